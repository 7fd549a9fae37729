"""Pictures follow the state: signs travel and end soon when a question comes; where motion is unwanted, outlines."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.web.player import Player

SOON = 150
# Every flight is kept with the time that it has left when it begins, and whether a question stands then.
WATCH = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    if (this.className === "flying") animation.ready.then(() => {
      const asked = document.querySelector("[data-prompt]") !== null;
      const { duration, endTime } = animation.effect.getComputedTiming();
      window.flights.push({ asked, duration, left: (endTime - animation.currentTime) / animation.playbackRate });
    });
    return animation;
  };
  window.trails = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) window.trails += node.className === "trail" ? 1 : 0;
    }
  }).observe(document, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_tokens_travel(browser: Browser, address: str, motion: Literal["no-preference", "reduce"]) -> None:
    player = Player(browser, address, "Mira", seed=11)
    player.page.emulate_media(reduced_motion=motion)
    player.page.add_init_script(f"({WATCH})()")
    player.open_table(2, seed="tokens travel")
    player.keep_opening()
    for _ in range(12):
        player.wait()
        player.choose(player.decide())
    player.wait()
    flights = player.page.evaluate("() => window.flights")
    if motion == "reduce":
        assert flights == []
        assert player.page.evaluate("() => window.trails") > 0
        expect(player.page.locator(".trail")).to_have_count(0)
    else:
        assert {flight["duration"] for flight in flights} == {260}
        assert any(flight["asked"] for flight in flights)
        assert all(flight["left"] <= SOON + 1 for flight in flights if flight["asked"])
    assert player.errors == []
    player.context.close()

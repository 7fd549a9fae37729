"""Whole games of Wingspan, played by clicking in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.player import PHONE, Player

INSIDE_A_POWER = {"accept", "tuck", "cache_die", "trade", "move", "repeat", "keep_bonus"}
"""Kinds of options that only a power offers."""


def finish(player: Player, pictures: Path | None, name: str) -> None:
    """The result page: everybody's total, and nothing that the page complained of."""
    expect(player.page.locator("main.result")).to_be_visible()
    expect(player.page.get_by_role("heading", name=re.compile("win", re.I)).first).to_be_visible()
    player.picture(pictures, name)
    assert player.errors == []


def test_two_seats_with_a_reload_in_the_middle_of_a_power(
    browser: Browser, address: str, pictures: Path | None
) -> None:
    ann = Player(browser, address, "Ann")
    ann.open_table(seats=2, seed="a reload in the middle")
    ann.picture(pictures, "draft")
    ann.keep_opening()
    reloads = 0

    def look(kind: str, words: str) -> None:
        nonlocal reloads
        options = ann.options()
        if reloads < 3 and not INSIDE_A_POWER.isdisjoint(options.values()):
            offered = list(options)
            ann.picture(pictures, f"power-{reloads}")
            ann.page.reload()
            ann.wait()
            assert list(ann.options()) == offered, "the same decision after a reload"
            reloads += 1

    clicks = ann.play_on(look)
    assert clicks > 26
    assert reloads > 0
    finish(ann, pictures, "result")


def test_four_seats_on_a_phone(browser: Browser, address: str, pictures: Path | None) -> None:
    ann = Player(browser, address, "Ann", PHONE, seed=2)
    ann.open_table(seats=4)
    ann.picture(pictures, "phone-draft")
    ann.keep_opening()
    shots = iter(("phone-turn-1", "phone-turn-2", "phone-turn-3"))
    clicks = 0

    def look(kind: str, words: str) -> None:
        nonlocal clicks
        clicks += 1
        if clicks % 40 == 5 and (name := next(shots, None)):
            ann.picture(pictures, name)
        wide = ann.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, "the page scrolls sideways"

    ann.play_on(look)
    finish(ann, pictures, "phone-result")


def test_two_browsers_at_one_table(browser: Browser, address: str, pictures: Path | None) -> None:
    ann = Player(browser, address, "Ann", seed=3)
    ben = Player(browser, address, "Ben", seed=4)
    (link,) = ann.open_table(seats=2, friends=1)
    ben.join(link)
    players = (ann, ben)
    for player in players:
        player.keep_opening()
    clicks = 0
    while not ann.over():
        asked = [player for player in players if player.asked()]
        if not asked:
            ann.page.evaluate("() => new Promise(requestAnimationFrame)")
            continue
        asked[0].choose(asked[0].decide())
        clicks += 1
        assert clicks < 4000
        if clicks == 60:
            ann.picture(pictures, "two-ann")
            ben.picture(pictures, "two-ben")
    finish(ann, pictures, "two-result")
    finish(ben, pictures, "two-result-ben")
    assert ann.page.locator("main.result").inner_text() != ""

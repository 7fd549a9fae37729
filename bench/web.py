"""Budgets of the web client, measured in Chromium: what the table loads, how soon it answers, how long it draws.

    VOLARY_BROWSER=$(command -v chromium) .venv/bin/python -m bench.web

Prints one JSON object. Budgets (docs/decisions): first load of the table at most 250 KB compressed, interactive within
1.5 s with the processor slowed four times, update to paint 50 ms, a full redraw of the table under 16 ms of script.
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.server.harness import Browser as Person
from tests.server.harness import Live, live
from tests.web.conftest import FLAGS
from tests.web.screens import Screen, act, greedy, opened, play_to

BUDGETS = {"loaded_kb": 250, "interactive_ms": 1500, "update_to_paint_ms": 50, "redraw_script_ms": 16}
RUNS = 5
SLOWED = 4
# The first option that can be chosen is painted: the second half of the animation frame after it was put on the page.
ANSWERABLE = """() => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role=option][aria-disabled=false]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.answerable = performance.now())));
  }).observe(document, { childList: true, subtree: true, attributes: true });
}"""
# A message arrives and the page is painted: from the socket's event to the second animation frame after it.
WATCH = """() => {
  window.updates = [];
  const property = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', { set(listener) {
    property.set.call(this, (event) => {
      const start = performance.now();
      listener.call(this, event);
      queueMicrotask(() => {
        const script = performance.now() - start;
        requestAnimationFrame(() => setTimeout(() => window.updates.push([script, performance.now() - start])));
      });
    });
  } });
}"""


def loaded_bytes(page: Page, path: str) -> int:
    """Bytes over the wire until the page at ``path`` is idle, headers left out."""
    session: CDPSession = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(path)
    page.wait_for_load_state("networkidle")
    return sum(sizes)


def interactive_ms(page: Page, path: str) -> float:
    """Milliseconds from navigation until an option that can be chosen is painted, with the processor slowed."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.add_init_script(f"({ANSWERABLE})()")
    page.goto(path)
    page.wait_for_function("() => window.answerable", polling=100)
    return float(page.evaluate("() => window.answerable"))


def updates(page: Page, server: Live, table: str, game: str) -> list[list[float]]:
    """Script and paint milliseconds of the updates that forty moves bring, of this seat and of the others."""
    page.add_init_script(f"({WATCH})()")
    page.goto(f"{server.address}/g/{table}")
    page.locator("[role=option][aria-disabled=false]").first.wait_for()
    for move in range(40):
        state = server.run(lambda: server.services.host.load(table).state)
        seat = int(state.deciders() & -state.deciders()).bit_length() - 1
        action = greedy(state, seat, move, game)
        server.run(lambda: act(server, table, seat, action, 10_000 + move))  # noqa: B023 - called at once
        page.wait_for_function("n => window.updates.length > n", arg=move)
    found: list[list[float]] = page.evaluate("() => window.updates")
    return found


def redraws(server: Live, browser: Browser, person: Person, screen: Screen, table: str) -> dict[str, Any]:
    """What the updates of the table take."""
    with opened(browser, person, screen, "/") as page:
        timed = updates(page, server, table, screen.game)
    return {
        "redraw_script_ms": round(statistics.median(each[0] for each in timed), 1),
        "update_to_paint_ms": round(statistics.median(each[1] for each in timed), 1),
        "updates": len(timed),
    }


def within(figures: dict[str, Any]) -> dict[str, Any]:
    return {**figures, "within": {name: figures[name] <= most for name, most in BUDGETS.items() if name in figures}}


def measure(server: Live, browser: Browser) -> dict[str, Any]:
    person = server.browser()
    screen = Screen("bench", 3, 190)
    table = play_to(server, person, screen)
    path = f"{server.address}/g/{table}"
    times = []
    for _ in range(RUNS):
        with opened(browser, person, screen, "/") as page:
            times.append(interactive_ms(page, path))
    with opened(browser, person, screen, "/favicon.svg") as page:
        size = loaded_bytes(page, path)
    figures = {"loaded_kb": round(size / 1024, 1), "interactive_ms": round(statistics.median(times))}
    land = Screen("bench", 4, 80, "place_tile", game="carcassonne")
    return {
        **within({**figures, **redraws(server, browser, person, screen, table)}),
        "carcassonne": within(redraws(server, browser, person, land, play_to(server, person, land))),
    }


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        live(Path(folder) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=os.environ["VOLARY_BROWSER"], args=FLAGS)
        print(json.dumps(measure(server, browser)))
        browser.close()


if __name__ == "__main__":
    main()

"""axe finds nothing serious on any page, in both themes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.builder import RULES, Builder
from tests.web.player import PHONE, Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD = {"serious", "critical"}


def violations(page: Page) -> list[str]:
    """What axe complains of, a line each: rule, place."""
    page.evaluate("() => document.fonts.ready")
    # The page's policy forbids foreign scripts; evaluated text is not bound by it.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run({resultTypes: ['violations']})")
    return [
        f"{v['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for v in found["violations"]
        if v["impact"] in BAD
        for node in v["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
def test_axe(browser: Browser, address: str, theme: str, size: tuple[int, int]) -> None:
    player = Player(browser, address, "Mira", size, seed=5)
    page = player.page
    settings = json.dumps({"theme": theme, "speed": "instant"})
    page.add_init_script(f"localStorage.setItem('volary.settings', {json.dumps(settings)})")
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(400)
        found[name] = violations(page)

    page.goto(address)
    look("start")
    page.goto(address + "/new")
    look("new")
    player.open_table(2)
    look("draft")
    player.keep_opening()
    player.wait()
    look("table")
    page.get_by_role("button", name="Menu", exact=True).click()
    look("menu")
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    look("settings")
    page.keyboard.press("Escape")
    player.play_on()
    look("result")
    assert {name: lines for name, lines in found.items() if lines} == {}
    player.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
def test_axe_at_the_carcassonne_table(browser: Browser, address: str, theme: str, size: tuple[int, int]) -> None:
    player = Builder(browser, address, "Mira", size, seed=5)
    page = player.page
    settings = json.dumps({"theme": theme, "speed": "instant"})
    page.add_init_script(f"localStorage.setItem('volary.settings', {json.dumps(settings)})")
    found: dict[str, list[str]] = {}
    player.open_table(2, seed="for all eyes", game="carcassonne", rules=RULES)
    player.play_on_to("place_tile")
    found["place"] = violations(page)
    page.get_by_role("button", name="Odds").click()
    player.page.locator("[role=option]").first.click()
    found["chosen, with odds"] = violations(page)
    page.get_by_role("button", name="Odds").click()
    player.play_on_to("fly")
    for overlay in ("Fields", "Open features"):
        page.get_by_role("button", name=overlay).click()
        found[f"flight, {overlay}"] = violations(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    found["menu"] = violations(page)
    assert {name: lines for name, lines in found.items() if lines} == {}
    player.context.close()

"""Whole games of Carcassonne with the Flying Machines, played by clicking in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.builder import RULES, Builder
from tests.web.player import PHONE
from tests.web.test_axe import violations

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def finish(player: Builder, pictures: Path | None, name: str) -> None:
    """The result page, a whole game behind it, and nothing that the page complained of."""
    page = player.page
    expect(page.locator("main.result")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("win", re.I)).first).to_be_visible()
    expect(page.get_by_role("img", name="The land, with its fields")).to_be_visible()
    player.picture(pictures, name)
    assert violations(page) == []
    assert player.errors == []
    assert {"place_tile", "place_figure", "fly"} <= set(player.said)
    assert {"deploy", "remove", "add_figure", "take_figure"} & set(player.said)


def test_two_seats_with_a_flight_and_a_crop_circle(browser: Browser, address: str, pictures: Path | None) -> None:
    ann = Builder(browser, address, "Ann")
    ann.open_table(seats=2, seed="over the hills", game="carcassonne", rules=RULES)
    ann.picture(pictures, "carcassonne")
    reloads = 0

    def look(kind: str, words: str) -> None:
        nonlocal reloads
        if kind == "fly" and reloads == 0:
            offered = list(ann.options())
            ann.page.reload()
            ann.wait()
            assert list(ann.options()) == offered, "the same decision after a reload"
            expect(ann.page.get_by_role("region", name="Where it can land")).to_be_visible()
            ann.picture(pictures, "carcassonne-flight")
            reloads += 1

    assert ann.play_on(look) > 40
    assert reloads == 1
    finish(ann, pictures, "carcassonne-result")


def test_two_seats_on_a_phone(browser: Browser, address: str, pictures: Path | None) -> None:
    ann = Builder(browser, address, "Ann", PHONE, seed=2)
    ann.open_table(seats=2, seed="over the river", game="carcassonne", rules=RULES)
    clicks = 0

    def look(kind: str, words: str) -> None:
        nonlocal clicks
        clicks += 1
        if clicks % 20 == 5:
            ann.picture(pictures, f"carcassonne-phone-{clicks}")
        assert ann.page.evaluate(SIDEWAYS) <= 0, "the page scrolls sideways"

    ann.play_on(look)
    finish(ann, pictures, "carcassonne-phone-result")


def test_keys_lay_a_tile_and_set_a_figure(browser: Browser, address: str) -> None:
    """B goes to a place, R turns, Enter confirms; figures have numbers; the aids have keys and can be off."""
    ann = Builder(browser, address, "Ann")
    ann.open_table(seats=2, seed="by keys", game="carcassonne")
    page = ann.page
    ann.play_on_to("place_tile")
    page.keyboard.press("b")
    legal = page.locator(".cell.legal:focus")
    expect(legal).to_have_count(1)
    page.keyboard.press("Enter")
    expect(legal).to_have_attribute("aria-selected", "true")
    page.keyboard.press("r")
    expect(legal).to_have_attribute("aria-selected", "true")
    before = page.locator(".tiles > svg").count()
    page.keyboard.press("Enter")
    expect(page.locator(".tiles > svg")).to_have_count(before + 1)
    ann.wait()
    assert "place_figure" in ann.options().values()
    page.keyboard.press("1")
    expect(page.locator("[role=option][aria-selected=true]")).to_have_count(1)
    expect(page.locator("[data-choice][aria-pressed=true]:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[role=option][aria-selected=true]")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Undo")).click()
    expect(page.locator(".tiles > svg")).to_have_count(before)

    for key, name in (("f", "Fields"), ("o", "Open features"), ("p", "Odds")):
        button = page.get_by_role("button", name=name, exact=True)
        page.keyboard.press(key)
        expect(button).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("checkbox", name=re.compile("^Purist")).check()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("button", name="Odds", exact=True)).to_have_count(0)
    page.reload()
    ann.wait()
    expect(page.get_by_role("button", name="Odds", exact=True)).to_have_count(0)
    assert ann.errors == []


def test_a_whole_turn_by_keys(browser: Browser, address: str) -> None:
    """Enter confirms wherever the focus is: on a silhouette, on the land, on an option; 1, B and C go there."""
    ann = Builder(browser, address, "Ann")
    ann.open_table(seats=2, seed="by keys", game="carcassonne")
    page = ann.page
    chosen = page.locator("[role=option][aria-selected=true]")

    def press(key: str, focused: str) -> None:
        page.keyboard.press(key)
        expect(page.locator(f"{focused}:focus")).to_have_count(1)

    def confirm() -> None:
        question = page.locator("[data-prompt]").get_attribute("data-prompt")
        expect(chosen).to_have_count(1)
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-prompt="{question}"]')).to_have_count(0)
        ann.wait()

    def lay() -> None:
        while "place_figure" not in ann.options().values():
            ann.play_on_to("place_tile")
            press("b", ".cell.legal")
            page.keyboard.press("Enter")
            confirm()

    lay()
    press("1", "[data-choice]")
    confirm()
    lay()
    press("1", "[data-choice]")
    press("b", "[role=gridcell]")
    confirm()
    lay()
    press("c", "[role=option]")
    page.keyboard.press("Enter")
    confirm()
    assert ann.errors == []


def test_a_main_button_keeps_its_colour_under_the_mouse(browser: Browser, address: str) -> None:
    ann = Builder(browser, address, "Ann")
    page = ann.page
    page.goto(address)
    button = page.locator("button.btn.main:enabled").first
    ground = button.evaluate("button => getComputedStyle(button).backgroundColor")
    button.hover()
    expect(button).to_have_css("background-color", ground)


def test_a_place_that_does_not_fit_says_why(browser: Browser, address: str) -> None:
    ann = Builder(browser, address, "Ann", seed=3)
    ann.open_table(seats=2, seed="why not", game="carcassonne")
    illegal: list[str] = []
    while not illegal:
        ann.play_on_to("place_tile")
        illegal = ann.places_in_sight(".cell.empty:not(.legal)")
        if not illegal:
            ann.choose(ann.decide())
    ann.page.locator(f'[data-cell="{illegal[0]}"]').click()
    expect(ann.page.get_by_role("group", name="Why not?").get_by_role("listitem").first).not_to_be_empty()
    assert ann.errors == []

"""A card can be read where it is decided about, and a click on one in hand selects it before it is played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import live
from tests.web.screens import DESKTOP, Screen, opened, play_to

MOMENT = Screen("cards", 2, 100)
CORNER = {"x": 12, "y": 12}


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """A turn on which two birds of the hand can be played, each in one place."""
    with live(tmp_path / "cards.db") as server:
        person = server.browser()
        table = play_to(server, person, MOMENT)
        with opened(browser, person, MOMENT, f"/g/{table}") as found:
            yield found


def test_the_whole_card_is_shown_beside_it(page: Page) -> None:
    page.locator(".tray-card").first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("If this bird is the rightmost in its row")
    page.mouse.move(*(n - 4 for n in DESKTOP))
    expect(tip).to_have_count(0)
    page.keyboard.press("h")
    page.locator(".hand-card").first.focus()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.locator(".hand-place .info").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_card_in_hand_is_selected_before_it_is_played(page: Page) -> None:
    question = page.get_by_role("region", name="Question")
    before = question.get_attribute("data-prompt")
    page.locator(".hand-card.legal").first.click(position=CORNER)
    menu = page.get_by_role("group", name="Which one?")
    expect(menu.get_by_role("button", name="Show card")).to_be_visible()
    assert question.get_attribute("data-prompt") == before
    expect(page.locator("[data-offer] .ghost")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-offer]")).to_have_count(0)
    page.locator(".hand-card.legal").first.click(position=CORNER)
    page.locator("[data-offer]").click()
    expect(question).not_to_have_attribute("data-prompt", before or "")


def test_a_place_offers_the_birds_that_fit(page: Page) -> None:
    page.locator(".slot.legal").first.click(position=CORNER)
    expect(page.get_by_role("group", name="Which one?").get_by_role("button", name="Play ")).to_have_count(2)


def test_a_double_click_answers_one_question(page: Page) -> None:
    question = page.get_by_role("region", name="Question")
    before = question.get_attribute("data-prompt")
    option = page.locator("[role=option][data-words='draw cards']")
    option.scroll_into_view_if_needed()
    box = option.bounding_box()
    assert box is not None
    at = box["x"] + 40, box["y"] + box["height"] / 2
    page.mouse.click(*at)
    expect(question).not_to_have_attribute("data-prompt", before or "")
    expect(page.locator("[role=option][aria-disabled=false]").first).to_be_visible()
    asked = question.get_attribute("data-prompt")
    assert asked
    # The option that lies there now is not answered by the second half of the click, but by a click of its own.
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    assert question.get_attribute("data-prompt") == asked
    expect(page.locator("[role=option][aria-disabled=false]").first).to_be_visible()
    page.mouse.click(*at)
    expect(question).not_to_have_attribute("data-prompt", asked)

"""A whole game without a pointer, and the shortcuts on the way."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.web.player import ASKED, RESULT, Player

MOST_STEPS = 4000
STEADY = 160
"""Milliseconds that a question must have stood before a key answers it."""


def tab_to(page: Page, selector: str, most: int = 80) -> None:
    """Press Tab until what has the focus fits."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def open_by_keyboard(player: Player) -> None:
    page = player.page
    page.goto(player.address)
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    tab_to(page, ".quick input")
    page.keyboard.type(player.name)
    tab_to(page, ".quick .btn")
    page.keyboard.press("Enter")
    player.wait_for_table()


def draft_by_keyboard(page: Page) -> None:
    """Keep two birds, give back two foods, take the first bonus card."""
    for _ in range(2):
        tab_to(page, ".keep[aria-pressed=false]")
        page.keyboard.press("Space")
    for _ in range(2):
        tab_to(page, ".food[aria-pressed=true]")
        page.keyboard.press("Space")
    tab_to(page, ".bonus")
    page.keyboard.press("Space")
    tab_to(page, ".btn.main:enabled", 200)
    page.keyboard.press("Enter")


def answer(player: Player) -> str:
    """Answer one question by keys: a number for an action, else the list."""
    page = player.page
    page.wait_for_timeout(STEADY)
    words = player.decide()
    keys = {"gain food": "2", "lay eggs": "3", "draw cards": "4"}
    if words in keys:
        page.keyboard.press(keys[words])
        return words
    page.keyboard.press("o")
    page.wait_for_function("() => document.activeElement?.getAttribute('role') === 'option'")
    page.keyboard.press("Home")
    listed = page.eval_on_selector_all(ASKED, "all => all.map(o => o.dataset.words)")
    for _ in range(listed.index(words)):
        page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement?.dataset.words") == words
    page.keyboard.press("Enter")
    return words


def test_a_whole_game_by_keyboard(browser: Browser, address: str) -> None:
    player = Player(browser, address, "Mira", seed=7)
    page = player.page
    open_by_keyboard(player)
    draft_by_keyboard(page)
    undone = 0
    for _ in range(MOST_STEPS):
        player.wait()
        if not player.asked():
            break
        question = page.locator("[data-prompt]").get_attribute("data-prompt")
        words = answer(player)
        page.wait_for_function(
            "id => document.querySelector('[aria-label=Question]')?.dataset.prompt !== id", arg=question, timeout=8000
        )
        if undone < 2 and words == "lay eggs" and page.locator("button.undo").count():
            page.wait_for_timeout(STEADY)
            page.keyboard.press("u")
            undone += 1
    else:
        raise AssertionError("the game is not over")
    expect(page.locator(RESULT)).to_be_visible()
    assert player.errors == []
    player.context.close()


def test_keys_reach_every_part(browser: Browser, address: str) -> None:
    player = Player(browser, address, "Ana", seed=3)
    page = player.page
    player.open_table(2)
    player.keep_opening()
    player.wait()
    places = ("hand", "tray", "feeder", "goals", "bonus", "log")
    keys = {place[0]: place for place in places} | {"a": "mat", "o": "options"}
    for key, place in keys.items():
        page.keyboard.press(key)
        page.wait_for_function(
            "place => document.activeElement?.closest(`[data-place=${place}]`) !== null", arg=place, timeout=3000
        )
    page.keyboard.press("a")
    page.wait_for_function("() => document.activeElement?.classList.contains('action')")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert "slot-0-5" in str(page.evaluate("() => document.activeElement?.dataset.testid"))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert player.errors == []
    player.context.close()

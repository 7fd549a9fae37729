"""Every screen in every size, language and theme: nothing cut off, nothing sideways, too small or too faint.

A screen is opened once; its window, language and theme are then changed in place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Browser as Person
from tests.server.harness import Live, live
from tests.web.screens import (
    DESKTOP,
    LANDSCAPE,
    LARGE,
    NARROW,
    PHONE,
    SMALL,
    TABLET,
    Screen,
    opened,
    play_to,
)

Size = tuple[int, int]
CHECK = (Path(__file__).parent / "page_check.js").read_text(encoding="utf-8")
PHONES = (PHONE, NARROW, LANDSCAPE)
SIZES = (DESKTOP, SMALL, LARGE, TABLET, *PHONES)
DARK_SIZES = (DESKTOP, PHONE)
STRETCHED = "stretched"
"""German with every word longer by 40 %."""
LANGUAGES = (STRETCHED, "en", "de", "es", "ja")

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What another window of the browser would do; ``lang`` is written once the words are there.
SPEAK = """([language, stretch]) => new Promise((done) => {
  new MutationObserver(done).observe(document.documentElement, { attributeFilter: ["lang"] });
  localStorage.setItem("volary.language", language);
  localStorage.setItem("volary.stretch", stretch);
  dispatchEvent(new StorageEvent("storage", { key: "volary.language" }));
}).then(() => null)"""


@dataclass(frozen=True)
class Shown:
    """A screen: the moment of a table or a path, and what is done there to see it."""

    place: Screen | str
    reach: Callable[[Page], None] = lambda page: None
    sizes: tuple[Size, ...] = SIZES


def card_sheet(page: Page) -> None:
    page.get_by_test_id("slot-0-0").focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()


def dialog(button: str) -> Callable[[Page], None]:
    def open_it(page: Page) -> None:
        resize(page, DESKTOP)
        page.get_by_role("button", name=button, exact=True).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return open_it


def tab(name: str) -> Callable[[Page], None]:
    def choose(page: Page) -> None:
        resize(page, PHONE)
        page.get_by_role("tab", name=name).click()

    return choose


DRAFT = Screen("draft", 2, 0, "draft")
TWO = Screen("two", 2, 130)
FIVE = Screen("five", 5, 400)
LAYING = Screen("laying", 3, 190, "lay_egg")
RESULT = Screen("result", 3, 9999, "")
JOIN = "join"

SHOWN = {
    "start": Shown("/"),
    "new": Shown("/new"),
    "join": Shown(JOIN),
    "guide": Shown("/cards"),
    "card": Shown("/cards/black-bellied-whistling-duck"),
    "rules": Shown("/rules"),
    "draft": Shown(DRAFT),
    "table-2": Shown(TWO),
    "table-5": Shown(FIVE),
    "laying": Shown(LAYING),
    "sheet": Shown(LAYING, card_sheet),
    "settings": Shown(TWO, dialog("Settings")),
    "keys": Shown(TWO, dialog("Keys")),
    "menu": Shown(TWO, dialog("Menu")),
    "tab-hand": Shown(TWO, tab("Hand"), PHONES),
    "tab-table": Shown(FIVE, tab("Table"), PHONES),
    "tab-players": Shown(FIVE, tab("Players"), PHONES),
    "tab-log": Shown(FIVE, tab("Log"), PHONES),
    "result": Shown(RESULT),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("pages") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def person(server: Live) -> Person:
    return server.browser()


@pytest.fixture(scope="module")
def address(server: Live, person: Person) -> Callable[[Screen | str], str]:
    """Where a place is; each table is played once."""
    known: dict[Screen | str, str] = {}

    def find(place: Screen | str) -> str:
        if isinstance(place, Screen):
            return f"/g/{play_to(server, person, place)}"
        return str(server.browser().create(game="wingspan")["links"][0]["path"]) if place == JOIN else place

    def address_of(place: Screen | str) -> str:
        if place not in known:
            known[place] = find(place)
        return known[place]

    return address_of


def resize(page: Page, size: Size) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


def speak(page: Page, language: str) -> None:
    spoken, stretch = ("de", "140") if language == STRETCHED else (language, "100")
    page.evaluate(SPEAK, [spoken, stretch])


def darken(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")


def faults(page: Page, size: Size, looks: str) -> list[str]:
    found = page.evaluate(CHECK, {"touch": size in PHONES})
    return [f"{size[0]}x{size[1]} {looks}: {fault}" for fault in found]


def looked_over(page: Page, sizes: Iterable[Size]) -> Iterator[str]:
    """What is wrong, light in every language and dark in English."""
    for size in sizes:
        resize(page, size)
        for language in LANGUAGES:
            speak(page, language)
            yield from faults(page, size, language)
    speak(page, "en")
    darken(page)
    for size in DARK_SIZES:
        if size in sizes:
            resize(page, size)
            yield from faults(page, size, "dark")


@pytest.mark.parametrize("name", SHOWN)
def test_nothing_is_cut_off(
    browser: Browser, person: Person, address: Callable[[Screen | str], str], name: str
) -> None:
    shown = SHOWN[name]
    visitor = Person(person.address) if shown.place == JOIN else person
    with opened(browser, visitor, Screen(name, size=PHONE), address(shown.place)) as page:
        page.locator("main").first.wait_for()
        shown.reach(page)
        found = list(looked_over(page, shown.sizes))
    assert not found, "\n".join(found)

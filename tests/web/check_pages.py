"""Every page in every size, language and theme: nothing cut off, nothing sideways, nothing too small or too faint."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

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

CHECK = (Path(__file__).parent / "page_check.js").read_text(encoding="utf-8")
SIZES = (DESKTOP, SMALL, LARGE, TABLET, PHONE, NARROW, LANDSCAPE)
TOUCH = (PHONE, NARROW, LANDSCAPE)
STRETCHED = "stretched"
LANGUAGES = ("en", "de", "es", "ja", STRETCHED)
MOMENTS = {
    "draft": Screen("draft", 2, 0, "draft"),
    "table": Screen("table", 3, 190, "lay_egg"),
    "table-5": Screen("table-5", 5, 400, "action"),
    "result": Screen("result", 3, 9999, ""),
}
PAGES = ("/", "/new", "/cards", "/cards/black-bellied-whistling-duck", "/rules")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("pages") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def person(server: Live) -> Person:
    return server.browser()


@pytest.fixture(scope="module")
def tables(server: Live, person: Person) -> dict[str, str]:
    """The address of a table at each moment."""
    return {name: f"/g/{play_to(server, person, screen)}" for name, screen in MOMENTS.items()}


def faults(page: Page) -> list[str]:
    """What is wrong at each size, the size first."""
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        touch = (width, height) in TOUCH
        found += [f"{width}x{height}: {fault}" for fault in page.evaluate(CHECK, {"touch": touch})]
    return found


def checked(browser: Browser, person: Person, path: str, language: str, dark: bool) -> list[str]:
    screen = Screen("check", language="de" if language == STRETCHED else language, dark=dark, size=PHONE)
    with opened(browser, person, screen, "/new") as page:
        if language == STRETCHED:
            page.evaluate("() => localStorage.setItem('volary.stretch', '140')")
        page.goto(person.address + path)
        page.wait_for_load_state("networkidle")
        page.locator("main").first.wait_for()
        return faults(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MOMENTS)
def test_tables(browser: Browser, person: Person, tables: dict[str, str], name: str, language: str) -> None:
    assert checked(browser, person, tables[name], language, dark=False) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_pages(browser: Browser, person: Person, path: str, language: str) -> None:
    assert checked(browser, person, path, language, dark=False) == []


@pytest.mark.parametrize("name", [*MOMENTS, *PAGES])
def test_dark(browser: Browser, person: Person, tables: dict[str, str], name: str) -> None:
    assert checked(browser, person, tables.get(name, name), "en", dark=True) == []

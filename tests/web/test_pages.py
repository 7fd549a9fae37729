"""Every screen in every size, language and theme: nothing cut off, nothing sideways, too small or too faint.

A screen is opened once; its window, language and theme are then changed in place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.server.harness import live
from tests.web.screens import DESKTOP, PHONE, PHONES, SHOWN, Places, Size, paint, reached, resize, speak

CHECK = (Path(__file__).parent / "page_check.js").read_text(encoding="utf-8")
LANGUAGES = {"stretched": ("de", 140), "en": ("en", 100), "de": ("de", 100), "es": ("es", 100), "ja": ("ja", 100)}
"""What is spoken, and how long its words are in per cent."""


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    with live(tmp_path_factory.mktemp("pages") / "tables.db") as server:
        yield Places(server)


def faults(page: Page, size: Size, looks: str) -> list[str]:
    found = page.evaluate(CHECK, {"touch": size in PHONES})
    return [f"{size[0]}x{size[1]} {looks}: {fault}" for fault in found]


def looked_over(page: Page, sizes: Iterable[Size]) -> Iterator[str]:
    """What is wrong, light in every language and dark in English."""
    for size in sizes:
        resize(page, size)
        for name, (language, stretch) in LANGUAGES.items():
            speak(page, language, stretch)
            yield from faults(page, size, name)
    speak(page, "en")
    paint(page, "dark")
    for size in (DESKTOP, PHONE):
        if size in sizes:
            resize(page, size)
            yield from faults(page, size, "dark")


@pytest.mark.parametrize("name", SHOWN)
def test_nothing_is_cut_off(browser: Browser, places: Places, name: str) -> None:
    shown = SHOWN[name]
    with reached(browser, places, shown) as page:
        found = list(looked_over(page, shown.sizes))
    assert not found, "\n".join(found)

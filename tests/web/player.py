"""A person at the page: finds everything by role and name, decides by simple habits, clicks."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

DESKTOP = (1440, 900)
PHONE = (390, 844)
FEW = 4000
"""Clicks after which a game must be over."""
HABITS = ["play", "accept", "react", "take", "cache", "lay", "gain", "draw", "pay", "tuck", "convert", "keep", "pick"]
"""First words of options, dearest first; what is not here (stop, decline, reroll, pass) comes last."""
ASKED = "[role=option][aria-disabled=false]"
RESULT = "main.result"


class Player:
    """One browser at a table. ``errors`` collects what the page complains of."""

    def __init__(
        self, browser: Browser, address: str, name: str, size: tuple[int, int] = DESKTOP, seed: int = 1
    ) -> None:
        width, height = size
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=size == PHONE, locale="en-GB"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.address = address
        self.name = name
        self.rng = random.Random(seed)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)

    def picture(self, folder: Path | None, name: str) -> None:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=folder / f"{name}.png")

    # -- coming to a table ----------------------------------------------------------------------------------------

    def open_table(
        self, seats: int, friends: int = 0, seed: str = "", game: str = "", rules: dict[str, str] | None = None
    ) -> list[str]:
        """Make a table from the start page: me, then friends, then bots. Returns the invitation links.

        ``rules``: what is pressed for options of the game, both by name.
        """
        page = self.page
        page.goto(self.address)
        page.get_by_role("link", name=re.compile("new", re.I)).first.click()
        page.get_by_role("textbox", name="Your name").fill(self.name)
        if game:
            page.get_by_role("group", name="Game").get_by_role("button", name=re.compile(game, re.I)).click()
        for option, value in (rules or {}).items():
            page.get_by_role("group", name=re.compile(f"^{option}")).get_by_role("button", name=value).click()
        count = page.get_by_role("group", name="Number of players")
        count.get_by_role("button", name=str(seats), exact=True).click()
        for seat in range(2, 2 + friends):
            page.get_by_role("group", name=f"Seat {seat}", exact=True).get_by_role("button", name="Friend").click()
        if seed:
            page.locator("summary").last.click()
            page.get_by_role("textbox", name="Seed").fill(seed)
        page.get_by_role("button", name=re.compile("^Start")).click()
        if not friends:
            self.wait_for_table()
            return []
        links = page.get_by_role("textbox", name=re.compile("^Link for seat"))
        expect(links).to_have_count(friends)
        found = [links.nth(i).input_value() for i in range(friends)]
        page.get_by_role("link", name=re.compile("table", re.I)).last.click()
        self.wait_for_table()
        return found

    def join(self, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_role("textbox", name="Your name").fill(self.name)
        self.page.get_by_role("button", name="Take the seat").click()
        self.wait_for_table()

    def wait_for_table(self) -> None:
        expect(self.page.get_by_role("button", name="Confirm").first).to_be_visible()

    # -- playing --------------------------------------------------------------------------------------------------

    def keep_opening(self) -> None:
        """Keep two birds and three foods, and the first bonus card."""
        for region, wanted in (("Birds", 2), ("Food", 3), ("Bonus card", 1)):
            press(self.page.get_by_role("region", name=region, exact=True), wanted)
        self.page.get_by_role("button", name="Confirm").first.click()

    def asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def over(self) -> bool:
        return self.page.locator(RESULT).count() > 0

    def wait(self) -> None:
        """Until this seat is asked or the game is over."""
        expect(self.page.locator(f"{ASKED}, {RESULT}").first).to_be_visible(timeout=30_000)

    def options(self) -> dict[str, str]:
        """Words of the options with their kinds, in order."""
        pairs = self.page.eval_on_selector_all(ASKED, "all => all.map(o => [o.dataset.words, o.dataset.kind])")
        return dict(pairs)

    def decide(self) -> str:
        """Words of the option that habit prefers; the rest is up to the dice of this player."""
        words = list(self.options())
        rank = {habit: n for n, habit in enumerate(HABITS)}
        rows = [w for w in words if w in ("gain food", "lay eggs", "draw cards")]
        plays = [w for w in words if w.startswith("play ")]
        if rows and not plays:
            return self.rng.choice(rows)
        best = min(rank.get(w.split()[0].split("-")[0], 99) for w in words)
        return self.rng.choice([w for w in words if rank.get(w.split()[0].split("-")[0], 99) == best])

    def choose(self, words: str) -> None:
        """Click the option: on the table where it lies in the open, else in the list."""
        pieces = self.page.locator(f'[data-words="{words}"]:not([role=option]):visible')
        if pieces.count() and self.rng.random() < 0.5:
            # A bird is clicked in the hand or at its place. Near the corner: cards of a large hand lie over each other.
            piece = pieces.nth(self.rng.randrange(pieces.count()))
            asks = piece.get_attribute("data-asks") is not None
            piece.click(position={"x": 12, "y": 12})
            if asks:
                self.answer_menu(words)
        else:
            option = self.page.locator(f'[role=option][data-words="{words}"]')
            option.scroll_into_view_if_needed()
            option.click()

    def answer_menu(self, words: str) -> None:
        """The piece asks before it plays: by its menu, or on the place that takes the selected card."""
        places = self.page.locator("[data-offer]:visible")
        if places.count() and self.rng.random() < 0.5:
            places.first.click(position={"x": 12, "y": 12})
        else:
            self.page.locator(f'.popup [data-words="{words}"]').click()

    def play_on(self, before: Callable[[str, str], None] | None = None) -> int:
        """Play until the game is over; returns the number of clicks. ``before`` is told kind and words of each."""
        for clicks in range(FEW):
            self.wait()
            if not self.asked():
                return clicks
            words = self.decide()
            if before is not None:
                before(self.options()[words], words)
            self.choose(words)
        raise AssertionError(f"the game is not over after {FEW} clicks")


def press(region: Locator, wanted: int) -> None:
    """Press toggle buttons of a region until exactly the first ``wanted`` are pressed."""
    buttons = region.locator("button[aria-pressed]")
    for i in range(buttons.count()):
        button = buttons.nth(i)
        if (button.get_attribute("aria-pressed") == "true") != (i < wanted):
            button.click()

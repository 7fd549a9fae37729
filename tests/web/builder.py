"""A person at the Carcassonne table: lays what is drawn, flies where a machine allows it, confirms by the button."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, expect

from tests.web.player import DESKTOP, FEW, Player

IN_SIGHT = """places => places.filter(place => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return place.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map(place => place.dataset.cell)"""
RULES = {"Crop circles": "all six", "Abbot and gardens": "yes"}


class Builder(Player):
    """``said`` collects the kinds of all options that were taken."""

    def __init__(
        self, browser: Browser, address: str, name: str, size: tuple[int, int] = DESKTOP, seed: int = 1
    ) -> None:
        super().__init__(browser, address, name, size, seed)
        self.said: list[str] = []

    def decide(self) -> str:
        """A flight where there is one, else any option but passing, most of the time."""
        options = self.options()
        flights = [words for words, kind in options.items() if kind == "fly"]
        if flights:
            return self.rng.choice(flights)
        real = [words for words, kind in options.items() if kind != "pass"]
        return self.rng.choice(real if self.rng.random() < 0.9 else list(options))

    def confirm(self) -> Locator:
        return self.page.locator("button.confirm:visible")

    def choose(self, words: str) -> None:
        kind = self.options()[words]
        self.said.append(kind)
        if kind in ("pass", "deploy", "remove"):
            self.page.locator(f'button[data-words="{words}"]:visible').click()
            return
        if kind != "place_tile" or not self.lay_on_the_land():
            option = self.page.locator(f'[role=option][data-words="{words}"]')
            option.scroll_into_view_if_needed()
            option.click()
        self.confirm().click()

    def lay_on_the_land(self) -> bool:
        """Click a place that is in sight, now and then turn the tile; False where none is in sight."""
        places = self.places_in_sight(".cell.legal")
        if not places:
            return False
        place = self.page.locator(f'[data-cell="{self.rng.choice(places)}"]')
        place.click()
        expect(place).to_have_attribute("aria-selected", "true")
        if self.rng.random() < 0.3:
            self.page.get_by_role("button", name=re.compile("^Turn the tile:")).click()
        return True

    def places_in_sight(self, selector: str) -> list[str]:
        """The places that a click on their middle would meet."""
        return list(self.page.eval_on_selector_all(selector, IN_SIGHT))

    def play_on_to(self, kind: str) -> None:
        """Play until an option of this kind is offered."""
        for _ in range(FEW):
            self.wait()
            assert not self.over(), f"the game ends without {kind}"
            if kind in self.options().values():
                return
            self.choose(self.decide())

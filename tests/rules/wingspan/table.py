"""A table to play rules tests at: positions and moves by names, and every change on it as one dictionary.

A change is what lies where: ``{"A food seed": 1, "feeder seed": -1, "outside seed": 1}``. The whole table is compared,
so an expectation also says that nothing else has happened.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import volary.games  # noqa: F401
from volary.core.events import Sink
from volary.wingspan.ids import FACE_NAMES, FOOD_NAMES, HABITAT_NAMES
from volary.wingspan.labels import prompt_kind
from volary.wingspan.position import build
from volary.wingspan.state import CACHE_BITS, CACHE_MASK, WingspanState
from volary.wingspan.tables import BIRDS, BONUS

ROWS = ("forest", "grassland", "wetland")
FOODS = ("invertebrate", "seed", "fish", "fruit", "rodent")
ROW_ACTIONS = {"forest": "gain food", "grassland": "lay eggs", "wetland": "draw cards"}
Changes = dict[str, int]


class Printed(NamedTuple):
    """What is printed on a bird, from other sources than the game's data."""

    colour: str
    points: int
    nest: str
    eggs: int
    wingspan: int
    habitats: tuple[str, ...]
    cost: tuple[str, ...]
    either: bool
    symbols: tuple[str, ...]


def read_printed() -> dict[str, Printed]:
    facts = {}
    for line in (Path(__file__).parent / "printed.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        bird, colour, points, nest, eggs, wingspan, habitats, cost, symbols = line.split()
        facts[bird] = Printed(
            colour,
            int(points),
            nest,
            int(eggs),
            int(wingspan),
            tuple(habitats.split(",")),
            () if cost == "-" else tuple(cost.replace("/", "+").split("+")),
            "/" in cost,
            () if symbols == "-" else tuple(symbols.split(",")),
        )
    return facts


PRINTED = read_printed()


def name_of(card: int) -> str:
    return str(BIRDS[card]["id"])


class Table:
    """A position being played. Moves are ``A: gain food``; each must be offered and keep the table sound."""

    def __init__(self, script: dict[str, list[str]] | None = None, **position: Any) -> None:
        self.state: WingspanState = build({"position": {"seats": 3} | position, "script": script or {}})
        assert self.state.check() == []
        self.mark()

    def mark(self) -> None:
        """``changes`` counts from here."""
        self.before = self.lying()

    def asked(self) -> tuple[str, str]:
        """Who is asked, and with which kind of prompt; ("", "over") at the end."""
        for seat in range(self.state.seats):
            if self.state.deciders() >> seat & 1:
                return "ABCDE"[seat], prompt_kind(self.state, self.state.top)
        return "", "over"

    def offered(self) -> dict[str, int]:
        """The options of the first seat that is asked: words and actions."""
        letter, _ = self.asked()
        seat = "ABCDE".index(letter)
        return {self.state.label(seat, action)["words"]: action for action in self.state.legal_actions(seat)}

    def options(self) -> set[str]:
        return set(self.offered())

    def do(self, *moves: str) -> Table:
        for move in moves:
            letter, words = move.split(": ")
            asked, kind = self.asked()
            assert letter == asked, f"{move}: {asked} is asked for {kind}"
            offered = self.offered()
            assert words in offered, f"{move}: there are {', '.join(offered)}"
            self.state.apply_checked("ABCDE".index(letter), offered[words], Sink())
            assert self.state.check() == [], move
        return self

    def take_nothing(self) -> Table:
        """Leave the benefit of a row action and its conversion; brown powers come next."""
        while True:
            letter, kind = self.asked()
            if kind in ("take_die", "lay_egg", "draw_card") and "stop" in self.options():
                self.do(f"{letter}: stop")
            elif kind == "convert":
                self.do(f"{letter}: decline")
            else:
                return self

    def refuse(self) -> Table:
        """Decline everything that may be declined until a turn begins."""
        while True:
            letter, kind = self.asked()
            if kind in ("action", "over"):
                return self
            self.do(f"{letter}: {(self.options() & {'decline', 'pass', 'stop'}).pop()}")

    def lying(self) -> Counter[str]:
        """What lies where, by names."""
        s = self.state
        lies: Counter[str] = Counter()
        for face, n in enumerate(s.feeder):
            lies[f"feeder {FACE_NAMES[face]}"] += int(n)
        for face, n in enumerate(s.outside):
            lies[f"outside {FACE_NAMES[face]}"] += int(n)
        lies["deck"] = len(s.deck)
        lies["bonus deck"] = len(s.bonus_deck)
        lies.update(f"discard {name_of(card)}" for card in s.discard)
        lies.update(f"tray {name_of(card)}" for card in s.tray if card >= 0)
        lies.update(f"pool {name_of(card)}" for card in s.pool)
        for seat, p in enumerate(s.players):
            letter = "ABCDE"[seat]
            lies.update({f"{letter} food {FOOD_NAMES[k]}": int(p.food[k]) for k in range(5)})
            lies.update(f"{letter} hand {name_of(card)}" for card in p.hand)
            lies.update(f"{letter} bonus {BONUS[b]['id']}" for b in p.bonus)
            lies.update(f"{letter} refused {BONUS[b]['id']}" for b in p.bonus_refused)
            lies[f"{letter} debt"] = int(p.debt)
            for slot, card in enumerate(p.birds):
                if card >= 0:
                    bird = name_of(card)
                    lies[f"{letter} {HABITAT_NAMES[slot // 5]} {slot % 5 + 1} {bird}"] = 1
                    lies[f"{letter} eggs {bird}"] = int(p.eggs[slot])
                    lies[f"{letter} tucked {bird}"] = int(p.tucked[slot])
                    for k in range(5):
                        lies[f"{letter} cached {bird} {FOOD_NAMES[k]}"] = int(
                            p.cached[slot] >> CACHE_BITS * k & CACHE_MASK
                        )
        return lies

    def changes(self) -> Changes:
        now = self.lying()
        return {key: now[key] - self.before[key] for key in sorted(now | self.before) if now[key] != self.before[key]}

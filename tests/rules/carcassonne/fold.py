"""Events folded over an empty table: what a client could know that keeps no state of its own but the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from volary.core.events import EventMessage

PARTS = {1: "roads", 2: "cities", 3: "cloisters", 4: "gardens", 5: "fields"}


class Fold:
    """The table that the events so far make."""

    def __init__(self, seats: int) -> None:
        self.tiles: list[tuple[int, int, int, int]] = []
        self.figures: Counter[tuple[int, int, int, int]] = Counter()
        self.points: Counter[tuple[int, str]] = Counter()
        self.removed: list[int] = []
        self.seats = seats
        self.active = -1
        self.turn = 0
        self.drawn = -1
        self.points_before_end: list[int] = []

    def take(self, events: Iterable[EventMessage]) -> None:
        for event in events:
            self.one(event["kind"], event["seat"], event["args"])

    def one(self, kind: str, seat: int, args: dict[str, int]) -> None:
        if kind == "start_tile":
            self.tiles.append((args["tile"], args["place"], 0, -1))
        elif kind == "turn_begun":
            self.active, self.turn = seat, args["turn"]
        elif kind == "tile_drawn":
            self.drawn = args["tile"]
        elif kind == "tile_removed":
            self.removed.append(self.drawn)
            self.drawn = -1
        elif kind == "tile_placed":
            self.tiles.append((args["tile"], args["place"], args["turn"], seat))
            self.drawn = -1
        elif kind in ("figure_placed", "landed", "figure_added"):
            self.figures[seat, args["figure"], args["place"], args["segment"]] += 1
        elif kind in ("figure_returned", "figure_taken"):
            self.figures[seat, args["figure"], args["place"], args["segment"]] -= 1
        elif kind == "called_back":
            self.figures[seat, 1, args["place"], args["segment"]] -= 1
        elif kind == "scored":
            self.points[seat, PARTS[args["feature"]]] += args["points"]
        elif kind == "game_ended":
            self.points_before_end = [self.total(each) for each in range(self.seats)]

    def total(self, seat: int) -> int:
        return sum(points for (who, _), points in self.points.items() if who == seat)

    def as_view(self) -> dict[str, Any]:
        return {
            "tiles": self.tiles,
            "figures": +self.figures,
            "points": +self.points,
            "removed": self.removed,
            "active": self.active,
            "turn": self.turn,
            "drawn": self.drawn,
        }

    @staticmethod
    def of_view(view: dict[str, Any]) -> dict[str, Any]:
        """The same parts of a view."""
        places = [(tile["y"] + 128) * 1024 + tile["x"] + 128 for tile in view["tiles"]]
        return {
            "tiles": [
                (tile["kind"], place, tile["turn"], tile["seat"])
                for tile, place in zip(view["tiles"], places, strict=True)
            ],
            "figures": Counter((f["seat"], f["figure"], places[f["tile"]], f["segment"]) for f in view["figures"]),
            "points": +Counter(
                {(s["seat"], part["key"]): part["points"] for s in view["seats"] for part in s["score"]["parts"]}
            ),
            "removed": view["removed"],
            "active": view["active"],
            "turn": view["turn"],
            "drawn": view["drawn"],
        }

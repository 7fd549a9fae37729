"""A slow recount of a Carcassonne table by other means: from the sides of the tiles in data/tiles.json and a walk over
half-edges, with nothing of the engine's tables, rings or numbers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[3] / "src" / "volary" / "carcassonne" / "data" / "tiles.json"
RECORDS: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))
BY_ID = {record["id"]: record for record in RECORDS}
# As in view_types.py: kinds are numbered as in the file, the copies with a garden behind.
IDS = [record["id"] for record in RECORDS]
IDS += [f"{record['id']}-garden" for record in RECORDS if record["garden_copies"]]
COMPASS = "NESW"
BEYOND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]
AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
ROAD, CITY, CLOISTER, GARDEN, FIELD = 1, 2, 3, 4, 5

Piece = tuple[int, int]
"""A segment on the table: index of its tile, and its number on the tile."""


def opposite(side: str) -> str:
    return COMPASS[(COMPASS.index(side) + 2) % 4]


class Segment:
    """A segment of a tile as it lies: its sides, or its half-edges for a field."""

    def __init__(self, kind: int, sides: set[str], pennants: int = 0, cities: frozenset[int] = frozenset()) -> None:
        self.kind = kind
        self.sides = sides
        self.pennants = pennants
        self.cities = cities


def segments(tile: dict[str, Any]) -> list[Segment]:
    """The segments of a tile of a view, turned as it lies."""
    name = IDS[tile["kind"]]
    record = BY_ID[name.removesuffix("-garden")]
    turn = tile["turn"]

    def side(each: str) -> str:
        return COMPASS[(COMPASS.index(each) + turn) % 4]

    def half(each: str) -> str:
        return HALVES[(HALVES.index(each) + 2 * turn) % 8]

    found = [Segment(CITY, {side(each) for each in city["sides"]}, city["pennants"]) for city in record["cities"]]
    found += [Segment(ROAD, {side(each) for each in road["sides"]}) for road in record["roads"]]
    found += [
        Segment(FIELD, {half(each) for each in field["half_edges"]}, 0, frozenset(field["cities"]))
        for field in record["fields"]
    ]
    if record["cloister"]:
        found.append(Segment(CLOISTER, set()))
    if name.endswith("-garden"):
        found.append(Segment(GARDEN, set()))
    return found


class Recount:
    """The table of a view, counted afresh."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.tiles = view["tiles"]
        self.at = {(tile["x"], tile["y"]): i for i, tile in enumerate(self.tiles)}
        self.segments = [segments(tile) for tile in self.tiles]
        self.pieces = [(i, k) for i, each in enumerate(self.segments) for k in range(len(each))]
        self.features = list(self.grouped())
        self.feature_of = {piece: n for n, group in enumerate(self.features) for piece in group}

    def beyond(self, tile: int, side: str) -> int | None:
        """The tile behind a side."""
        dx, dy = BEYOND[side]
        return self.at.get((self.tiles[tile]["x"] + dx, self.tiles[tile]["y"] + dy))

    def touching(self, piece: Piece) -> Iterator[Piece]:
        """Pieces of the same kind that lie against a piece. The left half of a side meets the other's right half."""
        tile, number = piece
        own = self.segments[tile][number]
        for mark in own.sides:
            other = self.beyond(tile, mark[0])
            if other is not None:
                facing = opposite(mark[0]) + ("" if len(mark) == 1 else "R" if mark[1] == "L" else "L")
                yield from (
                    (other, k)
                    for k, each in enumerate(self.segments[other])
                    if each.kind == own.kind and facing in each.sides
                )

    def grouped(self) -> Iterator[set[Piece]]:
        left = set(self.pieces)
        while left:
            group: set[Piece] = set()
            todo = [min(left)]
            while todo:
                piece = todo.pop()
                if piece not in group:
                    group.add(piece)
                    todo += self.touching(piece)
            left -= group
            yield group

    # -- numbers of a feature -----------------------------------------------------------------------------------------

    def kind(self, group: set[Piece]) -> int:
        tile, number = min(group)
        return self.segments[tile][number].kind

    def open(self, group: set[Piece]) -> int:
        kind = self.kind(group)
        if kind == FIELD:
            return 0
        if kind in (CLOISTER, GARDEN):
            ((tile, _),) = group
            x, y = self.tiles[tile]["x"], self.tiles[tile]["y"]
            return sum((x + dx, y + dy) not in self.at for dx, dy in AROUND)
        return sum(self.beyond(tile, side) is None for tile, k in group for side in self.segments[tile][k].sides)

    def finished(self, group: set[Piece]) -> bool:
        return self.kind(group) != FIELD and self.open(group) == 0

    def pennants(self, group: set[Piece]) -> int:
        return sum(self.segments[tile][k].pennants for tile, k in group)

    def cities(self, group: set[Piece], only_finished: bool) -> set[int]:
        """Features that are cities beside a field."""
        beside = {self.feature_of[tile, city] for tile, k in group for city in self.segments[tile][k].cities}
        return {city for city in beside if not only_finished or self.finished(self.features[city])}

    def strength(self, group: set[Piece]) -> list[int]:
        counts = [0] * len(self.view["seats"])
        for figure in self.view["figures"]:
            if (figure["tile"], figure["segment"]) in group:
                counts[figure["seat"]] += self.pennants(group) if figure["figure"] == 2 else 1
        return counts

    def leaders(self, group: set[Piece]) -> list[int]:
        strength = self.strength(group)
        return [seat for seat, each in enumerate(strength) if each and each == max(strength)]

    def points(self, group: set[Piece], finished: bool) -> int:
        """What a leader of a road, city, cloister or garden gets for it."""
        kind = self.kind(group)
        tiles = len({tile for tile, _ in group})
        if kind == ROAD:
            return tiles
        if kind in (CLOISTER, GARDEN):
            return 9 - self.open(group)
        each = tiles + self.pennants(group)
        if not finished or (tiles == 2 and self.view["options"]["two_tile_city"] == 2):
            return each
        return 2 * each

    # -- the end of the game ------------------------------------------------------------------------------------------

    def end_points(self) -> list[int]:
        """What each seat gets when the game ends with the figures of the view on the table."""
        points = [0] * len(self.view["seats"])
        for group in self.features:
            if self.kind(group) != FIELD:
                for seat in self.leaders(group):
                    points[seat] += self.points(group, False)
        for seat, more in enumerate(self.field_points()):
            points[seat] += more
        return points

    def field_points(self) -> list[int]:
        fields = [group for group in self.features if self.kind(group) == FIELD and any(self.strength(group))]
        rule = self.view["options"]["farm_rule"]
        seats = range(len(self.view["seats"]))
        if rule == "per_city_4":
            return self.pooled(fields)
        paid = [(seat, city) for field in fields for seat in self.leaders(field) for city in self.cities(field, True)]
        each = set(paid) if rule == "per_player_3" else paid
        return [3 * sum(seat == who for who, _ in each) for seat in seats]

    def pooled(self, fields: list[set[Piece]]) -> list[int]:
        """The first rules: 4 points a city for the most farmers in all fields around it."""
        points = [0] * len(self.view["seats"])
        for city in {each for field in fields for each in self.cities(field, True)}:
            around = [self.strength(field) for field in fields if city in self.cities(field, True)]
            counts = [sum(each) for each in zip(*around, strict=True)]
            for seat, count in enumerate(counts):
                points[seat] += 4 if count == max(counts) else 0
        return points

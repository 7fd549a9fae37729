"""The 16 goals (RULES 11): what a mat counts, and the points that a round's counts bring."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from volary.core.errors import BadData
from volary.core.vectors import filled
from volary.wingspan.ids import COLUMNS, HABITAT_NAMES, HABITATS, NEST_NAMES, SLOTS
from volary.wingspan.state import Player
from volary.wingspan.tables import GOALS, GOALS_FILE, NEST_MASK

BIRDS_IN_HABITAT: Final[i64] = 0
EGGS_IN_HABITAT: Final[i64] = 1
BIRDS_WITH_EGGS_BY_NEST: Final[i64] = 2
EGGS_BY_NEST: Final[i64] = 3
TOTAL_BIRDS: Final[i64] = 4
EGG_SETS: Final[i64] = 5
COUNT_NAMES: Final[list[str]] = [
    "birds_in_habitat",
    "eggs_in_habitat",
    "birds_with_eggs_by_nest",
    "eggs_by_nest",
    "total_birds",
    "egg_sets",
]
PLACES: Final[i64] = 3


def count_column(field: str) -> vec[i64]:
    """What a goal counts ("kind"), or which habitat or nest ("of"). Raises BadData naming the goal."""
    values = vec[i64](capacity=16)
    for record in GOALS:
        values = append(values, count_value(record["count"], field, f"goals.json: {record['id']}"))
    return values


def count_value(count: dict[str, Any], field: str, where: str) -> int:
    if count["kind"] not in COUNT_NAMES:
        raise BadData(f"{where}: unknown count {count['kind']!r}")
    if field == "kind":
        return COUNT_NAMES.index(count["kind"])
    if "habitat" in count:
        return HABITAT_NAMES.index(count["habitat"])
    if "nest" in count:
        return NEST_NAMES.index(count["nest"])
    return -1


GOAL_KIND: Final[vec[i64]] = count_column("kind")
GOAL_OF: Final[vec[i64]] = count_column("of")
GREEN: Final[vec[i64]] = vec[i64]([r[p] for r in GOALS_FILE["green_points"] for p in ("first", "second", "third")])
BLUE_MAXIMUM: Final[i64] = GOALS_FILE["blue_points"]["maximum"]
BLUE_PER_ITEM: Final[i64] = GOALS_FILE["blue_points"]["per_item"]


def eggs_in_row(p: Player, habitat: i64) -> i64:
    n: i64 = 0
    for column in range(COLUMNS):
        n += p.eggs[habitat * COLUMNS + column]
    return n


def goal_count(p: Player, goal: i64) -> i64:
    """How many of the goal's items lie on the mat now."""
    kind = GOAL_KIND[goal]
    of = GOAL_OF[goal]
    n: i64 = 0
    if kind == BIRDS_IN_HABITAT:
        return p.row_len[of]
    if kind == EGGS_IN_HABITAT:
        return eggs_in_row(p, of)
    if kind == TOTAL_BIRDS:
        for habitat in range(HABITATS):
            n += p.row_len[habitat]
        return n
    if kind == EGG_SETS:
        n = eggs_in_row(p, 0)
        for habitat in range(HABITATS):
            n = min(n, eggs_in_row(p, habitat))
        return n
    for slot in range(SLOTS):
        card = p.birds[slot]
        if card >= 0 and NEST_MASK[card] >> of & 1:
            if kind == EGGS_BY_NEST:
                n += p.eggs[slot]
            elif p.eggs[slot] > 0:
                n += 1
    return n


def green_points(counts: vec[i64], round_index: i64) -> vec[i64]:
    """Points of each seat on the green side (RULES 11.2 to 11.4).

    Tied seats share the places that they fill: the sum of those places' points, divided, rounded down. A count of 0
    takes no place.
    """
    seats: i64 = len(counts)
    points = filled(0, seats)
    for seat in range(seats):
        if counts[seat] == 0:
            continue
        better: i64 = 0
        tied: i64 = 0
        for other in range(seats):
            if counts[other] > counts[seat]:
                better += 1
            elif counts[other] == counts[seat]:
                tied += 1
        pot: i64 = 0
        for place in range(better, min(better + tied, PLACES)):
            pot += GREEN[round_index * PLACES + place]
        points[seat] = pot // tied
    return points


def blue_points(counts: vec[i64]) -> vec[i64]:
    """Points of each seat on the blue side (RULES 11.5): one an item, at most five."""
    points = counts[:]
    seats: i64 = len(counts)
    for seat in range(seats):
        points[seat] = min(BLUE_PER_ITEM * counts[seat], BLUE_MAXIMUM)
    return points

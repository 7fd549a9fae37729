"""Where a tile may lie (RULES 3, and 9 for the river)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from volary.carcassonne.ids import ACT_PLACE, SIDES, TURNS
from volary.carcassonne.state import CELL_SHIFT, CarcassonneState, tile_at
from volary.carcassonne.tables import DISTINCT_TURNS, EDGES, PLACE_SHIFT, RIVER_SIDES, STEP
from volary.core.actions import KIND_SHIFT, fields_of

STRAIGHT: Final[i64] = 2
EVERY_EDGE: Final[i64] = (1 << 16) - 1


def placed_at(action: i64) -> i64:
    return fields_of(action) >> PLACE_SHIFT


def placed_turn(action: i64) -> i64:
    return action & 3


def placements(s: CarcassonneState, kind: i64, out: vec[i64], most: i64) -> i64:
    """Write the legal placements of a kind, ascending; returns how many. Ends at the place where ``most`` are found.

    Turns that make no difference are offered once. A place forbids what its neighbours do not show, so a turn fits if
    none of its four edges is forbidden; a turn that is not offered has every edge.
    """
    first = kind * TURNS
    turns = DISTINCT_TURNS[kind]
    edges0 = EDGES[first]
    edges1 = EVERY_EDGE
    edges2 = EVERY_EDGE
    edges3 = EVERY_EDGE
    if turns > 1:
        edges1 = EDGES[first + 1]
    if turns > 2:
        edges2 = EDGES[first + 2]
        edges3 = EDGES[first + 3]
    n: i64 = 0
    cells = s.cells
    count: i64 = len(cells)
    i: i64 = 0
    while i < count and n < most:
        cell = cells[i]
        if cell & edges0 == 0:
            n = offer(s, cell, first, out, n)
        if cell & edges1 == 0:
            n = offer(s, cell, first + 1, out, n)
        if cell & edges2 == 0:
            n = offer(s, cell, first + 2, out, n)
        if cell & edges3 == 0:
            n = offer(s, cell, first + 3, out, n)
        i += 1
    return n


def offer(s: CarcassonneState, cell: i64, variant: i64, out: vec[i64], n: i64) -> i64:
    """Write the placement of a variant that fits, unless the river's course forbids it; returns the new number."""
    place = cell >> CELL_SHIFT
    if RIVER_SIDES[variant] == 0 or continues_river(s, place, variant):
        out[n] = ACT_PLACE << KIND_SHIFT | place << PLACE_SHIFT | variant & (TURNS - 1)
        n += 1
    return n


def continues_river(s: CarcassonneState, place: i64, variant: i64) -> bool:
    """A river tile must lie at the open end of the river and may not bend to the hand of a bend just before it."""
    if river_entry(s, place, variant) < 0:
        return False
    bend = bend_of(s, place, variant)
    return bend == 0 or bend != s.bend


def river_entry(s: CarcassonneState, place: i64, variant: i64) -> i64:
    """The side of a variant at a place by which the river comes in; -1 if it does not."""
    for side in range(SIDES):
        if RIVER_SIDES[variant] >> side & 1 and tile_at(s, place + STEP[side]) >= 0:
            return side
    return -1


def bend_of(s: CarcassonneState, place: i64, variant: i64) -> i64:
    """0 for a straight river tile and for the lake, 1 or 3 for a bend to one of the hands."""
    entry = river_entry(s, place, variant)
    for side in range(SIDES):
        if side != entry and RIVER_SIDES[variant] >> side & 1:
            turned = (side - entry) & 3
            return 0 if turned == STRAIGHT else turned
    return 0

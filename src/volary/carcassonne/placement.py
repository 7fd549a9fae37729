"""Where a tile may lie (RULES 3, and 9 for the river)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from volary.carcassonne.ids import ACT_PLACE, SIDES, TURNS
from volary.carcassonne.state import CELL_SHIFT, FORBIDDEN_MASK, CarcassonneState, tile_at
from volary.carcassonne.tables import DISTINCT_TURNS, EDGES, PLACE_SHIFT, RIVER_SIDES, STEP
from volary.core.actions import KIND_SHIFT, fields_of

STRAIGHT: Final[i64] = 2


def placed_at(action: i64) -> i64:
    return fields_of(action) >> PLACE_SHIFT


def placed_turn(action: i64) -> i64:
    return action & 3


def placements(s: CarcassonneState, kind: i64, out: vec[i64], most: i64) -> i64:
    """Write the legal placements of a kind, ascending; returns how many. Looks for no more than ``most``.

    Turns that make no difference are offered once.
    """
    n: i64 = 0
    turns = DISTINCT_TURNS[kind]
    first = kind * TURNS
    river = RIVER_SIDES[first] != 0
    edges = EDGES
    cells = s.cells
    count: i64 = len(cells)
    i: i64 = 0
    while i < count:
        cell = cells[i]
        forbidden = cell & FORBIDDEN_MASK
        turn: i64 = 0
        while turn < turns:
            if forbidden & edges[first + turn] == 0:
                place = cell >> CELL_SHIFT
                if not river or continues_river(s, place, first + turn):
                    out[n] = ACT_PLACE << KIND_SHIFT | place << PLACE_SHIFT | turn
                    n += 1
                    if n == most:
                        return n
            turn += 1
        i += 1
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

"""Flying machines (RULES 6): commit a figure, roll, land or fail.

Where a flier may land is one predicate a segment, ``can_land``: expansions with places of their own would only add
to it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from volary.carcassonne.event_kinds import EV_FLIGHT_ROLLED
from volary.carcassonne.features import complete
from volary.carcassonne.ids import (
    ABBOT,
    ACT_LAND,
    CITY,
    CLOISTER,
    F_FLY,
    F_LAND,
    F_PHANTOM,
    FIELD,
    FLY_STREAM,
    GARDEN,
    MAYOR,
)
from volary.carcassonne.ledger import fail_flight, land_figure, take_off_to_fly
from volary.carcassonne.state import (
    CarcassonneState,
    carcassonne,
    node_kind,
    node_of,
    tile_at,
    tile_kind,
    tile_place,
    tile_variant,
)
from volary.carcassonne.tables import COMPASS, FLIER, SEGMENT_COUNT
from volary.core.actions import field_a, pack
from volary.core.events import EVERYBODY, Sink
from volary.core.frames import ChanceHandler
from volary.core.state import ASK, CAUSE, SEAT, A, B, Handler, State

DISTANCES: Final[i64] = 3
"""The die shows 1, 1, 2, 2, 3, 3: each distance has the same chance (RULES 1)."""


def can_fly(s: CarcassonneState) -> bool:
    """Whether the tile just laid carries a flying machine."""
    return FLIER[tile_variant(s, s.current)] >= 0


def target_of(s: CarcassonneState, distance: i64) -> i64:
    """The place at a distance from the tile just laid in the direction of its machine (RULES 6.2)."""
    return tile_place(s, s.current) + distance * COMPASS[FLIER[tile_variant(s, s.current)]]


def can_land(s: CarcassonneState, figure: i64, node: i64) -> bool:
    """Whether a flier may land on a segment: an unfinished road, city or cloister that suits it (RULES 6.3)."""
    if complete(s, node):
        return False
    kind = node_kind(s, node)
    if figure == ABBOT:
        return kind in (CLOISTER, GARDEN)
    if figure == MAYOR:
        return kind == CITY
    return kind not in (FIELD, GARDEN)


def landings(s: CarcassonneState, figure: i64, tile: i64, out: vec[i64]) -> i64:
    """Write the segments of a tile where the figure may land, as actions; returns how many."""
    n: i64 = 0
    for segment in range(SEGMENT_COUNT[tile_kind(s, tile)]):
        if can_land(s, figure, node_of(tile, segment)):
            out[n] = pack(ACT_LAND, segment)
            n += 1
    return n


def fly(s: CarcassonneState, sink: Sink, seat: i64, figure: i64) -> None:
    """Commit the figure; what follows is up to the die."""
    before = s.cause
    s.cause = take_off_to_fly(s, sink, seat, figure)
    s.push(F_FLY, seat, figure)
    s.cause = before


@final
class Fly(ChanceHandler):
    """The roll of the die. a: figure."""

    name = "fly"
    stream = FLY_STREAM

    def count(self, state: State, f: i64) -> i64:
        return DISTANCES

    def outcome(self, state: State, f: i64, index: i64) -> i64:
        return index + 1

    def settle(self, state: State, f: i64, outcome: i64, sink: Sink) -> None:
        s = carcassonne(state)
        seat = s.stack[f + SEAT]
        figure = s.stack[f + A]
        s.cause = s.stack[f + CAUSE]
        s.pop()
        place = target_of(s, outcome)
        s.emit(sink, EV_FLIGHT_ROLLED, seat, outcome, place, 0, 0, EVERYBODY)
        tile = tile_at(s, place)
        if tile >= 0 and landings(s, figure, tile, s.options) > 0:
            s.push(F_LAND, seat, figure, tile, outcome)
            return
        fail_flight(s, sink, seat, figure, place)
        # No figure may be placed after a failed flight; whether that goes for the phantom is an option (RULES 6.5).
        if s.stack[s.top] == F_PHANTOM and s.settings["phantom_after_failed_flight"] is not True:
            s.pop()


@final
class Land(Handler):
    """The choice of the segment to land on; there is no way back (RULES 6.3). a: figure, b: tile, c: distance."""

    name = "land"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = carcassonne(state)
        return landings(s, s.stack[f + A], s.stack[f + B], out)

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = carcassonne(state)
        figure = s.stack[f + A]
        tile = s.stack[f + B]
        s.pop()
        land_figure(s, sink, seat, figure, node_of(tile, field_a(action)))

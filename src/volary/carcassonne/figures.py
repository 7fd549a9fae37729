"""The figure step (RULES 2.2 and 4): place a figure on the tile just laid, fly, call the abbot back, or nothing."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from volary.carcassonne.features import complete, occupied
from volary.carcassonne.flying import can_fly, fly
from volary.carcassonne.ids import (
    ABBOT,
    ACT_CALL_BACK,
    ACT_FIGURE,
    ACT_FLY,
    ACT_PASS,
    CITY,
    CLOISTER,
    F_PHANTOM,
    FIELD,
    FIGURES,
    GARDEN,
    MAYOR,
    PHANTOM,
    ROAD,
)
from volary.carcassonne.ledger import call_back, put_figure, score
from volary.carcassonne.scoring import value
from volary.carcassonne.state import (
    CarcassonneState,
    carcassonne,
    figure_kind,
    figure_node,
    figure_seat,
    node_kind,
    node_of,
    root_of,
    supply_of,
    tile_kind,
)
from volary.carcassonne.tables import SEGMENT_COUNT, SEGMENT_KIND, SEGMENTS
from volary.core.actions import field_a, field_b, kind_of, pack
from volary.core.events import Sink
from volary.core.state import ASK, DONE, SEAT, A, Handler, State

NOBODY: Final[i64] = -1


def suits(figure: i64, kind: i64) -> bool:
    """Whether a figure may be placed on a kind of segment (RULES 4 and 9)."""
    if figure == ABBOT:
        return kind in (CLOISTER, GARDEN)
    if figure == MAYOR:
        return kind == CITY
    return kind in (ROAD, CITY, CLOISTER, FIELD)


def figure_options(s: CarcassonneState, seat: i64, first: i64, flight: bool, out: vec[i64]) -> i64:
    """Write the ways to place or fly the figures from ``first`` on, ascending; returns how many."""
    n: i64 = 0
    kind = tile_kind(s, s.current)
    for figure in range(first, FIGURES):
        if supply_of(s, seat, figure) == 0:
            continue
        for segment in range(SEGMENT_COUNT[kind]):
            if suits(figure, SEGMENT_KIND[kind * SEGMENTS + segment]) and not occupied(s, node_of(s.current, segment)):
                out[n] = pack(ACT_FIGURE, segment, figure)
                n += 1
    if flight and can_fly(s):
        for figure in range(first, FIGURES):
            if supply_of(s, seat, figure) > 0:
                out[n] = pack(ACT_FLY, figure)
                n += 1
    return n


def abbot_to_call(s: CarcassonneState, seat: i64) -> i64:
    """The seat's abbot on an incomplete cloister or garden, as its entry of ``figures``; -1 without (RULES 9)."""
    if s.abbot and supply_of(s, seat, ABBOT) == 0:
        for entry in s.figures:
            if figure_seat(entry) == seat and figure_kind(entry) == ABBOT and not complete(s, figure_node(entry)):
                return entry
    return NOBODY


@final
class PlaceFigure(Handler):
    """The first figure of a turn. The phantom, placed here, is the only one: it is always the last (RULES 6.5)."""

    name = "place_figure"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = carcassonne(state)
        n = figure_options(s, seat, 0, True, out)
        if abbot_to_call(s, seat) >= 0:
            out[n] = pack(ACT_CALL_BACK)
            n += 1
        out[n] = pack(ACT_PASS)
        return n + 1

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = carcassonne(state)
        s.pop()
        kind = kind_of(action)
        if kind == ACT_PASS:
            s.push(F_PHANTOM, seat, 1)
        elif kind == ACT_CALL_BACK:
            s.push(F_PHANTOM, seat, 1)
            call_abbot_back(s, sink, seat)
        elif kind == ACT_FLY:
            if field_a(action) != PHANTOM:
                s.push(F_PHANTOM, seat, 0)
            fly(s, sink, seat, field_a(action))
        else:
            if field_b(action) != PHANTOM:
                s.push(F_PHANTOM, seat, 1)
            put_figure(s, sink, seat, field_b(action), node_of(s.current, field_a(action)))


def call_abbot_back(s: CarcassonneState, sink: Sink, seat: i64) -> None:
    """The abbot's owner scores the cloister or garden as it stands, whoever else is on it (RULES 9)."""
    entry = abbot_to_call(s, seat)
    node = figure_node(entry)
    kind = node_kind(s, node)
    points = value(s, root_of(s, node), kind, False)
    before = s.cause
    s.cause = call_back(s, sink, entry)
    score(s, sink, seat, kind, points, node)
    s.cause = before


@final
class Phantom(Handler):
    """The second figure of a turn: the phantom, if it is in play and at home (RULES 2b). a: 1 if it may still fly."""

    name = "phantom"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = carcassonne(state)
        return ASK if s.phantom and supply_of(s, s.stack[f + SEAT], PHANTOM) > 0 else DONE

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = carcassonne(state)
        n = figure_options(s, seat, PHANTOM, s.stack[f + A] == 1, out)
        out[n] = pack(ACT_PASS)
        return n + 1

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = carcassonne(state)
        s.pop()
        if kind_of(action) == ACT_FLY:
            fly(s, sink, seat, PHANTOM)
        elif kind_of(action) == ACT_FIGURE:
            put_figure(s, sink, seat, PHANTOM, node_of(s.current, field_a(action)))

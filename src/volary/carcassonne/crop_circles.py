"""Crop circles (RULES 7): the player of the tile names A or B, then each seat in turn adds or takes back a figure."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from volary.carcassonne.event_kinds import EV_CROP_CHOSEN, EV_DECLINED
from volary.carcassonne.ids import (
    ACT_ADD,
    ACT_CROP,
    ACT_PASS,
    ACT_TAKE,
    CITY,
    DEPLOY,
    F_CROP_ADD,
    F_CROP_SEATS,
    F_CROP_TAKE,
    FIGURES,
    FOLLOWER,
    MAYOR,
    PHANTOM,
    REMOVE,
)
from volary.carcassonne.ledger import add_figure, take_figure
from volary.carcassonne.state import (
    CarcassonneState,
    carcassonne,
    figure_entry,
    figure_kind,
    figure_node,
    figure_seat,
    next_in_ring,
    node_kind,
    node_of,
    supply_of,
    tile_at,
    tile_kind,
    tile_place,
)
from volary.carcassonne.tables import CROP, PLACE_MASK, PLACE_SHIFT, SEGMENT_BITS, SEGMENT_MASK
from volary.core.actions import FIELD_BITS, field_a, fields_of, kind_of, pack
from volary.core.events import EVERYBODY, Sink
from volary.core.state import ASK, DONE, RUN, SEAT, A, B, Handler, State


def affected(s: CarcassonneState) -> i64:
    """The kind of feature whose figures the crop circle of the tile just laid affects, 0 without one."""
    return CROP[tile_kind(s, s.current)]


def crop_action(s: CarcassonneState, act: i64, figure: i64, node: i64) -> i64:
    """An action about a figure and a segment anywhere on the table."""
    place = tile_place(s, node >> SEGMENT_BITS)
    low = (node & SEGMENT_MASK) | figure << SEGMENT_BITS
    return pack(act, low, place & PLACE_MASK, place >> PLACE_SHIFT)


def crop_node(s: CarcassonneState, action: i64) -> i64:
    """The segment that an action of ``crop_action`` names."""
    return node_of(tile_at(s, fields_of(action) >> FIELD_BITS), field_a(action) & SEGMENT_MASK)


def crop_figure(action: i64) -> i64:
    return field_a(action) >> SEGMENT_BITS


def can_add(s: CarcassonneState, seat: i64, figure: i64, kind: i64) -> bool:
    """Whether a figure of the supply suits the kind of segment: the abbot never, the mayor only among knights."""
    if supply_of(s, seat, figure) == 0:
        return False
    return figure in (FOLLOWER, PHANTOM) or (figure == MAYOR and kind == CITY)


def add_options(s: CarcassonneState, seat: i64, out: vec[i64]) -> i64:
    """Write every way to set a figure beside an own one of the kind shown, ascending; returns how many."""
    kind = affected(s)
    whole = s.settings["crop_a_scope"] == "same_feature"
    n: i64 = 0
    for entry in s.figures:
        if figure_seat(entry) != seat or node_kind(s, figure_node(entry)) != kind:
            continue
        node = figure_node(entry)
        while True:
            for figure in range(FIGURES):
                if can_add(s, seat, figure, kind):
                    n = put_sorted(out, n, crop_action(s, ACT_ADD, figure, node))
            node = next_in_ring(s, node)
            if not whole or node == figure_node(entry):
                break
    return n


def take_options(s: CarcassonneState, seat: i64, out: vec[i64]) -> i64:
    """Write every own figure of the kind shown, ascending; returns how many."""
    kind = affected(s)
    n: i64 = 0
    for entry in s.figures:
        if figure_seat(entry) == seat and node_kind(s, figure_node(entry)) == kind:
            n = put_sorted(out, n, crop_action(s, ACT_TAKE, figure_kind(entry), figure_node(entry)))
    return n


def put_sorted(out: vec[i64], n: i64, action: i64) -> i64:
    """Put an action among the first ``n`` of an ascending list unless it is there; returns the new number."""
    i = n
    while i > 0 and out[i - 1] > action:
        i -= 1
    if i > 0 and out[i - 1] == action:
        return n
    j = n
    while j > i:
        out[j] = out[j - 1]
        j -= 1
    out[i] = action
    return n + 1


@final
class Crop(Handler):
    """The player of the tile must name A or B for everybody, whoever can carry it out."""

    name = "crop_action"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = pack(ACT_CROP, DEPLOY)
        out[1] = pack(ACT_CROP, REMOVE)
        return 2

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = carcassonne(state)
        s.pop()
        s.emit(sink, EV_CROP_CHOSEN, seat, field_a(action), 0, 0, 0, EVERYBODY)
        s.push(F_CROP_SEATS, seat, field_a(action), 1)


@final
class CropSeats(Handler):
    """Asks the seats from the left neighbour round to the player of the tile. a: A or B, b: how far round."""

    name = "crop_seats"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = carcassonne(state)
        round_ = s.stack[f + B]
        if round_ > s.seats:
            return DONE
        s.stack[f + B] = round_ + 1
        seat = (s.stack[f + SEAT] + round_) % s.seats
        s.push(F_CROP_ADD if s.stack[f + A] == DEPLOY else F_CROP_TAKE, seat)
        return RUN


@final
class CropAdd(Handler):
    """Action A: a seat may set one more figure beside one of its own."""

    name = "add_figure"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = carcassonne(state)
        return ASK if add_options(s, s.stack[f + SEAT], s.options) > 0 else DONE

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = carcassonne(state)
        n = add_options(s, seat, out)
        if s.settings["crop_a_duty"] == "may":
            out[n] = pack(ACT_PASS)
            n += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = carcassonne(state)
        s.pop()
        if kind_of(action) == ACT_PASS:
            s.emit(sink, EV_DECLINED, seat, 0, 0, 0, 0, EVERYBODY)
        else:
            add_figure(s, sink, seat, crop_figure(action), crop_node(s, action))


@final
class CropTake(Handler):
    """Action B: a seat must take one of its figures back."""

    name = "take_figure"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = carcassonne(state)
        return ASK if take_options(s, s.stack[f + SEAT], s.options) > 0 else DONE

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        return take_options(carcassonne(state), seat, out)

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = carcassonne(state)
        s.pop()
        take_figure(s, sink, figure_entry(crop_node(s, action), crop_figure(action), seat))

"""The one place where a game of Carcassonne changes: each function changes the numbers and reports it as an event."""

from __future__ import annotations

from librt.vecs import append, pop
from mypy_extensions import i64

from volary.carcassonne import features
from volary.carcassonne.event_kinds import (
    EV_CALLED_BACK,
    EV_FIGURE_ADDED,
    EV_FIGURE_PLACED,
    EV_FIGURE_RETURNED,
    EV_FIGURE_TAKEN,
    EV_FLIGHT,
    EV_FLIGHT_FAILED,
    EV_LANDED,
    EV_SCORED,
    EV_START_TILE,
    EV_TILE_DRAWN,
    EV_TILE_PLACED,
    EV_TILE_REMOVED,
)
from volary.carcassonne.ids import FIGURES, PART_OF, PARTS
from volary.carcassonne.state import (
    ONE_HELD,
    CarcassonneState,
    figure_entry,
    figure_kind,
    figure_node,
    figure_seat,
    root_of,
    tile_place,
)
from volary.carcassonne.tables import KINDS, SEGMENT_BITS, SEGMENT_MASK, START_PLACE
from volary.core.events import EVERYBODY, Sink
from volary.core.vectors import added, drop_sorted, find, find_sorted


def lay_start_tile(s: CarcassonneState, sink: Sink, kind: i64) -> None:
    """The start tile, or the spring with the river."""
    s.emit(sink, EV_START_TILE, -1, kind, START_PLACE, 0, 0, EVERYBODY)
    features.lay(s, kind, 0, START_PLACE, -1)


def draw_tile(s: CarcassonneState, sink: Sink, seat: i64, kind: i64) -> None:
    """Take a tile of a kind out of the pile; the river's tiles come first, then the lake (RULES 9)."""
    if len(s.river) > 0:
        s.river = drop_sorted(s.river, kind)
    elif s.lake >= 0:
        s.lake = -1
    else:
        i = find_sorted(s.pile, kind)
        if i < 0:
            raise ValueError(f"tile {KINDS[kind]['id']} is not in the pile")
        s.pile, _drawn = pop(s.pile, i)
    s.drawn = kind
    s.emit(sink, EV_TILE_DRAWN, seat, kind, 0, 0, 0, EVERYBODY)


def remove_tile(s: CarcassonneState, sink: Sink, seat: i64) -> None:
    """The drawn tile fits nowhere and leaves the game (RULES 3)."""
    kind = s.drawn
    s.removed = added(s.removed, kind)
    s.drawn = -1
    s.emit(sink, EV_TILE_REMOVED, seat, kind, 0, 0, 0, EVERYBODY)


def place_tile(s: CarcassonneState, sink: Sink, seat: i64, place: i64, turn: i64) -> None:
    """Lay the drawn tile."""
    kind = s.drawn
    s.drawn = -1
    s.current = features.lay(s, kind, turn, place, seat)
    s.last[seat] = s.current
    s.emit(sink, EV_TILE_PLACED, seat, kind, place, turn, 0, EVERYBODY)


# -- figures ----------------------------------------------------------------------------------------------------------


def emit_at(s: CarcassonneState, sink: Sink, event: i64, seat: i64, figure: i64, node: i64) -> None:
    """Report an event of a figure and the segment that it is about."""
    s.emit(sink, event, seat, figure, tile_place(s, node >> SEGMENT_BITS), node & SEGMENT_MASK, 0, EVERYBODY)


def stand(s: CarcassonneState, seat: i64, figure: i64, node: i64) -> None:
    """Put a figure that is in nobody's supply on a segment."""
    s.figures = append(s.figures, figure_entry(node, figure, seat))
    s.features[root_of(s, node)] += ONE_HELD


def put_figure(s: CarcassonneState, sink: Sink, seat: i64, figure: i64, node: i64) -> None:
    """Place a figure from the supply on the tile just laid (RULES 4)."""
    s.supply[seat * FIGURES + figure] -= 1
    stand(s, seat, figure, node)
    emit_at(s, sink, EV_FIGURE_PLACED, seat, figure, node)


def add_figure(s: CarcassonneState, sink: Sink, seat: i64, figure: i64, node: i64) -> None:
    """Set a figure from the supply beside another by a crop circle (RULES 7, action A)."""
    s.supply[seat * FIGURES + figure] -= 1
    stand(s, seat, figure, node)
    emit_at(s, sink, EV_FIGURE_ADDED, seat, figure, node)


def take_off(s: CarcassonneState, entry: i64) -> None:
    """Take a figure off the table into its owner's supply."""
    i = find(s.figures, entry)
    s.figures, _entry = pop(s.figures, i)
    s.features[root_of(s, figure_node(entry))] -= ONE_HELD
    s.supply[figure_seat(entry) * FIGURES + figure_kind(entry)] += 1


def take_figure(s: CarcassonneState, sink: Sink, entry: i64) -> None:
    """Take a figure back by a crop circle (RULES 7, action B)."""
    take_off(s, entry)
    emit_at(s, sink, EV_FIGURE_TAKEN, figure_seat(entry), figure_kind(entry), figure_node(entry))


def return_figure(s: CarcassonneState, sink: Sink, entry: i64) -> None:
    """A figure goes home from a feature that was completed."""
    take_off(s, entry)
    emit_at(s, sink, EV_FIGURE_RETURNED, figure_seat(entry), figure_kind(entry), figure_node(entry))


def call_back(s: CarcassonneState, sink: Sink, entry: i64) -> i64:
    """The abbot goes home (RULES 9); returns the event, the cause of its points."""
    take_off(s, entry)
    node = figure_node(entry)
    place = tile_place(s, node >> SEGMENT_BITS)
    return s.emit(sink, EV_CALLED_BACK, figure_seat(entry), place, node & SEGMENT_MASK, 0, 0, EVERYBODY)


# -- flights (RULES 6) ------------------------------------------------------------------------------------------------


def take_off_to_fly(s: CarcassonneState, sink: Sink, seat: i64, figure: i64) -> i64:
    """Commit a figure to the machine of the tile just laid; returns the event, the cause of the rest."""
    s.supply[seat * FIGURES + figure] -= 1
    return s.emit(sink, EV_FLIGHT, seat, figure, tile_place(s, s.current), 0, 0, EVERYBODY)


def land_figure(s: CarcassonneState, sink: Sink, seat: i64, figure: i64, node: i64) -> None:
    stand(s, seat, figure, node)
    emit_at(s, sink, EV_LANDED, seat, figure, node)


def fail_flight(s: CarcassonneState, sink: Sink, seat: i64, figure: i64, place: i64) -> None:
    """The flier goes back to the supply."""
    s.supply[seat * FIGURES + figure] += 1
    s.emit(sink, EV_FLIGHT_FAILED, seat, figure, place, 0, 0, EVERYBODY)


# -- points -----------------------------------------------------------------------------------------------------------


def score(s: CarcassonneState, sink: Sink, seat: i64, kind: i64, points: i64, node: i64) -> None:
    """Points for a feature of a kind; ``node`` is one of its segments."""
    s.points[seat * PARTS + PART_OF[kind]] += points
    place = tile_place(s, node >> SEGMENT_BITS)
    s.emit(sink, EV_SCORED, seat, kind, points, place, node & SEGMENT_MASK, EVERYBODY)

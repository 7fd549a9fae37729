"""Who is paid, and how much (RULES 5): completed features during the game, the rest and the fields at its end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from volary.carcassonne.event_kinds import EV_COMPLETED, EV_FIELD, EV_SUPPLIED, EV_UNFINISHED
from volary.carcassonne.features import bordering_cities, complete, first_node, tally
from volary.carcassonne.ids import CITY, CLOISTER, FIELD, GARDEN, MAYOR, PART_NAMES, PARTS, ROAD
from volary.carcassonne.ledger import return_figure, score
from volary.carcassonne.state import (
    CarcassonneState,
    around,
    figure_kind,
    figure_node,
    figure_seat,
    held_of,
    node_kind,
    node_of,
    open_of,
    root_of,
    tile_kind,
    tile_place,
)
from volary.carcassonne.tables import CENTRE, SEGMENT_BITS, SEGMENT_COUNT, SEGMENT_MASK
from volary.core.events import EVERYBODY, Sink
from volary.core.state import SeatScore
from volary.core.vectors import added, filled, find

AROUND: Final[i64] = 8
CITY_POINTS: Final[i64] = 3
POOLED_CITY_POINTS: Final[i64] = 4


def value(s: CarcassonneState, root: i64, kind: i64, finished: bool) -> i64:
    """Points of a road, city, cloister or garden for each of its leaders, complete or as it stands (RULES 5)."""
    if kind in (CLOISTER, GARDEN):
        return 1 + AROUND - open_of(s, root)
    tiles, pennants = tally(s, root)
    if kind == ROAD:
        return tiles
    small = tiles == 2 and s.small_cities
    return tiles + pennants if not finished or small else 2 * (tiles + pennants)


def strengths(s: CarcassonneState, root: i64, pennants: i64) -> vec[i64]:
    """What each seat's figures on a feature count for the majority: 1 each, a mayor the city's pennants."""
    result = filled(0, s.seats)
    figures = s.figures
    n: i64 = len(figures)
    i: i64 = 0
    while i < n:
        entry = figures[i]
        if root_of(s, figure_node(entry)) == root:
            if figure_kind(entry) == MAYOR:
                result[figure_seat(entry)] += pennants
            else:
                result[figure_seat(entry)] += 1
        i += 1
    return result


def most(strength: vec[i64]) -> i64:
    """The highest strength; whoever has it is paid, unless it is 0."""
    best: i64 = 0
    for x in strength:
        if x > best:
            best = x
    return best


def pay(s: CarcassonneState, sink: Sink, root: i64, kind: i64, points: i64) -> None:
    """Give the points to every leader of a feature (RULES 5)."""
    pennants: i64 = 0
    if kind == CITY:
        _, pennants = tally(s, root)
    strength = strengths(s, root, pennants)
    best = most(strength)
    if best == 0:
        return
    node = first_node(s, root)
    for seat in range(s.seats):
        if strength[seat] == best:
            score(s, sink, seat, kind, points, node)


# -- during the game --------------------------------------------------------------------------------------------------


def score_completed(s: CarcassonneState, sink: Sink) -> None:
    """Everything that the tile just laid completed: its own features, and cloisters and gardens around it."""
    tile = s.current
    kind = tile_kind(s, tile)
    for segment in range(SEGMENT_COUNT[kind]):
        node = node_of(tile, segment)
        if complete(s, node) and not seen_before(s, tile, segment):
            settle(s, sink, root_of(s, node), node_kind(s, node))
    near = around(s, tile_place(s, tile))
    for i in range(9):
        other = near[i]
        if other >= 0 and other != tile:
            centre = CENTRE[tile_kind(s, other)]
            if centre >= 0 and open_of(s, node_of(other, centre)) == 0:
                node = node_of(other, centre)
                settle(s, sink, node, node_kind(s, node))


def seen_before(s: CarcassonneState, tile: i64, segment: i64) -> bool:
    """Whether an earlier segment of the tile belongs to the same feature."""
    root = root_of(s, node_of(tile, segment))
    for earlier in range(segment):
        if root_of(s, node_of(tile, earlier)) == root:
            return True
    return False


def settle(s: CarcassonneState, sink: Sink, root: i64, kind: i64) -> None:
    """Report a completed feature, pay its leaders, and send everybody on it home."""
    before = s.cause
    s.cause = report(s, sink, EV_COMPLETED, root, kind)
    if held_of(s, root) > 0:
        pay(s, sink, root, kind, value(s, root, kind, True))
        i: i64 = 0
        while i < len(s.figures):
            if root_of(s, figure_node(s.figures[i])) == root:
                return_figure(s, sink, s.figures[i])
            else:
                i += 1
    s.cause = before


def report(s: CarcassonneState, sink: Sink, event: i64, root: i64, kind: i64) -> i64:
    """Report a feature by its first segment, with the number of its tiles; returns the event."""
    tiles, _ = tally(s, root)
    node = first_node(s, root)
    return s.emit(sink, event, -1, kind, tile_place(s, node >> SEGMENT_BITS), node & SEGMENT_MASK, tiles, EVERYBODY)


# -- the end of the game ----------------------------------------------------------------------------------------------


def score_end(s: CarcassonneState, sink: Sink) -> None:
    """Unfinished roads, cities, cloisters and gardens, then the fields. The figures stay where they are."""
    fields = vec[i64]()
    ended = s.cause
    for root in held_roots(s):
        kind = node_kind(s, root)
        if kind == FIELD:
            fields = append(fields, root)
            continue
        s.cause = report(s, sink, EV_UNFINISHED, root, kind)
        pay(s, sink, root, kind, value(s, root, kind, False))
        s.cause = ended
    if s.settings["farm_rule"] == "per_city_4":
        score_pooled_cities(s, sink, fields)
    else:
        score_fields(s, sink, fields, s.settings["farm_rule"] == "per_player_3")


def held_roots(s: CarcassonneState) -> vec[i64]:
    """Roots of all features with a figure on them, in the order in which they were first occupied."""
    roots = vec[i64]()
    for entry in s.figures:
        root = root_of(s, figure_node(entry))
        if find(roots, root) < 0:
            roots = append(roots, root)
    return roots


def score_fields(s: CarcassonneState, sink: Sink, fields: vec[i64], once: bool) -> None:
    """3 points a completed city for the leaders of each field; with ``once``, at most once a seat and city."""
    paid = [vec[i64]() for _ in range(s.seats)]
    ended = s.cause
    for root in fields:
        cities = bordering_cities(s, root, True)
        s.cause = report_field(s, sink, root, len(cities))
        strength = strengths(s, root, 0)
        best = most(strength)
        node = first_node(s, root)
        for seat in range(s.seats):
            if strength[seat] != best:
                continue
            counted: i64 = 0
            for city in cities:
                if not once:
                    counted += 1
                elif find(paid[seat], city) < 0:
                    counted += 1
                    paid[seat] = added(paid[seat], city)
            if counted > 0:
                score(s, sink, seat, FIELD, CITY_POINTS * counted, node)
        s.cause = ended


def report_field(s: CarcassonneState, sink: Sink, root: i64, cities: i64) -> i64:
    node = first_node(s, root)
    place = tile_place(s, node >> SEGMENT_BITS)
    return s.emit(sink, EV_FIELD, -1, cities, place, node & SEGMENT_MASK, 0, EVERYBODY)


def score_pooled_cities(s: CarcassonneState, sink: Sink, fields: vec[i64]) -> None:
    """The first rules: 4 points a completed city for the most farmers in all its fields together."""
    cities = vec[i64]()
    ended = s.cause
    for root in fields:
        for city in bordering_cities(s, root, True):
            if find(cities, city) < 0:
                cities = append(cities, city)
    for city in cities:
        pooled = filled(0, s.seats)
        for root in fields:
            if find(bordering_cities(s, root, True), city) >= 0:
                strength = strengths(s, root, 0)
                for seat in range(s.seats):
                    pooled[seat] += strength[seat]
        node = first_node(s, city)
        place = tile_place(s, node >> SEGMENT_BITS)
        s.cause = s.emit(sink, EV_SUPPLIED, -1, place, node & SEGMENT_MASK, 0, 0, EVERYBODY)
        best = most(pooled)
        for seat in range(s.seats):
            if pooled[seat] == best:
                score(s, sink, seat, FIELD, POOLED_CITY_POINTS, node)
        s.cause = ended


# -- totals -----------------------------------------------------------------------------------------------------------


def total(s: CarcassonneState, seat: i64) -> i64:
    points: i64 = 0
    for part in range(PARTS):
        points += s.points[seat * PARTS + part]
    return points


def seat_score(s: CarcassonneState, seat: i64) -> SeatScore:
    """The points so far by what brought them. Gardens are a part only where there are any."""
    return {
        "seat": int(seat),
        "total": int(total(s, seat)),
        "parts": [
            {"key": name, "points": int(s.points[seat * PARTS + part])}
            for part, name in enumerate(PART_NAMES)
            if s.abbot or name != "gardens"
        ],
    }


def rank(s: CarcassonneState) -> list[list[int]]:
    """Seats by points; the rules know no tie-break, so equal seats share a place (RULES 5)."""
    totals = [int(total(s, seat)) for seat in range(s.seats)]
    places = sorted(set(totals), reverse=True)
    return [[seat for seat in range(int(s.seats)) if totals[seat] == points] for points in places]

"""Views: what a seat or a spectator sees. Only what is still to be drawn is unknown, to everybody alike (RULES 3)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from volary.carcassonne.crop_circles import add_options, affected, take_options
from volary.carcassonne.features import bordering_cities, complete, first_node, fits, tally
from volary.carcassonne.flying import DISTANCES, can_fly, landings, target_of
from volary.carcassonne.ids import (
    CLOISTER,
    F_CROP,
    F_CROP_ADD,
    F_CROP_SEATS,
    F_CROP_TAKE,
    F_FLY,
    F_LAND,
    F_PHANTOM,
    F_PLACE_FIGURE,
    FIELD,
    FIGURES,
    GARDEN,
    TURNS,
)
from volary.carcassonne.scoring import CITY_POINTS, POOLED_CITY_POINTS, most, rank, seat_score, strengths, value
from volary.carcassonne.state import (
    CELL_SHIFT,
    CarcassonneState,
    figure_kind,
    figure_node,
    figure_seat,
    next_in_ring,
    node_kind,
    node_of,
    open_of,
    root_of,
    supply_of,
    tile_at,
    tile_kind,
    tile_owner,
    tile_place,
    tile_variant,
)
from volary.carcassonne.tables import (
    DISTINCT_TURNS,
    EDGES,
    FLIER,
    KINDS,
    SEGMENT_BITS,
    SEGMENT_COUNT,
    SEGMENT_MASK,
    place_x,
    place_y,
)
from volary.carcassonne.turn import tiles_left
from volary.carcassonne.view_types import (
    CarcassonneSeat,
    CarcassonneView,
    CellView,
    CropView,
    FeatureView,
    FigureView,
    FlightView,
    TargetView,
    TileView,
)
from volary.core.actions import field_a
from volary.core.state import FRAME, KIND, A, C
from volary.core.vectors import filled, to_list

THOUSAND = 1000


def find_frame(s: CarcassonneState, kind: i64) -> i64:
    """Index of the topmost frame of a kind, -1 if there is none."""
    f = s.top
    while f >= 0:
        if s.stack[f + KIND] == kind:
            return f
        f -= FRAME
    return -1


def seat_view(s: CarcassonneState, seat: i64) -> CarcassonneSeat:
    return {
        "seat": int(seat),
        "supply": [int(supply_of(s, seat, figure)) for figure in range(FIGURES)],
        "score": seat_score(s, seat),
        "last": int(s.last[seat]),
    }


def tile_view(s: CarcassonneState, tile: i64) -> TileView:
    place = tile_place(s, tile)
    return {
        "kind": int(tile_kind(s, tile)),
        "x": int(place_x(place)),
        "y": int(place_y(place)),
        "turn": int(tile_variant(s, tile) % TURNS),
        "seat": int(tile_owner(s, tile)),
    }


def figure_view(entry: i64) -> FigureView:
    node = figure_node(entry)
    return {
        "seat": int(figure_seat(entry)),
        "figure": int(figure_kind(entry)),
        "tile": int(node >> SEGMENT_BITS),
        "segment": int(node & SEGMENT_MASK),
    }


# -- features ---------------------------------------------------------------------------------------------------------


def ring(s: CarcassonneState, root: i64) -> list[int]:
    """The nodes of a feature, ascending."""
    nodes = [int(root)]
    node = next_in_ring(s, root)
    while node != root:
        nodes.append(int(node))
        node = next_in_ring(s, node)
    return sorted(nodes)


def feature_view(s: CarcassonneState, root: i64) -> FeatureView:
    kind = node_kind(s, root)
    nodes = ring(s, root)
    tiles, pennants = tally(s, root)
    strength = strengths(s, root, pennants)
    best = most(strength)
    now, completed = worth(s, root, kind)
    return {
        "id": nodes[0],
        "kind": int(kind),
        "parts": [[node >> 3, node & 7] for node in nodes],
        "tiles": int(tiles),
        "open": 0 if kind == FIELD else int(open_of(s, root)),
        "pennants": int(pennants),
        "finished": complete(s, root),
        "strength": to_list(strength),
        "leaders": [int(seat) for seat in range(s.seats) if best > 0 and strength[seat] == best],
        "now": now,
        "complete": completed,
        "cities": cities_of(s, root) if kind == FIELD else [],
    }


def cities_of(s: CarcassonneState, root: i64) -> list[int]:
    """Ids of the cities that a field borders."""
    return sorted(int(first_node(s, city)) for city in bordering_cities(s, root, False))


def worth(s: CarcassonneState, root: i64, kind: i64) -> tuple[int, int]:
    """Points for each leader: if the game ended now, and if the feature were complete with the tiles that it has."""
    if kind == FIELD:
        each = POOLED_CITY_POINTS if s.settings["farm_rule"] == "per_city_4" else CITY_POINTS
        return (
            int(each) * len(bordering_cities(s, root, True)),
            int(each) * len(bordering_cities(s, root, False)),
        )
    now = value(s, root, kind, complete(s, root))
    if kind in (CLOISTER, GARDEN):
        return int(now), 9
    return int(now), int(value(s, root, kind, True))


def features_view(s: CarcassonneState) -> list[FeatureView]:
    """Every feature once, by id."""
    found: list[FeatureView] = []
    tiles: i64 = len(s.tiles)
    for tile in range(tiles):
        for segment in range(SEGMENT_COUNT[tile_kind(s, tile)]):
            node = node_of(tile, segment)
            if root_of(s, node) == node:
                found.append(feature_view(s, node))
    return sorted(found, key=by_id)


def by_id(feature: FeatureView) -> int:
    return feature["id"]


# -- what may come ----------------------------------------------------------------------------------------------------


def pile_counts(s: CarcassonneState) -> list[int]:
    """How many tiles of each kind are still to come, the river's included."""
    counts = [0] * len(KINDS)
    for v in (s.pile, s.river):
        for kind in v:
            counts[kind] += 1
    if s.lake >= 0:
        counts[s.lake] += 1
    return counts


def fitting(s: CarcassonneState, cell: i64) -> list[int]:
    """The tiles of the normal pile that fit a cell in some turn, by kind; several of a kind stand there as often."""
    found: list[int] = []
    last: i64 = -1
    fits_there = False
    for kind in s.pile:
        if kind != last:
            last = kind
            fits_there = False
            for turn in range(DISTINCT_TURNS[kind]):
                fits_there = fits_there or fits(cell, EDGES[kind * TURNS + turn])
        if fits_there:
            found.append(int(kind))
    return found


def draws_until(s: CarcassonneState, viewer: i64) -> int:
    """Tiles that are drawn from the normal pile until the viewer has drawn its next one."""
    ahead = s.seats if viewer < 0 or viewer == s.active else (viewer - s.active) % s.seats
    river = len(s.river) + (1 if s.lake >= 0 else 0)
    return max(0, int(ahead) - river)


def chance_of(fit: int, pile: int, draws: int) -> int:
    """Thousandths: the chance that at least one of ``fit`` tiles is among the next ``draws`` of ``pile``."""
    missed = 1.0
    for i in range(min(draws, pile)):
        missed *= max(0, pile - fit - i) / (pile - i)
    return round(THOUSAND * (1.0 - missed))


def cells_view(s: CarcassonneState, viewer: i64) -> list[CellView]:
    draws = draws_until(s, viewer)
    cells: list[CellView] = []
    for cell in s.cells:
        place = cell >> CELL_SHIFT
        fit = fitting(s, cell)
        cells.append(
            {
                "x": int(place_x(place)),
                "y": int(place_y(place)),
                "fits": len(fit),
                "kinds": sorted(set(fit)),
                "chance": chance_of(len(fit), len(s.pile), draws),
            }
        )
    return cells


# -- flights and crop circles -----------------------------------------------------------------------------------------


def target_view(s: CarcassonneState, distance: i64) -> TargetView:
    place = target_of(s, distance)
    tile = tile_at(s, place)
    lands: list[list[int]] = []
    for figure in range(FIGURES):
        out = filled(0, 8)
        n: i64 = landings(s, figure, tile, out) if tile >= 0 else 0
        lands.append([int(field_a(out[i])) for i in range(n)])
    return {
        "distance": int(distance),
        "x": int(place_x(place)),
        "y": int(place_y(place)),
        "tile": int(tile),
        "landings": lands,
    }


def flight_view(s: CarcassonneState) -> FlightView | None:
    """The machine that can be used now, or the flight under way."""
    if s.top < 0 or s.current < 0 or not can_fly(s):
        return None
    kind = s.stack[s.top + KIND]
    if kind not in (F_PLACE_FIGURE, F_PHANTOM, F_FLY, F_LAND) or (kind == F_PHANTOM and s.stack[s.top + A] == 0):
        return None
    return {
        "tile": int(s.current),
        "direction": int(FLIER[tile_variant(s, s.current)]),
        "figure": int(s.stack[s.top + A]) if kind in (F_FLY, F_LAND) else -1,
        "distance": int(s.stack[s.top + C]) if kind == F_LAND else -1,
        "targets": [target_view(s, distance) for distance in range(1, DISTANCES + 1)],
    }


def crop_view(s: CarcassonneState) -> CropView | None:
    """The crop circle that is being carried out."""
    if s.top < 0 or s.stack[s.top + KIND] not in (F_CROP, F_CROP_ADD, F_CROP_TAKE):
        return None
    seats_frame = find_frame(s, F_CROP_SEATS)
    order = [int((s.active + i) % s.seats) for i in range(1, s.seats + 1)]
    scratch = filled(0, 768)
    return {
        "tile": int(s.current),
        "affects": int(affected(s)),
        "action": int(s.stack[seats_frame + A]) if seats_frame >= 0 else -1,
        "order": order,
        "able": [[add_options(s, seat, scratch) > 0, take_options(s, seat, scratch) > 0] for seat in order],
    }


def view_of(s: CarcassonneState, viewer: i64) -> dict[str, object]:
    """The view of a seat or of a spectator; see CarcassonneView."""
    tiles: i64 = len(s.tiles)
    view: CarcassonneView = {
        "game": "carcassonne",
        "viewer": int(viewer),
        "options": s.settings,
        "turn": int(s.turn),
        "active": int(s.active),
        "start_seat": int(s.start_seat),
        "over": s.top < 0,
        "ranking": rank(s),
        "seats": [seat_view(s, seat) for seat in range(s.seats)],
        "tiles": [tile_view(s, tile) for tile in range(tiles)],
        "figures": [figure_view(entry) for entry in s.figures],
        "features": features_view(s),
        "cells": cells_view(s, viewer),
        "drawn": int(s.drawn),
        "current": int(s.current),
        "pile": pile_counts(s),
        "pile_count": int(tiles_left(s)),
        "removed": to_list(s.removed),
        "flight": flight_view(s),
        "crop": crop_view(s),
    }
    return cast(dict[str, object], view)

"""Invariants: what is true of every sound state, recounted from scratch. Each fault is told in words."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from volary.carcassonne.features import cell_index
from volary.carcassonne.ids import (
    CITY,
    DEPLOY,
    F_CROP,
    F_CROP_ADD,
    F_CROP_SEATS,
    F_CROP_TAKE,
    F_DRAW,
    F_FLY,
    F_LAND,
    F_PHANTOM,
    F_PLACE_FIGURE,
    F_PLACE_TILE,
    F_START_SEAT,
    F_TURN,
    FIELD,
    FIGURE_NAMES,
    FIGURES,
    PARTS,
    REMOVE,
    ROAD,
    SIDES,
    SLOTS,
    TURNS,
)
from volary.carcassonne.state import (
    BOARD_SHIFT,
    BOARD_TILE_MASK,
    CELL_SHIFT,
    FORBIDDEN_MASK,
    LINK_MASK,
    SIZE_SHIFT,
    CarcassonneState,
    figure_kind,
    figure_node,
    figure_seat,
    held_of,
    node_kind,
    node_of,
    open_of,
    place_in_range,
    root_of,
    tile_at,
    tile_kind,
    tile_place,
    tile_variant,
)
from volary.carcassonne.tables import (
    COMPASS,
    CROP,
    EDGES,
    FLIER,
    KINDS,
    SEGMENT_BITS,
    SEGMENT_COUNT,
    SEGMENT_MASK,
    SEGMENTS,
    SLOT_SEGMENT,
    STEP,
    edge_at,
)
from volary.core.state import FRAME, KIND, SEAT, A, B, C
from volary.core.vectors import filled

MOST_TILES = 127
MOST_POINTS = 100_000


def unsound(s: CarcassonneState) -> list[str]:
    """Why these are not the vectors of a state: wrong lengths, impossible numbers; then ``broken``.

    For decoded states, which could be anything.
    """
    faults: list[str] = []
    tiles: i64 = len(s.tiles)
    nodes = tiles * SEGMENTS
    kinds: i64 = len(KINDS)
    shape(faults, "streams", s.streams, 4 * 3, 0, (1 << 32) - 1)
    for v in (s.pile, s.river, s.removed):
        shape(faults, "tiles", v, -1, 0, kinds - 1)
    shape(faults, "supply", s.supply, s.seats * FIGURES, 0, 7)
    shape(faults, "points", s.points, s.seats * PARTS, 0, MOST_POINTS)
    shape(faults, "last", s.last, s.seats, -1, tiles - 1)
    shape(faults, "tiles", s.tiles, -1, 0, (1 << 32) - 1)
    shape(faults, "board", s.board, tiles, 0, (1 << 32) - 1)
    shape(faults, "cells", s.cells, -1, 0, (1 << 40) - 1)
    shape(faults, "links", s.links, nodes, 0, (1 << 24) - 1)
    shape(faults, "features", s.features, nodes, 0, (1 << 40) - 1)
    shape(faults, "figures", s.figures, -1, 0, (s.seats << 14) - 1)
    if not 1 <= tiles <= MOST_TILES:
        faults.append(f"{tiles} tiles")
    if not (-1 <= s.lake < kinds and -1 <= s.drawn < kinds and -1 <= s.current < tiles and 0 <= s.bend <= 3):
        faults.append("an impossible tile")
    if not -1 <= s.active < s.seats or not -1 <= s.start_seat < s.seats or s.turn < 0:
        faults.append("an impossible seat or turn")
    if not faults:
        faults += entry_faults(s)
    return faults if faults else broken(s)


def entry_faults(s: CarcassonneState) -> list[str]:
    """Packed entries that point at nothing."""
    faults: list[str] = []
    nodes: i64 = len(s.links)
    for entry in s.tiles:
        if not place_in_range(entry >> 12) or entry & 255 >= len(KINDS) * TURNS or entry >> 8 & 15 > s.seats:
            faults.append(f"{entry} is no tile")
    for entry in s.board:
        if entry & BOARD_TILE_MASK >= len(s.tiles):
            faults.append(f"{entry} is no place of a tile")
    for link in s.links:
        if link & LINK_MASK >= nodes or link >> 12 >= nodes:
            faults.append(f"{link} is no link")
    for figure in s.figures:
        if figure_node(figure) >= nodes:
            faults.append(f"{figure} is no figure")
    i: i64 = 0
    while i < len(s.script):
        if not 0 <= s.script[i] < 3 or not 0 <= s.script[i + 1] < len(KINDS):
            faults.append("a script of no stream or no outcome")
        i += 2
    return faults if faults else faults + frame_faults(s)


# What may lie on the stack while somebody is asked, bottom first; between two decisions there is nothing else.
STACKS: Final[list[list[int]]] = [
    [],
    [int(F_START_SEAT)],
    [int(F_TURN), int(F_DRAW)],
    [int(F_TURN), int(F_PLACE_TILE)],
    [int(F_TURN), int(F_PLACE_FIGURE)],
    [int(F_TURN), int(F_PHANTOM)],
    [int(F_TURN), int(F_FLY)],
    [int(F_TURN), int(F_PHANTOM), int(F_FLY)],
    [int(F_TURN), int(F_LAND)],
    [int(F_TURN), int(F_PHANTOM), int(F_LAND)],
    [int(F_TURN), int(F_CROP)],
    [int(F_TURN), int(F_CROP_SEATS), int(F_CROP_ADD)],
    [int(F_TURN), int(F_CROP_SEATS), int(F_CROP_TAKE)],
]
PHASES: Final[dict[int, int]] = {int(F_DRAW): 1, int(F_PLACE_TILE): 1, int(F_CROP): 3, int(F_CROP_SEATS): 3}
"""The phase of the turn (its frame's a) by the frame above it; 2 for the others."""


def frame_faults(s: CarcassonneState) -> list[str]:
    """A stack that no game has, or frames about nothing."""
    kinds: list[int] = []
    f: i64 = 0
    while f <= s.top:
        kinds.append(int(s.stack[f + KIND]))
        lowest = -1 if s.stack[f + KIND] == F_START_SEAT else 0
        if not lowest <= s.stack[f + SEAT] < s.seats:
            return ["a frame of a seat that is not there"]
        f += FRAME
    if kinds not in STACKS:
        return [f"frames {kinds} never lie on each other"]
    if len(kinds) < 2:
        return []
    top = s.top
    if s.stack[A] != PHASES.get(kinds[1], 2) or s.stack[SEAT] != s.active:
        return ["a turn in another phase than its frames"]
    if (kinds[-1] == F_PLACE_TILE) != (s.drawn >= 0) or (s.current >= 0) != (s.stack[A] > 1):
        return ["no tile for the decision"]
    if kinds[-1] in (F_FLY, F_LAND) and not 0 <= s.stack[top + A] < FIGURES:
        return ["a flight without a figure"]
    if kinds[-1] == F_LAND and not (0 <= s.stack[top + B] < len(s.tiles) and 1 <= s.stack[top + C] <= 3):
        return ["a landing nowhere"]
    if kinds[-1] in (F_FLY, F_LAND) and FLIER[tile_variant(s, s.current)] < 0:
        return ["a flight without a machine"]
    if kinds[1] in (F_CROP, F_CROP_SEATS) and CROP[tile_kind(s, s.current)] == 0:
        return ["a crop circle that is not there"]
    if kinds[1] == F_CROP_SEATS:
        action = DEPLOY if kinds[-1] == F_CROP_ADD else REMOVE
        round_ = s.stack[top - FRAME + B]
        if s.stack[top - FRAME + A] != action or not 1 <= round_ <= s.seats + 1:
            return ["a crop circle in no order"]
    return []


def shape(faults: list[str], name: str, v: vec[i64], length: i64, low: i64, high: i64) -> None:
    """Note a vector that has another length (any, if -1) or an element outside ``low..high``."""
    if length >= 0 and len(v) != length:
        faults.append(f"{name}: {len(v)} entries, not {length}")
    for x in v:
        if not low <= x <= high:
            faults.append(f"{name}: {x} is not of {low}..{high}")
            return


def broken(s: CarcassonneState) -> list[str]:
    """Every broken invariant; empty for a sound state."""
    faults = board_faults(s)
    return faults if faults else tile_faults(s) + cell_faults(s) + feature_faults(s) + figure_faults(s)


# -- tiles and cells --------------------------------------------------------------------------------------------------


def board_faults(s: CarcassonneState) -> list[str]:
    """The board lists every tile by its place, ascending."""
    faults: list[str] = []
    n: i64 = len(s.board)
    for i in range(n):
        tile = s.board[i] & BOARD_TILE_MASK
        if tile_place(s, tile) != s.board[i] >> BOARD_SHIFT:
            faults.append(f"tile {tile} lies elsewhere than the board says")
        if i > 0 and s.board[i - 1] >> BOARD_SHIFT >= s.board[i] >> BOARD_SHIFT:
            faults.append("the board is not in order")
    return faults


def tile_faults(s: CarcassonneState) -> list[str]:
    """Every tile of the set is in one place, and neighbours agree."""
    from volary.carcassonne.game import empty_state, starting_kind

    faults: list[str] = []
    fresh = empty_state(s.settings, b"")
    kinds: i64 = len(KINDS)
    counts = filled(0, kinds)
    counts[starting_kind(s.settings)] += 1
    for v in (fresh.pile, fresh.river):
        for kind in v:
            counts[kind] += 1
    if fresh.lake >= 0:
        counts[fresh.lake] += 1
    for v in (s.pile, s.river, s.removed):
        for kind in v:
            counts[kind] -= 1
    for kind in (s.lake, s.drawn):
        if kind >= 0:
            counts[kind] -= 1
    tiles: i64 = len(s.tiles)
    for tile in range(tiles):
        counts[tile_kind(s, tile)] -= 1
        faults += border_faults(s, tile)
    faults += [f"{counts[kind]} tiles {KINDS[kind]['id']} are missing" for kind in range(kinds) if counts[kind] != 0]
    if list(s.pile) != sorted(s.pile) or list(s.river) != sorted(s.river):
        faults.append("a bag is not in order")
    return faults


def border_faults(s: CarcassonneState, tile: i64) -> list[str]:
    """A tile and its neighbours show the same on each border; every tile but the first has a neighbour."""
    faults: list[str] = []
    neighbours = 0
    for side in range(SIDES):
        other = tile_at(s, tile_place(s, tile) + STEP[side])
        if other >= 0:
            neighbours += 1
            if edge_at(EDGES[tile_variant(s, tile)], side) != edge_at(EDGES[tile_variant(s, other)], (side + 2) & 3):
                faults.append(f"tiles {tile} and {other} do not agree")
    if neighbours == 0 and len(s.tiles) > 1:
        faults.append(f"tile {tile} lies alone")
    return faults


def cell_faults(s: CarcassonneState) -> list[str]:
    """The cells are the empty places beside tiles, each with what its neighbours forbid."""
    faults: list[str] = []
    wanted: dict[int, int] = {}
    tiles: i64 = len(s.tiles)
    for tile in range(tiles):
        for side in range(SIDES):
            place = tile_place(s, tile) + STEP[side]
            if tile_at(s, place) < 0:
                edge = edge_at(EDGES[tile_variant(s, tile)], side)
                forbidden = (15 ^ edge) << (4 * ((side + 2) & 3))
                wanted[int(place)] = wanted.get(int(place), 0) | int(forbidden)
    if len(wanted) != len(s.cells):
        faults.append(f"{len(s.cells)} cells, not {len(wanted)}")
    for place, forbidden in wanted.items():
        i = cell_index(s, place)
        if i == len(s.cells) or s.cells[i] >> CELL_SHIFT != place or s.cells[i] & FORBIDDEN_MASK != forbidden:
            faults.append(f"the cell at {place} is wrong")
    return faults


# -- features ---------------------------------------------------------------------------------------------------------


def neighbours_of(s: CarcassonneState, node: i64) -> list[int]:
    """The segments that touch a segment across a border, by slots."""
    found: list[int] = []
    tile = node >> SEGMENT_BITS
    for slot in range(SLOTS):
        if SLOT_SEGMENT[tile_variant(s, tile) * SLOTS + slot] == node & SEGMENT_MASK:
            side = slot // 3
            other = tile_at(s, tile_place(s, tile) + STEP[side])
            if other >= 0:
                facing = ((side + 2) & 3) * 3 + 2 - slot % 3
                found.append(int(node_of(other, SLOT_SEGMENT[tile_variant(s, other) * SLOTS + facing])))
    return found


def feature_of(s: CarcassonneState, start: i64) -> set[int]:
    """All segments of a segment's feature, found by walking."""
    seen = {int(start)}
    todo = [int(start)]
    while todo:
        for node in neighbours_of(s, todo.pop()):
            if node not in seen:
                seen.add(node)
                todo.append(node)
    return seen


def open_sides(s: CarcassonneState, nodes: set[int]) -> int:
    """Open ends or edges of a road or city, empty places around a cloister or garden, counted afresh."""
    count = 0
    for node in nodes:
        tile: i64 = node >> 3
        kind = node_kind(s, node)
        place = tile_place(s, tile)
        if kind in (ROAD, CITY):
            for side in range(SIDES):
                if SLOT_SEGMENT[tile_variant(s, tile) * SLOTS + side * 3 + 1] == node & SEGMENT_MASK:
                    count += 1 if tile_at(s, place + STEP[side]) < 0 else 0
        elif kind != FIELD:
            for direction in range(8):
                count += 1 if tile_at(s, place + COMPASS[direction]) < 0 else 0
    return count


def feature_faults(s: CarcassonneState) -> list[str]:
    """The rings are the features, and a root's numbers are those that a recount gives."""
    faults: list[str] = []
    done: set[int] = set()
    tiles: i64 = len(s.tiles)
    for tile in range(tiles):
        for segment in range(SEGMENTS):
            node = int(node_of(tile, segment))
            if segment >= SEGMENT_COUNT[tile_kind(s, tile)]:
                if s.links[node] != node << 12 | node or s.features[node] != 0:
                    faults.append(f"node {node} is not used")
            elif node not in done:
                nodes = feature_of(s, node)
                done |= nodes
                faults += root_faults(s, nodes)
    return faults


def root_faults(s: CarcassonneState, nodes: set[int]) -> list[str]:
    """One feature: its ring, its root and the root's numbers."""
    faults: list[str] = []
    root = root_of(s, min(nodes))
    ring: set[int] = set()
    node = root
    while int(node) not in ring:
        ring.add(int(node))
        node = s.links[node] >> 12
    if ring != nodes or any(root_of(s, each) != root for each in nodes):
        return [f"the ring of root {root} is not its feature"]
    held = sum(1 for entry in s.figures if int(figure_node(entry)) in nodes)
    if open_of(s, root) != open_sides(s, nodes):
        faults.append(f"root {root} has {open_sides(s, nodes)} open sides, not {open_of(s, root)}")
    if held_of(s, root) != held:
        faults.append(f"root {root} holds {held} figures, not {held_of(s, root)}")
    if s.features[root] >> SIZE_SHIFT != len(nodes):
        faults.append(f"root {root} has {len(nodes)} segments, not {s.features[root] >> SIZE_SHIFT}")
    if any(s.features[each] != 0 for each in nodes if each != root):
        faults.append(f"a node of root {root} has numbers of its own")
    return faults


# -- figures ----------------------------------------------------------------------------------------------------------


def figure_faults(s: CarcassonneState) -> list[str]:
    """Each seat's figures are in its supply, on the table, or in the air."""
    from volary.carcassonne.figures import suits
    from volary.carcassonne.game import supply_at_start

    faults: list[str] = []
    counts = s.supply[:]
    for entry in s.figures:
        if not suits(figure_kind(entry), node_kind(s, figure_node(entry))):
            faults.append(f"a {FIGURE_NAMES[figure_kind(entry)]} stands where it cannot")
        counts[figure_seat(entry) * FIGURES + figure_kind(entry)] += 1
    f: i64 = 0
    while f <= s.top:
        if s.stack[f + KIND] in (F_FLY, F_LAND):
            counts[s.stack[f + SEAT] * FIGURES + s.stack[f + A]] += 1
        f += FRAME
    if list(counts) != list(supply_at_start(s.settings, s.seats)):
        faults.append("a figure is lost or was found")
    return faults

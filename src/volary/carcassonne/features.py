"""Laying a tile: the empty places around it, and the features that its segments join (RULES 3 and 5).

Nothing is ever recomputed: a join relabels the smaller of two rings, so a game costs O(n log n) for all its joins.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from volary.carcassonne.ids import CITY, EDGE_CITY, EDGE_FIELD, FIELD, ROAD, SIDES, SLOTS, TURNS
from volary.carcassonne.state import (
    BOARD_SHIFT,
    CELL_SHIFT,
    FORBIDDEN_MASK,
    HELD_MASK,
    HELD_SHIFT,
    LINK_BITS,
    ONE_SEGMENT,
    SIZE_SHIFT,
    CarcassonneState,
    around,
    next_in_ring,
    node_kind,
    node_of,
    open_of,
    root_of,
    tile_entry,
    tile_kind,
    tile_variant,
)
from volary.carcassonne.tables import (
    CENTRE,
    EDGES,
    FIELD_CITIES,
    PENNANTS,
    SEGMENT_BITS,
    SEGMENT_COUNT,
    SEGMENT_KIND,
    SEGMENT_MASK,
    SEGMENT_OPEN,
    SEGMENTS,
    SLOT_SEGMENT,
    STEP,
    edge_at,
)
from volary.core.vectors import find, first_from

BESIDE: Final[vec[i64]] = vec[i64]([1, 5, 7, 3])
"""Where the tile beyond each side stands in ``around``."""


def lay(s: CarcassonneState, kind: i64, turn: i64, place: i64, seat: i64) -> i64:
    """Put a tile on the table and join everything; returns its number. Whether it fits is the caller's to know."""
    tile: i64 = len(s.tiles)
    variant = kind * TURNS + turn
    s.tiles = append(s.tiles, tile_entry(place, seat, variant))
    insert(s, place << BOARD_SHIFT | tile)
    add_nodes(s, tile, kind)
    close_cell(s, place)
    near = around(s, place)
    for side in range(SIDES):
        other = near[BESIDE[side]]
        if other >= 0:
            join_side(s, tile, variant, side, other)
        else:
            open_cell(s, place + STEP[side], (side + 2) & 3, edge_at(EDGES[variant], side))
    count_neighbours(s, tile, kind, near)
    return tile


def insert(s: CarcassonneState, entry: i64) -> None:
    """Put an entry into the ascending board."""
    s.board = append(s.board, entry)
    board = s.board
    i: i64 = len(board) - 1
    while i > 0 and board[i - 1] > entry:
        board[i] = board[i - 1]
        i -= 1
    board[i] = entry


def add_nodes(s: CarcassonneState, tile: i64, kind: i64) -> None:
    """A feature of its own for each segment; unused numbers point at themselves as well."""
    base = node_of(tile, 0)
    for segment in range(SEGMENTS):
        node = base + segment
        s.links = append(s.links, node << LINK_BITS | node)
        entry = SEGMENT_OPEN[kind * SEGMENTS + segment]
        if segment < SEGMENT_COUNT[kind]:
            entry |= ONE_SEGMENT
        s.features = append(s.features, entry)


# -- the empty places -------------------------------------------------------------------------------------------------


def cell_index(s: CarcassonneState, place: i64) -> i64:
    """Index of the first cell that is not before ``place``."""
    return first_from(s.cells, place << CELL_SHIFT)


def close_cell(s: CarcassonneState, place: i64) -> None:
    """The place is empty no longer."""
    i = cell_index(s, place)
    cells = s.cells
    if i == len(cells) or cells[i] >> CELL_SHIFT != place:
        return
    s.cells, _closed = pop(cells, i)


def open_cell(s: CarcassonneState, place: i64, side: i64, edge: i64) -> None:
    """The empty place wants ``edge`` on ``side``: every other edge is forbidden there."""
    forbidden = (15 ^ edge) << (4 * side)
    i = cell_index(s, place)
    if i < len(s.cells) and s.cells[i] >> CELL_SHIFT == place:
        s.cells[i] |= forbidden
        return
    s.cells = append(s.cells, 0)
    cells = s.cells
    j: i64 = len(cells) - 1
    while j > i:
        cells[j] = cells[j - 1]
        j -= 1
    cells[i] = place << CELL_SHIFT | forbidden


def fits(cell: i64, edges: i64) -> bool:
    """Whether a variant's edges agree with all neighbours of a cell (RULES 3)."""
    return cell & FORBIDDEN_MASK & edges == 0


# -- joining ----------------------------------------------------------------------------------------------------------


def join_side(s: CarcassonneState, tile: i64, variant: i64, side: i64, other: i64) -> None:
    """Join the segments of two tiles across the border between them: slot k lies against slot 2 - k."""
    mine = variant * SLOTS + side * 3
    theirs = tile_variant(s, other) * SLOTS + ((side + 2) & 3) * 3
    middle = SLOT_SEGMENT[mine + 1]
    if middle >= 0:
        a = node_of(tile, middle)
        join(s, a, node_of(other, SLOT_SEGMENT[theirs + 1]))
        kind = SEGMENT_KIND[variant // TURNS * SEGMENTS + middle]
        if kind in (ROAD, CITY):
            s.features[root_of(s, a)] -= 2
    edge = edge_at(EDGES[variant], side)
    if edge != EDGE_FIELD and edge != EDGE_CITY:
        join(s, node_of(tile, SLOT_SEGMENT[mine]), node_of(other, SLOT_SEGMENT[theirs + 2]))
        join(s, node_of(tile, SLOT_SEGMENT[mine + 2]), node_of(other, SLOT_SEGMENT[theirs]))


def join(s: CarcassonneState, a: i64, b: i64) -> None:
    """Make one feature of two, or nothing if they are one already. The open sides between them are the caller's."""
    keep = root_of(s, a)
    drop = root_of(s, b)
    if keep == drop:
        return
    if s.features[keep] >> SIZE_SHIFT < s.features[drop] >> SIZE_SHIFT:
        keep, drop = drop, keep
    s.features[keep] += s.features[drop]
    s.features[drop] = 0
    node = drop
    while True:
        following = next_in_ring(s, node)
        s.links[node] = following << LINK_BITS | keep
        node = following
        if node == drop:
            break
    # Two rings become one when two of their nodes exchange what follows them.
    first = next_in_ring(s, keep)
    second = next_in_ring(s, drop)
    s.links[keep] = second << LINK_BITS | keep
    s.links[drop] = first << LINK_BITS | keep


def count_neighbours(s: CarcassonneState, tile: i64, kind: i64, near: vec[i64]) -> None:
    """Cloisters and gardens: the new tile fills a place around its neighbours, and they fill those around it."""
    own = CENTRE[kind]
    for i in range(9):
        other = near[i]
        if other < 0 or other == tile:
            continue
        centre = CENTRE[tile_kind(s, other)]
        if centre >= 0:
            s.features[node_of(other, centre)] -= 1
        if own >= 0:
            s.features[node_of(tile, own)] -= 1


# -- looking at features ----------------------------------------------------------------------------------------------


def tally(s: CarcassonneState, root: i64) -> tuple[i64, i64]:
    """Different tiles and pennants of a feature. A tile with two segments in it counts once (RULES 5)."""
    tiles: i64 = 0
    pennants: i64 = 0
    node = root
    while True:
        tile = node >> SEGMENT_BITS
        pennants += PENNANTS[tile_kind(s, tile) * SEGMENTS + (node & SEGMENT_MASK)]
        earlier = node_of(tile, 0)
        while earlier < node and root_of(s, earlier) != root:
            earlier += 1
        if earlier == node:
            tiles += 1
        node = next_in_ring(s, node)
        if node == root:
            return tiles, pennants


def first_node(s: CarcassonneState, root: i64) -> i64:
    """The smallest node of a feature: a name that stays while the feature grows."""
    least = root
    node = next_in_ring(s, root)
    while node != root:
        if node < least:
            least = node
        node = next_in_ring(s, node)
    return least


def occupied(s: CarcassonneState, node: i64) -> bool:
    """Whether any figure stands on the whole feature of a segment (RULES 4)."""
    return s.features[root_of(s, node)] >> HELD_SHIFT & HELD_MASK != 0


def complete(s: CarcassonneState, node: i64) -> bool:
    """Whether the feature of a segment is complete: a matter of the tiles alone. A field never is (RULES 2, 5)."""
    kind = node_kind(s, node)
    return kind != FIELD and open_of(s, root_of(s, node)) == 0


def bordering_cities(s: CarcassonneState, root: i64, only_complete: bool) -> vec[i64]:
    """Roots of the different cities that a field borders, in the order of the ring from the root."""
    cities = vec[i64]()
    node = root
    while True:
        tile = node >> SEGMENT_BITS
        mask = FIELD_CITIES[tile_kind(s, tile) * SEGMENTS + (node & SEGMENT_MASK)]
        segment: i64 = 0
        while mask:
            if mask & 1:
                city = root_of(s, node_of(tile, segment))
                if (not only_complete or open_of(s, city) == 0) and find(cities, city) < 0:
                    cities = append(cities, city)
            mask >>= 1
            segment += 1
        node = next_in_ring(s, node)
        if node == root:
            return cities

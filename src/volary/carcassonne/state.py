"""CarcassonneState: the whole table as plain data, and the arithmetic of its packed ints.

A *node* is a segment on the table: ``tile * SEGMENTS + segment``, with tiles numbered as they were laid. The nodes of
a feature form a ring; each also names the feature's root, the node whose entry of ``features`` speaks for all.
"""

from __future__ import annotations

import json
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from volary.carcassonne.ids import FIGURES, NO_TILE, TURNS
from volary.carcassonne.tables import PLACE_MASK, SEGMENT_BITS, SEGMENT_KIND, SEGMENT_MASK, SEGMENTS, STEP
from volary.core.actions import Label, Prompt, Reason, Ref
from volary.core.codec import Reader, Writer
from volary.core.game import OptionValue
from volary.core.state import Handler, SeatScore, State
from volary.core.vectors import filled, first_from

# An entry of ``links``: the root of the node's feature, and the next node of the ring.
LINK_BITS: Final[i64] = 12
LINK_MASK: Final[i64] = (1 << 12) - 1
# An entry of ``features`` at a root: open sides, figures, segments.
OPEN_MASK: Final[i64] = (1 << 12) - 1
HELD_SHIFT: Final[i64] = 12
HELD_MASK: Final[i64] = 255
ONE_HELD: Final[i64] = 1 << 12
SIZE_SHIFT: Final[i64] = 20
ONE_SEGMENT: Final[i64] = 1 << 20
# An entry of ``tiles``: its place, who laid it (0 nobody, else seat + 1), its variant.
VARIANT_MASK: Final[i64] = 255
OWNER_SHIFT: Final[i64] = 8
OWNER_MASK: Final[i64] = 15
TILE_PLACE_SHIFT: Final[i64] = 12
# An entry of ``board``, ascending: a place and the tile there.
BOARD_SHIFT: Final[i64] = 7
BOARD_TILE_MASK: Final[i64] = 127
# An entry of ``cells``, ascending: an empty place beside a tile, and the edges that it forbids.
CELL_SHIFT: Final[i64] = 16
FORBIDDEN_MASK: Final[i64] = (1 << 16) - 1
# An entry of ``figures``: where it stands, what it is, whose.
NODE_MASK: Final[i64] = (1 << 12) - 1
FIGURE_SHIFT: Final[i64] = 12
FIGURE_MASK: Final[i64] = 3
SEAT_SHIFT: Final[i64] = 14


@final
class CarcassonneState(State):
    """A game of Carcassonne at one moment."""

    def __init__(
        self,
        seats: i64,
        handlers: list[Handler],
        streams: vec[i64],
        settings: dict[str, OptionValue],
        pile: vec[i64],
        river: vec[i64],
        supply: vec[i64],
        points: vec[i64],
        last: vec[i64],
    ) -> None:
        super().__init__(seats, handlers, streams)
        self.settings = settings
        """The canonical options; shared between clones, never changed."""
        self.small_cities: bool = settings["two_tile_city"] == 2
        self.abbot: bool = settings["abbot"] is True
        self.phantom: bool = settings["phantom"] is True
        self.pile = pile
        """The kinds that are still to be drawn, ascending: a bag without an order."""
        self.river = river
        """The kinds of the river that come before the lake, ascending."""
        self.supply = supply
        """How many of each figure a seat can place: FIGURES ints a seat."""
        self.points = points
        """PARTS ints a seat."""
        self.last = last
        """The tile that each seat laid last, -1 for none."""
        self.tiles: vec[i64] = vec[i64]()
        self.board: vec[i64] = vec[i64]()
        self.cells: vec[i64] = vec[i64]()
        self.links: vec[i64] = vec[i64]()
        self.features: vec[i64] = vec[i64]()
        self.figures: vec[i64] = vec[i64]()
        self.removed: vec[i64] = vec[i64]()
        """Kinds that fitted nowhere, in the order in which they were drawn."""
        self.lake: i64 = -1
        """The kind of the lake while it is still to be drawn."""
        self.bend: i64 = 0
        """How the last river tile bent: 0 not at all, 1 or 3 to one of the hands."""
        self.drawn: i64 = -1
        """Kind of the tile that is to be laid."""
        self.current: i64 = NO_TILE
        """The tile that was laid in this turn."""
        self.turn: i64 = 0
        self.active: i64 = -1
        self.start_seat: i64 = -1

    def clone(self) -> State:
        return self.copy()

    def copy(self) -> CarcassonneState:
        """``clone`` with its own type."""
        s = CarcassonneState(
            self.seats,
            self.handlers,
            self.streams,
            self.settings,
            self.pile[:],
            self.river,
            self.supply[:],
            self.points[:],
            self.last[:],
        )
        self.copy_core_to(s)
        s.tiles = self.tiles[:]
        s.board = self.board[:]
        s.cells = self.cells[:]
        s.links = self.links[:]
        s.features = self.features[:]
        s.figures = self.figures[:]
        s.removed = self.removed
        s.lake = self.lake
        s.bend = self.bend
        s.drawn = self.drawn
        s.current = self.current
        s.turn = self.turn
        s.active = self.active
        s.start_seat = self.start_seat
        return s

    def write(self, out: Writer) -> None:
        out.field("settings")
        out.text(json.dumps(self.settings, sort_keys=True))
        for name, v in self.vectors():
            out.field(name)
            out.vector(v)
        out.field("turn")
        for x in (self.lake, self.bend, self.drawn, self.current, self.turn, self.active, self.start_seat):
            out.integer(x)
        self.write_core(out)

    def vectors(self) -> list[tuple[str, vec[i64]]]:
        """The vectors by name, in the order of the encoding."""
        return [
            ("pile", self.pile),
            ("river", self.river),
            ("supply", self.supply),
            ("points", self.points),
            ("last", self.last),
            ("tiles", self.tiles),
            ("board", self.board),
            ("cells", self.cells),
            ("links", self.links),
            ("features", self.features),
            ("figures", self.figures),
            ("removed", self.removed),
        ]

    def read(self, data: Reader) -> None:
        """Read what ``write`` wrote after the settings."""
        self.pile = data.vector()
        self.river = data.vector()
        self.supply = data.vector()
        self.points = data.vector()
        self.last = data.vector()
        self.tiles = data.vector()
        self.board = data.vector()
        self.cells = data.vector()
        self.links = data.vector()
        self.features = data.vector()
        self.figures = data.vector()
        self.removed = data.vector()
        self.lake = data.integer()
        self.bend = data.integer()
        self.drawn = data.integer()
        self.current = data.integer()
        self.turn = data.integer()
        self.active = data.integer()
        self.start_seat = data.integer()
        self.read_core(data)

    # -- the Game protocol --------------------------------------------------------------------------------------------

    def view(self, seat: i64) -> dict[str, object]:
        from volary.carcassonne.views import view_of

        return view_of(self, seat)

    def determinise(self, seat: i64, seed: bytes) -> None:
        """Draw every future tile and roll afresh. Nothing else is hidden from anybody."""
        from volary.carcassonne.game import fresh_streams

        self.streams = fresh_streams(seed)

    def prompt(self, seat: i64) -> Prompt:
        from volary.carcassonne.labels import prompt_of

        return prompt_of(self, seat)

    def label(self, seat: i64, action: i64) -> Label:
        from volary.carcassonne.labels import label_of

        return label_of(self, seat, action)

    def why_not(self, seat: i64, ref: Ref) -> list[Reason]:
        from volary.carcassonne.reasons import reasons_against

        return reasons_against(self, seat, ref)

    def scores(self) -> list[SeatScore]:
        from volary.carcassonne.scoring import seat_score

        return [seat_score(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        from volary.carcassonne.scoring import rank

        return rank(self)

    def check(self) -> list[str]:
        from volary.carcassonne.invariants import broken

        return broken(self)


def carcassonne(state: State) -> CarcassonneState:
    """The state as what it is: handlers call this once at the top."""
    assert isinstance(state, CarcassonneState)
    return state


# -- tiles ------------------------------------------------------------------------------------------------------------


def tile_entry(place: i64, seat: i64, variant: i64) -> i64:
    return place << TILE_PLACE_SHIFT | (seat + 1) << OWNER_SHIFT | variant


def tile_place(s: CarcassonneState, tile: i64) -> i64:
    return s.tiles[tile] >> TILE_PLACE_SHIFT


def tile_variant(s: CarcassonneState, tile: i64) -> i64:
    return s.tiles[tile] & VARIANT_MASK


def tile_kind(s: CarcassonneState, tile: i64) -> i64:
    return (s.tiles[tile] & VARIANT_MASK) // TURNS


def tile_owner(s: CarcassonneState, tile: i64) -> i64:
    """Who laid the tile; -1 for the start tile."""
    return (s.tiles[tile] >> OWNER_SHIFT & OWNER_MASK) - 1


def board_index(s: CarcassonneState, place: i64) -> i64:
    """Index of the first entry of the board that is not before ``place``."""
    return first_from(s.board, place << BOARD_SHIFT)


def tile_at(s: CarcassonneState, place: i64) -> i64:
    """The tile that lies on a place, -1 if none does."""
    i = board_index(s, place)
    if i < len(s.board) and s.board[i] >> BOARD_SHIFT == place:
        return s.board[i] & BOARD_TILE_MASK
    return NO_TILE


NOTHING_AROUND: Final[vec[i64]] = filled(-1, 9)


def around(s: CarcassonneState, place: i64) -> vec[i64]:
    """The tiles on the nine places round and on ``place``, row by row from the north-west, -1 where none lies."""
    near = NOTHING_AROUND[:]
    board = s.board
    count: i64 = len(board)
    row: i64 = 0
    while row < 3:
        west = place + (row - 1) * STEP[2] - 1
        i = board_index(s, west)
        while i < count and board[i] >> BOARD_SHIFT <= west + 2:
            near[row * 3 + (board[i] >> BOARD_SHIFT) - west] = board[i] & BOARD_TILE_MASK
            i += 1
        row += 1
    return near


def place_in_range(place: i64) -> bool:
    """Whether a place keeps clear of the rim of what a packed place can hold."""
    x = place & PLACE_MASK
    y = place >> 10
    return 8 <= x <= 247 and 8 <= y <= 247


# -- nodes and features -----------------------------------------------------------------------------------------------


def node_of(tile: i64, segment: i64) -> i64:
    return tile << SEGMENT_BITS | segment


def node_kind(s: CarcassonneState, node: i64) -> i64:
    """Kind of the segment: ROAD, CITY, CLOISTER, GARDEN or FIELD."""
    return SEGMENT_KIND[tile_kind(s, node >> SEGMENT_BITS) * SEGMENTS + (node & SEGMENT_MASK)]


def root_of(s: CarcassonneState, node: i64) -> i64:
    return s.links[node] & LINK_MASK


def next_in_ring(s: CarcassonneState, node: i64) -> i64:
    return s.links[node] >> LINK_BITS


def open_of(s: CarcassonneState, root: i64) -> i64:
    """Open ends of a road, open edges of a city, empty places around a cloister or garden."""
    return s.features[root] & OPEN_MASK


def held_of(s: CarcassonneState, root: i64) -> i64:
    """Figures of anybody on the feature."""
    return s.features[root] >> HELD_SHIFT & HELD_MASK


# -- figures ----------------------------------------------------------------------------------------------------------


def figure_entry(node: i64, figure: i64, seat: i64) -> i64:
    return seat << SEAT_SHIFT | figure << FIGURE_SHIFT | node


def figure_node(entry: i64) -> i64:
    return entry & NODE_MASK


def figure_kind(entry: i64) -> i64:
    return entry >> FIGURE_SHIFT & FIGURE_MASK


def figure_seat(entry: i64) -> i64:
    return entry >> SEAT_SHIFT


def supply_of(s: CarcassonneState, seat: i64, figure: i64) -> i64:
    return s.supply[seat * FIGURES + figure]

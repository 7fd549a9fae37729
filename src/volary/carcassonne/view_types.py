"""The shape of a Carcassonne view: plain data, ready for JSON. The web client's types are generated from this file.

Nothing of this game is hidden but the order of the pile, which does not exist before a tile is drawn: so every viewer
gets the same table. Tile kinds are indices of the tile table (tables.py; ``kinds`` of the generated carcassonne.json),
and segments are indices of the kind's segments (c0, r0, f0, ..., cloister, garden). x grows to the east, y to the
south; ``turn`` counts quarter turns clockwise. -1 stands for nothing. Figures: 0 follower, 1 abbot, 2 mayor, 3 phantom.
"""

from __future__ import annotations

from typing import TypedDict

from volary.core.game import OptionValue
from volary.core.state import SeatScore


class CarcassonneSeat(TypedDict):
    """A seat: its supply by figure, its score, and the index of the tile that it laid last (-1: none)."""

    seat: int
    supply: list[int]
    score: SeatScore
    last: int


class TileView(TypedDict):
    """A tile on the table, in the order in which they were laid. ``seat``: who laid it, -1 for the start tile."""

    kind: int
    x: int
    y: int
    turn: int
    seat: int


class FigureView(TypedDict):
    """A figure on the table: on which segment of which tile (its index in ``tiles``) it stands."""

    seat: int
    figure: int
    tile: int
    segment: int


class FeatureView(TypedDict):
    """A road (1), city (2), cloister (3), garden (4) or field (5) with all its segments.

    ``id`` is stable while the feature grows: that of its first segment. ``parts`` are pairs of tile index and segment.
    ``tiles``: how many different tiles it covers. ``open``: open ends of a road, open edges of a city, empty places
    around a cloister or garden, 0 for a field. ``strength``: by seat, what counts for the majority; ``leaders`` are the
    seats that would be paid. ``now``: what a leader would get if the game ended now; ``complete``: what it would get
    if the feature were complete with the tiles that it has (a cloister: if it were surrounded; a field: if every city
    that it borders were complete). ``cities`` are the ids of the cities that a field borders.
    """

    id: int
    kind: int
    parts: list[list[int]]
    tiles: int
    open: int
    pennants: int
    finished: bool
    strength: list[int]
    leaders: list[int]
    now: int
    complete: int
    cities: list[int]


class CellView(TypedDict):
    """An empty place beside a tile: how many of the tiles of the normal pile fit there in some turn, of which kinds
    (ascending), and the chance in thousandths that one of them is drawn before the viewer's next turn is over."""

    x: int
    y: int
    fits: int
    kinds: list[int]
    chance: int


class TargetView(TypedDict):
    """Where a flight of ``distance`` ends: the tile there (-1: none) and, by figure, the segments it may land on."""

    distance: int
    x: int
    y: int
    tile: int
    landings: list[list[int]]


class FlightView(TypedDict):
    """A flying machine that can be used now or is being used: before the roll ``figure`` and ``distance`` are -1.

    ``direction``: 0 N, 1 NE, ... 7 NW.
    """

    tile: int
    direction: int
    figure: int
    distance: int
    targets: list[TargetView]


class CropView(TypedDict):
    """A crop circle that is being carried out. ``affects``: 1 thieves on roads, 2 knights in cities, 5 farmers on
    fields. ``action``: -1 not chosen yet, 0 A (deploy), 1 B (remove). ``order``: seats in the order in which they
    decide; ``able``: whether each of them (same order) has anything to do under A and under B."""

    tile: int
    affects: int
    action: int
    order: list[int]
    able: list[list[bool]]


class CarcassonneView(TypedDict):
    """Everything that a viewer may see. ``viewer`` is -1 for spectators.

    ``drawn``: kind of the tile that is to be laid now. ``current``: index of the tile laid in this turn. ``pile``: how
    many of each kind are still to come (the river's tiles included), ``pile_count`` their sum, ``removed`` the kinds
    that fitted nowhere.
    """

    game: str
    viewer: int
    options: dict[str, OptionValue]
    turn: int
    active: int
    start_seat: int
    over: bool
    ranking: list[list[int]]
    seats: list[CarcassonneSeat]
    tiles: list[TileView]
    figures: list[FigureView]
    features: list[FeatureView]
    cells: list[CellView]
    drawn: int
    current: int
    pile: list[int]
    pile_count: int
    removed: list[int]
    flight: FlightView | None
    crop: CropView | None

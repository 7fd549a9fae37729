"""Numbers of the engine and their names: one table for each.

Enumerations are Final ints for the hot code; the lists beside them are what people read and write.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Sides of a tile, clockwise from north; a slot is side * 3 + 0..2, clockwise (tables.py).
SIDES: Final[i64] = 4
SIDE_NAMES: Final = "NESW"
SLOTS: Final[i64] = 12
TURNS: Final[i64] = 4
DIRECTION_NAMES: Final[list[str]] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

# What a side shows: one bit each, so that four bits say what a side may show.
EDGE_CITY: Final[i64] = 1
EDGE_ROAD: Final[i64] = 2
EDGE_FIELD: Final[i64] = 4
EDGE_RIVER: Final[i64] = 8
EDGE_BITS: Final[i64] = 4
EDGE_NAMES: Final[dict[int, str]] = {1: "city", 2: "road", 4: "field", 8: "river"}

# Kinds of segment and of feature.
ROAD: Final[i64] = 1
CITY: Final[i64] = 2
CLOISTER: Final[i64] = 3
GARDEN: Final[i64] = 4
FIELD: Final[i64] = 5
FEATURE_NAMES: Final[list[str]] = ["", "road", "city", "cloister", "garden", "field"]
ROLE_NAMES: Final[list[str]] = ["", "thief", "knight", "monk", "gardener", "farmer"]

# Figures.
FOLLOWER: Final[i64] = 0
ABBOT: Final[i64] = 1
MAYOR: Final[i64] = 2
PHANTOM: Final[i64] = 3
FIGURES: Final[i64] = 4
FIGURE_NAMES: Final[list[str]] = ["follower", "abbot", "mayor", "phantom"]
FOLLOWERS_EACH: Final[i64] = 7

# The actions of a crop circle (RULES 7).
DEPLOY: Final[i64] = 0
REMOVE: Final[i64] = 1
CROP_ACTION_NAMES: Final[list[str]] = ["deploy", "remove"]

# Random streams.
TILES_STREAM: Final[i64] = 0
FLY_STREAM: Final[i64] = 1
ORDER_STREAM: Final[i64] = 2
STREAM_NAMES: Final[list[str]] = ["tiles", "fly", "order"]

# Frames, in the order of HANDLERS (game.py).
F_START_SEAT: Final[i64] = 0
F_TURN: Final[i64] = 1
F_DRAW: Final[i64] = 2
F_PLACE_TILE: Final[i64] = 3
F_PLACE_FIGURE: Final[i64] = 4
F_FLY: Final[i64] = 5
F_LAND: Final[i64] = 6
F_PHANTOM: Final[i64] = 7
F_CROP: Final[i64] = 8
F_CROP_SEATS: Final[i64] = 9
F_CROP_ADD: Final[i64] = 10
F_CROP_TAKE: Final[i64] = 11
F_FINAL: Final[i64] = 12

# Actions; kind 1 is chance (core).
ACT_PLACE: Final[i64] = 2
ACT_FIGURE: Final[i64] = 3
ACT_FLY: Final[i64] = 4
ACT_CALL_BACK: Final[i64] = 5
ACT_LAND: Final[i64] = 6
ACT_CROP: Final[i64] = 7
ACT_ADD: Final[i64] = 8
ACT_TAKE: Final[i64] = 9
ACT_PASS: Final[i64] = 10
ACTION_NAMES: Final[list[str]] = [
    "",
    "chance",
    "place_tile",
    "place_figure",
    "fly",
    "call_back",
    "land",
    "crop_action",
    "add_figure",
    "take_figure",
    "pass",
]

# Parts of a score, in the order in which people read them.
PART_NAMES: Final[list[str]] = ["roads", "cities", "cloisters", "gardens", "fields"]
PARTS: Final[i64] = 5
PART_OF: Final[list[int]] = [-1, 0, 1, 2, 3, 4]
"""The part of each kind of feature."""

NO_TILE: Final[i64] = -1

"""The events of Carcassonne: numbers, names and arguments.

A structural event (turn, flight, completed, crop circle) is the cause of what happens inside it: the tree is the log.
``place`` is a packed place (tables.pack_place): ``(y + 128) * 1024 + x + 128``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from volary.core.events import EventKind

EV_START_TILE: Final[i64] = 0
EV_START_SEAT: Final[i64] = 1
EV_TURN_BEGUN: Final[i64] = 2
EV_TILE_DRAWN: Final[i64] = 3
EV_TILE_REMOVED: Final[i64] = 4
EV_TILE_PLACED: Final[i64] = 5
EV_FIGURE_PLACED: Final[i64] = 6
EV_FLIGHT: Final[i64] = 7
EV_FLIGHT_ROLLED: Final[i64] = 8
EV_LANDED: Final[i64] = 9
EV_FLIGHT_FAILED: Final[i64] = 10
EV_CALLED_BACK: Final[i64] = 11
EV_COMPLETED: Final[i64] = 12
EV_SCORED: Final[i64] = 13
EV_FIGURE_RETURNED: Final[i64] = 14
EV_CROP_CIRCLE: Final[i64] = 15
EV_CROP_CHOSEN: Final[i64] = 16
EV_FIGURE_ADDED: Final[i64] = 17
EV_FIGURE_TAKEN: Final[i64] = 18
EV_DECLINED: Final[i64] = 19
EV_GAME_ENDED: Final[i64] = 20
EV_UNFINISHED: Final[i64] = 21
EV_FIELD: Final[i64] = 22
EV_SUPPLIED: Final[i64] = 23

EVENT_KINDS: Final[list[EventKind]] = [
    EventKind("start_tile", ["tile", "place"]),
    EventKind("start_seat", [], reveals=True),
    EventKind("turn_begun", ["turn", "left"]),
    EventKind("tile_drawn", ["tile"], reveals=True),
    EventKind("tile_removed", ["tile"]),
    EventKind("tile_placed", ["tile", "place", "turn"]),
    EventKind("figure_placed", ["figure", "place", "segment"]),
    EventKind("flight", ["figure", "place"]),
    EventKind("flight_rolled", ["distance", "place"], reveals=True),
    EventKind("landed", ["figure", "place", "segment"]),
    EventKind("flight_failed", ["figure", "place"]),
    EventKind("called_back", ["place", "segment"]),
    EventKind("completed", ["feature", "place", "segment", "tiles"]),
    EventKind("scored", ["feature", "points", "place", "segment"]),
    EventKind("figure_returned", ["figure", "place", "segment"]),
    EventKind("crop_circle", ["affects", "place"]),
    EventKind("crop_chosen", ["action"]),
    EventKind("figure_added", ["figure", "place", "segment"]),
    EventKind("figure_taken", ["figure", "place", "segment"]),
    EventKind("declined", []),
    EventKind("game_ended", []),
    EventKind("unfinished", ["feature", "place", "segment", "tiles"]),
    EventKind("field", ["cities", "place", "segment"]),
    EventKind("supplied", ["place", "segment"]),
]

"""Carcassonne as a registered game: options, new games, decoding, and the list of frame handlers."""

from __future__ import annotations

import json
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from volary.carcassonne import crop_circles, figures, flying, turn
from volary.carcassonne.event_kinds import EVENT_KINDS
from volary.carcassonne.ids import F_START_SEAT, FOLLOWERS_EACH, PARTS, STREAM_NAMES
from volary.carcassonne.invariants import unsound
from volary.carcassonne.ledger import lay_start_tile
from volary.carcassonne.state import CarcassonneState, carcassonne
from volary.carcassonne.tables import GARDEN_KIND, KIND_BY_ID, KINDS
from volary.core.codec import Reader
from volary.core.errors import BadEncoding, BadOptions
from volary.core.events import EventKind, Sink
from volary.core.game import Game, OptionSpec, OptionValue
from volary.core.rng import seed_streams
from volary.core.state import Handler, State, run
from volary.core.vectors import filled

# In the order of the F_ numbers of ids.py.
HANDLERS: Final[list[Handler]] = [
    turn.StartSeat(),
    turn.Turn(),
    turn.Draw(),
    turn.PlaceTile(),
    figures.PlaceFigure(),
    flying.Fly(),
    flying.Land(),
    figures.Phantom(),
    crop_circles.Crop(),
    crop_circles.CropSeats(),
    crop_circles.CropAdd(),
    crop_circles.CropTake(),
    turn.Final(),
]

CROP_TILES: Final[list[OptionValue]] = ["CC1", "CC2", "CC3", "CC4", "CC5", "CC6"]
OPTIONS: Final[list[OptionSpec]] = [
    {"name": "seats", "default": 2, "values": [2, 3, 4, 5]},
    {"name": "flying_machines", "default": True, "values": [True, False]},
    {"name": "crop_circles", "default": "CC1", "values": [*CROP_TILES, "all", "none"]},
    {"name": "abbot", "default": False, "values": [False, True]},
    {"name": "phantom", "default": False, "values": [False, True]},
    {"name": "mayor", "default": False, "values": [False, True]},
    {"name": "river", "default": False, "values": [False, True]},
    {"name": "farm_rule", "default": "per_field_3", "values": ["per_field_3", "per_city_4", "per_player_3"]},
    {"name": "two_tile_city", "default": 4, "values": [4, 2]},
    {
        "name": "crop_a_scope",
        "default": "same_segment",
        "values": ["same_segment", "same_feature"],
        "needs": {"crop_circles": [*CROP_TILES, "all"]},
    },
    {
        "name": "crop_a_duty",
        "default": "may",
        "values": ["may", "must"],
        "needs": {"crop_circles": [*CROP_TILES, "all"]},
    },
    {
        "name": "phantom_after_failed_flight",
        "default": False,
        "values": [False, True],
        "needs": {"phantom": [True], "flying_machines": [True]},
    },
    {
        "name": "river_start_tile",
        "default": "removed",
        "values": ["removed", "mixed_in"],
        "needs": {"river": [True]},
    },
]
PILES: Final[dict[str, vec[i64]]] = {}
RIVERS: Final[dict[str, vec[i64]]] = {}
START_TILE: Final = "D"
SPRING: Final = "RV1"
LAKE: Final = "RV2"


def copies(kind: int, abbot: bool) -> list[int]:
    """The tiles of a kind; with the abbot in play, the copies with a garden are tiles of another kind (RULES 9)."""
    record = KINDS[kind]
    gardens = int(record["garden_copies"]) if abbot else 0
    plain = [kind] * (int(record["count"]) - gardens)
    return plain + [GARDEN_KIND[kind]] * gardens if gardens > 0 else plain


def tiles_of(set_name: str, abbot: bool) -> list[int]:
    """All tiles of a set."""
    plain = [kind for kind, record in enumerate(KINDS) if record["set"] == set_name and not record["garden"]]
    return [tile for kind in plain for tile in copies(kind, abbot)]


def sorted_vector(tiles: list[int]) -> vec[i64]:
    v = vec[i64]()
    for kind in sorted(tiles):
        v = append(v, kind)
    return v


def pile_of(settings: dict[str, OptionValue]) -> list[int]:
    """The normal pile under the options (RULES 1, 8 and 9)."""
    abbot = settings["abbot"] is True
    tiles = tiles_of("base", abbot)
    if settings["river"] is not True or settings["river_start_tile"] == "removed":
        tiles.remove(KIND_BY_ID[START_TILE])
    if settings["flying_machines"] is True:
        tiles += tiles_of("flying_machines", abbot)
    circles = settings["crop_circles"]
    if circles == "all":
        tiles += tiles_of("crop_circles_2", abbot)
    elif circles != "none":
        tiles.append(KIND_BY_ID[str(circles)])
    return tiles


def river_of(settings: dict[str, OptionValue]) -> list[int]:
    """The river's tiles between spring and lake."""
    if settings["river"] is not True:
        return []
    ends = (KIND_BY_ID[SPRING], KIND_BY_ID[LAKE])
    return [kind for kind in tiles_of("river_1", settings["abbot"] is True) if kind not in ends]


def bags_of(settings: dict[str, OptionValue]) -> tuple[vec[i64], vec[i64]]:
    """The pile and the river's bag, ascending; made once for each combination of options."""
    names = ("abbot", "crop_circles", "flying_machines", "river", "river_start_tile")
    key = "|".join([str(settings[name]) for name in names])
    if key not in PILES:
        PILES[key] = sorted_vector(pile_of(settings))
        RIVERS[key] = sorted_vector(river_of(settings))
    return PILES[key], RIVERS[key]


def starting_kind(settings: dict[str, OptionValue]) -> int:
    """The tile that lies on the table at the start: the start tile, or the spring of the river (RULES 9)."""
    return KIND_BY_ID[SPRING if settings["river"] is True else START_TILE]


def supply_at_start(settings: dict[str, OptionValue], seats: i64) -> vec[i64]:
    """7 followers, and one of each figure that is in play (RULES 1)."""
    v = vec[i64]()
    for _ in range(seats):
        v = append(v, FOLLOWERS_EACH)
        for name in ("abbot", "mayor", "phantom"):
            v = append(v, 1 if settings[name] is True else 0)
    return v


def fresh_streams(seed: bytes) -> vec[i64]:
    return seed_streams(seed, STREAM_NAMES)


def empty_state(settings: dict[str, OptionValue], seed: bytes) -> CarcassonneState:
    """A table without tiles."""
    seats: i64 = int(settings["seats"])
    pile, river = bags_of(settings)
    state = CarcassonneState(
        seats,
        HANDLERS,
        fresh_streams(seed),
        settings,
        pile[:],
        river,
        supply_at_start(settings, seats),
        filled(0, seats * PARTS),
        filled(-1, seats),
    )
    if settings["river"] is True:
        state.lake = KIND_BY_ID[LAKE]
    return state


@final
class Carcassonne(Game):
    """The game ``carcassonne``."""

    def __init__(self) -> None:
        self.id = "carcassonne"
        self.rules_version = 1

    def options_schema(self) -> list[OptionSpec]:
        return OPTIONS

    def new(self, options: dict[str, OptionValue], seed: bytes, sink: Sink) -> State:
        return self.new_carcassonne(options, seed, sink)

    def new_carcassonne(self, options: dict[str, OptionValue], seed: bytes, sink: Sink) -> CarcassonneState:
        """``new`` with its own type."""
        settings = self.canonical_options(options)
        state = empty_state(settings, seed)
        lay_start_tile(state, sink, starting_kind(settings))
        state.push(F_START_SEAT, -1)
        run(state, sink)
        return state

    def decode(self, data: bytes) -> State:
        reader = Reader(data)
        try:
            settings: dict[str, Any] = json.loads(reader.text())
            state = empty_state(self.canonical_options(settings), b"")
        except (ValueError, BadOptions, AttributeError) as error:
            raise BadEncoding(f"carcassonne state: {error}") from error
        state.read(reader)
        reader.end()
        return self.checked(state)

    def faults(self, state: State) -> list[str]:
        return unsound(carcassonne(state))

    def event_kinds(self) -> list[EventKind]:
        return EVENT_KINDS

    def position(self, record: dict[str, object]) -> State:
        from volary.carcassonne.position import build

        return build(record)

    def inspect(self, state: State) -> dict[str, object]:
        from volary.carcassonne.position import inspect

        return inspect(state)


GAME: Final = Carcassonne()

"""Positions by names: a scenario's table becomes a state, and a state becomes named values (docs/scenarios.md).

Keys of ``[position]``: the game's options, ``tiles`` (``"V 1,0 r90"``: kind, place, turn clockwise; the start tile lies
at 0,0 unless the list begins there), ``pile`` (kinds still to come; what is not named is out of the game; default: all
that are not on the table), ``turn`` (whose turn begins, default A), and a table for each seat letter with ``figures``
(``"follower 1,0 r0"``: figure, place, segment) and ``points``. ``start = "setup"`` begins before the start player is
known. ``[script]``: ``tiles``, ``flights`` (distances) and ``start_seat``, drawn in order before the random streams.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from volary.carcassonne.features import cell_index, complete, fits, lay, tally
from volary.carcassonne.flying import DISTANCES, can_fly
from volary.carcassonne.game import GAME, LAKE, OPTIONS, empty_state, starting_kind
from volary.carcassonne.ids import (
    F_START_SEAT,
    F_TURN,
    FEATURE_NAMES,
    FIELD,
    FIGURE_NAMES,
    FIGURES,
    FLY_STREAM,
    ORDER_STREAM,
    PART_NAMES,
    PARTS,
    TILES_STREAM,
    TURNS,
)
from volary.carcassonne.labels import place_words, segment_name
from volary.carcassonne.ledger import stand
from volary.carcassonne.placement import bend_of
from volary.carcassonne.scoring import most, strengths, total
from volary.carcassonne.state import (
    CELL_SHIFT,
    CarcassonneState,
    carcassonne,
    figure_kind,
    figure_node,
    figure_seat,
    node_kind,
    node_of,
    open_of,
    root_of,
    supply_of,
    tile_at,
    tile_kind,
    tile_place,
    tile_variant,
)
from volary.carcassonne.tables import (
    EDGES,
    KIND_BY_ID,
    KINDS,
    RIVER_SIDES,
    SEGMENT_BITS,
    SEGMENT_COUNT,
    SEGMENT_NAMES,
    START_PLACE,
    pack_place,
)
from volary.carcassonne.turn import tiles_left
from volary.carcassonne.views import fitting, target_view, worth
from volary.core.errors import BadOptions, BadScenario
from volary.core.events import Sink
from volary.core.state import State, run
from volary.core.vectors import added, drop_sorted, find_sorted

Record = dict[str, Any]
SEAT_LETTERS = "ABCDE"
TABLE_KEYS = {"start", "tiles", "pile", "turn"}
SEAT_KEYS = {"figures", "points"}
SCRIPT_KEYS = {"tiles", "flights", "start_seat"}
FARTHEST = 100


def build(record: Record) -> CarcassonneState:
    """The state of a scenario. Raises BadScenario naming the key that is wrong."""
    position = table_of(record, "position")
    script = table_of(record, "script")
    names = {spec["name"] for spec in OPTIONS}
    options = {key: value for key, value in position.items() if key in names}
    try:
        settings = GAME.canonical_options(options)
    except BadOptions as error:
        raise BadScenario(str(error)) from error
    s = empty_state(settings, b"scenario")
    letters = SEAT_LETTERS[: int(s.seats)]
    known(position, names | TABLE_KEYS | set(letters), "position")
    known(script, SCRIPT_KEYS, "script")
    lay_tiles(s, texts(position, "tiles"))
    if "pile" in position:
        keep_in_pile(s, texts(position, "pile"))
    s.script = script_of(s, script)
    for seat, letter in enumerate(letters):
        fill_seat(s, seat, table_of(position, letter), letter)
    if position.get("start", "turn") not in ("turn", "setup"):
        raise BadScenario("start is neither turn nor setup")
    if position.get("start") == "setup":
        s.push(F_START_SEAT, -1)
    else:
        s.push(F_TURN, seat_named(s, position.get("turn", "A")))
    run(s, Sink())
    return s


def table_of(record: Record, key: str) -> Record:
    """The table at a key, empty if there is none. Raises BadScenario for anything else."""
    found = record.get(key, {})
    if not isinstance(found, dict):
        raise BadScenario(f"{key} is not a table")
    return found


def texts(record: Record, key: str) -> list[str]:
    """The list of texts at a key. Raises BadScenario for anything else."""
    found = record.get(key, [])
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise BadScenario(f"{key} is not a list of texts")
    return found


def known(table: Record, keys: set[str], where: str) -> None:
    unknown = set(table) - keys
    if unknown:
        raise BadScenario(f"{where} has no key {', '.join(sorted(unknown))}; there are {', '.join(sorted(keys))}")


def seat_named(s: CarcassonneState, letter: object) -> int:
    if not isinstance(letter, str) or len(letter) != 1 or letter not in SEAT_LETTERS[: int(s.seats)]:
        raise BadScenario(f"{letter!r} is no seat")
    return SEAT_LETTERS.index(letter)


def kind_named(name: object) -> int:
    if not isinstance(name, str) or name not in KIND_BY_ID:
        raise BadScenario(f"{name!r} is no tile; there are {', '.join(KIND_BY_ID)}")
    return KIND_BY_ID[name]


def place_named(text: str) -> i64:
    """The place of ``"1,-2"``."""
    x, comma, y = text.partition(",")
    try:
        column, row = int(x), int(y)
    except ValueError as error:
        raise BadScenario(f"{text!r} is no place; write it like 1,-2") from error
    if not comma or not -FARTHEST <= column <= FARTHEST or not -FARTHEST <= row <= FARTHEST:
        raise BadScenario(f"{text!r} is no place within {FARTHEST} of the start tile")
    return pack_place(column, row)


def lay_tiles(s: CarcassonneState, tiles: list[str]) -> None:
    """The start tile, then the listed ones, in any order that keeps them together."""
    waiting = [tile_words(text) for text in tiles]
    if not waiting or waiting[0][1] != START_PLACE:
        lay(s, starting_kind(s.settings), 0, START_PLACE, -1)
    else:
        first = waiting.pop(0)
        if first[0] != starting_kind(s.settings):
            draw(s, first[0])
            s.removed = added(s.removed, starting_kind(s.settings))  # another tile lies in its place
        lay(s, first[0], first[2], first[1], -1)
    for kind, place, turn in waiting:
        draw(s, kind)
        fit(s, kind, place, turn)
        if RIVER_SIDES[kind * TURNS] != 0:
            s.bend = bend_of(s, place, kind * TURNS + turn)
        lay(s, kind, turn, place, -1)


def tile_words(text: str) -> tuple[int, i64, int]:
    """Kind, place and turn of ``"V 1,0 r90"``."""
    parts = text.split()
    turns = {"r0": 0, "r90": 1, "r180": 2, "r270": 3}
    if len(parts) != 3 or parts[2] not in turns:
        raise BadScenario(f"{text!r} is no tile on the table; write it like V 1,0 r90")
    return kind_named(parts[0]), place_named(parts[1]), turns[parts[2]]


def draw(s: CarcassonneState, kind: int) -> None:
    """Take a tile that lies on the table out of the pile."""
    if kind == KIND_BY_ID[LAKE] and s.lake >= 0:
        s.lake = -1
    elif find_sorted(s.river, kind) >= 0:
        s.river = drop_sorted(s.river, kind)
    elif find_sorted(s.pile, kind) >= 0:
        s.pile = drop_sorted(s.pile, kind)
    else:
        raise BadScenario(f"there are not so many tiles {KINDS[kind]['id']} under these options")


def fit(s: CarcassonneState, kind: int, place: i64, turn: int) -> None:
    """Raise BadScenario unless the tile has a neighbour and agrees with all."""
    i = cell_index(s, place)
    there = i < len(s.cells) and s.cells[i] >> CELL_SHIFT == place
    if not there or not fits(s.cells[i], EDGES[kind * TURNS + turn]):
        raise BadScenario(f"tile {KINDS[kind]['id']} does not fit at {place_words(place)} r{90 * turn}")


def keep_in_pile(s: CarcassonneState, names: list[str]) -> None:
    """Only these tiles are still to come; the rest is out of the game."""
    wanted = [kind_named(name) for name in names]
    for v in (s.river, s.pile):
        for kind in v:
            if kind in wanted:
                wanted.remove(int(kind))
            else:
                s.removed = added(s.removed, kind)
                s.river = drop_sorted(s.river, kind) if find_sorted(s.river, kind) >= 0 else s.river
                s.pile = drop_sorted(s.pile, kind) if find_sorted(s.pile, kind) >= 0 else s.pile
    if s.lake >= 0 and s.lake in wanted:
        wanted.remove(int(s.lake))
    elif s.lake >= 0:
        s.removed = added(s.removed, s.lake)
        s.lake = -1
    if wanted:
        raise BadScenario(f"pile: there are not so many tiles {KINDS[wanted[0]]['id']} left")


def fill_seat(s: CarcassonneState, seat: int, record: Record, letter: str) -> None:
    """Figures on the table and points so far (counted as roads)."""
    known(record, SEAT_KEYS, letter)
    for text in texts(record, "figures"):
        figure, node = figure_words(s, text)
        if complete(s, node):
            raise BadScenario(f"{letter}: {text!r}: that is complete, nobody stands there")
        if supply_of(s, seat, figure) == 0:
            raise BadScenario(f"{letter} has not so many figures {FIGURE_NAMES[figure]}")
        s.supply[seat * FIGURES + figure] -= 1
        stand(s, seat, figure, node)
    points = record.get("points", 0)
    if type(points) is not int or points < 0:
        raise BadScenario(f"{letter}: points is {points!r}")
    s.points[seat * PARTS] = points


def figure_words(s: CarcassonneState, text: str) -> tuple[int, i64]:
    """Figure and segment of ``"follower 1,0 r0"``."""
    parts = text.split()
    if len(parts) != 3 or parts[0] not in FIGURE_NAMES:
        raise BadScenario(f"{text!r} is no figure on the table; write it like follower 1,0 r0")
    tile = tile_at(s, place_named(parts[1]))
    if tile < 0:
        raise BadScenario(f"{text!r}: there is no tile")
    segments = SEGMENT_NAMES[tile_kind(s, tile)]
    if parts[2] not in segments:
        raise BadScenario(f"{text!r}: the tile has {', '.join(segments)}")
    return FIGURE_NAMES.index(parts[0]), node_of(tile, segments.index(parts[2]))


def script_of(s: CarcassonneState, script: Record) -> vec[i64]:
    """The forced outcomes as pairs of stream and outcome."""
    v = vec[i64]()
    left = [int(kind) for bag in (s.pile, s.river) for kind in bag] + [int(s.lake)]
    for name in texts(script, "tiles"):
        kind = kind_named(name)
        if kind not in left:
            raise BadScenario(f"script: there is no tile {name} left to be drawn")
        left.remove(kind)
        v = added(added(v, TILES_STREAM), kind)
    flights = script.get("flights", [])
    for distance in flights if isinstance(flights, list) else [flights]:
        if type(distance) is not int or distance not in (1, 2, 3):
            raise BadScenario(f"flights: {distance!r} is not 1, 2 or 3")
        v = added(added(v, FLY_STREAM), distance)
    if "start_seat" in script:
        v = added(added(v, ORDER_STREAM), seat_named(s, script["start_seat"]))
    return v


# -- looking at a state -----------------------------------------------------------------------------------------------


def inspect(state: State) -> Record:
    """The table by names, for expectations."""
    s = carcassonne(state)
    values: Record = {
        "turn": int(s.turn),
        "active": SEAT_LETTERS[s.active] if s.active >= 0 else "",
        "over": s.top < 0,
        "drawn": KINDS[s.drawn]["id"] if s.drawn >= 0 else "",
        "pile_count": int(tiles_left(s)),
        "removed": [KINDS[kind]["id"] for kind in s.removed],
        "last_removed": KINDS[s.removed[len(s.removed) - 1]]["id"] if len(s.removed) > 0 else "",
        "tiles": {place_words(tile_place(s, tile)): tile_text(s, tile) for tile in range(len(s.tiles))},
        "features": features_by_name(s),
        "fits": {place_words(cell >> CELL_SHIFT): len(fitting(s, cell)) for cell in s.cells},
        "ranking": ["".join(SEAT_LETTERS[seat] for seat in place) for place in s.ranking()],
    }
    if s.current >= 0 and can_fly(s):
        values["flight"] = {str(d): flight_words(s, d) for d in range(1, int(DISTANCES) + 1)}
    for seat in range(int(s.seats)):
        values[SEAT_LETTERS[seat]] = seat_values(s, seat)
    return values


def tile_text(s: CarcassonneState, tile: i64) -> str:
    return f"{KINDS[tile_kind(s, tile)]['id']} r{90 * (tile_variant(s, tile) % TURNS)}"


def flight_words(s: CarcassonneState, distance: i64) -> Record:
    """Where a flight of a distance ends, and what each figure could land on."""
    target = target_view(s, distance)
    names = SEGMENT_NAMES[tile_kind(s, target["tile"])] if target["tile"] >= 0 else []
    landings = {FIGURE_NAMES[i]: [names[each] for each in found] for i, found in enumerate(target["landings"])}
    return {"place": f"{target['x']},{target['y']}", **landings}


def seat_values(s: CarcassonneState, seat: int) -> Record:
    own = [entry for entry in s.figures if figure_seat(entry) == seat]
    return {
        "points": int(total(s, seat)),
        **{name: int(s.points[seat * PARTS + part]) for part, name in enumerate(PART_NAMES)},
        **{FIGURE_NAMES[figure]: int(supply_of(s, seat, figure)) for figure in range(int(FIGURES))},
        "figures": sorted(figure_text(s, entry) for entry in own),
    }


def figure_text(s: CarcassonneState, entry: i64) -> str:
    node = figure_node(entry)
    place = place_words(tile_place(s, node >> SEGMENT_BITS))
    return f"{FIGURE_NAMES[figure_kind(entry)]} {place} {segment_name(s, node)}"


def features_by_name(s: CarcassonneState) -> Record:
    """What every segment of the table belongs to, by place and segment."""
    found: Record = {}
    for tile in range(len(s.tiles)):
        for segment in range(int(SEGMENT_COUNT[tile_kind(s, tile)])):
            node = node_of(tile, segment)
            found[f"{place_words(tile_place(s, tile))} {segment_name(s, node)}"] = feature_values(s, node)
    return found


def feature_values(s: CarcassonneState, node: i64) -> Record:
    root = root_of(s, node)
    tiles, pennants = tally(s, root)
    strength = strengths(s, root, pennants)
    best = most(strength)
    kind = node_kind(s, root)
    now, completed = worth(s, root, kind)
    return {
        "kind": FEATURE_NAMES[kind],
        "tiles": int(tiles),
        "pennants": int(pennants),
        "open": 0 if kind == FIELD else int(open_of(s, root)),
        "finished": complete(s, root),
        "now": now,
        "complete": completed,
        "leaders": "".join(SEAT_LETTERS[seat] for seat in range(int(s.seats)) if best > 0 and strength[seat] == best),
    }

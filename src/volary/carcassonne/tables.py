"""The tiles as flat tables, loaded and checked once (data/tiles.json; facts and terms: docs/carcassonne/rules.md 1).

A *kind* is a row of data/tiles.json; copies with a garden are kinds of their own, appended behind. A *variant* is
``kind * 4 + turn`` with ``turn`` quarter turns clockwise. Twelve *slots* run clockwise round a tile from the north-west
corner, three a side; each belongs to one *segment* (city, road, field) or to a river. Segments of a kind are numbered
cities, roads, fields, cloister, garden; there are at most SEGMENTS of them.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from volary.carcassonne.ids import (
    CITY,
    CLOISTER,
    DIRECTION_NAMES,
    EDGE_BITS,
    EDGE_CITY,
    EDGE_FIELD,
    EDGE_RIVER,
    EDGE_ROAD,
    FIELD,
    GARDEN,
    ROAD,
    SIDE_NAMES,
    SIDES,
    SLOTS,
    TURNS,
)
from volary.core.errors import BadData

Record = dict[str, Any]

SEGMENT_BITS: Final[i64] = 3
SEGMENTS: Final[i64] = 8
"""Most segments of a tile, so that ``tile * SEGMENTS + segment`` names a segment of the table: a node."""
SEGMENT_MASK: Final[i64] = 7
EDGE_VALUES: Final[dict[str, int]] = {"city": 1, "road": 2, "field": 4, "river": 8}
HALF_EDGE_SLOTS: Final[dict[str, int]] = {"NL": 0, "NR": 2, "EL": 3, "ER": 5, "SL": 6, "SR": 8, "WL": 9, "WR": 11}
CROP_FEATURES: Final[dict[str, int]] = {"thief": 1, "knight": 2, "farmer": 5}
"""The kind of feature on which a crop circle's figures stand (RULES 7)."""
SETS: Final[list[str]] = ["base", "flying_machines", "crop_circles_2", "crop_circles_1", "river_1"]


class Segment:
    """A segment of a kind at turn 0: its slots, pennants, and for a field the cities whose wall it borders."""

    def __init__(self, name: str, kind: int, slots: list[int], pennants: int = 0, cities: int = 0) -> None:
        self.name = name
        self.kind = kind
        self.slots = slots
        self.pennants = pennants
        self.cities = cities


def side_slots(side: str) -> list[int]:
    start = SIDE_NAMES.index(side) * 3
    return [start, start + 1, start + 2]


def middles(sides: list[str]) -> list[int]:
    return [side_slots(side)[1] for side in sides]


def field_slots(record: Record, half_edges: list[str]) -> list[int]:
    """The outer slots of a field, and the middle ones of the sides that show nothing but it."""
    slots = [HALF_EDGE_SLOTS[half] for half in half_edges]
    return sorted({*slots, *(slot // 3 * 3 + 1 for slot in slots if record["edges"][slot // 3] == "field")})


def segments_of(record: Record) -> list[Segment]:
    """The segments of a record of tiles.json in their order."""
    found: list[Segment] = []
    for i, city in enumerate(record["cities"]):
        slots = [slot for side in city["sides"] for slot in side_slots(side)]
        found.append(Segment(f"c{i}", CITY, slots, city["pennants"]))
    for i, road in enumerate(record["roads"]):
        found.append(Segment(f"r{i}", ROAD, middles(road["sides"])))
    for i, field in enumerate(record["fields"]):
        cities = sum(1 << city for city in field["cities"])
        found.append(Segment(f"f{i}", FIELD, field_slots(record, field["half_edges"]), 0, cities))
    if record["cloister"]:
        found.append(Segment("cloister", CLOISTER, []))
    if record["garden"]:
        found.append(Segment("garden", GARDEN, []))
    return found


def check_record(record: Record, segments: list[Segment]) -> None:
    """Raise BadData unless every slot belongs to exactly one segment or river that suits its side's edge."""
    where = f"tiles.json: {record['id']}"
    owners: dict[int, str] = {}
    claims = [(s.name, slot) for s in segments for slot in s.slots]
    claims += [("river", slot) for river in record["rivers"] for slot in middles(river["sides"])]
    for name, slot in claims:
        if slot in owners:
            raise BadData(f"{where}: slot {slot} belongs to {owners[slot]} and to {name}")
        owners[slot] = name
        edge = record["edges"][slot // 3]
        wanted = {"c": "city", "r": "river" if name == "river" else "road", "f": "field"}[name[0]]
        if edge != wanted and not (wanted == "field" and slot % 3 != 1 and edge in ("road", "river")):
            raise BadData(f"{where}: {name} claims slot {slot} of a {edge} side")
    if sorted(owners) != list(range(int(SLOTS))):
        raise BadData(f"{where}: slots {sorted(set(range(int(SLOTS))) - set(owners))} belong to nothing")
    if len(segments) > SEGMENTS:
        raise BadData(f"{where}: {len(segments)} segments")
    if record["set"] not in SETS:
        raise BadData(f"{where}: there is no set {record['set']}")


def load_kinds() -> list[Record]:
    """The records of tiles.json, then those of the copies with a garden. Raises BadData naming file and record."""
    text = files("volary.carcassonne").joinpath("data/tiles.json").read_text(encoding="utf-8")
    plain: list[Record] = [{**record, "garden": False} for record in json.loads(text)]
    gardens = [
        {**record, "id": f"{record['id']}-garden", "count": record["garden_copies"], "garden": True}
        for record in plain
        if record["garden_copies"] > 0
    ]
    kinds = plain + gardens
    for record in kinds:
        check_record(record, segments_of(record))
    return kinds


KINDS: Final[list[Record]] = load_kinds()
KIND_BY_ID: Final[dict[str, int]] = {record["id"]: i for i, record in enumerate(KINDS)}
GARDEN_KIND: Final[dict[int, int]] = {
    i: KIND_BY_ID[f"{record['id']}-garden"] for i, record in enumerate(KINDS) if f"{record['id']}-garden" in KIND_BY_ID
}
"""The kind with a garden that belongs to a kind without."""
SEGMENT_LIST: Final[list[list[Segment]]] = [segments_of(record) for record in KINDS]
SEGMENT_NAMES: Final[list[list[str]]] = [[segment.name for segment in segments] for segments in SEGMENT_LIST]


def turned_slot(slot: int, turn: int) -> int:
    return (slot + 3 * turn) % 12


def per_segment(value: str) -> vec[i64]:
    """A table of SEGMENTS ints a kind."""
    table = vec[i64]()
    for segments in SEGMENT_LIST:
        for i in range(SEGMENTS):
            table = append(table, segment_value(segments[i], value) if i < len(segments) else 0)
    return table


def segment_value(segment: Segment, value: str) -> int:
    if value == "kind":
        return segment.kind
    if value == "pennants":
        return segment.pennants
    if value == "cities":
        return segment.cities
    if segment.kind in (CLOISTER, GARDEN):
        return 8
    return len({slot // 3 for slot in segment.slots}) if segment.kind in (ROAD, CITY) else 0


def slot_table() -> vec[i64]:
    """The segment of each slot of each variant; -1 for a river."""
    table = vec[i64]()
    for segments in SEGMENT_LIST:
        for turn in range(TURNS):
            owners = {turned_slot(slot, turn): i for i, segment in enumerate(segments) for slot in segment.slots}
            for slot in range(SLOTS):
                table = append(table, owners.get(slot, -1))
    return table


def edge_table() -> vec[i64]:
    """The edges of each variant: EDGE_BITS bits a side, of which one is set."""
    table = vec[i64]()
    for record in KINDS:
        for turn in range(TURNS):
            bits = 0
            for side in range(SIDES):
                bits |= EDGE_VALUES[record["edges"][(side - turn) % 4]] << (4 * side)
            table = append(table, bits)
    return table


def shape(kind: int, turn: int) -> object:
    """What a variant is on the table, however its segments are numbered: equal for turns that make no difference."""
    record = KINDS[kind]
    parts: list[object] = []
    for segment in SEGMENT_LIST[kind]:
        cities = [c for c in range(len(record["cities"])) if segment.cities >> c & 1]
        touched = [sorted(turned_slot(slot, turn) for slot in SEGMENT_LIST[kind][c].slots) for c in cities]
        slots = sorted(turned_slot(slot, turn) for slot in segment.slots)
        parts.append((segment.kind, slots, segment.pennants, sorted(touched)))
    return sorted(map(repr, parts)), int(EDGES[kind * 4 + turn]), direction(record["flier"], turn)


def direction(name: str | None, turn: int) -> int:
    """A compass direction (0 N, 1 NE, ... 7 NW) after quarter turns; -1 for none (RULES 6.2)."""
    return -1 if name is None else (DIRECTION_NAMES.index(name) + 2 * turn) % 8


EDGES: Final[vec[i64]] = edge_table()
SLOT_SEGMENT: Final[vec[i64]] = slot_table()
SEGMENT_KIND: Final[vec[i64]] = per_segment("kind")
SEGMENT_OPEN: Final[vec[i64]] = per_segment("open")
"""Sides of a road or city segment, or the 8 places around a cloister or garden: what is open while nothing is near."""
PENNANTS: Final[vec[i64]] = per_segment("pennants")
FIELD_CITIES: Final[vec[i64]] = per_segment("cities")
"""Of a field segment: mask of the city segments of its tile that it borders."""


def per_kind(values: list[int]) -> vec[i64]:
    table = vec[i64]()
    for value in values:
        table = append(table, value)
    return table


def distinct_turns(kind: int) -> int:
    """How many of the first turns differ from each other: 1, 2 or 4."""
    for turns in (1, 2):
        if shape(kind, 0) == shape(kind, turns):
            return turns
    return 4


def river_sides(kind: int, turn: int) -> int:
    """Mask of the sides of a variant that show the river."""
    return sum(1 << side for side in range(4) if KINDS[kind]["edges"][(side - turn) % 4] == "river")


VARIANTS: Final[list[tuple[int, int]]] = [(kind, turn) for kind in range(len(KINDS)) for turn in range(4)]
SEGMENT_COUNT: Final[vec[i64]] = per_kind([len(segments) for segments in SEGMENT_LIST])
DISTINCT_TURNS: Final[vec[i64]] = per_kind([distinct_turns(kind) for kind in range(len(KINDS))])
CENTRE: Final[vec[i64]] = per_kind(
    [next((i for i, s in enumerate(segments) if s.kind in (CLOISTER, GARDEN)), -1) for segments in SEGMENT_LIST]
)
"""The cloister or garden segment of a kind, -1 for none."""
CROP: Final[vec[i64]] = per_kind([CROP_FEATURES.get(record["crop_circle"] or "", 0) for record in KINDS])
"""The kind of feature whose figures a kind's crop circle affects, 0 without one."""
FLIER: Final[vec[i64]] = per_kind([direction(KINDS[kind]["flier"], turn) for kind, turn in VARIANTS])
"""The direction of a variant's flying machine, -1 without one."""
RIVER_SIDES: Final[vec[i64]] = per_kind([river_sides(kind, turn) for kind, turn in VARIANTS])

# Places: x and y from -128 to 127 in one int; more than any table needs (92 tiles).
PLACE_SHIFT: Final[i64] = 10
PLACE_MASK: Final[i64] = 1023
ORIGIN: Final[i64] = 128
START_PLACE: Final[i64] = (128 << 10) | 128
STEP: Final[vec[i64]] = vec[i64]([-1024, 1, 1024, -1])
"""From a place to the one beyond each side."""
COMPASS: Final[vec[i64]] = vec[i64]([-1024, -1023, 1, 1025, 1024, 1023, -1, -1025])
"""From a place to the next one in each of the eight directions, N first, clockwise."""


def pack_place(x: i64, y: i64) -> i64:
    return (y + ORIGIN) << PLACE_SHIFT | (x + ORIGIN)


def place_x(place: i64) -> i64:
    return (place & PLACE_MASK) - ORIGIN


def place_y(place: i64) -> i64:
    return (place >> PLACE_SHIFT) - ORIGIN


def edge_at(edges: i64, side: i64) -> i64:
    """The one bit that says what a side shows."""
    return edges >> (EDGE_BITS * side) & (EDGE_CITY | EDGE_ROAD | EDGE_FIELD | EDGE_RIVER)

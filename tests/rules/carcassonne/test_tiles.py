"""The tiles: totals, every kind in every turn against the sides of its record, and what turns make no difference."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rules.carcassonne.recount import COMPASS, HALVES, IDS, RECORDS, segments
from volary.carcassonne.features import lay
from volary.carcassonne.flying import target_of
from volary.carcassonne.game import GAME, empty_state, pile_of, river_of
from volary.carcassonne.ids import EDGE_NAMES, FIELD, SLOTS
from volary.carcassonne.state import around
from volary.carcassonne.tables import (
    CENTRE,
    DISTINCT_TURNS,
    EDGES,
    FIELD_CITIES,
    FLIER,
    HALF_EDGE_SLOTS,
    KIND_BY_ID,
    KINDS,
    PENNANTS,
    SEGMENT_COUNT,
    SEGMENT_KIND,
    SEGMENTS,
    SLOT_SEGMENT,
    START_PLACE,
    check_record,
    edge_at,
    load_kinds,
    pack_place,
    place_x,
    place_y,
    segments_of,
)
from volary.core.errors import BadData

# Printed numbers of copies of A to X (tests of the data against what is known of the printed set).
COPIES = [2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1]
GARDENS = ["E", "H", "I", "M", "N", "R", "U", "V", "FM1", "RV10"]
FACTS = [(kind, turn) for kind in range(len(KINDS)) for turn in range(4)]


def of_set(name: str) -> list[dict[str, Any]]:
    return [record for record in RECORDS if record["set"] == name]


def test_totals() -> None:
    base = of_set("base")
    assert [record["id"] for record in base] == list("ABCDEFGHIJKLMNOPQRSTUVWX")
    assert [record["count"] for record in base] == COPIES
    assert sum(COPIES) == 72
    assert sum(record["count"] * sum(c["pennants"] for c in record["cities"]) for record in base) == 10
    assert sum(record["count"] * record["cloister"] for record in base) == 6
    edges = Counter(edge for record in base for edge in record["edges"] * record["count"])
    assert edges.total() == 288
    machines = of_set("flying_machines")
    assert sorted(record["flier"] for record in machines) == ["NW"] * 3 + ["W"] * 5
    assert not any(record["cities"] or record["cloister"] for record in machines)
    for circles in ("crop_circles_1", "crop_circles_2"):
        affected = Counter(record["crop_circle"] for record in of_set(circles))
        assert affected == {"thief": 2, "knight": 2, "farmer": 2}
    assert sum(record["count"] for record in of_set("river_1")) == 12
    assert [record["id"] for record in RECORDS if record["garden_copies"]] == GARDENS


def test_no_two_kinds_are_the_same() -> None:
    facts = [repr([r["edges"], r["cities"], r["roads"], r["fields"], r["cloister"]]) for r in of_set("base")]
    assert len(set(facts)) == 24
    assert len(set(IDS)) == len(IDS) == len(KINDS)


@pytest.mark.parametrize(("kind", "turn"), FACTS, ids=lambda each: IDS[each] if isinstance(each, int) else each)
def test_a_kind_in_each_turn(kind: int, turn: int) -> None:
    """The engine's tables say of every slot what the record's sides say."""
    record = KINDS[kind]
    shown = segments({"kind": kind, "turn": turn})
    variant = kind * 4 + turn
    for side in range(4):
        edge = int(edge_at(EDGES[variant], side))
        assert EDGE_NAMES[edge] == record["edges"][(side - turn) % 4]
    for slot in range(SLOTS):
        segment = int(SLOT_SEGMENT[variant * SLOTS + slot])
        side = COMPASS[slot // 3]
        if segment < 0:
            assert edge_at(EDGES[variant], slot // 3) == 8
        elif shown[segment].kind == FIELD:
            halves = {half for half in shown[segment].sides if half[0] == side}
            assert halves, (slot, segment)
            if slot % 3 != 1:
                assert next(half for half in HALVES if HALF_EDGE_SLOTS[half] == slot) in halves
        else:
            assert side in shown[segment].sides
    assert SEGMENT_COUNT[kind] == len(shown)
    for number, segment in enumerate(shown):
        at = kind * SEGMENTS + number
        assert SEGMENT_KIND[at] == segment.kind
        assert PENNANTS[at] == segment.pennants
        assert FIELD_CITIES[at] == sum(1 << city for city in segment.cities)


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=IDS)
def test_turns_that_make_no_difference(kind: int) -> None:
    """A turn is left out only where the tile looks the same on the table, however its segments are numbered."""

    def looks(turn: int) -> list[str]:
        shown = segments({"kind": kind, "turn": turn})
        parts = [(s.kind, sorted(s.sides), s.pennants, sorted(sorted(shown[c].sides) for c in s.cities)) for s in shown]
        return [*sorted(map(repr, parts)), str(FLIER[kind * 4 + turn]), str(EDGES[kind * 4 + turn])]

    turns = int(DISTINCT_TURNS[kind])
    assert all(looks(turn) == looks(turn % turns) for turn in range(4))
    assert len({repr(looks(turn)) for turn in range(turns)}) == turns


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=IDS)
def test_a_kind_alone_on_the_table(kind: int) -> None:
    """Laid alone, each segment is a feature with its own open sides; a cloister wants eight tiles around it."""
    state = empty_state(GAME.canonical_options({"abbot": True}), b"")
    lay(state, kind, 0, START_PLACE, -1)
    shown = segments({"kind": kind, "turn": 0})
    for feature in state.view(-1)["features"]:  # type: ignore[attr-defined]
        (part,) = feature["parts"]
        segment = shown[part[1]]
        assert feature["kind"] == segment.kind
        assert feature["open"] == {1: len(segment.sides), 2: len(segment.sides), 3: 8, 4: 8, 5: 0}[segment.kind]
        assert feature["pennants"] == segment.pennants
    assert len(state.cells) == 4
    assert CENTRE[kind] == next((i for i, s in enumerate(shown) if s.kind in (3, 4)), -1)


@pytest.mark.parametrize("kind", [KIND_BY_ID[f"FM{n}"] for n in range(1, 9)], ids=[f"FM{n}" for n in range(1, 9)])
@pytest.mark.parametrize("turn", range(4))
def test_the_arrow_of_a_machine(kind: int, turn: int) -> None:
    """W, N, E, S or NW, NE, SE, SW by quarter turns clockwise; y grows to the south."""
    straight = [(-1, 0), (0, -1), (1, 0), (0, 1)]
    diagonal = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    dx, dy = (straight if KINDS[kind]["flier"] == "W" else diagonal)[turn]
    state = empty_state(GAME.canonical_options({}), b"")
    state.current = lay(state, kind, turn, pack_place(3, -5), -1)
    for distance in (1, 2, 3):
        place = target_of(state, distance)
        assert (place_x(place), place_y(place)) == (3 + distance * dx, -5 + distance * dy)


def test_around_finds_the_nine_places() -> None:
    state = empty_state(GAME.canonical_options({}), b"")
    field = KIND_BY_ID["FM2"]
    laid = {}
    for x, y in [(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1), (-1, 1), (0, 2), (2, 2)]:
        laid[x, y] = int(lay(state, field, 0, pack_place(x, y), -1))
    for x in range(-3, 5):
        for y in range(-3, 5):
            near = [int(tile) for tile in around(state, pack_place(x, y))]
            assert near == [laid.get((x + dx, y + dy), -1) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]


def test_the_pile_under_the_options() -> None:
    def pile(**options: Any) -> Counter[str]:
        return Counter(KINDS[kind]["id"] for kind in pile_of(GAME.canonical_options(options)))

    assert pile().total() == 80
    assert pile(crop_circles="all").total() == 85
    assert pile(crop_circles="none", flying_machines=False).total() == 71
    assert pile()["D"] == 3
    assert pile(river=True)["D"] == 3
    assert pile(river=True, river_start_tile="mixed_in")["D"] == 4
    assert pile(crop_circles="CC4")["CC4"] == 1
    gardens = pile(abbot=True)
    assert gardens.total() == 80
    assert sum(n for name, n in gardens.items() if name.endswith("-garden")) == 9
    assert gardens["E"] == 4
    assert len(river_of(GAME.canonical_options({"river": True}))) == 10
    assert river_of(GAME.canonical_options({})) == []


def broken(**changes: Any) -> dict[str, Any]:
    return {**next(record for record in load_kinds() if record["id"] == "D"), **changes}


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (broken(roads=[{"sides": ["E"]}]), "slots .* belong to nothing"),
        (broken(roads=[{"sides": ["E", "W"]}, {"sides": ["E"]}]), "slot 4 belongs to r0 and to r1"),
        (broken(edges=["city", "road", "road", "road"]), "claims slot 7 of a road side|belong to nothing"),
        (broken(set="nowhere"), "no set nowhere"),
    ],
)
def test_a_faulty_record_is_named(record: dict[str, Any], words: str) -> None:
    with pytest.raises(BadData, match=f"tiles.json: D.*({words})"):
        check_record(record, segments_of(record))

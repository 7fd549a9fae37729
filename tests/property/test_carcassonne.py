"""Carcassonne at random: any options, any seed, any moves. Derandomised, so that a run is always the same run."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import volary.games  # noqa: F401
from tests.rules.carcassonne.fold import Fold
from tests.rules.carcassonne.recount import FIELD, HALVES, Recount
from volary.carcassonne.event_kinds import EVENT_KINDS
from volary.carcassonne.game import GAME
from volary.core.actions import CHANCE, SPECTATOR, fields_of, kind_of
from volary.core.errors import BadOptions
from volary.core.events import Event, ListSink, Sink, seen_as
from volary.core.game import OptionValue
from volary.core.state import State

Options = dict[str, OptionValue]
SEEDS = st.integers(0, 2**32 - 1)
ACT_PASS = 10


def playable(options: Options) -> bool:
    try:
        GAME.canonical_options(options)
    except BadOptions:
        return False
    return True


OPTIONS: st.SearchStrategy[Options] = st.fixed_dictionaries(
    {spec["name"]: st.sampled_from(spec["values"]) for spec in GAME.options_schema()}
).filter(playable)


def quick(examples: int) -> settings:
    return settings(max_examples=examples, derandomize=True, database=None, deadline=None)


def asked(state: State) -> int:
    return next(seat for seat in range(CHANCE + 1) if state.deciders() >> seat & 1)


def move(state: State, rng: random.Random) -> tuple[int, int]:
    """A random move that rarely passes, so that figures stand everywhere."""
    seat = asked(state)
    legal = state.legal_actions(seat)
    eager = [action for action in legal if kind_of(action) != ACT_PASS]
    return seat, rng.choice(eager if eager and rng.random() < 0.9 else legal)


def compare_features(view: dict[str, Any], recount: Recount) -> None:
    """Every feature of the view has the numbers of the recount."""
    assert len(view["features"]) == len(recount.features)
    for feature in view["features"]:
        pieces = {(tile, segment) for tile, segment in feature["parts"]}
        group = recount.features[recount.feature_of[min(pieces)]]
        assert group == pieces
        assert feature["id"] == 8 * min(pieces)[0] + min(pieces)[1]
        assert feature["kind"] == recount.kind(group)
        assert feature["tiles"] == len({tile for tile, _ in group})
        assert feature["open"] == recount.open(group)
        assert feature["finished"] == recount.finished(group)
        assert feature["pennants"] == recount.pennants(group)
        assert feature["strength"] == recount.strength(group)
        assert feature["leaders"] == recount.leaders(group)
        if feature["kind"] == FIELD:
            each = 4 if view["options"]["farm_rule"] == "per_city_4" else 3
            assert feature["now"] == each * len(recount.cities(group, True))
            assert feature["complete"] == each * len(recount.cities(group, False))
            assert len(feature["cities"]) == len(recount.cities(group, False))
        else:
            assert feature["now"] == recount.points(group, recount.finished(group))


def compare_completed(state: State, events: list[Event], known: set[tuple[int, int]]) -> None:
    """What is reported as completed is complete, was not reported before, and is named by its first segment."""
    done = [event for event in events if EVENT_KINDS[event.kind].name == "completed"]
    if not done:
        return
    view: Any = state.view(SPECTATOR)
    places = [(tile["y"] + 128) * 1024 + tile["x"] + 128 for tile in view["tiles"]]
    for event in done:
        feature = next(f for f in view["features"] if f["parts"][0] == [places.index(int(event.b)), int(event.c)])
        assert feature["finished"]
        assert (feature["kind"], feature["tiles"]) == (event.a, event.d)
        assert (int(event.b), int(event.c)) not in known
        known.add((int(event.b), int(event.c)))


def every_half_edge_in_one_field(recount: Recount) -> None:
    """Each field half-edge of each tile belongs to exactly one field."""
    for tile, segments in enumerate(recount.segments):
        halves = Counter(half for segment in segments if segment.kind == FIELD for half in segment.sides)
        assert all(n == 1 for n in halves.values()), tile
        city_sides = {side for segment in segments if segment.kind == 2 for side in segment.sides}
        assert set(halves) == {half for half in HALVES if half[0] not in city_sides}, tile


@quick(12)
@given(OPTIONS, SEEDS)
def test_features_and_points_are_those_of_a_recount(options: Options, seed: int) -> None:
    sink = ListSink()
    state = GAME.new(options, b"property-%d" % seed, sink)
    fold = Fold(int(options["seats"]))
    rng = random.Random(seed)
    completed: set[tuple[int, int]] = set()
    steps = 0
    while state.deciders():
        if steps % 9 == 0:
            assert state.check() == []
            view: Any = state.view(SPECTATOR)
            recount = Recount(view)
            compare_features(view, recount)
            assert state.clone().encode() == state.encode()
            every_half_edge_in_one_field(recount)
            fold.take(seen_as(event, EVENT_KINDS[event.kind], SPECTATOR) for event in sink.events)
            sink.events = []
            assert fold.as_view() == Fold.of_view(view)
        seat, action = move(state, rng)
        before = len(sink.events)
        state.apply_checked(seat, action, sink)
        compare_completed(state, sink.events[before:], completed)
        steps += 1
    assert state.check() == []
    fold.take(seen_as(event, EVENT_KINDS[event.kind], SPECTATOR) for event in sink.events)
    view = state.view(SPECTATOR)
    assert fold.as_view() == Fold.of_view(view)
    gained = [seat["score"]["total"] - fold.points_before_end[seat["seat"]] for seat in view["seats"]]
    assert gained == Recount(view).end_points()


@quick(15)
@given(OPTIONS, SEEDS)
def test_explicit_chance_plays_what_chance_draws(options: Options, seed: int) -> None:
    """Asked for every tile, roll and start player, the game is the same as with its own streams."""
    plain = GAME.new(options, b"chance-%d" % seed, Sink())
    rng = random.Random(seed)
    sink = ListSink()
    script: list[tuple[int, int]] = []
    while plain.deciders() and len(script) < 60:
        seat, action = move(plain, rng)
        script.append((seat, action))
        plain.apply(seat, action, sink)
    other = GAME.new(options, b"chance-%d" % seed, Sink())
    other.explicit_chance = True
    again = ListSink()
    for seat, action in script:
        settle(other, drawn(sink), again)
        other.apply_checked(seat, action, again)
    settle(other, drawn(sink), again)
    assert drawn(again) == drawn(sink)
    assert other.view(SPECTATOR) == plain.view(SPECTATOR)


def expected_weights(state: State, legal: list[int]) -> list[int]:
    """Each distance of a flight alike; of a draw, how many tiles of each kind there are in the bag drawn from."""
    view: Any = state.view(SPECTATOR)
    if view["current"] >= 0:
        return [1, 1, 1]
    kinds = [fields_of(action) for action in legal]
    return [view["pile"][kind] for kind in kinds]


def drawn(sink: ListSink) -> list[int]:
    """What chance brought, in order."""
    return [int(e.a) for e in sink.events if EVENT_KINDS[e.kind].name in ("tile_drawn", "flight_rolled")]


def settle(state: State, wanted: list[int], sink: ListSink) -> None:
    """Answer chance with what it brought before. A single possible outcome is not asked."""
    while state.deciders() >> CHANCE & 1:
        legal = state.legal_actions(CHANCE)
        weights = state.chance_weights()
        assert weights == expected_weights(state, legal)
        outcome = wanted[len(drawn(sink))]
        state.apply_checked(CHANCE, next(action for action in legal if fields_of(action) == outcome), sink)

"""The contract that every registered game keeps: random play at fixed seeds, every promise checked on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tests.games.pond  # noqa: F401
import volary.games  # noqa: F401
from volary.core.actions import CHANCE, SPECTATOR
from volary.core.errors import BadEncoding, IllegalAction
from volary.core.events import ListSink, Sink
from volary.core.game import Game, game_by_id, games
from volary.core.state import State

GAMES = [game.id for game in games()]
SEEDS = [b"conformance-%d" % i for i in range(3)]
MOST_STEPS = 3000


def table_sizes(game: Game) -> list[int]:
    """The smallest and the largest table: some mutation sites are only reachable with many seats."""
    sizes = next(spec["values"] for spec in game.options_schema() if spec["name"] == "seats")
    return [int(sizes[0]), int(sizes[-1])]


CASES = [(game.id, seats, seed) for game in games() for seats in table_sizes(game) for seed in SEEDS]


def deciders(state: State) -> list[int]:
    return [seat for seat in range(CHANCE + 1) if state.deciders() >> seat & 1]


def steps(state: State, rng: random.Random, sink: Sink) -> Iterator[tuple[int, int]]:
    """Play at random to the end. Yields (seat, action) while ``state`` is still as it was before the action."""
    for _ in range(MOST_STEPS):
        asked = deciders(state)
        if not asked:
            return
        seat = rng.choice(asked)
        action = rng.choice(state.legal_actions(seat))
        yield seat, action
        state.apply(seat, action, sink)
    pytest.fail(f"not over after {MOST_STEPS} actions")


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]}-{case[1]}-{case[2].decode()[-1]}")
def start(request: pytest.FixtureRequest) -> tuple[Game, State, random.Random]:
    game_id, seats, seed = request.param
    game = game_by_id(game_id)
    return game, game.new({"seats": seats}, seed, Sink()), random.Random(seed)


Start = tuple[Game, State, random.Random]


def changed_fields(before: dict[str, bytes], after: dict[str, bytes]) -> list[str]:
    return [name for name in before if before[name] != after.get(name)] + [n for n in after if n not in before]


def test_there_are_games() -> None:
    assert "pond" in GAMES


def test_every_state_on_the_way_is_sound_and_encodes(start: Start) -> None:
    game, state, rng = start
    for _ in steps(state, rng, Sink()):
        assert state.check() == []
        data = state.encode()
        again = game.decode(data)
        assert changed_fields(state.field_keys(), again.field_keys()) == []
        assert again.encode() == data
        assert again.deciders() == state.deciders()
        for seat in deciders(state):
            assert again.legal_actions(seat) == state.legal_actions(seat)
    assert state.check() == []
    assert game.decode(state.encode()).key() == state.key()
    assert sorted(seat for place in state.ranking() for seat in place) == list(range(state.seats))
    for score in state.scores():
        assert score["total"] == sum(part["points"] for part in score["parts"])


def test_legal_actions_are_ascending_stable_and_only_for_deciders(start: Start) -> None:
    _, state, rng = start
    for _ in steps(state, rng, Sink()):
        asked = deciders(state)
        for seat in range(state.seats):
            legal = state.legal_actions(seat)
            assert (len(legal) > 0) == (seat in asked)
            assert legal == sorted(set(legal))
            assert legal == state.clone().legal_actions(seat)
            assert all(0 <= action < 1 << 53 for action in legal)


def test_prompts_and_labels(start: Start) -> None:
    _, state, rng = start
    for _ in steps(state, rng, Sink()):
        key = state.key()
        for seat in deciders(state):
            prompt = state.prompt(seat)
            legal = state.legal_actions(seat)
            words = [label["words"] for label in prompt["options"]]
            assert [label["action"] for label in prompt["options"]] == legal
            assert len(set(words)) == len(words), f"two options of {prompt['kind']} have the same words"
            assert state.label(seat, legal[-1]) == prompt["options"][-1]
            assert prompt["seat"] == seat
            for label in prompt["options"][:3]:
                if label["ref"] is not None:
                    assert state.why_not(seat, label["ref"]) == []
        assert state.key() == key, "asking changed the state"


def test_clones_share_nothing(start: Start) -> None:
    """Old clones are kept while play goes on in the original, and the other way round."""
    _, state, rng = start
    kept: list[tuple[State, dict[str, bytes]]] = []
    for seat, action in steps(state, rng, Sink()):
        clone = state.clone()
        fields = state.field_keys()
        assert changed_fields(fields, clone.field_keys()) == []
        kept.append((clone, fields))
        busy = state.clone()
        busy.apply(seat, action, Sink())
        assert changed_fields(fields, state.field_keys()) == [], "playing a clone changed its original"
    for clone, fields in kept:
        assert changed_fields(fields, clone.field_keys()) == [], "playing on changed an old clone"


def test_the_same_log_gives_the_same_game(start: Start) -> None:
    game, state, rng = start
    first = state.encode()
    log = list(steps(state, rng, Sink()))
    events = ListSink()
    fresh = game.decode(first)
    for seat, action in log:
        fresh.apply_checked(seat, action, events)
    assert changed_fields(state.field_keys(), fresh.field_keys()) == []
    kinds = len(game.event_kinds())
    assert all(0 <= event.kind < kinds for event in events.events)
    numbers = [event.number for event in events.events]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert all(-1 <= event.cause < event.number for event in events.events)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_seed_gives_the_same_start(game_id: str) -> None:
    game = game_by_id(game_id)
    starts = [game.new({}, seed, Sink()).key() for seed in (SEEDS[0], SEEDS[0], SEEDS[1])]
    assert starts[0] == starts[1] != starts[2]


def test_what_is_not_legal_is_refused_and_changes_nothing(start: Start) -> None:
    _, state, rng = start
    for _ in steps(state, rng, Sink()):
        key = state.key()
        asked = deciders(state)
        legal = state.legal_actions(asked[0])
        foreign = [seat for seat in range(-1, state.seats + 1) if seat not in asked]
        refused = [(asked[0], a) for a in (-1, 0, legal[-1] + 1, 1 << 52) if a not in legal]
        for seat, action in refused + [(seat, legal[0]) for seat in foreign]:
            with pytest.raises(IllegalAction):
                state.apply_checked(seat, action, Sink())
        assert state.key() == key
    with pytest.raises(IllegalAction):
        state.apply_checked(0, 0, Sink())
    assert all(state.legal_actions(seat) == [] for seat in range(state.seats))


def test_views_are_equal_for_every_determinisation(start: Start) -> None:
    """What a seat cannot know is neither in its view nor in its prompt, and a determinised game can be played on."""
    game, state, rng = start
    for n, _ in enumerate(steps(state, rng, Sink())):
        if n % 9:
            continue
        for viewer in [SPECTATOR, *range(state.seats)]:
            other = state.clone()
            other.determinise(viewer, b"determinise-%d" % n)
            assert other.check() == []
            assert other.view(viewer) == state.view(viewer)
            # What is made up follows from what the seat knows and from the seed: no trace of the truth in its bytes.
            twice = other.clone()
            twice.determinise(viewer, b"again")
            once = state.clone()
            once.determinise(viewer, b"again")
            assert changed_fields(once.field_keys(), twice.field_keys()) == []
            assert other.deciders() == state.deciders()
            if viewer in deciders(state):
                assert other.prompt(viewer) == state.prompt(viewer)
            again = game.decode(other.encode())
            for seat in deciders(other):
                assert other.legal_actions(seat) == again.legal_actions(seat), "options of a hand that is gone"
            play_on(other, random.Random(n))


def play_on(state: State, rng: random.Random) -> None:
    for n, _ in enumerate(steps(state, rng, Sink())):
        if n == 12:
            break


def test_simultaneous_decisions_in_any_order(start: Start) -> None:
    _, state, rng = start
    for _ in steps(state, rng, Sink()):
        asked = deciders(state)
        if len(asked) < 2:
            continue
        answers = [(seat, rng.choice(state.legal_actions(seat))) for seat in asked]
        one, other = state.clone(), state.clone()
        heard, heard_other = ListSink(), ListSink()
        for seat, action in answers:
            one.apply_checked(seat, action, heard)
        for seat, action in reversed(answers):
            other.apply_checked(seat, action, heard_other)
        assert changed_fields(one.field_keys(), other.field_keys()) == []
        told = [[(e.kind, e.seat, e.a, e.b, e.c, e.d) for e in sink.events] for sink in (heard, heard_other)]
        assert told[0] == told[1]


def test_explicit_chance_lists_its_outcomes_with_weights(start: Start) -> None:
    _, state, rng = start
    state.explicit_chance = True
    for seat, _ in steps(state, rng, Sink()):
        if seat == CHANCE:
            assert deciders(state) == [CHANCE]
            weights = state.chance_weights()
            assert len(weights) == len(state.legal_actions(CHANCE))
            assert all(weight > 0 for weight in weights)
        else:  # invariants hold between effects, not in the middle of a roll
            assert state.check() == []


@pytest.mark.parametrize("game_id", GAMES)
def test_foreign_bytes_are_refused(game_id: str) -> None:
    game = game_by_id(game_id)
    data = game.new({}, SEEDS[0], Sink()).encode()
    for wrong in (b"", data[:-1], data + b"\x00"):
        with pytest.raises(BadEncoding):
            game.decode(wrong)


def damaged(data: bytes, rng: random.Random) -> bytes:
    """The bytes with bits turned over, with another byte near the end (the stack, the script), or cut short."""
    broken = bytearray(data)
    how = rng.random()
    if how < 0.5:
        for _ in range(rng.randrange(1, 3)):
            broken[rng.randrange(len(broken))] ^= 1 << rng.randrange(8)
    elif how < 0.8:
        broken[-rng.randrange(1, min(120, len(broken)))] = rng.randrange(256)
    else:
        del broken[rng.randrange(len(broken)) :]
    return bytes(broken)


@pytest.mark.parametrize("game_id", [game.id for game in games() if type(game).__module__.startswith("volary.")])
def test_damaged_bytes_are_refused_or_a_sound_state(game_id: str) -> None:
    """Whatever is accepted is what its bytes say, and the game goes on from it."""
    game = game_by_id(game_id)
    rng = random.Random(game_id)
    accepted = 0
    for number in range(12):
        state = game.new({}, b"damage-%d" % number, Sink())
        state.explicit_chance = number % 3 == 2
        for _ in range(rng.randrange(1, 120)):
            if asked := deciders(state):
                seat = rng.choice(asked)
                state.apply(seat, rng.choice(state.legal_actions(seat)), Sink())
        data = state.encode()
        for _ in range(40):
            broken = damaged(data, rng)
            try:
                other = game.decode(broken)
            except BadEncoding:
                continue
            accepted += 1
            assert other.encode() == broken
            assert other.check() == []
            for seat in deciders(other)[:1]:
                other.apply(seat, other.legal_actions(seat)[0], Sink())
    assert accepted > 0

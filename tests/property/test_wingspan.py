"""Wingspan at random: any options, any seed, any moves. Derandomised, so that a run is always the same run."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import volary.games  # noqa: F401
from volary.core.actions import CHANCE, fields_of
from volary.core.events import Event, ListSink
from volary.core.frames import ChanceHandler
from volary.core.game import OptionValue
from volary.core.vectors import from_list, to_list
from volary.wingspan.event_kinds import EVENT_KINDS
from volary.wingspan.game import GAME
from volary.wingspan.ids import DECK_STREAM, FEEDER_STREAM
from volary.wingspan.state import CACHE_BITS, CACHE_MASK, WingspanState, wingspan

Options = dict[str, OptionValue]
SEEDS = st.integers(0, 2**32 - 1)
OPTIONS: st.SearchStrategy[Options] = st.fixed_dictionaries(
    {spec["name"]: st.sampled_from(spec["values"]) for spec in GAME.options_schema()}
).filter(lambda options: not (options["swift_start"] is True and options["seats"] == 5))


def quick(examples: int) -> settings:
    return settings(max_examples=examples, derandomize=True, database=None, deadline=None)


def new(options: Options, seed: int, sink: ListSink | None = None) -> WingspanState:
    return wingspan(GAME.new(options, b"property-%d" % seed, sink or ListSink()))


def asked(state: WingspanState) -> list[int]:
    return [seat for seat in range(CHANCE + 1) if state.deciders() >> seat & 1]


def move(state: WingspanState, rng: random.Random) -> tuple[int, int]:
    """A random move; the first option often, so that birds are played and mats fill up."""
    seat = rng.choice(asked(state))
    legal = state.legal_actions(seat)
    return seat, legal[0] if rng.random() < 0.3 else rng.choice(legal)


def chance(state: WingspanState) -> ChanceHandler:
    handler = state.handlers[state.stack[state.top]]
    assert isinstance(handler, ChanceHandler)
    return handler


def plain(events: list[Event]) -> list[tuple[int, ...]]:
    return [(e.number, e.kind, e.seat, e.cause, e.a, e.b, e.c, e.d, e.seen_by) for e in events]


# -- every state on the way is sound, and the events account for every token, egg and card ---------------------------


def totals(s: WingspanState) -> Counter[str]:
    """What lies where, by kinds of place."""
    packed = [int(stored) for p in s.players for stored in p.cached]
    return Counter(
        food=sum(int(n) for p in s.players for n in p.food),
        cached=sum(stored >> CACHE_BITS * k & CACHE_MASK for stored in packed for k in range(5)),
        eggs=sum(int(p.egg_total()) for p in s.players),
        hands=sum(len(p.hand) for p in s.players),
        tucked=sum(int(n) for p in s.players for n in p.tucked),
        birds=sum(int(n) for p in s.players for n in p.row_len),
        discard=len(s.discard),
        tray=sum(1 for card in s.tray if card >= 0),
        pool=len(s.pool),
        deck=len(s.deck),
        bonus=sum(len(p.bonus) + len(p.offer) for p in s.players),
    )


# What an event does to the totals, where its arguments do not matter.
EFFECTS: dict[str, dict[str, int]] = {
    "egg_laid": {"eggs": 1},
    "egg_spent": {"eggs": -1},
    "food_gained": {"food": 1},
    "food_cached": {"cached": 1},
    "card_dealt": {"hands": 1, "deck": -1},
    "card_drawn": {"hands": 1, "deck": -1},
    "card_taken": {"hands": 1, "tray": -1},
    "card_picked": {"hands": 1, "pool": -1},
    "card_discarded": {"hands": -1, "discard": 1},
    "bird_played": {"hands": -1, "birds": 1},
    "tucked_from_hand": {"hands": -1, "tucked": 1},
    "tucked_from_deck": {"deck": -1, "tucked": 1},
    "tray_filled": {"tray": 1, "deck": -1},
    "tray_discarded": {"tray": -1, "discard": 1},
    "bonus_drawn": {"bonus": 1},
    "bonus_refused": {"bonus": -1},
}


def told(events: list[Event]) -> Counter[str]:
    """The change of the totals that the events tell of."""
    change: Counter[str] = Counter()
    for event in events:
        name = EVENT_KINDS[event.kind].name
        for key, n in EFFECTS.get(name, {}).items():
            change[key] += n
        if name == "food_spent":
            change["food"] -= int(event.b)
        elif name == "deck_rebuilt":
            change["deck"] += int(event.a)
            change["discard"] -= int(event.a)
        elif name == "deck_hunted":
            change["deck"] -= 1
            change["tucked" if event.c else "discard"] += 1
        elif name == "card_pooled":
            change["pool"] += 1
            change["tray" if event.b >= 0 else "deck"] -= 1
    return change


@given(OPTIONS, SEEDS)
@quick(25)
def test_random_play_is_sound_and_accounted_for(options: Options, seed: int) -> None:
    state = new(options, seed)
    rng = random.Random(seed)
    while asked(state):
        before = totals(state)
        sink = ListSink()
        state.apply(*move(state, rng), sink)
        assert state.check() == []
        after = totals(state)
        change = told(sink.events)
        assert {key: after[key] - before[key] for key in after} == {key: change[key] for key in after}
    assert state.round == 4


@given(OPTIONS, SEEDS)
@quick(15)
def test_the_set_up_deals_what_it_says(options: Options, seed: int) -> None:
    sink = ListSink()
    state = new(options, seed, sink)
    assert state.check() == []
    seats = int(options["seats"])
    change, now = told(sink.events), totals(state)
    for key in ("hands", "food", "bonus", "tray"):
        assert change[key] == now[key]
    assert now["deck"] == (170 if options["strong_birds"] else 166) + change["deck"]
    assert now["bonus"] == 2 * seats
    assert now["tray"] == 3
    if not options["swift_start"]:
        assert now["hands"] == now["food"] == 5 * seats
    assert sum(int(n) for n in state.feeder) == 5
    tiles = [int(goal) // 2 for goal in state.goals]
    assert len(set(tiles)) == 4  # never both faces of one tile


# -- chance ----------------------------------------------------------------------------------------------------------


@given(OPTIONS, SEEDS)
@quick(20)
def test_explicit_chance_offers_every_outcome_alike(options: Options, seed: int) -> None:
    state = new(options, seed)
    state.explicit_chance = True
    rng = random.Random(seed)
    for _ in range(250):
        if not asked(state):
            break
        if asked(state) == [CHANCE]:
            outcomes = [int(fields_of(action)) for action in state.legal_actions(CHANCE)]
            assert state.chance_weights() == [1] * len(outcomes)
            assert outcomes == sorted(set(outcomes))
            if chance(state).stream == DECK_STREAM:
                assert outcomes == to_list(state.deck)
            elif chance(state).stream == FEEDER_STREAM:
                assert outcomes == [0, 1, 2, 3, 4, 5]
        else:
            assert state.check() == []
        state.apply_checked(*move(state, rng), ListSink())


@given(OPTIONS, SEEDS)
@quick(15)
def test_every_outcome_of_the_first_roll_is_sound(options: Options, seed: int) -> None:
    state = new(options, seed)
    state.explicit_chance = True
    rng = random.Random(seed)
    while asked(state) != [CHANCE]:
        state.apply_checked(*move(state, rng), ListSink())
    for action in state.legal_actions(CHANCE):
        other = state.copy()
        other.explicit_chance = False  # whatever comes after it is drawn
        other.apply(CHANCE, action, ListSink())
        assert other.check() == []


@given(OPTIONS, SEEDS)
@quick(20)
def test_a_script_of_the_same_outcomes_gives_the_same_game(options: Options, seed: int) -> None:
    start = new(options, seed)
    rng = random.Random(seed)
    explicit = start.copy()
    explicit.explicit_chance = True
    script: list[int] = []
    moves: list[tuple[int, int]] = []
    heard = ListSink()
    while asked(explicit) and (len(moves) < 120 or asked(explicit) == [CHANCE]):
        seat, action = move(explicit, rng)
        if seat == CHANCE:
            script += [int(chance(explicit).stream), int(fields_of(action))]
        else:
            moves.append((seat, action))
        explicit.apply_checked(seat, action, heard)
    scripted = start.copy()
    scripted.script = from_list(script)
    heard_again = ListSink()
    for seat, action in moves:
        scripted.apply_checked(seat, action, heard_again)
    assert len(scripted.script) == 0
    assert to_list(scripted.streams) == to_list(start.streams)  # nothing was drawn from them
    explicit.explicit_chance = False
    assert scripted.encode() == explicit.encode()
    assert plain(heard.events) == plain(heard_again.events)


# -- the opening choice ----------------------------------------------------------------------------------------------


@given(OPTIONS, SEEDS)
@quick(20)
def test_the_draft_in_any_order_is_the_same_draft(options: Options, seed: int) -> None:
    start = new(options, seed)
    rng = random.Random(seed)
    answers = [(seat, rng.choice(start.legal_actions(seat))) for seat in range(start.seats)]
    results = []
    for _ in range(3):
        state = start.copy()
        sink = ListSink()
        for seat, action in answers:
            assert sink.events == []  # nothing is told before all have chosen
            state.apply_checked(seat, action, sink)
        results.append((state.key(), plain(sink.events)))
        rng.shuffle(answers)
    assert results[0] == results[1] == results[2]

"""The events are the whole story: folded over an empty table they give the state, at the end and on the way."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.rules.wingspan.fold import Fold, of_view
from tests.rules.wingspan.table import PRINTED, name_of
from volary.core.events import EventMessage, ListSink, seen_as
from volary.core.game import OptionValue
from volary.core.state import State
from volary.wingspan.event_kinds import EVENT_KINDS
from volary.wingspan.game import GAME

Options = dict[str, OptionValue]
GAMES: list[Options] = [
    {"seats": 2},
    {"seats": 3, "goals": "blue", "hands": "public"},
    {"seats": 4, "language_bonus_cards": False, "strong_birds": False},
    {"seats": 4, "swift_start": True},
    {"seats": 5},
]
EVERY = 7


def complete(sink: ListSink) -> list[EventMessage]:
    """Everything in the events, hidden cards too; empties the sink."""
    messages = []
    for event in sink.events:
        event.seen_by = (1 << 30) - 1
        messages.append(seen_as(event, EVENT_KINDS[event.kind], 0))
    sink.events = []
    return messages


def seen_by_all(state: State) -> dict[str, Any]:
    """A view with every seat's own hand and bonus cards in it."""
    view: dict[str, Any] = state.view(0)
    for seat in range(state.seats):
        own: Any = state.view(seat)
        view["seats"][seat] = own["seats"][seat]
    return view


def fold_for(options: Options) -> Fold:
    deck = 170 if options.get("strong_birds", True) else 166
    return Fold(int(options["seats"]), deck, 26 if options.get("language_bonus_cards", True) else 22)


def title(value: object) -> str:
    if isinstance(value, dict):
        return "-".join(f"{key}={item}" for key, item in value.items())
    return str(value)


@pytest.mark.parametrize("options", GAMES, ids=title)
@pytest.mark.parametrize("seed", range(2))
def test_folding_the_complete_log_gives_the_table(options: Options, seed: int) -> None:
    sink = ListSink()
    state = GAME.new(options, b"reconciliation-%d" % seed, sink)
    fold = fold_for(options)
    rng = random.Random(seed)
    steps = 0
    while state.deciders():
        if steps % EVERY == 0:
            fold.take(complete(sink))
            assert fold.as_view() == of_view(seen_by_all(state)), f"after {steps} decisions"
        seat = rng.choice([seat for seat in range(state.seats) if state.deciders() >> seat & 1])
        state.apply(seat, rng.choice(state.legal_actions(seat)), sink)
        steps += 1
    fold.take(complete(sink))
    assert fold.over
    assert fold.as_view() == of_view(seen_by_all(state))
    assert [parts_of(fold, seat) for seat in range(state.seats)] == [
        {part["key"]: part["points"] for part in score["parts"]} for score in state.scores()
    ]


def parts_of(fold: Fold, seat: int) -> dict[str, int]:
    """The six parts of the score, from the events and what is printed."""
    area = fold.seats[seat]
    birds = list(area.birds.values())
    return {
        "birds": sum(PRINTED[name_of(bird.card)].points for bird in birds),
        "bonus": area.bonus_points,
        "goals": area.goal_points,
        "eggs": sum(bird.eggs for bird in birds),
        "cached": sum(bird.cached.total() for bird in birds),
        "tucked": sum(bird.tucked for bird in birds),
    }

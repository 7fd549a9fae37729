"""Carcassonne has one secret, which nobody has: what will be drawn and rolled. So all see the same, whatever comes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from volary.carcassonne.event_kinds import EVENT_KINDS
from volary.carcassonne.game import GAME
from volary.core.actions import SPECTATOR
from volary.core.events import ListSink, Sink, seen_as
from volary.core.game import OptionValue
from volary.core.state import State

GAMES: list[dict[str, OptionValue]] = [
    {"seats": 2},
    {"seats": 5, "abbot": True, "phantom": True, "mayor": True, "river": True, "crop_circles": "all"},
]


def asked(state: State) -> int:
    return next(seat for seat in range(int(state.seats)) if state.deciders() >> seat & 1)


def without_viewer(view: Any) -> Any:
    """What all viewers share: not who looks, and not the chances until their own next tile."""
    cells = [{key: value for key, value in cell.items() if key != "chance"} for cell in view["cells"]]
    return {**view, "viewer": 0, "cells": cells}


@pytest.mark.parametrize("options", GAMES, ids=["two", "five"])
@pytest.mark.parametrize("seed", range(3))
def test_all_viewers_see_the_same_and_nothing_that_comes(options: dict[str, OptionValue], seed: int) -> None:
    sink = ListSink()
    state = GAME.new(options, b"leak-%d" % seed, sink)
    viewers = [SPECTATOR, *range(int(state.seats))]
    rng = random.Random(seed)
    steps = 0
    while state.deciders():
        if steps % 7 == 0:
            views = [without_viewer(state.view(viewer)) for viewer in viewers]
            assert all(view == views[0] for view in views)
            for viewer in viewers:
                other = state.clone()
                other.determinise(viewer, b"%d" % steps)
                assert other.deciders() == state.deciders()
                assert other.view(viewer) == state.view(viewer)
                assert other.prompt(asked(other)) == state.prompt(asked(state))
                assert other.streams != state.streams
        seat = asked(state)
        state.apply(seat, rng.choice(state.legal_actions(seat)), sink)
        steps += 1
    for event in sink.events:
        messages = [seen_as(event, EVENT_KINDS[event.kind], viewer) for viewer in viewers]
        assert all(message == messages[0] for message in messages)


def test_what_is_drawn_next_is_open_until_it_is_drawn() -> None:
    """Twenty worlds of one position draw different tiles next, each as often as the bag allows."""
    state = GAME.new({"seats": 2}, b"next", Sink())
    drawn = set()
    for world in range(20):
        other = state.clone()
        other.determinise(0, b"%d" % world)
        before: Any = other.view(0)
        while other.view(0)["turn"] == before["turn"]:
            other.apply(asked(other), other.legal_actions(asked(other))[0], Sink())
        drawn.add(other.view(0)["drawn"])
    assert len(drawn) > 5

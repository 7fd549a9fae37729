"""Whether a prompt says that its answer cannot be taken back: exactly when some option reveals."""

from __future__ import annotations

import random
from typing import Any

import pytest

from volary.carcassonne.event_kinds import EVENT_KINDS
from volary.carcassonne.game import GAME
from volary.carcassonne.position import build
from volary.core.events import ListSink, Sink


def reveals(state: Any, seat: int) -> bool:
    """Whether an option of the question before a seat shows something new, or ends the game."""
    for action in state.legal_actions(seat):
        sink = ListSink()
        after = state.clone()
        after.apply(seat, action, sink)
        if after.deciders() == 0 or any(EVENT_KINDS[event.kind].reveals for event in sink.events):
            return True
    return False


@pytest.mark.parametrize("seed", range(3))
def test_laying_a_tile_reveals_only_where_no_figure_can_follow(seed: int) -> None:
    state = GAME.new({"seats": 2, "crop_circles": "all"}, b"reveals-%d" % seed, Sink())
    rng = random.Random(seed)
    asked = 0
    while state.deciders():
        seat = next(seat for seat in range(2) if state.deciders() >> seat & 1)
        prompt = state.prompt(seat)
        if prompt["kind"] == "place_tile":
            asked += 1
            assert prompt["reveals"] == reveals(state, seat)
        state.apply(seat, rng.choice(state.legal_actions(seat)), Sink())
    assert asked > 50


def test_a_tile_whose_every_feature_is_taken_reveals() -> None:
    position = {"tiles": ["E 0,1 r180"], "pile": ["C", "B", "B"], "A": {"figures": ["follower 0,0 c0"]}}
    state = build({"position": position, "script": {"tiles": ["C"]}})
    assert state.prompt(0)["kind"] == "place_tile"
    assert state.prompt(0)["reveals"]

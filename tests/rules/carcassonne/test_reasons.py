"""Why a place, a segment or a flight cannot be chosen: the reason, and its words in every language."""

from __future__ import annotations

from typing import Any

import pytest

from volary.carcassonne.position import build
from volary.carcassonne.state import CarcassonneState
from volary.core.actions import Ref
from volary.core.events import Sink
from volary.text.games import context_of_view
from volary.text.labels import reason_text
from volary.text.messages import LANGUAGES


def table(*words: str, script: dict[str, Any] | None = None, **position: Any) -> CarcassonneState:
    """A position after the given options were taken."""
    state = build({"position": position, "script": script or {}})
    for each in words:
        seat = next(seat for seat in range(int(state.seats)) if state.deciders() >> seat & 1)
        labels = {state.label(seat, action)["words"]: action for action in state.legal_actions(seat)}
        state.apply_checked(seat, labels[each], Sink())
    return state


def place(x: int, y: int, **more: int) -> Ref:
    return {"type": "place", "x": x, "y": y, **more}  # type: ignore[typeddict-item]


def segment(tile: int, number: int, **more: int) -> Ref:
    return {"type": "segment", "tile": tile, "segment": number, **more}  # type: ignore[typeddict-item]


STRAIGHT = {"script": {"tiles": ["U", "V"]}}
LAID = {"script": {"tiles": ["U", "V"]}, "B": {"figures": ["follower 0,0 r0"]}}
CASES: list[tuple[str, list[str], dict[str, Any], Ref]] = [
    ("no-neighbour", [], STRAIGHT, place(1, 1)),
    ("no-neighbour", [], STRAIGHT, place(100_000, 1)),
    ("place-taken", [], STRAIGHT, place(0, 0)),
    ("fits-in-no-turn", [], STRAIGHT, place(0, -1)),
    ("edges-differ", [], STRAIGHT, place(1, 0, turn=1)),
    (
        "river-course",
        [],
        {"river": True, "tiles": ["RV7 1,0 r0"], "script": {"tiles": ["RV10"]}},
        place(0, 1),
    ),
    ("not-this-decision", [], STRAIGHT, segment(0, 0)),
    ("other-tile", ["place 1,0 r0"], STRAIGHT, segment(0, 0)),
    ("occupied", ["place 1,0 r0"], LAID, segment(1, 0)),
    ("does-not-suit", ["place 1,0 r0"], {**STRAIGHT, "mayor": True}, segment(1, 0, figure=2)),
    ("no-figure", ["place 0,-1 r180"],
     {"script": {"tiles": ["E"]}, "A": {"figures": ["follower 0,0 f1"] * 7}, "mayor": True}, segment(1, 1)),
    ("no-machine", ["place 1,0 r0"], STRAIGHT, {"type": "flight"}),
    ("flown-already", ["place 1,0 r0", "fly follower", "land c0"],
     {"script": {"tiles": ["FM5"], "flights": [1]}, "phantom": True}, {"type": "flight"}),
    ("other-target", ["place 1,0 r0", "fly follower"], {"script": {"tiles": ["FM5"], "flights": [1]}}, segment(1, 0)),
    ("never-a-field", ["place 1,0 r0", "fly follower"], {"script": {"tiles": ["FM5"], "flights": [1]}}, segment(0, 2)),
    ("feature-complete", ["place 1,-1 r270", "fly follower"],
     {"script": {"tiles": ["FM2"], "flights": [1]}, "tiles": ["A -1,0 r270", "W 1,0 r0"]}, segment(2, 2)),
    ("other-kind", ["place 0,1 r0", "pass", "deploy"],
     {"script": {"tiles": ["CC1"]}, "B": {"figures": ["follower 0,0 r0"]}}, segment(0, 0)),
    ("no-own-figure", ["place 0,1 r0", "pass", "deploy"],
     {"script": {"tiles": ["CC1"]}, "B": {"figures": ["follower 0,0 r0"]}}, segment(1, 1)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "words", "position", "ref"), CASES, ids=lambda each: each if isinstance(each, str) else ""
)
def test_the_reason(key: str, words: list[str], position: dict[str, Any], ref: Ref) -> None:
    state = table(*words, **position)
    seat = next(seat for seat in range(int(state.seats)) if state.deciders() >> seat & 1)
    before = state.encode()
    reasons = state.why_not(seat, ref)
    assert key in [reason["key"].removeprefix("reason-") for reason in reasons]
    assert state.encode() == before
    other = 1 - seat
    assert [reason["key"] for reason in state.why_not(other, ref)] == ["reason-not-asked"]
    context = context_of_view(state.view(seat), ["Ana", "Ben"])
    for language in LANGUAGES:
        for reason in reasons:
            text = reason_text(language, reason, context)
            assert text
            assert "{" not in text and "reason-" not in text


def test_what_is_an_option_has_no_reason() -> None:
    state = table(script={"tiles": ["U"]})
    assert state.why_not(0, place(1, 0)) == []
    assert state.why_not(0, place(1, 0, turn=0)) == []
    assert state.why_not(0, place(1, 0, turn=1)) != []

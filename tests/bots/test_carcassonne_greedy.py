"""The greedy bot of Carcassonne makes the moves that are plainly best."""

from __future__ import annotations

from typing import Any

import volary.games  # noqa: F401
from volary.arena.match import first_asked
from volary.bots.carcassonne_greedy import choose_action
from volary.carcassonne.game import GAME
from volary.carcassonne.position import build
from volary.carcassonne.state import CarcassonneState, carcassonne
from volary.core.events import Sink

RING = ["U 0,1 r0", "U -1,1 r0", "U 1,1 r0", "E -1,2 r270", "E 1,2 r90", "E -1,3 r270", "E 1,3 r90"]


def table(tiles: list[str], script: dict[str, Any], a: list[str], b: list[str], **options: Any) -> CarcassonneState:
    position = {"tiles": tiles, "A": {"figures": a}, "B": {"figures": b}, **options}
    return build({"position": position, "script": script})


def chosen(state: CarcassonneState) -> str:
    seat = first_asked(state)
    return state.label(seat, choose_action(state, seat))["words"]


def play_turn(state: CarcassonneState) -> list[str]:
    """What the seat that is asked does until another seat's turn."""
    words = []
    turn = state.turn
    while state.deciders() and state.turn == turn:
        words.append(chosen(state))
        seat = first_asked(state)
        state.apply_checked(seat, choose_action(state, seat), Sink())
    return words


def test_completes_its_own_city() -> None:
    state = table([], {"tiles": ["E", "V"]}, ["follower 0,0 c0"], [])
    assert play_turn(state)[0] == "place 0,-1 r180"
    assert state.scores()[0]["total"] == 4


def test_claims_a_cloister_that_is_complete_at_once() -> None:
    tiles = [*RING[:3], *RING[3:5], "U -1,3 r0", "U 0,3 r0", "U 1,3 r0"]
    state = table(tiles, {"tiles": ["B", "V"]}, [], [])
    assert play_turn(state) == ["place 0,2 r0", "follower cloister"]


def test_flies_into_the_others_large_city() -> None:
    """Every distance but one fails, yet the tile has nothing better: a knight among the other's takes half of 16."""
    tiles = ["F 0,-1 r90", "F 0,-2 r90", "G 0,-3 r90"]
    state = table(tiles, {"tiles": ["FM2", "V"]}, [], ["follower 0,0 c0"])
    words = play_turn(state)
    assert words[1] == "fly follower"


def test_does_not_fly_where_every_distance_fails() -> None:
    state = table(["E 0,-1 r180"], {"tiles": ["FM5", "V"]}, ["follower 0,0 r0"], [], pile=["FM5", "V"])
    assert "fly follower" not in play_turn(state)


def test_removes_where_only_the_other_has_a_figure() -> None:
    state = table([], {"tiles": ["CC1", "V"]}, [], ["follower 0,0 r0"])
    assert "remove" in play_turn(state)


def test_breaks_a_tie_by_a_crop_circle() -> None:
    """It lays the circle, names B, and takes back the figure that it has just placed: the city is its own."""
    tiles = ["F 0,-1 r90", "F 0,-2 r90", "G 0,-3 r90"]
    state = table(tiles, {"tiles": ["CC5", "V"]}, ["follower 0,0 c0"], ["follower 0,0 c0"], crop_circles="CC5")
    play_turn(state)
    features: Any = state.view(0)["features"]
    assert next(feature["leaders"] for feature in features if [0, 0] in feature["parts"]) == [0]


def test_beats_random_play() -> None:
    wins = 0
    for number in range(3):
        state = carcassonne(GAME.new({"seats": 2}, b"greedy-%d" % number, Sink()))
        while state.deciders():
            seat = first_asked(state)
            legal = state.legal_actions(seat)
            state.apply_checked(seat, choose_action(state, 0) if seat == 0 else legal[number % len(legal)], Sink())
        wins += state.ranking()[0] == [0]
    assert wins == 3

"""Replay files: write, read, play, verify, and what is said of a file that is wrong."""

from __future__ import annotations

import random

import pytest

import tests.games.pond  # noqa: F401
import volary.games  # noqa: F401
from volary.core.errors import BadReplay
from volary.core.events import ListSink, Sink
from volary.core.game import game_by_id, games
from volary.core.replay import Move, Replay, commitment, from_text, play, to_text, verify, with_words


def played(game_id: str, seed: bytes = b"replay-seed-16by") -> Replay:
    """A whole random game as a replay."""
    game = game_by_id(game_id)
    options = game.canonical_options({})
    state = game.new(options, seed, Sink())
    rng = random.Random(seed)
    moves = []
    while state.deciders():
        seat = rng.choice([q for q in range(state.seats) if state.deciders() >> q & 1])
        moves.append(Move(seat, rng.choice(state.legal_actions(seat))))
        state.apply_checked(seat, moves[-1].action, Sink())
    names = [f"Seat {q}\n# A 1" for q in range(state.seats)]
    scores = [score["total"] for score in state.scores()]
    committed = commitment(game.id, options, seed)
    return Replay(game.id, game.rules_version, options, seed, False, names, moves, scores, committed)


@pytest.mark.parametrize("game_id", [game.id for game in games()])
def test_a_written_game_reads_back_and_verifies(game_id: str) -> None:
    replay = with_words(played(game_id))
    text = to_text(replay)
    again = from_text(text, "game.volary")
    assert to_text(again) == text
    assert verify(again).deciders() == 0
    events = ListSink()
    assert play(again, 0, events).key() == play(replay, 0).key()
    assert play(again, len(again.moves) // 2).deciders() != 0


POND = to_text(with_words(played("pond")))


def test_a_move_is_a_line_with_words_for_people() -> None:
    first = POND.splitlines()[9]
    letter, action, mark, *words = first.split()
    assert letter in "AB"
    assert action.isdigit()
    assert mark == "#"
    assert words[0] == "choose"


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("volary 1", "volary 9", ":1: this is format '9'"),
        ("volary 1\n", "", ":1: a replay begins"),
        ("game pond\n", "", ":9: an action before the name"),
        ("game pond", "game chess", "there is no game 'chess'"),
        ("game pond", "game pond\ngame pond", ":3: 'game' is there twice"),
        ("rules_version 1", "rules_version 99", "version 99 of the rules"),
        ("rules_version 1", "rules_version one", "rules_version is 'one'"),
        ('"rounds": 2, ', "", "options are missing"),
        ('"rounds": 2', '"rounds": 9', "rounds is 9"),
        ('"rounds": 2', '"rounds": null', "option 'rounds'"),
        ('options {"', "options {", "options is not JSON"),
        ("seed_chosen no", "seed_chosen maybe", "seed_chosen is 'maybe'"),
        ("seed 72", "seed 7", "seed is not hexadecimal"),
        ("seed 72", "seed 73", "does not belong to the commitment"),
        ("names [", "names [1, ", "a name is not a text"),
        ("commitment ", "commitment 0", "does not belong to the commitment"),
        ("\nA ", "\nZ ", "is not a seat and an action"),
        ("\nA ", "\nA -", "is not a seat and an action"),
        ("\nA ", "\nA 99", "among the"),
        ("scores ", "scores 1", "but the actions lead to"),
        ("scores ", "scores x", "'x"),
        ("scores ", "A 1\nscores ", "the game is over"),
        ("scores ", "score ", "'score' is not known"),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(old: str, new: str, where: str) -> None:
    assert old in POND
    with pytest.raises(BadReplay) as caught:
        verify(from_text(POND.replace(old, new, 1), "broken.volary"))
    assert str(caught.value).startswith("broken.volary")
    assert where in str(caught.value)


def test_scores_belong_to_the_end() -> None:
    lines = POND.splitlines()
    unfinished = "\n".join(lines[:12])
    assert verify(from_text(unfinished)).deciders() != 0
    with pytest.raises(BadReplay, match="not over"):
        verify(from_text(f"{unfinished}\n{lines[-1]}"))
    with pytest.raises(BadReplay, match="has no scores"):
        verify(from_text("\n".join(lines[:-1])))
    with pytest.raises(BadReplay, match="nothing comes after"):
        from_text(f"{POND}A 1")

"""Counts of legal lines from thirty positions a game, and the order of the options (perft, as chess engines do).

When a count differs, the failure shows the count under each option of the position.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import volary.games  # noqa: F401
from volary.core.events import Sink
from volary.core.game import OptionValue, game_by_id
from volary.core.perft import divide, perft
from volary.core.playout import play_out
from volary.core.rng import seed_from_text, seed_streams
from volary.core.state import State

HERE = Path(__file__).parent
HEAD = "# seats ply depth lines | options in order, with the lines under each"
POSITIONS = {
    "wingspan": [(2 + n % 4, 3 + n * 3, 3 if n % 3 == 0 else 2) for n in range(30)],
    # A tile has up to a hundred places: two decisions deep, three at the start and where the table is nearly full.
    "carcassonne": [(2 + n % 4, 1 + n * 5, 3 if n % 15 == 0 else 2) for n in range(30)],
}
OPTIONS: dict[str, dict[str, OptionValue]] = {
    "wingspan": {},
    "carcassonne": {"abbot": True, "phantom": True, "mayor": True, "crop_circles": "all"},
}
CASES = [(game, *each) for game, positions in POSITIONS.items() for each in positions]


def position(game: str, seats: int, ply: int) -> State:
    """A random position: one decision a seat (the draft of Wingspan) and ``ply`` more are made."""
    seed = f"perft {seats} {ply}"
    state = game_by_id(game).new({"seats": seats, **OPTIONS[game]}, seed_from_text(seed), Sink())
    play_out(state, seed_streams(seed.encode(), ["choices"]), Sink(), seats + ply)
    return state


def line(game: str, seats: int, ply: int, depth: int) -> str:
    state = position(game, seats, ply)
    counts = divide(state, depth)
    listed = ", ".join(f"{words} {n}" for words, n in counts)
    return f"{seats} {ply} {depth} {perft(state, depth)} | {listed}"


def expected(game: str) -> dict[str, str]:
    lines = (HERE / f"{game}.txt").read_text(encoding="utf-8").splitlines()[1:]
    return {" ".join(each.split()[:3]): each for each in lines}


@pytest.mark.parametrize("game", POSITIONS)
def test_bless(bless: bool, game: str) -> None:
    if bless:
        lines = [HEAD, *(line(game, *each) for each in POSITIONS[game])]
        (HERE / f"{game}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert len(expected(game)) == len(POSITIONS[game])


@pytest.mark.parametrize(("game", "seats", "ply", "depth"), CASES)
def test_lines_and_order(game: str, seats: int, ply: int, depth: int) -> None:
    counted = line(game, seats, ply, depth)
    assert counted == expected(game)[f"{seats} {ply} {depth}"]
    head, _, listed = counted.partition(" | ")
    assert sum(int(part.rsplit(" ", 1)[1]) for part in listed.split(", ")) == int(head.split()[3])

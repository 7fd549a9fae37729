"""Counts of legal lines from thirty positions, and the order of the options (perft, as chess engines do).

When a count differs, the failure shows the count under each option of the position.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import volary.games  # noqa: F401
from volary.core.events import Sink
from volary.core.game import game_by_id
from volary.core.perft import divide, perft
from volary.core.playout import play_out
from volary.core.rng import seed_from_text, seed_streams
from volary.core.state import State

FILE = Path(__file__).parent / "wingspan.txt"
HEAD = "# seats ply depth lines | options in order, with the lines under each"
POSITIONS = [(2 + n % 4, 3 + n * 3, 3 if n % 3 == 0 else 2) for n in range(30)]


def position(seats: int, ply: int) -> State:
    """A random position: the draft is over, ``ply`` more decisions are made."""
    seed = f"perft {seats} {ply}"
    state = game_by_id("wingspan").new({"seats": seats}, seed_from_text(seed), Sink())
    play_out(state, seed_streams(seed.encode(), ["choices"]), Sink(), seats + ply)
    return state


def line(seats: int, ply: int, depth: int) -> str:
    state = position(seats, ply)
    counts = divide(state, depth)
    listed = ", ".join(f"{words} {n}" for words, n in counts)
    return f"{seats} {ply} {depth} {perft(state, depth)} | {listed}"


def expected() -> dict[str, str]:
    lines = FILE.read_text(encoding="utf-8").splitlines()[1:]
    return {" ".join(each.split()[:3]): each for each in lines}


def test_bless(bless: bool) -> None:
    if bless:
        FILE.write_text("\n".join([HEAD, *(line(*each) for each in POSITIONS)]) + "\n", encoding="utf-8")
    assert len(expected()) == len(POSITIONS)


@pytest.mark.parametrize(("seats", "ply", "depth"), POSITIONS)
def test_lines_and_order(seats: int, ply: int, depth: int) -> None:
    counted = line(seats, ply, depth)
    assert counted == expected()[f"{seats} {ply} {depth}"]
    head, _, listed = counted.partition(" | ")
    assert sum(int(part.rsplit(" ", 1)[1]) for part in listed.split(", ")) == int(head.split()[3])

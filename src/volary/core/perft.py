"""Perft: the number of ways to play on for some decisions, a cheap fingerprint of what is legal (chess's term)."""

from __future__ import annotations

from mypy_extensions import i64

from volary.core.events import Sink
from volary.core.state import State


def perft(state: State, depth: i64) -> i64:
    """Lines of ``depth`` decisions from here; chance falls as the state's streams say. A finished game is one line."""
    deciders = state.deciders()
    if depth == 0 or deciders == 0:
        return 1
    seat: i64 = 0
    while deciders >> seat & 1 == 0:
        seat += 1
    actions = state.legal_actions(seat)
    if depth == 1:
        return len(actions)
    lines: i64 = 0
    for action in actions:
        after = state.clone()
        after.apply(seat, action, Sink())
        lines += perft(after, depth - 1)
    return lines


def divide(state: State, depth: i64) -> list[tuple[str, int]]:
    """Lines under each option of the first seat asked, with its words, in the order of the options."""
    deciders = state.deciders()
    seat = int(deciders & -deciders).bit_length() - 1
    counts: list[tuple[str, int]] = []
    for action in state.legal_actions(seat):
        after = state.clone()
        after.apply(seat, action, Sink())
        counts.append((state.label(seat, action)["words"], int(perft(after, depth - 1))))
    return counts

"""Uniformly random play: the yardstick of the benchmarks, and what searches roll out with."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.events import Sink
from volary.core.rng import below
from volary.core.state import BLANK_OPTIONS, State


def play_out(state: State, streams: vec[i64], sink: Sink, most: i64 = -1) -> i64:
    """Let every asked seat choose uniformly with stream 0 of ``streams``; changes ``state``.

    Stops when the game is over or after ``most`` decisions (never, if negative); returns the number of decisions.
    """
    buffer = BLANK_OPTIONS[:]
    decisions: i64 = 0
    while decisions != most:
        deciders = state.deciders()
        if deciders == 0:
            break
        seat: i64 = 0
        while deciders >> seat & 1 == 0:
            seat += 1
        n = state.legal(seat, buffer)
        state.apply(seat, buffer[below(streams, 0, n)], sink)
        decisions += 1
    return decisions

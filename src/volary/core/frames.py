"""Chance frames: random outcomes as frames of their own.

An outcome comes from the script if one is set (scenarios), else from the frame's stream; with ``explicit_chance`` the
seat CHANCE is asked for it, with weights, instead.
"""

from __future__ import annotations

from librt.vecs import pop, vec
from mypy_extensions import i64, mypyc_attr

from volary.core.actions import CHANCE, CHANCE_KIND, fields_of, pack
from volary.core.events import Sink
from volary.core.rng import below
from volary.core.state import ASK, RUN, Handler, State


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceHandler(Handler):
    """Base of every random frame: subclasses give the uniform outcomes and settle one."""

    stream: i64 = 0

    def needed(self, state: State, f: i64, sink: Sink) -> bool:
        """Prepare the draw; False when nothing is to be drawn (the subclass has then popped or moved on)."""
        return True

    def count(self, state: State, f: i64) -> i64:
        """How many equally likely outcomes there are; at least 1."""
        raise NotImplementedError

    def outcome(self, state: State, f: i64, index: i64) -> i64:
        """The ``index``-th outcome, ascending."""
        raise NotImplementedError

    def settle(self, state: State, f: i64, outcome: i64, sink: Sink) -> None:
        """Carry the outcome out."""
        raise NotImplementedError

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        if not self.needed(state, f, sink):
            return RUN
        if len(state.script) > 0:
            scripted = take_scripted(state, self.stream)
            if scripted >= 0:
                self.settle(state, f, scripted, sink)
                return RUN
        if state.explicit_chance:
            return ASK
        index = below(state.streams, self.stream, self.count(state, f))
        self.settle(state, f, self.outcome(state, f, index), sink)
        return RUN

    def deciders(self, state: State, f: i64) -> i64:
        one: i64 = 1
        return one << CHANCE

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        n = self.count(state, f)
        i: i64 = 0
        while i < n:
            out[i] = pack(CHANCE_KIND, self.outcome(state, f, i))
            i += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        self.settle(state, f, fields_of(action), sink)

    def weights(self, state: State, f: i64) -> list[int]:
        return [1] * int(self.count(state, f))


def take_scripted(state: State, stream: i64) -> i64:
    """Take the first scripted outcome of ``stream`` out of the script; -1 if there is none.

    A script is a flat vector of pairs (stream, outcome).
    """
    n: i64 = len(state.script)
    i: i64 = 0
    while i < n:
        if state.script[i] == stream:
            outcome = state.script[i + 1]
            rest, _ = pop(state.script[:], i + 1)
            rest, _ = pop(rest, i)
            state.script = rest
            return outcome
        i += 2
    return -1

"""State, Handler and View: the native base classes that every game builds on.

A state is plain data. Its pending work is a flat stack of frames, FRAME ints each; the handler of the top frame's kind
knows what the frame means. Handlers keep nothing, so one list of them serves every state of a game.
"""

from __future__ import annotations

from typing import Final, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from volary.core.actions import MAX_LEGAL, Label, Prompt, Reason, Ref
from volary.core.codec import Reader, Writer, hash_key
from volary.core.errors import BadEncoding, IllegalAction
from volary.core.events import Sink
from volary.core.vectors import filled

# A frame: what it is, who acts, the event that caused it, and five ints of its own.
KIND: Final[i64] = 0
SEAT: Final[i64] = 1
CAUSE: Final[i64] = 2
A: Final[i64] = 3
B: Final[i64] = 4
C: Final[i64] = 5
D: Final[i64] = 6
E: Final[i64] = 7
FRAME: Final[i64] = 8
MOST_FRAMES: Final[i64] = 1000
"""More pending frames than any game has: a bound for what is decoded."""
BLANK_STACK: Final[vec[i64]] = filled(0, 32 * 8)
NO_SCRIPT: Final[vec[i64]] = vec[i64]()
BLANK_OPTIONS: Final[vec[i64]] = filled(0, MAX_LEGAL)

# What a handler's run says.
RUN: Final[i64] = 0
"""Go on with whatever frame is on top now."""
DONE: Final[i64] = 1
"""This frame, which is on top, is finished: pop it."""
ASK: Final[i64] = 2
"""Somebody must decide."""


class ScorePart(TypedDict):
    """One part of a score: a message key and the points."""

    key: str
    points: int


class SeatScore(TypedDict):
    """A seat's score: parts in the order in which people read them, and their sum."""

    seat: int
    total: int
    parts: list[ScorePart]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game at one moment. Everything that a clone needs is here; nothing refers back."""

    def __init__(self, seats: i64, handlers: list[Handler], streams: vec[i64]) -> None:
        self.seats: i64 = seats
        self.handlers = handlers
        self.stack: vec[i64] = BLANK_STACK[:]
        self.top: i64 = -FRAME
        self.cause: i64 = -1
        self.event_count: i64 = 0
        self.streams: vec[i64] = streams
        self.script: vec[i64] = NO_SCRIPT
        self.explicit_chance: bool = False
        self.options: vec[i64] = BLANK_OPTIONS[:]
        self.option_count: i64 = -1
        self.asked: i64 = -1
        """What ``deciders`` answered last; -1 when it has to be asked again."""

    # -- the frame stack ------------------------------------------------------------------------------------------

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Push a frame caused by the current cause. The newest frame runs first."""
        f = self.top + FRAME
        while f + FRAME > len(self.stack):
            self.stack = append(self.stack, 0)
        s = self.stack
        s[f] = kind
        s[f + SEAT] = seat
        s[f + CAUSE] = self.cause
        s[f + A] = a
        s[f + B] = b
        s[f + C] = c
        s[f + D] = d
        s[f + E] = e
        self.top = f

    def pop(self) -> None:
        self.top -= FRAME

    def emit(self, sink: Sink, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64, seen_by: i64) -> i64:
        """Report an event under the current cause; returns its number."""
        number = self.event_count
        self.event_count = number + 1
        sink.emit(number, kind, seat, self.cause, a, b, c, d, seen_by)
        return number

    # -- the Game protocol, part by part --------------------------------------------------------------------------

    def deciders(self) -> i64:
        """Bit mask of the seats that must decide now (bit CHANCE for explicit chance); 0 when the game is over."""
        if self.asked < 0:
            self.asked = 0
            if self.top >= 0:
                self.asked = self.handlers[self.stack[self.top]].deciders(self, self.top)
        return self.asked

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """Write the seat's legal actions into ``out`` (MAX_LEGAL ints) in ascending order; returns how many.

        Never 0 for a decider, always 0 for another seat.
        """
        if self.deciders() >> seat & 1 == 0:
            return 0
        n = self.option_count
        if n < 0:
            return self.handlers[self.stack[self.top]].legal(self, self.top, seat, out)
        options = self.options
        i: i64 = 0
        while i < n:
            out[i] = options[i]
            i += 1
        return n

    def apply(self, seat: i64, action: i64, sink: Sink) -> None:
        """Carry out a legal action and run on until somebody must decide. Unchecked: see ``apply_checked``."""
        f = self.top
        self.option_count = -1
        self.asked = -1
        self.cause = self.stack[f + CAUSE]
        self.handlers[self.stack[f]].answer(self, f, seat, action, sink)
        run(self, sink)

    def apply_checked(self, seat: int, action: int, sink: Sink) -> None:
        """Like ``apply``. Raises IllegalAction, with the reason, for anything not legal; then nothing changed."""
        if self.deciders() == 0:
            raise IllegalAction("the game is over")
        if not 0 <= seat <= 30 or self.deciders() >> seat & 1 == 0:
            raise IllegalAction(f"seat {seat} is not asked now")
        if not 0 <= action < 1 << 53:
            raise IllegalAction(f"action {action} is no action")
        buffer = BLANK_OPTIONS[:]
        n = self.legal(seat, buffer)
        for i in range(n):
            if buffer[i] == action:
                self.apply(seat, action, sink)
                return
        raise IllegalAction(f"action {action} is not among the {n} legal actions of seat {seat}")

    def legal_actions(self, seat: i64) -> list[int]:
        """The legal actions as a list: convenient where speed does not matter."""
        buffer = BLANK_OPTIONS[:]
        n = self.legal(seat, buffer)
        return [int(buffer[i]) for i in range(n)]

    def chance_weights(self) -> list[int]:
        """Relative weights of the explicit chance outcomes, in the order of ``legal(CHANCE)``."""
        return self.handlers[self.stack[self.top]].weights(self, self.top)

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def view(self, seat: i64) -> dict[str, object]:
        """What the seat (or SPECTATOR) may see, built from an allow-list; plain data, ready for JSON."""
        raise NotImplementedError

    def determinise(self, seat: i64, seed: bytes) -> None:
        """Resample everything that ``seat`` cannot know, every future draw included, from ``seed``."""
        raise NotImplementedError

    def prompt(self, seat: i64) -> Prompt:
        """The decision that ``seat`` is asked for. Raises IllegalAction if it is not asked."""
        raise NotImplementedError

    def label(self, seat: i64, action: i64) -> Label:
        """A legal action in words and references."""
        raise NotImplementedError

    def why_not(self, seat: i64, ref: Ref) -> list[Reason]:
        """Why ``ref`` cannot be chosen by ``seat`` now; empty when it can. Tells only what the seat may know."""
        raise NotImplementedError

    def scores(self) -> list[SeatScore]:
        """The score of each seat as it stands."""
        raise NotImplementedError

    def ranking(self) -> list[list[int]]:
        """Seats by place, best first; seats that share a place stand together."""
        raise NotImplementedError

    def write(self, out: Writer) -> None:
        """Write every field of the state; the order is the canonical encoding."""
        raise NotImplementedError

    def encode(self) -> bytes:
        """Canonical bytes; equal states give equal bytes."""
        out = Writer()
        self.write(out)
        return out.to_bytes()

    def key(self) -> int:
        """First 8 bytes of BLAKE2b over ``encode()``."""
        return hash_key(self.encode())

    def field_keys(self) -> dict[str, bytes]:
        """One short hash a field, for failure messages only."""
        out = Writer()
        self.write(out)
        return out.field_keys()

    def check(self) -> list[str]:
        """Every broken invariant, in words; empty for a sound state."""
        raise NotImplementedError

    # -- for the subclasses ---------------------------------------------------------------------------------------

    def copy_core_to(self, other: State) -> None:
        """Give ``other`` a copy of the fields of this base class."""
        if len(other.stack) < len(self.stack):
            other.stack = self.stack[:]
        used = self.top + FRAME
        f: i64 = 0
        while f < used:
            other.stack[f] = self.stack[f]
            f += 1
        other.top = self.top
        other.cause = self.cause
        other.event_count = self.event_count
        other.streams = self.streams[:]
        other.script = self.script
        other.explicit_chance = self.explicit_chance
        other.option_count = self.option_count
        other.asked = self.asked
        n = self.option_count
        i: i64 = 0
        while i < n:
            other.options[i] = self.options[i]
            i += 1

    def write_core(self, out: Writer) -> None:
        """Write the fields of this base class; what lies above the top of the stack is not part of the state."""
        out.field("stack")
        out.integer(self.top)
        i: i64 = 0
        while i < self.top + FRAME:
            out.integer(self.stack[i])
            i += 1
        out.field("event_count")
        out.integer(self.event_count)
        out.field("streams")
        out.vector(self.streams)
        out.field("chance")
        out.vector(self.script)
        out.integer(1 if self.explicit_chance else 0)

    def read_core(self, data: Reader) -> None:
        """Read what ``write_core`` wrote."""
        top = data.integer()
        if not -FRAME <= top <= MOST_FRAMES * FRAME or top % FRAME != 0:
            raise BadEncoding(f"impossible stack of {top} ints")
        while len(self.stack) < top + FRAME:
            self.stack = append(self.stack, 0)
        i: i64 = 0
        while i < top + FRAME:
            self.stack[i] = data.integer()
            if i % FRAME == KIND and not 0 <= self.stack[i] < len(self.handlers):
                raise BadEncoding(f"there is no frame of kind {self.stack[i]}")
            i += 1
        self.top = top
        self.event_count = data.integer()
        self.streams = data.vector()
        self.script = data.vector()
        if len(self.script) % 2 != 0:
            raise BadEncoding("a script is not of pairs")
        explicit = data.integer()
        if explicit not in (0, 1):
            raise BadEncoding(f"{explicit} does not say whether chance is asked")
        self.explicit_chance = explicit == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Handler:
    """What a kind of frame means. One handler, one decision; a long effect is a sequence of frames."""

    name: str = ""
    always_asked: bool = False
    """Set where the number of options depends on a hidden zone: then even a single option is asked and logged."""

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        """Advance the frame at index ``f`` (the top of the stack); returns RUN, DONE or ASK."""
        raise NotImplementedError

    def deciders(self, state: State, f: i64) -> i64:
        """Mask of the seats that the frame asks: the frame's own seat, unless overridden."""
        one: i64 = 1
        return one << state.stack[f + SEAT]

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        """Write the seat's options, ascending; returns how many (at least 1 when ``run`` says ASK)."""
        raise NotImplementedError

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def weights(self, state: State, f: i64) -> list[int]:
        """Relative weights of a chance frame's outcomes."""
        raise NotImplementedError


def run(state: State, sink: Sink) -> None:
    """Let frames act until somebody must decide or the stack is empty.

    The one door for decisions: a single option that the public can see is the only one is taken here.
    """
    handlers = state.handlers
    while state.top >= 0:
        f = state.top
        handler = handlers[state.stack[f]]
        state.cause = state.stack[f + CAUSE]
        verdict = handler.run(state, f, sink)
        if verdict == DONE:
            state.top -= FRAME
        elif verdict == ASK:
            deciders = handler.deciders(state, f)
            if deciders & (deciders - 1) != 0:
                state.option_count = -1
                state.asked = deciders
                return
            seat: i64 = 0
            while deciders >> seat & 1 == 0:
                seat += 1
            n = handler.legal(state, f, seat, state.options)
            if n == 1 and not handler.always_asked:
                handler.answer(state, f, seat, state.options[0], sink)
            else:
                state.option_count = n
                state.asked = deciders
                return
    state.option_count = -1
    state.asked = 0

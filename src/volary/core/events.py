"""Events: what the ledger reports of every change, with its cause and who may see its secret.

An event is a kind, a seat and four ints. The first int may be secret (a card): then ``seen_by`` is the mask of seats
that learn it and everybody else gets -1. Every viewer gets every event, so a number tells nothing.
"""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64, mypyc_attr

EVERYBODY: Final[i64] = (1 << 30) - 1
HIDDEN: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Takes events. This base class drops them: pass one where nobody listens."""

    def emit(self, number: i64, kind: i64, seat: i64, cause: i64, a: i64, b: i64, c: i64, d: i64, seen_by: i64) -> None:
        return None


class Event:
    """One recorded event, with everything; ``seen_as`` filters it for a viewer."""

    def __init__(
        self, number: i64, kind: i64, seat: i64, cause: i64, a: i64, b: i64, c: i64, d: i64, seen_by: i64
    ) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.cause = cause
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.seen_by = seen_by


class ListSink(Sink):
    """Keeps the events in a list."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def emit(self, number: i64, kind: i64, seat: i64, cause: i64, a: i64, b: i64, c: i64, d: i64, seen_by: i64) -> None:
        self.events.append(Event(number, kind, seat, cause, a, b, c, d, seen_by))


class EventKind:
    """The meaning of a kind: its name, the names of its ints, and whether it reveals something new to somebody.

    A revealing event is a boundary for undo. ``secret`` says that the first int is filtered by ``seen_by``.
    """

    def __init__(self, name: str, args: list[str], secret: bool = False, reveals: bool = False) -> None:
        self.name = name
        self.args = args
        self.secret = secret
        self.reveals = reveals


class EventMessage(TypedDict):
    """An event as a viewer gets it. ``cause`` is the number of the parent event, -1 at the root."""

    n: int
    kind: str
    seat: int
    cause: int
    args: dict[str, int]


def seen_as(event: Event, spec: EventKind, viewer: i64) -> EventMessage:
    """The event as ``viewer`` (a seat, or SPECTATOR) may see it."""
    values = [int(event.a), int(event.b), int(event.c), int(event.d)]
    if spec.secret:
        knows = event.seen_by == EVERYBODY or (viewer >= 0 and (event.seen_by >> viewer & 1) == 1)
        if not knows:
            values[0] = -1
    args: dict[str, int] = {}
    for i in range(len(spec.args)):
        args[spec.args[i]] = values[i]
    return {
        "n": int(event.number),
        "kind": spec.name,
        "seat": int(event.seat),
        "cause": int(event.cause),
        "args": args,
    }

"""Actions are ints below 2^53, ``kind << 40 | fields``; people see them as labels inside a prompt.

Fields hold stable identities (card, slot, food, seat), never a position in a list of options.
"""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from mypy_extensions import i64

KIND_SHIFT: Final[i64] = 40
FIELDS_MASK: Final[i64] = (1 << 40) - 1
FIELD_BITS: Final[i64] = 10
FIELD_MASK: Final[i64] = (1 << 10) - 1
MAX_LEGAL: Final[i64] = 768
"""Room for the options of one decision: a tile of Carcassonne has at most 184 places in 4 turns."""

CHANCE: Final[i64] = 30
"""The seat number under which explicit chance decides."""
SPECTATOR: Final[i64] = -1
"""The viewer that holds no seat."""

CHANCE_KIND: Final[i64] = 1
"""Kind of a chance outcome; games number their own kinds from 2."""


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """An action of three 10-bit fields, ``a`` lowest."""
    return kind << KIND_SHIFT | c << 20 | b << FIELD_BITS | a


def kind_of(action: i64) -> i64:
    return action >> KIND_SHIFT


def fields_of(action: i64) -> i64:
    return action & FIELDS_MASK


def field_a(action: i64) -> i64:
    return action & FIELD_MASK


def field_b(action: i64) -> i64:
    return action >> FIELD_BITS & FIELD_MASK


def field_c(action: i64) -> i64:
    return action >> 20 & FIELD_MASK


Arg = int | str | list[int] | list[str]


class Ref(TypedDict):
    """What an option or a reason points at on the table: a type and the ids that the type needs."""

    type: str
    seat: NotRequired[int]
    slot: NotRequired[int]
    card: NotRequired[int]
    food: NotRequired[int]
    face: NotRequired[int]
    habitat: NotRequired[int]
    id: NotRequired[int]
    x: NotRequired[int]
    y: NotRequired[int]
    turn: NotRequired[int]
    tile: NotRequired[int]
    segment: NotRequired[int]
    figure: NotRequired[int]


class Label(TypedDict):
    """One option of a decision, for people.

    ``key`` and ``args`` name a message (locales/); ``words`` are the stable keywords that scenarios and the text
    client accept; ``ref`` is what the table highlights. Labels of one decision have distinct ``words``.
    """

    action: int
    kind: str
    key: str
    args: dict[str, Arg]
    words: str
    ref: Ref | None


class Source(TypedDict):
    """Who asks: a card lying in a slot, or a rule."""

    rule: str
    card: NotRequired[int]
    seat: NotRequired[int]
    slot: NotRequired[int]


class Prompt(TypedDict):
    """A decision, for people. ``minimum``/``maximum`` bound the picks; one action answers it."""

    seat: int
    kind: str
    key: str
    args: dict[str, Arg]
    source: Source
    minimum: int
    maximum: int
    reveals: bool
    options: list[Label]


class Reason(TypedDict):
    """Why something is not possible: a message and its arguments."""

    key: str
    args: dict[str, Arg]

"""Turns the ids in a message's arguments into words, before the message is formatted.

What an id means is a game's to say: each brings a GameWords (games.py lists them).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from volary.core.actions import SPECTATOR, Arg
from volary.core.events import EventMessage
from volary.text.messages import Value, joined, say


class GameWords:
    """The words of a game that has none of its own: every value stays as it is."""

    heads: frozenset[str] = frozenset()
    """Kinds of event that begin a line of the log of their own even where another event caused them."""

    def new_table(self, seats: int) -> Any:
        """What the words must know of the table, before anything lies on it."""
        return None

    def table_of_view(self, view: Mapping[str, Any]) -> Any:
        """The same, of a view."""
        return None

    def follow(self, table: Any, event: EventMessage) -> None:
        """Note in ``table`` what an event changes."""

    def word(self, language: str, name: str, value: int, seat: int, context: Context) -> Value:
        """One argument in words; ``seat`` is the owner of what it names."""
        return value

    def each(self, language: str, name: str, value: int | str) -> str:
        """One element of an argument that is a list."""
        return str(value)

    def text(self, language: str, name: str, value: str) -> str:
        """An argument that is text already."""
        return value

    def with_args(self, language: str, args: dict[str, Value], given: Mapping[str, Arg], context: Context) -> None:
        """Change the arguments where one needs another to be put into words."""


@dataclass(frozen=True)
class Context:
    """Who reads, who is who, and what lies where.

    ``names`` are the players' names by seat, ``table`` what ``words`` know of the table, ``seat`` the owner of a thing
    that an argument names without saying whose.
    """

    names: Sequence[str] = ()
    viewer: int = int(SPECTATOR)
    seat: int = int(SPECTATOR)
    words: GameWords = field(default_factory=GameWords)
    table: Any = None

    def of(self, seat: int) -> Context:
        """The same table, with things of another seat in mind."""
        return replace(self, seat=seat)


def seat_name(language: str, seat: int, context: Context) -> str:
    if 0 <= seat < len(context.names) and context.names[seat]:
        return context.names[seat]
    return say(language, "ui-seat-n", {"n": seat + 1})


def resolved(language: str, args: Mapping[str, Arg], context: Context) -> dict[str, Value]:
    """The arguments as words. Names that are not known stay as they are."""
    owner = args.get("seat")
    seat = owner if isinstance(owner, int) else context.seat
    words = {name: _resolve(language, name, value, seat, context) for name, value in args.items()}
    context.words.with_args(language, words, args, context)
    return words


def _resolve(language: str, name: str, value: Arg, seat: int, context: Context) -> Value:
    if isinstance(value, list):
        return joined(language, [context.words.each(language, name, each) for each in value])
    if isinstance(value, str):
        return context.words.text(language, name, value)
    if name == "seat":
        return seat_name(language, value, context)
    return context.words.word(language, name, value, seat, context)

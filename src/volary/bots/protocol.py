"""The bot protocol: what a bot is asked and what it answers. docs/protocol.md describes the same as JSON lines.

A bot runs in another process and never holds the true state. ``state`` is a complete position in which everything that
the seat cannot know was drawn afresh by the asker; the view, the events and the legal actions are exactly the seat's.
"""

from __future__ import annotations

from typing import Any

import msgspec

from volary.core.events import EventMessage


class BotRequest(msgspec.Struct, frozen=True, kw_only=True):
    """One decision.

    ``table`` and ``prompt`` name the question, and the answer must repeat them: late answers are dropped. ``seed`` is
    the randomness of this answer: the same request gives the same answer. ``legal`` is ascending and never empty.
    """

    table: str
    prompt: str
    game: str
    rules_version: int
    bot: str
    seat: int
    view: dict[str, Any]
    events: list[EventMessage]
    state: bytes
    legal: list[int]
    seed: int


class BotAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The action chosen, or -1 with the reason in ``error``."""

    table: str
    prompt: str
    action: int
    error: str = ""


class Bot:
    """Base class of bots. A bot keeps nothing between two requests: any worker may get the next one.

    ``uses_view`` and ``uses_state`` say what it reads; a match on one machine leaves out the rest.
    """

    uses_view: bool = True
    uses_state: bool = True

    def choose(self, request: BotRequest) -> int:
        """One of ``request.legal``."""
        raise NotImplementedError

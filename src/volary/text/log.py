"""Events as the log that people read: lines in the viewer's words, each inside what caused it.

Things in an event are named by what lay there at that moment, so the log is read from its first event on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from volary.core.events import EventMessage
from volary.text.games import context_at_start
from volary.text.messages import Value, say
from volary.text.words import Context, resolved, seat_name

INDENT: Final = "  "


@dataclass
class LogNode:
    """A line of the log, with what it caused."""

    event: EventMessage
    text: str
    children: list[LogNode] = field(default_factory=list)


class Log:
    """Turns events, in their order, into lines and a tree."""

    def __init__(self, game_id: str, language: str, names: Sequence[str], viewer: int) -> None:
        self.language = language
        self.context = context_at_start(game_id, names, viewer)
        self.roots: list[LogNode] = []
        self._nodes: dict[int, LogNode] = {}

    def add(self, events: Iterable[EventMessage]) -> list[LogNode]:
        """Take further events; returns their nodes, which are also in the tree under ``roots``."""
        return [self._add(event) for event in events]

    def _add(self, event: EventMessage) -> LogNode:
        head = event["kind"] in self.context.words.heads
        parent = None if head else self._nodes.get(event["cause"])
        self.context.words.follow(self.context.table, event)
        node = LogNode(event, self._line(event, parent))
        self._nodes[event["n"]] = node
        (self.roots if parent is None else parent.children).append(node)
        return node

    def _line(self, event: EventMessage, parent: LogNode | None) -> str:
        """The event in words; with the name of whose doing it is, where the line above is not about them."""
        text = event_text(self.language, event, self.context)
        seat = event["seat"]
        if seat < 0 or event["kind"] == "start_seat" or event["kind"] in self.context.words.heads:
            return text
        if parent is not None and parent.event["seat"] == seat:
            return text
        return say(self.language, "ui-log-by", {"name": seat_name(self.language, seat, self.context), "text": text})


def event_text(language: str, event: EventMessage, context: Context) -> str:
    """One event in the viewer's words. ``$you`` lets a message choose "you" instead of a name."""
    args = resolved(language, {"seat": event["seat"], **event["args"]}, context)
    you: dict[str, Value] = {"you": "yes" if event["seat"] == context.viewer >= 0 else "no"}
    return say(language, "event-" + event["kind"].replace("_", "-"), {**args, **you})


def rendered(nodes: Iterable[LogNode], depth: int = 0) -> list[str]:
    """The tree as indented lines."""
    lines: list[str] = []
    for node in nodes:
        lines.append(INDENT * depth + node.text)
        lines += rendered(node.children, depth + 1)
    return lines

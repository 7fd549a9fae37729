"""Events as the log that people read: lines in the viewer's words, each inside what caused it.

A slot in an event is named by the bird that lay there at that moment, so the log is read from its first event on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from volary.core.events import EventMessage
from volary.text.messages import Value, say
from volary.text.words import HIDDEN, Context, resolved, seat_name
from volary.wingspan.ids import SLOTS

HEADS: Final = frozenset({"round_started", "turn_started", "round_ended", "game_ended"})
"""Kinds that begin a line of their own even where another event caused them."""
INDENT: Final = "  "


@dataclass
class LogNode:
    """A line of the log, with what it caused."""

    event: EventMessage
    text: str
    children: list[LogNode] = field(default_factory=list)


class Log:
    """Turns events, in their order, into lines and a tree."""

    def __init__(self, language: str, names: Sequence[str], viewer: int) -> None:
        self.language = language
        self.birds = [[HIDDEN] * int(SLOTS) for _ in names]
        self.context = Context(names, viewer, viewer, self.birds)
        self.roots: list[LogNode] = []
        self._nodes: dict[int, LogNode] = {}

    def add(self, events: Iterable[EventMessage]) -> list[LogNode]:
        """Take further events; returns their nodes, which are also in the tree under ``roots``."""
        return [self._add(event) for event in events]

    def _add(self, event: EventMessage) -> LogNode:
        parent = None if event["kind"] in HEADS else self._nodes.get(event["cause"])
        self._follow_birds(event)
        node = LogNode(event, self._line(event, parent))
        self._nodes[event["n"]] = node
        (self.roots if parent is None else parent.children).append(node)
        return node

    def _line(self, event: EventMessage, parent: LogNode | None) -> str:
        """The event in words; with the name of whose doing it is, where the line above is not about them."""
        text = event_text(self.language, event, self.context)
        seat = event["seat"]
        if seat < 0 or event["kind"] in (*HEADS, "start_seat"):
            return text
        if parent is not None and parent.event["seat"] == seat:
            return text
        return say(self.language, "ui-log-by", {"name": seat_name(self.language, seat, self.context), "text": text})

    def _follow_birds(self, event: EventMessage) -> None:
        args = event["args"]
        if event["kind"] == "bird_played":
            self.birds[event["seat"]][args["slot"]] = args["card"]
        elif event["kind"] == "bird_moved":
            self.birds[event["seat"]][args["slot"]] = HIDDEN
            self.birds[event["seat"]][args["target"]] = args["card"]


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

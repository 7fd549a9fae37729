"""What a game adds to the text client: commands that show its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from volary.core.actions import Prompt

View = dict[str, Any]


class TextGame:
    """A game without commands of its own."""

    help: str = ""
    """Lines of the help that tell the commands."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = names

    def command(self, letter: str, rest: str, view: View) -> bool:
        """Answer a command of one letter; False if it is none."""
        return False

    def introduce(self, prompt: Prompt, view: View) -> bool:
        """Show what a question needs; True if that takes the place of the list of options."""
        return False

    def seat_of(self, rest: str, own: int) -> int | None:
        """The seat that a command names, the reader's own without a name; None for a name that nobody has."""
        if not rest:
            return own
        return self.names.index(rest) if rest in self.names else None

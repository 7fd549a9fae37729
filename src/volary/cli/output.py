"""What all commands share: errors, JSON, progress."""

from __future__ import annotations

import json
import sys
from typing import NoReturn

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

BAD_INPUT = 2
"""Exit code for what the person gave; 1 is a failed check."""

out = Console(highlight=False)


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    """Say what is wrong on stderr and end."""
    print(f"volary: {message}", file=sys.stderr)
    sys.exit(code)


def print_json(value: object) -> None:
    """One JSON object on one line."""
    print(json.dumps(msgspec.to_builtins(value), ensure_ascii=False))


def progress_bar(quiet: bool) -> Progress:
    """A bar on stderr, for everything longer than a second; none with ``quiet`` or where nobody looks."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=quiet or not sys.stderr.isatty(),
    )

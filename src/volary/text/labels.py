"""Options, questions and reasons as text."""

from __future__ import annotations

from collections.abc import Mapping

from volary.core.actions import Arg, Label, Prompt, Reason
from volary.text.messages import say
from volary.text.words import Context, resolved


def format_message(language: str, key: str, args: Mapping[str, Arg], context: Context | None = None) -> str:
    """Any message with ids in its arguments, as a label, a prompt or a refusal carries them."""
    return say(language, key, resolved(language, args, context or Context()))


def label_text(language: str, label: Label, context: Context) -> str:
    """An option. A slot is one of the seat that the option points at, else of the seat in ``context``."""
    ref = label["ref"]
    seat = ref["seat"] if ref is not None and "seat" in ref else context.seat
    return format_message(language, label["key"], label["args"], context.of(seat))


def prompt_text(language: str, prompt: Prompt, context: Context) -> str:
    """The question, without its options."""
    return format_message(language, prompt["key"], prompt["args"], context.of(prompt["seat"]))


def reason_text(language: str, reason: Reason, context: Context) -> str:
    return format_message(language, reason["key"], reason["args"], context)

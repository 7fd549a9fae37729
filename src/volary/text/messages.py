"""Messages of locales/: one Fluent bundle a language, English behind the others.

The web client reads the same files with @fluent/bundle and shows the same words (tests/text/test_two_runtimes.py).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "es", "ja")

Value = int | str
"""What a message takes: a number, which plural forms look at, or text."""

# "padre e hijo", "siete u ocho": a Spanish conjunction before its own sound.
SOUNDS_LIKE_I: Final = re.compile(r"^(i|í|hi(?![aeo])|hí)", re.IGNORECASE)
SOUNDS_LIKE_O: Final = re.compile(r"^(o|ó|ho|hó|8)", re.IGNORECASE)


class TextError(Exception):
    """A message is missing or cannot be formatted."""


def language_or_english(wanted: str) -> str:
    """The language of a tag such as "de-AT" if there are messages in it, else English."""
    short = wanted.replace("_", "-").split("-")[0].lower()
    return short if short in LANGUAGES else "en"


def messages_of(language: str, folder: str = "") -> list[Traversable]:
    """The Fluent files of a language, in order of name: those of the table, or those of ``folder``."""
    place = files("volary") / "locales" / language
    if folder:
        place = place / folder
    return sorted((each for each in place.iterdir() if each.name.endswith(".ftl")), key=lambda each: each.name)


@cache
def bundle(language: str, folder: str = "") -> FluentBundle:
    """The bundle of a language. ``folder`` "cards" has the sentences on cards, which the web gets ready-made."""
    result = FluentBundle([language], use_isolating=False)
    for each in messages_of(language, folder):
        result.add_resource(FluentResource(each.read_text(encoding="utf-8")))
    return result


def message(language: str, key: str, args: Mapping[str, Value], folder: str = "") -> str:
    """The message in its own language, strictly. Raises TextError for a missing message or argument."""
    found = bundle(language, folder)
    if not found.has_message(key):
        raise TextError(f"{language}: there is no message {key}")
    value = found.get_message(key).value
    if value is None:
        raise TextError(f"{language}: the message {key} has no text")
    text, errors = found.format_pattern(value, dict(args))
    if errors:
        raise TextError(f"{language}: {key}: {errors[0]!r}")
    return str(text)


def say(language: str, key: str, args: Mapping[str, Value] | None = None) -> str:
    """The message for a person: English where the language has none, and the key itself where nobody has it."""
    for each in (language, "en"):
        found = bundle(each)
        if found.has_message(key) and (value := found.get_message(key).value) is not None:
            return str(found.format_pattern(value, dict(args or {}))[0])
    return key


def joined(language: str, words: Sequence[str]) -> str:
    """ "a, b and c" in the language, as the browser's Intl.ListFormat has it."""
    return _listed(language, list(words), "standard", SOUNDS_LIKE_I, " y ", " e ")


def joined_or(language: str, words: Sequence[str]) -> str:
    """ "a, b or c" in the language."""
    return _listed(language, list(words), "or", SOUNDS_LIKE_O, " o ", " u ")


def _listed(language: str, words: list[str], style: str, sound: re.Pattern[str], usual: str, other: str) -> str:
    text = str(format_list(words, style=style, locale=language))  # type: ignore[arg-type]
    if language == "es" and len(words) > 1 and sound.match(words[-1]):
        text = text.removesuffix(usual + words[-1]) + other + words[-1]
    return text

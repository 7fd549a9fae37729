"""Game options on the command line: ``--option goals=blue``."""

from __future__ import annotations

from collections.abc import Sequence

from volary.core.errors import BadOptions
from volary.core.game import OptionValue, game_by_id


def parsed(game_id: str, texts: Sequence[str]) -> dict[str, OptionValue]:
    """Options from ``name=value`` texts, each value of the type that the game wants. Raises BadOptions."""
    schema = {spec["name"]: spec for spec in game_by_id(game_id).options_schema()}
    options: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or name not in schema:
            raise BadOptions(f"--option {text}: write name=value with a name of {', '.join(schema)}")
        by_text = {str(allowed).lower(): allowed for allowed in schema[name]["values"]}
        if value.lower() not in by_text:
            raise BadOptions(f"--option {text}: {name} can be {', '.join(by_text)}")
        options[name] = by_text[value.lower()]
    return options

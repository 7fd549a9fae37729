"""The words of each game, and where a view's words come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from volary.text.carcassonne_words import CarcassonneWords
from volary.text.wingspan_words import WingspanWords
from volary.text.words import Context, GameWords

WORDS: Final[dict[str, GameWords]] = {"carcassonne": CarcassonneWords(), "wingspan": WingspanWords()}
NO_WORDS: Final = GameWords()


def words_of(game_id: str) -> GameWords:
    """The words of a game; those of a game that has none leave every value as it is."""
    return WORDS.get(game_id, NO_WORDS)


def context_of_view(view: Mapping[str, Any], names: Sequence[str]) -> Context:
    """The context of a view of any game."""
    words = words_of(view.get("game", ""))
    viewer = view.get("viewer", -1)
    return Context(names, viewer, viewer, words, words.table_of_view(view))


def context_at_start(game_id: str, names: Sequence[str], viewer: int) -> Context:
    """The context of a log that is read from its first event on; ``follow`` keeps its table."""
    words = words_of(game_id)
    return Context(names, viewer, viewer, words, words.new_table(len(names)))

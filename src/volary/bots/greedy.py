"""The greedy bot as the bot protocol wants it: one module a game behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from volary.bots import carcassonne_greedy, wingspan_greedy
from volary.bots.protocol import Bot, BotRequest
from volary.carcassonne.state import carcassonne
from volary.core.game import game_by_id
from volary.core.state import State
from volary.wingspan.state import wingspan


def choose_in_carcassonne(state: State, seat: int) -> int:
    return carcassonne_greedy.choose_action(carcassonne(state), seat)


def choose_in_wingspan(state: State, seat: int) -> int:
    return wingspan_greedy.choose_action(wingspan(state), seat)


CHOOSERS: Final[dict[str, Callable[[State, int], int]]] = {
    "carcassonne": choose_in_carcassonne,
    "wingspan": choose_in_wingspan,
}
"""How it plays each game that it knows."""


class GreedyBot(Bot):
    """Tries every option, lets the turn run out, takes what looks best (wingspan_greedy.py, carcassonne_greedy.py)."""

    uses_view = False

    def choose(self, request: BotRequest) -> int:
        state = game_by_id(request.game).decode(request.state)
        return CHOOSERS[request.game](state, request.seat)

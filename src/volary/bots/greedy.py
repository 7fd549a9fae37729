"""The greedy bot as the bot protocol wants it: one module a game behind it."""

from __future__ import annotations

from volary.bots.protocol import Bot, BotRequest
from volary.bots.wingspan_greedy import choose_action
from volary.core.game import game_by_id
from volary.wingspan.state import wingspan


class GreedyBot(Bot):
    """Tries every option, lets the turn run out, takes what looks best (wingspan_greedy.py)."""

    uses_view = False

    def choose(self, request: BotRequest) -> int:
        state = game_by_id(request.game).decode(request.state)
        return choose_action(wingspan(state), request.seat)

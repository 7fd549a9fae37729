"""Which bots there are. To add one: a module beside random_bot.py, a subclass of Bot, and a line in ``_BOTS``."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from volary.bots.greedy import CHOOSERS, GreedyBot
from volary.bots.protocol import Bot
from volary.bots.random_bot import RandomBot
from volary.core.errors import BadOptions
from volary.core.game import games


class BotSpec(msgspec.Struct, frozen=True):
    """A bot: its id, how to make it, and the ids of the games that it plays (None: every game)."""

    id: str
    factory: Callable[[], Bot]
    games: frozenset[str] | None = None

    def plays(self, game_id: str) -> bool:
        return self.games is None or game_id in self.games

    def game_ids(self) -> list[str]:
        """The registered games that it plays, by id."""
        return [game.id for game in games() if self.plays(game.id)]


_BOTS: dict[str, BotSpec] = {
    spec.id: spec for spec in [BotSpec("random", RandomBot), BotSpec("greedy", GreedyBot, frozenset(CHOOSERS))]
}


def register(spec: BotSpec) -> None:
    """Make a bot known under its id."""
    _BOTS[spec.id] = spec


def bots() -> list[BotSpec]:
    """All bots, weakest first."""
    return list(_BOTS.values())


def bot_for(bot_id: str, game_id: str) -> BotSpec:
    """The bot, if it plays the game. Raises BadOptions naming the bots that do."""
    spec = _BOTS.get(bot_id)
    if spec is None or not spec.plays(game_id):
        known = ", ".join(each.id for each in bots() if each.plays(game_id))
        raise BadOptions(f"there is no bot '{bot_id}' for {game_id}; there are {known}")
    return spec

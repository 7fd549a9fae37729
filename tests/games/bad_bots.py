"""Bots that misbehave, for the tests of the server: each of them leaves its table alive."""

from __future__ import annotations

import os

from volary.bots.protocol import Bot, BotRequest
from volary.bots.registry import BotSpec, register


class Dies(Bot):
    def choose(self, request: BotRequest) -> int:
        os._exit(3)


class Cheats(Bot):
    def choose(self, request: BotRequest) -> int:
        return request.legal[-1] + 1


class Raises(Bot):
    def choose(self, request: BotRequest) -> int:
        raise ValueError("no idea")


class Prints(Bot):
    def choose(self, request: BotRequest) -> int:
        print('{"table":"x","prompt":"y","action":0}', flush=True)
        return request.legal[0]


BAD_BOTS = {"dies": Dies, "cheats": Cheats, "raises": Raises, "prints": Prints}

for bot_id, factory in BAD_BOTS.items():
    register(BotSpec(bot_id, factory, frozenset({"pond"})))

"""The bot that every other one is measured against: a uniformly random legal action."""

from __future__ import annotations

import random

from volary.bots.protocol import Bot, BotRequest


class RandomBot(Bot):
    uses_view = False
    uses_state = False

    def choose(self, request: BotRequest) -> int:
        return random.Random(request.seed).choice(request.legal)

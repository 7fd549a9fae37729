"""A bot worker: ``python -m volary.bots.worker [MODULE...]``. One JSON request a line in, one JSON answer a line out.

It ends when its input ends, so a server that was killed leaves no worker behind. The modules named are imported first:
they register games and bots beyond those that come with Volary.
"""

from __future__ import annotations

import importlib
import os
import sys
from typing import BinaryIO

import msgspec

import volary.games  # noqa: F401
from volary.bots.protocol import Bot, BotAnswer, BotRequest
from volary.bots.registry import bot_for


def answer(request: BotRequest, made: dict[str, Bot]) -> BotAnswer:
    """Let the bot decide. Whatever goes wrong inside it becomes an answer too: the worker lives on."""
    try:
        bot = made.get(request.bot)
        if bot is None:
            bot = made[request.bot] = bot_for(request.bot, request.game).factory()
        action = bot.choose(request)
    except Exception as error:  # any bug of any bot
        return BotAnswer(
            table=request.table, prompt=request.prompt, action=-1, error=f"{type(error).__name__}: {error}"
        )
    return BotAnswer(table=request.table, prompt=request.prompt, action=action)


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer requests until ``source`` ends."""
    decoder = msgspec.json.Decoder(BotRequest)
    made: dict[str, Bot] = {}
    for line in iter(source.readline, b""):
        target.write(msgspec.json.encode(answer(decoder.decode(line), made)) + b"\n")
        target.flush()


def main() -> None:
    # Answers go to a copy of the standard output, and the name itself to the errors: a bot that prints harms nothing.
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    for module in sys.argv[1:]:
        importlib.import_module(module)
    try:
        serve(sys.stdin.buffer, target)
    except (BrokenPipeError, KeyboardInterrupt):
        # The server has gone, or Ctrl-C reached the whole group: it stops its workers itself.
        os._exit(0)


if __name__ == "__main__":
    main()

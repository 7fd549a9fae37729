"""Every bot in the registry plays every game that it says it plays, through the worker's own protocol."""

from __future__ import annotations

import io

import msgspec
import pytest

import tests.games.pond  # noqa: F401
import volary.games  # noqa: F401
from volary.bots.protocol import BotAnswer, BotRequest
from volary.bots.registry import bot_for, bots
from volary.bots.worker import serve
from volary.core.errors import BadOptions
from volary.core.events import Sink
from volary.core.game import game_by_id

SEED = b"bots-seed-16byte"


def request_for(bot: str, game_id: str) -> BotRequest:
    game = game_by_id(game_id)
    state = game.new({}, SEED, Sink())
    view = state.view(0)
    legal = state.legal_actions(0)
    state.determinise(0, SEED)
    return BotRequest(
        table="table",
        prompt="0-1",
        game=game_id,
        rules_version=game.rules_version,
        bot=bot,
        seat=0,
        view=view,
        events=[],
        state=state.encode(),
        legal=legal,
        seed=7,
    )


def asked(*requests: BotRequest) -> list[BotAnswer]:
    out = io.BytesIO()
    serve(io.BytesIO(b"".join(msgspec.json.encode(request) + b"\n" for request in requests)), out)
    return [msgspec.json.decode(line, type=BotAnswer) for line in out.getvalue().splitlines()]


# Not those that other tests register: some of them end their process.
OURS = [spec for spec in bots() if spec.factory.__module__.startswith("volary.")]


@pytest.mark.parametrize(("bot", "game"), [(spec.id, game) for spec in OURS for game in spec.game_ids()])
def test_a_bot_answers_with_a_legal_action_and_repeats_the_question(bot: str, game: str) -> None:
    request = request_for(bot, game)
    first, second = asked(request, request)
    assert first.error == ""
    assert first.action in request.legal
    assert (first.table, first.prompt) == ("table", "0-1")
    assert first == second, "the same request gives the same answer"


def test_a_bug_in_a_bot_is_an_answer() -> None:
    answer, after = asked(request_for("no-such-bot", "pond"), request_for("random", "pond"))
    assert answer.action == -1
    assert "no-such-bot" in answer.error
    assert after.error == ""


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="there are random"):
        bot_for("magpie", "pond")

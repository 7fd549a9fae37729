"""One game between bots, and statistics over many. The same seed gives the same games, on any number of workers."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from statistics import fmean

import msgspec

import volary.games  # noqa: F401
from volary.bots.protocol import Bot, BotRequest
from volary.bots.registry import bot_for
from volary.core.events import ListSink, Sink, seen_as
from volary.core.game import OptionValue, game_by_id
from volary.core.rng import seed_from_text
from volary.core.state import SeatScore, State


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended: ``bots`` and ``scores`` by seat, ``winners`` the seats of the first place."""

    bots: list[str]
    scores: list[SeatScore]
    winners: list[int]
    decisions: int


class BotFigures(msgspec.Struct, frozen=True):
    """Means of a bot over all its seats and games. A shared victory counts as a part of one."""

    bot: str
    games: int
    mean_score: float
    mean_parts: dict[str, float]
    wins: float


class Figures(msgspec.Struct, frozen=True):
    """Statistics of a simulation. ``seat_wins`` is the share of victories of each seat: its bias."""

    game: str
    seats: int
    games: int
    seed: str
    seconds: float
    games_per_s: float
    decisions_per_game: float
    bots: list[BotFigures]
    seat_wins: list[float]


def play_game(game_id: str, options: dict[str, OptionValue], seed: str, bots: Sequence[str]) -> GameResult:
    """Play one game; ``bots`` names a bot for each seat. Raises BadOptions for an unknown bot or a bad option."""
    made = [bot_for(bot, game_id).factory() for bot in bots]
    game = game_by_id(game_id)
    listening = any(bot.uses_view for bot in made)
    sink = ListSink() if listening else Sink()
    state = game.new({**options, "seats": len(bots)}, seed_from_text(seed), sink)
    rng = random.Random(seed)
    decisions = 0
    while state.deciders():
        seat = first_asked(state)
        request = request_for(state, game_id, bots[seat], made[seat], seat, rng)
        if made[seat].uses_view and isinstance(sink, ListSink):
            kinds = game.event_kinds()
            events = [seen_as(event, kinds[event.kind], seat) for event in sink.events]
            request = msgspec.structs.replace(request, events=events)
        state.apply_checked(seat, made[seat].choose(request), sink)
        decisions += 1
    return GameResult(list(bots), state.scores(), state.ranking()[0], decisions)


def first_asked(state: State) -> int:
    """The lowest seat that must decide now."""
    deciders = int(state.deciders())
    return (deciders & -deciders).bit_length() - 1


def request_for(state: State, game_id: str, bot_id: str, bot: Bot, seat: int, rng: random.Random) -> BotRequest:
    """What the bot is told; a bot that reads no view or no state gets an empty one."""
    encoded = b""
    if bot.uses_state:
        guess = state.clone()
        guess.determinise(seat, rng.randbytes(16))
        encoded = guess.encode()
    return BotRequest(
        table="",
        prompt="",
        game=game_id,
        rules_version=game_by_id(game_id).rules_version,
        bot=bot_id,
        seat=seat,
        view=state.view(seat) if bot.uses_view else {},
        events=[],
        state=encoded,
        legal=state.legal_actions(seat),
        seed=rng.getrandbits(53),
    )


def play_batch(
    game_id: str, options: dict[str, OptionValue], seed: str, bots: Sequence[str], numbers: range
) -> list[GameResult]:
    """Games number ``numbers``. The bots change seats from game to game, so that no seat favours one."""
    results = []
    for number in numbers:
        shift = number % len(bots)
        seated = [*bots[shift:], *bots[:shift]]
        results.append(play_game(game_id, options, f"{seed}/{number}", seated))
    return results


def simulate(
    game_id: str,
    options: dict[str, OptionValue],
    games: int,
    seed: str,
    bots: Sequence[str],
    executor: Executor,
    progress: Callable[[int], None],
) -> Figures:
    """Play ``games`` games in batches on the executor. ``progress`` is told how many games each batch had."""
    game_by_id(game_id).canonical_options({**options, "seats": len(bots)})
    for bot in bots:
        bot_for(bot, game_id)
    size = max(1, min(50, games // 20))
    start = time.perf_counter()
    futures = {
        executor.submit(play_batch, game_id, options, seed, tuple(bots), range(first, min(first + size, games))): first
        for first in range(0, games, size)
    }
    batches: dict[int, list[GameResult]] = {}
    for future in as_completed(futures):
        batches[futures[future]] = future.result()
        progress(len(future.result()))
    seconds = time.perf_counter() - start
    results = [result for first in sorted(batches) for result in batches[first]]
    return figures(game_id, seed, results, seconds)


def figures(game_id: str, seed: str, results: Sequence[GameResult], seconds: float) -> Figures:
    """Means over all games, by bot and by seat."""
    seats = len(results[0].bots)
    seat_wins = [0.0] * seats
    for result in results:
        for seat in result.winners:
            seat_wins[seat] += 1 / len(result.winners)
    return Figures(
        game=game_id,
        seats=seats,
        games=len(results),
        seed=seed,
        seconds=round(seconds, 3),
        games_per_s=round(len(results) / seconds, 1),
        decisions_per_game=round(fmean(result.decisions for result in results), 1),
        bots=[bot_figures(bot, results) for bot in sorted({bot for result in results for bot in result.bots})],
        seat_wins=[round(wins / len(results), 4) for wins in seat_wins],
    )


def bot_figures(bot: str, results: Sequence[GameResult]) -> BotFigures:
    scores = [result.scores[s] for result in results for s in range(len(result.bots)) if result.bots[s] == bot]
    wins = sum(sum(1 / len(result.winners) for s in result.winners if result.bots[s] == bot) for result in results)
    parts = [part["key"] for part in scores[0]["parts"]]
    return BotFigures(
        bot=bot,
        games=len(scores),
        mean_score=round(fmean(score["total"] for score in scores), 2),
        mean_parts={
            part: round(fmean(score["parts"][i]["points"] for score in scores), 2) for i, part in enumerate(parts)
        },
        wins=round(wins, 2),
    )

"""``volary bench``: how fast the engine is. One core, processor time, medians (bench/results.md)."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from statistics import median
from typing import Annotated

import typer

from volary.cli.options import parsed
from volary.cli.output import out, print_json, progress_bar
from volary.core.events import Sink
from volary.core.game import OptionValue, game_by_id
from volary.core.playout import play_out
from volary.core.rng import seed_from_text, seed_streams

CLONES = 5000
ENCODES = 1000


def bench(
    game: Annotated[str, typer.Argument(help="Which game: wingspan or carcassonne.")] = "wingspan",
    players: Annotated[int, typer.Option(help="Seats.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="Games in each repetition.")] = 1000,
    repetitions: Annotated[int, typer.Option(min=1, help="Repetitions; medians are reported.")] = 5,
    option: Annotated[list[str] | None, typer.Option(help="A game option: name=value.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure uniformly random play, and copying and encoding a state in the middle of a game."""
    import volary.games

    options = {**parsed(game, option or []), "seats": players}
    game_by_id(game).canonical_options(options)
    with progress_bar(as_json) as progress:
        task = progress.add_task("repetitions", total=repetitions)
        runs = []
        for _ in range(repetitions):
            runs.append(random_games(game, options, games))
            progress.update(task, advance=1)
    clone_us, encode_us = state_costs(game, options)
    figures = {
        "game": game,
        "players": players,
        "engine": "compiled" if volary.compiled() else "interpreted",
        "games": games,
        "repetitions": repetitions,
        "games_per_s": round(median(games / seconds for seconds, _ in runs), 1),
        "decisions_per_s": round(median(decisions / seconds for seconds, decisions in runs)),
        "decisions_per_game": round(runs[0][1] / games, 1),
        "clone_us": round(clone_us, 3),
        "encode_us": round(encode_us, 2),
    }
    if as_json:
        print_json(figures)
        return
    for name, value in figures.items():
        out.print(f"{name:<20}{value}")


def random_games(game: str, options: dict[str, OptionValue], games: int) -> tuple[float, int]:
    """Processor seconds and decisions of ``games`` uniformly random games; every repetition plays the same ones."""
    rules = game_by_id(game)
    sink = Sink()
    streams = seed_streams(b"bench", ["choices"])
    decisions = 0
    start = time.process_time()
    for number in range(games):
        state = rules.new(options, number.to_bytes(16, "big"), sink)
        decisions += play_out(state, streams, sink)
    return time.process_time() - start, decisions


def state_costs(game: str, options: dict[str, OptionValue]) -> tuple[float, float]:
    """Microseconds for a clone and for an encoding of a state in the middle of a game."""
    state = game_by_id(game).new(options, seed_from_text("bench"), Sink())
    play_out(state, seed_streams(b"bench", ["middle"]), Sink(), 40 * int(state.seats))
    return timed(state.clone, CLONES), timed(state.encode, ENCODES)


def timed(action: Callable[[], object], times: int) -> float:
    """Median microseconds of one call, over five series of ``times`` calls, without garbage collection."""
    series = []
    gc.collect()
    gc.disable()
    for _ in range(5):
        start = time.process_time()
        for _ in range(times):
            action()
        series.append((time.process_time() - start) / times * 1e6)
    gc.enable()
    return median(series)

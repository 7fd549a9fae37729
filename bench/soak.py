"""Many random games of a game over all its options: do they end, and does no invariant ever break?

    .venv/bin/python bench/soak.py wingspan --games 10000

For each seat count: each option alone, all off, all on, and random sets. In one game of ``--check-every`` ``check()``
runs after each decision. Prints one line a set and a JSON object at the end; exit code 1 for a broken invariant, with
the seed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import volary.games  # noqa: F401
from volary.core.errors import BadOptions
from volary.core.events import Sink
from volary.core.game import Game, OptionValue, game_by_id
from volary.core.playout import play_out
from volary.core.rng import seed_streams

Options = dict[str, OptionValue]
# What an option needs beside it.
NEEDS: dict[str, Options] = {"phantom_after_failed_flight": {"phantom": True}, "river_start_tile": {"river": True}}
# Everything off and everything on, where that is not each option's first and last value.
EXTREMES: dict[str, list[Options]] = {
    "carcassonne": [
        {"flying_machines": False, "crop_circles": "none"},
        {
            "crop_circles": "all",
            "abbot": True,
            "phantom": True,
            "mayor": True,
            "river": True,
            "farm_rule": "per_player_3",
            "two_tile_city": 2,
            "crop_a_scope": "same_feature",
            "crop_a_duty": "must",
            "phantom_after_failed_flight": True,
            "river_start_tile": "mixed_in",
        },
    ],
}


def option_sets(game: Game, random_sets: int) -> list[Options]:
    """Options other than seats: none changed, each alone, all off, all on, and random sets (fixed seed)."""
    specs = [spec for spec in game.options_schema() if spec["name"] != "seats"]
    sets: list[Options] = [{}]
    for spec in specs:
        needed = NEEDS.get(spec["name"], {})
        sets += [{**needed, spec["name"]: value} for value in spec["values"] if value != spec["default"]]
    sets += EXTREMES.get(game.id, [{spec["name"]: spec["values"][-1] for spec in specs}])
    rng = random.Random(2026)
    wanted = len(sets) + random_sets
    while len(sets) < wanted:
        options = {spec["name"]: rng.choice(spec["values"]) for spec in specs}
        if playable(game, options):
            sets.append(options)
    return sets


def playable(game: Game, options: Options) -> bool:
    try:
        game.canonical_options(options)
    except BadOptions:
        return False
    return True


def play(game_id: str, options: Options, games: int, check_every: int, label: str) -> tuple[str, int, int, list[str]]:
    """Play the games of one set; returns label, decisions, checks, faults."""
    game = game_by_id(game_id)
    sink = Sink()
    decisions = checks = 0
    for number in range(games):
        seed = f"soak {label} {number}".encode()
        state = game.new(options, seed, sink)
        streams = seed_streams(seed, ["choices"])
        if number % check_every:
            decisions += play_out(state, streams, sink)
        else:
            while play_out(state, streams, sink, 1):
                decisions += 1
                checks += 1
                faults = state.check()
                if faults:
                    return label, decisions, checks, [f"{seed.decode()}: {fault}" for fault in faults]
        if state.deciders() or len(state.ranking()) == 0:
            return label, decisions, checks, [f"{seed.decode()}: the game does not end"]
    return label, decisions, checks, []


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("wingspan", "carcassonne"))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--check-every", type=int, default=10)
    parser.add_argument("--random-sets", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    game = game_by_id(arguments.game)
    start = time.perf_counter()
    totals = {"sets": 0, "games": 0, "decisions": 0, "checks": 0}
    faults: list[str] = []
    with ProcessPoolExecutor(arguments.jobs) as executor:
        futures = []
        for seats in (2, 3, 4, 5):
            for options in option_sets(game, arguments.random_sets):
                wanted: Options = {**options, "seats": seats}
                if playable(game, wanted):
                    label = json.dumps(wanted)
                    futures.append(
                        executor.submit(play, game.id, wanted, arguments.games, arguments.check_every, label)
                    )
        for future in futures:
            label, decisions, checks, found = future.result()
            faults += found
            totals["sets"] += 1
            totals["games"] += arguments.games
            totals["decisions"] += decisions
            totals["checks"] += checks
            print(f"{'FAULT' if found else 'ok'}  {label}  {decisions} decisions, {checks} checks", flush=True)
    print(json.dumps({**totals, "seconds": round(time.perf_counter() - start), "faults": faults}))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

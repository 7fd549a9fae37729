"""Many random games of Wingspan over all options: do they end, and does no invariant ever break?

    .venv/bin/python bench/soak.py --games 10000

For each seat count: each option alone, all off, all on, and random sets. In one game of ten ``check()`` runs after each
decision. Prints one line a set and a JSON object at the end; exit code 1 for a broken invariant, with the seed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from volary.core.events import Sink
from volary.core.game import OptionValue
from volary.core.playout import play_out
from volary.core.rng import seed_streams
from volary.wingspan.game import GAME, OPTIONS

CHECK_EVERY = 10
Options = dict[str, OptionValue]


def option_sets(random_sets: int) -> list[Options]:
    """Options other than seats: none changed, each alone, all changed, and random sets (fixed seed)."""
    specs = [spec for spec in OPTIONS if spec["name"] != "seats"]
    sets: list[Options] = [{}]
    sets += [{spec["name"]: value} for spec in specs for value in spec["values"] if value != spec["default"]]
    sets.append({spec["name"]: spec["values"][-1] for spec in specs})
    rng = random.Random(2026)
    sets += [{spec["name"]: rng.choice(spec["values"]) for spec in specs} for _ in range(random_sets)]
    return sets


def play(options: Options, games: int, label: str) -> tuple[str, int, int, list[str]]:
    """Play the games of one set; returns label, decisions, checks, faults."""
    sink = Sink()
    decisions = checks = 0
    for number in range(games):
        seed = f"soak {label} {number}".encode()
        state = GAME.new(options, seed, sink)
        streams = seed_streams(seed, ["choices"])
        if number % CHECK_EVERY:
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
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--random-sets", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    start = time.perf_counter()
    totals = {"sets": 0, "games": 0, "decisions": 0, "checks": 0}
    faults: list[str] = []
    with ProcessPoolExecutor(arguments.jobs) as executor:
        futures = []
        for seats in (2, 3, 4, 5):
            for options in option_sets(arguments.random_sets):
                if not (seats == 5 and options.get("swift_start") is True):
                    wanted: Options = {**options, "seats": seats}
                    futures.append(executor.submit(play, wanted, arguments.games, json.dumps(wanted)))
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

"""The command line as a person types it: what it prints, and what it says to bad input (exit code 2, one sentence)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import volary.games
from volary.core.events import Sink
from volary.core.game import game_by_id
from volary.core.replay import Move, Replay, commitment, to_text, with_words
from volary.core.rng import seed_from_text


def volary(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "volary.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, input=stdin, check=False)


def figures(*arguments: str) -> dict[str, Any]:
    done = volary(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game, first options only, as a replay file."""
    game = game_by_id("wingspan")
    options = game.canonical_options({"seats": 2})
    seed = seed_from_text("cli")
    state = game.new(options, seed, Sink())
    moves = []
    while state.deciders():
        seat = 0 if state.deciders() & 1 else 1
        action = state.legal_actions(seat)[0]
        moves.append(Move(seat, action))
        state.apply_checked(seat, action, Sink())
    scores = [score["total"] for score in state.scores()]
    sealed = commitment("wingspan", options, seed)
    replay = Replay("wingspan", game.rules_version, options, seed, True, ["Ann", "Ben"], moves, scores, sealed)
    path = tmp_path_factory.mktemp("cli") / "game.volary"
    path.write_text(to_text(with_words(replay)), encoding="utf-8")
    return path


def test_version_says_how_the_engine_runs() -> None:
    assert figures("version")["engine"] in ("compiled", "interpreted")


def test_check_data_counts_everything() -> None:
    found = figures("check-data")
    assert (found["birds"], found["bonus_cards"], found["goals"]) == (170, 26, 16)
    done = volary("check-data")
    assert "170 birds" in done.stdout
    assert "26 bonus cards, 16 goals" in done.stdout


def test_sim_gives_the_same_games_for_the_same_seed() -> None:
    arguments = ("sim", "wingspan", "--players", "3", "--games", "4", "--seed", "s", "--bots", "random,random,random")
    one, two = figures(*arguments, "--jobs", "1"), figures(*arguments, "--jobs", "2")
    for name in ("bots", "seat_wins", "decisions_per_game", "games"):
        assert one[name] == two[name]
    assert sum(one["seat_wins"]) == pytest.approx(1)
    parts = one["bots"][0]
    assert parts["mean_score"] == pytest.approx(sum(parts["mean_parts"].values()), abs=0.05)


def test_bench_and_perft_print_figures() -> None:
    found = figures("bench", "wingspan", "--players", "2", "--games", "3", "--repetitions", "1")
    assert {"games_per_s", "decisions_per_s", "clone_us", "encode_us"} <= set(found)
    counted = figures("perft", "--ply", "20", "--depth", "2")
    assert counted["lines"] == sum(counted["options"].values())


def test_replay_shows_verifies_and_stops(game_file: Path) -> None:
    assert "hold" in volary("replay", str(game_file), "--verify").stdout
    assert figures("replay", str(game_file))["over"]
    early = figures("replay", str(game_file), "--at", "5")
    assert (early["at"], early["over"]) == (5, False)
    log = volary("replay", str(game_file), "--at", "9").stdout
    assert "Ann" in log


def test_corrupt_replays_name_file_and_line(game_file: Path, tmp_path: Path) -> None:
    lines = game_file.read_text(encoding="utf-8").splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("A "))
    changes = {
        "an illegal action": (first, "A 12345", str(first + 1)),
        "a seat that is not there": (first, "E 1", str(first + 1)),
        "no number": (first, "A many", str(first + 1)),
        "other scores": (len(lines) - 1, "scores 1 2", "scores"),
        "another game": (1, "game chess", "chess"),
    }
    for name, (index, line, said) in changes.items():
        path = tmp_path / "bad.volary"
        path.write_text("\n".join([*lines[:index], line, *lines[index + 1 :]]) + "\n", encoding="utf-8")
        done = volary("replay", str(path), "--verify")
        assert done.returncode == 2, name
        assert str(path) in done.stderr, name
        assert said in done.stderr, name


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("sim", "--players", "7"), "seats is 7"),
        (("sim", "--bots", "eagle"), "no bot 'eagle'"),
        (("sim", "--bots", "greedy,random,random"), "3 bots for 2 players"),
        (("sim", "chess"), "no game 'chess'"),
        (("sim", "--option", "goals=red"), "goals can be green, blue"),
        (("sim", "--option", "fog=on"), "fog=on"),
        (("perft", "--players", "1"), "seats is 1"),
        (("bench", "--players", "9"), "seats is 9"),
        (("replay", "missing.volary"), "missing.volary"),
        (("scenario", "run", "missing.toml"), "missing.toml"),
        (("play", "--text", "--language", "tlh"), "tlh"),
    ],
)
def test_bad_input_is_one_sentence(arguments: tuple[str, ...], said: str) -> None:
    done = volary(*arguments)
    assert done.returncode == 2, done.stdout + done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_scenarios_that_do_not_hold_name_file_and_step(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text('game = "wingspan"\ntitle = "t"\nsteps = """\nA: gain food\nA: play dodo forest\n"""\n')
    done = volary("scenario", "run", str(path))
    assert done.returncode == 1
    assert str(path) in done.stdout.replace("\n", "")
    assert "step 2" in done.stdout
    path.write_text('game = "wingspan"\ntitle = "t"\nsteps = "over"\n[position.A]\nhand = ["dodo"]\n')
    assert "dodo" in volary("scenario", "run", str(path)).stdout
    path.write_text("game = \n")
    broken = volary("scenario", "run", str(path))
    assert broken.returncode == 2
    assert "line 1" in broken.stderr


def test_the_text_client_plays_a_whole_game() -> None:
    """Always the first option: a plain but complete game in the terminal, with looks at everything on the way."""
    looks = "?\no\nm\nm B\nh\nf\nt\ng\nb\ns\nl\nnonsense\n"
    done = volary("play", "--text", "--seed", "1", "--bot", "random", stdin=looks + "1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert "no option and no command: 'nonsense'" in done.stdout
    assert "1. " in done.stdout.splitlines()[-1]
    given_up = volary("play", "--text", "--seed", "1", stdin="q\n")
    assert given_up.returncode == 1

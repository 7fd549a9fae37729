"""Recorded games do not change, and the compiled engine plays them as the interpreted one does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.golden.record import GAMES, recorded
from volary.core.game import games

FOLDER = Path(__file__).parent / "games"


@pytest.mark.parametrize("name", GAMES)
def test_game_is_unchanged(name: str, bless: bool) -> None:
    path = FOLDER / f"{name}.txt"
    played = recorded(name)
    assert played == recorded(name), "the recording does not agree with itself"
    if bless:
        path.write_text(played, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == played


def test_every_game_has_a_recording() -> None:
    built_in = {game.id for game in games() if type(game).__module__.startswith("volary.")}
    assert built_in == {game_id for game_id, _ in GAMES.values()}
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


def test_compiled_and_interpreted_play_alike() -> None:
    """The other build, in a process of its own, records the same games: keys of whole states included."""
    other = {**os.environ, "VOLARY_PURE": "" if os.environ.get("VOLARY_PURE") == "1" else "1"}
    command = [sys.executable, "-m", "tests.golden.record", *GAMES]
    played = subprocess.run(command, env=other, capture_output=True, text=True, check=True).stdout
    assert played == "".join(recorded(name) for name in GAMES)

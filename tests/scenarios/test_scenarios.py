"""Every scenario file holds; every numbered ruling, bird, bonus card, goal and public bug report has one."""

from __future__ import annotations

from pathlib import Path

import pytest

import volary.games  # noqa: F401
from volary.core.scenario import Scenario, load

FILES = sorted(Path(__file__).parent.rglob("*.toml"))
assert len(FILES) > 1


def names(path: Path) -> str:
    return str(path.relative_to(Path(__file__).parent))


@pytest.mark.parametrize("path", FILES, ids=names)
def test_scenario_holds(path: Path) -> None:
    scenario: Scenario = load(str(path))
    assert scenario.run() > 0

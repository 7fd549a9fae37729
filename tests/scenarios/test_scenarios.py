"""Every scenario file is well formed and holds; every numbered ruling and every public bug report has a test."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import volary.games  # noqa: F401
from volary.core.scenario import Scenario, load
from volary.wingspan.tables import BIRDS, BONUS, GOALS

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FILES = sorted(HERE.rglob("*.toml"))
assert len(FILES) > 1
SCHEMA = json.loads((ROOT / "docs" / "scenario.schema.json").read_text(encoding="utf-8"))
RULING_LINE = re.compile(r"^(\d+)\. \S", re.MULTILINE)
RULINGS = {"wingspan": 120, "carcassonne": 114}
NOT_HERE = {33, 34, 35, 49, 50, 51, 59, 72, 73, 75}
"""Rulings of Carcassonne about expansions that Volary does not have; RULINGS.md says so beside each."""
# C13, C17 and C18 are about castles, builders and a game without farmers: nothing of that is here. C01 and C20 are
# checks of all tiles and of whole games (test_tiles.py, tests/golden), C25 is about what the table shows.
REPORTS = [f"W{n:02}" for n in range(1, 46)]
REPORTS += [f"C{n:02}" for n in range(1, 26) if n not in (1, 13, 17, 18, 20, 25)]
CARD_IDS = {str(record["id"]) for record in [*BIRDS, *BONUS, *GOALS]}


def names(path: Path) -> str:
    return str(path.relative_to(HERE))


def rulings_text(game: str) -> str:
    return (ROOT / "docs" / "rules" / game / "RULINGS.md").read_text(encoding="utf-8")


def ruling_numbers(game: str) -> list[int]:
    return [int(n) for n in RULING_LINE.findall(rulings_text(game))]


def named_tests() -> set[str]:
    """Bug reports with a pytest of their own: ``test_w25_...``."""
    found: set[str] = set()
    for path in (ROOT / "tests" / "rules").rglob("test_*.py"):
        found |= {f"W{n}" for n in re.findall(r"^def test_w(\d\d)_", path.read_text(encoding="utf-8"), re.MULTILINE)}
    return found


@pytest.fixture(scope="module")
def scenarios() -> list[Scenario]:
    return [load(str(path)) for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=names)
def test_scenario_holds(path: Path) -> None:
    scenario: Scenario = load(str(path))
    assert scenario.run() > 0


@pytest.mark.parametrize("path", FILES, ids=names)
def test_scenario_fits_the_schema(path: Path) -> None:
    record = tomllib.loads(path.read_text(encoding="utf-8"))
    faults = [
        f"{'.'.join(map(str, fault.absolute_path)) or 'file'}: {fault.message}"
        for fault in Draft202012Validator(SCHEMA).iter_errors(record)
    ]
    assert faults == []


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize(
    "record",
    [
        {"game": "wingspan", "title": "No steps at all"},
        {"game": "wingspan", "steps": "over"},
        {"game": "wingspan", "title": "Only a comment", "steps": "# over\n  \n"},
        {"game": "wingspan", "title": "A key nobody reads", "steps": "over", "postion": {}},
        {"game": "wingspan", "title": "A die with seven faces", "steps": "over", "position": {"feeder": ["egg"]}},
        {"game": "wingspan", "title": "A seat that is not there", "steps": "over", "position": {"F": {}}},
        {"game": "wingspan", "title": "Six birds in a row", "steps": "over", "position": {"A": {"forest": ["x"] * 6}}},
    ],
    ids=lambda record: str(record.get("title", "no title")),
)
def test_the_schema_refuses(record: dict[str, object]) -> None:
    assert not Draft202012Validator(SCHEMA).is_valid(record)


@pytest.mark.parametrize("game", RULINGS)
def test_rulings_are_numbered_without_a_gap(game: str) -> None:
    assert ruling_numbers(game) == list(range(1, RULINGS[game] + 1))


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_has_a_scenario(scenarios: list[Scenario], game: str) -> None:
    told = {number for scenario in scenarios if scenario.game_id == game for number in scenario.rulings}
    missing = set(ruling_numbers(game)) - told
    assert missing == (NOT_HERE if game == "carcassonne" else set())


def test_rulings_that_are_not_here_say_so() -> None:
    lines = rulings_text("carcassonne").splitlines()
    marked = {int(line.split(".")[0]) for line in lines if "(not in Volary" in line}
    assert marked == NOT_HERE


@pytest.mark.parametrize("game", RULINGS)
def test_a_ruling_file_begins_with_its_number(game: str) -> None:
    wrong = [
        names(path)
        for path in sorted((HERE / game / "rulings").glob("*"))
        if load(str(path)).rulings[:1] != [int(path.name[:3])]
    ]
    assert wrong == []


def test_every_public_bug_report_has_a_test(scenarios: list[Scenario]) -> None:
    covered = {name for scenario in scenarios for name in scenario.covers} | named_tests()
    assert [report for report in REPORTS if report not in covered] == []


def test_nothing_unknown_is_covered(scenarios: list[Scenario]) -> None:
    known = CARD_IDS | set(REPORTS)
    unknown = [(s.path, name) for s in scenarios for name in s.covers if name not in known]
    assert unknown == []
    assert named_tests() <= set(REPORTS)


def test_no_two_scenarios_have_the_same_title(scenarios: list[Scenario]) -> None:
    titles = [scenario.title for scenario in scenarios]
    assert sorted(titles) == sorted(set(titles))

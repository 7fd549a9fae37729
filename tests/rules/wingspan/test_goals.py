"""The 16 goals: hand-written mats and their counts; the points of a round for every tie (RULES 11)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.rules.wingspan.brown import loaded
from tests.rules.wingspan.table import Table
from volary.core.vectors import from_list, to_list
from volary.wingspan.goals import blue_points, green_points
from volary.wingspan.position import inspect
from volary.wingspan.tables import GOAL_TILES, GOALS

# One mat with birds of every nest, with and without eggs. The counts below were made from it by hand.
MAT: dict[str, list[Any]] = {
    "forest": [
        loaded("blue-jay", eggs=2),  # bowl
        "wood-duck",  # cavity, no egg
        loaded("bells-vireo", eggs=1),  # star
        "bronzed-cowbird",  # no nest
    ],
    "grassland": [
        loaded("wild-turkey", eggs=4),  # ground
        loaded("house-wren", eggs=3),  # cavity
    ],
    "wetland": [
        loaded("osprey", eggs=1),  # platform
        loaded("king-rail", eggs=5),  # platform
        "atlantic-puffin",  # star, no egg
        loaded("mallard", eggs=1),  # ground
        "barn-owl",  # cavity, no egg
    ],
}
COUNTS = {
    "birds-in-forest": 4,
    "eggs-in-forest": 3,
    "birds-in-grassland": 2,
    "eggs-in-grassland": 7,
    "birds-in-wetland": 5,
    "eggs-in-wetland": 7,
    "bowl-birds-with-eggs": 2,  # blue-jay, and the star
    "eggs-in-bowl-nests": 3,
    "cavity-birds-with-eggs": 2,  # house-wren, and the star
    "eggs-in-cavity-nests": 4,
    "ground-birds-with-eggs": 3,  # wild-turkey, mallard, and the star
    "eggs-in-ground-nests": 6,
    "platform-birds-with-eggs": 3,  # osprey, king-rail, and the star
    "eggs-in-platform-nests": 7,
    "total-birds": 11,
    "egg-sets": 3,
}
# Nothing of the goal: birds and eggs that look like it but are not.
NONE_OF_IT: dict[str, dict[str, list[Any]]] = {
    "birds-in-forest": {"grassland": ["blue-jay"]},
    "eggs-in-forest": {"forest": ["blue-jay"], "wetland": [loaded("king-rail", eggs=6)]},
    "birds-in-grassland": {"forest": ["wild-turkey"]},
    "eggs-in-grassland": {"grassland": ["wild-turkey"], "forest": [loaded("blue-jay", eggs=1)]},
    "birds-in-wetland": {"forest": ["mallard"]},
    "eggs-in-wetland": {"wetland": ["mallard"], "forest": [loaded("blue-jay", eggs=1)]},
    "bowl-birds-with-eggs": {"forest": ["blue-jay", loaded("house-wren", eggs=3)]},
    "eggs-in-bowl-nests": {"forest": ["blue-jay", "bells-vireo", loaded("osprey", eggs=2)]},
    "cavity-birds-with-eggs": {"forest": ["house-wren", loaded("blue-jay", eggs=2)]},
    "eggs-in-cavity-nests": {"forest": ["house-wren", "bells-vireo", loaded("mallard", eggs=2)]},
    "ground-birds-with-eggs": {"forest": ["mallard", loaded("osprey", eggs=2)]},
    "eggs-in-ground-nests": {"forest": ["mallard", "bells-vireo", loaded("house-wren", eggs=2)]},
    "platform-birds-with-eggs": {"forest": ["osprey", loaded("mallard", eggs=2)]},
    "eggs-in-platform-nests": {"forest": ["osprey", "bells-vireo", loaded("blue-jay", eggs=2)]},
    "total-birds": {},
    "egg-sets": {"forest": [loaded("blue-jay", eggs=2)], "wetland": [loaded("king-rail", eggs=6)]},
}
TILES = [
    ("birds-in-forest", "eggs-in-forest"),
    ("birds-in-grassland", "eggs-in-grassland"),
    ("birds-in-wetland", "eggs-in-wetland"),
    ("bowl-birds-with-eggs", "eggs-in-bowl-nests"),
    ("cavity-birds-with-eggs", "eggs-in-cavity-nests"),
    ("ground-birds-with-eggs", "eggs-in-ground-nests"),
    ("platform-birds-with-eggs", "eggs-in-platform-nests"),
    ("total-birds", "egg-sets"),
]


def counted(goal: str, mat: dict[str, list[Any]]) -> int:
    others = [tile[0] for tile in TILES if goal not in tile][:3]
    values: Any = inspect(Table(goals=[goal, *others], A=mat, tray=["", "", ""]).state)["A"]
    count: int = values["goal_counts"][0]
    return count


def test_the_tables_hold_exactly_the_goals() -> None:
    names = [str(goal["id"]) for goal in GOALS]
    assert set(COUNTS) == set(NONE_OF_IT) == set(names) == {face for tile in TILES for face in tile}
    assert len(names) == 16
    assert [names[goal] for goal in GOAL_TILES] == [face for tile in TILES for face in tile]


@pytest.mark.parametrize("goal", COUNTS)
def test_what_a_goal_counts(goal: str) -> None:
    assert counted(goal, MAT) == COUNTS[goal]
    assert counted(goal, NONE_OF_IT[goal]) == 0
    assert counted(goal, {}) == 0


def test_a_set_of_eggs_needs_one_in_every_row() -> None:
    eggs = {"forest": 2, "grassland": 3, "wetland": 1}
    birds = {"forest": "blue-jay", "grassland": "wild-turkey", "wetland": "king-rail"}
    mat = {row: [loaded(birds[row], eggs=n)] for row, n in eggs.items()}
    assert counted("egg-sets", mat) == 1
    mat["wetland"] = [loaded("king-rail", eggs=6), loaded("osprey", eggs=1)]
    assert counted("egg-sets", mat) == 2


# -- green side ---------------------------------------------------------------------------------------------------

# RULES 11.4: counts, and the points in the rounds 1 to 4; the counts of a case may belong to any seats.
GREEN = [
    # nobody ties
    ((5, 4), (4, 5, 6, 7), (1, 2, 3, 4)),
    ((5, 4, 3), (4, 5, 6, 7), (1, 2, 3, 4), (0, 1, 2, 3)),
    ((5, 4, 3, 2), (4, 5, 6, 7), (1, 2, 3, 4), (0, 1, 2, 3), (0, 0, 0, 0)),
    ((5, 4, 3, 2, 1), (4, 5, 6, 7), (1, 2, 3, 4), (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 0)),
    # two share first, and the next one is third
    ((3, 3), (2, 3, 4, 5), (2, 3, 4, 5)),
    ((3, 3, 1), (2, 3, 4, 5), (2, 3, 4, 5), (0, 1, 2, 3)),
    ((3, 3, 2, 1), (2, 3, 4, 5), (2, 3, 4, 5), (0, 1, 2, 3), (0, 0, 0, 0)),
    # two first, two third
    ((3, 3, 2, 2), (2, 3, 4, 5), (2, 3, 4, 5), (0, 0, 1, 1), (0, 0, 1, 1)),
    # two first, three third
    ((3, 3, 2, 2, 2), (2, 3, 4, 5), (2, 3, 4, 5), (0, 0, 0, 1), (0, 0, 0, 1), (0, 0, 0, 1)),
    # three, four, five first
    ((3, 3, 3), (1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 4)),
    ((3, 3, 3, 1, 1), (1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 4), (0, 0, 0, 0), (0, 0, 0, 0)),
    ((3, 3, 3, 3), (1, 2, 2, 3), (1, 2, 2, 3), (1, 2, 2, 3), (1, 2, 2, 3)),
    ((3, 3, 3, 3, 1), (1, 2, 2, 3), (1, 2, 2, 3), (1, 2, 2, 3), (1, 2, 2, 3), (0, 0, 0, 0)),
    ((3, 3, 3, 3, 3), (1, 1, 2, 2), (1, 1, 2, 2), (1, 1, 2, 2), (1, 1, 2, 2), (1, 1, 2, 2)),
    # two, three, four second
    ((5, 2, 2), (4, 5, 6, 7), (0, 1, 2, 3), (0, 1, 2, 3)),
    ((5, 2, 2, 1), (4, 5, 6, 7), (0, 1, 2, 3), (0, 1, 2, 3), (0, 0, 0, 0)),
    ((5, 2, 2, 1, 1), (4, 5, 6, 7), (0, 1, 2, 3), (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 0)),
    ((5, 2, 2, 2), (4, 5, 6, 7), (0, 1, 1, 2), (0, 1, 1, 2), (0, 1, 1, 2)),
    ((5, 2, 2, 2, 1), (4, 5, 6, 7), (0, 1, 1, 2), (0, 1, 1, 2), (0, 1, 1, 2), (0, 0, 0, 0)),
    ((5, 2, 2, 2, 2), (4, 5, 6, 7), (0, 0, 1, 1), (0, 0, 1, 1), (0, 0, 1, 1), (0, 0, 1, 1)),
    # two, three third
    ((5, 4, 2, 2), (4, 5, 6, 7), (1, 2, 3, 4), (0, 0, 1, 1), (0, 0, 1, 1)),
    ((5, 4, 2, 2, 1), (4, 5, 6, 7), (1, 2, 3, 4), (0, 0, 1, 1), (0, 0, 1, 1), (0, 0, 0, 0)),
    ((5, 4, 2, 2, 2), (4, 5, 6, 7), (1, 2, 3, 4), (0, 0, 0, 1), (0, 0, 0, 1), (0, 0, 0, 1)),
    # two fourth
    ((5, 4, 3, 2, 2), (4, 5, 6, 7), (1, 2, 3, 4), (0, 1, 2, 3), (0, 0, 0, 0), (0, 0, 0, 0)),
    # nothing takes no place and shares no place
    ((3, 0, 0), (4, 5, 6, 7), (0, 0, 0, 0), (0, 0, 0, 0)),
    ((0, 0), (0, 0, 0, 0), (0, 0, 0, 0)),
    ((1, 0), (4, 5, 6, 7), (0, 0, 0, 0)),
    ((1, 1, 0), (2, 3, 4, 5), (2, 3, 4, 5), (0, 0, 0, 0)),
    ((0, 0, 0, 0, 0), *(((0, 0, 0, 0),) * 5)),
]


@pytest.mark.parametrize("case", GREEN, ids=lambda case: "-".join(map(str, case[0])))
def test_green_points(case: tuple[tuple[int, ...], ...]) -> None:
    counts, points = case[0], case[1:]
    for order in permutations(range(len(counts))):
        shuffled = from_list([counts[i] for i in order])
        for round_index in range(4):
            assert to_list(green_points(shuffled, round_index)) == [points[i][round_index] for i in order]


def test_blue_points() -> None:
    assert to_list(blue_points(from_list([0, 1, 2, 3, 4]))) == [0, 1, 2, 3, 4]
    assert to_list(blue_points(from_list([5, 6, 7, 5, 20]))) == [5, 5, 5, 5, 5]  # at most five, ties do not matter


# -- a round really ending ----------------------------------------------------------------------------------------


def end_of_round(number: int, goals_side: str) -> Table:
    """The last turn of a round at a table of three: forest birds 2, 2, 1; the goal of every round counts them."""
    goals = [tile[1] for tile in TILES if tile[0] != "birds-in-forest"][:3]
    goals.insert(number - 1, "birds-in-forest")
    table = Table(
        round=number,
        goals_side=goals_side,
        goals=goals,
        turn="C",
        start_seat="A",
        turns_left=1,
        A={"forest": ["spotted-owl", "blue-winged-warbler"]},
        B={"forest": ["hooded-warbler", "cassins-finch"]},
        C={"forest": ["cerulean-warbler"]},
    )
    return table.do("C: draw cards", "C: stop")


@pytest.mark.parametrize(
    ("side", "number", "points"),
    [
        ("green", 1, [2, 2, 0]),
        ("green", 2, [3, 3, 1]),
        ("green", 3, [4, 4, 2]),
        ("green", 4, [5, 5, 3]),
        *(("blue", number, [2, 2, 1]) for number in (1, 2, 3, 4)),
    ],
)
def test_the_goal_of_the_round_is_scored_when_it_ends(side: str, number: int, points: list[int]) -> None:
    table = end_of_round(number, side)
    values: Any = inspect(table.state)
    assert [values[seat]["goal_points"] for seat in "ABC"] == points
    assert [values[seat]["parts"]["goals"] for seat in "ABC"] == points
    assert table.asked() == (("", "over") if number == 4 else ("B", "action"))  # the start player token moves on

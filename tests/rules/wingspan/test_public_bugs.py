"""Faults known from other programs (their ids as in the scenarios' ``covers``) that are about data or set-up."""

from __future__ import annotations

from typing import Any

import pytest

import volary.games  # noqa: F401
from volary.core.events import ListSink
from volary.core.scenario import Scenario
from volary.wingspan.game import GAME
from volary.wingspan.tables import BIRDS, BONUS, CORE_BIRDS

CORE = BIRDS[: int(CORE_BIRDS)]
FOREST_BIRDS = [
    "acorn-woodpecker", "blue-jay", "bushtit", "hooded-warbler", "wild-turkey",
    "american-robin", "barn-owl", "blue-grosbeak", "carolina-wren", "cassins-finch",
    "house-wren", "pine-siskin", "red-crossbill", "stellers-jay", "black-vulture",
]  # fmt: skip


def play(steps: str, **position: Any) -> None:
    """Run a scenario that is made up here."""
    Scenario("made up", {"game": "wingspan", "title": "", "steps": steps, "position": position}).run()


@pytest.mark.parametrize(("round_", "points"), [(1, [4, 1, 0]), (2, [5, 2, 1]), (3, [6, 3, 2]), (4, [7, 4, 3])])
def test_w01_green_goal_board(round_: int, points: list[int]) -> None:
    """Five players with 5, 4, 3, 2, 1 forest birds."""
    rows = {"A": 5, "B": 4, "C": 3, "D": 2, "E": 1}
    left = iter(FOREST_BIRDS)
    seats = {seat: {"forest": [next(left) for _ in range(n)]} for seat, n in rows.items()}
    steps = [f"{seat}: draw cards\n{seat}: stop" for seat in rows]
    steps += [f"{seat}.goal_points = {n}" for seat, n in zip(rows, [*points, 0, 0], strict=True)]
    goals = ["total-birds", "eggs-in-grassland", "bowl-birds-with-eggs", "eggs-in-wetland"]
    goals[round_ - 1] = "birds-in-forest"
    play("\n".join(steps), seats=5, round=round_, turns_left=1, goals=goals, **seats)


@pytest.mark.parametrize(
    ("bird", "food", "habitat"),
    [
        ("downy-woodpecker", "seed", "forest"),
        ("eastern-bluebird", "invertebrate fruit", "grassland"),
        ("great-blue-heron", "invertebrate fish", "wetland"),
        ("great-egret", "fish fish rodent", "wetland"),
        ("house-wren", "invertebrate", "forest"),
        ("house-wren", "invertebrate", "grassland"),
        ("mountain-bluebird", "invertebrate fruit", "grassland"),
        ("red-eyed-vireo", "fruit", "forest"),
        ("ruby-crowned-kinglet", "invertebrate", "forest"),
        ("savannah-sparrow", "seed", "grassland"),
        ("tufted-titmouse", "fruit", "forest"),
    ],
)
def test_w04_play_is_not_lay(bird: str, food: str, habitat: str) -> None:
    """A bird that lets its owner play one more offers a play, in its row only, and lays nothing."""
    others = {"forest", "grassland", "wetland"} - {habitat}
    steps = [f"A: play {bird} {habitat}", "asks A: extra_play", "A.eggs = 1"]
    steps += [f"A may not: play turkey-vulture {other}" for other in others]
    steps += [f"A: play turkey-vulture {habitat}", f'A.{habitat}.2.bird = "turkey-vulture"', "A.eggs = 0"]
    elsewhere = "grassland" if habitat != "grassland" else "forest"
    seat = {"hand": [bird, "turkey-vulture"], "food": food, elsewhere: [{"bird": "wild-turkey", "eggs": 1}]}
    play("\n".join(steps), A=seat)


def test_w04_ten_birds_let_their_owner_play_one_more() -> None:
    verbs = {bird["id"]: [step["verb"] for step in bird["power"]["steps"]] for bird in CORE}
    assert sorted(bird for bird in verbs if "play_bird" in verbs[bird]) == [
        "downy-woodpecker", "eastern-bluebird", "great-blue-heron", "great-egret", "house-wren", "mountain-bluebird",
        "red-eyed-vireo", "ruby-crowned-kinglet", "savannah-sparrow", "tufted-titmouse",
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(20))
def test_w05_every_bonus_card_once(seed: int) -> None:
    assert len({card["id"] for card in BONUS}) == len(BONUS) == 26
    state = GAME.new_wingspan(GAME.canonical_options({"seats": 5}), bytes([seed]), ListSink())
    dealt = [int(bonus) for p in state.players for bonus in p.offer]
    assert len(dealt) == 10
    assert sorted(dealt + [int(bonus) for bonus in state.bonus_deck]) == list(range(26))


@pytest.mark.parametrize(("column", "eggs"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
@pytest.mark.parametrize("habitat", ["forest", "grassland", "wetland"])
def test_w07_five_columns_and_their_egg_costs(habitat: str, column: int, eggs: int) -> None:
    row = ["american-crow", "annas-hummingbird", "bewicks-wren", "common-raven"][: column - 1]
    elsewhere = "grassland" if habitat == "forest" else "forest"
    seat: dict[str, Any] = {"hand": ["turkey-vulture"], habitat: row}
    if eggs > 0:
        short = {elsewhere: [{"bird": "wild-turkey", "eggs": eggs - 1}]}
        play(f"A may not: play turkey-vulture {habitat}", A=seat | short)
    enough = {elsewhere: [{"bird": "wild-turkey", "eggs": 4}]}
    steps = [f"A: play turkey-vulture {habitat}", f"A.eggs = {4 - eggs}", f"A.turns_left = {7}"]
    steps.append(f'A.{habitat}.{column}.bird = "turkey-vulture"')
    play("\n".join(steps), A=seat | enough)


@pytest.mark.parametrize("habitat", ["forest", "grassland", "wetland"])
def test_w07_no_sixth_bird(habitat: str) -> None:
    row = ["american-crow", "annas-hummingbird", "bewicks-wren", "common-raven", "song-sparrow"]
    elsewhere = "grassland" if habitat == "forest" else "forest"
    seat = {"hand": ["turkey-vulture"], habitat: row, elsewhere: [{"bird": "wild-turkey", "eggs": 5}]}
    play(f"A may not: play turkey-vulture {habitat}\nA may: play turkey-vulture {elsewhere}", A=seat)


def test_w09_each_slash_cost_is_one_token() -> None:
    birds = [bird for bird in CORE if bird["food_cost"]["alternative"]]
    assert len(birds) == 31
    for bird in birds:
        habitat = bird["habitats"][0]
        for food in ("invertebrate", "seed", "fish", "fruit", "rodent"):
            fits = food in bird["food_cost"]["foods"]
            steps = f"A {'may' if fits else 'may not'}: play {bird['id']} {habitat}"
            if fits:
                steps += f"\nA: play {bird['id']} {habitat}\nA.tokens = 0"
            play(steps, A={"hand": [bird["id"]], "food": food})


def test_w11_three_birds_cost_no_food() -> None:
    free = [bird["id"] for bird in CORE if not bird["food_cost"]["foods"]]
    assert sorted(free) == ["black-vulture", "california-condor", "turkey-vulture"]


def test_no_bird_is_exactly_at_a_limit_of_a_hunt() -> None:
    """So ruling 14's bird of exactly 75 cm cannot turn up; the scenario has 74 and 76."""
    limits = {step["under_cm"] for bird in BIRDS for step in bird["power"]["steps"] if step["verb"] == "hunt_deck"}
    assert limits == {50, 75, 100}
    assert not [bird["id"] for bird in BIRDS if bird["wingspan_cm"] in limits]

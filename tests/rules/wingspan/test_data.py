"""The data: counts and sums of the game, and faults that must not load, each named with its record."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from tests.rules.wingspan.table import PRINTED
from volary.core.errors import BadData
from volary.wingspan.ids import VERB_NAMES
from volary.wingspan.powers.program import PARAMETERS, TRIGGER_PARAMETERS, Program
from volary.wingspan.tables import BIRDS, BONUS, GOALS, GOALS_FILE, MAT, OP_FAIL, OP_OK, OP_VERB, POWER, check_bird

Record = dict[str, Any]
CORE = BIRDS[:170]


def test_counts_and_sums() -> None:
    assert len(BIRDS) == 180
    assert Counter(bird["power_color"] for bird in CORE) == {"brown": 116, "white": 36, "pink": 12, "none": 6}
    nests = {"bowl": 38, "cavity": 38, "ground": 38, "platform": 38, "star": 16, "none": 2}
    assert Counter(bird["nest"] for bird in CORE) == nests
    assert sum(bird["points"] for bird in CORE) == 683
    assert sum(bird["egg_limit"] for bird in CORE) == 485
    assert sum(bird["predator"] for bird in CORE) == 22
    assert sum(bird["flocking"] for bird in CORE) == 25
    assert sum(bird["bonus_card"] for bird in CORE) == 15
    assert sum(bird["food_cost"]["alternative"] for bird in CORE) == 31
    strong = {bird["id"] for bird in CORE if bird["strong_bird_variant"]}
    assert strong == {"chihuahuan-raven", "common-raven", "franklins-gull", "killdeer"}
    assert len(BONUS) == 26
    assert sum(bonus["language_dependent"] for bonus in BONUS) == 4
    assert len(GOALS) == 16
    assert len(GOALS_FILE["tiles"]) == 8


def test_the_mat() -> None:
    assert MAT["egg_cost_by_column"] == [0, 1, 1, 2, 2]
    assert MAT["turns_per_round"] == [8, 7, 6, 5]
    spaces = MAT["action_spaces"]
    assert spaces["gain_food"]["base"] == [1, 1, 2, 2, 3, 3]
    assert spaces["lay_eggs"]["base"] == [2, 2, 3, 3, 4, 4]
    assert spaces["draw_cards"]["base"] == [1, 1, 2, 2, 3, 3]
    for space in spaces.values():
        assert space["conversion"] == [birds % 2 == 1 for birds in range(6)]
    points = [(goal["first"], goal["second"], goal["third"]) for goal in GOALS_FILE["green_points"]]
    assert points == [(4, 1, 0), (5, 2, 1), (6, 3, 2), (7, 4, 3)]
    assert GOALS_FILE["blue_points"] == {"per_item": 1, "maximum": 5}


@pytest.mark.parametrize("bird", BIRDS, ids=lambda bird: str(bird["id"]))
def test_every_fact_of_a_bird_agrees_with_other_sources(bird: Record) -> None:
    fact = PRINTED[bird["id"]]
    foods = Counter(fact.cost)
    assert bird["power_color"] == fact.colour
    assert bird["points"] == fact.points
    assert bird["nest"] == fact.nest
    assert bird["egg_limit"] == fact.eggs
    assert bird["wingspan_cm"] == fact.wingspan
    assert tuple(bird["habitats"]) == fact.habitats
    assert bird["food_cost"] == {"foods": dict(foods), "alternative": fact.either}
    symbols = {"predator": "predator", "flocking": "flocking", "bonus_card": "bonus"}
    assert {word for key, word in symbols.items() if bird[key]} == set(fact.symbols)
    assert all(bird["names"][language] for language in ("de", "es", "ja"))


# -- powers -------------------------------------------------------------------------------------------------------


def verbs_of(steps: list[Record]) -> list[str]:
    found: list[str] = []
    for step in steps:
        found.append(step["verb"])
        found += verbs_of(step.get("then", [])) + verbs_of(step.get("steps", []))
    return found


def test_every_verb_is_used_and_there_is_no_escape_hatch() -> None:
    used = {verb for bird in BIRDS for verb in verbs_of(bird["power"]["steps"])}
    assert used == set(PARAMETERS) == set(VERB_NAMES) - {"end"}
    triggers = {bird["power"]["trigger"]["verb"] for bird in BIRDS if "trigger" in bird["power"]}
    assert triggers == set(TRIGGER_PARAMETERS)
    assert len(used) + len(triggers) == 30
    assert sum(verb == "custom" for bird in BIRDS for verb in verbs_of(bird["power"]["steps"])) == 0


def test_no_operation_is_out_of_reach() -> None:
    """Every compiled operation belongs to exactly one card, and every program comes to its end."""
    owners: Counter[int] = Counter()
    for card, bird in enumerate(BIRDS):
        reached: set[int] = set()
        left = [int(POWER[card])]
        while left:
            op = left.pop()
            if op == 0 or op in reached:
                continue
            reached.add(op)
            left += [int(OP_OK[op]), int(OP_FAIL[op])]
            if VERB_NAMES[OP_VERB[op]] in ("for_each_player", "for_fewest_birds"):
                left.append(inner_of(op))
        assert len(reached) == len(verbs_of(bird["power"]["steps"])), bird["id"]
        owners.update(reached)
    assert set(owners) == set(range(1, len(OP_VERB)))
    assert set(owners.values()) == {1}


def inner_of(op: int) -> int:
    from volary.wingspan.tables import OP_B

    return int(OP_B[op])


def power(*steps: Record, when: str = "activated", **more: Any) -> Record:
    return {"when": when, "steps": list(steps), **more}


GAIN: Record = {"verb": "gain_from_supply", "foods": ["seed"], "n": 1}
GOOD: dict[str, Record] = {
    "gain": power(GAIN),
    "none": {"when": "none", "steps": []},
    "pink": power(GAIN, when="between_turns", trigger={"verb": "on_play_bird", "habitat": "forest"}),
    "then": power({"verb": "pay_food", "food": "seed", "n": 1, "then": [GAIN]}),
}
BAD: dict[str, tuple[Record, str]] = {
    "unknown verb": (power({"verb": "fly_away"}), "unknown verb 'fly_away'"),
    "custom verb": (power({"verb": "custom", "code": "pass"}), "unknown verb 'custom'"),
    "no verb": (power({"foods": ["seed"], "n": 1}), "unknown verb None"),
    "trigger as a step": (power({"verb": "on_play_bird", "habitat": "forest"}), "unknown verb"),
    "unknown key": (power(GAIN | {"colour": "red"}), "gain_from_supply: does not know colour"),
    "missing parameter": (power({"verb": "gain_from_supply", "foods": ["seed"]}), "gain_from_supply: lacks n"),
    "wrong food": (power(GAIN | {"foods": ["worm"]}), "'worm' is not one of"),
    "no foods": (power(GAIN | {"foods": []}), "foods is []"),
    "foods as a word": (power(GAIN | {"foods": "seed"}), "foods is 'seed'"),
    "zero": (power(GAIN | {"n": 0}), "0 is not an int"),
    "two eggs on each": (power({"verb": "lay_egg_on_each_nest", "nest": "bowl", "n": 2}), "2 is not an int of 1..1"),
    "too many": (power(GAIN | {"n": 4}), "4 is not an int"),
    "a truth for a number": (power(GAIN | {"n": True}), "True is not an int"),
    "a number as text": (power(GAIN | {"n": "1"}), "'1' is not an int"),
    "wrong nest": (power({"verb": "lay_egg_on_nest", "nest": "star", "n": 1, "exclude_this": False}), "'star'"),
    "not a truth": (power({"verb": "lay_egg_on_nest", "nest": "bowl", "n": 1, "exclude_this": 0}), "not true or false"),
    "wrong habitat": (power({"verb": "play_bird", "habitat": "desert"}), "'desert'"),
    "wrong source": (power({"verb": "draw_cards", "n": 1, "source": "tray"}), "'tray'"),
    "source of another verb": (
        power({"verb": "pay_egg", "n": 1, "source": "deck", "then": [GAIN]}),
        "'deck' is not one of any_bird, other_birds",
    ),
    "wrong order": (power({"verb": "for_each_player", "order": "left", "steps": [GAIN]}), "'left'"),
    "wrong which": (power({"verb": "repeat_power", "which": "white"}), "'white'"),
    "keeps more than drawn": (power({"verb": "draw_bonus_cards", "draw": 1, "keep": 2}), "2 is not an int of 1..1"),
    "empty then": (power({"verb": "pay_food", "food": "seed", "n": 1, "then": []}), "needs a list of steps"),
    "steps are no list": (power({"verb": "may", "steps": GAIN}), "needs a list of steps"),
    "no steps": (power(), "needs a list of steps"),
    "fault deep inside": (
        power({"verb": "may", "steps": [{"verb": "pay_food", "food": "seed", "n": 1, "then": [{"verb": "sing"}]}]}),
        "may: pay_food: unknown verb 'sing'",
    ),
    "wrong time": (power(GAIN, when="whenever"), "power.when"),
    "trigger of a brown power": (power(GAIN, trigger={"verb": "on_lay_eggs_action"}), "exactly the keys"),
    "pink without a trigger": (power(GAIN, when="between_turns"), "exactly the keys"),
    "steps without a time": ({"when": "none", "steps": [GAIN]}, "steps without a time"),
    "unknown trigger": (power(GAIN, when="between_turns", trigger={"verb": "on_rain"}), "'on_rain'"),
    "trigger lacks its habitat": (power(GAIN, when="between_turns", trigger={"verb": "on_play_bird"}), "needs exactly"),
    "trigger with a wrong food": (
        power(GAIN, when="between_turns", trigger={"verb": "on_gain_food_action", "food": "worm"}),
        "'worm'",
    ),
}


@pytest.mark.parametrize("name", GOOD)
def test_a_sound_power_compiles(name: str) -> None:
    assert Program().compile_power(GOOD[name], "birds.json: dodo") >= 0


@pytest.mark.parametrize("name", BAD)
def test_a_faulty_power_is_refused_and_named(name: str) -> None:
    record, message = BAD[name]
    with pytest.raises(BadData) as caught:
        Program().compile_power(record, "birds.json: dodo")
    assert "birds.json: dodo" in str(caught.value)
    assert message in str(caught.value)


# -- birds --------------------------------------------------------------------------------------------------------


def changed(**changes: Any) -> Record:
    return copy.deepcopy(BIRDS[0]) | changes


def without(key: str) -> Record:
    record = copy.deepcopy(BIRDS[0])
    del record[key]
    return record


BAD_BIRDS: dict[str, tuple[Record, str]] = {
    "unknown key": (changed(colour="red"), "colour"),
    "missing key": (without("points"), "points"),
    "too many points": (changed(points=10), "points is 10"),
    "negative points": (changed(points=-1), "points is -1"),
    "points as text": (changed(points="3"), "points is '3'"),
    "a truth for points": (changed(points=True), "points is True"),
    "too many eggs": (changed(egg_limit=7), "egg_limit is 7"),
    "no wingspan": (changed(wingspan_cm=0), "wingspan_cm is 0"),
    "predator as a number": (changed(predator=1), "predator"),
    "colour against time": (changed(power_color="white"), "does not fit power.when"),
    "unknown colour": (changed(power_color="blue"), "does not fit power.when"),
    "no habitat": (changed(habitats=[]), "no habitat"),
    "unknown habitat": (changed(habitats=["desert"]), "desert"),
    "a habitat twice": (changed(habitats=["forest", "forest"]), "forest"),
    "unknown nest": (changed(nest="hole"), "hole"),
    "habitats out of order": (changed(habitats=["wetland", "forest"]), "in order"),
    "power is no object": (changed(power=[]), "power is not an object"),
    "no Japanese name": (changed(names={"de": "x", "es": "x"}), "no name in ja"),
    "unknown food": (changed(food_cost={"foods": {"worm": 1}, "alternative": False}), "'worm'"),
    "four icons": (changed(food_cost={"foods": {"seed": 3, "fish": 1}, "alternative": False}), "more than 3 icons"),
    "no amount": (changed(food_cost={"foods": {"seed": 0}, "alternative": False}), "'seed': 0"),
    "cost without alternative": (changed(food_cost={"foods": {"seed": 1}}), "food_cost needs"),
    "alternative as a word": (changed(food_cost={"foods": {"seed": 1, "fish": 1}, "alternative": "no"}), "alternative"),
    "one alternative": (changed(food_cost={"foods": {"seed": 1}, "alternative": True}), "two or more"),
    "wild alternative": (changed(food_cost={"foods": {"seed": 1, "wild": 1}, "alternative": True}), "two or more"),
}


def test_every_bird_of_the_game_is_sound() -> None:
    for bird in BIRDS:
        check_bird(bird, f"birds.json: {bird['id']}")


@pytest.mark.parametrize("name", BAD_BIRDS)
def test_a_faulty_bird_is_refused_and_named(name: str) -> None:
    record, message = BAD_BIRDS[name]
    with pytest.raises(BadData) as caught:
        check_bird(record, "birds.json: acorn-woodpecker")
    assert str(caught.value).startswith("birds.json: acorn-woodpecker: ")
    assert message in str(caught.value)

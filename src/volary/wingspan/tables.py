"""Card facts as flat tables, built once from data/. Every record is checked; a fault names file and record."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from volary.core.errors import BadData
from volary.wingspan.ids import (
    FOOD_NAMES,
    FOODS,
    HABITAT_NAMES,
    NEST_NAMES,
    TRIGGER_NAMES,
    WHEN_BETWEEN_TURNS,
    WHEN_NAMES,
)
from volary.wingspan.powers.program import Program

Record = dict[str, Any]
COLOURS: Final = {"brown": "activated", "white": "played", "pink": "between_turns", "none": "none"}
BIRD_KEYS: Final = {
    "id", "name", "scientific_name", "names", "power_color", "points", "nest", "egg_limit", "wingspan_cm", "habitats",
    "food_cost", "predator", "flocking", "bonus_card", "strong_bird_variant", "bonus_tags", "power",
}  # fmt: skip


def read(name: str) -> Any:
    """The parsed data file. Raises BadData when it is not JSON."""
    try:
        return json.loads((files("volary.wingspan") / "data" / name).read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadData(f"{name}: {error}") from error


def index_of(names: list[str], value: object, where: str) -> int:
    """Index of ``value`` in ``names``. Raises BadData naming ``where``."""
    if not isinstance(value, str) or value not in names:
        raise BadData(f"{where}: {value!r} is not one of {', '.join(names)}")
    return names.index(value)


def check_bird(record: Record, where: str) -> None:
    """Raise BadData for a bird record that does not follow the schema."""
    unknown = set(record) ^ BIRD_KEYS
    if unknown:
        raise BadData(f"{where}: unknown or missing keys: {', '.join(sorted(unknown))}")
    ranges = {"points": (0, 9), "egg_limit": (0, 6), "wingspan_cm": (8, 300)}
    for key, (low, high) in ranges.items():
        value = record[key]
        if type(value) is not int or not low <= value <= high:
            raise BadData(f"{where}: {key} is {value!r}, not an int of {low}..{high}")
    for key in ("predator", "flocking", "bonus_card", "strong_bird_variant"):
        if type(record[key]) is not bool:
            raise BadData(f"{where}: {key} is not true or false")
    for key in ("names", "food_cost", "power"):
        if not isinstance(record[key], dict):
            raise BadData(f"{where}: {key} is not an object")
    colour = record["power_color"]
    if colour not in COLOURS or COLOURS[colour] != record["power"].get("when"):
        raise BadData(f"{where}: power_color {colour!r} does not fit power.when")
    if not record["habitats"]:
        raise BadData(f"{where}: no habitat")
    if record["habitats"] != [habitat for habitat in HABITAT_NAMES if habitat in record["habitats"]]:
        raise BadData(f"{where}: habitats is {record['habitats']!r}, not some of {', '.join(HABITAT_NAMES)} in order")
    index_of(NEST_NAMES, record["nest"], f"{where}: nest")
    for language in ("de", "es", "ja"):
        if not record["names"].get(language):
            raise BadData(f"{where}: no name in {language}")
    check_cost(record["food_cost"], where)


def check_cost(cost: Record, where: str) -> None:
    """Raise BadData for a food cost that is not 0 to 3 icons, or a "/" cost that is not of single foods."""
    foods = cost.get("foods")
    if set(cost) != {"foods", "alternative"} or not isinstance(foods, dict):
        raise BadData(f"{where}: food_cost needs foods and alternative")
    for food, n in foods.items():
        if food not in (FOOD_NAMES + ["wild"]) or type(n) is not int or not 1 <= n <= 3:
            raise BadData(f"{where}: food_cost has {food!r}: {n!r}")
    if type(cost["alternative"]) is not bool:
        raise BadData(f"{where}: food_cost.alternative is not true or false")
    if sum(foods.values()) > 3:
        raise BadData(f"{where}: food_cost has more than 3 icons")
    if cost["alternative"] and (len(foods) < 2 or "wild" in foods or set(foods.values()) != {1}):
        raise BadData(f"{where}: an alternative food_cost needs two or more single foods")


BIRDS: Final[list[Record]] = []
"""Every bird record: the 170 of the game, then the Swift Start birds. A card id is an index here."""
BONUS: Final[list[Record]] = read("bonus.json")
GOALS_FILE: Final[Record] = read("goals.json")
GOALS: Final[list[Record]] = GOALS_FILE["goals"]
MAT: Final[Record] = read("mat.json")
SWIFT_START: Final[Record] = read("swift_start.json")

CORE_BIRDS: Final[i64] = 170
CARDS: Final[i64] = 180

CARD_BY_NAME: Final[dict[str, int]] = {}
BONUS_BY_NAME: Final[dict[str, int]] = {}
GOAL_BY_NAME: Final[dict[str, int]] = {}

PROGRAM: Final[Program] = Program()
"""All power programs in one table of operations."""


def load_birds() -> None:
    """Read and check both bird files into BIRDS and CARD_BY_NAME."""
    for name, records in (("birds.json", read("birds.json")), ("swift_start.json", SWIFT_START["birds"])):
        for record in records:
            where = f"{name}: {record.get('id', '?')}"
            check_bird(record, where)
            if record["id"] in CARD_BY_NAME:
                raise BadData(f"{where}: the id occurs twice")
            CARD_BY_NAME[record["id"]] = len(BIRDS)
            BIRDS.append(record)
    if len(BIRDS) != CARDS:
        raise BadData(f"birds.json and swift_start.json hold {len(BIRDS)} birds, not {CARDS}")


load_birds()


def column(key: str) -> vec[i64]:
    """One fact of every card, as an int."""
    values = vec[i64](capacity=CARDS)
    for record in BIRDS:
        values = append(values, int(record[key]))
    return values


def mask_of(names: list[str], values: list[str], where: str) -> int:
    mask = 0
    for value in values:
        mask |= 1 << index_of(names, value, where)
    return mask


def costs() -> vec[i64]:
    """Food icons of every card, FOODS ints a card; a "/" cost has a 1 for each of its foods."""
    values = vec[i64](capacity=CARDS * FOODS)
    for record in BIRDS:
        for food in FOOD_NAMES:
            values = append(values, record["food_cost"]["foods"].get(food, 0))
    return values


def wilds() -> vec[i64]:
    values = vec[i64](capacity=CARDS)
    for record in BIRDS:
        values = append(values, record["food_cost"]["foods"].get("wild", 0))
    return values


def alternatives() -> vec[i64]:
    values = vec[i64](capacity=CARDS)
    for record in BIRDS:
        values = append(values, 1 if record["food_cost"]["alternative"] else 0)
    return values


def habitat_masks() -> vec[i64]:
    values = vec[i64](capacity=CARDS)
    for record in BIRDS:
        values = append(values, mask_of(HABITAT_NAMES, record["habitats"], record["id"]))
    return values


def nest_masks() -> vec[i64]:
    """Bit n is set when the card counts as nest kind n: all four for a star nest, none for "none"."""
    values = vec[i64](capacity=CARDS)
    for record in BIRDS:
        nest = index_of(NEST_NAMES, record["nest"], record["id"])
        values = append(values, 15 if nest == 4 else 0 if nest == 5 else 1 << nest)
    return values


def power_times() -> vec[i64]:
    values = vec[i64](capacity=CARDS)
    for record in BIRDS:
        values = append(values, index_of(WHEN_NAMES, record["power"]["when"], record["id"]))
    return values


def programs() -> vec[i64]:
    """Index of the first operation of every card's power."""
    values = vec[i64](capacity=CARDS)
    for i in range(len(BIRDS)):
        file = "birds.json" if i < 170 else "swift_start.json"
        values = append(values, PROGRAM.compile_power(BIRDS[i]["power"], f"{file}: {BIRDS[i]['id']}"))
    return values


def triggers() -> vec[i64]:
    """The trigger of every between-turns card, -1 for the others."""
    values = vec[i64](capacity=CARDS)
    for i in range(len(BIRDS)):
        if WHEN[i] == WHEN_BETWEEN_TURNS:
            trigger = BIRDS[i]["power"]["trigger"]
            values = append(values, index_of(TRIGGER_NAMES, trigger["verb"], BIRDS[i]["id"]))
        else:
            values = append(values, -1)
    return values


def trigger_args() -> vec[i64]:
    """The habitat or food that a trigger names, -1 if it names none."""
    values = vec[i64](capacity=CARDS)
    for record in BIRDS:
        trigger = record["power"].get("trigger", {})
        if "habitat" in trigger:
            values = append(values, index_of(HABITAT_NAMES, trigger["habitat"], record["id"]))
        elif "food" in trigger:
            values = append(values, index_of(FOOD_NAMES, trigger["food"], record["id"]))
        else:
            values = append(values, -1)
    return values


POINTS: Final[vec[i64]] = column("points")
EGG_LIMIT: Final[vec[i64]] = column("egg_limit")
WINGSPAN: Final[vec[i64]] = column("wingspan_cm")
PREDATOR: Final[vec[i64]] = column("predator")
FLOCKING: Final[vec[i64]] = column("flocking")
STRONG: Final[vec[i64]] = column("strong_bird_variant")
COST: Final[vec[i64]] = costs()
WILD: Final[vec[i64]] = wilds()
ALTERNATIVE: Final[vec[i64]] = alternatives()
HABITAT_MASK: Final[vec[i64]] = habitat_masks()
NEST_MASK: Final[vec[i64]] = nest_masks()
WHEN: Final[vec[i64]] = power_times()
POWER: Final[vec[i64]] = programs()
TRIGGER: Final[vec[i64]] = triggers()
TRIGGER_ARG: Final[vec[i64]] = trigger_args()

OP_VERB: Final[vec[i64]] = PROGRAM.column(0)
OP_A: Final[vec[i64]] = PROGRAM.column(1)
OP_B: Final[vec[i64]] = PROGRAM.column(2)
OP_C: Final[vec[i64]] = PROGRAM.column(3)
OP_OK: Final[vec[i64]] = PROGRAM.column(4)
OP_FAIL: Final[vec[i64]] = PROGRAM.column(5)

EGG_COST: Final[vec[i64]] = vec[i64](MAT["egg_cost_by_column"])
TURNS: Final[vec[i64]] = vec[i64](MAT["turns_per_round"])
BASE_FOOD: Final[vec[i64]] = vec[i64](MAT["action_spaces"]["gain_food"]["base"])
BASE_EGGS: Final[vec[i64]] = vec[i64](MAT["action_spaces"]["lay_eggs"]["base"])
BASE_CARDS: Final[vec[i64]] = vec[i64](MAT["action_spaces"]["draw_cards"]["base"])


def fill_names() -> None:
    """Fill the indices by name; check that bonus cards and goals are complete."""
    for i in range(len(BONUS)):
        BONUS_BY_NAME[BONUS[i]["id"]] = i
    for i in range(len(GOALS)):
        GOAL_BY_NAME[GOALS[i]["id"]] = i
    if len(BONUS_BY_NAME) != 26:
        raise BadData(f"bonus.json holds {len(BONUS_BY_NAME)} bonus cards, not 26")
    faces = [face for tile in GOALS_FILE["tiles"] for face in tile["faces"]]
    if sorted(faces) != sorted(GOAL_BY_NAME) or len(faces) != 16:
        raise BadData("goals.json: the 8 tiles do not show the 16 goals")
    for record in BIRDS:
        for tag in record["bonus_tags"]:
            index_of(list(BONUS_BY_NAME), tag, f"bonus_tags of {record['id']}")


fill_names()
GOAL_TILES: Final[vec[i64]] = vec[i64]([GOAL_BY_NAME[f] for tile in GOALS_FILE["tiles"] for f in tile["faces"]])
"""Goals by tile: tile t has the faces 2t and 2t + 1."""


def bonus_column(test: str) -> vec[i64]:
    values = vec[i64](capacity=26)
    for record in BONUS:
        values = append(values, 1 if record[test] else 0)
    return values


LANGUAGE_DEPENDENT: Final[vec[i64]] = bonus_column("language_dependent")
BONUS_CARDS: Final[i64] = 26

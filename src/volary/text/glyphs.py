"""A power as the few signs that fit on a card's strip, and what kind of offer it is for its owner.

A sign is ``:icon`` (a picture of that name), or short text that needs no translation ("+1", "<75"); the two words
"all" and "fewest" are messages of the client.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

Record = Mapping[str, Any]

MOST: Final = 3
EVERYBODY: Final = 3
FOOD_ICONS: Final = {
    "invertebrate": ":invert",
    "seed": ":seed",
    "fish": ":fish",
    "fruit": ":fruit",
    "rodent": ":rodent",
}
HABITATS: Final = {"forest": 0, "grassland": 1, "wetland": 2}
HABITAT_ICONS: Final = {"forest": ":forest", "grassland": ":grass", "wetland": ":wet"}
COSTLY: Final = frozenset({"pay_egg", "pay_food", "tuck_from_hand", "trade_food", "discard_card_end_of_turn"})
REVEALING: Final = frozenset(
    {"draw_cards", "draw_bonus_cards", "draft_cards", "hunt_dice", "hunt_deck", "tuck_from_deck", "repeat_power"}
)


def walked(steps: Sequence[Record]) -> Iterator[Record]:
    """Every step, also those inside and after others."""
    for step in steps:
        yield step
        yield from walked(step.get("steps", []))
        yield from walked(step.get("then", []))


def costs(power: Record) -> bool:
    """Whether the owner gives something for it."""
    return any(step["verb"] in COSTLY for step in walked(power["steps"]))


def reveals(power: Record) -> bool:
    """Whether it shows a card or throws dice."""
    return any(step["verb"] in REVEALING for step in walked(power["steps"]))


def shares(power: Record) -> int:
    """Who else gains: -1 nobody, 3 everybody, else the habitat in which those with the fewest birds do."""
    for step in walked(power["steps"]):
        if step["verb"] == "for_each_player":
            return EVERYBODY
        if step["verb"] == "for_fewest_birds":
            return HABITATS[step["habitat"]]
    return -1


def glyphs(power: Record) -> list[str]:
    """The first signs of the power."""
    signs = [sign for step in power["steps"] for sign in signs_of(step)]
    return trimmed(signs)


def trimmed(signs: list[str]) -> list[str]:
    """At most three pictures, each with its number."""
    kept: list[str] = []
    pictures = 0
    for sign in signs:
        if pictures == MOST:
            break
        pictures += sign.startswith(":")
        kept.append(sign)
    while kept and not kept[-1].startswith(":") and not kept[-1].startswith("<"):
        kept.pop()
    return kept


def foods(step: Record) -> list[str]:
    names = step.get("foods", [step["food"]] if "food" in step else [])
    if names == "any" or len(names) > 2:
        return [":wild"]
    return [FOOD_ICONS.get(name, ":wild") for name in names]


def signs_of(step: Record) -> list[str]:
    verb = step["verb"]
    n = f"+{step.get('n', 1)}"
    inner = [sign for each in (*step.get("steps", []), *step.get("then", [])) for sign in signs_of(each)]
    match verb:
        case "gain_from_supply":
            return [n, *foods(step), *inner]
        case "gain_from_feeder" | "gain_all_from_feeder":
            return [":die", *foods(step), *([":cache"] if "cache" in step else []), *inner]
        case "cache_from_supply":
            return [*foods(step), ":cache", *inner]
        case "tuck_from_hand":
            return [":tuck", *inner]
        case "tuck_from_deck":
            return [n, ":tuck", *inner]
        case "draw_cards" | "draft_cards":
            return [n if "n" in step else "+1", ":card", *inner]
        case "draw_bonus_cards":
            return [f"+{step['keep']}", ":bonus", *inner]
        case "lay_egg_on_this" | "lay_egg_on_any" | "lay_egg_on_nest" | "lay_egg_on_each_nest":
            return [n, ":egg", *([f":{step['nest']}"] if "nest" in step else []), *inner]
        case "hunt_dice":
            return [":die", ":hunt", *foods(step)]
        case "hunt_deck":
            return [":hunt", f"<{step['under_cm']}"]
        case "play_bird":
            return [":plus", *([HABITAT_ICONS[step["habitat"]]] if step["habitat"] in HABITATS else [":row"])]
        case "move_this_bird":
            return [":arrow"]
        case "pay_egg":
            return ["−1", ":egg", *inner]
        case "pay_food":
            return ["−1", *foods(step), *inner]
        case "trade_food":
            return [":wild", ":swap", ":wild"]
        case "repeat_power":
            return [":row"]
        case "for_each_player":
            return ["all", *inner]
        case "for_fewest_birds":
            return ["fewest", *inner]
        case "discard_card_end_of_turn":
            return ["−1", ":card"]
    return inner

"""Power records compiled to a flat table of operations (POWERS.md, sections 1 to 9).

An operation is six ints: verb, three parameters, and where to go on: ``ok`` when the step was carried out completely,
``fail`` otherwise. A ``then`` block lies on the ``ok`` way; both meet at the next step. Operation 0 ends a program.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from volary.core.errors import BadData
from volary.wingspan.ids import ALL_FOODS, FOOD_NAMES, HABITAT_NAMES, NEST_NAMES, TRIGGER_NAMES, VERB_NAMES

Record = dict[str, Any]
FIELDS: Final = 6

# verb -> parameters: (required, optional)
PARAMETERS: Final[dict[str, tuple[list[str], list[str]]]] = {
    "gain_from_supply": (["foods", "n"], []),
    "gain_from_feeder": (["foods", "n"], ["cache"]),
    "gain_all_from_feeder": (["food"], []),
    "cache_from_supply": (["food", "n"], []),
    "trade_food": (["give", "n", "get"], []),
    "hunt_dice": (["food"], []),
    "hunt_deck": (["under_cm"], []),
    "draw_cards": (["n", "source"], ["then"]),
    "take_whole_tray": ([], []),
    "draft_cards": (["extra", "source"], []),
    "draw_bonus_cards": (["draw", "keep"], []),
    "discard_card_end_of_turn": (["n"], []),
    "tuck_from_hand": (["n"], ["then"]),
    "tuck_from_deck": (["n"], []),
    "lay_egg_on_this": (["n"], []),
    "lay_egg_on_any": (["n"], []),
    "lay_egg_on_nest": (["nest", "n", "exclude_this"], ["different_from_previous"]),
    "lay_egg_on_each_nest": (["nest", "n"], []),
    "pay_food": (["food", "n", "then"], []),
    "pay_egg": (["n", "source", "then"], []),
    "move_this_bird": ([], []),
    "play_bird": (["habitat"], []),
    "repeat_power": (["which"], []),
    "for_each_player": (["order", "steps"], []),
    "for_fewest_birds": (["habitat", "order", "steps"], []),
    "may": (["steps"], []),
}
TRIGGER_PARAMETERS: Final[dict[str, list[str]]] = {
    "on_play_bird": ["habitat"],
    "on_lay_eggs_action": [],
    "on_gain_food_action": ["food"],
    "on_predator_success": [],
}
WORDS: Final[dict[str, list[str]]] = {
    "source": ["tray_or_deck", "deck"],
    "egg_source": ["any_bird", "other_birds"],
    "which": ["brown", "predator"],
    "order": ["clockwise_from_owner", "clockwise_from_chosen"],
    "give": ["any"],
    "get": ["any_other"],
    "cache": ["may"],
}


def choice(names: list[str], value: object, where: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadData(f"{where}: {value!r} is not one of {', '.join(names)}")
    return names.index(value)


def number(value: object, low: int, high: int, where: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadData(f"{where}: {value!r} is not an int of {low}..{high}")
    return value


def flag(value: object, where: str) -> int:
    if type(value) is not bool:
        raise BadData(f"{where}: {value!r} is not true or false")
    return 1 if value else 0


def food_mask(value: object, where: str) -> int:
    """Bit mask of a list of foods, or of "any"."""
    if value == "any":
        return int(ALL_FOODS)
    if not isinstance(value, list) or not value:
        raise BadData(f'{where}: foods is {value!r}, not "any" or a list of foods')
    mask = 0
    for food in value:
        mask |= 1 << choice(FOOD_NAMES, food, where)
    return mask


def steps_of(value: object, where: str) -> list[Record]:
    if not isinstance(value, list) or not value or not all(isinstance(step, dict) for step in value):
        raise BadData(f"{where}: needs a list of steps")
    return value


class Program:
    """All operations so far; ``compile_power`` adds a record's."""

    def __init__(self) -> None:
        self.ops: list[list[int]] = [[0] * FIELDS]

    def column(self, field: int) -> vec[i64]:
        """One field of every operation."""
        values = vec[i64](capacity=len(self.ops))
        for op in self.ops:
            values = append(values, op[field])
        return values

    def compile_power(self, power: Record, where: str) -> int:
        """Index of the first operation of a power record (0 for none). Raises BadData naming ``where``."""
        when = choice(["activated", "played", "between_turns", "none"], power.get("when"), f"{where}: power.when")
        wanted = {"when", "steps", "trigger"} if when == 2 else {"when", "steps"}
        if set(power) != wanted:
            raise BadData(f"{where}: the power needs exactly the keys {', '.join(sorted(wanted))}")
        if when == 2:
            self.check_trigger(power["trigger"], f"{where}: trigger")
        if when == 3:
            if power["steps"]:
                raise BadData(f"{where}: steps without a time")
            return 0
        return self.compile_steps(steps_of(power["steps"], where), 0, where)

    def check_trigger(self, trigger: Record, where: str) -> None:
        verb = trigger.get("verb")
        choice(TRIGGER_NAMES, verb, where)
        if set(trigger) != {"verb"} | set(TRIGGER_PARAMETERS[str(verb)]):
            raise BadData(f"{where}: {verb} needs exactly {TRIGGER_PARAMETERS[str(verb)] or 'no parameter'}")
        if "habitat" in trigger:
            choice(HABITAT_NAMES, trigger["habitat"], where)
        if "food" in trigger:
            choice(FOOD_NAMES, trigger["food"], where)

    def compile_steps(self, steps: list[Record], after: int, where: str) -> int:
        """Compile a list of steps that goes on at ``after``; returns its first operation."""
        for step in reversed(steps):
            after = self.compile_step(step, after, where)
        return after

    def compile_step(self, step: Record, after: int, where: str) -> int:
        verb = step.get("verb")
        if not isinstance(verb, str) or verb not in PARAMETERS:
            raise BadData(f"{where}: unknown verb {verb!r}")
        where = f"{where}: {verb}"
        required, optional = PARAMETERS[verb]
        given = set(step) - {"verb"}
        missing = set(required) - given
        if missing:
            raise BadData(f"{where}: lacks {', '.join(sorted(missing))}")
        unknown = given - set(required) - set(optional)
        if unknown:
            raise BadData(f"{where}: does not know {', '.join(sorted(unknown))}")
        ok = self.compile_steps(steps_of(step["then"], where), after, where) if "then" in step else after
        a, b, c = self.parameters(verb, step, where)
        if verb == "may":
            ok = self.compile_steps(steps_of(step["steps"], where), after, where)
        elif "steps" in step:
            b = self.compile_steps(steps_of(step["steps"], where), 0, where)
        self.ops.append([VERB_NAMES.index(verb), a, b, c, ok, after])
        return len(self.ops) - 1

    def parameters(self, verb: str, step: Record, where: str) -> tuple[int, int, int]:
        """The three parameter ints of a step: what (food, nest, source, limit), how many, flags."""
        a = b = c = 0
        if "n" in step:
            b = number(step["n"], 1, 1 if verb == "lay_egg_on_each_nest" else 3, where)
        if "foods" in step:
            a = food_mask(step["foods"], where)
        if "food" in step:
            a = choice(FOOD_NAMES, step["food"], where)
        if "nest" in step:
            a = choice(NEST_NAMES[:4], step["nest"], where)
        if "which" in step:
            a = choice(WORDS["which"], step["which"], where)
        if "under_cm" in step:
            a = number(step["under_cm"], 1, 300, where)
        if "source" in step:
            a = choice(WORDS["egg_source" if verb == "pay_egg" else "source"], step["source"], where)
        if "cache" in step:
            choice(WORDS["cache"], step["cache"], where)
            c = 1
        if verb == "trade_food":
            choice(WORDS["give"], step["give"], where)
            choice(WORDS["get"], step["get"], where)
        if verb == "draft_cards":
            b = number(step["extra"], 0, 3, where)
        if verb == "draw_bonus_cards":
            a = number(step["draw"], 1, 3, where)
            b = number(step["keep"], 1, a, where)
        if verb == "lay_egg_on_nest":
            c = flag(step["exclude_this"], where) | flag(step.get("different_from_previous", False), where) << 1
        if verb == "play_bird":
            a = choice(HABITAT_NAMES + ["this"], step["habitat"], where)
        if "order" in step:
            a = choice(WORDS["order"], step["order"], where)
        if verb == "for_fewest_birds":
            c = choice(HABITAT_NAMES, step["habitat"], where)
        return a, b, c

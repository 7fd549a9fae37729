"""Sentences on bird cards, bonus cards and goals, composed from their records.

The wording is in locales/<language>/cards/; here is only how the parts fit together. A step is a clause; a clause
becomes a sentence when nothing encloses it. ``who`` is whose doing a step is: "you", "each" (every player) or "may".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from volary.text.messages import TextError, Value, joined, joined_or, message
from volary.wingspan.ids import FOOD_NAMES

Record = Mapping[str, Any]

YOU: Final = "you"
EACH: Final = "each"
MAY: Final = "may"

OWNER_ONLY: Final = frozenset(
    {
        "hunt_dice", "hunt_deck", "take_whole_tray", "draft_cards", "draw_bonus_cards", "discard_card_end_of_turn",
        "pay_food", "pay_egg", "move_this_bird", "play_bird", "repeat_power",
    }
)  # fmt: skip
"""Steps that have a sentence only where the owner of the bird is told to do them."""


class Writer:
    """Writes in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **args: Value) -> str:
        return message(self.language, key, args, "cards")

    # -- powers -------------------------------------------------------------------------------------------------

    def power(self, power: Record) -> str:
        """The power of a bird in sentences; empty for a bird without one."""
        clauses = self.clauses(power["steps"])
        if power["when"] == "between_turns":
            clauses[0] = self.trigger(power["trigger"], clauses[0])
        return self.sentences(clauses)

    def sentences(self, clauses: Sequence[str]) -> str:
        between = "" if self.language == "ja" else " "
        return between.join(self.say("sentence", clause=capital(clause)) for clause in clauses)

    def trigger(self, trigger: Record, step: str) -> str:
        foods = self.foods([trigger["food"]], 1) if "food" in trigger else {}
        return self.say(key_of(trigger["verb"]), step=step, habitat=trigger.get("habitat", ""), **foods)

    def clauses(self, steps: Sequence[Record]) -> list[str]:
        """The clauses of steps that the owner does, each a sentence of its own."""
        result: list[str] = []
        for step in steps:
            if step["verb"] == "may":
                result.append(self.say("may-alone", step=self.together(step["steps"], MAY)))
            else:
                result.append(self.step(step, YOU))
            if "then" in step:
                result.append(self.consequence(step))
        return result

    def consequence(self, step: Record) -> str:
        """What follows if a step was carried out: "if you do, ..."."""
        then = step["then"]
        if [each["verb"] for each in then] == ["may"]:
            return self.say("may-then", step=self.together(then[0]["steps"], MAY))
        return self.say("then-drawn" if step["verb"] == "draw_cards" else "then-do", step=self.together(then, YOU))

    def together(self, steps: Sequence[Record], who: str) -> str:
        """Several steps as one clause."""
        text = self.step(steps[0], who)
        for step in steps[1:]:
            text = self.say("and-steps", first=text, second=self.step(step, who))
        return text

    def step(self, step: Record, who: str) -> str:
        verb = step["verb"]
        if verb in ("for_each_player", "for_fewest_birds"):
            return self.players(step)
        if who != YOU and verb in OWNER_ONLY:
            raise TextError(f"there is no sentence for {verb} done by {who!r}")
        key, args = self.step_message(step)
        return self.say(key, who=who, **args)

    def players(self, step: Record) -> str:
        """Steps that several players do."""
        chosen = "-chosen" if step["order"] == "clockwise_from_chosen" else ""
        steps = self.together(step["steps"], EACH)
        if step["verb"] == "for_each_player":
            return self.say(f"each-player{chosen}", steps=steps)
        return self.say(f"fewest-birds{chosen}", steps=steps, habitat=step["habitat"])

    def step_message(self, step: Record) -> tuple[str, dict[str, Value]]:
        """Which message a step is, and its arguments."""
        key = key_of(step["verb"])
        args: dict[str, Value] = {
            name: value for name, value in step.items() if isinstance(value, int | str) and name not in ("verb", "food")
        }
        n = int(step.get("n", 1))
        if "foods" in step:
            args |= self.foods(step["foods"], n)
        elif "food" in step:
            args |= self.foods([step["food"]], n)
        match step["verb"]:
            case "gain_from_feeder":
                key += "-any" if is_any(step["foods"]) else "-cache" if "cache" in step else ""
            case "draw_cards":
                key += "-" + key_of(step["source"])
            case "lay_egg_on_nest":
                key += nest_form(step)
            case "hunt_deck":
                args = {"cm": step["under_cm"]}
            case "draft_cards":
                args = {"n": step["extra"]}
            case "draw_bonus_cards":
                args = {"n": step["draw"], "keep": step["keep"]}
        return key, args

    def foods(self, foods: Sequence[str] | str, n: int) -> dict[str, Value]:
        """Food arguments: ``foods`` counted; and of a single food its ``food``, ``one`` and ``all``."""
        if is_any(foods):
            return {"foods": self.say("foods-any", n=n)}
        names = [message(self.language, f"food-{food}", {}) for food in foods]
        counted = [self.say(f"count-{food}", n=n) for food in foods]
        if len(foods) == 1:
            one, many = self.say(f"a-{foods[0]}"), self.say(f"all-{foods[0]}")
            return {"foods": counted[0], "food": names[0], "one": one, "all": many}
        either, each = joined_or(self.language, names), joined_or(self.language, counted)
        return {"foods": self.say("foods-choice", n=n, names=either, counted=each)}

    # -- bonus cards and goals ----------------------------------------------------------------------------------

    def bonus(self, record: Record) -> str:
        """What a bonus card counts and what that is worth."""
        scoring = record["scoring"]
        if scoring["type"] == "per_bird":
            what = self.condition(record["condition"], "each")
            return self.sentences([self.say("bonus-per-bird", points=scoring["points"], what=what)])
        tiers = joined(self.language, [self.tier(tier) for tier in scoring["tiers"]])
        what = self.condition(record["condition"], "many")
        return self.sentences([self.say("bonus-tiers", what=what, tiers=tiers)])

    def tier(self, tier: Record) -> str:
        if tier["max"] is None:
            return self.say("tier-open", min=tier["min"], points=tier["points"])
        return self.say("tier-range", min=tier["min"], max=tier["max"], points=tier["points"])

    def condition(self, condition: Record, form: str) -> str:
        """Which birds a bonus card counts. ``form`` "each" follows "points for each", "many" begins a sentence."""
        key = key_of(condition["kind"])
        args: dict[str, Value] = {
            name: value for name, value in condition.items() if type(value) in (int, str) and name != "kind"
        }
        if "words" in condition:
            args["words"] = ", ".join(word.replace("'", "’") for word in condition["words"])
        if condition.get("food") == "wild":
            key += "-wild"
        elif "food" in condition:
            args |= self.foods([condition["food"]], 1)
        return self.say(key, form=form, **args)

    def goal(self, record: Record) -> str:
        """What a round's goal counts."""
        count = record["count"]
        args: dict[str, Value] = {name: value for name, value in count.items() if name in ("habitat", "nest")}
        return self.sentences([self.say("goal-" + key_of(count["kind"]), **args)])


def key_of(name: str) -> str:
    return name.replace("_", "-")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def is_any(foods: Sequence[str] | str) -> bool:
    return foods == "any" or len(foods) == len(FOOD_NAMES)


def nest_form(step: Record) -> str:
    if step.get("different_from_previous"):
        return "-different"
    return "-other" if step["exclude_this"] else ""


def power_text(language: str, power: Record) -> str:
    return Writer(language).power(power)


def bonus_text(language: str, record: Record) -> str:
    return Writer(language).bonus(record)


def goal_text(language: str, record: Record) -> str:
    return Writer(language).goal(record)

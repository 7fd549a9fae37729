"""Turns the ids in a message's arguments into words, before the message is formatted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from volary.core.actions import SPECTATOR, Arg
from volary.text.messages import Value, joined, say
from volary.wingspan.ids import COLUMNS, FACE_NAMES, FACES, FOOD_NAMES, HABITAT_NAMES
from volary.wingspan.ledger import FACE_BITS
from volary.wingspan.tables import BIRDS, BONUS, GOALS

HIDDEN: Final = -1


@dataclass(frozen=True)
class Context:
    """Who reads, who is who, and which bird lies where.

    ``names`` are the players' names by seat, ``birds[seat][slot]`` the card lying there (-1: none), ``seat`` the owner
    of a slot that an argument names without saying whose.
    """

    names: Sequence[str] = ()
    viewer: int = int(SPECTATOR)
    seat: int = int(SPECTATOR)
    birds: Sequence[Sequence[int]] = field(default=())

    def of(self, seat: int) -> Context:
        """The same table, with slots of another seat in mind."""
        return Context(self.names, self.viewer, seat, self.birds)


def context_of_view(view: Mapping[str, Any], names: Sequence[str]) -> Context:
    """The context of a Wingspan view."""
    birds = [[HIDDEN if bird is None else bird["card"] for bird in seat["birds"]] for seat in view["seats"]]
    return Context(names, view["viewer"], view["viewer"], birds)


def translated(record: Mapping[str, Any], language: str) -> str:
    """The name of a bird, bonus card or goal."""
    names: Mapping[str, str] = record["names"]
    return names[language] if language in names else str(record["name"])


def food_name(language: str, food: int) -> str:
    return "" if food == HIDDEN else say(language, f"food-{FOOD_NAMES[food]}")


def face_name(language: str, face: int) -> str:
    return say(language, "face-" + FACE_NAMES[face].replace("/", "-"))


def habitat_name(language: str, habitat: int) -> str:
    return say(language, f"habitat-{HABITAT_NAMES[habitat]}")


def card_name(language: str, card: int) -> str:
    return say(language, "ui-hidden-card") if card == HIDDEN else translated(BIRDS[card], language)


def bonus_name(language: str, bonus: int) -> str:
    return say(language, "ui-hidden-bonus") if bonus == HIDDEN else translated(BONUS[bonus], language)


def goal_name(language: str, goal: int) -> str:
    return translated(GOALS[goal], language)


def faces_text(language: str, packed: int) -> str:
    """ "2 fish and 1 seed" of the dice counts in one int."""
    counts = [packed >> (int(FACE_BITS) * face) & ((1 << int(FACE_BITS)) - 1) for face in range(FACES)]
    return joined(language, [f"{n} {face_name(language, face)}" for face, n in enumerate(counts) if n])


def round_number(language: str, index: int) -> str:
    """Rounds count from 0 in the engine and from 1 for people."""
    return str(index + 1)


def seat_name(language: str, seat: int, context: Context) -> str:
    if 0 <= seat < len(context.names) and context.names[seat]:
        return context.names[seat]
    return say(language, "ui-seat-n", {"n": seat + 1})


def place_name(language: str, slot: int) -> str:
    """ "forest 2"."""
    habitat = habitat_name(language, slot // int(COLUMNS))
    return say(language, "ui-place", {"habitat": habitat, "column": slot % int(COLUMNS) + 1})


def slot_text(language: str, slot: int, seat: int, context: Context) -> str:
    """ "Blue Jay (forest 2)", or the bare place where no bird is known to lie."""
    if slot < 0:
        return ""
    place = place_name(language, slot)
    card = context.birds[seat][slot] if 0 <= seat < len(context.birds) else HIDDEN
    if card == HIDDEN:
        return place
    return say(language, "ui-bird-in-place", {"bird": card_name(language, card), "place": place})


NAMES: Final[dict[str, Callable[[str, int], str]]] = {
    "card": card_name,
    "bonus": bonus_name,
    "goal": goal_name,
    "food": food_name,
    "give": food_name,
    "get": food_name,
    "face": face_name,
    "faces": faces_text,
    "habitat": habitat_name,
    "round": round_number,
    "target": place_name,
}
LISTS: Final[dict[str, Callable[[str, int], str]]] = {"foods": food_name, "birds": card_name, "cards": card_name}


def resolved(language: str, args: Mapping[str, Arg], context: Context) -> dict[str, Value]:
    """The arguments as words. Names that are not known stay as they are."""
    owner = args.get("seat")
    seat = owner if isinstance(owner, int) else context.seat
    return {name: _resolve(language, name, value, seat, context) for name, value in args.items()}


def _resolve(language: str, name: str, value: Arg, seat: int, context: Context) -> Value:
    if isinstance(value, list):
        to_word = LISTS.get(name)
        return joined(language, [to_word(language, int(each)) if to_word else str(each) for each in value])
    if isinstance(value, str):
        return value
    if name == "seat":
        return seat_name(language, value, context)
    if name == "slot":
        return slot_text(language, value, seat, context)
    return NAMES[name](language, value) if name in NAMES else value

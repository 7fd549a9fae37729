"""The words of Wingspan: cards, foods, habitats and slots. A slot is named by the bird that lies there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from volary.core.events import EventMessage
from volary.text.messages import Value, joined, say
from volary.text.words import Context, GameWords
from volary.wingspan.ids import COLUMNS, FACE_NAMES, FACES, FOOD_NAMES, HABITAT_NAMES, SLOTS
from volary.wingspan.ledger import FACE_BITS
from volary.wingspan.tables import BIRDS, BONUS, GOALS

HIDDEN: Final = -1
Birds = list[list[int]]
"""The card in each slot of each seat, HIDDEN where none is known to lie."""


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


def place_name(language: str, slot: int) -> str:
    """ "forest 2"."""
    habitat = habitat_name(language, slot // int(COLUMNS))
    return say(language, "ui-place", {"habitat": habitat, "column": slot % int(COLUMNS) + 1})


def slot_text(language: str, slot: int, seat: int, context: Context) -> str:
    """ "Blue Jay (forest 2)", or the bare place where no bird is known to lie."""
    if slot < 0:
        return ""
    place = place_name(language, slot)
    birds: Birds = context.table or []
    card = birds[seat][slot] if 0 <= seat < len(birds) else HIDDEN
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


class WingspanWords(GameWords):
    """The words of Wingspan. The table is the cards on the mats."""

    heads = frozenset({"round_started", "turn_started", "round_ended", "game_ended"})

    def new_table(self, seats: int) -> Birds:
        return [[HIDDEN] * int(SLOTS) for _ in range(seats)]

    def table_of_view(self, view: Mapping[str, Any]) -> Birds:
        return [[HIDDEN if bird is None else bird["card"] for bird in seat["birds"]] for seat in view["seats"]]

    def follow(self, table: Birds, event: EventMessage) -> None:
        args = event["args"]
        if event["kind"] == "bird_played":
            table[event["seat"]][args["slot"]] = args["card"]
        elif event["kind"] == "bird_moved":
            table[event["seat"]][args["slot"]] = HIDDEN
            table[event["seat"]][args["target"]] = args["card"]

    def word(self, language: str, name: str, value: int, seat: int, context: Context) -> Value:
        if name == "slot":
            return slot_text(language, value, seat, context)
        return NAMES[name](language, value) if name in NAMES else value

    def each(self, language: str, name: str, value: int | str) -> str:
        to_word = LISTS.get(name)
        return to_word(language, int(value)) if to_word else str(value)

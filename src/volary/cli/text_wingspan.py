"""Wingspan in the text client."""

from __future__ import annotations

from typing import Any

from volary.cli.output import out
from volary.cli.text_game import TextGame, View
from volary.core.actions import Prompt
from volary.text.powers import power_text
from volary.text.wingspan_words import bonus_name, card_name, face_name, food_name, goal_name
from volary.wingspan.ids import HABITAT_NAMES
from volary.wingspan.tables import BIRDS


class TextWingspan(TextGame):
    """Mats, hand, feeder, tray, goals and bonus cards."""

    help = """m  my mat      m B  mat of B    h  hand with powers   f  feeder     t  tray
g  goals       b  bonus cards"""

    def command(self, letter: str, rest: str, view: View) -> bool:
        seat = self.seat_of(rest, view["viewer"])
        if letter == "m" and seat is not None:
            self.show_mat(view, seat)
        elif letter == "h":
            self.show_hand(view)
        elif letter == "f":
            outside = self.dice(view, "outside") or "-"
            out.print(f"feeder: {self.dice(view, 'feeder')}; outside: {outside}", markup=False)
        elif letter == "t":
            out.print(", ".join(card_name(self.language, card) for card in view["tray"] if card >= 0), markup=False)
        elif letter == "g":
            self.show_goals(view)
        elif letter == "b":
            bonus = view["seats"][view["viewer"]]["bonus"]
            out.print(", ".join(bonus_name(self.language, b) for b in bonus), markup=False)
        else:
            return False
        return True

    def introduce(self, prompt: Prompt, view: View) -> bool:
        """The opening choice has 504 options: the cards are shown instead."""
        if prompt["kind"] != "draft":
            return False
        self.show_hand(view)
        draft = view["draft"]
        birds = ", ".join(BIRDS[card]["id"] for card in draft["birds"])
        bonus = ", ".join(bonus_name(self.language, b) for b in draft["bonus"])
        example = f"keep {BIRDS[draft['birds'][0]]['id']} ..."
        out.print(f"birds: {birds}\nbonus cards: {bonus}\nexample: {example}", markup=False)
        return True

    def dice(self, view: View, place: str) -> str:
        return ", ".join(face_name(self.language, face) for face in view[place])

    def show_mat(self, view: dict[str, Any], seat: int) -> None:
        mat = view["seats"][seat]
        foods = ", ".join(f"{n} {food_name(self.language, k)}" for k, n in enumerate(mat["food"]) if n)
        out.print(f"{self.names[seat]}: {foods or 'no food'}; hand {mat['hand_count']}", markup=False)
        for habitat in range(3):
            cells = [bird_text(self.language, bird) for bird in mat["birds"][habitat * 5 : habitat * 5 + 5] if bird]
            out.print(f"  {HABITAT_NAMES[habitat]:<10}{' | '.join(cells) or '-'}", markup=False)

    def show_hand(self, view: dict[str, Any]) -> None:
        for card in view["seats"][view["viewer"]]["hand"]:
            record = BIRDS[card]
            cost = " + ".join(f"{n} {food}" for food, n in record["food_cost"]["foods"].items()) or "free"
            if record["food_cost"]["alternative"]:
                cost = cost.replace(" + ", " / ")
            power = power_text(self.language, record["power"])
            out.print(
                f"{card_name(self.language, card)} ({record['points']} p; {', '.join(record['habitats'])}; {cost}; "
                f"{record['nest']} {record['egg_limit']}; {record['wingspan_cm']} cm) {power}",
                markup=False,
            )

    def show_goals(self, view: dict[str, Any]) -> None:
        for goal in view["goals"]:
            counts = ", ".join(
                f"{self.names[seat]} {goal['counts'][seat]} ({goal['points'][seat]} p)"
                for seat in range(len(self.names))
            )
            mark = "scored" if goal["scored"] else "now"
            out.print(f"{goal['round'] + 1}. {goal_name(self.language, goal['goal'])}: {counts} {mark}", markup=False)


def bird_text(language: str, bird: dict[str, Any]) -> str:
    """A bird on the mat with what lies on it."""
    limit = BIRDS[bird["card"]]["egg_limit"]
    extras = [f"{bird['eggs']}/{limit} eggs"]
    if bird["tucked"]:
        extras.append(f"{bird['tucked']} tucked")
    if sum(bird["cached"]):
        extras.append(f"{sum(bird['cached'])} cached")
    return f"{card_name(language, bird['card'])} ({', '.join(extras)})"

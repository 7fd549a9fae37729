"""The table rebuilt from the events alone: pure Python, knowing the event kinds and nothing of the engine.

An event with a hidden card (-1) takes or brings an unknown card, so the same fold serves the complete log and the log
as one seat sees it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from volary.core.events import EventMessage

UNKNOWN = -1
ONLY_WHY = {"row_action", "power_used", "power_declined", "power_idle", "stopped"}
"""Events that say why something happens and change nothing themselves."""


def dice(packed: int) -> Counter[int]:
    """Dice by face: 3 bits a face."""
    return +Counter({face: packed >> 3 * face & 7 for face in range(6)})


@dataclass
class Bird:
    card: int
    eggs: int = 0
    tucked: int = 0
    cached: Counter[int] = field(default_factory=Counter)
    used: bool = False


@dataclass
class Seat:
    food: Counter[int] = field(default_factory=Counter)
    hand: Counter[int] = field(default_factory=Counter)
    """The cards of the hand whose names are known, as far as anybody saw them leave."""
    hand_count: int = 0
    bonus: Counter[int] = field(default_factory=Counter)
    offer: Counter[int] = field(default_factory=Counter)
    birds: dict[int, Bird] = field(default_factory=dict)
    turns: int = 0
    debt: int = 0
    goal_points: int = 0
    bonus_points: int = 0


class Fold:
    """An empty table that takes events one by one."""

    def __init__(self, seats: int, deck: int, bonus_deck: int) -> None:
        self.seats = [Seat() for _ in range(seats)]
        self.deck = deck
        self.bonus_deck = bonus_deck
        self.bonus_discard = 0
        self.tray: dict[int, int] = {}
        self.pool: Counter[int] = Counter()
        self.discard: list[int] = []
        self.feeder: Counter[int] = Counter()
        self.outside: Counter[int] = Counter()
        self.goals: dict[int, int] = {}
        self.counts: dict[int, list[tuple[int, int]]] = {}
        self.round = 0
        self.active = -1
        self.start_seat = -1
        self.over = False
        self.cause = -1
        self.conversions: set[int] = set()

    def take(self, events: list[EventMessage]) -> Fold:
        for event in events:
            self.cause = event["cause"]
            if event["kind"] == "conversion":
                self.conversions.add(event["n"])
            elif event["kind"] not in ONLY_WHY:
                getattr(self, "on_" + event["kind"])(event["seat"], **event["args"])
        return self

    def into_hand(self, seat: int, card: int) -> None:
        self.seats[seat].hand_count += 1
        if card != UNKNOWN:
            self.seats[seat].hand[card] += 1

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves the hand, seen (it may be one that nobody saw coming) or unseen."""
        area = self.seats[seat]
        area.hand_count -= 1
        assert area.hand_count >= 0
        if area.hand[card] > 0:
            area.hand[card] -= 1

    def die_leaves(self, source: int) -> None:
        if source >= 0:
            self.feeder[source] -= 1
            self.outside[source] += 1
            assert self.feeder[source] >= 0

    # -- set-up ---------------------------------------------------------------------------------------------------

    def on_goal_laid(self, seat: int, goal: int, round: int) -> None:
        self.goals[round] = goal

    def on_feeder_thrown(self, seat: int, faces: int) -> None:
        self.feeder = dice(faces)
        self.outside = Counter()
        assert self.feeder.total() == 5

    def on_tray_filled(self, seat: int, card: int, place: int) -> None:
        assert place not in self.tray
        self.deck -= 1
        self.tray[place] = card

    def on_card_dealt(self, seat: int, card: int) -> None:
        self.deck -= 1
        self.into_hand(seat, card)

    on_card_drawn = on_card_dealt

    def on_bonus_drawn(self, seat: int, bonus: int) -> None:
        self.bonus_deck -= 1
        self.seats[seat].offer[bonus] += 1

    def on_bonus_kept(self, seat: int, bonus: int) -> None:
        self.seats[seat].offer[bonus] -= 1
        self.seats[seat].bonus[bonus] += 1

    def on_bonus_refused(self, seat: int, bonus: int) -> None:
        self.seats[seat].offer[bonus] -= 1
        self.bonus_discard += 1

    def on_birds_kept(self, seat: int, birds: int, foods: int) -> None:
        assert self.seats[seat].hand_count == birds
        assert self.seats[seat].food.total() == foods

    def on_start_seat(self, seat: int) -> None:
        self.start_seat = seat

    # -- rounds and turns -----------------------------------------------------------------------------------------

    def on_round_started(self, seat: int, round: int, turns: int) -> None:
        self.round = round
        self.start_seat = seat
        for each in self.seats:
            each.turns = turns

    def on_turn_started(self, seat: int, round: int, turns_left: int) -> None:
        assert self.seats[seat].turns == turns_left
        self.active = seat

    def on_turn_ended(self, seat: int) -> None:
        self.seats[seat].turns -= 1
        self.seats[seat].debt = 0  # what the hand could not pay has lapsed
        for bird in self.seats[seat].birds.values():
            bird.used = False

    def on_goal_scored(self, seat: int, goal: int, round: int, n: int, points: int) -> None:
        assert self.goals[round] == goal
        self.counts.setdefault(round, []).append((n, points))
        self.seats[seat].goal_points += points

    def on_round_ended(self, seat: int, round: int) -> None:
        assert self.round == round
        assert all(each.turns == 0 for each in self.seats)
        self.round += 1

    def on_game_ended(self, seat: int) -> None:
        self.over = True

    def on_bonus_scored(self, seat: int, bonus: int, n: int, points: int) -> None:
        self.seats[seat].bonus_points += points

    # -- food -----------------------------------------------------------------------------------------------------

    def on_food_gained(self, seat: int, food: int, source: int) -> None:
        self.seats[seat].food[food] += 1
        self.die_leaves(source)

    def on_food_spent(self, seat: int, food: int, n: int) -> None:
        self.seats[seat].food[food] -= n
        assert self.seats[seat].food[food] >= 0

    def on_food_cached(self, seat: int, food: int, source: int, slot: int) -> None:
        self.seats[seat].birds[slot].cached[food] += 1
        self.die_leaves(source)

    def on_dice_hunted(self, seat: int, food: int, n: int, faces: int) -> None:
        thrown: Counter[int] = dice(faces)
        assert thrown[food] == n
        assert thrown.total() == self.outside.total()
        self.outside = thrown

    # -- cards ----------------------------------------------------------------------------------------------------

    def on_card_discarded(self, seat: int, card: int) -> None:
        self.leave_hand(seat, card)
        self.discard.append(card)
        if self.cause not in self.conversions:  # the price of a conversion pays no debt
            self.seats[seat].debt = max(0, self.seats[seat].debt - 1)

    def on_card_taken(self, seat: int, card: int, place: int) -> None:
        assert self.tray.pop(place) == card
        self.into_hand(seat, card)

    def on_tray_discarded(self, seat: int, card: int, place: int) -> None:
        assert self.tray.pop(place) == card
        self.discard.append(card)

    def on_card_pooled(self, seat: int, card: int, place: int) -> None:
        if place >= 0:
            assert self.tray.pop(place) == card
        else:
            self.deck -= 1
        self.pool[card] += 1

    def on_card_picked(self, seat: int, card: int) -> None:
        self.pool[card] -= 1  # a Swift Start pack is picked from nowhere
        if self.pool[card] < 0:
            self.pool[card] = 0
        self.into_hand(seat, card)

    def on_tucked_from_hand(self, seat: int, card: int, slot: int) -> None:
        self.leave_hand(seat, card)
        if card == UNKNOWN:
            self.seats[seat].hand.clear()  # any of the known ones may be the tucked one
        self.seats[seat].birds[slot].tucked += 1

    def on_tucked_from_deck(self, seat: int, slot: int) -> None:
        self.deck -= 1
        self.seats[seat].birds[slot].tucked += 1

    def on_deck_hunted(self, seat: int, card: int, slot: int, success: int) -> None:
        self.deck -= 1
        if success:
            self.seats[seat].birds[slot].tucked += 1
        else:
            self.discard.append(card)

    def on_debt(self, seat: int, n: int) -> None:
        self.seats[seat].debt += n

    def on_deck_rebuilt(self, seat: int, n: int) -> None:
        assert self.deck == 0
        assert len(self.discard) == n
        self.deck = n
        self.discard = []

    def on_bonus_deck_rebuilt(self, seat: int, n: int) -> None:
        assert self.bonus_deck == 0
        assert self.bonus_discard == n
        self.bonus_deck = n
        self.bonus_discard = 0

    def on_play_started(self, seat: int, card: int, habitat: int) -> None:
        """Everybody sees now which card it is; it lies in the hand until it is paid for."""
        self.seats[seat].hand[card] = 1

    # -- birds and eggs -------------------------------------------------------------------------------------------

    def on_bird_played(self, seat: int, card: int, slot: int) -> None:
        self.leave_hand(seat, card)
        birds = self.seats[seat].birds
        assert slot not in birds
        assert slot % 5 == 0 or slot - 1 in birds
        birds[slot] = Bird(card)

    def on_bird_moved(self, seat: int, card: int, slot: int, target: int) -> None:
        birds = self.seats[seat].birds
        assert target not in birds
        birds[target] = birds.pop(slot)
        assert birds[target].card == card

    def on_egg_laid(self, seat: int, slot: int) -> None:
        self.seats[seat].birds[slot].eggs += 1

    def on_egg_spent(self, seat: int, slot: int) -> None:
        self.seats[seat].birds[slot].eggs -= 1
        assert self.seats[seat].birds[slot].eggs >= 0

    def on_reaction(self, seat: int, card: int, slot: int) -> None:
        bird = self.seats[seat].birds[slot]
        assert bird.card == card
        assert not bird.used
        bird.used = True

    # -- what it comes to -----------------------------------------------------------------------------------------

    def as_view(self) -> dict[str, Any]:
        """The table in the shape of a view, as far as events tell it."""
        return {
            "round": self.round,
            "active": self.active,
            "start_seat": self.start_seat,
            "over": self.over,
            "deck_count": self.deck,
            "bonus_deck_count": self.bonus_deck,
            "discard": self.discard,
            "tray": [self.tray.get(place, -1) for place in range(3)],
            "feeder": sorted(self.feeder.elements()),
            "outside": sorted(self.outside.elements()),
            "pool": sorted(self.pool.elements()),
            "goals": [self.goals[r] for r in sorted(self.goals)],
            "scored": {r: list(map(list, zip(*self.counts[r], strict=True))) for r in sorted(self.counts)},
            "seats": [self.seat_as_view(seat) for seat in self.seats],
        }

    def seat_as_view(self, seat: Seat) -> dict[str, Any]:
        return {
            "food": [seat.food[k] for k in range(5)],
            "hand": sorted(seat.hand.elements()),
            "hand_count": seat.hand_count,
            "bonus": sorted(seat.bonus.elements()),
            "turns_left": seat.turns,
            "debt": seat.debt,
            "goals": seat.goal_points,
            "birds": [
                None
                if slot not in seat.birds
                else {
                    "card": seat.birds[slot].card,
                    "slot": slot,
                    "eggs": seat.birds[slot].eggs,
                    "cached": [seat.birds[slot].cached[k] for k in range(5)],
                    "tucked": seat.birds[slot].tucked,
                    "used": seat.birds[slot].used,
                }
                for slot in range(15)
            ],
        }


def of_view(view: dict[str, Any]) -> dict[str, Any]:
    """The part of a view that events tell."""
    goals = view["goals"]
    return {
        **{
            key: view[key]
            for key in ("round", "active", "start_seat", "over", "deck_count", "bonus_deck_count", "discard")
        },
        "tray": view["tray"],
        "feeder": sorted(view["feeder"]),
        "outside": sorted(view["outside"]),
        "pool": sorted(view["pool"]),
        "goals": [goal["goal"] for goal in goals],
        "scored": {goal["round"]: [goal["counts"], goal["points"]] for goal in goals if goal["scored"]},
        "seats": [
            {
                "food": seat["food"],
                "hand": seat["known_hand"] if seat["hand"] is None else seat["hand"],
                "hand_count": seat["hand_count"],
                "bonus": [UNKNOWN] * seat["bonus_count"] if seat["bonus"] is None else seat["bonus"],
                "turns_left": seat["turns_left"],
                "debt": seat["debt"],
                "goals": next(part["points"] for part in seat["score"]["parts"] if part["key"] == "goals"),
                "birds": seat["birds"],
            }
            for seat in view["seats"]
        ],
    }

"""The shape of a Wingspan view: plain data, ready for JSON. The web client's types are generated from this file.

Cards, bonus cards and goals are their table indices; -1 stands for nothing. Foods are 0..4 (invertebrate, seed, fish,
fruit, rodent), die faces 0..5 (5 = invertebrate/seed), habitats 0..2 (forest, grassland, wetland). A slot is
``habitat * 5 + column``.
"""

from __future__ import annotations

from typing import TypedDict

from volary.core.game import OptionValue
from volary.core.state import SeatScore


class BirdView(TypedDict):
    """A bird on a mat. ``cached`` counts the stored tokens of each food; ``used``: a between-turns power was used."""

    card: int
    slot: int
    eggs: int
    cached: list[int]
    tucked: int
    used: bool


class SeatView(TypedDict):
    """A seat's area. ``hand`` and ``bonus`` are None where the viewer may not see them.

    ``known_hand``: cards that everybody knows to be in the hand (taken face up, and nothing was tucked unseen since).
    ``debt``: cards still to be discarded at the end of the turn. ``turns_left``: action cubes left in this round.
    ``bonus_counts`` and ``bonus_scores``: what each card of ``bonus`` counts and brings now.
    """

    seat: int
    food: list[int]
    hand: list[int] | None
    hand_count: int
    known_hand: list[int]
    bonus: list[int] | None
    bonus_count: int
    birds: list[BirdView | None]
    turns_left: int
    debt: int
    score: SeatScore
    bonus_counts: list[int] | None
    bonus_scores: list[int] | None
    chosen: bool


class GoalView(TypedDict):
    """A round's goal: every seat's count and points, as scored, or as they would be if the round ended now."""

    round: int
    goal: int
    scored: bool
    counts: list[int]
    points: list[int]


class DraftView(TypedDict):
    """The viewer's opening choice: 5 birds and 2 bonus cards to keep from."""

    birds: list[int]
    bonus: list[int]
    chosen: bool


class PlayView(TypedDict):
    """A bird that is being paid for."""

    seat: int
    card: int
    habitat: int


class RowView(TypedDict):
    """A row whose powers run, right to left. ``slot`` is the bird whose power runs now, -1 between two."""

    seat: int
    habitat: int
    slot: int
    done: list[int]


class WingspanView(TypedDict):
    """Everything that one viewer may see. ``viewer`` is -1 for spectators."""

    game: str
    viewer: int
    options: dict[str, OptionValue]
    round: int
    active: int
    start_seat: int
    over: bool
    ranking: list[list[int]]
    seats: list[SeatView]
    deck_count: int
    discard: list[int]
    bonus_deck_count: int
    tray: list[int]
    feeder: list[int]
    outside: list[int]
    goals: list[GoalView]
    pool: list[int]
    offer: list[int]
    draft: DraftView | None
    playing: PlayView | None
    row: RowView | None

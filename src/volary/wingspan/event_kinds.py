"""The events of Wingspan: numbers, names, arguments, and which of them are secret or reveal something.

A structural event (turn, action, power, reaction) is the cause of what happens inside it: the tree is the log.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from volary.core.events import EventKind

EV_GOAL_LAID: Final[i64] = 0
EV_FEEDER_THROWN: Final[i64] = 1
EV_TRAY_FILLED: Final[i64] = 2
EV_CARD_DEALT: Final[i64] = 3
EV_BONUS_DRAWN: Final[i64] = 4
EV_BIRDS_KEPT: Final[i64] = 5
EV_BONUS_KEPT: Final[i64] = 6
EV_BONUS_REFUSED: Final[i64] = 7
EV_CARD_DISCARDED: Final[i64] = 8
EV_FOOD_GAINED: Final[i64] = 9
EV_FOOD_SPENT: Final[i64] = 10
EV_START_SEAT: Final[i64] = 11
EV_ROUND_STARTED: Final[i64] = 12
EV_TURN_STARTED: Final[i64] = 13
EV_ROW_ACTION: Final[i64] = 14
EV_PLAY_STARTED: Final[i64] = 15
EV_EGG_SPENT: Final[i64] = 16
EV_BIRD_PLAYED: Final[i64] = 17
EV_EGG_LAID: Final[i64] = 18
EV_CARD_TAKEN: Final[i64] = 19
EV_CARD_DRAWN: Final[i64] = 20
EV_POWER_USED: Final[i64] = 21
EV_POWER_DECLINED: Final[i64] = 22
EV_POWER_IDLE: Final[i64] = 23
EV_REACTION: Final[i64] = 24
EV_FOOD_CACHED: Final[i64] = 25
EV_TUCKED_FROM_HAND: Final[i64] = 26
EV_TUCKED_FROM_DECK: Final[i64] = 27
EV_DICE_HUNTED: Final[i64] = 28
EV_DECK_HUNTED: Final[i64] = 29
EV_BIRD_MOVED: Final[i64] = 30
EV_CARD_POOLED: Final[i64] = 31
EV_CARD_PICKED: Final[i64] = 32
EV_DEBT: Final[i64] = 33
EV_DECK_REBUILT: Final[i64] = 34
EV_GOAL_SCORED: Final[i64] = 35
EV_TRAY_DISCARDED: Final[i64] = 36
EV_ROUND_ENDED: Final[i64] = 37
EV_BONUS_SCORED: Final[i64] = 38
EV_GAME_ENDED: Final[i64] = 39
EV_CONVERSION: Final[i64] = 40
EV_BONUS_DECK_REBUILT: Final[i64] = 41
EV_STOPPED: Final[i64] = 42
EV_TURN_ENDED: Final[i64] = 43

FROM_SUPPLY: Final[i64] = -1
"""Where a token came from: the supply, or else the face of the die."""

EVENT_KINDS: Final[list[EventKind]] = [
    EventKind("goal_laid", ["goal", "round"], reveals=True),
    EventKind("feeder_thrown", ["faces"], reveals=True),
    EventKind("tray_filled", ["card", "place"], reveals=True),
    EventKind("card_dealt", ["card"], secret=True, reveals=True),
    EventKind("bonus_drawn", ["bonus"], secret=True, reveals=True),
    EventKind("birds_kept", ["birds", "foods"], reveals=True),
    EventKind("bonus_kept", ["bonus"], secret=True),
    EventKind("bonus_refused", ["bonus"], secret=True),
    EventKind("card_discarded", ["card"]),
    EventKind("food_gained", ["food", "source"]),
    EventKind("food_spent", ["food", "n"]),
    EventKind("start_seat", [], reveals=True),
    EventKind("round_started", ["round", "turns"]),
    EventKind("turn_started", ["round", "turns_left"]),
    EventKind("row_action", ["habitat", "n"]),
    EventKind("play_started", ["card", "habitat"]),
    EventKind("egg_spent", ["slot"]),
    EventKind("bird_played", ["card", "slot"]),
    EventKind("egg_laid", ["slot"]),
    EventKind("card_taken", ["card", "place"]),
    EventKind("card_drawn", ["card"], secret=True, reveals=True),
    EventKind("power_used", ["card", "slot"]),
    EventKind("power_declined", ["card", "slot"]),
    EventKind("power_idle", ["card", "slot"]),
    EventKind("reaction", ["card", "slot"]),
    EventKind("food_cached", ["food", "source", "slot"]),
    EventKind("tucked_from_hand", ["card", "slot"], secret=True),
    EventKind("tucked_from_deck", ["slot"], reveals=True),
    EventKind("dice_hunted", ["food", "n", "faces"], reveals=True),
    EventKind("deck_hunted", ["card", "slot", "success"], reveals=True),
    EventKind("bird_moved", ["card", "slot", "target"]),
    EventKind("card_pooled", ["card", "place"], reveals=True),
    EventKind("card_picked", ["card"]),
    EventKind("debt", ["n"]),
    EventKind("deck_rebuilt", ["n"], reveals=True),
    EventKind("goal_scored", ["goal", "round", "n", "points"]),
    EventKind("tray_discarded", ["card", "place"]),
    EventKind("round_ended", ["round"]),
    EventKind("bonus_scored", ["bonus", "n", "points"], reveals=True),
    EventKind("game_ended", []),
    EventKind("conversion", ["habitat"]),
    EventKind("bonus_deck_rebuilt", ["n"], reveals=True),
    EventKind("stopped", []),
    EventKind("turn_ended", []),
]

"""The numbers of Wingspan and their names: foods, habitats, nests, verbs, kinds of action, frame and stream."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Foods, and die faces: faces 0..4 are the foods, face 5 is invertebrate/seed.
INVERTEBRATE: Final[i64] = 0
SEED: Final[i64] = 1
FISH: Final[i64] = 2
FRUIT: Final[i64] = 3
RODENT: Final[i64] = 4
FOODS: Final[i64] = 5
DUAL_FACE: Final[i64] = 5
FACES: Final[i64] = 6
DICE: Final[i64] = 5
ALL_FOODS: Final[i64] = 31
FOOD_NAMES: Final[list[str]] = ["invertebrate", "seed", "fish", "fruit", "rodent"]
FACE_NAMES: Final[list[str]] = ["invertebrate", "seed", "fish", "fruit", "rodent", "invertebrate/seed"]

# Habitats are the rows of the mat; a slot is habitat * COLUMNS + column.
FOREST: Final[i64] = 0
GRASSLAND: Final[i64] = 1
WETLAND: Final[i64] = 2
HABITATS: Final[i64] = 3
COLUMNS: Final[i64] = 5
SLOTS: Final[i64] = 15
THIS_HABITAT: Final[i64] = 3
HABITAT_NAMES: Final[list[str]] = ["forest", "grassland", "wetland"]

NEST_NAMES: Final[list[str]] = ["bowl", "cavity", "ground", "platform", "star", "none"]
NESTS: Final[i64] = 4
"""Nest kinds that a rule can name; a star nest counts as each of them, none as nothing."""

ROUNDS: Final[i64] = 4
TRAY: Final[i64] = 3
NO_CARD: Final[i64] = -1

# When a power runs (its colour on the printed card: brown, white, pink).
WHEN_NONE: Final[i64] = 0
WHEN_ACTIVATED: Final[i64] = 1
WHEN_PLAYED: Final[i64] = 2
WHEN_BETWEEN_TURNS: Final[i64] = 3
WHEN_NAMES: Final[list[str]] = ["none", "activated", "played", "between_turns"]

# What a between-turns power waits for.
ON_PLAY_BIRD: Final[i64] = 0
ON_LAY_EGGS_ACTION: Final[i64] = 1
ON_GAIN_FOOD_ACTION: Final[i64] = 2
ON_PREDATOR_SUCCESS: Final[i64] = 3
TRIGGER_NAMES: Final[list[str]] = [
    "on_play_bird",
    "on_lay_eggs_action",
    "on_gain_food_action",
    "on_predator_success",
]

# Random streams.
DECK_STREAM: Final[i64] = 0
BONUS_STREAM: Final[i64] = 1
GOALS_STREAM: Final[i64] = 2
FEEDER_STREAM: Final[i64] = 3
ORDER_STREAM: Final[i64] = 4
STREAM_NAMES: Final[list[str]] = ["deck", "bonus", "goals", "feeder", "order"]

# Verbs of the power language (powers/program.py compiles records to them).
END: Final[i64] = 0
GAIN_FROM_SUPPLY: Final[i64] = 1
GAIN_FROM_FEEDER: Final[i64] = 2
GAIN_ALL_FROM_FEEDER: Final[i64] = 3
CACHE_FROM_SUPPLY: Final[i64] = 4
TRADE_FOOD: Final[i64] = 5
HUNT_DICE: Final[i64] = 6
HUNT_DECK: Final[i64] = 7
DRAW_CARDS: Final[i64] = 8
TAKE_WHOLE_TRAY: Final[i64] = 9
DRAFT_CARDS: Final[i64] = 10
DRAW_BONUS_CARDS: Final[i64] = 11
DISCARD_CARD_END_OF_TURN: Final[i64] = 12
TUCK_FROM_HAND: Final[i64] = 13
TUCK_FROM_DECK: Final[i64] = 14
LAY_EGG_ON_THIS: Final[i64] = 15
LAY_EGG_ON_ANY: Final[i64] = 16
LAY_EGG_ON_NEST: Final[i64] = 17
LAY_EGG_ON_EACH_NEST: Final[i64] = 18
PAY_FOOD: Final[i64] = 19
PAY_EGG: Final[i64] = 20
MOVE_THIS_BIRD: Final[i64] = 21
PLAY_BIRD: Final[i64] = 22
REPEAT_POWER: Final[i64] = 23
FOR_EACH_PLAYER: Final[i64] = 24
FOR_FEWEST_BIRDS: Final[i64] = 25
MAY: Final[i64] = 26
VERB_NAMES: Final[list[str]] = [
    "end",
    "gain_from_supply",
    "gain_from_feeder",
    "gain_all_from_feeder",
    "cache_from_supply",
    "trade_food",
    "hunt_dice",
    "hunt_deck",
    "draw_cards",
    "take_whole_tray",
    "draft_cards",
    "draw_bonus_cards",
    "discard_card_end_of_turn",
    "tuck_from_hand",
    "tuck_from_deck",
    "lay_egg_on_this",
    "lay_egg_on_any",
    "lay_egg_on_nest",
    "lay_egg_on_each_nest",
    "pay_food",
    "pay_egg",
    "move_this_bird",
    "play_bird",
    "repeat_power",
    "for_each_player",
    "for_fewest_birds",
    "may",
]
SOURCE_TRAY_OR_DECK: Final[i64] = 0
SOURCE_DECK: Final[i64] = 1
EGGS_FROM_ANY_BIRD: Final[i64] = 0
EGGS_FROM_OTHER_BIRDS: Final[i64] = 1
REPEAT_BROWN: Final[i64] = 0
REPEAT_PREDATOR: Final[i64] = 1
ORDER_FROM_OWNER: Final[i64] = 0
ORDER_FROM_CHOSEN: Final[i64] = 1

# Kinds of action. Within one decision the options ascend, so the order of kinds is the order of options.
ACT_KEEP: Final[i64] = 2
ACT_PLAY: Final[i64] = 3
ACT_ROW: Final[i64] = 4
ACT_TAKE_DIE: Final[i64] = 5
ACT_CACHE_DIE: Final[i64] = 6
ACT_REROLL: Final[i64] = 7
ACT_LAY: Final[i64] = 8
ACT_DRAW_TRAY: Final[i64] = 9
ACT_DRAW_DECK: Final[i64] = 10
ACT_PAY_FOOD: Final[i64] = 11
ACT_PAY_EGG: Final[i64] = 12
ACT_CONVERT_CARD: Final[i64] = 13
ACT_CONVERT_FOOD: Final[i64] = 14
ACT_CONVERT_EGG: Final[i64] = 15
ACT_GAIN: Final[i64] = 16
ACT_TRADE: Final[i64] = 17
ACT_DISCARD: Final[i64] = 18
ACT_TUCK: Final[i64] = 19
ACT_KEEP_BONUS: Final[i64] = 20
ACT_PICK: Final[i64] = 21
ACT_CHOOSE_SEAT: Final[i64] = 22
ACT_MOVE: Final[i64] = 23
ACT_REPEAT: Final[i64] = 24
ACT_REACT: Final[i64] = 25
ACT_ACCEPT: Final[i64] = 26
ACT_DECLINE: Final[i64] = 27
ACT_STOP: Final[i64] = 28
ACT_PASS: Final[i64] = 29
ACTION_NAMES: Final[list[str]] = [
    "",
    "chance",
    "keep",
    "play",
    "row",
    "take_die",
    "cache_die",
    "reroll",
    "lay",
    "draw_tray",
    "draw_deck",
    "pay_food",
    "pay_egg",
    "convert_card",
    "convert_food",
    "convert_egg",
    "gain",
    "trade",
    "discard",
    "tuck",
    "keep_bonus",
    "pick",
    "choose_seat",
    "move",
    "repeat",
    "react",
    "accept",
    "decline",
    "stop",
    "pass",
]
ROW_ACTION_NAMES: Final[list[str]] = ["gain_food", "lay_eggs", "draw_cards"]

# Kinds of frame: indices into the list of handlers (game.py).
F_SETUP: Final[i64] = 0
F_GOAL: Final[i64] = 1
F_THROW: Final[i64] = 2
F_CARD: Final[i64] = 3
F_BONUS: Final[i64] = 4
F_DRAFT: Final[i64] = 5
F_START_SEAT: Final[i64] = 6
F_ROUND: Final[i64] = 7
F_TURN: Final[i64] = 8
F_ROW_ACTION: Final[i64] = 9
F_CONVERT: Final[i64] = 10
F_ROW_POWERS: Final[i64] = 11
F_END_TURN: Final[i64] = 12
F_ROUND_END: Final[i64] = 13
F_TAKE_DICE: Final[i64] = 14
F_LAY: Final[i64] = 15
F_DRAW: Final[i64] = 16
F_PLAY: Final[i64] = 17
F_PAY_FOOD: Final[i64] = 18
F_PAY_EGG: Final[i64] = 19
F_REACT: Final[i64] = 20
F_POWER: Final[i64] = 21
F_STEPS: Final[i64] = 22
F_GAIN: Final[i64] = 23
F_TRADE: Final[i64] = 24
F_TUCK: Final[i64] = 25
F_DISCARD: Final[i64] = 26
F_KEEP_BONUS: Final[i64] = 27
F_POOL: Final[i64] = 28
F_PICK: Final[i64] = 29
F_EACH: Final[i64] = 30
F_MOVE: Final[i64] = 31
F_REPEAT: Final[i64] = 32
F_EXTRA_PLAY: Final[i64] = 33
F_MAY: Final[i64] = 34
F_TAKE_ALL: Final[i64] = 35
F_HUNT_DICE: Final[i64] = 36

# Where a card drawn from the deck goes (frame F_CARD).
TO_HAND: Final[i64] = 0
TO_TRAY: Final[i64] = 1
TO_TUCK: Final[i64] = 2
TO_HUNT: Final[i64] = 3
TO_POOL: Final[i64] = 4

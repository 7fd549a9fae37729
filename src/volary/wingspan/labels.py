"""Prompts and labels: what a decision asks and what each option means, as keys, arguments, words and references.

The words are stable English keywords: scenarios and the text client accept them; they are never translated.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from volary.core.actions import (
    CHANCE,
    CHANCE_KIND,
    Arg,
    Label,
    Prompt,
    Ref,
    Source,
    field_a,
    field_b,
    fields_of,
    kind_of,
)
from volary.core.errors import IllegalAction
from volary.core.state import FRAME, KIND, SEAT, A, B, C, D
from volary.wingspan.birdfeeder import one_face
from volary.wingspan.food_cost import TOKEN_BITS
from volary.wingspan.ids import (
    ACT_CACHE_DIE,
    ACT_CHOOSE_SEAT,
    ACT_CONVERT_CARD,
    ACT_CONVERT_EGG,
    ACT_CONVERT_FOOD,
    ACT_DISCARD,
    ACT_DRAW_DECK,
    ACT_DRAW_TRAY,
    ACT_GAIN,
    ACT_KEEP,
    ACT_KEEP_BONUS,
    ACT_LAY,
    ACT_MOVE,
    ACT_PAY_EGG,
    ACT_PAY_FOOD,
    ACT_PICK,
    ACT_PLAY,
    ACT_REACT,
    ACT_REPEAT,
    ACT_REROLL,
    ACT_ROW,
    ACT_TAKE_DIE,
    ACT_TRADE,
    ACT_TUCK,
    ACTION_NAMES,
    COLUMNS,
    DRAFT_CARDS,
    DRAW_BONUS_CARDS,
    DRAW_CARDS,
    END,
    F_CONVERT,
    F_DISCARD,
    F_DRAFT,
    F_DRAW,
    F_EACH,
    F_EXTRA_PLAY,
    F_GAIN,
    F_KEEP_BONUS,
    F_LAY,
    F_MAY,
    F_MOVE,
    F_PAY_EGG,
    F_PAY_FOOD,
    F_PICK,
    F_PLAY,
    F_POOL,
    F_POWER,
    F_REACT,
    F_REPEAT,
    F_STEPS,
    F_TAKE_ALL,
    F_TAKE_DICE,
    F_TRADE,
    F_TUCK,
    F_TURN,
    FOOD_NAMES,
    FOODS,
    FOR_EACH_PLAYER,
    FOR_FEWEST_BIRDS,
    GAIN_ALL_FROM_FEEDER,
    GAIN_FROM_FEEDER,
    HABITAT_NAMES,
    HUNT_DECK,
    HUNT_DICE,
    REPEAT_POWER,
    ROW_ACTION_NAMES,
    TRIGGER_NAMES,
    TUCK_FROM_DECK,
)
from volary.wingspan.setup import BONUS_BIT, DEALT_BIRDS
from volary.wingspan.state import WingspanState
from volary.wingspan.tables import BIRDS, BONUS, CARDS, OP_OK, OP_VERB, POWER

# frame -> (the rule that asks)
RULES: Final[dict[int, str]] = {
    F_DRAFT: "RULES 1.5",
    F_TURN: "RULES 2.2",
    F_CONVERT: "RULES 4.7",
    F_TAKE_DICE: "RULES 4.2",
    F_TAKE_ALL: "POWERS 3",
    F_LAY: "RULES 5.2",
    F_DRAW: "RULES 6.2",
    F_PAY_FOOD: "RULES 3.3",
    F_PAY_EGG: "RULES 3.2",
    F_POWER: "POWERS 2.1",
    F_MAY: "POWERS 9",
    F_GAIN: "POWERS 3",
    F_TRADE: "POWERS 3",
    F_TUCK: "POWERS 5",
    F_DISCARD: "RULES 2.4",
    F_KEEP_BONUS: "POWERS 5",
    F_POOL: "POWERS 5",
    F_PICK: "POWERS 5",
    F_EACH: "POWERS 9",
    F_MOVE: "POWERS 8",
    F_REPEAT: "POWERS 8",
    F_EXTRA_PLAY: "POWERS 8",
    F_REACT: "POWERS 10",
}
SEAT_LETTERS: Final = "ABCDE"
REVEALING: Final = {
    GAIN_FROM_FEEDER,
    GAIN_ALL_FROM_FEEDER,
    HUNT_DICE,
    HUNT_DECK,
    DRAW_CARDS,
    DRAFT_CARDS,
    DRAW_BONUS_CARDS,
    TUCK_FROM_DECK,
    REPEAT_POWER,
    FOR_EACH_PLAYER,
    FOR_FEWEST_BIRDS,
}
"""Verbs after which there is no way back: a card is seen, dice are thrown, or somebody else decides."""


def message_key(prefix: str, name: str) -> str:
    """Id of a message: ``option-take-die``."""
    return (prefix + "-" + name).replace("_", "-")


def slot_words(slot: i64) -> str:
    """A slot as people write it: habitat and column from 1."""
    return f"{HABITAT_NAMES[slot // COLUMNS]} {slot % COLUMNS + 1}"


def food_list(action: i64) -> list[int]:
    """The tokens of a payment, one entry a token."""
    foods: list[int] = []
    for k in range(FOODS):
        foods += [int(k)] * int(action >> (TOKEN_BITS * k) & 15)
    return foods


def kept(s: WingspanState, seat: i64, action: i64) -> tuple[list[int], list[int], int]:
    """Birds, foods and bonus card of an opening choice."""
    p = s.players[seat]
    mask = fields_of(action)
    if s.swift_start:
        birds = [int(c) for c in p.hand]
        foods = [int(k) for k in range(FOODS) if p.food[k] > 0]
    else:
        birds = [int(p.hand[i]) for i in range(DEALT_BIRDS) if mask >> i & 1]
        foods = [int(k) for k in range(FOODS) if mask >> (DEALT_BIRDS + k) & 1]
    return birds, foods, int(p.offer[mask >> BONUS_BIT & 1])


def make(action: i64, kind: str, args: dict[str, Arg], words: str, ref: Ref | None) -> Label:
    return {
        "action": int(action),
        "kind": kind,
        "key": message_key("option", kind),
        "args": args,
        "words": words,
        "ref": ref,
    }


def label_of(s: WingspanState, seat: i64, action: i64) -> Label:
    """The option as a label. Raises IllegalAction for an int that is no action of Wingspan."""
    kind = kind_of(action)
    if kind < 1 or kind >= len(ACTION_NAMES):
        raise IllegalAction(f"{action} is not an action of Wingspan")
    name = ACTION_NAMES[kind]
    a = int(field_a(action))
    b = int(field_b(action))
    if kind in (ACT_PLAY, ACT_CONVERT_CARD, ACT_DISCARD, ACT_TUCK, ACT_DRAW_TRAY, ACT_PICK):
        return card_label(action, name, a, b)
    if kind in (ACT_LAY, ACT_PAY_EGG, ACT_CONVERT_EGG, ACT_REPEAT, ACT_REACT):
        words = f"{name.replace('_', '-')} {slot_words(a)}"
        return make(action, name, {"slot": a}, words, {"type": "slot", "seat": int(seat), "slot": a})
    if kind in (ACT_TAKE_DIE, ACT_CACHE_DIE):
        verb = "take" if kind == ACT_TAKE_DIE else "cache"
        words = f"{verb} {FOOD_NAMES[a]}" + (" from dual" if a != b else "")
        return make(action, name, {"food": a, "face": b}, words, {"type": "die", "face": b, "food": a})
    if kind in (ACT_GAIN, ACT_CONVERT_FOOD):
        words = f"{name.replace('_', '-')} {FOOD_NAMES[a]}"
        return make(action, name, {"food": a}, words, {"type": "food", "food": a})
    return other_label(s, seat, action, name, a, b)


def card_label(action: i64, name: str, card: int, habitat: int) -> Label:
    """An option that is about a bird card."""
    kind = kind_of(action)
    bird = str(BIRDS[card]["id"]) if card < CARDS else str(card)
    if kind == ACT_PLAY:
        ref: Ref = {"type": "hand", "card": card, "habitat": habitat}
        return make(action, name, {"card": card, "habitat": habitat}, f"play {bird} {HABITAT_NAMES[habitat]}", ref)
    if kind == ACT_DRAW_TRAY:
        return make(action, name, {"card": card}, f"draw {bird}", {"type": "tray", "card": card})
    place = "pool" if kind == ACT_PICK else "hand"
    return make(action, name, {"card": card}, f"{name.replace('_', '-')} {bird}", {"type": place, "card": card})


def other_label(s: WingspanState, seat: i64, action: i64, name: str, a: int, b: int) -> Label:
    """Options that are about neither a card, a slot nor a single food."""
    kind = kind_of(action)
    if kind == ACT_ROW:
        row = ROW_ACTION_NAMES[a]
        return make(action, row, {"habitat": a}, row.replace("_", " "), {"type": "action", "habitat": a})
    if kind == ACT_KEEP:
        birds, foods, bonus = kept(s, seat, action)
        names = [str(BIRDS[c]["id"]) for c in birds] + [FOOD_NAMES[k] for k in foods] + [str(BONUS[bonus]["id"])]
        return make(action, name, {"birds": birds, "foods": foods, "bonus": bonus}, "keep " + " ".join(names), None)
    if kind == ACT_PAY_FOOD:
        tokens = food_list(action)
        words = "pay " + (" ".join(FOOD_NAMES[k] for k in tokens) or "nothing")
        return make(action, name, {"foods": tokens}, words, None)
    if kind == ACT_TRADE:
        ref: Ref = {"type": "food", "food": a}
        return make(action, name, {"give": a, "get": b}, f"trade {FOOD_NAMES[a]} {FOOD_NAMES[b]}", ref)
    if kind == ACT_KEEP_BONUS:
        return make(action, name, {"bonus": a}, f"keep-bonus {BONUS[a]['id']}", {"type": "bonus", "id": a})
    if kind == ACT_CHOOSE_SEAT:
        return make(action, name, {"seat": a}, f"choose {SEAT_LETTERS[a]}", {"type": "seat", "seat": a})
    if kind == ACT_MOVE:
        ref = {"type": "habitat", "seat": int(seat), "habitat": a}
        return make(action, name, {"habitat": a}, f"move {HABITAT_NAMES[a]}", ref)
    if kind == ACT_DRAW_DECK:
        return make(action, name, {}, "draw deck", {"type": "deck"})
    if kind == ACT_REROLL:
        return make(action, name, {}, "reroll", {"type": "feeder"})
    if kind == CHANCE_KIND:
        return make(action, name, {"n": int(fields_of(action))}, f"chance {fields_of(action)}", None)
    return make(action, name, {}, name.replace("_", "-"), None)


# -- prompts ------------------------------------------------------------------------------------------------------


def asking_bird(s: WingspanState, f: i64) -> tuple[int, int, int]:
    """Owner, slot and card of the bird whose power the frame at ``f`` serves; -1 where there is none."""
    while f >= 0:
        kind = s.stack[f + KIND]
        if kind == F_STEPS:
            owner = s.stack[f + C]
            slot = s.stack[f + B]
            return int(owner), int(slot), int(s.players[owner].birds[slot])
        if kind == F_POWER:
            return int(s.stack[f + SEAT]), int(s.stack[f + B]), int(s.stack[f + A])
        if kind == F_EXTRA_PLAY:
            return int(s.stack[f + SEAT]), int(s.stack[f + B]), int(s.stack[f + C])
        if kind in (F_TURN, F_REACT, F_PLAY):
            break
        f -= FRAME
    return -1, -1, -1


def source_of(s: WingspanState) -> Source:
    """The rule that asks, and the bird if a power does."""
    source: Source = {"rule": RULES.get(int(s.stack[s.top]), "RULES")}
    owner, slot, card = asking_bird(s, s.top)
    if card >= 0:
        source["card"] = card
        source["seat"] = owner
        source["slot"] = slot
    return source


def prompt_args(s: WingspanState, f: i64) -> dict[str, Arg]:
    """What the prompt's message names: how many are left, which card, which habitat."""
    kind = s.stack[f]
    a = int(s.stack[f + A])
    if kind in (F_TAKE_DICE, F_LAY, F_DRAW, F_GAIN, F_TRADE, F_TUCK, F_KEEP_BONUS, F_POOL, F_PAY_EGG):
        return {"n": a}
    if kind == F_TAKE_ALL:
        return {"n": int(s.stack[f + C] + s.stack[f + D])}
    if kind == F_DISCARD:
        return {"n": int(s.players[s.stack[f + SEAT]].debt)}
    if kind in (F_PAY_FOOD, F_POWER):
        return {"card": a}
    if kind == F_MAY:
        return {"card": int(s.stack[f + C])}
    if kind == F_EXTRA_PLAY:
        return {"card": int(s.stack[f + C]), "habitat": a}
    if kind == F_CONVERT:
        return {"habitat": a}
    if kind == F_TURN:
        return {"n": int(s.players[s.stack[f + SEAT]].cubes)}
    if kind == F_REACT:
        return {"trigger": TRIGGER_NAMES[a], "seat": int(s.stack[f + SEAT])}
    return {}


def message_of(s: WingspanState, kind: str, options: int) -> str:
    """Which message asks: a conversion says what is traded, an extra play that no card fits says so."""
    if kind == "convert":
        return "convert_" + ROW_ACTION_NAMES[s.stack[s.top + A]]
    if kind == "extra_play" and options == 1:
        return "extra_play_none"
    return kind


def prompt_kind(s: WingspanState, f: i64) -> str:
    """Kind of the prompt: the handler's name, but an extra play and a conversion have messages of their own."""
    kind = s.stack[f]
    if kind == F_EXTRA_PLAY:
        return "extra_play"
    if kind == F_CONVERT:
        return "convert"
    return s.handlers[kind].name


def program_reveals(op: i64) -> bool:
    """Whether a power, carried out in full, may show a card, throw dice or let others choose."""
    while op != END:
        if OP_VERB[op] in REVEALING:
            return True
        op = OP_OK[op]
    return False


def reveals(s: WingspanState) -> bool:
    """Whether some option shows a card or throws dice: an undo boundary."""
    f = s.top
    kind = s.stack[f]
    if kind in (F_TAKE_DICE, F_TAKE_ALL):
        return one_face(s)
    if kind in (F_DRAW, F_POOL):
        return len(s.deck) + len(s.discard) > 0
    if kind == F_POWER:
        return program_reveals(POWER[s.stack[f + A]])
    return kind == F_MAY and program_reveals(s.stack[f + A])


def prompt_of(s: WingspanState, seat: i64) -> Prompt:
    """The decision that ``seat`` is asked for. Raises IllegalAction if it is not asked."""
    if seat < 0 or s.deciders() >> seat & 1 == 0 or seat == CHANCE:
        raise IllegalAction(f"seat {seat} is not asked now")
    kind = prompt_kind(s, s.top)
    options = [label_of(s, seat, action) for action in s.legal_actions(seat)]
    picks = 6 if s.stack[s.top] == F_DRAFT else 1
    return {
        "seat": int(seat),
        "kind": kind,
        "key": message_key("prompt", message_of(s, kind, len(options))),
        "args": prompt_args(s, s.top),
        "source": source_of(s),
        "minimum": picks,
        "maximum": picks,
        "reveals": reveals(s),
        "options": options,
    }

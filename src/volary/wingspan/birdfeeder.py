"""The birdfeeder (RULES 4.2 to 4.4, 5.3 of POWERS): throwing dice, taking dice, hunting with the dice outside.

The feeder is never empty between steps: whoever takes the last die throws all five at once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.actions import field_a, field_b, kind_of, pack
from volary.core.events import Sink
from volary.core.frames import ChanceHandler
from volary.core.state import ASK, DONE, FRAME, SEAT, A, B, C, D, E, Handler, State
from volary.wingspan.event_kinds import FROM_SUPPLY
from volary.wingspan.ids import (
    ACT_CACHE_DIE,
    ACT_REROLL,
    ACT_STOP,
    ACT_TAKE_DIE,
    DICE,
    DUAL_FACE,
    F_HUNT_DICE,
    F_THROW,
    FACES,
    FEEDER_STREAM,
    INVERTEBRATE,
    SEED,
)
from volary.wingspan.ledger import cache_food, empty_feeder, gain_food, report_hunt, report_stop, report_throw, take_die
from volary.wingspan.state import WingspanState, wingspan

# Flags of a take-dice frame.
MAY_STOP: Final[i64] = 1
MAY_CACHE: Final[i64] = 2
FROM_MAT: Final[i64] = 4
"""The dice of the forest action: the row action frame below notes the foods for between-turns powers."""


def dice_in(s: WingspanState) -> i64:
    """Number of dice in the feeder."""
    n: i64 = 0
    for face in range(FACES):
        n += s.feeder[face]
    return n


def one_face(s: WingspanState) -> bool:
    """Whether all dice in the feeder show the same face; the dual face equals only itself (RULES 4.3)."""
    n = dice_in(s)
    for face in range(FACES):
        if s.feeder[face] == n:
            return True
    return False


def offered(s: WingspanState) -> i64:
    """Mask of the foods that some die in the feeder offers."""
    mask: i64 = 0
    one: i64 = 1
    for face in range(DUAL_FACE):
        if s.feeder[face] > 0:
            mask |= one << face
    if s.feeder[DUAL_FACE] > 0:
        mask |= 3
    return mask


def can_take(s: WingspanState, foods: i64) -> bool:
    """Whether a player about to take one of ``foods`` could get it, perhaps after a throw that is allowed now."""
    return offered(s) & foods != 0 or one_face(s)


def throw_feeder(s: WingspanState) -> None:
    """Throw all five dice: an empty feeder, or a player's choice."""
    empty_feeder(s)
    s.push(F_THROW, s.active, DICE)


@final
class Throw(ChanceHandler):
    """Dice thrown into the feeder, one after the other. a: dice still to throw."""

    name = "throw"
    stream = FEEDER_STREAM

    def count(self, state: State, f: i64) -> i64:
        return FACES

    def outcome(self, state: State, f: i64, index: i64) -> i64:
        return index

    def settle(self, state: State, f: i64, outcome: i64, sink: Sink) -> None:
        s = wingspan(state)
        s.feeder[outcome] += 1
        s.stack[f + A] -= 1
        if s.stack[f + A] == 0:
            s.pop()
            report_throw(s, sink)


@final
class HuntDice(ChanceHandler):
    """The dice outside the feeder, thrown for a hunt; they stay outside. a: left to throw, b: food, c: slot."""

    name = "hunt_dice"
    stream = FEEDER_STREAM

    def count(self, state: State, f: i64) -> i64:
        return FACES

    def outcome(self, state: State, f: i64, index: i64) -> i64:
        return index

    def settle(self, state: State, f: i64, outcome: i64, sink: Sink) -> None:
        s = wingspan(state)
        s.outside[outcome] += 1
        s.stack[f + A] -= 1
        if s.stack[f + A] > 0:
            return
        seat = s.stack[f + SEAT]
        food = s.stack[f + B]
        slot = s.stack[f + C]
        s.pop()
        report_hunt(s, sink, seat, food)
        if s.outside[food] > 0:
            cache_food(s, sink, seat, slot, food, FROM_SUPPLY)
            s.hunted = 1
            s.result = 1


def hunt_with_dice(s: WingspanState, seat: i64, food: i64, slot: i64) -> None:
    """Throw every die that is not in the feeder; without one there is no success (POWERS 4)."""
    n = DICE - dice_in(s)
    if n == 0:
        return
    for face in range(FACES):
        s.outside[face] = 0
    s.push(F_HUNT_DICE, seat, n, food, slot)


def die_options(s: WingspanState, kind: i64, foods: i64, out: vec[i64], n: i64) -> i64:
    """Append the options to take a die of ``foods``; returns the new number of options."""
    for face in range(DUAL_FACE):
        if s.feeder[face] > 0 and foods >> face & 1:
            out[n] = pack(kind, face, face)
            n += 1
    if s.feeder[DUAL_FACE] > 0:
        if foods >> INVERTEBRATE & 1:
            out[n] = pack(kind, INVERTEBRATE, DUAL_FACE)
            n += 1
        if foods >> SEED & 1:
            out[n] = pack(kind, SEED, DUAL_FACE)
            n += 1
    return n


@final
class TakeDice(Handler):
    """Take dice one by one, each preceded by the feeder's checks.

    a: dice still owed, b: mask of allowed foods, c: flags, d: slot that may store the token, e: dice taken.
    """

    name = "take_die"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if s.stack[f + A] == 0 or not can_take(s, s.stack[f + B]):
            s.result = 1 if s.stack[f + E] > 0 else 0
            return DONE
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        foods = s.stack[f + B]
        flags = s.stack[f + C]
        n = die_options(s, ACT_TAKE_DIE, foods, out, 0)
        takes = n
        if flags & MAY_CACHE:
            n = die_options(s, ACT_CACHE_DIE, foods, out, n)
        if one_face(s):
            out[n] = pack(ACT_REROLL)
            n += 1
        if flags & MAY_STOP or takes == 0:
            out[n] = pack(ACT_STOP)
            n += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        kind = kind_of(action)
        if kind == ACT_STOP:
            report_stop(s, sink, seat)
            s.stack[f + A] = 0
            return
        s.stack[f + C] |= MAY_STOP
        if kind == ACT_REROLL:
            throw_feeder(s)
            return
        food = field_a(action)
        face = field_b(action)
        take_die(s, face)
        if kind == ACT_CACHE_DIE:
            cache_food(s, sink, seat, s.stack[f + D], food, face)
        else:
            gain_food(s, sink, seat, food, face)
        s.stack[f + A] -= 1
        s.stack[f + E] += 1
        if s.stack[f + C] & FROM_MAT:
            one: i64 = 1
            s.stack[f - FRAME + D] |= one << food
        if dice_in(s) == 0:
            throw_feeder(s)


@final
class TakeAllDice(Handler):
    """Take every die that offers one food (POWERS 3, gain_all_from_feeder).

    a: food, b: 0 before the first die leaves, then 1; c, d: dice of the food and dual dice still to take, fixed before
    the first one leaves; e: 1 once something was taken or thrown.
    """

    name = "take_die"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        food = s.stack[f + A]
        if s.stack[f + B] == 0:
            if not can_take(s, self.foods(s, f)):
                s.result = s.stack[f + E]
                return DONE
            s.stack[f + C] = s.feeder[food]
            s.stack[f + D] = s.feeder[DUAL_FACE] if food <= SEED else 0
            return ASK
        if s.stack[f + C] + s.stack[f + D] == 0:
            s.result = 1
            return DONE
        return ASK

    def foods(self, s: WingspanState, f: i64) -> i64:
        one: i64 = 1
        return one << s.stack[f + A]

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        food = s.stack[f + A]
        n: i64 = 0
        if s.stack[f + C] > 0:
            out[n] = pack(ACT_TAKE_DIE, food, food)
            n += 1
        if s.stack[f + D] > 0:
            out[n] = pack(ACT_TAKE_DIE, food, DUAL_FACE)
            n += 1
        takes = n
        if s.stack[f + B] == 0 and one_face(s):
            out[n] = pack(ACT_REROLL)
            n += 1
        if s.stack[f + E] or takes == 0:
            out[n] = pack(ACT_STOP)
            n += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        kind = kind_of(action)
        if kind == ACT_STOP:
            report_stop(s, sink, seat)
            s.stack[f + B] = 1
            s.stack[f + C] = 0
            s.stack[f + D] = 0
            return
        s.stack[f + E] = 1
        if kind == ACT_REROLL:
            throw_feeder(s)
            return
        face = field_b(action)
        s.stack[f + B] = 1
        s.stack[f + (D if face == DUAL_FACE else C)] -= 1
        take_die(s, face)
        gain_food(s, sink, seat, field_a(action), face)
        if dice_in(s) == 0:
            throw_feeder(s)

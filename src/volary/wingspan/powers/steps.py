"""Running a power: the owner's choice to use it, its steps one after the other, and the verbs that act at once."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.actions import kind_of, pack
from volary.core.events import EVERYBODY, Sink
from volary.core.state import ASK, CAUSE, DONE, FRAME, RUN, SEAT, A, B, C, D, E, Handler, State
from volary.core.vectors import bit_count
from volary.wingspan.birdfeeder import MAY_CACHE, MAY_STOP, hunt_with_dice
from volary.wingspan.deck import take_whole_tray, tray_cards
from volary.wingspan.event_kinds import EV_POWER_DECLINED, EV_POWER_IDLE, EV_POWER_USED, FROM_SUPPLY
from volary.wingspan.ids import (
    ACT_ACCEPT,
    ACT_DECLINE,
    CACHE_FROM_SUPPLY,
    DISCARD_CARD_END_OF_TURN,
    DRAFT_CARDS,
    DRAW_BONUS_CARDS,
    DRAW_CARDS,
    END,
    F_BONUS,
    F_CARD,
    F_DRAW,
    F_EACH,
    F_GAIN,
    F_KEEP_BONUS,
    F_LAY,
    F_MAY,
    F_MOVE,
    F_PAY_EGG,
    F_POOL,
    F_REACT,
    F_REPEAT,
    F_STEPS,
    F_TAKE_ALL,
    F_TAKE_DICE,
    F_TRADE,
    F_TUCK,
    FOR_EACH_PLAYER,
    FOR_FEWEST_BIRDS,
    GAIN_ALL_FROM_FEEDER,
    GAIN_FROM_FEEDER,
    GAIN_FROM_SUPPLY,
    HUNT_DECK,
    HUNT_DICE,
    LAY_EGG_ON_EACH_NEST,
    MAY,
    MOVE_THIS_BIRD,
    ON_PREDATOR_SUCCESS,
    ORDER_FROM_CHOSEN,
    PAY_EGG,
    PAY_FOOD,
    PLAY_BIRD,
    REPEAT_POWER,
    TAKE_WHOLE_TRAY,
    TO_HUNT,
    TO_TUCK,
    TRADE_FOOD,
    TUCK_FROM_DECK,
    TUCK_FROM_HAND,
)
from volary.wingspan.ledger import cache_food, owe_discards, spend_food
from volary.wingspan.nest import LAY_MAY_STOP, ONE_EACH, slots_with_room
from volary.wingspan.play import push_extra_play
from volary.wingspan.powers.usable import egg_slots, participants, paying_slots, step_usable, usable
from volary.wingspan.state import WingspanState, wingspan
from volary.wingspan.tables import OP_A, OP_B, OP_C, OP_FAIL, OP_OK, OP_VERB, POWER

# Phases of a power frame.
OFFER: Final[i64] = 0
REPEATED: Final[i64] = 1
RUNNING: Final[i64] = 2


@final
class PowerFrame(Handler):
    """The power of one bird, brown or white: use it or not (POWERS 2.1), then reactions to a successful hunt.

    a: card, b: slot, c: phase, d: mask of the birds of the repeat chain. An extra play asks for bird or refusal in one
    decision of its own, and a repeated power was accepted when it was chosen.
    """

    name = "accept"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        seat = s.stack[f + SEAT]
        card = s.stack[f + A]
        slot = s.stack[f + B]
        if s.stack[f + C] == RUNNING:
            return self.finish(s, f)
        if not usable(s, seat, slot, POWER[card], s.stack[f + D]):
            s.emit(sink, EV_POWER_IDLE, seat, card, slot, 0, 0, EVERYBODY)
            s.result = 0
            return DONE
        if OP_VERB[POWER[card]] == PLAY_BIRD:
            s.stack[f + C] = RUNNING
            push_extra_play(s, seat, OP_A[POWER[card]], slot)
            return RUN
        if s.stack[f + C] == REPEATED:
            self.use(s, f, sink)
            return RUN
        return ASK

    def finish(self, s: WingspanState, f: i64) -> i64:
        if s.hunted == 0:
            return DONE
        s.hunted = 0
        s.pop()
        s.push(F_REACT, s.active, ON_PREDATOR_SUCCESS, -1, 1)
        return RUN

    def use(self, s: WingspanState, f: i64, sink: Sink) -> None:
        seat = s.stack[f + SEAT]
        card = s.stack[f + A]
        slot = s.stack[f + B]
        one: i64 = 1
        s.stack[f + C] = RUNNING
        s.cause = s.emit(sink, EV_POWER_USED, seat, card, slot, 0, 0, EVERYBODY)
        s.stack[f + CAUSE] = s.cause
        s.hunted = 0
        s.push(F_STEPS, seat, POWER[card], slot, seat, s.stack[f + D] | one << slot)

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = pack(ACT_ACCEPT)
        out[1] = pack(ACT_DECLINE)
        return 2

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        if kind_of(action) == ACT_ACCEPT:
            self.use(s, f, sink)
            return
        s.emit(sink, EV_POWER_DECLINED, seat, s.stack[f + A], s.stack[f + B], 0, 0, EVERYBODY)
        s.result = 0
        s.pop()


@final
class MayFrame(Handler):
    """An additional part of a power, to be accepted or not. a: first operation of the part, b: slot, c: card."""

    name = "accept"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if not usable(s, s.stack[f + SEAT], s.stack[f + B], s.stack[f + A], 0):
            s.result = 0
            return DONE
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = pack(ACT_ACCEPT)
        out[1] = pack(ACT_DECLINE)
        return 2

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        s.result = 1 if kind_of(action) == ACT_ACCEPT else 0
        s.pop()


@final
class Steps(Handler):
    """The steps of a program for one acting player.

    seat: acting player, a: operation, b: slot of the bird, c: owner of the bird, d: mask of the repeat chain,
    e: 1 while the operation runs. ``state.result`` tells whether it was carried out completely.
    """

    name = "steps"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        op = s.stack[f + A]
        if s.stack[f + E] == 1:
            op = OP_OK[op] if s.result else OP_FAIL[op]
            s.stack[f + A] = op
            s.stack[f + E] = 0
        if op == END:
            return DONE
        s.stack[f + E] = 1
        s.result = 0
        seat = s.stack[f + SEAT]
        slot = s.stack[f + B]
        if step_usable(s, seat, slot, op, s.stack[f + D]) or OP_VERB[op] == DISCARD_CARD_END_OF_TURN:
            start(s, sink, f, op, seat, slot)
        return RUN


def start(s: WingspanState, sink: Sink, f: i64, op: i64, seat: i64, slot: i64) -> None:
    """Begin a step that can be carried out: act at once, or push the frame that asks."""
    verb = OP_VERB[op]
    if verb <= HUNT_DECK:
        start_food(s, sink, f, op, seat, slot)
    elif verb <= TUCK_FROM_DECK:
        start_cards(s, sink, f, op, seat, slot)
    elif verb <= LAY_EGG_ON_EACH_NEST:
        start_eggs(s, f, op, seat, slot)
    else:
        start_other(s, sink, f, op, seat, slot)


def gift(s: WingspanState, f: i64, seat: i64) -> bool:
    """Whether the acting player was given this by another's power, and so may decline it (POWERS 2.2)."""
    return s.stack[f + C] != seat


def share(s: WingspanState, f: i64, seat: i64) -> bool:
    """Like ``gift``, for what may be worth declining: the owner too may use such a power for the others only.

    The owner's tokens from the supply are taken without asking; nobody is worse off for them.
    """
    return gift(s, f, seat) or (f > 0 and s.stack[f - FRAME] == F_EACH)


def start_food(s: WingspanState, sink: Sink, f: i64, op: i64, seat: i64, slot: i64) -> None:
    verb = OP_VERB[op]
    a = OP_A[op]
    n = OP_B[op]
    may_stop: i64 = MAY_STOP if share(s, f, seat) else 0
    if verb == GAIN_FROM_SUPPLY:
        s.push(F_GAIN, seat, n, a, 1 if gift(s, f, seat) else 0)
    elif verb == GAIN_FROM_FEEDER:
        s.push(F_TAKE_DICE, seat, n, a, may_stop | (MAY_CACHE if OP_C[op] else 0), slot)
    elif verb == GAIN_ALL_FROM_FEEDER:
        s.push(F_TAKE_ALL, seat, a)
    elif verb == CACHE_FROM_SUPPLY:
        for _ in range(n):
            cache_food(s, sink, seat, slot, a, FROM_SUPPLY)
        s.result = 1
    elif verb == TRADE_FOOD:
        s.push(F_TRADE, seat, n)
    elif verb == HUNT_DICE:
        hunt_with_dice(s, seat, a, slot)
    elif verb == HUNT_DECK:
        s.push(F_CARD, seat, TO_HUNT, slot, a)


def start_cards(s: WingspanState, sink: Sink, f: i64, op: i64, seat: i64, slot: i64) -> None:
    verb = OP_VERB[op]
    a = OP_A[op]
    n = OP_B[op]
    if verb == DRAW_CARDS:
        # Accepting the power was accepting its first step; a draw that follows a price or a tuck may be left.
        follows = op != POWER[s.players[s.stack[f + C]].birds[slot]]
        s.push(F_DRAW, seat, n, a, 1 if follows or share(s, f, seat) else 0)
    elif verb == TAKE_WHOLE_TRAY:
        s.result = 1 if tray_cards(s) > 0 else 0
        take_whole_tray(s, sink, seat)
    elif verb == DRAFT_CARDS:
        s.push(F_POOL, seat, s.seats + n)
    elif verb == DRAW_BONUS_CARDS:
        s.push(F_KEEP_BONUS, seat, n)
        for _ in range(a):
            s.push(F_BONUS, seat)
    elif verb == DISCARD_CARD_END_OF_TURN:
        owe_discards(s, sink, seat, n)
        s.result = 1
    elif verb == TUCK_FROM_HAND:
        s.push(F_TUCK, seat, n, slot)
    elif verb == TUCK_FROM_DECK:
        for _ in range(n):
            s.push(F_CARD, seat, TO_TUCK, slot)


def start_eggs(s: WingspanState, f: i64, op: i64, seat: i64, slot: i64) -> None:
    p = s.players[seat]
    flags: i64 = LAY_MAY_STOP if share(s, f, seat) else 0
    slots = egg_slots(p, slot, op)
    n = OP_B[op]
    if OP_VERB[op] == LAY_EGG_ON_EACH_NEST:
        slots = slots_with_room(p, slots)
        n *= bit_count(slots)
        flags |= ONE_EACH
    s.push(F_LAY, seat, n, slots, flags)


def start_other(s: WingspanState, sink: Sink, f: i64, op: i64, seat: i64, slot: i64) -> None:
    verb = OP_VERB[op]
    a = OP_A[op]
    if verb == PAY_FOOD:
        spend_food(s, sink, seat, a, OP_B[op])
        s.result = 1
    elif verb == PAY_EGG:
        s.push(F_PAY_EGG, seat, OP_B[op], paying_slots(slot, a))
    elif verb == MOVE_THIS_BIRD:
        s.push(F_MOVE, seat, slot)
    elif verb == PLAY_BIRD:
        push_extra_play(s, seat, a, slot)
    elif verb == REPEAT_POWER:
        s.push(F_REPEAT, seat, slot, a, s.stack[f + D])
    elif verb == MAY:
        s.push(F_MAY, seat, OP_OK[op], slot, s.players[seat].birds[slot])
    elif verb in (FOR_EACH_PLAYER, FOR_FEWEST_BIRDS):
        for p in s.players:
            p.last_egg = -1
        first: i64 = -1 if a == ORDER_FROM_CHOSEN else seat
        s.push(F_EACH, seat, OP_B[op], slot, participants(s, op), first)

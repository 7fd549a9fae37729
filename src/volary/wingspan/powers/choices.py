"""The verbs that ask something of their own: supply food, trades, moves, repeats, and turns of several players."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.actions import field_a, field_b, kind_of, pack
from volary.core.events import Sink
from volary.core.state import ASK, DONE, RUN, SEAT, A, B, C, D, Handler, State
from volary.wingspan.event_kinds import FROM_SUPPLY
from volary.wingspan.ids import (
    ACT_CHOOSE_SEAT,
    ACT_GAIN,
    ACT_MOVE,
    ACT_REPEAT,
    ACT_STOP,
    ACT_TRADE,
    F_POWER,
    F_STEPS,
    FOODS,
    HABITATS,
    SLOTS,
)
from volary.wingspan.ledger import gain_food, move_bird, report_stop, spend_food
from volary.wingspan.powers.steps import REPEATED
from volary.wingspan.powers.usable import move_targets, repeat_targets
from volary.wingspan.state import wingspan


@final
class GainFromSupply(Handler):
    """Take tokens from the supply, one by one. a: tokens still owed, b: mask of foods, c: may stop, d: tokens taken."""

    name = "gain_food"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if s.stack[f + A] == 0:
            s.result = 1 if s.stack[f + D] > 0 else 0
            return DONE
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        n: i64 = 0
        for k in range(FOODS):
            if s.stack[f + B] >> k & 1:
                out[n] = pack(ACT_GAIN, k)
                n += 1
        if s.stack[f + C]:
            out[n] = pack(ACT_STOP)
            n += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        if kind_of(action) == ACT_STOP:
            report_stop(s, sink, seat)
            s.stack[f + A] = 0
            return
        gain_food(s, sink, seat, field_a(action), FROM_SUPPLY)
        s.stack[f + A] -= 1
        s.stack[f + C] = 1
        s.stack[f + D] += 1


@final
class TradeFood(Handler):
    """Return a token and take one of another type (POWERS 3). a: trades still owed."""

    name = "trade_food"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if s.stack[f + A] == 0:
            s.result = 1
            return DONE
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        n: i64 = 0
        for get in range(FOODS):
            for give in range(FOODS):
                if give != get and s.players[seat].food[give] > 0:
                    out[n] = pack(ACT_TRADE, give, get)
                    n += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        spend_food(s, sink, seat, field_a(action), 1)
        gain_food(s, sink, seat, field_b(action), FROM_SUPPLY)
        s.stack[f + A] -= 1


@final
class MoveBird(Handler):
    """Move the bird into another row with a free slot (POWERS 8). a: slot."""

    name = "move_bird"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        targets = move_targets(s.players[seat], s.stack[f + A])
        n: i64 = 0
        for habitat in range(HABITATS):
            if targets >> habitat & 1:
                out[n] = pack(ACT_MOVE, habitat)
                n += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        slot = s.stack[f + A]
        s.pop()
        move_bird(s, sink, seat, slot, field_a(action))
        s.result = 1


@final
class RepeatPower(Handler):
    """Choose a bird of the row whose power runs once more (POWERS 8). a: slot, b: which, c: mask of the chain."""

    name = "repeat"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        targets = repeat_targets(s.players[seat], s.stack[f + A], s.stack[f + B], s.stack[f + C])
        n: i64 = 0
        for slot in range(SLOTS):
            if targets >> slot & 1:
                out[n] = pack(ACT_REPEAT, slot)
                n += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        chain = s.stack[f + C]
        s.pop()
        target = field_a(action)
        s.result = 1
        s.push(F_POWER, seat, s.players[seat].birds[target], target, REPEATED, chain)


@final
class EachPlayer(Handler):
    """Several players carry out the same steps, clockwise, each finishing before the next (POWERS 9).

    seat: owner, a: first operation, b: slot, c: mask of the players still to act, d: next seat or -1 while the owner
    still has to name the first.
    """

    name = "choose_seat"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if s.stack[f + C] == 0:
            s.result = 1
            return DONE
        if s.stack[f + D] < 0:
            return ASK
        seat = s.stack[f + D]
        s.stack[f + D] = (seat + 1) % s.seats
        one: i64 = 1
        if s.stack[f + C] >> seat & 1:
            s.stack[f + C] &= ~(one << seat)
            s.push(F_STEPS, seat, s.stack[f + A], s.stack[f + B], s.stack[f + SEAT])
        return RUN

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        n: i64 = 0
        for other in range(s.seats):
            if s.stack[f + C] >> other & 1:
                out[n] = pack(ACT_CHOOSE_SEAT, other)
                n += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        wingspan(state).stack[f + D] = field_a(action)

"""Eggs (RULES 5, POWERS 6 and 7): where they may lie, laying them one by one, paying with them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.actions import field_a, kind_of, pack
from volary.core.events import Sink
from volary.core.state import ASK, DONE, SEAT, A, B, C, D, Handler, State
from volary.wingspan.ids import ACT_LAY, ACT_PAY_EGG, ACT_STOP, SLOTS
from volary.wingspan.ledger import lay_egg, report_stop, spend_egg
from volary.wingspan.state import Player, wingspan
from volary.wingspan.tables import EGG_LIMIT, NEST_MASK

EVERY_SLOT: Final[i64] = (1 << 15) - 1

# Flags of a lay-eggs frame.
LAY_MAY_STOP: Final[i64] = 1
ONE_EACH: Final[i64] = 2
"""At most one egg on each bird (lay_egg_on_each_nest)."""


def slots_with_room(p: Player, slots: i64) -> i64:
    """Those of ``slots`` (a mask) that hold a bird with room for an egg."""
    mask: i64 = 0
    one: i64 = 1
    birds = p.birds
    eggs = p.eggs
    for slot in range(SLOTS):
        card = birds[slot]
        if card >= 0 and slots >> slot & 1 and eggs[slot] < EGG_LIMIT[card]:
            mask |= one << slot
    return mask


def slots_with_nest(p: Player, nest: i64) -> i64:
    """Mask of the birds that count as having this nest; a star nest counts as every one."""
    mask: i64 = 0
    one: i64 = 1
    for slot in range(SLOTS):
        card = p.birds[slot]
        if card >= 0 and NEST_MASK[card] >> nest & 1:
            mask |= one << slot
    return mask


def eggs_on(p: Player, slots: i64) -> i64:
    """Eggs on the birds of a mask of slots."""
    n: i64 = 0
    for slot in range(SLOTS):
        if slots >> slot & 1:
            n += p.eggs[slot]
    return n


@final
class LayEggs(Handler):
    """Lay eggs one by one within the limits; what finds no place is lost.

    a: eggs still owed, b: mask of slots, c: flags, d: eggs laid.
    """

    name = "lay_egg"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if s.stack[f + A] == 0 or slots_with_room(s.players[s.stack[f + SEAT]], s.stack[f + B]) == 0:
            s.result = 1 if s.stack[f + A] == 0 and s.stack[f + D] > 0 else 0
            return DONE
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        mask = slots_with_room(s.players[seat], s.stack[f + B])
        n: i64 = 0
        for slot in range(SLOTS):
            if mask >> slot & 1:
                out[n] = pack(ACT_LAY, slot)
                n += 1
        if s.stack[f + C] & LAY_MAY_STOP:
            out[n] = pack(ACT_STOP)
            n += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        if kind_of(action) == ACT_STOP:
            report_stop(s, sink, seat)
            s.stack[f + B] = 0
            return
        slot = field_a(action)
        lay_egg(s, sink, seat, slot)
        s.stack[f + A] -= 1
        s.stack[f + D] += 1
        if s.stack[f + C] & ONE_EACH:
            one: i64 = 1
            s.stack[f + B] &= ~(one << slot)
        s.stack[f + C] |= LAY_MAY_STOP


@final
class PayEggs(Handler):
    """Pay eggs one by one from own birds (RULES 3.2, POWERS 7). a: eggs still to pay, b: mask of slots."""

    name = "pay_egg"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if s.stack[f + A] == 0:
            s.result = 1
            return DONE
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        p = s.players[seat]
        n: i64 = 0
        for slot in range(SLOTS):
            if p.eggs[slot] > 0 and s.stack[f + B] >> slot & 1:
                out[n] = pack(ACT_PAY_EGG, slot)
                n += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        spend_egg(s, sink, seat, field_a(action))
        s.stack[f + A] -= 1

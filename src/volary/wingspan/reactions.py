"""Between-turns powers (POWERS 10): who may react to what, in which order, and how often.

A bird is ready when its owner's turn ends, works once until the owner's next turn ends, and never on the owner's own
turn. Declining does not use it up.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.actions import field_a, kind_of, pack
from volary.core.events import EVERYBODY, Sink
from volary.core.state import ASK, DONE, SEAT, A, B, C, D, Handler, State
from volary.wingspan.event_kinds import EV_REACTION
from volary.wingspan.ids import ACT_PASS, ACT_REACT, F_STEPS, ON_GAIN_FOOD_ACTION, ON_PLAY_BIRD, SLOTS
from volary.wingspan.powers.usable import usable
from volary.wingspan.state import WingspanState, wingspan
from volary.wingspan.tables import POWER, TRIGGER, TRIGGER_ARG


def triggered(card: i64, trigger: i64, arg: i64) -> bool:
    """Whether the card waits for this event. ``arg``: the habitat of a played bird, the mask of foods gained."""
    if TRIGGER[card] != trigger:
        return False
    if trigger == ON_PLAY_BIRD:
        return TRIGGER_ARG[card] == arg
    if trigger == ON_GAIN_FOOD_ACTION:
        return (arg >> TRIGGER_ARG[card] & 1) == 1
    return True


def ready(s: WingspanState, owner: i64, trigger: i64, arg: i64, asked: i64) -> i64:
    """Mask of the owner's birds that may react: ready, triggered, able to do something, not reacted to this yet."""
    p = s.players[owner]
    left = p.pinks & ~p.used & ~asked
    if left == 0:
        return 0
    mask: i64 = 0
    one: i64 = 1
    for slot in range(SLOTS):
        if left >> slot & 1:
            card = p.birds[slot]
            if triggered(card, trigger, arg) and usable(s, owner, slot, POWER[card], 0):
                mask |= one << slot
    return mask


@final
class React(Handler):
    """One event, offered to the owners clockwise from the active player's left; each finishes before the next.

    seat: active player, a: trigger, b: its habitat or foods, c: offset of the owner asked now, d: the owner's birds
    that reacted to this event.
    """

    name = "react"

    def owner(self, s: WingspanState, f: i64) -> i64:
        return (s.stack[f + SEAT] + s.stack[f + C]) % s.seats

    def ready(self, s: WingspanState, f: i64) -> i64:
        return ready(s, self.owner(s, f), s.stack[f + A], s.stack[f + B], s.stack[f + D])

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        while s.stack[f + C] < s.seats:
            if self.ready(s, f) != 0:
                return ASK
            s.stack[f + C] += 1
            s.stack[f + D] = 0
        return DONE

    def deciders(self, state: State, f: i64) -> i64:
        one: i64 = 1
        return one << self.owner(wingspan(state), f)

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        mask = self.ready(s, f)
        n: i64 = 0
        for slot in range(SLOTS):
            if mask >> slot & 1:
                out[n] = pack(ACT_REACT, slot)
                n += 1
        out[n] = pack(ACT_PASS)
        return n + 1

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        if kind_of(action) == ACT_PASS:
            s.stack[f + C] += 1
            s.stack[f + D] = 0
            return
        slot = field_a(action)
        one: i64 = 1
        p = s.players[seat]
        p.used |= one << slot
        s.stack[f + D] |= one << slot
        card = p.birds[slot]
        s.cause = s.emit(sink, EV_REACTION, seat, card, slot, 0, 0, EVERYBODY)
        s.push(F_STEPS, seat, POWER[card], slot, seat)

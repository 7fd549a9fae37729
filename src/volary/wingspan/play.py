"""Playing a bird (RULES 3, POWERS 8): by the action, or by a power that allows one more."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.actions import field_a, field_b, kind_of, pack
from volary.core.events import EVERYBODY, Sink
from volary.core.state import ASK, CAUSE, RUN, SEAT, A, B, C, D, Handler, State
from volary.core.vectors import find
from volary.wingspan.event_kinds import EV_PLAY_STARTED, EV_POWER_DECLINED, EV_POWER_USED
from volary.wingspan.ids import (
    ACT_DECLINE,
    COLUMNS,
    F_EXTRA_PLAY,
    F_PAY_EGG,
    F_PAY_FOOD,
    F_PLAY,
    F_POWER,
    F_REACT,
    ON_PLAY_BIRD,
    THIS_HABITAT,
    WHEN_PLAYED,
)
from volary.wingspan.ledger import place_bird, show_card
from volary.wingspan.nest import EVERY_SLOT
from volary.wingspan.state import WingspanState, wingspan
from volary.wingspan.tables import EGG_COST, WHEN
from volary.wingspan.turn import play_options


@final
class PlayBird(Handler):
    """Pay for a bird, place it, let others react, then use its white power.

    a: card, b: habitat, c: phase, d: slot once it is placed.
    """

    name = "play"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        seat = s.stack[f + SEAT]
        card = s.stack[f + A]
        habitat = s.stack[f + B]
        phase = s.stack[f + C]
        s.stack[f + C] = phase + 1
        if phase == 0:
            p = s.players[seat]
            if find(p.known, card) < 0:
                show_card(s, seat, card)
            s.cause = s.emit(sink, EV_PLAY_STARTED, seat, card, habitat, 0, 0, EVERYBODY)
            s.stack[f + CAUSE] = s.cause
            s.push(F_PAY_EGG, seat, EGG_COST[p.row_len[habitat]], EVERY_SLOT)
        elif phase == 1:
            s.push(F_PAY_FOOD, seat, card)
        elif phase == 2:
            s.stack[f + D] = place_bird(s, sink, seat, card, habitat)
            s.push(F_REACT, seat, ON_PLAY_BIRD, habitat, 1)
        else:
            slot = s.stack[f + D]
            s.pop()
            if WHEN[card] == WHEN_PLAYED:
                s.push(F_POWER, seat, card, slot)
        return RUN


def extra_play_habitat(habitat: i64, slot: i64) -> i64:
    """The row that a play_bird power names: a fixed one, or that of the bird itself."""
    return slot // COLUMNS if habitat == THIS_HABITAT else habitat


def extra_play_possible(s: WingspanState, seat: i64, habitat: i64) -> bool:
    """What everybody can see of it: a hand, a free slot, eggs enough. Only the owner knows whether a card fits."""
    p = s.players[seat]
    column = p.row_len[habitat]
    return len(p.hand) > 0 and column < COLUMNS and p.egg_total() >= EGG_COST[column]


@final
class ExtraPlay(Handler):
    """Play one more bird into a named row, or not. Asked even when no card fits, so that nobody learns which it was.

    a: habitat, b: slot of the bird with the power, c: its card.
    """

    name = "play"
    always_asked = True

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        p = s.players[seat]
        n = play_options(p, s.stack[f + A], out, 0, p.egg_total())
        out[n] = pack(ACT_DECLINE)
        return n + 1

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        slot = s.stack[f + B]
        card = s.stack[f + C]
        s.pop()
        if kind_of(action) == ACT_DECLINE:
            s.emit(sink, EV_POWER_DECLINED, seat, card, slot, 0, 0, EVERYBODY)
            return
        s.cause = s.emit(sink, EV_POWER_USED, seat, card, slot, 0, 0, EVERYBODY)
        s.result = 1
        s.push(F_PLAY, seat, field_a(action), field_b(action))


def push_extra_play(s: WingspanState, seat: i64, habitat: i64, slot: i64) -> None:
    """Ask ``seat`` for one more bird, by the power of the bird in ``slot``."""
    s.push(F_EXTRA_PLAY, seat, extra_play_habitat(habitat, slot), slot, s.players[seat].birds[slot])

"""Drawing: the deck and the bonus deck as chance frames, and drawing cards from tray or deck (RULES 6, POWERS 5)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.actions import field_a, kind_of, pack
from volary.core.events import Sink
from volary.core.frames import ChanceHandler
from volary.core.state import ASK, DONE, RUN, SEAT, A, B, C, D, Handler, State
from volary.wingspan.ids import (
    ACT_DISCARD,
    ACT_DRAW_DECK,
    ACT_DRAW_TRAY,
    ACT_KEEP_BONUS,
    ACT_PICK,
    ACT_STOP,
    ACT_TUCK,
    BONUS_STREAM,
    DECK_STREAM,
    F_CARD,
    F_PICK,
    SOURCE_DECK,
    TO_HAND,
    TO_HUNT,
    TO_POOL,
    TO_TRAY,
    TO_TUCK,
    TRAY,
)
from volary.wingspan.ledger import (
    deal_card,
    discard_card,
    draw_bonus,
    draw_card,
    fill_tray,
    hunt_card,
    keep_bonus,
    pick_card,
    pool_card,
    rebuild_bonus_deck,
    rebuild_deck,
    refuse_bonus,
    report_stop,
    take_from_tray,
    tuck_from_deck,
    tuck_from_hand,
)
from volary.wingspan.state import WingspanState, wingspan
from volary.wingspan.tables import WINGSPAN


def deck_left(s: WingspanState) -> i64:
    """Cards that can still be drawn: the deck and, once it is empty, the discard pile."""
    return len(s.deck) + len(s.discard)


def tray_cards(s: WingspanState) -> i64:
    """Number of cards lying in the tray."""
    n: i64 = 0
    for place in range(TRAY):
        if s.tray[place] >= 0:
            n += 1
    return n


def can_draw(s: WingspanState, source: i64) -> bool:
    return deck_left(s) > 0 or (source != SOURCE_DECK and tray_cards(s) > 0)


def tray_options(s: WingspanState, out: vec[i64], n: i64) -> i64:
    """Append the options to take a tray card, by card; returns the new number of options."""
    start = n
    for place in range(TRAY):
        card = s.tray[place]
        if card >= 0:
            i = n
            action = pack(ACT_DRAW_TRAY, card)
            while i > start and out[i - 1] > action:
                out[i] = out[i - 1]
                i -= 1
            out[i] = action
            n += 1
    return n


def hand_options(hand: vec[i64], kind: i64, out: vec[i64]) -> i64:
    """One option of ``kind`` for every hand card; returns how many."""
    n: i64 = len(hand)
    i: i64 = 0
    while i < n:
        out[i] = pack(kind, hand[i])
        i += 1
    return n


@final
class CardFromDeck(ChanceHandler):
    """The deck's next card. seat: who draws, a: where it goes, b: slot or tray place, c: limit of a hunt."""

    name = "card"
    stream = DECK_STREAM

    def needed(self, state: State, f: i64, sink: Sink) -> bool:
        s = wingspan(state)
        if len(s.deck) > 0:
            return True
        if len(s.discard) == 0:
            s.pop()
            return False
        rebuild_deck(s, sink)
        return True

    def count(self, state: State, f: i64) -> i64:
        return len(wingspan(state).deck)

    def outcome(self, state: State, f: i64, index: i64) -> i64:
        return wingspan(state).deck[index]

    def settle(self, state: State, f: i64, outcome: i64, sink: Sink) -> None:
        s = wingspan(state)
        seat = s.stack[f + SEAT]
        purpose = s.stack[f + A]
        place = s.stack[f + B]
        limit = s.stack[f + C]
        s.pop()
        if purpose == TO_HAND:
            draw_card(s, sink, seat, outcome)
        elif purpose == TO_TRAY:
            fill_tray(s, sink, place, outcome)
        elif purpose == TO_TUCK:
            tuck_from_deck(s, sink, seat, place, outcome)
            s.result = 1
        elif purpose == TO_HUNT:
            success = WINGSPAN[outcome] < limit
            hunt_card(s, sink, seat, place, outcome, success)
            if success:
                s.hunted = 1
                s.result = 1
        elif purpose == TO_POOL:
            pool_card(s, sink, seat, outcome)
        else:
            deal_card(s, sink, seat, outcome)


@final
class BonusFromDeck(ChanceHandler):
    """The bonus deck's next card, to the seat's offer."""

    name = "bonus"
    stream = BONUS_STREAM

    def needed(self, state: State, f: i64, sink: Sink) -> bool:
        s = wingspan(state)
        if len(s.bonus_deck) > 0:
            return True
        if len(s.bonus_discard) == 0:
            s.pop()
            return False
        rebuild_bonus_deck(s, sink)
        return True

    def count(self, state: State, f: i64) -> i64:
        return len(wingspan(state).bonus_deck)

    def outcome(self, state: State, f: i64, index: i64) -> i64:
        return wingspan(state).bonus_deck[index]

    def settle(self, state: State, f: i64, outcome: i64, sink: Sink) -> None:
        s = wingspan(state)
        seat = s.stack[f + SEAT]
        s.pop()
        draw_bonus(s, sink, seat, outcome)


@final
class DrawCards(Handler):
    """Draw cards one by one, each from tray or deck. a: cards still owed, b: source, c: may stop, d: cards drawn."""

    name = "draw_card"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if s.stack[f + A] == 0 or not can_draw(s, s.stack[f + B]):
            s.result = 1 if s.stack[f + D] > 0 else 0
            return DONE
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        n: i64 = 0
        if s.stack[f + B] != SOURCE_DECK:
            n = tray_options(s, out, n)
        if deck_left(s) > 0:
            out[n] = pack(ACT_DRAW_DECK)
            n += 1
        if s.stack[f + C]:
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
        s.stack[f + A] -= 1
        s.stack[f + C] = 1
        s.stack[f + D] += 1
        if kind == ACT_DRAW_DECK:
            s.push(F_CARD, seat, TO_HAND)
        else:
            take_from_tray(s, sink, seat, field_a(action))


@final
class FillPool(Handler):
    """The owner of a draft power lays out cards, choosing each source. a: cards still to lay out."""

    name = "pool_card"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if s.stack[f + A] == 0 or not can_draw(s, 0):
            owner = s.stack[f + SEAT]
            s.pop()
            s.push(F_PICK, owner)
            return RUN
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        n = tray_options(s, out, 0)
        if deck_left(s) > 0:
            out[n] = pack(ACT_DRAW_DECK)
            n += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        s.stack[f + A] -= 1
        if kind_of(action) == ACT_DRAW_DECK:
            s.push(F_CARD, seat, TO_POOL)
        else:
            pool_card(s, sink, seat, field_a(action))


@final
class PickCards(Handler):
    """Clockwise from the owner, everyone takes one card of the pool; the owner also takes what is left.

    seat: owner, a: how many have picked.
    """

    name = "pick_card"

    def picker(self, s: WingspanState, f: i64) -> i64:
        return (s.stack[f + SEAT] + s.stack[f + A]) % s.seats

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if len(s.pool) == 0:
            s.result = 1 if s.stack[f + A] > 0 else 0
            return DONE
        if s.stack[f + A] == s.seats:
            while len(s.pool) > 0:
                pick_card(s, sink, s.stack[f + SEAT], s.pool[0])
            s.result = 1
            return DONE
        return ASK

    def deciders(self, state: State, f: i64) -> i64:
        one: i64 = 1
        return one << self.picker(wingspan(state), f)

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        return hand_options(wingspan(state).pool, ACT_PICK, out)

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        pick_card(s, sink, seat, field_a(action))
        s.stack[f + A] += 1


@final
class KeepBonus(Handler):
    """Keep some of the bonus cards just drawn; the others go face down to the bonus discards. a: cards to keep."""

    name = "keep_bonus"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        seat = s.stack[f + SEAT]
        if s.stack[f + A] == 0 or len(s.players[seat].offer) == 0:
            s.result = 1 if s.stack[f + A] == 0 else 0
            refuse_bonus(s, sink, seat)
            return DONE
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        return hand_options(wingspan(state).players[seat].offer, ACT_KEEP_BONUS, out)

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        keep_bonus(s, sink, seat, field_a(action))
        s.stack[f + A] -= 1


@final
class Tuck(Handler):
    """Tuck hand cards under a bird. a: cards still to tuck, b: slot."""

    name = "tuck"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if s.stack[f + A] == 0 or len(s.players[s.stack[f + SEAT]].hand) == 0:
            s.result = 1 if s.stack[f + A] == 0 else 0
            return DONE
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        return hand_options(wingspan(state).players[seat].hand, ACT_TUCK, out)

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        tuck_from_hand(s, sink, seat, s.stack[f + B], field_a(action))
        s.stack[f + A] -= 1


@final
class Discard(Handler):
    """Discards owed at the end of the turn (POWERS 5); what the hand cannot pay lapses. a: cards still owed."""

    name = "discard"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        p = s.players[s.stack[f + SEAT]]
        if p.debt == 0 or len(p.hand) == 0:
            p.debt = 0
            return DONE
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        return hand_options(wingspan(state).players[seat].hand, ACT_DISCARD, out)

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        discard_card(s, sink, seat, field_a(action))
        s.players[seat].debt -= 1


def take_whole_tray(s: WingspanState, sink: Sink, seat: i64) -> None:
    """Every card that lies in the tray now (POWERS 5)."""
    for place in range(TRAY):
        if s.tray[place] >= 0:
            take_from_tray(s, sink, seat, s.tray[place])

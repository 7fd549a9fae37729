"""Rounds and turns (RULES 2, 4 to 6, 10): the choice of an action, the three row actions, end of turn, end of round."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.actions import field_a, field_b, kind_of, pack
from volary.core.events import EVERYBODY, Sink
from volary.core.state import ASK, CAUSE, DONE, RUN, SEAT, A, B, C, D, Handler, State
from volary.wingspan.birdfeeder import FROM_MAT, MAY_STOP
from volary.wingspan.deck import can_draw, hand_options
from volary.wingspan.event_kinds import (
    EV_CONVERSION,
    EV_GAME_ENDED,
    EV_ROUND_ENDED,
    EV_ROW_ACTION,
    EV_TURN_ENDED,
    EV_TURN_STARTED,
)
from volary.wingspan.food_cost import payable
from volary.wingspan.ids import (
    ACT_CONVERT_CARD,
    ACT_CONVERT_EGG,
    ACT_CONVERT_FOOD,
    ACT_DECLINE,
    ACT_PLAY,
    ACT_ROW,
    ALL_FOODS,
    COLUMNS,
    F_CARD,
    F_CONVERT,
    F_DISCARD,
    F_DRAW,
    F_END_TURN,
    F_LAY,
    F_PLAY,
    F_POWER,
    F_REACT,
    F_ROUND,
    F_ROUND_END,
    F_ROW_ACTION,
    F_ROW_POWERS,
    F_TAKE_DICE,
    F_TURN,
    FOODS,
    FOREST,
    GRASSLAND,
    HABITATS,
    ON_GAIN_FOOD_ACTION,
    ON_LAY_EGGS_ACTION,
    ROUNDS,
    SLOTS,
    SOURCE_TRAY_OR_DECK,
    TO_TRAY,
    TRAY,
    WHEN_ACTIVATED,
)
from volary.wingspan.ledger import discard_card, discard_tray, spend_egg, spend_food
from volary.wingspan.nest import EVERY_SLOT, LAY_MAY_STOP, slots_with_room
from volary.wingspan.scoring import report_bonus_scores, score_goal
from volary.wingspan.state import Player, WingspanState, wingspan
from volary.wingspan.tables import BASE_CARDS, BASE_EGGS, BASE_FOOD, EGG_COST, HABITAT_MASK, WHEN


def play_options(p: Player, habitat: i64, out: vec[i64], n: i64, eggs: i64) -> i64:
    """Append every hand card that can be played into ``habitat`` (RULES 3); returns the new number of options."""
    column = p.row_len[habitat]
    if column == COLUMNS or eggs < EGG_COST[column]:
        return n
    hand = p.hand
    size: i64 = len(hand)
    i: i64 = 0
    while i < size:
        card = hand[i]
        if HABITAT_MASK[card] >> habitat & 1 and payable(p.food, card):
            out[n] = pack(ACT_PLAY, card, habitat)
            n += 1
        i += 1
    return n


@final
class Turn(Handler):
    """A turn: play a bird or use one of the three rows (RULES 2.2). Row actions are always legal."""

    name = "action"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        seat = s.stack[f + SEAT]
        s.active = seat
        s.cause = -1
        s.cause = s.emit(sink, EV_TURN_STARTED, seat, s.round, s.players[seat].cubes, 0, 0, EVERYBODY)
        s.stack[f + CAUSE] = s.cause
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        p = s.players[seat]
        eggs = p.egg_total()
        n: i64 = 0
        for habitat in range(HABITATS):
            n = play_options(p, habitat, out, n, eggs)
        for habitat in range(HABITATS):
            out[n] = pack(ACT_ROW, habitat)
            n += 1
        return n

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        s.pop()
        s.push(F_END_TURN, seat)
        if kind_of(action) == ACT_PLAY:
            s.push(F_PLAY, seat, field_a(action), field_b(action))
        else:
            s.push(F_ROW_ACTION, seat, field_a(action))


@final
class RowAction(Handler):
    """Gain food, lay eggs or draw cards (RULES 2.3): benefit, conversion, reactions of others, powers of the row.

    a: habitat, b: phase, c: birds in the row when the cube was placed, d: mask of foods that the mat part brought.
    """

    name = "row_action"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        seat = s.stack[f + SEAT]
        habitat = s.stack[f + A]
        phase = s.stack[f + B]
        s.stack[f + B] = phase + 1
        if phase == 0:
            birds = s.players[seat].row_len[habitat]
            s.stack[f + C] = birds
            s.cause = s.emit(sink, EV_ROW_ACTION, seat, habitat, base_amount(habitat, birds), 0, 0, EVERYBODY)
            s.stack[f + CAUSE] = s.cause
            push_benefit(s, seat, habitat, base_amount(habitat, birds), True)
        elif phase == 1:
            if s.stack[f + C] % 2 == 1 and can_convert(s, seat, habitat):
                s.push(F_CONVERT, seat, habitat)
        elif phase == 2:
            if habitat == FOREST and s.stack[f + D] != 0:
                s.push(F_REACT, seat, ON_GAIN_FOOD_ACTION, s.stack[f + D], 1)
            elif habitat == GRASSLAND:
                s.push(F_REACT, seat, ON_LAY_EGGS_ACTION, -1, 1)
        else:
            last = s.stack[f + C] - 1
            s.pop()
            s.push(F_ROW_POWERS, seat, habitat, last, -1)
        return RUN


def base_amount(habitat: i64, birds: i64) -> i64:
    """Dice, eggs or cards of the action space right of ``birds`` birds."""
    if habitat == FOREST:
        return BASE_FOOD[birds]
    if habitat == GRASSLAND:
        return BASE_EGGS[birds]
    return BASE_CARDS[birds]


def push_benefit(s: WingspanState, seat: i64, habitat: i64, n: i64, may_stop: bool) -> None:
    """Push the frame that gives ``n`` dice, eggs or cards."""
    if habitat == FOREST:
        s.push(F_TAKE_DICE, seat, n, ALL_FOODS, FROM_MAT | (MAY_STOP if may_stop else 0))
    elif habitat == GRASSLAND:
        s.push(F_LAY, seat, n, EVERY_SLOT, LAY_MAY_STOP if may_stop else 0)
    else:
        s.push(F_DRAW, seat, n, SOURCE_TRAY_OR_DECK, 1 if may_stop else 0)


def can_convert(s: WingspanState, seat: i64, habitat: i64) -> bool:
    """Whether the conversion can be completed (RULES 4.7)."""
    p = s.players[seat]
    if habitat == FOREST:
        return len(p.hand) > 0
    if habitat == GRASSLAND:
        return p.food_total() > 0 and slots_with_room(p, EVERY_SLOT) != 0
    return p.egg_total() > 0 and can_draw(s, SOURCE_TRAY_OR_DECK)


@final
class Convert(Handler):
    """The conversion of an action space: pay a card, a token or an egg for one more, once. a: habitat."""

    name = "convert"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        p = s.players[seat]
        habitat = s.stack[f + A]
        n: i64 = 0
        if habitat == FOREST:
            n = hand_options(p.hand, ACT_CONVERT_CARD, out)
        elif habitat == GRASSLAND:
            for k in range(FOODS):
                if p.food[k] > 0:
                    out[n] = pack(ACT_CONVERT_FOOD, k)
                    n += 1
        else:
            for slot in range(SLOTS):
                if p.eggs[slot] > 0:
                    out[n] = pack(ACT_CONVERT_EGG, slot)
                    n += 1
        out[n] = pack(ACT_DECLINE)
        return n + 1

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        habitat = s.stack[f + A]
        kind = kind_of(action)
        s.pop()
        if kind == ACT_DECLINE:
            return
        s.cause = s.emit(sink, EV_CONVERSION, seat, habitat, 0, 0, 0, EVERYBODY)
        if kind == ACT_CONVERT_CARD:
            discard_card(s, sink, seat, field_a(action))
        elif kind == ACT_CONVERT_FOOD:
            spend_food(s, sink, seat, field_a(action), 1)
        else:
            spend_egg(s, sink, seat, field_a(action))
        push_benefit(s, seat, habitat, 1, False)


@final
class RowPowers(Handler):
    """Walk the row from the rightmost bird to the left over the birds that were there when the cube arrived.

    a: habitat, b: next column, c: slot whose power runs now or -1, d: mask of the slots that are done.
    """

    name = "row_powers"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        seat = s.stack[f + SEAT]
        one: i64 = 1
        if s.stack[f + C] >= 0:
            s.stack[f + D] |= one << s.stack[f + C]
            s.stack[f + C] = -1
        column = s.stack[f + B]
        while column >= 0:
            slot = s.stack[f + A] * COLUMNS + column
            column -= 1
            card = s.players[seat].birds[slot]
            if card >= 0 and WHEN[card] == WHEN_ACTIVATED:
                s.stack[f + B] = column
                s.stack[f + C] = slot
                s.push(F_POWER, seat, card, slot)
                return RUN
        return DONE


@final
class EndTurn(Handler):
    """End of turn (RULES 2.4): discards owed, refill of the tray, then the next seat. a: phase."""

    name = "end_turn"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        seat = s.stack[f + SEAT]
        phase = s.stack[f + A]
        s.stack[f + A] = phase + 1
        if phase == 0:
            if s.players[seat].debt > 0:
                s.push(F_DISCARD, seat)
        elif phase == 1:
            refill_tray(s)
        else:
            s.pop()
            p = s.players[seat]
            p.cubes -= 1
            p.used = 0
            s.emit(sink, EV_TURN_ENDED, seat, 0, 0, 0, 0, EVERYBODY)
            s.cause = -1
            following = (seat + 1) % s.seats
            if s.players[following].cubes > 0:
                s.push(F_TURN, following)
            else:
                s.push(F_ROUND_END, -1)
        return RUN


def refill_tray(s: WingspanState) -> None:
    """Fill the empty tray places from the deck, left to right."""
    for i in range(TRAY):
        place = TRAY - 1 - i
        if s.tray[place] < 0:
            s.push(F_CARD, -1, TO_TRAY, place)


@final
class RoundEnd(Handler):
    """End of a round (RULES 10): goal, new tray, start player token; after round 4 the end of the game. a: phase."""

    name = "round_end"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if s.stack[f + A] == 0:
            s.stack[f + A] = 1
            s.cause = s.emit(sink, EV_ROUND_ENDED, -1, s.round, 0, 0, 0, EVERYBODY)
            s.stack[f + CAUSE] = s.cause
            score_goal(s, sink)
            discard_tray(s, sink)
            refill_tray(s)
            return RUN
        s.pop()
        s.round += 1
        s.cause = -1
        if s.round == ROUNDS:
            s.cause = s.emit(sink, EV_GAME_ENDED, -1, 0, 0, 0, 0, EVERYBODY)
            report_bonus_scores(s, sink)
        else:
            s.start_seat = (s.start_seat + 1) % s.seats
            s.push(F_ROUND, -1)
        return RUN

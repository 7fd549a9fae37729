"""Set-up (RULES 1): goals, feeder, tray, hands; the simultaneous opening choice; the start player."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from volary.core.actions import fields_of, pack
from volary.core.events import EVERYBODY, Sink
from volary.core.frames import ChanceHandler
from volary.core.state import ASK, DONE, RUN, A, Handler, State
from volary.core.vectors import added, bit_count
from volary.wingspan.birdfeeder import throw_feeder
from volary.wingspan.event_kinds import EV_ROUND_STARTED, EV_START_SEAT, FROM_SUPPLY
from volary.wingspan.ids import (
    ACT_KEEP,
    F_BONUS,
    F_CARD,
    F_DRAFT,
    F_GOAL,
    F_ROUND,
    F_START_SEAT,
    F_TURN,
    FOOD_NAMES,
    FOODS,
    GOALS_STREAM,
    ORDER_STREAM,
    ROUNDS,
    TO_TRAY,
    TRAY,
)
from volary.wingspan.ledger import (
    discard_card,
    gain_food,
    keep_bonus,
    lay_goal,
    pick_card,
    refuse_bonus,
    report_kept,
    spend_food,
)
from volary.wingspan.state import WingspanState, wingspan
from volary.wingspan.tables import CARD_BY_NAME, GOAL_TILES, SWIFT_START, TURNS

TO_DEAL: Final[i64] = 5
"""Purpose of a deck card: an opening hand."""
DEALT_BIRDS: Final[i64] = 5
DEALT_BONUS: Final[i64] = 2
KEEP_TOTAL: Final[i64] = 5
BONUS_BIT: Final[i64] = 10
"""An opening choice is a mask: 5 bits for the birds in card order, 5 for the foods, then which bonus card."""


def keep_masks() -> vec[i64]:
    """Every set of KEEP_TOTAL of the ten things that may be kept, ascending."""
    masks = vec[i64]()
    for mask in range(1 << 10):
        if bit_count(mask) == KEEP_TOTAL:
            masks = append(masks, mask)
    return masks


KEEP_MASKS: Final[vec[i64]] = keep_masks()


@final
class SetUp(Handler):
    """The steps of the set-up in order; each pushes its chance frames. a: step."""

    name = "setup"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        step = s.stack[f + A]
        s.stack[f + A] = step + 1
        if step == 0:
            for place in range(TRAY):
                s.push(F_CARD, -1, TO_TRAY, TRAY - 1 - place)
        elif step == 1:
            throw_feeder(s)
        elif step == 2:
            for r in range(ROUNDS):
                s.push(F_GOAL, -1, ROUNDS - 1 - r)
        elif step == 3:
            for i in range(s.seats):
                self.deal(s, sink, s.seats - 1 - i)
        else:
            s.pop()
            s.push(F_ROUND, -1)
            s.push(F_START_SEAT, -1)
            s.push(F_DRAFT, -1)
        return RUN

    def deal(self, s: WingspanState, sink: Sink, seat: i64) -> None:
        """Five birds, two bonus cards and one token of each food; or the seat's Swift Start pack."""
        for _ in range(DEALT_BONUS):
            s.push(F_BONUS, seat)
        if s.swift_start:
            give_pack(s, sink, seat)
            return
        for k in range(FOODS):
            gain_food(s, sink, seat, k, FROM_SUPPLY)
        for _ in range(DEALT_BIRDS):
            s.push(F_CARD, seat, TO_DEAL)


def give_pack(s: WingspanState, sink: Sink, seat: i64) -> None:
    """The fixed birds and foods of a Swift Start pack; the packs are public, so everybody knows the birds."""
    pack_record = SWIFT_START["starting_sets"][seat]
    for name in pack_record["birds"]:
        s.pool = added(s.pool, CARD_BY_NAME[name])
    while len(s.pool) > 0:
        pick_card(s, sink, seat, s.pool[0])
    for name in pack_record["food"]:
        gain_food(s, sink, seat, FOOD_NAMES.index(name), FROM_SUPPLY)


@final
class LayGoal(ChanceHandler):
    """One of the remaining goal tiles, either side up (RULES 1.3). a: round."""

    name = "goal"
    stream = GOALS_STREAM

    def free(self, s: WingspanState, tile: i64) -> bool:
        for r in range(ROUNDS):
            goal = s.goals[r]
            if goal >= 0 and (goal == GOAL_TILES[2 * tile] or goal == GOAL_TILES[2 * tile + 1]):
                return False
        return True

    def count(self, state: State, f: i64) -> i64:
        return 16 - 2 * wingspan(state).stack[f + A]

    def outcome(self, state: State, f: i64, index: i64) -> i64:
        s = wingspan(state)
        tiles: i64 = len(GOAL_TILES) // 2
        for tile in range(tiles):
            if self.free(s, tile):
                if index < 2:
                    return GOAL_TILES[2 * tile + index]
                index -= 2
        raise AssertionError("no goal tile is left")

    def settle(self, state: State, f: i64, outcome: i64, sink: Sink) -> None:
        s = wingspan(state)
        round_index = s.stack[f + A]
        s.pop()
        lay_goal(s, sink, round_index, outcome)


@final
class Draft(Handler):
    """The opening choice of all seats at once (RULES 1.5): birds and foods, 5 in all, and 1 of 2 bonus cards.

    Nothing is published, not even that somebody has chosen, before all have: so any order gives the same log.
    """

    name = "draft"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        if self.deciders(state, f) != 0:
            return ASK
        for seat in range(s.seats):
            self.publish(s, sink, seat)
        return DONE

    def deciders(self, state: State, f: i64) -> i64:
        s = wingspan(state)
        mask: i64 = 0
        one: i64 = 1
        for seat in range(s.seats):
            if s.players[seat].choice < 0:
                mask |= one << seat
        return mask

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        masks: i64 = 1 if s.swift_start else len(KEEP_MASKS)
        for bonus in range(DEALT_BONUS):
            base = pack(ACT_KEEP) | bonus << BONUS_BIT
            start = bonus * masks
            i: i64 = 0
            while i < masks:
                out[start + i] = base if s.swift_start else base | KEEP_MASKS[i]
                i += 1
        return DEALT_BONUS * masks

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        wingspan(state).players[seat].choice = fields_of(action)

    def publish(self, s: WingspanState, sink: Sink, seat: i64) -> None:
        p = s.players[seat]
        choice = p.choice
        p.choice = -1
        if not s.swift_start:
            dealt = p.hand[:]
            for i in range(DEALT_BIRDS):
                if choice >> i & 1 == 0:
                    discard_card(s, sink, seat, dealt[i])
            for k in range(FOODS):
                if choice >> (DEALT_BIRDS + k) & 1 == 0:
                    spend_food(s, sink, seat, k, 1)
        keep_bonus(s, sink, seat, p.offer[choice >> BONUS_BIT & 1])
        refuse_bonus(s, sink, seat)
        report_kept(s, sink, seat)


@final
class StartSeat(ChanceHandler):
    """A random start player, after the opening choices (RULES 1.6)."""

    name = "start_seat"
    stream = ORDER_STREAM

    def count(self, state: State, f: i64) -> i64:
        return state.seats

    def outcome(self, state: State, f: i64, index: i64) -> i64:
        return index

    def settle(self, state: State, f: i64, outcome: i64, sink: Sink) -> None:
        s = wingspan(state)
        s.pop()
        s.start_seat = outcome
        s.emit(sink, EV_START_SEAT, outcome, 0, 0, 0, 0, EVERYBODY)


@final
class StartRound(Handler):
    """Take the action cubes of the round: 8, 7, 6, 5 turns (RULES 2.1)."""

    name = "round"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = wingspan(state)
        s.pop()
        for p in s.players:
            p.cubes = TURNS[s.round]
        s.emit(sink, EV_ROUND_STARTED, s.start_seat, s.round, TURNS[s.round], 0, 0, EVERYBODY)
        s.push(F_TURN, s.start_seat)
        return RUN

"""The greedy Wingspan player: tries every option, lets the turn run out, and takes the position that looks best.

What a position is worth is told in points: those on the table, plus what tokens, cards, rows, powers, goals and bonus
cards are likely to bring in the turns that are left. The weights are estimates, tuned by self-play (bench/results.md).
Works on a determinised state, so it knows nothing that its seat does not.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from volary.core.actions import MAX_LEGAL, field_a, fields_of, kind_of
from volary.core.events import Sink
from volary.core.vectors import filled
from volary.wingspan.bonus import BONUS_MASK, EACH, HIGH, HIGH_POINTS, LOW, LOW_POINTS, bonus_count
from volary.wingspan.food_cost import missing
from volary.wingspan.ids import (
    ACT_ACCEPT,
    ACT_CACHE_DIE,
    ACT_DECLINE,
    ACT_DRAW_DECK,
    ACT_LAY,
    ACT_PASS,
    ACT_PAY_EGG,
    ACT_REROLL,
    ACT_STOP,
    CACHE_FROM_SUPPLY,
    COLUMNS,
    DRAFT_CARDS,
    DRAW_BONUS_CARDS,
    DRAW_CARDS,
    END,
    F_DRAFT,
    FOODS,
    FOR_EACH_PLAYER,
    FOR_FEWEST_BIRDS,
    GAIN_ALL_FROM_FEEDER,
    GAIN_FROM_FEEDER,
    GAIN_FROM_SUPPLY,
    HABITATS,
    HUNT_DECK,
    HUNT_DICE,
    LAY_EGG_ON_ANY,
    LAY_EGG_ON_EACH_NEST,
    LAY_EGG_ON_NEST,
    LAY_EGG_ON_THIS,
    MAY,
    MOVE_THIS_BIRD,
    PAY_EGG,
    PAY_FOOD,
    PLAY_BIRD,
    REPEAT_POWER,
    ROUNDS,
    SLOTS,
    TAKE_WHOLE_TRAY,
    TRADE_FOOD,
    TUCK_FROM_DECK,
    TUCK_FROM_HAND,
    WHEN_ACTIVATED,
    WHEN_BETWEEN_TURNS,
    WHEN_PLAYED,
)
from volary.wingspan.scoring import bird_points, cached_total, counts_now, points_for, tucked_total
from volary.wingspan.setup import BONUS_BIT, DEALT_BIRDS
from volary.wingspan.state import Player, WingspanState
from volary.wingspan.tables import (
    CARDS,
    COST,
    EGG_COST,
    EGG_LIMIT,
    HABITAT_MASK,
    OP_A,
    OP_B,
    OP_C,
    OP_OK,
    OP_VERB,
    POINTS,
    POWER,
    TURNS,
    WHEN,
    WILD,
)

TOKEN: Final = 0.75
"""Points that a food token is worth while it can still be spent."""
CARD: Final = 0.8
"""Points that a drawn card is worth while it can still be played."""
TURN: Final = 2.4
"""Points that a turn is worth: what playing a card costs besides food and eggs."""
SHARE: Final[list[float]] = [0.27, 0.33, 0.17]
"""How often a turn uses each row."""
UNIT: Final[list[float]] = [0.75, 1.0, 0.8]
"""Points of one die, egg or card more."""
SAMPLES: Final[i64] = 4
"""Worlds that an option is tried in."""
HAND_WEIGHTS: Final[list[float]] = [0.62, 0.5, 0.4, 0.32, 0.25, 0.2, 0.15, 0.1]
"""How much of a hand card's value is counted, best card first."""


def step_value(op: i64) -> float:
    """Points that one operation of a power brings, on average."""
    verb = OP_VERB[op]
    n = float(OP_B[op])
    if verb == GAIN_FROM_SUPPLY:
        return TOKEN * n
    if verb == GAIN_FROM_FEEDER:
        return 0.7 * n + (0.2 if OP_C[op] else 0.0)
    if verb == GAIN_ALL_FROM_FEEDER:
        return 1.2
    if verb == CACHE_FROM_SUPPLY:
        return n
    if verb == TRADE_FOOD:
        return 0.2
    if verb == HUNT_DICE:
        return 0.4
    if verb == HUNT_DECK:
        return 0.3 if OP_A[op] == 50 else 0.5 if OP_A[op] == 75 else 0.65
    if verb == DRAW_CARDS:
        return CARD * n
    if verb in (TAKE_WHOLE_TRAY, DRAFT_CARDS):
        return 2.0 * CARD
    if verb == DRAW_BONUS_CARDS:
        return 3.0
    if verb == TUCK_FROM_HAND:
        return 0.6
    if verb == TUCK_FROM_DECK:
        return n
    if verb in (LAY_EGG_ON_THIS, LAY_EGG_ON_ANY, LAY_EGG_ON_NEST):
        return 0.9 * n
    if verb == LAY_EGG_ON_EACH_NEST:
        return 2.5
    if verb == PAY_FOOD:
        return -TOKEN * n
    if verb == PAY_EGG:
        return -n
    if verb == MOVE_THIS_BIRD:
        return 0.15
    if verb == PLAY_BIRD:
        return 2.0
    if verb == REPEAT_POWER:
        return 0.8
    if verb == FOR_EACH_PLAYER:
        return 0.55 * program_value(OP_B[op])
    if verb == FOR_FEWEST_BIRDS:
        return 0.2
    if verb == MAY:
        return 0.0
    return -0.4


def program_value(op: i64) -> float:
    """Points of a whole program, every step carried out."""
    value = 0.0
    while op != END:
        value += step_value(op)
        op = OP_OK[op]
    return value


def power_values() -> list[float]:
    """Points that each card's power brings whenever it is used."""
    values = []
    for card in range(CARDS):
        values.append(max(program_value(POWER[card]), 0.1) if POWER[card] != 0 else 0.0)
    return values


POWER_VALUE: Final[list[float]] = power_values()


def turns_left(s: WingspanState, p: Player) -> float:
    """Turns that the seat still has in the whole game."""
    n: i64 = p.cubes
    for r in range(s.round + 1, ROUNDS):
        n += TURNS[r]
    return float(n)


def bird_future(card: i64, habitat: i64, turns: float) -> float:
    """Points that a bird's power and its place in the row will bring on the mat."""
    value = 0.5 * UNIT[habitat] * SHARE[habitat] * turns
    if WHEN[card] == WHEN_ACTIVATED:
        value += POWER_VALUE[card] * SHARE[habitat] * turns
    elif WHEN[card] == WHEN_BETWEEN_TURNS:
        value += 0.3 * POWER_VALUE[card] * turns
    return value


def egg_room(p: Player) -> float:
    room: i64 = 0
    for slot in range(SLOTS):
        card = p.birds[slot]
        if card >= 0:
            room += EGG_LIMIT[card] - p.eggs[slot]
    return float(room)


def mat_future(p: Player, turns: float) -> float:
    """What rows, powers and nests will still bring."""
    value = 0.0
    for slot in range(SLOTS):
        card = p.birds[slot]
        if card >= 0:
            value += bird_future(card, slot // COLUMNS, turns)
    most = SHARE[1] * turns * (2.0 + 0.5 * float(p.row_len[1]))
    return value + 0.35 * min(egg_room(p), most)


def bonus_future(p: Player, turns: float) -> float:
    """What the bonus cards bring now, and a part of the next step."""
    value = 0.0
    n: i64 = len(p.bonus)
    for i in range(n):
        b = p.bonus[i]
        count = bonus_count(p, b)
        if EACH[b] > 0:
            value += float(EACH[b] * count)
        elif count >= HIGH[b]:
            value += float(HIGH_POINTS[b])
        else:
            low = float(LOW_POINTS[b])
            if count >= LOW[b]:
                part = float(count - LOW[b] + 1) / float(HIGH[b] - LOW[b] + 1)
                reach = float(HIGH_POINTS[b]) - low
                value += low + 0.5 * reach * part * min(1.0, turns / 8.0)
            else:
                value += 0.6 * low * float(count) / float(LOW[b]) * min(1.0, turns / 8.0)
    return value


def goal_future(s: WingspanState, seat: i64) -> float:
    """Points of the scored goals, and of the coming ones as they stand, the nearer the surer."""
    value = 0.0
    i = seat
    while i < len(s.goal_points):
        value += float(s.goal_points[i])
        i += s.seats
    weight = 0.75
    for r in range(s.round, ROUNDS):
        counts = counts_now(s, s.goals[r])
        own = counts[seat]
        value += weight * float(points_for(s, counts, r)[seat])
        value += weight * 0.25 * float(min(own, 6))
        weight *= 0.6
    return value


def hand_value(s: WingspanState, p: Player, turns: float) -> float:
    """What the hand cards may still bring when played: the best few, each worth less than the one before."""
    best = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    n: i64 = len(p.hand)
    for i in range(n):
        value = card_value(p, p.hand[i], turns)
        place: i64 = 0
        while place < 8 and best[place] >= value:
            place += 1
        last: i64 = 7
        while last > place:
            best[last] = best[last - 1]
            last -= 1
        if place < 8:
            best[place] = value
    total = 0.0
    plays = turns * 0.5 + 0.5
    for k in range(8):
        if float(k) < plays:
            total += HAND_WEIGHTS[k] * best[k]
    if turns >= 1.0:
        total += 0.05 * float(min(n, 8))
    return total


def card_value(p: Player, card: i64, turns: float) -> float:
    """What one hand card would bring if it were played as soon as it can be."""
    short = float(missing(p.food, card))
    after = turns - 1.0 - short * 0.4
    if after < 0.0:
        return 0.0
    best = 0.0
    icons = float(WILD[card])
    for k in range(FOODS):
        icons += float(COST[card * FOODS + k])
    for habitat in range(HABITATS):
        column = p.row_len[habitat]
        if HABITAT_MASK[card] >> habitat & 1 == 0 or column == COLUMNS:
            continue
        value = float(POINTS[card]) + bird_future(card, habitat, after) + 0.3 * float(min(EGG_LIMIT[card], 4))
        if WHEN[card] == WHEN_PLAYED:
            value += POWER_VALUE[card]
        value -= TOKEN * icons + float(EGG_COST[column]) + TURN + TOKEN * short
        best = max(best, value)
    bonus: i64 = len(p.bonus)
    for i in range(bonus):
        if BONUS_MASK[card] >> p.bonus[i] & 1:
            best += 1.0
    return best


def food_value(p: Player, turns: float) -> float:
    """What the tokens beside the mat are worth: the first few more than the rest, and less for doubles."""
    if turns < 1.0:
        return 0.02 * float(p.food_total())
    value = 0.0
    for k in range(FOODS):
        n = float(p.food[k])
        value += TOKEN * min(n, 1.0) + 0.6 * min(max(n - 1.0, 0.0), 2.0) + 0.3 * max(n - 3.0, 0.0)
    return min(value, 0.8 * turns + 0.5) * min(1.0, 0.4 + turns / 12.0)


def position_value(s: WingspanState, seat: i64) -> float:
    """Points that ``seat`` will end with, as far as one can see."""
    p = s.players[seat]
    turns = turns_left(s, p)
    value = float(bird_points(p) + p.egg_total() + cached_total(p) + tucked_total(p))
    value += goal_future(s, seat) + bonus_future(p, turns)
    if s.top < 0:
        return value + 0.01 * float(p.food_total())
    return value + mat_future(p, turns) + hand_value(s, p, turns) + food_value(p, turns)


# -- letting a turn run out ---------------------------------------------------------------------------------------


def quick(s: WingspanState, seat: i64, options: vec[i64], n: i64) -> i64:
    """A plain choice, without trying anything out: accept, take, lay; never stop early or throw dice again."""
    best = options[0]
    best_value = -100.0
    for i in range(n):
        value = quick_value(s, seat, options[i])
        if value > best_value:
            best_value = value
            best = options[i]
    return best


def quick_value(s: WingspanState, seat: i64, action: i64) -> float:
    kind = kind_of(action)
    if kind in (ACT_STOP, ACT_PASS):
        return -10.0
    if kind == ACT_DECLINE:
        return -5.0
    if kind == ACT_ACCEPT:
        return 1.0
    if kind == ACT_REROLL:
        return -3.0
    if kind == ACT_CACHE_DIE:
        return 0.8
    p = s.players[seat]
    if kind == ACT_LAY:
        return 1.0 - 0.05 * float(p.eggs[field_a(action)])
    if kind == ACT_PAY_EGG:
        return 0.05 * float(p.eggs[field_a(action)])
    if kind == ACT_DRAW_DECK:
        return 0.5
    return 0.6


def finish_turn(s: WingspanState, turn: i64, options: vec[i64]) -> None:
    """Play plain choices until the turn with number ``turn`` (cubes and round of the active seat) is over."""
    sink = Sink()
    steps: i64 = 0
    while s.deciders() != 0 and turn_number(s) == turn and steps < 200:
        deciders = s.deciders()
        seat: i64 = 0
        while deciders >> seat & 1 == 0:
            seat += 1
        n = s.legal(seat, options)
        s.apply(seat, quick(s, seat, options, n), sink)
        steps += 1


def turn_number(s: WingspanState) -> i64:
    """A number that changes with every turn."""
    if s.active < 0:
        return -1
    return (s.round * 16 + s.players[s.active].cubes) * 8 + s.active


def try_option(s: WingspanState, seat: i64, action: i64, turn: i64, options: vec[i64]) -> float:
    """Value of the position after the option and the rest of the turn."""
    copy = s.copy()
    copy.apply(seat, action, Sink())
    finish_turn(copy, turn, options)
    value = position_value(copy, seat)
    for other in range(s.seats):
        if other != seat:
            value -= 0.15 / float(s.seats - 1) * position_value(copy, other)
    return value


def choose_action(s: WingspanState, seat: i64, samples: i64 = SAMPLES) -> int:
    """The option of ``seat`` that looks best on average over ``samples`` worlds, the given (determinised) one first.

    The further worlds are drawn from the first, so the same state gives the same answer.
    """
    options = filled(0, MAX_LEGAL)
    n = s.legal(seat, options)
    if n == 1:
        return int(options[0])
    if s.stack[s.top] == F_DRAFT:
        return choose_opening(s, seat, options, n)
    turn = turn_number(s)
    scratch = filled(0, MAX_LEGAL)
    values = [0.0] * int(n)
    world = s
    for sample in range(samples):
        if sample > 0:
            world = s.copy()
            world.determinise(seat, b"sample" + bytes([int(sample)]))
        for i in range(n):
            values[i] += try_option(world, seat, options[i], turn, scratch)
    best: i64 = 0
    for i in range(n):
        if values[i] > values[best] + 1e-9:
            best = i
    return int(options[best])


def choose_opening(s: WingspanState, seat: i64, options: vec[i64], n: i64) -> int:
    """The opening choice: the hand, tokens and bonus card that are worth most at the start."""
    p = s.players[seat]
    best = options[0]
    best_value = -1e9
    for i in range(n):
        trial = p.clone()
        mask = fields_of(options[i])
        if not s.swift_start:
            trial.hand = vec[i64]()
            for k in range(DEALT_BIRDS):
                if mask >> k & 1:
                    trial.hand = append(trial.hand, p.hand[k])
            for k in range(FOODS):
                trial.food[k] = mask >> (DEALT_BIRDS + k) & 1
        bonus = p.offer[mask >> BONUS_BIT & 1]
        trial.bonus = append(vec[i64](), bonus)
        value = hand_value(s, trial, 26.0) + food_value(trial, 26.0) + opening_bonus(trial, bonus)
        if value > best_value:
            best_value = value
            best = options[i]
    return int(best)


def opening_bonus(p: Player, bonus: i64) -> float:
    """How likely a bonus card is to pay: how many birds of the game count for it, and how many in the hand."""
    count: i64 = 0
    for card in range(CARDS):
        if BONUS_MASK[card] >> bonus & 1:
            count += 1
    return min(float(count), 60.0) * 0.03 + 0.4 * float(EACH[bonus])

"""Whether a power could do anything now, judged by what everybody sees, so that it tells nothing (POWERS 2.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from volary.wingspan.birdfeeder import can_take, dice_in
from volary.wingspan.deck import can_draw, deck_left, tray_cards
from volary.wingspan.ids import (
    CACHE_FROM_SUPPLY,
    COLUMNS,
    DICE,
    DRAFT_CARDS,
    DRAW_BONUS_CARDS,
    DRAW_CARDS,
    EGGS_FROM_OTHER_BIRDS,
    END,
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
    REPEAT_PREDATOR,
    TAKE_WHOLE_TRAY,
    TRADE_FOOD,
    TUCK_FROM_DECK,
    TUCK_FROM_HAND,
    WHEN_ACTIVATED,
)
from volary.wingspan.nest import EVERY_SLOT, eggs_on, slots_with_nest, slots_with_room
from volary.wingspan.play import extra_play_habitat, extra_play_possible
from volary.wingspan.state import Player, WingspanState
from volary.wingspan.tables import OP_A, OP_B, OP_C, OP_FAIL, OP_OK, OP_VERB, PREDATOR, WHEN

EXCLUDE_THIS: Final[i64] = 1
DIFFERENT_FROM_PREVIOUS: Final[i64] = 2


def usable(s: WingspanState, seat: i64, slot: i64, op: i64, chain: i64) -> bool:
    """Whether some step of the program from ``op`` on could be carried out by ``seat`` for the bird in ``slot``.

    ``chain`` is the mask of birds that a repeat may not pick.
    """
    while op != END:
        if step_usable(s, seat, slot, op, chain):
            return True
        op = OP_FAIL[op]
    return False


def step_usable(s: WingspanState, seat: i64, slot: i64, op: i64, chain: i64) -> bool:
    """Whether the one step ``op`` could be carried out."""
    verb = OP_VERB[op]
    a = OP_A[op]
    p = s.players[seat]
    one: i64 = 1
    if verb in (GAIN_FROM_SUPPLY, CACHE_FROM_SUPPLY):
        return True
    if verb == GAIN_FROM_FEEDER:
        return can_take(s, a)
    if verb == GAIN_ALL_FROM_FEEDER:
        return can_take(s, one << a)
    if verb == TRADE_FOOD:
        return p.food_total() > 0
    if verb == HUNT_DICE:
        return dice_in(s) < DICE
    if verb in (HUNT_DECK, TUCK_FROM_DECK):
        return deck_left(s) > 0
    if verb == DRAW_CARDS:
        return can_draw(s, a)
    if verb == DRAFT_CARDS:
        return can_draw(s, 0)
    if verb == TAKE_WHOLE_TRAY:
        return tray_cards(s) > 0
    if verb == DRAW_BONUS_CARDS:
        return len(s.bonus_deck) + len(s.bonus_discard) > 0
    if verb == TUCK_FROM_HAND:
        return len(p.hand) > 0
    if verb in (LAY_EGG_ON_THIS, LAY_EGG_ON_ANY, LAY_EGG_ON_NEST, LAY_EGG_ON_EACH_NEST):
        return slots_with_room(p, egg_slots(p, slot, op)) != 0
    if verb == PAY_FOOD:
        return p.food[a] >= OP_B[op] and usable(s, seat, slot, OP_OK[op], chain)
    if verb == PAY_EGG:
        return eggs_on(p, paying_slots(slot, a)) >= OP_B[op] and usable(s, seat, slot, OP_OK[op], chain)
    if verb == MAY:
        return usable(s, seat, slot, OP_OK[op], chain)
    if verb == MOVE_THIS_BIRD:
        return move_targets(p, slot) != 0
    if verb == PLAY_BIRD:
        return extra_play_possible(s, seat, extra_play_habitat(a, slot))
    if verb == REPEAT_POWER:
        return repeat_targets(p, slot, a, chain) != 0
    if verb in (FOR_EACH_PLAYER, FOR_FEWEST_BIRDS):
        return anyone_can(s, op)
    return False


def anyone_can(s: WingspanState, op: i64) -> bool:
    """Whether some taking part player could do the inner steps. No inner step refers to the bird itself."""
    players = participants(s, op)
    for seat in range(s.seats):
        if players >> seat & 1 and usable(s, seat, 0, OP_B[op], 0):
            return True
    return False


def participants(s: WingspanState, op: i64) -> i64:
    """Mask of the seats that take part: all, or all tied for the fewest birds in the habitat (POWERS 9)."""
    one: i64 = 1
    if OP_VERB[op] == FOR_EACH_PLAYER:
        return (one << s.seats) - 1
    habitat = OP_C[op]
    fewest: i64 = COLUMNS
    for p in s.players:
        fewest = min(fewest, p.row_len[habitat])
    mask: i64 = 0
    for seat in range(s.seats):
        if s.players[seat].row_len[habitat] == fewest:
            mask |= one << seat
    return mask


def egg_slots(p: Player, slot: i64, op: i64) -> i64:
    """Mask of the slots on which a lay-egg step may lay, room aside."""
    verb = OP_VERB[op]
    one: i64 = 1
    if verb == LAY_EGG_ON_THIS:
        return one << slot
    if verb == LAY_EGG_ON_ANY:
        return EVERY_SLOT
    mask = slots_with_nest(p, OP_A[op])
    if verb == LAY_EGG_ON_NEST:
        if OP_C[op] & EXCLUDE_THIS:
            mask &= ~(one << slot)
        if OP_C[op] & DIFFERENT_FROM_PREVIOUS:
            if p.last_egg < 0:
                return 0
            mask &= ~(one << p.last_egg)
    return mask


def paying_slots(slot: i64, source: i64) -> i64:
    """Mask of the slots from which a power's egg price may come."""
    one: i64 = 1
    return EVERY_SLOT & ~(one << slot) if source == EGGS_FROM_OTHER_BIRDS else EVERY_SLOT


def move_targets(p: Player, slot: i64) -> i64:
    """Mask of the habitats into which the bird may move: it must be the rightmost of its row (POWERS 8)."""
    habitat = slot // COLUMNS
    if slot % COLUMNS != p.row_len[habitat] - 1:
        return 0
    mask: i64 = 0
    one: i64 = 1
    for target in range(HABITATS):
        if target != habitat and p.row_len[target] < COLUMNS:
            mask |= one << target
    return mask


def repeat_targets(p: Player, slot: i64, which: i64, chain: i64) -> i64:
    """Mask of the birds in the same row whose power may be repeated; birds of the repeat chain may not."""
    row = slot // COLUMNS * COLUMNS
    mask: i64 = 0
    one: i64 = 1
    for other in range(row, row + COLUMNS):
        card = p.birds[other]
        if card < 0 or other == slot or chain >> other & 1 or WHEN[card] != WHEN_ACTIVATED:
            continue
        if which == REPEAT_PREDATOR and PREDATOR[card] == 0:
            continue
        mask |= one << other
    return mask

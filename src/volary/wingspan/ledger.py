"""The ledger: the only functions that change what lies on the table. Each changes the state and reports the event.

Nothing here asks whether a change is allowed; that is the caller's part.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.events import EVERYBODY, Sink
from volary.core.vectors import add_sorted, added, ascending, drop, drop_sorted, find, find_sorted, merge_sorted, put
from volary.wingspan.event_kinds import (
    EV_BIRD_MOVED,
    EV_BIRD_PLAYED,
    EV_BIRDS_KEPT,
    EV_BONUS_DECK_REBUILT,
    EV_BONUS_DRAWN,
    EV_BONUS_KEPT,
    EV_BONUS_REFUSED,
    EV_CARD_DEALT,
    EV_CARD_DISCARDED,
    EV_CARD_DRAWN,
    EV_CARD_PICKED,
    EV_CARD_POOLED,
    EV_CARD_TAKEN,
    EV_DEBT,
    EV_DECK_HUNTED,
    EV_DECK_REBUILT,
    EV_DICE_HUNTED,
    EV_EGG_LAID,
    EV_EGG_SPENT,
    EV_FEEDER_THROWN,
    EV_FOOD_CACHED,
    EV_FOOD_GAINED,
    EV_FOOD_SPENT,
    EV_GOAL_LAID,
    EV_STOPPED,
    EV_TRAY_DISCARDED,
    EV_TRAY_FILLED,
    EV_TUCKED_FROM_DECK,
    EV_TUCKED_FROM_HAND,
)
from volary.wingspan.ids import COLUMNS, FACES, NO_CARD, TRAY, WHEN_BETWEEN_TURNS
from volary.wingspan.state import ONE_CACHED, WingspanState
from volary.wingspan.tables import WHEN

FACE_BITS: Final[i64] = 3
"""Bits a face in the packed dice counts of an event."""


def packed_faces(dice: vec[i64]) -> i64:
    """Counts of the six faces in one int, invertebrate lowest."""
    packed: i64 = 0
    for i in range(FACES):
        packed |= dice[i] << (FACE_BITS * i)
    return packed


# -- food ---------------------------------------------------------------------------------------------------------


def gain_food(s: WingspanState, sink: Sink, seat: i64, food: i64, source: i64) -> None:
    """One token to the seat; ``source`` is the die's face or FROM_SUPPLY."""
    s.players[seat].food[food] += 1
    s.emit(sink, EV_FOOD_GAINED, seat, food, source, 0, 0, EVERYBODY)


def spend_food(s: WingspanState, sink: Sink, seat: i64, food: i64, n: i64) -> None:
    s.players[seat].food[food] -= n
    s.emit(sink, EV_FOOD_SPENT, seat, food, n, 0, 0, EVERYBODY)


def cache_food(s: WingspanState, sink: Sink, seat: i64, slot: i64, food: i64, source: i64) -> None:
    """One token onto the bird in ``slot``; ``source`` is the die's face or FROM_SUPPLY."""
    s.players[seat].cached[slot] += ONE_CACHED[food]
    s.emit(sink, EV_FOOD_CACHED, seat, food, source, slot, 0, EVERYBODY)


# -- the birdfeeder -----------------------------------------------------------------------------------------------


def take_die(s: WingspanState, face: i64) -> None:
    """Move a die out of the feeder; the event is that of the token gained or stored."""
    s.feeder[face] -= 1
    s.outside[face] += 1


def empty_feeder(s: WingspanState) -> None:
    """Pick up all dice for a throw; the throw is reported when they have landed."""
    for face in range(FACES):
        s.feeder[face] = 0
        s.outside[face] = 0


def report_throw(s: WingspanState, sink: Sink) -> None:
    s.emit(sink, EV_FEEDER_THROWN, -1, packed_faces(s.feeder), 0, 0, 0, EVERYBODY)


def report_hunt(s: WingspanState, sink: Sink, seat: i64, food: i64) -> None:
    """The dice outside the feeder have been thrown for a hunt."""
    s.emit(sink, EV_DICE_HUNTED, seat, food, s.outside[food], packed_faces(s.outside), 0, EVERYBODY)


# -- bird cards ---------------------------------------------------------------------------------------------------


def rebuild_deck(s: WingspanState, sink: Sink) -> None:
    """Shuffle the discard pile into a new deck (RULES 6.3): a deck is a bag, so this is an assignment."""
    s.deck = ascending(s.discard)
    s.rebuilt = s.deck
    s.fresh_tucks = 0
    for p in s.players:
        p.fresh = 0
    s.discard = vec[i64]()
    s.emit(sink, EV_DECK_REBUILT, -1, len(s.deck), 0, 0, 0, EVERYBODY)


def deal_card(s: WingspanState, sink: Sink, seat: i64, card: i64) -> None:
    """An opening card, from the deck."""
    s.deck = drop_sorted(s.deck, card)
    p = s.players[seat]
    p.hand = add_sorted(p.hand, card)
    s.emit(sink, EV_CARD_DEALT, seat, card, 0, 0, 0, s.knows(seat))


def draw_card(s: WingspanState, sink: Sink, seat: i64, card: i64) -> None:
    """The deck's next card into the hand."""
    s.deck = drop_sorted(s.deck, card)
    p = s.players[seat]
    p.hand = add_sorted(p.hand, card)
    p.fresh += 1
    s.emit(sink, EV_CARD_DRAWN, seat, card, 0, 0, 0, s.knows(seat))


def fill_tray(s: WingspanState, sink: Sink, place: i64, card: i64) -> None:
    s.deck = drop_sorted(s.deck, card)
    s.tray[place] = card
    s.emit(sink, EV_TRAY_FILLED, -1, card, place, 0, 0, EVERYBODY)


def tray_place(s: WingspanState, card: i64) -> i64:
    return find(s.tray, card)


def take_from_tray(s: WingspanState, sink: Sink, seat: i64, card: i64) -> None:
    place = tray_place(s, card)
    s.tray[place] = NO_CARD
    p = s.players[seat]
    p.hand = add_sorted(p.hand, card)
    p.known = add_sorted(p.known, card)
    s.emit(sink, EV_CARD_TAKEN, seat, card, place, 0, 0, EVERYBODY)


def discard_tray(s: WingspanState, sink: Sink) -> None:
    """The whole tray to the discard pile, at the end of a round."""
    for place in range(TRAY):
        card = s.tray[place]
        if card >= 0:
            s.tray[place] = NO_CARD
            s.discard = added(s.discard, card)
            s.emit(sink, EV_TRAY_DISCARDED, -1, card, place, 0, 0, EVERYBODY)


def show_card(s: WingspanState, seat: i64, card: i64) -> None:
    """Everybody sees that the card is in the hand: it is being played."""
    p = s.players[seat]
    if find(p.maybe, card) >= 0:
        p.maybe = drop(p.maybe, card)
    elif find_sorted(s.rebuilt, card) >= 0:
        p.fresh -= 1
    p.known = add_sorted(p.known, card)


def leave_hand(s: WingspanState, seat: i64, card: i64) -> None:
    """The card leaves the hand where everybody sees it."""
    p = s.players[seat]
    p.hand = drop(p.hand, card)
    if find(p.known, card) >= 0:
        p.known = drop(p.known, card)
    elif find(p.maybe, card) >= 0:
        p.maybe = drop(p.maybe, card)
    elif find_sorted(s.rebuilt, card) >= 0:
        p.fresh -= 1


def discard_card(s: WingspanState, sink: Sink, seat: i64, card: i64) -> None:
    leave_hand(s, seat, card)
    s.discard = added(s.discard, card)
    s.emit(sink, EV_CARD_DISCARDED, seat, card, 0, 0, 0, EVERYBODY)


def tuck_from_hand(s: WingspanState, sink: Sink, seat: i64, slot: i64, card: i64) -> None:
    """Face down under the bird. Nobody else saw which card it was: what was known to be in the hand may be it."""
    p = s.players[seat]
    p.hand = drop(p.hand, card)
    p.hand_tucks = add_sorted(p.hand_tucks, card)
    p.tucked[slot] += 1
    if s.public_hands:
        if find(p.known, card) >= 0:
            p.known = drop(p.known, card)
    else:
        p.maybe = merge_sorted(p.maybe, p.known)
        p.known = vec[i64]()
    s.emit(sink, EV_TUCKED_FROM_HAND, seat, card, slot, 0, 0, s.knows(seat))


def tuck_from_deck(s: WingspanState, sink: Sink, seat: i64, slot: i64, card: i64) -> None:
    s.deck = drop_sorted(s.deck, card)
    s.deck_tucks = add_sorted(s.deck_tucks, card)
    s.players[seat].tucked[slot] += 1
    s.fresh_tucks += 1
    s.emit(sink, EV_TUCKED_FROM_DECK, seat, slot, 0, 0, 0, EVERYBODY)


def hunt_card(s: WingspanState, sink: Sink, seat: i64, slot: i64, card: i64, success: bool) -> None:
    """The card looked at by a hunt: tucked (all saw it, so it leaves the unknown cards) or discarded."""
    s.deck = drop_sorted(s.deck, card)
    if success:
        p = s.players[seat]
        p.tucked[slot] += 1
        s.hunt_tucks = add_sorted(s.hunt_tucks, card)
    else:
        s.discard = added(s.discard, card)
    s.emit(sink, EV_DECK_HUNTED, seat, card, slot, 1 if success else 0, 0, EVERYBODY)


def pool_card(s: WingspanState, sink: Sink, seat: i64, card: i64) -> None:
    """A card for a draft, face up, from the tray or the deck."""
    place = tray_place(s, card)
    if place >= 0:
        s.tray[place] = NO_CARD
    else:
        s.deck = drop_sorted(s.deck, card)
    s.pool = add_sorted(s.pool, card)
    s.emit(sink, EV_CARD_POOLED, seat, card, place, 0, 0, EVERYBODY)


def pick_card(s: WingspanState, sink: Sink, seat: i64, card: i64) -> None:
    """A draft card into the hand."""
    s.pool = drop(s.pool, card)
    p = s.players[seat]
    p.hand = add_sorted(p.hand, card)
    p.known = add_sorted(p.known, card)
    s.emit(sink, EV_CARD_PICKED, seat, card, 0, 0, 0, EVERYBODY)


def owe_discards(s: WingspanState, sink: Sink, seat: i64, n: i64) -> None:
    s.players[seat].debt += n
    s.emit(sink, EV_DEBT, seat, n, 0, 0, 0, EVERYBODY)


# -- bonus cards --------------------------------------------------------------------------------------------------


def rebuild_bonus_deck(s: WingspanState, sink: Sink) -> None:
    """The refused bonus cards become the bonus deck again (POWERS 5)."""
    s.bonus_deck = s.bonus_discard
    s.bonus_discard = vec[i64]()
    for p in s.players:
        p.bonus_refused = vec[i64]()
    s.emit(sink, EV_BONUS_DECK_REBUILT, -1, len(s.bonus_deck), 0, 0, 0, EVERYBODY)


def draw_bonus(s: WingspanState, sink: Sink, seat: i64, bonus: i64) -> None:
    s.bonus_deck = drop(s.bonus_deck, bonus)
    p = s.players[seat]
    p.offer = add_sorted(p.offer, bonus)
    one: i64 = 1
    s.emit(sink, EV_BONUS_DRAWN, seat, bonus, 0, 0, 0, one << seat)


def keep_bonus(s: WingspanState, sink: Sink, seat: i64, bonus: i64) -> None:
    p = s.players[seat]
    p.offer = drop(p.offer, bonus)
    p.bonus = add_sorted(p.bonus, bonus)
    one: i64 = 1
    s.emit(sink, EV_BONUS_KEPT, seat, bonus, 0, 0, 0, one << seat)


def refuse_bonus(s: WingspanState, sink: Sink, seat: i64) -> None:
    """The rest of the offer, face down to the bonus discards."""
    p = s.players[seat]
    one: i64 = 1
    while len(p.offer) > 0:
        bonus = p.offer[len(p.offer) - 1]
        p.offer = drop(p.offer, bonus)
        p.bonus_refused = add_sorted(p.bonus_refused, bonus)
        s.bonus_discard = add_sorted(s.bonus_discard, bonus)
        s.emit(sink, EV_BONUS_REFUSED, seat, bonus, 0, 0, 0, one << seat)


# -- eggs and birds -----------------------------------------------------------------------------------------------


def lay_egg(s: WingspanState, sink: Sink, seat: i64, slot: i64) -> None:
    p = s.players[seat]
    p.eggs[slot] += 1
    p.last_egg = slot
    s.emit(sink, EV_EGG_LAID, seat, slot, 0, 0, 0, EVERYBODY)


def spend_egg(s: WingspanState, sink: Sink, seat: i64, slot: i64) -> None:
    s.players[seat].eggs[slot] -= 1
    s.emit(sink, EV_EGG_SPENT, seat, slot, 0, 0, 0, EVERYBODY)


def place_bird(s: WingspanState, sink: Sink, seat: i64, card: i64, habitat: i64) -> i64:
    """The paid-for hand card onto the leftmost free slot of the row; returns the slot."""
    leave_hand(s, seat, card)
    p = s.players[seat]
    slot = habitat * COLUMNS + p.row_len[habitat]
    p.birds = put(p.birds, slot, card)
    p.row_len = put(p.row_len, habitat, p.row_len[habitat] + 1)
    if WHEN[card] == WHEN_BETWEEN_TURNS:
        one: i64 = 1
        p.pinks |= one << slot
    s.emit(sink, EV_BIRD_PLAYED, seat, card, slot, 0, 0, EVERYBODY)
    return slot


def move_bird(s: WingspanState, sink: Sink, seat: i64, slot: i64, habitat: i64) -> i64:
    """The bird with everything on it onto the leftmost free slot of another row; returns the slot."""
    p = s.players[seat]
    target = habitat * COLUMNS + p.row_len[habitat]
    card = p.birds[slot]
    p.birds = put(put(p.birds, target, card), slot, NO_CARD)
    p.eggs[target] = p.eggs[slot]
    p.cached[target] = p.cached[slot]
    p.tucked[target] = p.tucked[slot]
    p.eggs[slot] = 0
    p.cached[slot] = 0
    p.tucked[slot] = 0
    p.row_len = put(p.row_len, habitat, p.row_len[habitat] + 1)
    p.row_len = put(p.row_len, slot // COLUMNS, p.row_len[slot // COLUMNS] - 1)
    s.emit(sink, EV_BIRD_MOVED, seat, card, slot, target, 0, EVERYBODY)
    return target


# -- fewer than allowed ---------------------------------------------------------------------------------------------


def report_stop(s: WingspanState, sink: Sink, seat: i64) -> None:
    """The seat takes no more of what it may have (POWERS 2.2): nothing changes, but nothing is silently lost."""
    s.emit(sink, EV_STOPPED, seat, 0, 0, 0, 0, EVERYBODY)


# -- set-up -------------------------------------------------------------------------------------------------------


def lay_goal(s: WingspanState, sink: Sink, round_index: i64, goal: i64) -> None:
    s.goals = put(s.goals, round_index, goal)
    s.emit(sink, EV_GOAL_LAID, -1, goal, round_index, 0, 0, EVERYBODY)


def report_kept(s: WingspanState, sink: Sink, seat: i64) -> None:
    """How many birds and foods the seat kept; which foods everybody sees."""
    p = s.players[seat]
    s.emit(sink, EV_BIRDS_KEPT, seat, len(p.hand), p.food_total(), 0, 0, EVERYBODY)

"""Invariants: what is true of every sound Wingspan state, checked from scratch. Each fault is told in words."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.actions import CHANCE
from volary.core.vectors import filled, find, total
from volary.wingspan.ids import COLUMNS, DICE, FACES, FOODS, HABITATS, NO_CARD, ROUNDS, SLOTS, TRAY, WHEN_BETWEEN_TURNS
from volary.wingspan.state import ONE_CACHED, Player, WingspanState
from volary.wingspan.tables import (
    BIRDS,
    BONUS,
    BONUS_CARDS,
    CARDS,
    CORE_BIRDS,
    EGG_LIMIT,
    LANGUAGE_DEPENDENT,
    STRONG,
    TURNS,
    WHEN,
)


def unsound(s: WingspanState) -> list[str]:
    """Why these are not the vectors of a state: wrong lengths, cards that do not exist, impossible counts; then
    ``broken``. For decoded states, which could be anything."""
    faults: list[str] = []
    shape(faults, "streams", s.streams, 4 * 5, 0, (1 << 32) - 1)
    shape(faults, "tray", s.tray, TRAY, -1, CARDS - 1)
    shape(faults, "feeder", s.feeder, FACES, 0, DICE)
    shape(faults, "outside", s.outside, FACES, 0, DICE)
    shape(faults, "goals", s.goals, ROUNDS, -1, 15)
    for v in (s.deck, s.discard, s.deck_tucks, s.rebuilt, s.hunt_tucks, s.pool):
        shape(faults, "cards", v, -1, 0, CARDS - 1)
    for v in (s.bonus_deck, s.bonus_discard):
        shape(faults, "bonus cards", v, -1, 0, BONUS_CARDS - 1)
    for p in s.players:
        player_shape(faults, p)
    if not -1 <= s.active < s.seats or not -1 <= s.start_seat < s.seats or not 0 <= s.round <= ROUNDS:
        faults.append("an impossible seat or round")
    return faults if faults else broken(s)


def player_shape(faults: list[str], p: Player) -> None:
    most: i64 = 1000
    shape(faults, "food", p.food, FOODS, 0, most)
    for v in (p.hand, p.known, p.maybe, p.hand_tucks):
        shape(faults, "hand", v, -1, 0, CARDS - 1)
    for v in (p.bonus, p.bonus_refused, p.offer):
        shape(faults, "bonus", v, -1, 0, BONUS_CARDS - 1)
    shape(faults, "birds", p.birds, SLOTS, -1, CARDS - 1)
    shape(faults, "eggs", p.eggs, SLOTS, 0, most)
    shape(faults, "cached", p.cached, SLOTS, 0, ONE_CACHED[FOODS - 1] << 12)
    shape(faults, "tucked", p.tucked, SLOTS, 0, most)
    shape(faults, "rows", p.row_len, HABITATS, 0, COLUMNS)


def shape(faults: list[str], name: str, v: vec[i64], length: i64, low: i64, high: i64) -> None:
    """Note a vector that has another length (any, if -1) or an element outside ``low..high``."""
    if length >= 0 and len(v) != length:
        faults.append(f"{name}: {len(v)} entries, not {length}")
    n: i64 = len(v)
    for i in range(n):
        if not low <= v[i] <= high:
            faults.append(f"{name}: {v[i]} is not of {low}..{high}")
            return


def broken(s: WingspanState) -> list[str]:
    """Every broken invariant; empty for a sound state."""
    faults = card_faults(s) + bonus_faults(s) + table_faults(s)
    for seat in range(s.seats):
        faults += [f"seat {seat}: {fault}" for fault in mat_faults(s.players[seat])]
    return faults


def tally(counts: vec[i64], cards: vec[i64]) -> None:
    """Count each card of the vector; -1 stands for an empty place."""
    n: i64 = len(cards)
    for i in range(n):
        if cards[i] >= 0:
            counts[cards[i]] += 1


def card_faults(s: WingspanState) -> list[str]:
    """Every bird card in play lies in exactly one place, and as many are tucked as are counted."""
    counts = filled(0, CARDS)
    for v in (s.deck, s.discard, s.deck_tucks, s.hunt_tucks, s.pool, s.tray):
        tally(counts, v)
    tucked: i64 = 0
    lying: i64 = len(s.deck_tucks) + len(s.hunt_tucks)
    for p in s.players:
        tally(counts, p.birds)
        tally(counts, p.hand)
        tally(counts, p.hand_tucks)
        lying += len(p.hand_tucks)
        tucked += total(p.tucked)
    strong_birds = s.settings["strong_birds"] is True
    faults: list[str] = []
    for card in range(CARDS):
        wanted: i64 = 1 if strong_birds or STRONG[card] == 0 else 0
        if card >= CORE_BIRDS:
            wanted = min(counts[card], 1)
        if counts[card] != wanted:
            faults.append(f"card {BIRDS[card]['id']} lies in {counts[card]} places, not {wanted}")
    if tucked != lying:
        faults.append(f"{tucked} cards are counted as tucked, {lying} are")
    return faults


def bonus_faults(s: WingspanState) -> list[str]:
    """Every bonus card in play lies in exactly one place; the refused ones are the bonus discards."""
    counts = filled(0, BONUS_CARDS)
    refused = filled(0, BONUS_CARDS)
    tally(counts, s.bonus_deck)
    tally(counts, s.bonus_discard)
    for p in s.players:
        tally(counts, p.bonus)
        tally(counts, p.offer)
        tally(refused, p.bonus_refused)
    tally_off(refused, s.bonus_discard)
    all_cards = s.settings["language_bonus_cards"] is True
    faults: list[str] = []
    for bonus in range(BONUS_CARDS):
        wanted: i64 = 1 if all_cards or LANGUAGE_DEPENDENT[bonus] == 0 else 0
        if counts[bonus] != wanted:
            faults.append(f"bonus card {BONUS[bonus]['id']} lies in {counts[bonus]} places, not {wanted}")
        if refused[bonus] != 0:
            faults.append(f"bonus card {BONUS[bonus]['id']} is refused or discarded, but not both")
    return faults


def tally_off(counts: vec[i64], cards: vec[i64]) -> None:
    n: i64 = len(cards)
    for i in range(n):
        counts[cards[i]] -= 1


def table_faults(s: WingspanState) -> list[str]:
    faults = []
    inside = total(s.feeder)
    asked = s.deciders()
    throwing = asked >> CHANCE & 1 == 1
    if inside + total(s.outside) != DICE and not throwing and asked != 0:
        faults.append(f"{inside + total(s.outside)} dice, {inside} of them in the feeder")
    if inside == 0 and not throwing and asked != 0:
        faults.append("the feeder is empty while somebody decides")
    if len(s.tray) != TRAY:
        faults.append("the tray has not three places")
    if not 0 <= s.round <= ROUNDS or len(s.goal_points) != s.round * s.seats:
        if s.top >= 0 and len(s.goal_points) != (s.round + 1) * s.seats:
            faults.append("the goals scored do not fit the round")
    if s.round < ROUNDS and any(not 0 <= p.cubes <= TURNS[s.round] for p in s.players):
        faults.append("a seat holds an impossible number of cubes")
    return faults


def mat_faults(p: Player) -> list[str]:
    """Rows without gaps, eggs within limits, nothing on empty slots, cards in order, known cards where they may be."""
    faults = []
    for habitat in range(HABITATS):
        for column in range(COLUMNS):
            slot: i64 = habitat * COLUMNS + column
            if (p.birds[slot] >= 0) != (column < p.row_len[habitat]):
                faults.append(f"row {habitat} has a gap or a wrong length")
    for slot in range(SLOTS):
        card = p.birds[slot]
        limit = EGG_LIMIT[card] if card >= 0 else 0
        if not 0 <= p.eggs[slot] <= limit:
            faults.append(f"slot {slot} holds {p.eggs[slot]} eggs of {limit}")
        if card == NO_CARD and (p.cached[slot] or p.tucked[slot]):
            faults.append(f"empty slot {slot} holds food or cards")
        pink = card >= 0 and WHEN[card] == WHEN_BETWEEN_TURNS
        if (p.pinks >> slot & 1 == 1) != pink:
            faults.append(f"slot {slot} is wrongly noted as between-turns")
    if min(p.food[0], p.food[1], p.food[2], p.food[3], p.food[4]) < 0 or p.debt < 0:
        faults.append("a negative number of tokens or cards owed")
    if p.used & ~p.pinks:
        faults.append("a power is noted as used that is not there")
    if not (in_order(p.hand) and in_order(p.hand_tucks) and in_order(p.bonus) and in_order(p.known)):
        faults.append("hand, hand tucks, bonus cards or known cards are not in order")
    n: i64 = len(p.known)
    for i in range(n):
        if find(p.hand, p.known[i]) < 0:
            faults.append("a card is noted as known that is not in the hand")
    n = len(p.maybe)
    for i in range(n):
        if find(p.hand, p.maybe[i]) < 0 and find(p.hand_tucks, p.maybe[i]) < 0:
            faults.append("a card is noted as seen that is neither in the hand nor tucked")
    return faults


def in_order(v: vec[i64]) -> bool:
    n: i64 = len(v)
    for i in range(1, n):
        if v[i - 1] > v[i]:
            return False
    return True

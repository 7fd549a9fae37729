"""Invariants: what is true of every sound Wingspan state, checked from scratch. Each fault is told in words."""

from __future__ import annotations

from mypy_extensions import i64

from volary.core.vectors import find, to_list
from volary.wingspan.ids import COLUMNS, DICE, HABITATS, NO_CARD, ROUNDS, SLOTS, TRAY, WHEN_BETWEEN_TURNS
from volary.wingspan.state import Player, WingspanState
from volary.wingspan.tables import BIRDS, CARDS, CORE_BIRDS, EGG_LIMIT, STRONG, TURNS, WHEN


def broken(s: WingspanState) -> list[str]:
    """Every broken invariant; empty for a sound state."""
    faults = card_faults(s) + bonus_faults(s) + table_faults(s)
    for seat in range(s.seats):
        faults += [f"seat {seat}: {fault}" for fault in mat_faults(s.players[seat])]
    return faults


def cards_of(p: Player) -> list[int]:
    return [int(c) for c in p.birds if c >= 0] + to_list(p.hand) + to_list(p.hand_tucks)


def card_faults(s: WingspanState) -> list[str]:
    """Every bird card in play lies in exactly one place."""
    cards = to_list(s.deck) + to_list(s.discard) + to_list(s.deck_tucks) + to_list(s.hunt_tucks) + to_list(s.pool)
    cards += [int(c) for c in s.tray if c >= 0]
    for p in s.players:
        cards += cards_of(p)
    core = [c for c in cards if c < CORE_BIRDS]
    wanted = [c for c in range(int(CORE_BIRDS)) if s.settings["strong_birds"] is True or STRONG[c] == 0]
    faults = [f"card {BIRDS[c]['id']} lies in {cards.count(c)} places" for c in set(cards) if cards.count(c) > 1]
    faults += [f"card {BIRDS[c]['id']} is missing" for c in set(wanted) - set(core)]
    faults += [f"card {BIRDS[c]['id']} is not in play" for c in set(core) - set(wanted)]
    if any(c >= CARDS for c in cards):
        faults.append("there is a card beyond the table")
    tucked = sum(int(n) for p in s.players for n in p.tucked)
    lying = len(s.deck_tucks) + len(s.hunt_tucks) + sum(len(p.hand_tucks) for p in s.players)
    if tucked != lying:
        faults.append(f"{tucked} cards are counted as tucked, {lying} are")
    return faults


def bonus_faults(s: WingspanState) -> list[str]:
    """Every bonus card in play lies in exactly one place."""
    cards = to_list(s.bonus_deck) + to_list(s.bonus_discard)
    refused: list[int] = []
    for p in s.players:
        cards += to_list(p.bonus) + to_list(p.offer)
        refused += to_list(p.bonus_refused)
    faults = []
    wanted = 26 if s.settings["language_bonus_cards"] is True else 22
    if len(cards) != wanted or len(set(cards)) != wanted:
        faults.append(f"there are {len(set(cards))} different bonus cards in {len(cards)} places, not {wanted}")
    if sorted(refused) != sorted(to_list(s.bonus_discard)):
        faults.append("the refused bonus cards are not the bonus discards")
    return faults


def table_faults(s: WingspanState) -> list[str]:
    faults = []
    dice = sum(int(n) for n in s.feeder) + sum(int(n) for n in s.outside)
    asked = s.deciders() != 0
    if dice not in (0, DICE) or (asked and sum(int(n) for n in s.feeder) == 0 and not s.explicit_chance):
        faults.append(f"{dice} dice, {sum(int(n) for n in s.feeder)} of them in the feeder")
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
    if any(n < 0 for n in p.food) or p.debt < 0:
        faults.append("a negative number of tokens or cards owed")
    if p.used & ~p.pinks:
        faults.append("a power is noted as used that is not there")
    for name, v in (("hand", p.hand), ("hand tucks", p.hand_tucks), ("bonus", p.bonus), ("known", p.known)):
        if to_list(v) != sorted(to_list(v)):
            faults.append(f"{name} is not in order")
    if any(find(p.hand, c) < 0 and find(p.hand_tucks, c) < 0 for c in p.known):
        faults.append("a card is noted as known that is not there")
    return faults

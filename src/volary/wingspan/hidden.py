"""What a seat cannot know, resampled (DESIGN section 9): hands, tucks, bonus cards, opening choices, every future draw.

Known to everybody about another's hand: its size, and the cards that were seen going in and not seen leaving. A card
tucked from the hand left unseen, so what was known before may be the tucked one (``known`` and ``maybe``).
"""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from volary.core.rng import below, seed_streams
from volary.core.vectors import add_sorted, ascending, find, find_sorted, merge_sorted
from volary.wingspan.ids import BONUS_STREAM, DECK_STREAM, ORDER_STREAM, STREAM_NAMES
from volary.wingspan.setup import BONUS_BIT, KEEP_MASKS
from volary.wingspan.state import Player, WingspanState


def resample(s: WingspanState, seat: i64, seed: bytes) -> None:
    """Give everything that ``seat`` (or SPECTATOR) cannot know a new value drawn from ``seed``.

    When the game is over all cards are shown, so nothing changes but the streams.
    """
    s.streams = seed_streams(seed, STREAM_NAMES)
    s.script = vec[i64]()
    s.option_count = -1  # options that were noted may name cards that are gone
    s.asked = -1
    if s.top < 0:
        return
    resample_birds(s, seat)
    resample_bonus(s, seat)
    resample_choices(s, seat)
    s.streams = seed_streams(b"future|" + seed, STREAM_NAMES)


def resample_birds(s: WingspanState, seat: i64) -> None:
    """Mix what nobody but the owner knows, and deal it again.

    Two bags: cards seen in the discard pile when it last became the deck (``rebuilt``) can only have been drawn since;
    the other unseen cards only before. Each hand and the deck tucks take from each bag as many as they did.
    """
    unseen = merge_sorted(s.deck, s.deck_tucks)
    secret = not s.public_hands
    for other in range(s.seats):
        if other != seat and secret:
            unseen = merge_sorted(unseen, ascending(unknown_cards(s.players[other])))
    split = len(s.rebuilt) > 0
    fresh = vec[i64]()
    old = vec[i64]()
    for card in unseen:
        if split and find_sorted(s.rebuilt, card) < 0:
            old = append(old, card)
        else:
            fresh = append(fresh, card)
    fresh = shuffled(s, fresh, DECK_STREAM)
    old = shuffled(s, old, DECK_STREAM)
    for other in range(s.seats):
        if other != seat and secret:
            p = s.players[other]
            n: i64 = len(unknown_cards(p))
            new = p.fresh if split else n
            fresh, cards = take(fresh, new)
            old, more = take(old, n - new)
            deal_again(s, p, merge_sorted(cards, more))
    tucks: i64 = len(s.deck_tucks)
    new_tucks = s.fresh_tucks if split else tucks
    fresh, cards = take(fresh, new_tucks)
    old, more = take(old, tucks - new_tucks)
    s.deck_tucks = merge_sorted(cards, more)
    s.deck = ascending(fresh)


def unknown_cards(p: Player) -> vec[i64]:
    """Cards of the hand and the hand tucks that the table has not seen."""
    cards = vec[i64]()
    for v in (p.hand, p.hand_tucks):
        for card in v:
            if find(p.known, card) < 0 and find(p.maybe, card) < 0:
                cards = append(cards, card)
    return cards


def deal_again(s: WingspanState, p: Player, cards: vec[i64]) -> None:
    """Hand and hand tucks of the old sizes: the known cards in the hand, the others mixed over both."""
    hand_size: i64 = len(p.hand)
    mixed = shuffled(s, merge_sorted(cards, p.maybe), DECK_STREAM)
    hand = p.known[:]
    while len(hand) < hand_size:
        mixed, card = pop(mixed)
        hand = append(hand, card)
    p.hand = ascending(hand)
    p.hand_tucks = ascending(mixed)


def shuffled(s: WingspanState, cards: vec[i64], stream: i64) -> vec[i64]:
    """Put the cards into random order, in place (Fisher-Yates); returns them."""
    i: i64 = len(cards) - 1
    while i > 0:
        j = below(s.streams, stream, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        i -= 1
    return cards


def resample_bonus(s: WingspanState, seat: i64) -> None:
    """Mix the bonus deck with what the other seats hold, are offered and refused, and deal it again."""
    unseen = s.bonus_deck[:]
    for other in range(s.seats):
        if other != seat:
            p = s.players[other]
            unseen = merge_sorted(merge_sorted(merge_sorted(unseen, p.bonus), p.offer), p.bonus_refused)
    unseen = shuffled(s, unseen, BONUS_STREAM)
    s.bonus_discard = vec[i64]()
    for other in range(s.seats):
        p = s.players[other]
        if other != seat:
            bonus: i64 = len(p.bonus)
            offer: i64 = len(p.offer)
            refused: i64 = len(p.bonus_refused)
            unseen, p.bonus = take(unseen, bonus)
            unseen, p.offer = take(unseen, offer)
            unseen, p.bonus_refused = take(unseen, refused)
        s.bonus_discard = merge_sorted(s.bonus_discard, p.bonus_refused)
    s.bonus_deck = ascending(unseen)


def take(cards: vec[i64], n: i64) -> tuple[vec[i64], vec[i64]]:
    """Take ``n`` cards off the end; returns the rest and the taken ones in ascending order."""
    taken = vec[i64]()
    for _ in range(n):
        cards, card = pop(cards)
        taken = add_sorted(taken, card)
    return cards, taken


def resample_choices(s: WingspanState, seat: i64) -> None:
    """Opening choices that others have made and nobody has seen yet."""
    for other in range(s.seats):
        p = s.players[other]
        if other != seat and p.choice >= 0:
            kept = 0 if s.swift_start else KEEP_MASKS[below(s.streams, ORDER_STREAM, len(KEEP_MASKS))]
            p.choice = below(s.streams, ORDER_STREAM, 2) << BONUS_BIT | kept

"""Paying for birds against brute force: what is payable, every minimal payment and no other, what is missing.

The oracle knows the rule only as it is told (RULES 3.3, 3.4): every icon takes one fitting token or any two tokens; a
"/" cost is one of the shown icons. It tries all ways to hand the tokens out.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pytest

from tests.rules.wingspan.table import FOODS, PRINTED, name_of
from volary.core.actions import MAX_LEGAL, kind_of
from volary.core.vectors import filled, from_list
from volary.wingspan.food_cost import missing, payable, payments
from volary.wingspan.ids import ACT_PAY_FOOD
from volary.wingspan.tables import CARD_BY_NAME

Tokens = tuple[int, ...]
Cost = tuple[tuple[str, ...], bool]
NONE: Tokens = (0, 0, 0, 0, 0)
COSTS: dict[Cost, list[str]] = {}
for _bird, _fact in PRINTED.items():
    COSTS.setdefault((_fact.cost, _fact.either), []).append(_bird)


def plus(tokens: Tokens, k: int) -> Tokens:
    return tokens[:k] + (tokens[k] + 1,) + tokens[k + 1 :]


@cache
def ways(icon: str) -> frozenset[Tokens]:
    """Everything that may be laid down for one icon."""
    one = {plus(NONE, k) for k in range(5) if icon in ("wild", FOODS[k])}
    two = {plus(plus(NONE, j), k) for j in range(5) for k in range(5)}
    return frozenset(one | two)


@cache
def exact(cost: Cost) -> frozenset[Tokens]:
    """Every set of tokens that pays the cost with none left over."""
    icons, either = cost
    if either:
        return frozenset(payment for icon in icons for payment in ways(icon))
    sums = {NONE}
    for icon in icons:
        sums = {tuple(a + b for a, b in zip(done, way, strict=True)) for done in sums for way in ways(icon)}
    return frozenset(sums)


def within(part: Tokens, whole: Tokens) -> bool:
    return all(a <= b for a, b in zip(part, whole, strict=True))


@cache
def minimal(cost: Cost) -> frozenset[Tokens]:
    """The payments of which no smaller part pays."""
    every = exact(cost)
    return frozenset(p for p in every if not any(q != p and within(q, p) for q in every))


def wanted(cost: Cost, tokens: Tokens) -> set[Tokens]:
    return {payment for payment in minimal(cost) if within(payment, tokens)}


def offered(card: int, tokens: Tokens) -> list[Tokens]:
    out = filled(0, MAX_LEGAL)
    n = payments(from_list(list(tokens)), card, out)
    actions = [int(out[i]) for i in range(n)]
    assert actions == sorted(set(actions))
    assert all(kind_of(action) == ACT_PAY_FOOD for action in actions)
    return [tuple(action >> 4 * k & 15 for k in range(5)) for action in actions]


def purses() -> list[Tokens]:
    """All purses with up to two tokens a food, and some with many of a kind."""
    small = list(product(range(3), repeat=5))
    rng = random.Random(3)
    large = [tuple(rng.choice((0, 0, 1, 3, 4, 6, 15)) for _ in range(5)) for _ in range(60)]
    return small + large


PURSES = purses()


def title(cost: Cost) -> str:
    return ("/" if cost[1] else "+").join(cost[0]) or "free"


def test_every_cost_of_the_game_is_here() -> None:
    assert sorted(bird for birds in COSTS.values() for bird in birds) == sorted(CARD_BY_NAME)
    assert len({name_of(card) for card in CARD_BY_NAME.values()}) == 180


@pytest.mark.parametrize("cost", COSTS, ids=title)
def test_payments_are_exactly_the_minimal_ones(cost: Cost) -> None:
    card = CARD_BY_NAME[COSTS[cost][0]]
    for tokens in PURSES:
        want = wanted(cost, tokens)
        assert set(offered(card, tokens)) == want, tokens
        assert payable(from_list(list(tokens)), card) == bool(want), tokens


@pytest.mark.parametrize("bird", CARD_BY_NAME)
def test_every_card_with_some_purses(bird: str) -> None:
    cost: Cost = (PRINTED[bird].cost, PRINTED[bird].either)
    card = CARD_BY_NAME[bird]
    for tokens in random.Random(bird).sample(PURSES, 25):
        assert set(offered(card, tokens)) == wanted(cost, tokens), tokens


@pytest.mark.parametrize("cost", COSTS, ids=title)
def test_missing_is_the_least_number_of_tokens_that_would_do(cost: Cost) -> None:
    card = CARD_BY_NAME[COSTS[cost][0]]
    for tokens in PURSES[:243:3]:
        short = min(sum(max(0, p - t) for p, t in zip(payment, tokens, strict=True)) for payment in exact(cost))
        assert missing(from_list(list(tokens)), card) == short, tokens


def test_the_formula_of_the_rules() -> None:
    """RULES 3.4: T - m >= w + 2 (s - m), for "+" costs."""
    for (icons, either), birds in COSTS.items():
        if either:
            continue
        wild = icons.count("wild")
        for tokens in PURSES:
            matched = sum(min(icons.count(food), have) for food, have in zip(FOODS, tokens, strict=True))
            enough = sum(tokens) - matched >= wild + 2 * (len(icons) - wild - matched)
            assert payable(from_list(list(tokens)), CARD_BY_NAME[birds[0]]) == enough


def test_cases_by_hand() -> None:
    def can(bird: str, text: str) -> bool:
        return payable(from_list([text.split().count(food) for food in FOODS]), CARD_BY_NAME[bird])

    assert can("acorn-woodpecker", "seed rodent rodent rodent rodent")  # ruling 79
    assert not can("acorn-woodpecker", "seed rodent rodent rodent")
    assert not can("song-sparrow", "fish")  # ruling 80
    assert can("song-sparrow", "fish fish")
    assert can("turkey-vulture", "")  # ruling 50
    assert can("whooping-crane", "fish fruit rodent")
    assert not can("whooping-crane", "fish fruit")

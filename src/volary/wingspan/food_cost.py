"""Food costs of birds being played (RULES 3.3 to 3.5): what is payable, and every minimal payment.

Each icon takes one fitting token or any two tokens. With T tokens, w wild icons, s other icons and m the sum over the
foods of min(icons, tokens), a "+" cost is payable exactly if T - m >= w + 2 (s - m). A payment of T tokens is minimal
exactly if T + m = w + 2 s: each token that goes lowers the left side, so nothing smaller pays.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.actions import pack
from volary.core.events import Sink
from volary.core.state import ASK, A, Handler, State
from volary.wingspan.ids import ACT_PAY_FOOD, FOODS
from volary.wingspan.ledger import spend_food
from volary.wingspan.state import wingspan
from volary.wingspan.tables import ALTERNATIVE, COST, WILD

TOKEN_BITS: Final[i64] = 4


def payable(food: vec[i64], card: i64) -> bool:
    """Whether these tokens can pay the card's food cost."""
    base = card * FOODS
    tokens: i64 = 0
    icons: i64 = 0
    matched: i64 = 0
    for k in range(FOODS):
        have = food[k]
        need = COST[base + k]
        tokens += have
        icons += need
        matched += need if need < have else have
    if ALTERNATIVE[card]:
        return matched > 0 or tokens >= 2
    return tokens + matched >= WILD[card] + 2 * icons


def missing(food: vec[i64], card: i64) -> i64:
    """How many more tokens of any kind would surely do; 0 if the cost is payable."""
    if payable(food, card):
        return 0
    base = card * FOODS
    tokens: i64 = 0
    icons: i64 = 0
    matched: i64 = 0
    for k in range(FOODS):
        tokens += food[k]
        icons += COST[base + k]
        matched += min(COST[base + k], food[k])
    if ALTERNATIVE[card]:
        return 1
    short = WILD[card] + 2 * icons - tokens - matched
    unmatched = icons - matched
    by_fitting = min(unmatched, short // 2)
    return by_fitting + (short - 2 * by_fitting)


def is_minimal(card: i64, q: vec[i64]) -> bool:
    """Whether the tokens ``q`` pay the card's cost and no part of them does."""
    base = card * FOODS
    tokens: i64 = 0
    icons: i64 = 0
    matched: i64 = 0
    for k in range(FOODS):
        tokens += q[k]
        icons += COST[base + k]
        matched += min(COST[base + k], q[k])
    if ALTERNATIVE[card]:
        return (tokens == 1 and matched == 1) or (tokens == 2 and matched == 0)
    return tokens + matched == WILD[card] + 2 * icons


def payments(food: vec[i64], card: i64, out: vec[i64]) -> i64:
    """Write every minimal payment as an action, ascending; returns how many.

    The fields of the action are the numbers of tokens, 4 bits a food, invertebrate lowest.
    """
    q = food[:]
    most: i64 = WILD[card]
    for k in range(FOODS):
        most += 2 * COST[card * FOODS + k]
    n: i64 = 0
    for rodent in range(min(food[4], most) + 1):
        q[4] = rodent
        for fruit in range(min(food[3], most - rodent) + 1):
            q[3] = fruit
            for fish in range(min(food[2], most - rodent - fruit) + 1):
                q[2] = fish
                for seed in range(min(food[1], most - rodent - fruit - fish) + 1):
                    q[1] = seed
                    for invertebrate in range(min(food[0], most - rodent - fruit - fish - seed) + 1):
                        q[0] = invertebrate
                        if is_minimal(card, q):
                            out[n] = pack(ACT_PAY_FOOD) | (
                                rodent << 16 | fruit << 12 | fish << 8 | seed << 4 | invertebrate
                            )
                            n += 1
    return n


@final
class PayFood(Handler):
    """Pay the food cost of a bird in one choice. a: card."""

    name = "pay_food"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = wingspan(state)
        return payments(s.players[seat].food, s.stack[f + A], out)

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = wingspan(state)
        for k in range(FOODS):
            n = action >> (TOKEN_BITS * k) & 15
            if n > 0:
                spend_food(s, sink, seat, k, n)
        s.pop()

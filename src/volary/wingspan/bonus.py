"""The 26 bonus cards (RULES 12): which birds a card counts, and the points that the count brings."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from volary.core.errors import BadData
from volary.wingspan.ids import FOOD_NAMES, FOODS, HABITAT_NAMES, HABITATS, NEST_NAMES, SLOTS
from volary.wingspan.state import Player
from volary.wingspan.tables import (
    BIRDS,
    BONUS,
    COST,
    EGG_LIMIT,
    FLOCKING,
    HABITAT_MASK,
    NEST_MASK,
    POINTS,
    PREDATOR,
    WILD,
    WINGSPAN,
)

# What a bonus card counts: a property of the printed card, or something on the mat or in the hand.
BY_CARD: Final[i64] = 0
BY_EGGS: Final[i64] = 1
FEWEST_HABITAT: Final[i64] = 2
HAND_COUNT: Final[i64] = 3


def names_match(record: dict[str, Any], card: int) -> bool:
    """Name-based cards: the list of birds that the publisher's rulings give, kept in the data."""
    return record["id"] in BIRDS[card]["bonus_tags"]


def card_matches(record: dict[str, Any], card: int) -> bool:
    """Whether the printed card fulfils the condition of a bonus record. Raises BadData for an unknown condition."""
    condition = record["condition"]
    kind = condition["kind"]
    if kind == "name_contains":
        return names_match(record, card)
    if kind == "points_lt":
        return POINTS[card] < int(condition["value"])
    if kind == "has_symbol":
        return (PREDATOR if condition["symbol"] == "predator" else FLOCKING)[card] == 1
    if kind == "food_cost_includes":
        return icons(condition["food"], card) > 0
    if kind == "food_cost_only":
        return icons(condition["food"], card) > 0 and icons(condition["food"], card) == all_icons(card)
    if kind == "nest":
        return (NEST_MASK[card] >> NEST_NAMES.index(condition["nest"]) & 1) == 1
    if kind == "habitat_only":
        one: i64 = 1
        return HABITAT_MASK[card] == one << HABITAT_NAMES.index(condition["habitat"])
    if kind == "wingspan_gt":
        return WINGSPAN[card] > int(condition["value"])
    if kind == "wingspan_lte":
        return WINGSPAN[card] <= int(condition["value"])
    if kind == "eggs_gte":
        return EGG_LIMIT[card] >= int(condition["value"])
    raise BadData(f"bonus.json: {record['id']}: unknown condition {kind!r}")


def icons(food: str, card: int) -> i64:
    """Icons of a food (or "wild") in the card's cost, a "/" cost included."""
    if food == "wild":
        return WILD[card]
    return COST[card * FOODS + FOOD_NAMES.index(food)]


def all_icons(card: int) -> i64:
    n = WILD[card]
    for k in range(FOODS):
        n += COST[card * FOODS + k]
    return n


def kinds() -> vec[i64]:
    values = vec[i64](capacity=26)
    special = {"eggs_gte": BY_EGGS, "fewest_habitat": FEWEST_HABITAT, "hand_count": HAND_COUNT}
    for record in BONUS:
        values = append(values, special.get(record["condition"]["kind"], BY_CARD))
    return values


def egg_minimum() -> vec[i64]:
    values = vec[i64](capacity=26)
    for record in BONUS:
        values = append(values, record["condition"]["value"] if record["condition"]["kind"] == "eggs_gte" else 0)
    return values


def bonus_masks() -> vec[i64]:
    """A mask a card: bit b is set when the printed card counts for bonus card b."""
    values = vec[i64](capacity=180)
    for card in range(len(BIRDS)):
        mask = 0
        for b in range(len(BONUS)):
            if BONUS[b]["condition"]["kind"] not in ("fewest_habitat", "hand_count") and card_matches(BONUS[b], card):
                mask |= 1 << b
        values = append(values, mask)
    return values


def scoring_column(field: str) -> vec[i64]:
    """Scoring of a bonus card: points a bird, or two steps of minimum and points (0 where it has none)."""
    values = vec[i64](capacity=26)
    for record in BONUS:
        scoring = record["scoring"]
        if scoring["type"] == "per_bird":
            values = append(values, scoring["points"] if field == "each" else 0)
        else:
            low, high = scoring["tiers"]
            steps = {"each": 0, "low": low["min"], "low_points": low["points"]}
            values = append(values, steps.get(field, high["min"] if field == "high" else high["points"]))
    return values


BONUS_KIND: Final[vec[i64]] = kinds()
BONUS_EGGS: Final[vec[i64]] = egg_minimum()
BONUS_MASK: Final[vec[i64]] = bonus_masks()
EACH: Final[vec[i64]] = scoring_column("each")
LOW: Final[vec[i64]] = scoring_column("low")
LOW_POINTS: Final[vec[i64]] = scoring_column("low_points")
HIGH: Final[vec[i64]] = scoring_column("high")
HIGH_POINTS: Final[vec[i64]] = scoring_column("high_points")


def bonus_count(p: Player, bonus: i64) -> i64:
    """What the bonus card counts for this seat now."""
    kind = BONUS_KIND[bonus]
    if kind == HAND_COUNT:
        return len(p.hand)
    if kind == FEWEST_HABITAT:
        fewest = p.row_len[0]
        for habitat in range(HABITATS):
            fewest = min(fewest, p.row_len[habitat])
        return fewest
    n: i64 = 0
    for slot in range(SLOTS):
        card = p.birds[slot]
        if card < 0:
            continue
        if kind == BY_EGGS:
            if p.eggs[slot] >= BONUS_EGGS[bonus]:
                n += 1
        elif BONUS_MASK[card] >> bonus & 1:
            n += 1
    return n


def bonus_points(bonus: i64, count: i64) -> i64:
    """Points for a count; steps are not cumulative."""
    if EACH[bonus] > 0:
        return EACH[bonus] * count
    if count >= HIGH[bonus]:
        return HIGH_POINTS[bonus]
    if count >= LOW[bonus]:
        return LOW_POINTS[bonus]
    return 0

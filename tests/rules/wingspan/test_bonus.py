"""The 26 bonus cards: birds that count and that do not (by hand), every step of the points, and how many qualify."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.rules.wingspan.brown import loaded
from tests.rules.wingspan.table import PRINTED, ROWS, Printed, Table
from volary.wingspan.bonus import bonus_points
from volary.wingspan.position import inspect
from volary.wingspan.tables import BIRDS, BONUS, BONUS_BY_NAME

ENGLISH = {str(record["id"]): str(record["name"]) for record in BIRDS[:170]}


class Card(NamedTuple):
    """Examples, and the points: {least count: points} in steps, or {1: points} for each item."""

    counts: str
    does_not: str
    points: dict[int, int]
    each: bool = False


CARDS = {
    "anatomist": Card(
        "yellow-bellied-sapsucker black-bellied-whistling-duck roseate-spoonbill red-crossbill common-yellowthroat",
        "burrowing-owl trumpeter-swan mallard blue-jay chimney-swift",  # BurroWING and TRUMPeter are no body parts
        {2: 3, 4: 7},
    ),
    "backyard-birder": Card(  # fewer than 4 points
        "mallard blue-jay common-nighthawk coopers-hawk california-condor",
        "wood-duck king-rail osprey bald-eagle",
        {5: 3, 7: 6},
    ),
    "bird-counter": Card("horned-lark canada-goose american-robin bushtit", "mallard osprey barn-owl", {1: 2}, True),
    "bird-feeder": Card(
        "blue-jay mallard downy-woodpecker wood-duck", "whooping-crane osprey california-condor", {5: 3, 8: 7}
    ),
    "cartographer": Card(
        "greater-prairie-chicken inca-dove sandhill-crane savannah-sparrow chihuahuan-raven",
        "mallard swainsons-hawk house-wren purple-martin",
        {2: 3, 4: 7},
    ),
    "enclosure-builder": Card(
        "mallard wild-turkey bells-vireo bushtit", "blue-jay osprey bronzed-cowbird house-wren", {4: 4, 6: 7}
    ),
    "falconer": Card("barn-owl anhinga coopers-hawk", "bald-eagle spotted-owl osprey turkey-vulture", {1: 2}, True),
    "fishery-manager": Card("osprey anhinga king-rail bald-eagle", "mallard whooping-crane blue-jay", {2: 3, 4: 8}),
    "food-web-expert": Card(
        "purple-martin says-phoebe common-nighthawk",
        "carolina-wren yellow-billed-cuckoo king-rail mallard",  # "/" costs, wild icons and mixed costs do not
        {1: 2},
        True,
    ),
    "forester": Card("blue-jay coopers-hawk spotted-owl", "common-nighthawk wild-turkey mallard", {3: 4, 5: 8}),
    "historian": Card(
        "coopers-hawk annas-hummingbird bewicks-wren franklins-gull", "mallard blue-jay ruddy-duck", {1: 2}, True
    ),
    "large-bird-specialist": Card(  # over 65 cm: 66 does, 64 does not
        "willet green-heron mallard osprey", "black-billed-magpie american-coot blue-jay", {4: 3, 6: 6}
    ),
    "nest-box-builder": Card("wood-duck barn-owl bells-vireo", "mallard osprey brown-headed-cowbird", {4: 4, 6: 7}),
    "omnivore-expert": Card("whooping-crane king-rail blue-jay", "carolina-wren mallard osprey", {1: 2}, True),
    "passerine-specialist": Card(  # 30 cm counts, 33 does not
        "bobolink horned-lark carolina-wren downy-woodpecker", "eastern-bluebird says-phoebe osprey", {4: 3, 6: 6}
    ),
    "photographer": Card(
        "golden-eagle barrows-goldeneye northern-bobwhite snowy-egret ruddy-duck blue-jay",
        "barred-owl mallard osprey house-wren",
        {4: 3, 6: 6},
    ),
    "platform-builder": Card("osprey inca-dove atlantic-puffin", "mallard house-wren barn-owl", {4: 4, 6: 7}),
    "prairie-manager": Card("bobolink inca-dove says-phoebe", "wild-turkey killdeer blue-jay", {2: 3, 4: 8}),
    "rodentologist": Card("barn-owl bald-eagle coopers-hawk", "whooping-crane mallard", {1: 2}, True),
    "viticulturalist": Card("carolina-wren wild-turkey wood-duck", "osprey whooping-crane mallard", {2: 3, 4: 7}),
    "wetland-scientist": Card("mallard king-rail osprey", "wood-duck killdeer blue-jay barn-owl", {3: 3, 5: 7}),
    "wildlife-gardener": Card("blue-jay says-phoebe bells-vireo", "mallard yellow-billed-cuckoo", {4: 4, 6: 7}),
    # These look at the mat or the hand, not at the printed bird; examples below.
    "breeding-manager": Card("", "", {1: 1}, True),
    "ecologist": Card("", "", {1: 2}, True),
    "oologist": Card("", "", {7: 3, 9: 6}),
    "visionary-leader": Card("", "", {5: 4, 8: 7}),
}


def counted(bonus: str, **own: Any) -> int:
    a = own | {"bonus": [bonus]}
    values: Any = inspect(Table(A=a, tray=["", "", ""]).state)["A"]
    count: int = values["bonus_counts"][bonus]
    assert values["bonus_points"][bonus] == values["parts"]["bonus"] == points_by_hand(bonus, count)
    return count


def points_by_hand(bonus: str, count: int) -> int:
    card = CARDS[bonus]
    if card.each:
        return card.points[1] * count
    return max((points for least, points in card.points.items() if count >= least), default=0)


def test_the_table_holds_exactly_the_bonus_cards() -> None:
    assert set(CARDS) == {str(record["id"]) for record in BONUS}
    assert len(CARDS) == len(BONUS) == 26


@pytest.mark.parametrize("bonus", CARDS)
def test_examples(bonus: str) -> None:
    for bird in CARDS[bonus].counts.split():
        assert counted(bonus, forest=[bird]) == 1, bird
    for bird in CARDS[bonus].does_not.split():
        assert counted(bonus, forest=[bird]) == 0, bird
    together = CARDS[bonus].counts.split()
    if together:  # wherever the birds lie
        rows = {row: together[i::3] for i, row in enumerate(ROWS)}
        assert counted(bonus, **rows) == len(together)


@pytest.mark.parametrize("bonus", CARDS)
def test_points_at_every_count(bonus: str) -> None:
    for count in range(21):
        assert bonus_points(BONUS_BY_NAME[bonus], count) == points_by_hand(bonus, count)


def test_points_by_heart() -> None:
    """A few in plain numbers: steps are not added up."""
    for bonus, at in {
        "anatomist": [0, 0, 3, 3, 7, 7],
        "photographer": [0, 0, 0, 0, 3, 3, 6, 6],  # rulings: 6, not 7
        "bird-feeder": [0, 0, 0, 0, 0, 3, 3, 3, 7, 7],
        "oologist": [0, 0, 0, 0, 0, 0, 0, 3, 3, 6, 6],
        "visionary-leader": [0, 0, 0, 0, 0, 4, 4, 4, 7, 7],
        "forester": [0, 0, 0, 4, 4, 8],
        "prairie-manager": [0, 0, 3, 3, 8],
        "wetland-scientist": [0, 0, 0, 3, 3, 7],
        "falconer": [0, 2, 4, 6],
        "breeding-manager": [0, 1, 2, 3],
    }.items():
        assert [bonus_points(BONUS_BY_NAME[bonus], count) for count in range(len(at))] == at


def test_breeding_manager_and_oologist_look_at_the_eggs() -> None:
    birds = [loaded("king-rail", eggs=n) for n in (4,)] + [loaded("house-wren", eggs=5), loaded("wild-turkey", eggs=3)]
    assert counted("breeding-manager", forest=birds) == 2
    assert counted("oologist", forest=birds) == 3
    assert counted("oologist", forest=["king-rail", "house-wren"]) == 0
    assert counted("breeding-manager", forest=["king-rail", "house-wren"]) == 0


@pytest.mark.parametrize(("lengths", "count"), [((3, 3, 3), 3), ((5, 3, 0), 0), ((1, 2, 5), 1), ((0, 0, 0), 0)])
def test_ecologist_counts_the_shortest_row(lengths: tuple[int, int, int], count: int) -> None:
    birds = iter(ENGLISH)
    rows = {row: [next(birds) for _ in range(n)] for row, n in zip(ROWS, lengths, strict=True)}
    assert counted("ecologist", **rows) == count


def test_visionary_leader_counts_the_hand_only() -> None:
    hand = list(ENGLISH)[:8]
    for n in range(9):
        assert counted("visionary-leader", hand=hand[:n], forest=[loaded("wild-turkey", eggs=1, tucked=2)]) == n


# -- how many birds qualify, by the printed facts and by the words ---------------------------------------------------


def nest(kind: str) -> Callable[[Printed], bool]:
    return lambda bird: bird.nest in (kind, "star")


def only_in(habitat: str) -> Callable[[Printed], bool]:
    return lambda bird: bird.habitats == (habitat,)


def eats(food: str) -> Callable[[Printed], bool]:
    return lambda bird: food in bird.cost


PREDICATES: dict[str, tuple[int, Callable[[Printed], bool]]] = {
    "backyard-birder": (71, lambda bird: bird.points < 4),
    "bird-counter": (25, lambda bird: "flocking" in bird.symbols),
    "bird-feeder": (75, eats("seed")),
    "enclosure-builder": (54, nest("ground")),
    "falconer": (22, lambda bird: "predator" in bird.symbols),
    "fishery-manager": (30, eats("fish")),
    "food-web-expert": (16, lambda bird: set(bird.cost) == {"invertebrate"}),
    "forester": (40, only_in("forest")),
    "large-bird-specialist": (57, lambda bird: bird.wingspan > 65),
    "nest-box-builder": (54, nest("cavity")),
    "omnivore-expert": (28, eats("wild")),
    "passerine-specialist": (60, lambda bird: bird.wingspan <= 30),
    "platform-builder": (54, nest("platform")),
    "prairie-manager": (31, only_in("grassland")),
    "rodentologist": (25, eats("rodent")),
    "viticulturalist": (37, eats("fruit")),
    "wetland-scientist": (45, only_in("wetland")),
    "wildlife-gardener": (54, nest("bowl")),
}
PARTS_OF_THE_BODY = """beak belly bellied bill breast cap chin collar crest crown eye face head neck rump shoulder tail
    throat wing"""
PLACES = """american atlantic baltimore california canada carolina chihuahua eastern inca mississippi mountain northern
    prairie sandhill savannah western"""
COLOURS = """ash black blue bronze brown cerulean chestnut ferruginous gold gray green indigo lazuli purple red rose
    roseate ruby ruddy rufous snowy violet white yellow"""
NAMES: dict[str, tuple[int, str, set[str]]] = {
    "anatomist": (39, PARTS_OF_THE_BODY, {"Burrowing Owl", "Trumpeter Swan"}),
    "cartographer": (37, PLACES, set()),
    "historian": (19, "'s ’s", set()),
    "photographer": (58, COLOURS, {"Barred Owl"}),
}


def qualifying(bonus: str) -> set[str]:
    """Core birds that the game counts for the card."""
    found = set()
    birds = list(ENGLISH)
    for i in range(0, 170, 15):
        part = birds[i : i + 15]
        rows = {row: part[5 * k : 5 * k + 5] for k, row in enumerate(ROWS)}
        if counted(bonus, **rows) == 0:
            continue
        found |= {bird for bird in part if counted(bonus, forest=[bird])}
    return found


@pytest.mark.parametrize("bonus", PREDICATES)
def test_the_birds_that_qualify_by_what_is_printed(bonus: str) -> None:
    number, predicate = PREDICATES[bonus]
    wanted = {bird for bird in ENGLISH if predicate(PRINTED[bird])}
    assert qualifying(bonus) == wanted
    record = BONUS[BONUS_BY_NAME[bonus]]
    assert len(wanted) == number == record["qualifying_count"]


@pytest.mark.parametrize("bonus", NAMES)
def test_the_birds_that_qualify_by_name(bonus: str) -> None:
    number, words, accidents = NAMES[bonus]
    pattern = re.compile("|".join(words.split()))
    wanted = {bird for bird, name in ENGLISH.items() if pattern.search(name.lower()) and name not in accidents}
    assert qualifying(bonus) == wanted
    record = BONUS[BONUS_BY_NAME[bonus]]
    assert len(wanted) == number == record["qualifying_count"]
    assert record["language_dependent"] is True


def test_the_four_name_based_cards_can_be_left_out() -> None:
    dependent = {str(record["id"]) for record in BONUS if record["language_dependent"]}
    assert dependent == set(NAMES)
    left = Table(language_bonus_cards=False).state.bonus_deck
    assert {str(BONUS[b]["id"]) for b in left} == set(CARDS) - dependent

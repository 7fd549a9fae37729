"""Every bird: what is printed on it, and what its power does, played from a position through the prompts.

The table POWERS is written by hand from the cards; it does not look at the power records. A wrong record, a wrong
compilation and a wrong handler each fail here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.wingspan import brown, pink, white
from tests.rules.wingspan.brown import loaded
from tests.rules.wingspan.pink import unasked
from tests.rules.wingspan.table import FOODS, PRINTED, ROW_ACTIONS, ROWS, Table
from tests.rules.wingspan.white import price
from volary.wingspan.position import inspect
from volary.wingspan.tables import BIRDS

Check = Callable[[str, str], None]


def nothing(bird: str, row: str) -> None:
    """A bird without a power: playing it is all, and its row passes over it."""
    table = white.played(bird, row)
    assert table.asked() == ("B", "action")
    assert table.changes() == {}
    brown.idles(bird, row, own={"food": "seed", "hand": ["mallard"]}, tray=["osprey", "willet", "anhinga"])


def tucks_and_gains(*foods: str) -> Check:
    def check(bird: str, row: str) -> None:
        for food in foods:
            moves = [f"A: gain {food}"] if len(foods) > 1 else []
            options = {f"gain {each}" for each in foods} if len(foods) > 1 else None
            brown.tucks_for(moves, {f"A food {food}": 1}, None, options)(bird, row)

    return check


KINDS: dict[str, tuple[str, Check, str]] = {
    # name of the kind: colour, expectation, birds
    "stores a seed": ("brown", brown.caches("seed"), """
        carolina-chickadee juniper-titmouse mountain-chickadee red-breasted-nuthatch white-breasted-nuthatch"""),
    "draws 1": ("brown", brown.draws_one, "mallard"),
    "draws 1, owes 1": ("brown", brown.draws_and_owes_a_discard(1), "black-tern clarks-grebe forsters-tern"),
    "draws 2, owes 1": ("brown", brown.draws_and_owes_a_discard(2), """
        common-yellowthroat pied-billed-grebe ruddy-duck wood-duck red-breasted-merganser"""),
    "all take a die": ("brown", brown.takes_dice_from_a_chosen_seat, "annas-hummingbird ruby-throated-hummingbird"),
    "all draw from the deck": ("brown", brown.everybody_draws_from_the_deck, """
        northern-shoveler purple-gallinule spotted-sandpiper wilsons-snipe canvasback"""),
    "all gain fish": ("brown", brown.gives_everybody("fish"), "osprey"),
    "all gain fruit": ("brown", brown.gives_everybody("fruit"), "baltimore-oriole black-chinned-hummingbird"),
    "all gain an invertebrate": ("brown", brown.gives_everybody("invertebrate"), """
        eastern-phoebe scissor-tailed-flycatcher"""),
    "all gain a seed": ("brown", brown.gives_everybody("seed"), "red-crossbill"),
    "all lay on bowl": ("brown", brown.everybody_lays_on("bowl"), "lazuli-bunting"),
    "all lay on cavity": ("brown", brown.everybody_lays_on("cavity"), "pileated-woodpecker"),
    "all lay on ground": ("brown", brown.everybody_lays_on("ground"), "western-meadowlark"),
    "fewest in the forest": ("brown", brown.fewest_in_the_forest_take_dice, "hermit-thrush"),
    "fewest in the wetland": ("brown", brown.fewest_in_the_wetland_draw, "american-bittern common-loon"),
    "any die": ("brown", brown.takes_die(*FOODS), "american-redstart"),
    "invertebrate or fruit die": ("brown", brown.takes_die("invertebrate", "fruit"), "indigo-bunting western-tanager"),
    "invertebrate die": ("brown", brown.takes_die("invertebrate"), "great-crested-flycatcher"),
    "seed or fruit die": ("brown", brown.takes_die("seed", "fruit"), "rose-breasted-grosbeak"),
    "seed die, may store": ("brown", brown.takes_seed_or_stores_it, """
        acorn-woodpecker blue-jay clarks-nutcracker red-bellied-woodpecker red-headed-woodpecker stellers-jay"""),
    "gains fruit": ("brown", brown.gains("fruit"), "northern-cardinal"),
    "gains an invertebrate": ("brown", brown.gains("invertebrate"), """
        blue-gray-gnatcatcher yellow-bellied-sapsucker painted-whitestart"""),
    "gains a seed": ("brown", brown.gains("seed"), "spotted-towhee"),
    "hunts below 100 cm": ("brown", brown.hunts_in_the_deck(100), "golden-eagle great-horned-owl peregrine-falcon"),
    "hunts below 75 cm": ("brown", brown.hunts_in_the_deck(75), """
        barred-owl coopers-hawk northern-harrier red-shouldered-hawk red-tailed-hawk swainsons-hawk"""),
    "hunts below 50 cm": ("brown", brown.hunts_in_the_deck(50), "greater-roadrunner"),
    "hunts fish": ("brown", brown.hunts_with_dice("fish"), """
        anhinga black-skimmer common-merganser snowy-egret white-faced-ibis willet"""),
    "hunts rodents": ("brown", brown.hunts_with_dice("rodent"), """
        american-kestrel barn-owl burrowing-owl eastern-screech-owl ferruginous-hawk mississippi-kite
        broad-winged-hawk"""),
    "lays on any bird": ("brown", brown.lays_anywhere, """
        bairds-sparrow cassins-sparrow chipping-sparrow grasshopper-sparrow"""),
    "lays on itself": ("brown", brown.lays_on_itself, """
        california-quail mourning-dove northern-bobwhite scaled-quail"""),
    "moves": ("brown", brown.moves, """
        bewicks-wren blue-grosbeak chimney-swift common-nighthawk lincolns-sparrow song-sparrow white-crowned-sparrow
        yellow-breasted-chat"""),
    "egg for 2 cards": ("brown", brown.pays_egg_for_cards, "franklins-gull killdeer"),
    "egg for a token": ("brown", brown.pays_egg_for_food(1), "american-crow black-crowned-night-heron fish-crow"),
    "egg for 2 tokens": ("brown", brown.pays_egg_for_food(2), "chihuahuan-raven common-raven"),
    "fish to tuck 2": ("brown", brown.pays_food_to_tuck("fish"), "american-white-pelican double-crested-cormorant"),
    "seed to tuck 2": ("brown", brown.pays_food_to_tuck("seed"), """
        black-bellied-whistling-duck canada-goose sandhill-crane"""),
    "repeats brown": ("brown", brown.repeats_brown, "gray-catbird northern-mockingbird"),
    "repeats a predator": ("brown", brown.repeats_predator, "hooded-merganser"),
    "trades": ("brown", brown.trades, "green-heron"),
    "tucks, draws": ("brown", brown.tucks_and_draws, """
        american-coot american-robin barn-swallow house-finch purple-martin ring-billed-gull tree-swallow
        violet-green-swallow yellow-rumped-warbler"""),
    "tucks, gains fruit": ("brown", tucks_and_gains("fruit"), "cedar-waxwing"),
    "tucks, gains either": ("brown", tucks_and_gains("invertebrate", "seed"), "pygmy-nuthatch"),
    "tucks, gains an invertebrate": ("brown", tucks_and_gains("invertebrate"), "vauxs-swift"),
    "tucks, gains a seed": ("brown", tucks_and_gains("seed"), "dark-eyed-junco pine-siskin"),
    "tucks, lays anywhere": ("brown", brown.tucks_and_lays_anywhere, "white-throated-swift"),
    "tucks, may lay here": ("brown", brown.tucks_and_may_lay, """
        brewers-blackbird bushtit common-grackle dickcissel red-winged-blackbird yellow-headed-blackbird"""),
    "nothing": ("none", nothing, """
        american-woodcock blue-winged-warbler hooded-warbler prothonotary-warbler trumpeter-swan wild-turkey"""),
    "others gain rodents": ("pink", pink.caches_a_rodent_that_others_gain, "loggerhead-shrike"),
    "others lay: bowl": ("pink", pink.lays_on("bowl", itself=True), """
        bronzed-cowbird brown-headed-cowbird yellow-billed-cuckoo"""),
    "others lay: cavity": ("pink", pink.lays_on("cavity", itself=False), "barrows-goldeneye"),
    "others lay: ground": ("pink", pink.lays_on("ground", itself=False), "american-avocet"),
    "others play: forest": ("pink", pink.when_played_into("forest", [], {"A food invertebrate": 1}, []), """
        eastern-kingbird"""),
    "others play: grassland": ("pink", pink.when_played_into(
        "grassland", ["A: tuck osprey"], {"A hand osprey": -1, "A tucked BIRD": 1}, ["osprey", "willet", "mallard"]),
        "horned-lark"),
    "others play: wetland": ("pink", pink.when_played_into("wetland", [], {"A food fish": 1}, []),
        "belted-kingfisher"),
    "others hunt": ("pink", pink.takes_a_die_when_others_hunt, "black-vulture black-billed-magpie turkey-vulture"),
    "drafts": ("white", white.lets_everybody_draft, "american-oystercatcher"),
    "bonus cards": ("white", white.draws_bonus_cards, """
        atlantic-puffin bells-vireo california-condor cassins-finch cerulean-warbler chestnut-collared-longspur
        greater-prairie-chicken king-rail painted-bunting red-cockaded-woodpecker roseate-spoonbill spotted-owl
        spragues-pipit whooping-crane wood-stork"""),
    "draws 2": ("white", white.draws_two, "black-necked-stilt carolina-wren"),
    "all fish dice": ("white", white.takes_every_die("fish"), "bald-eagle"),
    "all invertebrate dice": ("white", white.takes_every_die("invertebrate"), "northern-flicker"),
    "gains 3 fish": ("white", white.gains("fish"), "brown-pelican"),
    "gains 3 seeds": ("white", white.gains("seed"), "american-goldfinch"),
    "lays on each bowl": ("white", white.lays_on_each("bowl"), "says-phoebe"),
    "lays on each cavity": ("white", white.lays_on_each("cavity"), "ash-throated-flycatcher"),
    "lays on each ground": ("white", white.lays_on_each("ground"), "bobolink"),
    "lays on each platform": ("white", white.lays_on_each("platform"), "inca-dove"),
    "plays another: forest": ("white", white.plays_another("forest"), """
        downy-woodpecker red-eyed-vireo ruby-crowned-kinglet tufted-titmouse"""),
    "plays another: grassland": ("white", white.plays_another("grassland"), """
        eastern-bluebird mountain-bluebird savannah-sparrow"""),
    "plays another: this row": ("white", white.plays_another("this"), "house-wren"),
    "plays another: wetland": ("white", white.plays_another("wetland"), "great-blue-heron great-egret"),
    "whole tray": ("white", white.takes_the_whole_tray, "brant"),
}  # fmt: skip
POWERS = {bird: (kind, colour, check) for kind, (colour, check, birds) in KINDS.items() for bird in birds.split()}
PLACES = [(bird, row) for bird in POWERS for row in PRINTED[bird].habitats]


def place(case: tuple[str, str]) -> str:
    return f"{case[0]}-{case[1]}"


def test_the_tables_hold_exactly_the_birds_of_the_game() -> None:
    named = Counter(bird for _, _, birds in KINDS.values() for bird in birds.split())
    assert set(named.values()) == {1}
    assert set(named) == set(PRINTED) == {str(record["id"]) for record in BIRDS}
    assert len(named) == 180
    for bird, (_, colour, _) in POWERS.items():
        assert colour == PRINTED[bird].colour


@pytest.mark.parametrize("case", PLACES, ids=place)
def test_the_power_does_what_the_card_says(case: tuple[str, str]) -> None:
    bird, row = case
    POWERS[bird][2](bird, row)


# -- at other times -----------------------------------------------------------------------------------------------


def rich(bird: str, row: str) -> dict[str, Any]:
    """A position in which almost every power could do something, with the bird lying in its row."""
    far, near = (other for other in ROWS if other != row)
    bystanders = [b for b in ("wild-turkey", "prothonotary-warbler", "hooded-warbler", STARRY) if b != bird]
    a = {
        "food": list(FOODS) * 2,
        "hand": [card for card in ("trumpeter-swan", "american-woodcock") if card != bird],
        far: [loaded(bystanders[0], eggs=1), bystanders[1]],
        near: [bystanders[2]],
        row: [bird],
    }
    free = [card for card in ("bobolink", "king-rail", "inca-dove", "spotted-owl") if card != bird][:3]
    return {"A": a, "B": {"forest": ["wood-stork"] if bird != "wood-stork" else ["brown-pelican"]}, "tray": free,
            "feeder": ["seed", "fish", "rodent", "invertebrate"]}  # fmt: skip


STARRY = "atlantic-puffin"


@pytest.mark.parametrize("case", PLACES, ids=place)
def test_the_power_is_silent_at_other_times(case: tuple[str, str]) -> None:
    """Brown: only its own row, on its owner's turn. White: never on the mat. Pink: never on its owner's turn."""
    bird, row = case
    for other in ROWS:
        if other == row and PRINTED[bird].colour == "brown":
            continue
        table = Table(**rich(bird, row)).do(f"A: {ROW_ACTIONS[other]}").take_nothing()
        assert table.asked() == ("B", "action"), f"{other} row"
        assert table.changes() == {}
    if PRINTED[bird].colour != "pink":  # another seat's turn
        for other in ROWS:
            table = Table(**rich(bird, row) | {"turn": "B"}).do(f"B: {ROW_ACTIONS[other]}").take_nothing()
            assert table.asked() == ("C", "action")
            assert table.changes() == {}


@pytest.mark.parametrize("bird", [bird for bird in POWERS if PRINTED[bird].colour in ("brown", "pink")])
def test_playing_the_bird_does_not_use_its_power(bird: str) -> None:
    for row in PRINTED[bird].habitats:
        table = white.played(bird, row, tray=["bobolink", "king-rail", "inca-dove"],
                             own={"hand": ["trumpeter-swan", "hooded-warbler"]})  # fmt: skip
        assert table.asked() == ("B", "action")
        assert table.changes() == {}


# -- what is printed ----------------------------------------------------------------------------------------------

TRAY = ["mallard", "osprey", "willet", "killdeer"]


def offered(bird: str, tokens: list[str], row: str) -> bool:
    """Whether the bird may be played into the empty row with these tokens."""
    tray = [card for card in TRAY if card != bird][:3]
    return f"play {bird} {row}" in Table(A={"hand": [bird], "food": tokens}, tray=tray).options()


@pytest.mark.parametrize("bird", POWERS)
def test_the_printed_habitats_and_no_others(bird: str) -> None:
    tokens = list(FOODS) * 3
    assert {row for row in ROWS if offered(bird, tokens, row)} == set(PRINTED[bird].habitats)


@pytest.mark.parametrize("bird", POWERS)
def test_the_printed_cost_exactly(bird: str) -> None:
    fact = PRINTED[bird]
    row = fact.habitats[0]
    for first in set(fact.cost) if fact.either else [""]:
        tokens = [first] if fact.either else price(bird)
        tray = [card for card in TRAY if card != bird][:3]
        table = Table(A={"hand": [bird], "food": tokens}, tray=tray).do(f"A: play {bird} {row}")
        if table.asked()[1] == "pay_food":
            table.do(f"A: pay {' '.join(sorted(tokens, key=FOODS.index))}")
        lying = table.lying()
        assert lying[f"A {row} 1 {bird}"] == 1
        assert lying[f"A hand {bird}"] == 0
        assert sum(lying[f"A food {food}"] for food in FOODS) == 0
        own: Any = inspect(table.state)["A"]
        assert own["parts"]["birds"] == own["score"] == fact.points
        # One token less is not enough, whichever it is; one of a food that is not shown neither.
        for i in range(len(tokens)):
            assert not offered(bird, tokens[:i] + tokens[i + 1 :], row)
    if not fact.cost:
        assert offered(bird, [], row)
    for wrong in FOODS:
        if fact.cost and wrong not in fact.cost:
            if fact.either:
                assert not offered(bird, [wrong], row)
                assert offered(bird, [wrong, wrong], row)
            elif "wild" not in fact.cost:
                assert not offered(bird, [wrong, *price(bird)[1:]], row)
                assert offered(bird, [wrong, wrong, *price(bird)[1:]], row)
    if "wild" in fact.cost:
        for food in FOODS:
            exact = [food if token == "wild" else token for token in fact.cost]
            assert offered(bird, exact, row)
            assert not offered(bird, exact[:-1], row)


@pytest.mark.parametrize("bird", POWERS)
def test_the_printed_egg_limit(bird: str) -> None:
    fact = PRINTED[bird]
    row = fact.habitats[0]
    for eggs in {0, max(0, fact.eggs - 2), max(0, fact.eggs - 1), fact.eggs}:
        table = Table(A={row: [loaded(bird, eggs=eggs)]}, tray=[card for card in TRAY if card != bird][:3])
        table.do("A: lay eggs")
        for _ in range(min(2, fact.eggs - eggs)):
            table.do(f"A: lay {row} 1")
        assert table.asked()[1] != "lay_egg", "an egg too many, or one too few"
        assert table.lying()[f"A eggs {bird}"] == min(fact.eggs, eggs + 2)


@pytest.mark.parametrize("bird", POWERS)
def test_the_printed_nest(bird: str) -> None:
    goals = ["bowl-birds-with-eggs", "cavity-birds-with-eggs", "ground-birds-with-eggs", "platform-birds-with-eggs"]
    fact = PRINTED[bird]
    eggs = min(1, fact.eggs)
    table = Table(goals=goals, A={fact.habitats[0]: [loaded(bird, eggs=eggs)]},
                  tray=[card for card in TRAY if card != bird][:3])  # fmt: skip
    own: Any = inspect(table.state)["A"]
    nests = ["bowl", "cavity", "ground", "platform"]
    assert own["goal_counts"] == [int(eggs > 0 and fact.nest in (nest, "star")) for nest in nests]
    assert (fact.nest == "none") == (fact.eggs == 0)


@pytest.mark.parametrize("bird", [bird for bird in POWERS if bird not in [record["id"] for record in BIRDS[170:]]])
def test_the_printed_wingspan_decides_hunts(bird: str) -> None:
    for hunter, other, limit in (("greater-roadrunner", "", 50), ("barred-owl", "coopers-hawk", 75),
                                 ("golden-eagle", "peregrine-falcon", 100)):  # fmt: skip
        hunter = hunter if hunter != bird else other
        if not hunter:
            continue
        tray = [card for card in TRAY if card != bird][:3]
        table = Table({"deck": [bird]}, A={"forest": [hunter]}, tray=tray, feeder=["seed", "fish"])
        table.do("A: gain food", "A: stop", "A: accept")
        small = PRINTED[bird].wingspan < limit
        assert table.lying()[f"A tucked {hunter}"] == int(small)
        assert table.lying()[f"discard {bird}"] == int(not small)
        unasked(table)

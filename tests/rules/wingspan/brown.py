"""What brown birds do, by hand from POWERS.md: one function a kind of power, playing it both used and declined.

Every check takes the bird and the row in which it lies. The row action is taken without its benefit, so that whatever
changes comes from the power. White and powerless birds lie around it: they do nothing when a row is used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.rules.wingspan.table import FOODS, PRINTED, ROW_ACTIONS, ROWS, Changes, Table

Check = Callable[[str, str], None]
Bird = str | dict[str, Any]

TRAY = ["bobolink", "king-rail", "inca-dove"]
ONE_EACH = ["invertebrate", "seed", "fish", "fruit", "rodent"]
NO_CARDS: dict[str, Any] = {"deck": [], "discard": [], "tray": ["", "", ""]}
# Birds of each nest, one with room for two eggs at least, and a star.
NESTING = {
    "bowl": "hooded-warbler",
    "cavity": "prothonotary-warbler",
    "ground": "wild-turkey",
    "platform": "wood-stork",
}
STAR = "bells-vireo"


def activate(
    bird: Bird,
    row: str,
    *,
    left: list[Bird] | None = None,
    right: list[Bird] | None = None,
    own: dict[str, Any] | None = None,
    script: dict[str, list[str]] | None = None,
    **position: Any,
) -> Table:
    """A's row action with the bird in the row, without the benefit of the row; then the bird's power is next."""
    a = dict(own or {}) | {row: [*(left or []), bird, *(right or [])]}
    table = Table(script, A=a, **({"tray": TRAY} | position))
    return table.do(f"A: {ROW_ACTIONS[row]}").take_nothing()


def uses(bird: Bird, row: str, moves: list[str], expected: Changes, **setting: Any) -> None:
    """The power is offered once; used it brings exactly this, declined nothing; then it is the next seat's turn."""
    table = activate(bird, row, **setting)
    assert table.asked() == ("A", "accept")
    assert table.options() == {"accept", "decline"}
    table.do("A: accept", *moves)
    assert table.asked() == ("B", "action")
    assert table.changes() == expected
    table = activate(bird, row, **setting).do("A: decline")
    assert table.asked() == ("B", "action")
    assert table.changes() == {}


def idles(bird: Bird, row: str, **setting: Any) -> None:
    """The power can do nothing: nobody is asked and nothing changes."""
    table = activate(bird, row, **setting)
    assert table.asked() == ("B", "action")
    assert table.changes() == {}


def others(row: str) -> list[str]:
    return [other for other in ROWS if other != row]


def loaded(bird: str, **on_it: Any) -> dict[str, Any]:
    return {"bird": bird} | on_it


# -- food ---------------------------------------------------------------------------------------------------------


def caches(food: str) -> Check:
    def check(bird: str, row: str) -> None:
        uses(bird, row, [], {f"A cached {bird} {food}": 1})
        already = loaded(bird, cached=food)
        uses(already, row, [], {f"A cached {bird} {food}": 1})

    return check


def gains(food: str) -> Check:
    def check(bird: str, row: str) -> None:
        uses(bird, row, [], {f"A food {food}": 1})
        # The supply has nothing to do with the feeder: no throw, although all dice are equal.
        uses(bird, row, [], {f"A food {food}": 1}, feeder=["rodent", "rodent"])

    return check


def takes_die(*foods: str) -> Check:
    """One die of the feeder that offers one of ``foods``."""

    def check(bird: str, row: str) -> None:
        for food in foods:
            change = {f"A food {food}": 1, f"feeder {food}": -1, f"outside {food}": 1}
            moves = [f"A: take {food}"] if len(foods) > 1 else []
            uses(bird, row, moves, change, feeder=ONE_EACH)
        table = activate(bird, row, feeder=[*ONE_EACH[:4], "invertebrate/seed"]).do("A: accept")
        wanted = {f"take {food}" for food in foods if food != "rodent"}
        wanted |= {f"take {food} from dual" for food in foods if food in ("invertebrate", "seed")}
        assert table.options() == wanted
        either = [food for food in foods if food in ("invertebrate", "seed")]
        for food in either:
            change = {f"A food {food}": 1, "feeder invertebrate/seed": -1, "outside invertebrate/seed": 1}
            moves = [f"A: take {food} from dual"] if len(either) > 1 else []
            feeder = ["invertebrate/seed", *[f for f in ("fish", "rodent") if f not in foods]]
            if len(feeder) > 1:
                uses(bird, row, moves, change, feeder=feeder)
        unfit = [food for food in FOODS if food not in foods]
        if len(unfit) > 1:
            feeder = [food for food in unfit if food not in ("invertebrate", "seed")][:2]
            idles(bird, row, feeder=feeder)  # two faces, none of them fits: no throw
        if unfit:
            # All dice equal: all five may be thrown first, even to fish for the food; then a die may still be left.
            thrown = [foods[0], *["rodent" if "rodent" in unfit else unfit[-1]] * 4]
            table = activate(bird, row, feeder=[unfit[-1]] * 2, script={"dice": thrown}).do("A: accept")
            assert table.options() == {"reroll", "stop"}
            table.do("A: reroll")
            assert table.options() == {f"take {foods[0]}", "stop"}
            table.do(f"A: take {foods[0]}")
            assert table.asked() == ("B", "action")
            assert table.lying()[f"A food {foods[0]}"] == 1
            assert table.lying()[f"feeder {thrown[1]}"] == 4
        # The last die leaves: all five are thrown at once, and nothing more is taken.
        table = activate(bird, row, feeder=[foods[0]], script={"dice": ["fish"] * 5}).do("A: accept")
        assert table.options() == {f"take {foods[0]}", "reroll"}
        table.do(f"A: take {foods[0]}")
        assert table.asked() == ("B", "action")
        assert table.lying()["feeder fish"] == 5
        assert sum(table.lying()[f"A food {food}"] for food in FOODS) == 1

    return check


def takes_seed_or_stores_it(bird: str, row: str) -> None:
    out = {"feeder seed": -1, "outside seed": 1}
    uses(bird, row, ["A: take seed"], {"A food seed": 1} | out, feeder=ONE_EACH)
    uses(bird, row, ["A: cache seed"], {f"A cached {bird} seed": 1} | out, feeder=ONE_EACH)
    dual = {"feeder invertebrate/seed": -1, "outside invertebrate/seed": 1}
    with_dual = ["fish", "invertebrate/seed", "invertebrate"]
    uses(bird, row, ["A: take seed from dual"], {"A food seed": 1} | dual, feeder=with_dual)
    uses(bird, row, ["A: cache seed from dual"], {f"A cached {bird} seed": 1} | dual, feeder=with_dual)
    table = activate(bird, row, feeder=with_dual).do("A: accept")
    assert table.options() == {"take seed from dual", "cache seed from dual"}
    idles(bird, row, feeder=["fish", "invertebrate"])
    # Ruling 2: one die, a fish. All five may be thrown first, then a seed taken.
    table = activate(bird, row, feeder=["fish"], script={"dice": ["seed", *["fish"] * 4]}).do("A: accept")
    assert table.options() == {"reroll", "stop"}
    table.do("A: reroll", "A: cache seed")
    assert table.asked() == ("B", "action")
    assert table.lying()[f"A cached {bird} seed"] == 1
    assert table.lying()["A food seed"] == 0


def trades(bird: str, row: str) -> None:
    """One token for one of another type."""
    uses(bird, row, ["A: trade fish seed"], {"A food fish": -1, "A food seed": 1}, own={"food": "fish fish"})
    table = activate(bird, row, own={"food": "fish rodent"}).do("A: accept")
    wanted = {f"trade {give} {get}" for give in ("fish", "rodent") for get in FOODS if give != get}
    assert table.options() == wanted
    idles(bird, row)
    idles(loaded(bird, cached="fish"), row)  # stored food is not traded


def hunts_with_dice(food: str) -> Check:
    other = "fruit" if food != "fruit" else "seed"

    def check(bird: str, row: str) -> None:
        three_in: dict[str, Any] = {"feeder": [other, "seed", "seed"], "outside": [other, other]}
        hit = {f"A cached {bird} {food}": 1}
        both = {f"outside {food}": 2, f"outside {other}": -2}
        uses(bird, row, [], hit | both, script={"dice": [food, food]}, **three_in)  # two hits store one
        one = {f"outside {food}": 1, f"outside {other}": -1}
        uses(bird, row, [], hit | one, script={"dice": [other, food]}, **three_in)
        uses(bird, row, [], {"outside invertebrate/seed": 2, f"outside {other}": -2},
             script={"dice": ["invertebrate/seed"] * 2}, **three_in)  # fmt: skip
        # What the dice outside showed before means nothing; the feeder never changes.
        shown: dict[str, Any] = {"feeder": ["seed"], "outside": [food] * 4}
        uses(bird, row, [], {f"outside {food}": -4, f"outside {other}": 4}, script={"dice": [other] * 4}, **shown)
        idles(bird, row, feeder=[food, food, food, food, food])  # nothing outside, no throw

    return check


def takes_dice_from_a_chosen_seat(bird: str, row: str) -> None:
    """Each player takes a die; the owner names the first, then clockwise."""
    for moves, takers in (
        (["A: choose B", "B: take fish", "C: take seed", "A: take fruit"], {"A": "fruit", "B": "fish", "C": "seed"}),
        (["A: choose C", "C: take rodent", "A: stop", "B: take fruit"], {"C": "rodent", "B": "fruit"}),
        (["A: choose A", "A: take invertebrate", "B: stop", "C: stop"], {"A": "invertebrate"}),
    ):
        change = {f"{seat} food {food}": 1 for seat, food in takers.items()}
        change |= {f"feeder {food}": -1 for food in takers.values()} | {
            f"outside {food}": 1 for food in takers.values()
        }
        uses(bird, row, moves, change, feeder=ONE_EACH)
    table = activate(bird, row, feeder=["fish", "seed"], script={"dice": ["rodent"] * 5}).do("A: accept")
    assert table.options() == {"choose A", "choose B", "choose C"}
    table.do("A: choose B", "B: take fish")
    assert table.options() == {"take seed", "reroll", "stop"}  # each one makes the feeder's checks
    table.do("C: take seed")
    assert table.options() == {"take rodent", "reroll", "stop"}  # emptied, so it was thrown
    table.do("A: take rodent")
    assert table.asked() == ("B", "action")


def gives_everybody(food: str) -> Check:
    def check(bird: str, row: str) -> None:
        all_three = {f"{seat} food {food}": 1 for seat in "ABC"}
        uses(bird, row, [f"B: gain {food}", f"C: gain {food}"], all_three)
        refused = {f"{seat} food {food}": 1 for seat in "AC"}
        uses(bird, row, ["B: stop", f"C: gain {food}"], refused)
        # No throw of the feeder, although all dice are equal (ruling 4).
        table = activate(bird, row, feeder=[food] * 5).do("A: accept")
        assert table.asked() == ("B", "gain_food")
        assert table.options() == {f"gain {food}", "stop"}

    return check


def fewest_in_the_forest_take_dice(bird: str, row: str) -> None:
    """Those tied for the fewest forest birds take a die; the owner names the first of them."""
    assert row == "forest"
    b_and_c: dict[str, Any] = {"feeder": ONE_EACH}
    change = {"B food seed": 1, "C food fish": 1, "feeder seed": -1, "feeder fish": -1, "outside seed": 1,
              "outside fish": 1}  # fmt: skip
    uses(bird, row, ["A: choose C", "C: take fish", "B: take seed"], change, **b_and_c)
    uses(bird, row, ["A: choose B", "B: take seed", "C: take fish"], change, **b_and_c)
    table = activate(bird, row, **b_and_c).do("A: accept")
    assert table.options() == {"choose B", "choose C"}
    # The owner ties with B, C has more.
    tie: dict[str, Any] = {"B": {"forest": ["wild-turkey"]}, "C": {"forest": ["hooded-warbler", "spotted-owl"]}}
    table = activate(bird, row, feeder=ONE_EACH, **tie).do("A: accept")
    assert table.options() == {"choose A", "choose B"}
    uses(bird, row, ["A: choose A", "A: take rodent", "B: stop"],
         {"A food rodent": 1, "feeder rodent": -1, "outside rodent": 1}, feeder=ONE_EACH, **tie)  # fmt: skip
    # Only C has none: nobody is to be chosen.
    only: dict[str, Any] = {"B": {"forest": ["wild-turkey"]}}
    uses(bird, row, ["C: take fruit"], {"C food fruit": 1, "feeder fruit": -1, "outside fruit": 1},
         feeder=ONE_EACH, **only)  # fmt: skip


# -- cards --------------------------------------------------------------------------------------------------------


def draws_one(bird: str, row: str) -> None:
    script = {"deck": ["wood-stork"]}
    taken = {"A hand king-rail": 1, "tray king-rail": -1, "tray wood-stork": 1, "deck": -1}  # the tray is filled up
    uses(bird, row, ["A: draw king-rail"], taken, script=script)
    uses(bird, row, ["A: draw deck"], {"A hand wood-stork": 1, "deck": -1}, script=script)
    table = activate(bird, row).do("A: accept")
    assert table.options() == {*(f"draw {card}" for card in TRAY), "draw deck"}
    idles(bird, row, **NO_CARDS)


def draws_and_owes_a_discard(n: int) -> Check:
    """Draw n cards, discard one of the hand at the end of the turn: any card, not only a drawn one."""
    cards = ["wood-stork", "hooded-warbler"][:n]

    def check(bird: str, row: str) -> None:
        hand: dict[str, Any] = {"own": {"hand": ["trumpeter-swan"]}, "script": {"deck": cards}}
        drawn = {f"A hand {card}": 1 for card in cards} | {"deck": -n}
        draw = ["A: draw deck"] * n
        away = drawn | {"A hand trumpeter-swan": -1, "discard trumpeter-swan": 1}
        uses(bird, row, [*draw, "A: discard trumpeter-swan"], away, **hand)
        back = {key: change for key, change in drawn.items() if cards[0] not in key} | {f"discard {cards[0]}": 1}
        uses(bird, row, [*draw, f"A: discard {cards[0]}"], back, **hand)
        table = activate(bird, row, **hand).do("A: accept", *draw)
        assert table.asked() == ("A", "discard")
        assert table.options() == {f"discard {card}" for card in ["trumpeter-swan", *cards]}
        assert table.lying()["A debt"] == 1
        if n == 2:  # fewer than allowed: the debt arises all the same
            one = {"A hand wood-stork": 1, "deck": -1, "A hand trumpeter-swan": -1, "discard trumpeter-swan": 1}
            uses(bird, row, ["A: draw deck", "A: stop", "A: discard trumpeter-swan"], one, **hand)
        # From the tray, too; the gap is filled only when the turn ends.
        table = activate(bird, row, **hand).do("A: accept", "A: draw king-rail")
        if n == 2:
            assert "draw king-rail" not in table.options()
            table.do("A: stop")
        assert table.asked() == ("A", "discard")
        assert sum(key.startswith("tray") for key in +table.lying()) == 2
        idles(bird, row, own={"hand": ["trumpeter-swan"]}, **NO_CARDS)  # no draw, no debt

    return check


def everybody_draws_from_the_deck(bird: str, row: str) -> None:
    script = {"deck": ["wood-stork", "hooded-warbler", "trumpeter-swan"]}
    three = {"A hand wood-stork": 1, "B hand hooded-warbler": 1, "C hand trumpeter-swan": 1, "deck": -3}
    uses(bird, row, ["A: draw deck", "B: draw deck", "C: draw deck"], three, script=script)
    two = {"A hand wood-stork": 1, "C hand hooded-warbler": 1, "deck": -2}
    uses(bird, row, ["A: draw deck", "B: stop", "C: draw deck"], two, script=script)
    table = activate(bird, row).do("A: accept", "A: draw deck")
    assert table.asked() == ("B", "draw_card")
    assert table.options() == {"draw deck", "stop"}  # the tray is not touched
    idles(bird, row, deck=[], discard=[])  # a tray alone does not help


def fewest_in_the_wetland_draw(bird: str, row: str) -> None:
    """Those tied for the fewest wetland birds draw, tray or deck, in turn order from the owner."""
    assert row == "wetland"
    script = {"deck": ["wood-stork", "trumpeter-swan"]}
    uses(bird, row, ["B: draw deck", "C: draw deck"],
         {"B hand wood-stork": 1, "C hand trumpeter-swan": 1, "deck": -2}, script=script)  # fmt: skip
    taken = {"B hand bobolink": 1, "tray bobolink": -1, "tray wood-stork": 1, "deck": -1}
    uses(bird, row, ["B: draw bobolink", "C: stop"], taken, script=script)
    tie: dict[str, Any] = {"B": {"wetland": ["great-egret", "bald-eagle"]}, "C": {"wetland": ["brown-pelican"]}}
    uses(bird, row, ["A: draw deck", "C: draw deck"],
         {"A hand wood-stork": 1, "C hand trumpeter-swan": 1, "deck": -2}, script=script, **tie)  # fmt: skip
    only: dict[str, Any] = {"B": {"wetland": ["great-egret"]}}
    table = activate(bird, row, script=script, **only).do("A: accept")
    assert table.asked() == ("C", "draw_card")
    table.do("C: draw deck")
    assert table.asked() == ("B", "action")


def hunts_in_the_deck(limit: int) -> Check:
    """The deck's top card is tucked if its wingspan is below the limit, else discarded. Wingspans of the two birds that
    lie next to each limit: ruddy-duck 48, king-rail 51; black-necked-stilt 74, wood-duck 76; american-crow 99,
    spotted-owl 102."""
    small, large = {50: ("ruddy-duck", "king-rail"), 75: ("black-necked-stilt", "wood-duck"),
                    100: ("american-crow", "spotted-owl")}[limit]  # fmt: skip

    def check(bird: str, row: str) -> None:
        tray: dict[str, Any] = {"tray": ["bobolink", "bald-eagle", "inca-dove"]}
        uses(bird, row, [], {f"A tucked {bird}": 1, "deck": -1}, script={"deck": [small]}, **tray)
        uses(bird, row, [], {f"discard {large}": 1, "deck": -1}, script={"deck": [large]}, **tray)
        idles(bird, row, **NO_CARDS)
        # An empty deck: the discard pile is shuffled first, then the card is looked at (ruling 16).
        table = activate(bird, row, deck=[], own={}, tray=["bobolink", "bald-eagle", "inca-dove"])
        pile = sum(n for key, n in table.lying().items() if key.startswith("discard"))
        table.do("A: accept")
        lying = table.lying()
        assert lying["deck"] == pile - 1
        assert lying[f"A tucked {bird}"] + sum(n for key, n in lying.items() if key.startswith("discard")) == 1

    return check


def tucks_for(
    moves: list[str], brings: Changes, script: dict[str, list[str]] | None = None, options: set[str] | None = None
) -> Check:
    """Tuck a hand card; if you do, ``moves`` bring ``brings`` ("BIRD" and "ROW" stand for the bird and its row)."""

    def check(bird: str, row: str) -> None:
        def named(text: str) -> str:
            return text.replace("BIRD", bird).replace("ROW", row)

        change = {named(key): n for key, n in brings.items()}
        rest = [named(move) for move in moves]
        two: dict[str, Any] = {"own": {"hand": ["trumpeter-swan", "hooded-warbler"]}, "script": script}
        for card in ("trumpeter-swan", "hooded-warbler"):
            tucked = {f"A hand {card}": -1, f"A tucked {bird}": 1}
            uses(bird, row, [f"A: tuck {card}", *rest], tucked | change, **two)
        table = activate(bird, row, **two).do("A: accept")
        assert table.options() == {"tuck trumpeter-swan", "tuck hooded-warbler"}
        if options is not None:
            table.do("A: tuck trumpeter-swan")
            assert table.options() == {named(option) for option in options}
        idles(bird, row)  # an empty hand: nothing to tuck, so nothing else either

    return check


def tucks_and_draws(bird: str, row: str) -> None:
    tray = {f"draw {card}" for card in TRAY} | {"draw deck", "stop"}
    tucks_for(["A: stop"], {})(bird, row)  # the draw may be left (POWERS 2.2)
    tucks_for(["A: draw deck"], {"A hand wood-stork": 1, "deck": -1}, {"deck": ["wood-stork"]}, tray)(bird, row)
    taken = {"A hand bobolink": 1, "tray bobolink": -1, "tray wood-stork": 1, "deck": -1}
    tucks_for(["A: draw bobolink"], taken, {"deck": ["wood-stork"]})(bird, row)
    # Nothing to draw: the card is tucked all the same.
    uses(bird, row, [], {"A hand trumpeter-swan": -1, f"A tucked {bird}": 1},
         own={"hand": ["trumpeter-swan"]}, **NO_CARDS)  # fmt: skip


def tucks_and_may_lay(bird: str, row: str) -> None:
    tucks_for(["A: accept"], {"A eggs BIRD": 1}, None, {"accept", "decline"})(bird, row)
    tucks_for(["A: decline"], {})(bird, row)
    # Full of eggs: the card may still be tucked (ruling 21).
    full = loaded(bird, eggs=PRINTED[bird].eggs)
    uses(full, row, [], {"A hand trumpeter-swan": -1, f"A tucked {bird}": 1}, own={"hand": ["trumpeter-swan"]})


def tucks_and_lays_anywhere(bird: str, row: str) -> None:
    far = others(row)[1]
    own: dict[str, Any] = {"hand": ["trumpeter-swan"], far: ["wild-turkey"]}
    tucked = {"A hand trumpeter-swan": -1, f"A tucked {bird}": 1}
    for where, on in ((row, bird), (far, "wild-turkey")):
        uses(bird, row, [f"A: lay {where} 1"], tucked | {f"A eggs {on}": 1}, own=own)
    full = loaded(bird, eggs=PRINTED[bird].eggs)
    uses(full, row, [], tucked, own={"hand": ["trumpeter-swan"]})
    idles(bird, row)


def pays_food_to_tuck(food: str) -> Check:
    """The exact food for two cards from the deck, unseen. No swap, no stored food."""

    def check(bird: str, row: str) -> None:
        change = {f"A food {food}": -1, f"A tucked {bird}": 2, "deck": -2}
        uses(bird, row, [], change, own={"food": f"{food} fruit"})
        idles(bird, row, own={"food": "fruit fruit rodent rodent"})
        idles(loaded(bird, cached=food), row)
        idles(bird, row, own={"food": food}, **NO_CARDS)

    return check


# -- eggs ---------------------------------------------------------------------------------------------------------


def lays_on_itself(bird: str, row: str) -> None:
    uses(bird, row, [], {f"A eggs {bird}": 1}, own={others(row)[0]: ["wild-turkey"]})
    limit = PRINTED[bird].eggs
    uses(loaded(bird, eggs=limit - 1), row, [], {f"A eggs {bird}": 1})
    idles(loaded(bird, eggs=limit), row, own={others(row)[0]: ["wild-turkey"]})


def lays_anywhere(bird: str, row: str) -> None:
    far = others(row)[1]
    own: dict[str, Any] = {far: ["wild-turkey", loaded("wood-stork", eggs=2)]}
    rivals: dict[str, Any] = {"B": {"forest": ["hooded-warbler"]}}
    for where, on in ((row, bird), (far, "wild-turkey")):
        uses(bird, row, [f"A: lay {where} 1"], {f"A eggs {on}": 1}, own=own, **rivals)
    table = activate(bird, row, own=own, **rivals).do("A: accept")
    assert table.options() == {f"lay {row} 1", f"lay {far} 1"}  # own birds with room only
    idles(loaded(bird, eggs=PRINTED[bird].eggs), row, **rivals)


def everybody_lays_on(nest: str) -> Check:
    """Everybody lays one egg on a bird of the nest (or a star); then the owner one more, on another bird."""
    mate = NESTING[nest]
    foreign = next(bird for kind, bird in NESTING.items() if kind not in (nest, PRINTED["bells-vireo"].nest))

    def check(bird: str, row: str) -> None:
        far, near = others(row)
        # The bird itself counts if its nest fits.
        itself = PRINTED[bird].nest in (nest, "star")
        own: dict[str, Any] = {far: [mate, foreign], near: [STAR]}
        rivals: dict[str, Any] = {
            "B": {"forest": ["atlantic-puffin"], "wetland": ["bald-eagle"]},  # a star with room for one
            "C": {"forest": [loaded("red-eyed-vireo", eggs=2)]},  # a full star
        }
        setting: dict[str, Any] = {"own": own, **rivals}
        places = {f"lay {far} 1", f"lay {near} 1"} | ({f"lay {row} 1"} if itself else set())
        table = activate(bird, row, **setting).do("A: accept")
        assert table.options() == places | {"stop"}
        table.do(f"A: lay {far} 1")
        assert table.asked() == ("B", "lay_egg")
        assert table.options() == {"lay forest 1", "stop"}
        table.do("B: lay forest 1")
        assert table.asked() == ("A", "accept")  # C has no room and gets nothing
        table.do("A: accept")
        if itself:  # not on the same bird again (ruling 23)
            assert table.options() == {f"lay {near} 1", f"lay {row} 1"}
        first, second = {f"A eggs {mate}": 1, "B eggs atlantic-puffin": 1}, {f"A eggs {STAR}": 1}
        again = [f"A: lay {near} 1"] if itself else []
        begin = [f"A: lay {far} 1", "B: lay forest 1"]
        uses(bird, row, [*begin, "A: accept", *again], first | second, **setting)
        uses(bird, row, [*begin, "A: decline"], first, **setting)
        uses(bird, row, [f"A: lay {far} 1", "B: stop", "A: decline"], {f"A eggs {mate}": 1}, **setting)
        # Without the first egg there is no second one; the others still lay theirs.
        uses(bird, row, ["A: stop", "B: lay forest 1"], {"B eggs atlantic-puffin": 1}, **setting)
        if itself:  # one bird with room: one egg (ruling 101)
            uses(bird, row, [f"A: lay {row} 1"], {f"A eggs {bird}": 1}, own={far: [foreign]})

    return check


def pays_egg_for_cards(bird: str, row: str) -> None:
    """An egg of any own bird, this one included, for two cards."""
    far = others(row)[0]
    script = {"deck": ["hooded-warbler", "trumpeter-swan"]}
    cards = {"A hand hooded-warbler": 1, "A hand trumpeter-swan": 1, "deck": -2}
    draw = ["A: draw deck", "A: draw deck"]
    own = loaded(bird, eggs=1)
    uses(own, row, draw, {f"A eggs {bird}": -1} | cards, script=script)  # ruling 30
    both: dict[str, Any] = {"own": {far: [loaded("wild-turkey", eggs=2)]}, "script": script}
    uses(own, row, [f"A: pay-egg {far} 1", *draw], {"A eggs wild-turkey": -1} | cards, **both)
    uses(own, row, [f"A: pay-egg {row} 1", *draw], {f"A eggs {bird}": -1} | cards, **both)
    uses(own, row, ["A: draw deck", "A: stop"], {f"A eggs {bird}": -1, "A hand hooded-warbler": 1, "deck": -1},
         script=script)  # fmt: skip
    idles(bird, row, B={"forest": [loaded("wild-turkey", eggs=1)]})  # not another seat's egg
    idles(own, row, **NO_CARDS)


def pays_egg_for_food(n: int) -> Check:
    """An egg of another own bird for n tokens of any kind."""

    def check(bird: str, row: str) -> None:
        far = others(row)[0]
        payer: dict[str, Any] = {"own": {far: [loaded("wild-turkey", eggs=2)]}}
        for food in FOODS:
            gain = [f"A: gain {food}"] * n
            uses(bird, row, gain, {"A eggs wild-turkey": -1, f"A food {food}": n}, **payer)
        if n == 2:
            mixed = {"A eggs wild-turkey": -1, "A food fish": 1, "A food rodent": 1}
            uses(bird, row, ["A: gain fish", "A: gain rodent"], mixed, **payer)
            uses(bird, row, ["A: gain fish", "A: stop"], {"A eggs wild-turkey": -1, "A food fish": 1}, **payer)
        table = activate(loaded(bird, eggs=1), row, **payer).do("A: accept")
        assert table.options() == {f"gain {food}" for food in FOODS}  # the one payer has paid
        assert table.lying()[f"A eggs {bird}"] == 1
        idles(loaded(bird, eggs=1), row)  # ruling 29: not with its own egg

    return check


# -- the mat ------------------------------------------------------------------------------------------------------


def moves(bird: str, row: str) -> None:
    """If it is the rightmost of its row: to the leftmost free place of another row, with everything on it."""
    near, far = others(row)
    carried = loaded(bird, eggs=1, cached="seed", tucked=2)
    for target in (near, far):
        gone = {f"A {row} 1 {bird}": -1, f"A {target} 1 {bird}": 1}
        uses(carried, row, [f"A: move {target}"], gone)
    right: dict[str, Any] = {"left": ["whooping-crane"], "own": {far: ["wild-turkey", "hooded-warbler"]}}
    uses(carried, row, [f"A: move {far}"], {f"A {row} 2 {bird}": -1, f"A {far} 3 {bird}": 1}, **right)
    idles(carried, row, right=["whooping-crane"])  # ruling 55
    full = ["wild-turkey", "hooded-warbler", "bobolink", "spotted-owl", "great-egret"]
    one = {f"A {row} 1 {bird}": -1, f"A {near} 1 {bird}": 1}
    tray: dict[str, Any] = {"tray": ["king-rail", "inca-dove", "wood-stork"]}
    uses(carried, row, [], one, own={far: full}, **tray)
    more = ["trumpeter-swan", "bald-eagle", "brown-pelican", "says-phoebe", "american-woodcock"]
    idles(carried, row, own={far: full, near: more}, **tray)  # ruling 98


def repeats_brown(bird: str, row: str) -> None:
    """Another brown power of the row, on either side, is used once more; the bird itself acts as usual too."""
    cacher = "mountain-chickadee"  # stores a seed
    change = {f"A cached {cacher} seed": 2}
    # The chickadee to the right acts first, then is repeated; to the left it is repeated first and acts later.
    table = activate(bird, row, right=[cacher])
    table.do("A: accept")
    assert table.changes() == {f"A cached {cacher} seed": 1}
    table.do("A: accept")
    assert table.asked() == ("B", "action")
    assert table.changes() == change
    uses_two(bird, row, ["A: accept", "A: accept"], change, left=[cacher])
    uses_two(bird, row, ["A: accept", "A: decline"], {f"A cached {cacher} seed": 1}, left=[cacher])
    uses_two(bird, row, ["A: decline", "A: decline"], {}, left=[cacher])
    # The choice among several; white, pink and powerless birds cannot be chosen, nor birds of other rows.
    several: list[Bird] = [cacher, "mourning-dove", "horned-lark", "spotted-owl"]
    table = activate(bird, row, left=several, own={others(row)[0]: ["osprey"]})
    table.do("A: accept")
    assert table.options() == {f"repeat {row} 1", f"repeat {row} 2"}
    table.do(f"A: repeat {row} 2")
    assert table.changes() == {"A eggs mourning-dove": 1}  # "this bird" is the repeated one
    idles(bird, row, left=["horned-lark", "hooded-warbler"], own={others(row)[0]: ["osprey"]})


def uses_two(bird: str, row: str, moves: list[str], expected: Changes, **setting: Any) -> None:
    table = activate(bird, row, **setting).do(*moves)
    assert table.asked() == ("B", "action")
    assert table.changes() == expected


def repeats_predator(bird: str, row: str) -> None:
    hunter = "common-merganser"
    setting: dict[str, Any] = {"left": [hunter], "feeder": ["seed", "fruit"], "outside": ["seed"] * 3}
    table = activate(bird, row, script={"dice": ["fish", "seed", "seed"]}, **setting)
    table.do("A: accept")
    assert table.changes() == {f"A cached {hunter} fish": 1, "outside fish": 1, "outside seed": -1}
    table.do("A: decline")
    assert table.asked() == ("B", "action")
    table = activate(bird, row, left=[hunter, "anhinga", "mallard"], feeder=["seed", "fruit"]).do("A: accept")
    assert table.options() == {f"repeat {row} 1", f"repeat {row} 2"}  # birds with the symbol only
    table.do(f"A: repeat {row} 2")
    assert table.asked() == ("A", "accept")  # the mallard is next
    table.refuse()
    assert all(hunter not in key for key in table.changes())
    idles(bird, row, left=["spotted-owl"], own={others(row)[0]: ["anhinga"]})  # ruling 20

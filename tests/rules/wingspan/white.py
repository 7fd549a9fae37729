"""What white birds do when they are played, by hand from POWERS.md: one function a kind of power, used and declined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.rules.wingspan.brown import NESTING, NO_CARDS, STAR, loaded
from tests.rules.wingspan.table import FOODS, PRINTED, Changes, Table

Check = Callable[[str, str], None]

TRAY = ["mallard", "osprey", "willet"]
ONE_EACH = ["invertebrate", "seed", "fish", "fruit", "rodent"]


def price(bird: str) -> list[str]:
    """Tokens that pay the bird's cost exactly; rodents for wild icons."""
    fact = PRINTED[bird]
    cost = fact.cost[:1] if fact.either else fact.cost
    return ["rodent" if food == "wild" else food for food in cost]


def played(
    bird: str, row: str, own: dict[str, Any] | None = None, script: dict[str, list[str]] | None = None, **position: Any
) -> Table:
    """A plays the bird, paying exactly its food, into an empty row unless ``own`` fills it; the power is next."""
    mine = dict(own or {})
    mine["food"] = price(bird) + mine.get("food", [])
    mine["hand"] = [bird, *mine.get("hand", [])]
    table = Table(script, A=mine, **({"tray": TRAY} | position))
    table.do(f"A: play {bird} {row}")
    while table.asked()[1] in ("pay_egg", "pay_food"):
        exact = f"pay {' '.join(sorted(price(bird), key=FOODS.index))}"
        words = exact if table.asked()[1] == "pay_food" else sorted(table.options())[0]
        table.do(f"A: {words}")
    table.mark()
    return table


def uses(bird: str, row: str, moves: list[str], expected: Changes, **setting: Any) -> None:
    """The power is offered when the bird lies and is paid; used it brings exactly this, declined nothing."""
    table = played(bird, row, **setting)
    assert table.asked() == ("A", "accept")
    assert table.options() == {"accept", "decline"}
    table.do("A: accept", *moves)
    assert table.asked() == ("B", "action")
    assert table.changes() == expected
    table = played(bird, row, **setting).do("A: decline")
    assert table.asked() == ("B", "action")
    assert table.changes() == {}


def idles(bird: str, row: str, **setting: Any) -> None:
    table = played(bird, row, **setting)
    assert table.asked() == ("B", "action")
    assert table.changes() == {}


def gains(food: str) -> Check:
    """Three tokens from the supply, or fewer."""

    def check(bird: str, row: str) -> None:
        three = [f"A: gain {food}"] * 2
        table = played(bird, row).do("A: accept")
        assert table.options() == {f"gain {food}", "stop"}  # the first has been taken
        assert table.changes() == {f"A food {food}": 1}
        uses(bird, row, three, {f"A food {food}": 3}, feeder=["rodent", "rodent"])
        uses(bird, row, ["A: stop"], {f"A food {food}": 1})

    return check


def takes_every_die(food: str) -> Check:
    """All dice that show the food, dual dice included for invertebrates; some may be left."""

    def check(bird: str, row: str) -> None:
        two = [food, food, "rodent"]
        change = {f"A food {food}": 2, f"feeder {food}": -2, f"outside {food}": 2}
        uses(bird, row, [f"A: take {food}"], change, feeder=two)
        one = {f"A food {food}": 1, f"feeder {food}": -1, f"outside {food}": 1}
        uses(bird, row, ["A: stop"], one, feeder=two)
        idles(bird, row, feeder=["seed" if food == "fish" else "fruit", "rodent"])
        # All equal: all five may be thrown first; between the dice, and for fresh dice, nothing (ruling 5).
        three: dict[str, Any] = {"feeder": [food] * 3, "script": {"dice": [food] * 5}}
        table = played(bird, row, **three).do("A: accept")
        assert table.options() == {f"take {food}", "reroll"}
        table.do(f"A: take {food}")
        assert table.options() == {f"take {food}", "stop"}
        table.do(f"A: take {food}", f"A: take {food}")
        assert table.asked() == ("B", "action")
        assert table.changes() == {f"A food {food}": 3, f"feeder {food}": 2, "outside seed": -2}
        table = played(bird, row, feeder=["rodent"], script={"dice": [food, "rodent", "rodent", "fruit", food]})
        table.do("A: accept")
        assert table.options() == {"reroll", "stop"}
        table.do("A: reroll", f"A: take {food}", f"A: take {food}")
        assert table.asked() == ("B", "action")
        assert table.lying()[f"A food {food}"] == 2
        dual = ["invertebrate", "invertebrate/seed", "invertebrate/seed", "rodent"]
        if food == "invertebrate":  # ruling 6
            table = played(bird, row, feeder=dual).do("A: accept")
            assert table.options() == {"take invertebrate", "take invertebrate from dual"}
            table.do("A: take invertebrate", "A: take invertebrate from dual", "A: take invertebrate from dual")
            assert table.asked() == ("B", "action")
            assert table.lying()["A food invertebrate"] == 3
        else:
            idles(bird, row, feeder=dual)

    return check


def draws_two(bird: str, row: str) -> None:
    script = {"deck": ["killdeer", "anhinga"]}
    uses(bird, row, ["A: draw deck", "A: draw deck"], {"A hand killdeer": 1, "A hand anhinga": 1, "deck": -2},
         script=script)  # fmt: skip
    mixed = {"A hand killdeer": 1, "A hand osprey": 1, "tray osprey": -1, "tray anhinga": 1, "deck": -2}
    uses(bird, row, ["A: draw deck", "A: draw osprey"], mixed, script=script)
    uses(bird, row, ["A: draw deck", "A: stop"], {"A hand killdeer": 1, "deck": -1}, script=script)
    table = played(bird, row).do("A: accept", "A: draw osprey")
    assert table.options() == {"draw mallard", "draw willet", "draw deck", "stop"}
    idles(bird, row, **NO_CARDS)


def takes_the_whole_tray(bird: str, row: str) -> None:
    script = {"deck": ["killdeer", "anhinga", "barn-owl"]}
    taken: Changes = {f"tray {card}": 1 for card in script["deck"]} | {"deck": -3}
    for card in TRAY:
        taken |= {f"A hand {card}": 1, f"tray {card}": -1}
    uses(bird, row, [], taken, script=script)
    table = played(bird, row, tray=["", "osprey", ""]).do("A: accept")  # fewer if some were taken this turn
    assert table.changes()["A hand osprey"] == 1
    assert sum(key.startswith("A hand") for key in table.changes()) == 1
    empty = played(bird, row, tray=["", "", ""])
    assert empty.asked() == ("B", "action")


def lets_everybody_draft(bird: str, row: str) -> None:
    """Players + 1 cards, from tray or deck, face up; clockwise from the owner each takes one, the owner the rest."""
    script = {"deck": ["killdeer", "anhinga", "barn-owl", "blue-jay"]}
    pool = ["A: draw deck", "A: draw osprey", "A: draw deck", "A: draw deck"]
    change = {"A hand anhinga": 1, "A hand killdeer": 1, "B hand osprey": 1, "C hand barn-owl": 1, "deck": -4,
              "tray osprey": -1, "tray blue-jay": 1}  # fmt: skip
    uses(bird, row, [*pool, "A: pick anhinga", "B: pick osprey", "C: pick barn-owl"], change, script=script)
    table = played(bird, row, script=script).do("A: accept")
    assert table.options() == {"draw mallard", "draw osprey", "draw willet", "draw deck"}  # all are to be drawn
    table.do(*pool)
    assert table.options() == {"pick killdeer", "pick osprey", "pick anhinga", "pick barn-owl"}
    idles(bird, row, **NO_CARDS)


def draws_bonus_cards(bird: str, row: str) -> None:
    """Two new bonus cards, one of them kept; the other is discarded. Old ones stay (ruling 42)."""
    script = {"bonus": ["historian", "ecologist"]}
    old: dict[str, Any] = {"own": {"bonus": ["oologist"]}, "script": script}
    for kept, refused in (("historian", "ecologist"), ("ecologist", "historian")):
        change = {f"A bonus {kept}": 1, f"A refused {refused}": 1, "bonus deck": -2}
        uses(bird, row, [f"A: keep-bonus {kept}"], change, **old)
    table = played(bird, row, **old).do("A: accept")
    assert table.options() == {"keep-bonus historian", "keep-bonus ecologist"}
    # An exhausted bonus deck is shuffled anew from its discards (ruling 41).
    table = played(bird, row, bonus_deck=["historian"]).do("A: accept")
    assert table.asked() == ("A", "keep_bonus")
    assert "keep-bonus historian" in table.options()
    assert len(table.options()) == 2


def lays_on_each(nest: str) -> Check:
    """One egg on each own bird of the nest or with a star, the bird just played included; or on fewer."""
    mate = NESTING[nest]
    foreign = next(bird for kind, bird in NESTING.items() if kind != nest)

    def check(bird: str, row: str) -> None:
        far = "forest" if row != "forest" else "wetland"
        own: dict[str, Any] = {far: [mate, STAR, foreign]}
        rivals: dict[str, Any] = {"B": {"forest": ["atlantic-puffin"]}}
        three = {f"A eggs {mate}": 1, f"A eggs {STAR}": 1, f"A eggs {bird}": 1}
        uses(bird, row, [f"A: lay {far} 1", f"A: lay {far} 2", f"A: lay {row} 1"], three, own=own, **rivals)
        uses(bird, row, [f"A: lay {far} 2", "A: stop"], {f"A eggs {STAR}": 1}, own=own, **rivals)
        table = played(bird, row, own=own, **rivals).do("A: accept")
        assert table.options() == {f"lay {far} 1", f"lay {far} 2", f"lay {row} 1"}
        table.do(f"A: lay {far} 1")
        assert table.options() == {f"lay {far} 2", f"lay {row} 1", "stop"}  # one egg a bird
        full: dict[str, Any] = {far: [loaded(STAR, eggs=2), foreign]}
        uses(bird, row, [], {f"A eggs {bird}": 1}, own=full)  # itself counts (ruling 25)

    return check


def plays_another(habitat: str) -> Check:
    """One more bird into the habitat ("this": the row in which the bird lies), at full cost."""

    def check(bird: str, row: str) -> None:
        target = row if habitat == "this" else habitat
        second = {"forest": "red-eyed-vireo", "grassland": "wild-turkey", "wetland": "trumpeter-swan"}[target]
        if second == bird:
            second = "hooded-warbler"
        elsewhere = {"forest": "mallard", "grassland": "mallard", "wetland": "blue-jay"}[target]
        everywhere = "lincolns-sparrow"  # lists all three habitats
        tokens = price(second) + price(elsewhere) + price(everywhere)
        own: dict[str, Any] = {"hand": [second, elsewhere, everywhere], "food": tokens}
        nest_row = "wetland" if row != "wetland" else "forest"
        egg: dict[str, Any] = {nest_row: [loaded("barn-owl", eggs=2)]}
        tray: dict[str, Any] = {"tray": ["osprey", "willet", "anhinga"]}
        table = played(bird, row, own=own | egg, **tray)
        assert table.asked() == ("A", "extra_play")
        assert table.options() == {f"play {second} {target}", f"play {everywhere} {target}", "decline"}
        # Egg cost of the column it enters, and its food: all of it is paid.
        column = 2 if target in (row, nest_row) else 1
        table.do(f"A: play {second} {target}")
        while table.asked()[1] in ("pay_food", "pay_egg"):
            exact = f"pay {' '.join(sorted(price(second), key=FOODS.index))}"
            table.do(f"A: {exact}")
        wanted: Changes = {f"A hand {second}": -1, f"A {target} {column} {second}": 1}
        for food in price(second):
            wanted[f"A food {food}"] = wanted.get(f"A food {food}", 0) - 1
        if column == 2:
            wanted["A eggs barn-owl"] = -1
        assert table.changes() == wanted
        table.refuse()  # the second bird's own power
        assert table.asked() == ("B", "action")
        # Refused: nothing.
        table = played(bird, row, own=own | egg, **tray).do("A: decline")
        assert table.asked() == ("B", "action")
        assert table.changes() == {}
        # Not enough food, or no card that fits: refused is the only answer, and it is asked all the same.
        table = played(bird, row, own={"hand": [second]} | egg, **tray)
        assert table.asked() == ("A", "extra_play")
        assert table.options() == {"decline"}
        # The second column costs an egg; a full row takes no bird (rulings 44, 119).
        if target == row:
            idles(bird, row, own={"hand": [second], "food": tokens}, **tray)
        full = ["mourning-dove", "osprey", "willet", "anhinga", "killdeer"]
        if target != row:
            idles(bird, row, own=own | {target: full}, tray=["house-finch", "song-sparrow", ""])
        else:
            eggs = [loaded("mourning-dove", eggs=5), *full[1:4]]
            idles(bird, row, own=own | {target: eggs}, tray=["house-finch", "song-sparrow", ""])

    return check

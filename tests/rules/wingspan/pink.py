"""What pink birds do on other seats' turns, by hand from POWERS.md 10: one function a kind of trigger and power.

A owns the bird, B and C act. Each check sees the reaction used and passed, that it works once until A's next turn has
ended, and that nothing of the kind happens on A's own turn or for something that only resembles the trigger.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.rules.wingspan.brown import NESTING, ONE_EACH, STAR, loaded
from tests.rules.wingspan.table import FOODS, PRINTED, Changes, Table
from tests.rules.wingspan.white import price

Check = Callable[[str, str], None]
Act = Callable[[Table, str], object]


def unasked(table: Table) -> Table:
    """Decline everything up to the next turn: nobody is asked to react on the way."""
    while table.asked()[1] not in ("action", "over"):
        letter, kind = table.asked()
        assert kind != "react"
        table.do(f"{letter}: {(table.options() & {'decline', 'pass', 'stop'}).pop()}")
    return table


def plays(table: Table, seat: str, bird: str, row: str) -> Table:
    """The seat plays the bird for exactly the printed food."""
    table.do(f"{seat}: play {bird} {row}")
    while table.asked()[1] in ("pay_egg", "pay_food"):
        exact = f"pay {' '.join(sorted(price(bird), key=FOODS.index))}"
        table.do(f"{seat}: {exact if table.asked()[1] == 'pay_food' else min(table.options())}")
    return table


def reacts(
    bird: str, row: str, own: dict[str, Any], act: Act, answers: list[str], expected: Changes, **position: Any
) -> Table:
    """B acts, A reacts and that changes exactly ``expected``; passing changes nothing. Returns the table after it."""
    tables = []
    for moves, change in (([f"A: react {row} 1", *answers], expected), (["A: pass"], {})):
        script = position.get("script")
        rest = {key: value for key, value in position.items() if key != "script"}
        table = Table(script, A={row: [bird]} | own, turn="B", **rest)
        act(table, "B")
        assert table.asked() == ("A", "react")
        assert table.options() == {f"react {row} 1", "pass"}
        table.mark()
        table.do(*moves)
        assert table.changes() == change
        tables.append(table)
    assert tables[0].asked() == tables[1].asked()
    return tables[0]


def stays_quiet(bird: str, row: str, own: dict[str, Any], act: Act, seat: str = "B", **position: Any) -> None:
    """The seat acts, and A is not asked; at the end of it the next seat's turn begins."""
    script = position.pop("script", None)
    table = Table(script, A={row: [bird]} | own, turn=seat, **position)
    act(table, seat)
    assert unasked(table).asked() == ({"A": "B", "B": "C", "C": "A"}[seat], "action")


def works_once(
    bird: str, row: str, own: dict[str, Any], act: Act, first: list[str], second: list[str], **position: Any
) -> None:
    """Passing does not use it up; reacting (with these answers) does, until A's next turn has ended."""
    script = position.pop("script", None)
    table = Table(script, A={row: [bird]} | own, turn="B", **position)
    act(table, "B")
    table.do("A: pass").refuse()
    act(table, "C")
    table.do(f"A: react {row} 1", *first).refuse()
    table.do("A: gain food" if row != "forest" else "A: draw cards").refuse()
    act(table, "B")
    table.do(f"A: react {row} 1", *second).refuse()
    act(table, "C")
    assert unasked(table).asked() == ("A", "action")


# -- on_lay_eggs_action -------------------------------------------------------------------------------------------


def lays_on(nest: str, *, itself: bool) -> Check:
    """Another seat takes the lay-eggs action: an egg on an own bird of the nest (on this one too, or not)."""
    mate = NESTING[nest]
    foreign = next(bird for kind, bird in NESTING.items() if kind != nest)

    def lay_eggs(table: Table, seat: str) -> Table:
        return table.do(f"{seat}: lay eggs")

    def lay_none(table: Table, seat: str) -> Table:
        return lay_eggs(table, seat).do(f"{seat}: stop")

    def check(bird: str, row: str) -> None:
        far = "forest" if row != "forest" else "wetland"
        own: dict[str, Any] = {far: [mate, STAR, foreign]}
        rival: dict[str, Any] = {"B": {"wetland": ["atlantic-puffin"]}}
        for slot, on in ((f"{far} 1", mate), (f"{far} 2", STAR)):
            reacts(bird, row, own, lay_none, [f"A: lay {slot}"], {f"A eggs {on}": 1}, **rival)
        places = {f"lay {far} 1", f"lay {far} 2"}
        room_here = itself and PRINTED[bird].nest == nest and PRINTED[bird].eggs > 0
        table = lay_none(Table(A={row: [bird]} | own, turn="B", **rival), "B").do(f"A: react {row} 1")
        assert table.options() == places | ({f"lay {row} 1"} if room_here else set())
        # An action that lays nothing at all is the action all the same (ruling 81).
        reacts(bird, row, own, lay_eggs, [f"A: lay {far} 1"], {f"A eggs {mate}": 1})
        # No other bird of the nest has room.
        alone = {far: [loaded(mate, eggs=PRINTED[mate].eggs), loaded(STAR, eggs=2), foreign]}
        if room_here:
            reacts(bird, row, alone, lay_eggs, [], {f"A eggs {bird}": 1})
        else:
            stays_quiet(bird, row, alone, lay_eggs)
        works_once(bird, row, own, lay_eggs, [f"A: lay {far} 1"], [f"A: lay {far} 2"])
        # The own action, another action, eggs laid by a power on another seat's turn.
        stays_quiet(bird, row, own, lambda table, seat: table.do(f"{seat}: lay eggs"), "A")
        stays_quiet(bird, row, own, lambda table, seat: table.do(f"{seat}: draw cards"))
        by_power: dict[str, Any] = {"B": {"forest": ["pileated-woodpecker"]}}

        def lay_by_power(table: Table, seat: str) -> Table:
            table.do("B: gain food", "B: stop", "B: accept", "B: lay forest 1")
            return table.do("A: stop") if table.asked() == ("A", "lay_egg") else table

        stays_quiet(bird, row, own, lay_by_power, **by_power)

    return check


# -- on_play_bird -------------------------------------------------------------------------------------------------

# Two birds of each row for B and two for C.
VISITORS = {
    "forest": {"B": ["hooded-warbler", "blue-winged-warbler"], "C": ["cassins-finch", "cerulean-warbler"]},
    "grassland": {"B": ["american-goldfinch", "inca-dove"], "C": ["bobolink", "says-phoebe"]},
    "wetland": {"B": ["brown-pelican", "atlantic-puffin"], "C": ["black-necked-stilt", "roseate-spoonbill"]},
}


def when_played_into(habitat: str, answers: list[str], brings: Changes, hand: list[str]) -> Check:
    """Another seat plays a bird into the habitat. ``brings``: "BIRD" stands for the pink bird."""
    other = {"forest": "wetland", "grassland": "forest", "wetland": "grassland"}[habitat]

    def seats(row: str) -> dict[str, Any]:
        setting = {}
        for seat, birds in VISITORS[row].items():
            food = [token for bird in birds for token in price(bird)]
            keeper = {"B": "trumpeter-swan", "C": "wild-turkey"}[seat]
            keeper_row = {"B": "wetland", "C": "grassland"}[seat]
            if keeper_row == row:
                keeper_row = "forest"  # rows are not looked at by the position
            setting[seat] = {"hand": birds, "food": food, keeper_row: [loaded(keeper, eggs=2)]}
        return setting

    def plays_next(row: str) -> Act:
        def act(table: Table, seat: str) -> Table:
            birds = VISITORS[row][seat]
            still = [bird for bird in birds if table.lying()[f"{seat} hand {bird}"]]
            return plays(table, seat, still[0], row)

        return act

    def check(bird: str, row: str) -> None:
        own = {"hand": hand}
        change = {key.replace("BIRD", bird): n for key, n in brings.items()}
        reacts(bird, row, own, plays_next(habitat), answers, change, **seats(habitat))
        again = [answer.replace(hand[0], hand[1]) for answer in answers]
        works_once(bird, row, own, plays_next(habitat), answers, again, **seats(habitat))
        stays_quiet(bird, row, own, plays_next(other), **seats(other))
        # Through a power that plays another bird: that counts as well (ruling 62).
        white = {"forest": "downy-woodpecker", "grassland": "eastern-bluebird", "wetland": "great-egret"}[habitat]
        birds = [white, VISITORS[habitat]["B"][0]]
        b: dict[str, Any] = {"hand": birds, "food": [token for each in birds for token in price(each)]}
        b[other] = [loaded("wild-turkey", eggs=2)]

        def plays_two(table: Table, seat: str) -> Table:
            plays(table, seat, white, habitat).do("A: pass")
            return plays(table, seat, birds[1], habitat)

        reacts(bird, row, own, plays_two, answers, change, B=b)
        # Moving a bird into the habitat is not playing it; nor does the own play count.
        mover: dict[str, Any] = {"B": {other: ["song-sparrow"]}}
        action = {"forest": "gain food", "grassland": "lay eggs", "wetland": "draw cards"}[other]

        def moves(table: Table, seat: str) -> Table:
            table.do(f"B: {action}").take_nothing()
            return table.do("B: accept", f"B: move {habitat}")

        stays_quiet(bird, row, own, moves, **mover)
        keeper = next(each for each in ("forest", "grassland", "wetland") if each not in (row, habitat))
        mine = {"hand": [*hand, birds[1]], "food": price(birds[1]), keeper: [loaded("wild-turkey", eggs=2)]}
        stays_quiet(bird, row, mine, lambda table, seat: plays(table, seat, birds[1], habitat), "A")
        if hand:  # ruling 63: nothing to tuck
            stays_quiet(bird, row, {}, plays_next(habitat), **seats(habitat))

    return check


# -- on_gain_food_action, on_predator_success ---------------------------------------------------------------------


def caches_a_rodent_that_others_gain(bird: str, row: str) -> None:
    def takes(*foods: str) -> Act:
        def act(table: Table, seat: str) -> Table:
            return table.do(f"{seat}: gain food", *(f"{seat}: take {food}" for food in foods))

        return act

    def brown_brings_it(table: Table, seat: str) -> Table:
        return table.do("B: gain food", "B: stop", "B: accept", "B: choose B", "B: take rodent")

    change = {f"A cached {bird} rodent": 1}
    many = ["rodent", "rodent", "seed", "fish", "rodent"]
    reacts(bird, row, {}, takes("rodent"), [], change, feeder=ONE_EACH)
    two = {"B": {"forest": ["spotted-owl", "hooded-warbler"]}}
    reacts(bird, row, {}, takes("rodent", "rodent"), [], change, feeder=many, **two)  # ruling 60: one
    reacts(bird, row, {}, takes("seed", "rodent"), [], change, feeder=many, **two)
    works_once(bird, row, {}, takes("rodent"), [], [], feeder=[*many[:3], "rodent", "rodent"])
    stays_quiet(bird, row, {}, takes("seed"), feeder=ONE_EACH)
    stays_quiet(bird, row, {}, takes("rodent"), "A", feeder=ONE_EACH)
    stays_quiet(bird, row, {}, brown_brings_it, feeder=ONE_EACH, B={"forest": ["annas-hummingbird"]})  # ruling 106


def takes_a_die_when_others_hunt(bird: str, row: str) -> None:
    def hunts(table: Table, seat: str) -> Table:
        return table.do(f"{seat}: draw cards", f"{seat}: stop", f"{seat}: accept")

    hunters = {"B": {"wetland": ["anhinga"]}, "C": {"wetland": ["willet"]}}
    setting: dict[str, Any] = {"feeder": ["seed", "fish", "fruit"], **hunters}
    for food in ("seed", "fish", "fruit"):
        change = {f"A food {food}": 1, f"feeder {food}": -1, f"outside {food}": 1}
        reacts(bird, row, {}, hunts, [f"A: take {food}"], change, script={"dice": ["fish", "fish"]}, **setting)
    works_once(bird, row, {}, hunts, ["A: take seed"], ["A: take fruit"], script={"dice": ["fish"] * 20}, **(setting | {
        "feeder": ["seed", "seed", "fruit", "fruit"]}))  # fmt: skip
    stays_quiet(bird, row, {}, hunts, script={"dice": ["rodent", "seed"]}, **setting)
    deck: dict[str, Any] = {
        "feeder": ONE_EACH,
        "B": {"wetland": ["northern-harrier"]},
        "tray": ["bobolink", "king-rail", "inca-dove"],
    }
    change = {"A food seed": 1, "feeder seed": -1, "outside seed": 1}
    reacts(bird, row, {}, hunts, ["A: take seed"], change, script={"deck": ["black-necked-stilt"]}, **deck)
    stays_quiet(bird, row, {}, hunts, script={"deck": ["wood-duck"]}, **deck)
    # The feeder's checks: equal dice may be thrown first; the last die leaves, all are thrown.
    last = {"feeder": ["fish"], "B": {"wetland": ["anhinga"]}}
    table = Table({"dice": ["fish"] * 4 + ["rodent"] * 5}, A={row: [bird]}, turn="B", **last)
    hunts(table, "B")
    table.do(f"A: react {row} 1")
    assert table.options() == {"take fish", "reroll"}
    table.do("A: take fish")
    assert table.lying()["feeder rodent"] == 5
    # On the own turn a successful hunt is nothing.
    mine: dict[str, Any] = {"wetland" if row != "wetland" else "forest": ["anhinga"]}

    def own_hunt(table: Table, seat: str) -> Table:
        table.do("A: draw cards" if "wetland" in mine else "A: gain food").take_nothing()
        return table.do("A: accept")

    stays_quiet(bird, row, mine, own_hunt, "A", feeder=["seed", "fruit"], script={"dice": ["fish"] * 3})

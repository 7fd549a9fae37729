"""What a seat makes up when it thinks ahead (RULES 15): what it knows stays, everything else may be anything."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.wingspan.table import Table, name_of
from volary.core.actions import SPECTATOR
from volary.wingspan.state import WingspanState
from volary.wingspan.tables import BONUS

TRAY = ["mallard", "osprey", "willet"]
TIMES = 40


def imagined(table: Table, viewer: int) -> list[WingspanState]:
    """Several tables as they may be for all that the viewer knows."""
    found = []
    for i in range(TIMES):
        state = table.state.copy()
        state.determinise(viewer, b"imagined-%d" % i)
        assert state.check() == []
        assert state.view(viewer) == table.state.view(viewer)
        found.append(state)
    return found


def hand(state: WingspanState, seat: int) -> set[str]:
    return {name_of(card) for card in state.players[seat].hand}


def tucks(state: WingspanState, seat: int) -> set[str]:
    return {name_of(card) for card in state.players[seat].hand_tucks}


def bonus(cards: Any) -> set[str]:
    return {str(BONUS[card]["id"]) for card in cards}


def test_cards_taken_face_up_stay_known() -> None:
    table = Table(A={"hand": ["killdeer", "anhinga"]}, tray=TRAY).do("A: draw cards", "A: draw mallard")
    for viewer in (SPECTATOR, 1, 2):
        hands = [hand(state, 0) for state in imagined(table, viewer)]
        assert all("mallard" in each and len(each) == 3 for each in hands)
        assert len({frozenset(each) for each in hands}) > TIMES // 2
        assert any("killdeer" not in each for each in hands)
    assert all(hand(state, 0) == hand(table.state, 0) for state in imagined(table, 0))
    view: Any = table.state.view(1)
    assert [name_of(card) for card in view["seats"][0]["known_hand"]] == ["mallard"]
    assert view["seats"][0]["hand"] is None
    assert view["seats"][0]["hand_count"] == 3


def test_a_known_card_that_leaves_in_sight_is_known_no_more() -> None:
    table = Table(A={"hand": ["mallard", "osprey"], "known": ["mallard"], "debt": 1}, tray=["willet", "", ""])
    table.do("A: draw cards", "A: stop", "A: discard mallard")
    view: Any = table.state.view(1)
    assert view["seats"][0]["known_hand"] == []
    assert [name_of(card) for card in view["discard"]] == ["mallard"]
    assert all("mallard" not in hand(state, 0) for state in imagined(table, 1))


def test_a_card_drawn_from_the_deck_is_known_to_its_owner_only() -> None:
    table = Table({"deck": ["barn-owl"]}, tray=TRAY).do("A: draw cards", "A: draw deck")
    assert hand(table.state, 0) == {"barn-owl"}
    guesses = [hand(state, 0) for state in imagined(table, 1)]
    assert len({frozenset(each) for each in guesses}) > TIMES // 2
    assert all(each <= {name_of(card) for card in table.state.deck} | {"barn-owl"} for each in guesses)


def test_tucks_from_a_hand_mix_with_that_hand() -> None:
    """Nobody else saw which card was tucked: it may be the known one, or one that is still in the hand."""
    own = {"hand": ["mallard", "osprey", "killdeer"], "known": ["mallard"], "grassland": ["house-finch"]}
    table = Table(A=own, tray=["willet", "anhinga", "barn-owl"]).do("A: lay eggs").take_nothing()
    table.do("A: accept", "A: tuck osprey", "A: draw willet")
    assert tucks(table.state, 0) == {"osprey"}
    states = imagined(table, 1)
    assert all(len(hand(state, 0)) == 3 and len(tucks(state, 0)) == 1 for state in states)
    assert all({"mallard"} <= hand(state, 0) | tucks(state, 0) for state in states)
    assert any(tucks(state, 0) == {"mallard"} for state in states)
    assert any("mallard" in hand(state, 0) for state in states)
    assert any("osprey" not in hand(state, 0) | tucks(state, 0) for state in states)
    # The owner knows.
    assert all(tucks(state, 0) == {"osprey"} for state in imagined(table, 0))
    assert all(hand(state, 0) == hand(table.state, 0) for state in imagined(table, 0))


def test_tucks_from_the_deck_are_unknown_to_everybody() -> None:
    own = {"wetland": ["canada-goose"], "food": "seed"}
    table = Table({"deck": ["barn-owl", "anhinga"]}, A=own, tray=TRAY).do("A: draw cards").take_nothing()
    table.do("A: accept")
    for viewer in (SPECTATOR, 0, 1):
        lying = {frozenset(name_of(card) for card in state.deck_tucks) for state in imagined(table, viewer)}
        assert len(lying) > TIMES // 2


def test_a_card_tucked_by_a_hunt_was_seen_by_all() -> None:
    table = Table({"deck": ["ruddy-duck"]}, A={"forest": ["barred-owl"]}, tray=TRAY).do("A: gain food", "A: stop")
    table.do("A: accept")
    for viewer in (SPECTATOR, 0, 1):
        for state in imagined(table, viewer):
            assert [name_of(card) for card in state.hunt_tucks] == ["ruddy-duck"]


def refused() -> Table:
    """A has drawn two bonus cards and kept the historian."""
    own = {"hand": ["whooping-crane"], "food": "seed seed seed", "bonus": ["oologist"]}
    table = Table({"bonus": ["historian", "ecologist"]}, A=own, B={"bonus": ["falconer"]}, tray=TRAY)
    return table.do("A: play whooping-crane wetland", "A: accept", "A: keep-bonus historian")


def test_a_refused_bonus_card_is_known_to_the_seat_that_refused_it() -> None:
    table = refused()
    for state in imagined(table, 0):
        assert bonus(state.players[0].bonus) == {"oologist", "historian"}
        assert bonus(state.bonus_discard) == {"ecologist"}
        assert "ecologist" not in bonus(state.players[1].bonus) | bonus(state.bonus_deck)
    for viewer in (SPECTATOR, 1, 2):
        piles = {frozenset(bonus(state.bonus_discard)) for state in imagined(table, viewer)}
        assert len(piles) > 5
    view: Any = table.state.view(1)
    assert view["seats"][0]["bonus"] is None
    assert view["seats"][0]["bonus_count"] == 2


def test_other_seats_bonus_cards_are_unknown_and_their_points_not_shown() -> None:
    table = refused()
    mine: Any = table.state.view(0)
    theirs: Any = table.state.view(1)
    assert theirs["seats"][0]["bonus_counts"] is None
    parts = {part["key"]: part["points"] for part in theirs["seats"][0]["score"]["parts"]}
    assert parts["bonus"] == 0
    assert bonus(mine["seats"][0]["bonus"]) == {"oologist", "historian"}
    assert len({frozenset(bonus(state.players[0].bonus)) for state in imagined(table, 1)}) > TIMES // 2
    assert all(bonus(state.players[1].bonus) == {"falconer"} for state in imagined(table, 1))


def test_a_card_being_paid_for_stays_in_the_hand() -> None:
    """Everybody sees which card it is, even if the seat has hidden tucks."""
    own = {"hand": ["mallard", "osprey", "killdeer"], "grassland": ["house-finch"], "food": "invertebrate seed"}
    table = Table(A=own, tray=["willet", "anhinga", "barn-owl"]).do("A: lay eggs").take_nothing()
    table.do("A: accept", "A: tuck osprey", "A: draw deck")
    table.do("B: draw cards", "B: stop", "C: draw cards", "C: stop", "A: play mallard wetland")
    assert table.asked() == ("A", "pay_food")
    for viewer in (SPECTATOR, 1):
        for state in imagined(table, viewer):
            assert "mallard" in hand(state, 0)
            assert state.prompt(0) == table.state.prompt(0)


def test_public_hands_are_seen_by_all() -> None:
    table = Table(hands="public", A={"hand": ["killdeer", "anhinga"], "grassland": ["house-finch"]}, tray=TRAY)
    for viewer in (SPECTATOR, 1):
        view: Any = table.state.view(viewer)
        assert {name_of(card) for card in view["seats"][0]["hand"]} == {"killdeer", "anhinga"}
        assert all(hand(state, 0) == {"killdeer", "anhinga"} for state in imagined(table, viewer))
    table.do("A: lay eggs").take_nothing().do("A: accept", "A: tuck killdeer", "A: draw mallard")
    for viewer in (SPECTATOR, 1):
        assert all(tucks(state, 0) == {"killdeer"} for state in imagined(table, viewer))
    assert "mallard" in hand(table.state, 0)
    # Bonus cards are hidden all the same.
    held: Any = Table(hands="public", A={"bonus": ["oologist"]}, tray=TRAY).state.view(1)
    assert held["seats"][0]["bonus"] is None


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_future_draws_and_dice_are_made_up(viewer: int) -> None:
    table = Table({"deck": ["barn-owl"], "dice": ["fish"] * 5}, A={"wetland": ["anhinga"]}, feeder=["seed"], tray=TRAY)
    table.do("A: draw cards", "A: stop")
    for state in imagined(table, viewer):
        assert len(state.script) == 0
        assert list(state.streams) != list(table.state.streams)


def test_the_same_seed_imagines_the_same() -> None:
    table = refused()
    one, other = table.state.copy(), table.state.copy()
    one.determinise(1, b"seed")
    other.determinise(1, b"seed")
    assert one.encode() == other.encode()

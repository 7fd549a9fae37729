"""Worlds of ``determinise`` agree with everything that everybody saw; bytes that are no state are refused."""

from __future__ import annotations

import random

import pytest

import volary.games  # noqa: F401
from volary.core.errors import BadEncoding, BadScenario, IllegalAction
from volary.core.events import Sink
from volary.core.scenario import Scenario, option
from volary.wingspan.game import GAME
from volary.wingspan.position import build
from volary.wingspan.state import WingspanState, wingspan
from volary.wingspan.tables import CARD_BY_NAME

WORLDS = 60


def do(state: WingspanState, seat: int, *steps: str) -> None:
    for words in steps:
        action = option(state, seat, words)
        assert action is not None, words
        state.apply_checked(seat, action, Sink())


def worlds(state: WingspanState, viewer: int) -> list[WingspanState]:
    made = []
    for n in range(WORLDS):
        world = wingspan(state.clone())
        world.determinise(viewer, b"world %d" % n)
        assert world.check() == []
        made.append(world)
    return made


def test_a_card_taken_after_a_hidden_tuck_is_in_the_hand() -> None:
    state = build(
        {
            "position": {
                "turn": "B",
                "tray": ["osprey", "mallard", "killdeer"],
                "B": {"hand": ["blue-jay", "wood-duck"], "forest": ["dark-eyed-junco"]},
            },
            "script": {"deck": ["bushtit"]},
        }
    )
    do(state, 1, "gain food", "stop", "decline", "accept", "tuck blue-jay")
    do(state, 0, "gain food", "stop")
    do(state, 1, "draw cards", "draw osprey")
    osprey = CARD_BY_NAME["osprey"]
    assert state.view(0)["seats"][1]["known_hand"] == [osprey]  # type: ignore[index]
    found = {tuple(int(card) for card in world.players[1].hand) for world in worlds(state, 0)}
    assert all(osprey in hand for hand in found)
    assert len(found) > 10


def test_a_hand_holds_nothing_that_was_seen_in_the_pile_that_became_the_deck() -> None:
    """B's two cards were dealt before; the deck was rebuilt from a pile that everybody could look through."""
    state = build(
        {
            "position": {
                "deck": ["mallard"],
                "discard": ["osprey", "killdeer", "wood-duck", "bushtit"],
                "seats": 3,
                "A": {"wetland": ["mourning-dove", "inca-dove"]},
                "B": {"hand": ["blue-jay", "barn-owl"]},
            }
        }
    )
    before = {CARD_BY_NAME[name] for name in ("blue-jay", "barn-owl")}
    pile = {CARD_BY_NAME[name] for name in ("osprey", "killdeer", "wood-duck", "bushtit")}
    do(state, 0, "draw cards", "draw deck", "draw deck")
    assert set(state.rebuilt) == pile
    for world in worlds(state, 1):
        # A drew one card before the pile became the deck and one after; B knows which bag each came from.
        assert len(pile & set(world.players[0].hand)) == 1
        assert set(world.deck) < pile
    for world in worlds(state, 2):
        assert not pile & set(world.players[1].hand)
        assert before & set(world.players[1].hand) <= before


@pytest.mark.parametrize("seed", range(40))
def test_mutated_bytes_are_refused_or_sound(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.new({"seats": 2}, b"bytes", Sink())
    for _ in range(60):
        seat = 0 if state.deciders() & 1 else 1
        state.apply(seat, rng.choice(state.legal_actions(seat)), Sink())
    good = state.encode()
    for _ in range(20):
        data = bytearray(good)
        for _ in range(rng.randrange(1, 4)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        try:
            decoded = GAME.decode(bytes(data))
        except BadEncoding:
            continue
        assert decoded.check() == []
        decoded.view(0)
        decoded.scores()


def test_odd_questions_get_answers() -> None:
    state = build({"position": {"A": {"food": "fish", "grassland": [{"bird": "mallard", "eggs": 1}]}}})
    for action in (-1, 1 << 53, 1 << 64, 10**30):
        with pytest.raises(IllegalAction):
            state.apply_checked(0, action, Sink())
    card = CARD_BY_NAME["osprey"]
    for ref in (
        {"type": "hand", "card": card, "habitat": 7},
        {"type": "hand", "card": card, "seat": 1},
        {"type": "food", "food": 7},
        {"type": "slot", "slot": 99},
        {"type": "nothing"},
    ):
        assert state.why_not(0, ref), ref  # type: ignore[arg-type]
    do(state, 0, "lay eggs", "stop")
    assert state.why_not(0, {"type": "food", "food": 7})


@pytest.mark.parametrize(
    "position",
    [
        {"seats": 2.0},
        {"round": "x"},
        {"goals": ["total-birds"]},
        {"tray": 5},
        {"feeder": 5},
        {"deck": 5},
        {"A": 5},
        {"A": {"hand": 5}},
        {"A": {"forest": 5}},
        {"A": {"forest": [{"bird": "mallard", "eggs": "x"}]}},
        {"A": {"debt": "x"}},
        {"start": "x"},
        {"tray": ["osprey"]},
        {"deck": ["mallard"], "A": {"hand": ["mallard"]}},
        5,
    ],
)
def test_positions_of_the_wrong_kind_are_one_sentence(position: object) -> None:
    record = {"game": "wingspan", "title": "t", "steps": "asks A", "position": position}
    with pytest.raises(BadScenario, match="position"):
        Scenario("wrong.toml", record).run()


def test_a_scripted_card_that_is_not_there_names_its_step() -> None:
    record = {
        "game": "wingspan",
        "title": "t",
        "steps": "A: draw cards\nA: draw deck",
        "position": {"A": {"hand": ["osprey"]}},
        "script": {"deck": ["osprey"]},
    }
    with pytest.raises(BadScenario, match="step 2"):
        Scenario("wrong.toml", record).run()

"""Labels, questions and events of whole games in words, for each viewer."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from volary.core.actions import Reason
from volary.core.events import EventMessage, ListSink, seen_as
from volary.text.labels import label_text, prompt_text, reason_text
from volary.text.log import Log, event_text, rendered
from volary.text.messages import LANGUAGES, message
from volary.text.words import Context, card_name, context_of_view, faces_text, resolved
from volary.wingspan.event_kinds import EVENT_KINDS
from volary.wingspan.game import GAME
from volary.wingspan.tables import CARD_BY_NAME

NAMES = ("Ana", "Ben", "Chika O’Neill")
JAY, ROBIN = CARD_BY_NAME["blue-jay"], CARD_BY_NAME["american-robin"]


def event(number: int, kind: str, /, seat: int = 0, cause: int = -1, **args: int) -> EventMessage:
    return {"n": number, "kind": kind, "seat": seat, "cause": cause, "args": args}


@cache
def played(game: int) -> tuple[list[list[EventMessage]], list[tuple[Any, Any]]]:
    """A game of random moves: the events as each viewer saw them, and its prompts with views."""
    sink = ListSink()
    pick = random.Random(game)
    state = GAME.new({"seats": 3, "swift_start": game % 2 == 1}, bytes([game]) * 16, sink)
    prompts: list[tuple[Any, Any]] = []
    while deciders := int(state.deciders()):
        seat = (deciders & -deciders).bit_length() - 1
        prompts.append((state.prompt(seat), state.view(seat)))
        state.apply(seat, pick.choice([int(a) for a in state.legal_actions(seat)]), sink)
    seen = [[seen_as(each, EVENT_KINDS[int(each.kind)], viewer) for each in sink.events] for viewer in (0, 1, 2, -1)]
    return seen, prompts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_and_label_of_a_game_has_its_words(language: str) -> None:
    for game in (1, 2):
        for prompt, view in played(game)[1]:
            context = context_of_view(view, NAMES)
            strict = message(language, prompt["key"], resolved(language, prompt["args"], context))
            assert prompt_text(language, prompt, context) == strict
            # The 504 choices of an opening are one message.
            for label in prompt["options"][:12]:
                strict = message(language, label["key"], resolved(language, label["args"], context))
                assert label_text(language, label, context) == strict


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_one_question_read_differently(language: str) -> None:
    for prompt, view in played(1)[1]:
        context = context_of_view(view, NAMES)
        texts = [label_text(language, label, context) for label in prompt["options"]]
        # A fish from a die with one food and one from a die with two: the client shows the dice.
        if prompt["kind"] not in ("take_die", "react"):
            assert len(set(texts)) == len(texts), (prompt["kind"], texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_every_event_of_a_game_has_its_words(language: str, viewer: int) -> None:
    for game in (1, 2):
        events = played(game)[0][viewer]
        log = Log(language, NAMES, viewer)
        log.add(events)
        lines = rendered(log.roots)
        assert len(lines) == len(events)
        assert not [line for line in lines if "{" in line or "event-" in line or not line.strip()]


def test_others_see_a_card_where_it_is_secret() -> None:
    drawn = event(0, "card_drawn", seat=1, card=JAY)
    hidden = event(0, "card_drawn", seat=1, card=-1)
    assert event_text("en", drawn, Context(NAMES, viewer=1)) == "drew Blue Jay"
    assert event_text("en", hidden, Context(NAMES, viewer=0)) == "drew a card"
    assert event_text("de", event(0, "bonus_kept", bonus=-1), Context(NAMES)) == "eine Bonuskarte behalten"


def test_you_and_names() -> None:
    turn = event(0, "turn_started", seat=1, round=1, turns_left=6)
    assert event_text("en", turn, Context(NAMES, viewer=1)) == "Your turn, 6 left in round 2"
    assert event_text("en", turn, Context(NAMES, viewer=0)) == "Ben’s turn, 6 left in round 2"
    assert event_text("es", event(0, "card_drawn", card=JAY), Context(NAMES, viewer=0)).startswith("robas ")
    assert event_text("es", event(0, "card_drawn", card=-1), Context(NAMES, viewer=1)).startswith("roba ")


def test_the_log_is_a_tree_and_knows_where_birds_lay() -> None:
    log = Log("en", NAMES, viewer=0)
    log.add(
        [
            event(0, "turn_started", round=0, turns_left=8),
            event(1, "play_started", cause=0, card=JAY, habitat=0),
            event(2, "bird_played", cause=1, card=JAY, slot=0),
            event(3, "turn_started", seat=1, round=0, turns_left=8),
            event(4, "row_action", seat=1, cause=3, habitat=1, n=2),
            event(5, "reaction", seat=0, cause=4, card=JAY, slot=0),
            event(6, "egg_laid", seat=0, cause=5, slot=0),
            event(7, "bird_moved", seat=0, cause=5, card=JAY, slot=0, target=5),
            event(8, "food_cached", seat=0, cause=5, food=1, source=-1, slot=5),
            event(9, "bird_played", seat=0, cause=5, card=ROBIN, slot=0),
            event(10, "egg_laid", seat=0, cause=5, slot=0),
        ]
    )
    assert rendered(log.roots) == [
        "Your turn, 8 left in round 1",
        "  plays Blue Jay in the forest",
        "    played Blue Jay",
        "Ben’s turn, 8 left in round 1",
        "  action in the grassland, worth 2",
        "    Ana: Blue Jay reacts",
        "      laid an egg on Blue Jay (forest 1)",
        "      moved Blue Jay to grassland 1",
        "      cached seed on Blue Jay (grassland 1)",
        "      played American Robin",
        "      laid an egg on American Robin (forest 1)",
    ]


def test_dice_and_hidden_things() -> None:
    assert faces_text("en", 2 << 6 | 1 << 15) == "2 fish and 1 invertebrate/seed"
    assert card_name("ja", JAY) == "アオカケス"
    assert card_name("ja", -1) == "カード1枚"


def test_reasons() -> None:
    reason: Reason = {"key": "reason-wrong-habitat", "args": {"card": JAY, "habitat": 2}}
    assert reason_text("en", reason, Context()) == "Blue Jay does not live in the wetland."
    short: Reason = {"key": "reason-food-short", "args": {"n": 1}}
    assert reason_text("de", short, Context()) == "Dir fehlt noch Futter: 1."


def test_a_seat_without_a_name_is_a_number() -> None:
    assert resolved("en", {"seat": 2}, Context()) == {"seat": "Seat 3"}

"""Labels, questions and events of whole games in words, for each viewer."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

import volary.games  # noqa: F401
from volary.core.actions import Reason
from volary.core.events import EventMessage, ListSink, seen_as
from volary.core.game import game_by_id
from volary.text.games import context_of_view, words_of
from volary.text.labels import label_text, prompt_text, reason_text
from volary.text.log import Log, event_text, rendered
from volary.text.messages import LANGUAGES, message
from volary.text.wingspan_words import card_name, faces_text
from volary.text.words import Context, resolved
from volary.wingspan.tables import CARD_BY_NAME

NAMES = ("Ana", "Ben", "Chika O’Neill")
JAY, ROBIN = CARD_BY_NAME["blue-jay"], CARD_BY_NAME["american-robin"]


GAMES = {
    "swift-start": ("wingspan", {"swift_start": True}),
    "wingspan": ("wingspan", {}),
    "carcassonne": ("carcassonne", {"crop_circles": "all"}),
    "figures": ("carcassonne", {"abbot": True, "phantom": True, "mayor": True, "river": True, "crop_circles": "all"}),
}


def wingspan(viewer: int = -1) -> Context:
    return Context(NAMES, viewer=viewer, words=words_of("wingspan"))


def event(number: int, kind: str, /, seat: int = 0, cause: int = -1, **args: int) -> EventMessage:
    return {"n": number, "kind": kind, "seat": seat, "cause": cause, "args": args}


@cache
def played(name: str) -> tuple[str, list[list[EventMessage]], list[tuple[Any, Any]]]:
    """A game of random moves: its id, the events as each viewer saw them, and its prompts with views."""
    game_id, options = GAMES[name]
    game = game_by_id(game_id)
    kinds = game.event_kinds()
    sink = ListSink()
    pick = random.Random(name)
    state = game.new({"seats": 3, **options}, name.encode() * 16, sink)
    prompts: list[tuple[Any, Any]] = []
    while deciders := int(state.deciders()):
        seat = (deciders & -deciders).bit_length() - 1
        prompts.append((state.prompt(seat), state.view(seat)))
        state.apply(seat, pick.choice([int(a) for a in state.legal_actions(seat)]), sink)
    seen = [[seen_as(each, kinds[int(each.kind)], viewer) for each in sink.events] for viewer in (0, 1, 2, -1)]
    return game_id, seen, prompts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_and_label_of_a_game_has_its_words(language: str) -> None:
    for name in GAMES:
        for prompt, view in played(name)[2]:
            context = context_of_view(view, NAMES)
            strict = message(language, prompt["key"], resolved(language, prompt["args"], context))
            assert prompt_text(language, prompt, context) == strict
            # The 504 choices of an opening are one message.
            for label in prompt["options"][:12]:
                strict = message(language, label["key"], resolved(language, label["args"], context))
                assert label_text(language, label, context) == strict


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_one_question_read_differently(language: str) -> None:
    for prompt, view in played("swift-start")[2] + played("figures")[2]:
        context = context_of_view(view, NAMES)
        texts = [label_text(language, label, context) for label in prompt["options"]]
        # A fish from a die with one food and one from a die with two: the client shows the dice.
        if prompt["kind"] not in ("take_die", "react"):
            assert len(set(texts)) == len(texts), (prompt["kind"], texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_every_event_of_a_game_has_its_words(language: str, viewer: int) -> None:
    for name in GAMES:
        game_id, seen, _ = played(name)
        events = seen[viewer]
        log = Log(game_id, language, NAMES, viewer)
        log.add(events)
        lines = rendered(log.roots)
        assert len(lines) == len(events)
        assert not [line for line in lines if "{" in line or "event-" in line or not line.strip()]


def test_others_see_a_card_where_it_is_secret() -> None:
    drawn = event(0, "card_drawn", seat=1, card=JAY)
    hidden = event(0, "card_drawn", seat=1, card=-1)
    assert event_text("en", drawn, wingspan(1)) == "drew Blue Jay"
    assert event_text("en", hidden, wingspan(0)) == "drew a card"
    assert event_text("de", event(0, "bonus_kept", bonus=-1), wingspan()) == "eine Bonuskarte behalten"


def test_you_and_names() -> None:
    turn = event(0, "turn_started", seat=1, round=1, turns_left=6)
    assert event_text("en", turn, wingspan(1)) == "Your turn, 6 left in round 2"
    assert event_text("en", turn, wingspan(0)) == "Ben’s turn, 6 left in round 2"
    assert event_text("es", event(0, "card_drawn", card=JAY), wingspan(0)).startswith("robas ")
    assert event_text("es", event(0, "card_drawn", card=-1), wingspan(1)).startswith("roba ")


def test_the_log_is_a_tree_and_knows_where_birds_lay() -> None:
    log = Log("wingspan", "en", NAMES, viewer=0)
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
    assert reason_text("en", reason, wingspan()) == "Blue Jay does not live in the wetland."
    short: Reason = {"key": "reason-food-short", "args": {"n": 1}}
    assert reason_text("de", short, wingspan()) == "Dir fehlt noch Futter: 1."


def test_a_seat_without_a_name_is_a_number() -> None:
    assert resolved("en", {"seat": 2}, Context()) == {"seat": "Seat 3"}

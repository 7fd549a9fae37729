"""Wingspan tells nobody more than they may know: events, views, prompts and reasons, seat by seat."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.rules.wingspan.fold import UNKNOWN, of_view
from tests.rules.wingspan.table import Table
from tests.rules.wingspan.test_reconciliation import fold_for, title
from volary.core.actions import SPECTATOR, Ref, kind_of
from volary.core.events import Event, EventMessage, ListSink, seen_as
from volary.core.game import OptionValue
from volary.core.state import State
from volary.wingspan.event_kinds import EVENT_KINDS
from volary.wingspan.game import GAME
from volary.wingspan.ids import (
    ACT_CONVERT_CARD,
    ACT_DISCARD,
    ACT_KEEP,
    ACT_KEEP_BONUS,
    ACT_PLAY,
    ACT_TUCK,
)
from volary.wingspan.labels import prompt_kind
from volary.wingspan.state import wingspan

Options = dict[str, OptionValue]
GAMES: list[Options] = [{"seats": 2}, {"seats": 3, "hands": "public"}, {"seats": 4, "swift_start": True}, {"seats": 5}]


def asked(state: State) -> list[int]:
    return [seat for seat in range(state.seats) if state.deciders() >> seat & 1]


def seen(events: list[Event], viewer: int) -> list[EventMessage]:
    return [seen_as(event, EVENT_KINDS[event.kind], viewer) for event in events]


# -- the events a seat sees rebuild what it sees --------------------------------------------------------------------


@pytest.mark.parametrize("options", GAMES, ids=title)
@pytest.mark.parametrize("seed", range(2))
def test_the_events_of_a_seat_rebuild_its_view(options: Options, seed: int) -> None:
    sink = ListSink()
    state = GAME.new(options, b"leak-%d" % seed, sink)
    viewers = [SPECTATOR, *range(state.seats)]
    folds = {viewer: fold_for(options) for viewer in viewers}
    rng = random.Random(seed)
    steps = 0
    while state.deciders():
        if steps % 11 == 0:
            for viewer in viewers:
                folds[viewer].take(seen(sink.events, viewer))
                view: Any = state.view(viewer)
                assert folds[viewer].as_view() == of_view(view), f"seat {viewer} after {steps} decisions"
            sink.events = []
        seat = rng.choice(asked(state))
        state.apply(seat, rng.choice(state.legal_actions(seat)), sink)
        steps += 1
    for viewer in viewers:
        folds[viewer].take(seen(sink.events, viewer))
        assert folds[viewer].over
        told = folds[viewer].as_view()
        shown = of_view(state.view(viewer))
        for seat in range(state.seats):
            if seat != viewer:  # at the end every card is shown, without an event
                for side in (told, shown):
                    side["seats"][seat]["hand"] = side["seats"][seat]["bonus"] = []
        assert told == shown


def test_a_secret_is_secret_for_everybody_else() -> None:
    """Every event with a secret names it to those who know it, and to nobody else."""
    sink = ListSink()
    state = GAME.new({"seats": 3}, b"secrets", sink)
    rng = random.Random(1)
    while state.deciders():
        seat = rng.choice(asked(state))
        state.apply(seat, rng.choice(state.legal_actions(seat)), sink)
    secrets = [event for event in sink.events if EVENT_KINDS[event.kind].secret]
    assert len({EVENT_KINDS[event.kind].name for event in secrets}) == 6
    for event in secrets:
        name = EVENT_KINDS[event.kind].args[0]
        for viewer in (SPECTATOR, 0, 1, 2):
            told = seen([event], viewer)[0]["args"][name]
            assert told == (event.a if viewer == event.seat else UNKNOWN)


# -- non-interference: two games that differ only in what a seat cannot see ------------------------------------------

# Choices that show a card; and those that name a hidden one and show nothing.
SHOWS = {ACT_PLAY, ACT_DISCARD, ACT_CONVERT_CARD}
NAMES = {ACT_TUCK, ACT_KEEP_BONUS, ACT_KEEP}


def refs(hands: list[int]) -> list[Ref]:
    """Things that a person might click on: cards that lie in some hand, slots, dice, food, their own and others'."""
    found: list[Ref] = [{"type": "hand", "card": card} for card in hands]
    found += [{"type": "hand", "card": card, "habitat": card % 3} for card in hands[::3]]
    found += [{"type": "tray", "card": card} for card in hands[::5]]
    found += [{"type": "slot", "seat": seat, "slot": 5 * seat} for seat in range(2)]
    found += [{"type": "die", "face": 5, "food": 1}, {"type": "food", "food": 2}, {"type": "feeder"}, {"type": "deck"}]
    return found


def knowledge(state: State, viewer: int, clicks: list[Ref]) -> tuple[object, ...]:
    """Everything that the game tells the viewer at this moment."""
    prompt = state.prompt(viewer) if viewer in asked(state) else None
    few = clicks if prompt is None or len(prompt["options"]) < 40 else clicks[:3]
    reasons = [state.why_not(viewer, ref) for ref in few]
    kind = prompt_kind(wingspan(state), state.top) if state.top >= 0 else ""
    return state.view(viewer), asked(state), kind, prompt, reasons


def same_move(one: State, other: State, seat: int, viewer: int, rng: random.Random) -> tuple[int, int] | None:
    """A move of the seat for both games that looks the same to the viewer, or None if there is none."""
    legal, twin = one.legal_actions(seat), other.legal_actions(seat)
    if seat == viewer:
        assert legal == twin
        action = rng.choice(legal)
        return action, action
    common = [action for action in legal if action in twin and kind_of(action) not in SHOWS | NAMES]
    if common:
        action = rng.choice(common)
        return action, action
    hidden = [action for action in legal if kind_of(action) in NAMES]
    if hidden:
        i = rng.randrange(min(len(hidden), len(twin)))
        return hidden[i], twin[i]
    return None


def play_twins(start: State, viewer: int, rng: random.Random, most: int) -> int:
    """Play two games side by side until something is shown that differs; returns the number of moves."""
    one, other = start.clone(), start.clone()
    one.determinise(viewer, b"this or that")
    other.determinise(viewer, b"something else")
    other.streams = one.streams[:]  # the same luck in both
    for step in range(most):
        hands = [int(card) for state in (one, other) for p in wingspan(state).players for card in p.hand[:2]]
        clicks = refs(hands)
        assert knowledge(one, viewer, clicks) == knowledge(other, viewer, clicks)
        if not asked(one):
            return step
        seat = rng.choice(asked(one))
        moves = same_move(one, other, seat, viewer, rng)
        if moves is None:
            return step
        heard, twin_heard = ListSink(), ListSink()
        one.apply_checked(seat, moves[0], heard)
        other.apply_checked(seat, moves[1], twin_heard)
        told, twin_told = seen(heard.events, viewer), seen(twin_heard.events, viewer)
        for event, twin in zip(told, twin_told, strict=False):
            if event != twin:
                assert event["kind"] == twin["kind"]
                kind = next(kind for kind in EVENT_KINDS if kind.name == event["kind"])
                public = not kind.secret or event["seat"] == viewer
                assert (kind.reveals and public) or event["kind"] in ("card_discarded", "tray_discarded")
                return step
        assert told == twin_told
    return most


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 3}, {"seats": 5}], ids=title)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_told_depends_on_what_is_hidden(options: Options, seed: int) -> None:
    state = GAME.new(options, b"twins-%d" % seed, ListSink())
    rng = random.Random(seed)
    moves = steps = 0
    while state.deciders():
        if steps % 13 == 1 or steps == 0:
            for viewer in (SPECTATOR, 0, 1):
                moves += play_twins(state, viewer, rng, 15)
        seat = rng.choice(asked(state))
        state.apply(seat, rng.choice(state.legal_actions(seat)), ListSink())
        steps += 1
    assert moves > 40, "there was something to compare"


# -- cannot and will not look the same ------------------------------------------------------------------------------


def public_log(table: Table, moves: list[str], viewer: int) -> tuple[list[EventMessage], dict[str, object]]:
    """What the viewer hears and sees of the moves."""
    sink = ListSink()
    for move in moves:
        letter, words = move.split(": ")
        assert table.asked()[0] == letter
        table.state.apply_checked("ABCDE".index(letter), table.offered()[words], sink)
    return seen(sink.events, viewer), table.state.view(viewer)


@pytest.mark.parametrize(
    ("white", "row", "fits", "does_not"),
    [
        ("downy-woodpecker", "forest", "hooded-warbler", "mallard"),
        ("eastern-bluebird", "grassland", "house-wren", "osprey"),
        ("great-blue-heron", "wetland", "purple-martin", "blue-jay"),
        ("house-wren", "forest", "hooded-warbler", "osprey"),
    ],
)
def test_who_cannot_play_another_bird_looks_like_who_will_not(white: str, row: str, fits: str, does_not: str) -> None:
    price = {"downy-woodpecker": ["seed"], "eastern-bluebird": ["invertebrate", "fruit"],
             "great-blue-heron": ["invertebrate", "fish"], "house-wren": ["invertebrate"]}[white]  # fmt: skip
    foods = [*price, "invertebrate", "invertebrate"]
    eggs = {"bird": "barn-owl", "eggs": 2}
    nest_row = "wetland" if row != "wetland" else "forest"
    pay = "pay " + " ".join(sorted(price, key=["invertebrate", "seed", "fish", "fruit", "rodent"].index))
    logs = []
    for card in (fits, does_not):
        table = Table(
            A={"hand": [white, card], "food": foods, nest_row: [eggs]}, tray=["anhinga", "willet", "killdeer"]
        )
        table.do(f"A: play {white} {row}")
        while table.asked()[1] in ("pay_food", "pay_egg"):
            table.do(f"A: {pay}")
        assert table.asked() == ("A", "extra_play")
        assert (table.options() == {"decline"}) == (card == does_not)
        before = table.state.view(1)
        logs.append((before, *public_log(table, ["A: decline"], 1)))
    assert logs[0] == logs[1]


def test_declining_and_passing_tell_no_reason() -> None:
    """A lark with cards in the hand that passes says nothing about them."""
    logs = []
    for hand in (["mallard", "osprey"], ["willet", "anhinga"]):
        b = {"hand": ["inca-dove"], "food": "seed seed"}
        table = Table(A={"grassland": ["horned-lark"], "hand": hand}, B=b, turn="B", tray=["killdeer", "", ""])
        logs.append(public_log(table, ["B: play inca-dove grassland", "A: pass"], 1))
    assert logs[0] == logs[1]


@pytest.mark.parametrize("card", ["mallard", "osprey"])
def test_a_hand_card_tucked_by_another_seat_has_no_name(card: str) -> None:
    table = Table(A={"grassland": ["house-finch"], "hand": [card, "willet"]}, tray=["anhinga", "killdeer", "barn-owl"])
    table.do("A: lay eggs").take_nothing().do("A: accept")
    sink = ListSink()
    table.state.apply_checked(0, table.offered()[f"tuck {card}"], sink)
    told = [event for event in seen(sink.events, 1) if event["kind"] == "tucked_from_hand"]
    assert [event["args"]["card"] for event in told] == [UNKNOWN]
    assert [event["args"]["card"] for event in seen(sink.events, 0) if event["kind"] == "tucked_from_hand"] != [UNKNOWN]

"""What the server sends to a viewer, for every game: no hidden card (canaries), and nothing that depends on one."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tests.games.pond  # noqa: F401
import volary.games  # noqa: F401
from tests.games.pond import DIVE, EAT, HIDE
from tests.server.harness import Browser, Live, Socket, live
from volary.core.actions import SPECTATOR, kind_of
from volary.core.game import game_by_id, games
from volary.core.state import State
from volary.server.bots import bot_request
from volary.server.store import Row, SeatRecord, TableRecord
from volary.server.tables.present import state_message
from volary.server.tables.table import GameTable

GAMES = [game.id for game in games()]
WITH_SECRETS = [game.id for game in games() if any(kind.secret for kind in game.event_kinds())]
"""Games in which a seat knows what others do not."""
CARD_KEYS = {"card", "cards", "birds", "hand", "known_hand", "tray", "pool", "discard", "hidden", "shown", "chosen"}
MOST_ACTS = 80


def numbers(value: object) -> set[int]:
    """Every whole number in a piece of JSON, the names of its keys aside."""
    if isinstance(value, dict):
        return set().union(*(numbers(each) for each in value.values()))
    if isinstance(value, list):
        return set().union(*(numbers(each) for each in value))
    return {value} if isinstance(value, int) and not isinstance(value, bool) else set()


def cards(value: object) -> set[int]:
    """Every card in a message: the numbers under the keys that hold cards."""
    found: set[int] = set()
    if isinstance(value, dict):
        for key, each in value.items():
            if key in CARD_KEYS and not (isinstance(each, list) and any(isinstance(one, dict) for one in each)):
                found |= numbers(each)
            else:
                found |= cards(each)
    elif isinstance(value, list):
        for each in value:
            found |= cards(each)
    return found


def hidden_from(state: State, viewer: int) -> set[int]:
    """The cards that the others see in hidden zones of their own, less those that everybody knows to be there."""
    hidden: set[int] = set()
    for seat in range(state.seats):
        if seat == viewer:
            continue
        own: Any = state.view(seat)
        seen: Any = state.view(viewer)
        area = own["seats"][seat]
        hidden |= set(area.get("hand") or []) | set(area.get("hidden") or [])
        hidden |= set((own.get("draft") or {}).get("birds", []))
        hidden -= set(seen["seats"][seat].get("known_hand", []))
        hidden -= set(seen["seats"][seat].get("hidden") or [])
    return hidden


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with live(tmp_path / "tables.db") as running:
        yield running


def seated(server: Live, game: str, seats: int) -> tuple[str, list[Browser]]:
    browsers = [server.browser() for _ in range(seats)]
    order = [{"kind": "me"}] + [{"kind": "friend"}] * (seats - 1)
    made = browsers[0].create(order, game=game)
    for browser, link in zip(browsers[1:], made["links"], strict=True):
        assert browser.join(link["path"]).status_code == 201
    return made["table"], browsers


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_no_message_holds_a_card_that_is_hidden_from_its_reader(server: Live, game: str) -> None:
    """Each act is looked at alone: a card hidden before and after it cannot be in anything sent because of it."""
    table, (ann, ben) = seated(server, game, 2)
    rng = random.Random(11)
    found = 0
    with ann.socket(table) as a, ben.socket(table) as b, server.browser().socket(table) as s:
        sockets = {0: a, 1: b, SPECTATOR: s}
        for socket in sockets.values():
            socket.hello()
        before = server.run(lambda: server.services.host.load(table).state.clone())
        for _ in range(MOST_ACTS):
            asked = [seat for seat in (0, 1) if sockets[seat].state["prompt"] is not None]
            if not asked:
                break
            seat = rng.choice(asked)
            sockets[seat].act(rng.randrange(len(sockets[seat].options())))
            settle(list(sockets.values()))
            after = server.run(lambda: server.services.host.load(table).state.clone())
            for viewer, socket in sockets.items():
                canaries = hidden_from(before, viewer) & hidden_from(after, viewer)
                for text in socket.heard:
                    message = json.loads(text)
                    shown = numbers(message) if game == "pond" else cards(message)
                    assert not shown & canaries, f"{shown & canaries} are hidden from {viewer}: {text}"
                found += len(canaries)
                socket.heard.clear()
            before = after
    assert found > 20, "there was something to find"


def settle(sockets: list[Socket]) -> None:
    """Wait until everything that an act causes has arrived everywhere."""
    for socket in sockets:
        socket.ping()


# -- non-interference: two tables that differ only in what the viewer cannot see --------------------------------------


def record_of(game_id: str, seats: int) -> TableRecord:
    game = game_by_id(game_id)
    return TableRecord(
        id="table",
        name="",
        game=game_id,
        rules_version=game.rules_version,
        options=game.canonical_options({"seats": seats}),
        seed=b"non-interference",
        seed_chosen=False,
        seats=[SeatRecord(seat, "person", "ABCDE"[seat]) for seat in range(seats)],
    )


def twins(game_id: str, viewer: int, seats: int = 2) -> tuple[GameTable, GameTable]:
    """A table, and the same with everything hidden from the viewer drawn again."""
    one, other = (GameTable(record_of(game_id, seats), []) for _ in range(2))
    other.state.determinise(viewer, b"something else..")
    one.state.determinise(viewer, b"this or that....")
    return one, other


def sent(table: GameTable, viewer: int) -> bytes:
    return msgspec.json.encode(state_message(table, viewer, frozenset(), 1, 0))


def act(table: GameTable, seat: int, action: int) -> None:
    row = Row("table", table.n + 1, "act", "person", seat, action, str(table.n))
    table.commit_act(row, table.try_act(seat, action))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_the_start_is_the_same_bytes_whatever_is_hidden(game: str, viewer: int) -> None:
    one, other = twins(game, viewer)
    assert one.state.encode() != other.state.encode()
    assert sent(one, viewer) == sent(other, viewer)
    # Everybody's first answer is a secret, in every game with a simultaneous start: the others' do not show.
    for seat in one.deciders():
        if seat != viewer and len(one.deciders()) > 1:
            for table in (one, other):
                act(table, seat, table.state.legal_actions(seat)[-1])
    assert sent(one, viewer) == sent(other, viewer)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize("seed", range(4))
def test_play_is_the_same_bytes_until_something_is_shown(viewer: int, seed: int) -> None:
    """Others hide fish and dive: which fish must not matter to a single byte, undo and bot requests included."""
    one, other = twins("pond", viewer, seats=3)
    rng = random.Random(seed)
    for seat in range(3):
        if seat == viewer:
            action = rng.choice(one.state.legal_actions(seat))
            act(one, seat, action)
            act(other, seat, action)
    assert sent(one, viewer) == sent(other, viewer)
    # The opening shows fish, so the twins part there; new twins begin behind it.
    for seat in one.deciders():
        act(one, seat, one.state.legal_actions(seat)[0])
    start = one.state.clone()
    other = GameTable(record_of("pond", 3), [])
    other.state, other.events, other.steps = start, list(one.events), list(one.steps)
    other.serials, other.n, other.answered = list(one.serials), one.n, dict(one.answered)
    other.before = one.before
    other.state.determinise(viewer, b"something else..")
    assert one.state.encode() != other.state.encode()
    while not one.over():
        assert sent(one, viewer) == sent(other, viewer)
        (seat,) = one.deciders()
        assert other.deciders() == [seat]
        legal, twin_legal = one.state.legal_actions(seat), other.state.legal_actions(seat)
        if seat == viewer:
            assert legal == twin_legal
            assert known(one, viewer) == known(other, viewer)
            choices = [i for i, action in enumerate(legal) if kind_of(action) != DIVE]
            choices = [i for i in choices if kind_of(legal[i]) in (EAT, HIDE)] or [len(legal) - 1]
        else:
            choices = [i for i, action in enumerate(legal) if kind_of(action) in (HIDE, DIVE)]
        index = rng.choice(choices)
        act(one, seat, legal[index])
        act(other, seat, twin_legal[index])
        if one.over():
            return


def known(table: GameTable, seat: int) -> tuple[object, ...]:
    """What a bot at the seat is told, but for what is made up."""
    request = bot_request(table, SeatRecord(seat, "bot", "Bo", "random"), table.prompt_id(seat) or "")
    return request.view, request.events, request.legal, request.prompt


def test_cards_are_found_wherever_they_are() -> None:
    message = {
        "view": {"seats": [{"hand": [4], "birds": [None, {"card": 7, "eggs": 2}]}]},
        "events": [{"args": {"card": 9}}],
    }
    assert cards(message) == {4, 7, 9}
    assert numbers(message) == {2, 4, 7, 9}

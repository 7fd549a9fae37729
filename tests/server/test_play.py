"""Tables over the wire: two people, a bot, spectators, reconnects, repeated and late answers, races, undo."""

from __future__ import annotations

import json
import random

import pytest

from tests.server.harness import SEED, Live, Socket, play_out
from volary.core.replay import commitment, from_text, verify
from volary.core.rng import seed_from_text


def opening(ann: Socket, ben: Socket) -> None:
    """Both say hello and choose their opening fish; then it is Ann's turn."""
    for socket in (ann, ben):
        socket.hello()
        socket.act()
    for socket in (ann, ben):
        socket.until_state(lambda state: state["table"]["thinking"] == [0])


def test_two_people_play_a_game_to_its_end(server: Live) -> None:
    table, ann, ben = server.two_seats(name="Friday")
    with ann.socket(table) as a, ben.socket(table) as b:
        first = a.hello()
        b.hello()
        assert first["table"]["name"] == "Friday"
        assert first["table"]["you"] == 0
        assert [seat["name"] for seat in first["table"]["seats"]] == ["Ann", "Ben"]
        assert first["table"]["thinking"] == [0, 1]
        assert "seed" not in first["table"]
        assert first["seq"] == 1
        rng = random.Random(1)
        play_out([a, b], lambda options: rng.randrange(len(options)))
        assert a.state["table"]["over"]
        assert a.state["table"]["seed"] == seed_from_text(SEED).hex()
        assert a.state["table"]["seed_chosen"] is True
        assert a.state["prompt"] is None
        assert [event["n"] for event in a.events] == list(range(len(a.events)))
        assert len(a.events) == len(b.events)
    replay = from_text(ann.http.get(f"/api/tables/{table}/replay").text)
    verify(replay)
    assert replay.commitment == first["table"]["commitment"]
    assert replay.commitment == commitment("pond", first["table"]["options"], seed_from_text(SEED))
    assert replay.names == ["Ann", "Ben"]


def test_a_seed_is_secret_and_random_unless_chosen(server: Live) -> None:
    ann = server.browser()
    tables = [ann.create(seed=None)["table"] for _ in range(2)]
    records = server.run(lambda: [server.services.host.load(table).record for table in tables])
    assert all(len(record.seed) >= 16 and not record.seed_chosen for record in records)
    assert records[0].seed != records[1].seed


def test_the_replay_is_for_finished_games(server: Live) -> None:
    table, ann, _ = server.two_seats()
    answer = ann.http.get(f"/api/tables/{table}/replay")
    assert answer.status_code == 403
    assert answer.json()["key"] == "ui-not-over"


def test_my_tables_are_listed_with_whose_turn_it_is(server: Live) -> None:
    table, ann, ben = server.two_seats()
    assert server.browser().http.get("/api/tables").json() == []
    with ann.socket(table) as a:
        a.hello()
        a.act()
        a.ping()
    mine, bens = (browser.http.get("/api/tables").json() for browser in (ann, ben))
    assert [entry["table"] for entry in mine] == [table]
    assert (mine[0]["your_turn"], bens[0]["your_turn"]) == (False, True)
    assert mine[0]["seats"] == ["Ann", "Ben"]


def test_bots_play_and_are_driven_after_a_person(server: Live) -> None:
    ann = server.browser()
    made = ann.create([{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    with ann.socket(made["table"]) as a:
        a.hello()
        while not a.until_asked()["table"]["over"]:
            a.act()
            a.ping()
        assert [seat.get("bot") for seat in a.state["table"]["seats"]] == [None, "random", "random"]


def test_two_acts_for_one_prompt(server: Live) -> None:
    """Two windows of one seat: one act is carried out, the other is refused with a fresh state."""
    table, ann, ben = server.two_seats()
    with ann.socket(table) as one, ann.socket(table) as other, ben.socket(table) as b:
        opening(one, b)
        other.hello()
        one.act(0, nonce="first")
        one.until_state(lambda state: state["prompt"]["kind"] == "offer")
        stale = json.loads(other.heard[-1])
        other.state = stale
        other.act(1, nonce="second")
        refused = other.until(lambda message: message["type"] == "refused")
        assert refused == {
            "type": "refused",
            "nonce": "second",
            "reason": {"key": "reason-outdated", "args": {}},
        }
        assert other.receive()["prompt"]["kind"] == "offer"


def test_a_repeated_nonce_changes_nothing(server: Live) -> None:
    table, ann, ben = server.two_seats()
    with ann.socket(table) as a, ben.socket(table) as b:
        a.hello()
        b.hello()
        opened = a.state
        for _ in range(3):
            a.act(0, prompt=opened["prompt"]["id"], action=opened["prompt"]["options"][0]["action"], nonce="same")
        a.ping()
        assert not any('"refused"' in text for text in a.heard)
        assert server.run(lambda: server.services.host.load(table).n) == 1


def test_a_nonce_is_for_one_action(server: Live) -> None:
    table, ann, ben = server.two_seats()
    with ann.socket(table) as a, ben.socket(table) as b:
        opening(a, b)
        a.act(0, nonce="once")
        a.until_state(lambda state: state["prompt"]["kind"] == "offer")
        a.act(0, nonce="once")
        assert a.until(lambda message: message["type"] == "refused")["reason"]["key"] == "reason-outdated"


def test_another_seats_act_does_not_outdate_my_prompt(server: Live) -> None:
    table, ann, ben = server.two_seats()
    with ann.socket(table) as a, ben.socket(table) as b:
        a.hello()
        before = b.hello()["prompt"]["id"]
        a.act()
        a.until_state(lambda state: state["prompt"] is None)
        b.act(2)
        b.until_state(lambda state: (state["prompt"] or {}).get("id") != before)
        assert not any('"refused"' in text for text in b.heard)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"prompt": "0-99"}, "reason-outdated"),
        ({"prompt": "1-1"}, "reason-outdated"),
        ({"action": 1 << 52}, "reason-illegal"),
        ({"action": 0}, "reason-illegal"),
    ],
)
def test_what_is_not_asked_or_not_legal_is_refused(server: Live, changes: dict[str, object], key: str) -> None:
    table, ann, _ = server.two_seats()
    with ann.socket(table) as a:
        before = a.hello()
        a.act(0, **changes)
        assert a.receive()["reason"]["key"] == key
        after = a.receive()
        assert {**after, "seq": 0, "events": [], "events_from": 0} == {
            **before,
            "seq": 0,
            "events": [],
            "events_from": 0,
        }


def test_out_of_turn_is_refused(server: Live) -> None:
    table, ann, ben = server.two_seats()
    with ann.socket(table) as a, ben.socket(table) as b:
        opening(a, b)
        b.act(0)
        assert b.until(lambda message: message["type"] == "refused")["reason"]["key"] == "reason-not-your-turn"


def test_a_spectator_sees_the_public_view_and_cannot_act(server: Live) -> None:
    table, ann, _ = server.two_seats()
    with ann.socket(table) as a, server.browser().socket(table) as s:
        a.hello()
        state = s.hello()
        assert state["table"]["you"] == -1
        assert state["prompt"] is None
        assert [seat["hand"] for seat in state["view"]["seats"]] == [None, None]
        s.act(0, prompt="0-1", action=a.options()[0]["action"])
        assert s.until(lambda message: message["type"] == "refused")["reason"]["key"] == "reason-spectator"
        s.send(type="why_not", id=4, ref={"type": "hand", "card": 801})
        assert s.until(lambda message: message["type"] == "why")["reasons"][0]["key"] == "reason-spectator"


def test_presence_is_shown(server: Live) -> None:
    table, ann, ben = server.two_seats()

    def there(state: dict[str, object]) -> list[bool]:
        return [seat["connected"] for seat in state["table"]["seats"]]  # type: ignore[index]

    with ann.socket(table) as a:
        assert there(a.hello()) == [True, False]
        with ben.socket(table) as b:
            b.hello()
            a.until_state(lambda state: there(state) == [True, True])
        a.until_state(lambda state: there(state) == [True, False])


def test_an_open_seat_fills_while_the_game_goes_on(server: Live) -> None:
    ann, ben = server.browser(), server.browser()
    made = ann.create()
    with ann.socket(made["table"]) as a:
        assert a.hello()["table"]["seats"][1]["kind"] == "open"
        a.act()
        assert ben.join(made["links"][0]["path"], "Benedict").json() == {"table": made["table"], "seat": 1}
        state = a.until_state(lambda state: state["table"]["seats"][1]["kind"] == "person")
        assert state["table"]["seats"][1]["name"] == "Benedict"
    with ben.socket(made["table"]) as b:
        assert b.hello()["table"]["you"] == 1


def test_reconnecting_gets_the_events_that_are_missing(server: Live) -> None:
    table, ann, ben = server.two_seats()
    with ann.socket(table) as a, ben.socket(table) as b:
        opening(a, b)
        held = len(a.events)
    with ben.socket(table) as b, ann.socket(table) as a:
        a.hello()
        a.act_words("hide")
        state = b.hello(events=held)
        assert state["events_from"] == held
        assert [event["kind"] for event in state["events"]] == ["hidden"]
    with ben.socket(table) as b:
        assert b.hello(events=10_000)["events_from"] == 0, "a client that holds more than there is starts again"


def test_why_not(server: Live) -> None:
    table, ann, _ = server.two_seats()
    with ann.socket(table) as a:
        state = a.hello()
        own = state["view"]["seats"][0]["hand"][0]
        a.send(type="why_not", id=1, ref={"type": "hand", "card": own})
        assert a.receive() == {"type": "why", "id": 1, "reasons": []}
        a.send(type="why_not", id=2, ref={"type": "hand", "card": 3})
        assert a.receive()["reasons"] == [{"key": "reason-not-in-hand", "args": {"card": 3}}]


def test_why_not_takes_what_any_game_points_at(server: Live) -> None:
    """Places have negative coordinates; a tile and a segment are numbers of their own."""
    ann = server.browser()
    table = ann.create([{"kind": "me"}, {"kind": "bot", "bot": "random"}], game="carcassonne")["table"]
    with ann.socket(table) as a:
        a.hello()
        while a.state["prompt"] is None or a.state["prompt"]["kind"] != "place_tile":
            if a.state["prompt"] is None:
                a.receive()
            else:
                a.act(0)
        for number, (ref, reason) in enumerate(
            [
                ({"type": "place", "x": 50, "y": -50, "turn": 0}, "no-neighbour"),
                ({"type": "place", "x": 0, "y": 0}, "place-taken"),
                ({"type": "segment", "tile": 0, "segment": 1, "figure": 0}, "not-this-decision"),
            ]
        ):
            a.send(type="why_not", id=number, ref=ref)
            assert [each["key"] for each in a.receive()["reasons"]] == [f"reason-{reason}"]


def test_replies_come_in_order_with_the_states(server: Live) -> None:
    """A pong after the state of an act that was sent before the ping, also if all of it arrives at once."""
    table, ann, _ = server.two_seats()
    with ann.socket(table) as a:
        state = a.hello()
        why = {"type": "hand", "card": state["view"]["seats"][0]["hand"][0]}
        a.act(0)
        a.send(type="ping")
        a.act(0, prompt="0-99", nonce="late")
        a.send(type="why_not", id=1, ref=why)
        a.send(type="ping")
        replies = [a.receive() for _ in range(6)]
        assert [reply["type"] for reply in replies] == ["state", "pong", "refused", "state", "why", "pong"]
        assert replies[0]["prompt"] is None, "the choice was made"


def test_many_messages_at_once_are_answered_in_order(server: Live) -> None:
    table, ann, _ = server.two_seats()
    with ann.socket(table) as a:
        a.hello()
        for number in range(20):
            a.act(0, prompt="0-99", nonce=str(number))
            a.send(type="ping")
        replies = [a.receive() for _ in range(60)]
        assert [reply["type"] for reply in replies] == ["refused", "state", "pong"] * 20


# -- undo -------------------------------------------------------------------------------------------------------------


def test_undo_takes_back_what_revealed_nothing(server: Live) -> None:
    table, ann, ben = server.two_seats()
    with ann.socket(table) as a, ben.socket(table) as b:
        opening(a, b)
        before = a.state
        assert before["table"]["undo"] == {"possible": False}
        eaten = a.act_words("eat")
        assert eaten["table"]["undo"]["possible"]
        assert eaten["table"]["undo"]["option"]["words"].startswith("eat")
        b.until_state(lambda state: len(b.events) == len(a.events))
        a.send(type="undo", nonce="u1")
        after = a.until_state(lambda state: state["prompt"]["kind"] == "turn")
        assert after["view"] == before["view"]
        assert after["prompt"]["options"] == before["prompt"]["options"]
        assert after["prompt"]["id"] != before["prompt"]["id"], "a late answer to the first question is recognised"
        seen = b.until_state(lambda state: len(b.events) == len(a.events))
        assert seen["events_from"] == len(b.events), "an undo cuts the client's events"
        a.send(type="undo", nonce="u1")
        a.ping()
        assert a.state["view"] == before["view"]
        a.act_words("hide")
        b.until_asked()
        assert [event["kind"] for event in b.events] == [event["kind"] for event in a.events]


def test_undo_in_a_simultaneous_choice(server: Live) -> None:
    table, ann, ben = server.two_seats()
    with ann.socket(table) as a, ben.socket(table) as b:
        a.hello()
        before = b.hello()["prompt"]["id"]
        a.act_words("choose")
        a.send(type="undo", nonce="u")
        a.until_asked()
        b.ping()
        assert b.state["prompt"]["id"] == before


@pytest.mark.parametrize(("first", "then"), [("dive", None), ("eat", "shake")])
def test_undo_stops_at_what_was_revealed(server: Live, first: str, then: str | None) -> None:
    table, ann, ben = server.two_seats()
    with ann.socket(table) as a, ben.socket(table) as b:
        opening(a, b)
        a.act_words(first)
        if then is not None:
            a.act_words(then)
        a.until_state(lambda state: state["table"]["thinking"] == [1])
        assert a.state["table"]["undo"] == {"possible": False}
        a.send(type="undo", nonce="u")
        assert a.until(lambda message: message["type"] == "refused")["reason"]["key"] == "reason-no-undo"


def test_undo_stops_when_somebody_else_has_acted(server: Live) -> None:
    table, ann, ben = server.two_seats()
    with ann.socket(table) as a, ben.socket(table) as b:
        opening(a, b)
        a.act_words("hide")
        assert a.state["table"]["undo"]["possible"], "nobody has acted since"
        b.until_asked()
        b.act_words("hide")
        a.until_asked()
        assert not a.state["table"]["undo"]["possible"]
        a.send(type="undo", nonce="u")
        assert a.until(lambda message: message["type"] == "refused")["reason"]["key"] == "reason-no-undo"


def test_a_client_that_was_away_during_an_undo_gets_what_is_stale_again(server: Live) -> None:
    table, ann, ben = server.two_seats()
    with ann.socket(table) as a, ben.socket(table) as b:
        opening(a, b)
        shared = len(a.events)
        a.act_words("eat")
        held = len(b.events[:shared]) + 1
        a.send(type="undo", nonce="u")
        a.until_state(lambda state: state["prompt"]["kind"] == "turn")
        a.act_words("hide")
    with ben.socket(table) as b:
        assert b.hello(events=held)["events_from"] == shared

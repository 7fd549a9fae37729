"""The single door, without a network: order of its steps, lost races, a store that fails, the fold of the rows."""

from __future__ import annotations

import contextlib
import json
import logging
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tests.games.pond  # noqa: F401
from tests.server.harness import PATIENCE, live
from volary.core.game import game_by_id
from volary.server.errors import Refused, ServerError
from volary.server.store import Conflict, Row, SeatRecord, TableRecord
from volary.server.store.sqlite import SqliteStore
from volary.server.tables.host import GameHost
from volary.server.tables.table import GameTable

RECORD = TableRecord(
    id="table",
    name="",
    game="pond",
    rules_version=1,
    options=game_by_id("pond").canonical_options({}),
    seed=b"a seed of 16 b..",
    seed_chosen=False,
    seats=[SeatRecord(0, "person", "Ann"), SeatRecord(1, "person", "Ben")],
)


class FailingStore(SqliteStore):
    """Fails at the next append, before or after the row is written."""

    fail = ""

    def append(self, row: Row) -> None:
        if self.fail == "before":
            raise OSError("disk full")
        super().append(row)
        if self.fail == "after":
            raise OSError("no answer")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[FailingStore]:
    opened = FailingStore(tmp_path / "tables.db")
    opened.create(RECORD, {0: b"ann", 1: b"ben"}, {})
    yield opened
    opened.close()


@pytest.fixture
def host(store: FailingStore) -> GameHost:
    return GameHost(store)


def act(host: GameHost, seat: int, option: int = 0, nonce: str | None = None) -> None:
    table = host.load("table")
    action = table.state.legal_actions(seat)[option]
    host.act("table", seat, table.prompt_id(seat) or "", action, nonce or f"{seat}-{table.n}")


def everything(table: GameTable) -> tuple[object, ...]:
    """All that a table holds, comparable."""
    events = [table.events_for(seat, 0) for seat in (-1, 0, 1)]
    undo = [table.undo_label(seat) for seat in (0, 1)]
    return table.state.key(), events, undo, table.serials, table.answered, table.n, table.lowest_cut


def play_with_undos(host: GameHost, rng: random.Random) -> None:
    """One game at random, in which whoever can takes something back now and then."""
    while not host.load("table").over():
        table = host.load("table")
        seat = rng.choice(table.deciders())
        act(host, seat, rng.randrange(len(table.state.legal_actions(seat))))
        if rng.random() < 0.4 and host.load("table").undoable(seat) is not None:
            host.undo("table", seat, f"undo-{host.load('table').n}")


@pytest.mark.parametrize("seed", range(5))
def test_a_game_is_the_fold_of_its_rows(host: GameHost, store: FailingStore, seed: int) -> None:
    """At every row: what the server holds is what a restarted server would read."""
    checked = []

    def compare(table_id: str, _cut: int | None) -> None:
        folded = GameTable(RECORD, store.rows(table_id))
        assert everything(folded) == everything(host.load(table_id))
        checked.append(folded.n)

    host.listeners.append(compare)
    play_with_undos(host, random.Random(seed))
    rows = store.rows("table")
    assert checked == [row.n for row in rows] == list(range(1, len(rows) + 1))
    assert any(row.kind == "undo" for row in rows)
    assert store.unfinished() == [], "only tables with bots are looked for after a start"


def test_the_row_is_in_the_store_before_anybody_hears_of_it(host: GameHost, store: FailingStore) -> None:
    heard = []
    host.listeners.append(lambda table_id, _: heard.append(len(store.rows(table_id))))
    act(host, 0)
    act(host, 1)
    assert heard == [1, 2]


@pytest.mark.parametrize(("fail", "rows"), [("before", 0), ("after", 1)])
def test_a_store_that_fails_leaves_the_truth_to_the_store(
    host: GameHost, store: FailingStore, fail: str, rows: int
) -> None:
    heard: list[str] = []
    host.listeners.append(lambda table_id, _: heard.append(table_id))
    action = host.load("table").state.legal_actions(0)[0]
    store.fail = fail
    with pytest.raises(OSError, match=r"disk full|no answer"):
        host.act("table", 0, "0-1", action, "once")
    store.fail = ""
    assert heard == []
    assert host.load("table").n == rows
    host.act("table", 0, "0-1", action, "once")
    assert host.load("table").n == 1, "sent again, it is carried out once"


def test_a_lost_race_is_tried_again_or_refused(store: FailingStore) -> None:
    """Two servers on one database (the lock file prevents it): the primary key decides."""
    one, other = GameHost(store), GameHost(store)
    one.load("table")
    other.load("table")
    act(one, 0, nonce="one")
    act(other, 1, nonce="other")
    assert [(row.n, row.seat) for row in store.rows("table")] == [(1, 0), (2, 1)]
    one.forget("table")
    stale = everything(one.load("table"))
    assert stale == everything(other.load("table"))
    prompt = one.load("table").prompt_id(0) or ""
    act(one, 0, nonce="first")
    with pytest.raises(Refused, match=r"outdated|not-your-turn"):
        other.act("table", 0, prompt, other.load("table").state.legal_actions(0)[0], "second")
    assert len(store.rows("table")) == 3


def test_a_row_is_never_written_twice(store: FailingStore) -> None:
    row = Row("table", 1, "act", "person", 0, 7, "n")
    store.append(row)
    for again in (row, Row("table", 1, "act", "person", 1, 7, "m"), Row("table", 2, "act", "person", 0, 8, "n")):
        with pytest.raises(Conflict):
            store.append(again)
    assert store.rows("table") == [row]


def test_an_undo_adds_a_row_and_removes_none(host: GameHost, store: FailingStore) -> None:
    act(host, 0)
    host.undo("table", 0, "back")
    rows = store.rows("table")
    assert [(row.kind, row.action) for row in rows[1:]] == [("undo", 1)]
    with pytest.raises(Refused, match="no-undo"):
        host.undo("table", 0, "further back")
    with pytest.raises(Refused, match="outdated"):
        act(host, 0, nonce="back")


def test_a_replay_holds_what_was_not_taken_back(host: GameHost) -> None:
    act(host, 0, 0)
    host.undo("table", 0, "back")
    act(host, 0, 1)
    act(host, 1, 2)
    moves = host.load("table").replay().moves
    assert [move.seat for move in moves] == [0, 1]
    assert moves[0].words.startswith("choose")


@pytest.mark.parametrize("change", [{"rules_version": 0}, {"game": "lake"}, {"options": {"seats": 9}}, {}])
def test_tables_that_todays_rules_cannot_play_are_refused(store: FailingStore, change: dict[str, Any]) -> None:
    store.create(msgspec.structs.replace(RECORD, id="old", **change), {}, {})
    store.append(Row("old", 1, "act", "person", 0, 7, "an action that is not legal"))
    with pytest.raises(Refused, match="ui-rules-changed"):
        GameHost(store).load("old")


UNDO_FIRST = "INSERT INTO rows VALUES ('bad', 1, 'undo', 'person', 0, 1, 'n')"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET options = '{' WHERE id = 'bad'",
        "UPDATE tables SET options = '[1]' WHERE id = 'bad'",
        "UPDATE tables SET options = '{\"seats\": [2]}' WHERE id = 'bad'",
        "UPDATE tables SET seed = 'letters' WHERE id = 'bad'",
        "UPDATE tables SET rules_version = 'new' WHERE id = 'bad'",
        "DELETE FROM seats WHERE game = 'bad'",
        "UPDATE seats SET seat = -1 WHERE game = 'bad' AND seat = 0",
        "UPDATE seats SET kind = 'king' WHERE game = 'bad' AND seat = 0",
        "INSERT INTO rows VALUES ('bad', 1, 'sing', 'person', 0, 1, 'n')",
        "INSERT INTO rows VALUES ('bad', 1, 'act', 'person', -3, 1, 'n')",
        "INSERT INTO rows VALUES ('bad', 2, 'act', 'person', 0, 1, 'n')",
        UNDO_FIRST,
    ],
)
def test_a_damaged_record_is_the_trouble_of_its_table_only(
    store: FailingStore, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    store.create(msgspec.structs.replace(RECORD, id="bad"), {}, {})
    with store.engine.begin() as connection:
        connection.exec_driver_sql(damage)
    host = GameHost(store)
    with caplog.at_level(logging.ERROR, "volary.server"), pytest.raises(Refused, match="ui-damaged"):
        host.load("bad")
    assert "table bad is damaged" in caplog.text
    act(host, 0)


def test_the_server_starts_beside_a_damaged_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    seats = [SeatRecord(0, "bot", "Bo", "random"), SeatRecord(1, "bot", "Bo", "random")]
    for name in ("bad", "good"):
        store.create(msgspec.structs.replace(RECORD, id=name, seats=seats), {}, {})
    with store.engine.begin() as connection:
        connection.exec_driver_sql(UNDO_FIRST)
    store.close()
    with caplog.at_level(logging.CRITICAL, "volary.server"), live(path) as server:
        browser = server.browser()
        with browser.socket("good") as a:
            a.hello()
            a.until_asked()
        with browser.raw_socket("bad") as connection:
            assert json.loads(connection.recv(timeout=PATIENCE))["key"] == "ui-damaged"
        assert browser.http.get("/api/tables/bad/replay").json()["key"] == "ui-damaged"


def test_a_store_that_fails_is_not_called_damaged(store: FailingStore, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(_: str) -> list[Row]:
        raise OSError("locked")

    monkeypatch.setattr(store, "rows", locked)
    with pytest.raises(OSError, match="locked"):
        GameHost(store).load("table")


def test_a_finished_game_is_told_even_if_that_cannot_be_noted(
    host: GameHost, store: FailingStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(_: str) -> None:
        raise OSError("disk full")

    heard: list[bool] = []
    host.listeners.append(lambda table_id, _: heard.append(host.load(table_id).over()))
    monkeypatch.setattr(store, "finish", full)
    with caplog.at_level(logging.CRITICAL, "volary.server"):
        play_with_undos(host, random.Random(0))
    assert heard[-1]


@pytest.mark.parametrize("version", [0, 1, 7])
def test_a_database_of_another_program_is_refused_and_stays_as_it_is(tmp_path: Path, version: int) -> None:
    path = tmp_path / "photos.db"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE photos (name TEXT)")
        connection.execute(f"PRAGMA user_version={version}")
    before = path.read_bytes()
    with pytest.raises(ServerError, match=r"photos\.db is a database of another program"):
        SqliteStore(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch()
    SqliteStore(path).close()
    SqliteStore(path).close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "not.db"
    path.write_bytes(b"This is a letter, not a database. " * 100)
    with pytest.raises(ServerError, match="cannot be used as a database"):
        SqliteStore(path)


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    first = SqliteStore(path)
    with first.engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA user_version=99")
    first.close()
    with pytest.raises(ServerError, match="another version of Volary"):
        SqliteStore(path)


def test_the_database_is_durable(store: FailingStore) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar_one() == 1000, "the event loop waits too"

"""Bots at tables: bad ones, dead workers, late answers, and what a bot is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.bad_bots import BAD_BOTS
from tests.server.harness import PATIENCE, Live, Socket, live, pond
from volary.bots.protocol import BotAnswer, BotRequest
from volary.core.game import games
from volary.core.replay import from_text, verify
from volary.server.bots import BotDriver, BotPool, bot_request
from volary.server.store import Row, SeatRecord, TableRecord
from volary.server.store.sqlite import SqliteStore
from volary.server.tables.host import GameHost

ME_AND_RANDOM = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def play_on(socket: Socket) -> None:
    """Answer whatever is asked until the game is over."""
    while not socket.until_asked()["table"]["over"]:
        socket.act()
        socket.receive()


@pytest.mark.parametrize("bot", sorted(BAD_BOTS))
def test_a_bad_bot_does_not_stop_its_table(server: Live, bot: str) -> None:
    ann = server.browser()
    made = ann.create([{"kind": "me"}, {"kind": "bot", "bot": bot}], options={"rounds": 1})
    with ann.socket(made["table"]) as a:
        a.hello()
        play_on(a)


def test_a_dead_worker_is_replaced(server: Live) -> None:
    ann = server.browser()
    made = ann.create(ME_AND_RANDOM)
    workers = server.services.driver.pool.workers
    with ann.socket(made["table"]) as a:
        a.hello()
        a.act()
        a.until_state(lambda state: state["table"]["thinking"] == [0])
        first = workers[0].process
        assert first is not None
        server.run(first.kill)
        play_on(a)
        assert workers[0].process is not first


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_bots_alone_play_a_game(server: Live, game: str) -> None:
    ann = server.browser()
    bot = ME_AND_RANDOM[1]
    made = ann.create([bot, bot, bot], game=game)
    assert made["seat"] == -1
    assert ann.token() is None, "who only watches needs no cookie"
    with ann.socket(made["table"]) as a:
        a.hello()
        assert a.until_asked()["table"]["over"]
    verify(from_text(ann.http.get(f"/api/tables/{made['table']}/replay").text))


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with live(path) as server:
        pool = SlowPool()
        server.services.driver.pool = pool
        ann = server.browser()
        table = ann.create([ME_AND_RANDOM[1], ME_AND_RANDOM[1]])["table"]
        server.run(lambda: None)
    with live(path) as server, server.browser().socket(table) as a:
        a.hello()
        assert a.until_asked()["table"]["over"]


def test_a_table_that_cannot_be_played_does_not_stop_the_start(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    seats = [SeatRecord(0, "bot", "Bo", "random"), SeatRecord(1, "bot", "Bo", "random")]
    store.create(TableRecord("old", "", "lake", 1, {"seats": 2}, b"seed", False, seats), {}, {})
    store.close()
    with live(path) as server:
        assert server.browser().http.get("/api/games").status_code == 200


class LockedStore(SqliteStore):
    """Refuses ``appends`` rows of bots and then ``reads`` readings, as a locked file does."""

    appends = 0
    reads = 0

    def append(self, row: Row) -> None:
        if row.actor == "bot" and self.appends > 0:
            self.appends -= 1
            raise OSError("database is locked")
        super().append(row)

    def table(self, table_id: str) -> TableRecord | None:
        if self.appends == 0 and self.reads > 0:
            self.reads -= 1
            raise OSError("database is locked")
        return super().table(table_id)


def test_a_bot_tries_again_when_the_database_is_locked(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = LockedStore(tmp_path / "tables.db")
    with caplog.at_level(logging.CRITICAL, "volary.server"), live(tmp_path, store=store) as server:
        server.services.driver.pause = 0.001
        ann = server.browser()
        made = ann.create(ME_AND_RANDOM, options={"rounds": 1})
        with ann.socket(made["table"]) as a:
            a.hello()
            store.appends, store.reads = 3, 2
            play_on(a)
        assert (store.appends, store.reads) == (0, 0)
        assert server.run(lambda: server.services.driver._failures) == {}


def test_another_program_locks_the_file_while_a_bot_must_act(
    server: Live, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    driver = server.services.driver
    driver.pause = 0.001
    driver.pool = pool = server.run(SlowPool)
    ann = server.browser()
    made = ann.create(ME_AND_RANDOM, options={"rounds": 1})
    with ann.socket(made["table"]) as a, caplog.at_level(logging.CRITICAL, "volary.server"):
        a.hello()
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            server.run(pool.go.set)
            while not server.run(lambda: dict(driver._failures)):
                pass
            other.execute("ROLLBACK")
        play_on(a)


def test_the_pause_of_a_bot_grows(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    pauses: list[float] = []

    async def main() -> None:
        loop = asyncio.get_running_loop()
        store = LockedStore(tmp_path / "tables.db")
        store.reads = 8
        driver = BotDriver(GameHost(store), BotPool([], size=1))
        for _ in range(4):
            driver.consider("table")
            driver.consider("table")
            timer = driver._timers.pop("table")
            pauses.append(round(timer.when() - loop.time(), 1))
            timer.cancel()
        await driver.close()
        store.close()

    with caplog.at_level(logging.CRITICAL, "volary.server"):
        asyncio.run(main())
    assert pauses == [0.5, 1, 2, 4]


class SlowPool(BotPool):
    """Keeps every request until it is told to answer."""

    def __init__(self) -> None:
        super().__init__(size=1)
        self.requests: list[BotRequest] = []
        self.go = asyncio.Event()

    async def ask(self, request: BotRequest) -> BotAnswer:
        self.requests.append(request)
        await self.go.wait()
        return BotAnswer(table=request.table, prompt=request.prompt, action=request.legal[0])


def test_a_late_answer_of_a_bot_is_dropped(server: Live) -> None:
    """A person takes back the action that made it the bot's turn, while the bot is thinking."""
    ann = server.browser()
    made = ann.create(ME_AND_RANDOM)
    with ann.socket(made["table"]) as a:
        a.hello()
        a.act_words("choose")
        a.until_state(lambda state: state["table"]["thinking"] == [0])
        pool = server.run(SlowPool)
        server.services.driver.pool = pool
        a.act_words("hide")
        server.run(lambda: None)
        a.send(type="undo", nonce="back")
        a.until_asked()
        assert len(pool.requests) == 1
        server.run(pool.go.set)
        a.ping()
        assert a.state["table"]["thinking"] == [0], "the late answer has changed nothing"
        a.act_words("hide")
        a.until_state(lambda state: state["table"]["thinking"] == [0])
        assert pool.requests[1].prompt != pool.requests[0].prompt
        assert [event["kind"] for event in a.events].count("hidden") >= 1


def test_a_bot_is_told_what_its_seat_may_know(server: Live) -> None:
    ann = server.browser()
    pool = server.run(SlowPool)
    server.services.driver.pool = pool
    table = ann.create(ME_AND_RANDOM)["table"]
    with ann.socket(table) as a:
        a.hello()
        held = a.state["view"]["seats"][0]["hand"]
    request = pool.requests[0]
    truth = server.run(lambda: server.services.host.load(table).state)
    assert request.seat == 1
    assert request.view == truth.view(1)
    assert request.legal == truth.legal_actions(1)
    assert all(event["args"]["card"] == -1 for event in request.events if event["seat"] == 0)
    table_now = server.run(lambda: server.services.host.load(table))
    requests = [bot_request(table_now, table_now.record.seats[1], "1-1", attempt) for attempt in range(5)]
    guesses = [pond().decode(each.state) for each in requests]
    assert all(guess.view(1) == truth.view(1) for guess in guesses)
    # Each guess has one chance in 4845 to be right.
    assert any(guess.view(0)["seats"][0]["hand"] != held for guess in guesses)
    assert bot_request(table_now, table_now.record.seats[1], "1-1", 2) == requests[2], "same table, same randomness"


def test_a_worker_ends_with_its_input() -> None:
    """So does every worker of a server that was killed."""
    command = [sys.executable, "-m", "volary.bots.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        worker.stdin.close()
        assert worker.wait(PATIENCE) == 0

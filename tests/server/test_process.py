"""The server as a process: killed at any moment it goes on where it was; one database, one server; it ends well."""

from __future__ import annotations

import contextlib
import logging
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import PATIENCE, Browser, Socket
from volary.server import app
from volary.server.errors import ServerError
from volary.server.listen import DatabaseLock, bind
from volary.server.store.sqlite import SqliteStore
from volary.server.tables.table import GameTable

ROOT = Path(__file__).parents[2]
BOT = {"kind": "bot", "bot": "random"}


class Child:
    """A server that can be killed."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "tests.server.child", *arguments]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def end(self, number: signal.Signals) -> tuple[int, str]:
        """Send a signal; returns the exit code and what was written to the standard error."""
        self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors


@contextlib.contextmanager
def child(*arguments: str) -> Iterator[Child]:
    running = Child(*arguments)
    try:
        yield running
    finally:
        if running.process.returncode is None:
            running.end(signal.SIGKILL)


@contextlib.contextmanager
def browser(server: Child, like: Browser | None = None) -> Iterator[Browser]:
    """A browser, with the cookies of another one if given: the same person after a restart."""
    fresh = Browser(server.address)
    if like is not None:
        fresh.http.cookies.update(like.http.cookies)
    try:
        yield fresh
    finally:
        fresh.http.close()


def folded(database: Path, table_id: str) -> GameTable:
    """The table as the rows tell it, read while no server runs."""
    store = SqliteStore(database)
    try:
        record = store.table(table_id)
        assert record is not None
        return GameTable(record, store.rows(table_id))
    finally:
        store.close()


def answer_until_gone(socket: Socket, states: int) -> None:
    """Play on until this many states have come, the game is over, or the server is gone."""
    for _ in range(states):
        if socket.state["table"]["over"]:
            return
        if socket.state["prompt"] is not None:
            socket.act()
        socket.receive()


def test_a_killed_server_goes_on_at_the_same_decision(tmp_path: Path) -> None:
    """A person and bots play while the server is killed again and again, after 1, 2, 3... more positions."""
    database = tmp_path / "tables.db"
    with child(str(database)) as server, browser(server) as ann:
        table = ann.create([{"kind": "me"}, BOT, BOT], options={"rounds": 3})["table"]
    cookies = ann
    for states in range(1, 5):
        before = folded(database, table)
        with child(str(database)) as server, browser(server, cookies) as ann, ann.socket(table) as a:
            a.hello()
            if before.deciders() == [0]:
                assert a.state["prompt"]["id"] == before.prompt_id(0)
                assert a.state["view"] == before.state.view(0)
            assert a.events[: len(before.events)] == before.events_for(0, 0)
            answer_until_gone(a, states)
            server.end(signal.SIGKILL)
    with child(str(database)) as server, browser(server, cookies) as ann, ann.socket(table) as a:
        a.hello()
        while not a.until_asked()["table"]["over"]:
            a.act()
            a.receive()
    end = folded(database, table)
    assert end.over()
    assert end.n == len(end.steps)
    assert end.state.check() == []


def test_killed_between_append_and_publish(tmp_path: Path) -> None:
    """The row is there though nobody heard of it; sent again with its nonce, the action is accepted and done once."""
    database = tmp_path / "tables.db"
    with child(str(database), "1") as server, browser(server) as ann:
        table = ann.create()["table"]
        with ann.socket(table) as a:
            state = a.hello()
            a.act(2, nonce="once")
            with pytest.raises(ConnectionClosed):
                a.receive()
        assert server.process.wait(PATIENCE) == -signal.SIGKILL
        server.end(signal.SIGKILL)
    assert folded(database, table).n == 1
    with child(str(database)) as server, browser(server, ann) as again, again.socket(table) as a:
        a.hello()
        assert a.state["prompt"] is None, "the choice was made"
        assert a.state["view"]["seats"][0]["chosen"] == state["view"]["seats"][0]["hand"][2]
        option = state["prompt"]["options"][2]["action"]
        a.send(type="act", prompt=state["prompt"]["id"], action=option, nonce="once")
        a.ping()
        assert not any('"refused"' in text for text in a.heard)
    assert folded(database, table).n == 1


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with child(str(database)) as first, child(str(database)) as second:
        _, errors = second.process.communicate(timeout=PATIENCE)
        assert second.process.returncode == 1
        assert f"is in use by the server at {first.address}" in errors
        assert first.process.poll() is None


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_and_sigterm_end_it_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    database = tmp_path / "tables.db"
    with child(str(database)) as server, browser(server) as ann:
        made = ann.create([{"kind": "me"}, BOT])
        with ann.socket(made["table"]) as a:
            a.hello()
            code, errors = server.end(number)
            with pytest.raises(ConnectionClosed):
                answer_until_gone(a, 100)
    assert (code, errors) == (0, "")
    DatabaseLock(database).release()


def test_the_address_is_told_only_when_the_start_has_succeeded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Unreadable(SqliteStore):
        def unfinished(self) -> list[str]:
            raise OSError("cannot be read")

    told: list[str] = []
    monkeypatch.setattr(app, "SqliteStore", Unreadable)
    with caplog.at_level(logging.CRITICAL), pytest.raises(ServerError, match="could not start"):
        app.serve(port=0, db=tmp_path / "tables.db", ready=told.append)
    assert told == []


# -- sockets and locks, in this process -------------------------------------------------------------------------------


def test_the_next_free_port_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr("volary.server.listen.FIRST_PORT", port)
        with bind("127.0.0.1", None) as found:
            assert found.getsockname()[1] > port
        with pytest.raises(ServerError, match=f"port {port} is taken"):
            bind("127.0.0.1", port)
        monkeypatch.setattr("volary.server.listen.PORTS_TRIED", 1)
        with pytest.raises(ServerError, match="no port between"):
            bind("127.0.0.1", None)


def test_an_address_that_is_not_ours_is_refused() -> None:
    with pytest.raises(ServerError, match="cannot listen at"):
        bind("192.0.2.1", 0)


def test_the_lock_names_its_holder_and_is_free_again_after_release(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    first = DatabaseLock(database)
    first.note("the server at http://127.0.0.1:8000")
    with pytest.raises(ServerError, match=r"in use by the server at http://127\.0\.0\.1:8000"):
        DatabaseLock(database)
    first.release()
    DatabaseLock(database).release()

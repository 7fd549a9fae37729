"""A real server for tests: uvicorn in a thread on a port of its own, with a browser's half of the conversation."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

import tests.games.pond  # noqa: F401
from volary.core.game import game_by_id
from volary.server.app import Services, build_app, server_for
from volary.server.bots import BotPool
from volary.server.listen import bind
from volary.server.security import COOKIE, Allowed, Limiter, Limits
from volary.server.store import Store
from volary.server.store.sqlite import SqliteStore

Json = dict[str, Any]
Result = TypeVar("Result")

PATIENCE = 30.0
"""Seconds after which a test that waits has failed; none of them measures time."""
SEED = "a seed for tests"
NONCES = itertools.count()
TWO = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"}]


def no_limits() -> Limits:
    return Limits(*(Limiter(1e9, 1e9) for _ in range(3)))


class Socket:
    """A WebSocket at a table. ``heard``: every text that arrived; ``state`` and ``events``: as a client has them."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.state: Json = {}
        self.events: list[Json] = []

    def send(self, **message: object) -> None:
        self.connection.send(json.dumps(message))

    def hello(self, events: int = 0) -> Json:
        self.send(type="hello", events=events)
        return self.until(lambda message: message["type"] == "state")

    def receive(self) -> Json:
        text = self.connection.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.state = message
            self.events = self.events[: message["events_from"]] + message["events"]
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Receive until a message is wanted, and return that one."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def until_state(self, wanted: Callable[[Json], bool]) -> Json:
        """Receive until the state is as wanted; it may be so already."""
        while not (self.state and wanted(self.state)):
            self.receive()
        return self.state

    def until_asked(self) -> Json:
        """Receive until this seat is asked or the game is over; returns the state."""
        return self.until_state(lambda state: state["prompt"] is not None or state["table"]["over"])

    def options(self) -> list[Json]:
        found: list[Json] = self.state["prompt"]["options"]
        return found

    def act(self, option: int = 0, **changes: object) -> str:
        """Send an action for the prompt at hand, the option of this number, and return its nonce."""
        prompt = self.state["prompt"] or {"id": "none", "options": [{"action": 0}]}
        action = prompt["options"][option]["action"]
        message = {"prompt": prompt["id"], "action": action, "nonce": f"n{next(NONCES)}", **changes}
        self.send(type="act", **message)
        return str(message["nonce"])

    def act_words(self, start: str) -> Json:
        """Choose the first option whose words begin so, and return the state in which it is done."""
        words = [option["words"] for option in self.options()]
        before = self.state["prompt"]["id"]
        self.act(next(i for i, each in enumerate(words) if each.startswith(start)))
        return self.until_state(lambda state: (state["prompt"] or {}).get("id") != before)

    def ping(self) -> None:
        """Wait until the server has answered everything sent before. States that come meanwhile are taken in."""
        self.send(type="ping")
        self.until(lambda message: message["type"] == "pong")


class Browser:
    """A cookie jar with an address: what one person at one table has."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"Origin": address}, timeout=PATIENCE)

    def token(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    def create(self, seats: Sequence[Json] = TWO, **order: object) -> Json:
        answer = self.http.post("/api/tables", json={"game": "pond", "seats": seats, "seed": SEED, **order})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def join(self, path: str, name: str = "Ben") -> httpx.Response:
        return self.http.post("/api/join", json={"token": path.removeprefix("/join/"), "name": name})

    @contextlib.contextmanager
    def raw_socket(self, table: str, **headers: str) -> Iterator[ClientConnection]:
        sent = {"Origin": self.address, **headers}
        if self.token():
            sent["Cookie"] = f"{COOKIE}={self.token()}"
        url = f"{self.address.replace('http', 'ws', 1)}/ws/{table}"
        with connect(url, additional_headers=sent, proxy=None, open_timeout=PATIENCE) as connection:
            yield connection

    @contextlib.contextmanager
    def socket(self, table: str) -> Iterator[Socket]:
        with self.raw_socket(table) as connection:
            yield Socket(connection)


class Live:
    """A server that runs."""

    def __init__(self, services: Services, address: str) -> None:
        self.services = services
        self.address = address
        self.loop: asyncio.AbstractEventLoop | None = None
        self.browsers: list[Browser] = []

    def browser(self) -> Browser:
        self.browsers.append(Browser(self.address))
        return self.browsers[-1]

    def run(self, function: Callable[[], Result]) -> Result:
        """Call a function where the server's own code runs, between two of its steps."""

        async def call() -> Result:
            return function()

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(call(), self.loop).result(PATIENCE)

    def two_seats(self, **order: Any) -> tuple[str, Browser, Browser]:
        """A table of pond with two people: its id and their browsers."""
        ann, ben = self.browser(), self.browser()
        made = ann.create(**order)
        assert ben.join(made["links"][0]["path"]).status_code == 201
        return made["table"], ann, ben


@contextlib.contextmanager
def live(
    path: Path, *, store: Store | None = None, limits: Limits | None = None, origins: Sequence[str] = ()
) -> Iterator[Live]:
    """Run a server on the database at ``path`` (or on ``store``) until the block ends."""
    kept = SqliteStore(path) if store is None else store
    services = Services(
        kept, BotPool(["tests.games.pond", "tests.games.bad_bots"], size=1), limits or no_limits(), beat=0.0
    )
    with bind("127.0.0.1", 0) as listener:
        running = Live(services, f"http://127.0.0.1:{listener.getsockname()[1]}")
        server = server_for(build_app(services, Allowed("127.0.0.1", origins)))
        ready = threading.Event()

        async def main() -> None:
            running.loop = asyncio.get_running_loop()
            ready.set()
            await server.serve(sockets=[listener])

        thread = threading.Thread(target=lambda: asyncio.run(main()))
        thread.start()
        try:
            assert ready.wait(PATIENCE)
            yield running
        finally:
            for browser in running.browsers:
                browser.http.close()
            server.should_exit = True
            thread.join(PATIENCE)
            kept.close()
    assert not thread.is_alive()


def play_out(sockets: list[Socket], choose: Callable[[list[Json]], int] = lambda options: 0) -> None:
    """Play the table to its end, each seat choosing among its options."""
    while True:
        for socket in sockets:
            socket.ping()
        if sockets[0].state["table"]["over"]:
            return
        for socket in sockets:
            if socket.state["prompt"] is not None:
                socket.act(choose(socket.options()))
                socket.ping()


def pond() -> Any:
    return game_by_id("pond")

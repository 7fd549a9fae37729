"""Putting the server together, and running it: ``serve`` is what the command line calls."""

from __future__ import annotations

import contextlib
import logging
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType

import platformdirs
import uvicorn
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException

import volary.games  # noqa: F401
from volary.server import http
from volary.server.bots import BEAT_SECONDS, BotDriver, BotPool
from volary.server.errors import Refused, ServerError
from volary.server.hub import Hub
from volary.server.listen import DatabaseLock, bind
from volary.server.security import MOST_BYTES, Allowed, Guard, Limits, default_limits
from volary.server.store import Store
from volary.server.store.sqlite import SqliteStore
from volary.server.tables.host import GameHost
from volary.server.tables.lobby import Lobby
from volary.server.ws import table_socket

GRACE_SECONDS = 3


class Services:
    """Everything behind the routes, in one place, so that tests can reach and replace it."""

    def __init__(self, store: Store, pool: BotPool, limits: Limits, beat: float = BEAT_SECONDS) -> None:
        self.host = GameHost(store)
        self.lobby = Lobby(self.host)
        self.hub = Hub()
        self.limits = limits
        self.driver = BotDriver(self.host, pool, beat)
        self.host.listeners += [self.hub.wake, self.driver.consider]


def build_app(services: Services, allowed: Allowed) -> Guard:
    """The ASGI application. Bots that must decide begin when it starts and end when it stops."""

    @contextlib.asynccontextmanager
    async def bots(_: Litestar) -> AsyncIterator[None]:
        services.driver.resume()
        try:
            yield
        finally:
            await services.driver.close()

    app = Litestar(
        route_handlers=[*http.HANDLERS, table_socket],
        dependencies={
            "lobby": Provide(lambda: services.lobby, sync_to_thread=False),
            "hub": Provide(lambda: services.hub, sync_to_thread=False),
            "limits": Provide(lambda: services.limits, sync_to_thread=False),
        },
        exception_handlers={
            Refused: http.on_refused,
            HTTPException: http.on_http_error,
            RecursionError: http.on_recursion,
            Exception: http.on_accident,
        },
        lifespan=[bots],
        # No page and no answer holds a secret beside what a stranger can choose, so compression tells nothing.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        request_max_body_size=MOST_BYTES,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
    return Guard(app, allowed, services.limits)


class Server(uvicorn.Server):
    """A uvicorn server that says when it is ``ready`` and ends quietly: Ctrl-C and SIGTERM are the usual end."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit as error:
            raise ServerError("the server could not start; what went wrong stands in the log") from error
        if self.ready is not None:
            self.ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return

        def stop(number: int, frame: FrameType | None) -> None:
            self.handle_exit(number, frame)

        old = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in old.items():
                signal.signal(number, handler)


def server_for(app: Guard, behind_proxy: bool = False, ready: Callable[[], None] | None = None) -> Server:
    """A uvicorn server for the application, to be run on a socket that is bound already."""
    return Server(
        uvicorn.Config(
            app,
            lifespan="on",
            log_config=None,
            access_log=False,  # addresses have invitations in them
            server_header=False,
            proxy_headers=behind_proxy,
            ws_max_size=MOST_BYTES,
            timeout_graceful_shutdown=GRACE_SECONDS,
        ),
        ready,
    )


def default_database() -> Path:
    """Where games are kept if nobody says otherwise."""
    return Path(platformdirs.user_data_dir("volary", appauthor=False)) / "tables.db"


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    db: Path | str | None = None,
    origins: Sequence[str] = (),
    ready: Callable[[str], None] | None = None,
    *,
    bot_modules: Sequence[str] = (),
    beat: float = BEAT_SECONDS,
) -> None:
    """Run the server until Ctrl-C or SIGTERM.

    ``port`` None: the first free one from 8000 on. ``origins``: addresses by which browsers reach it through a proxy,
    such as ``https://birds.example.org``. ``ready`` is called with the address once connections are accepted.
    ``bot_modules`` are imported by the bot workers; ``beat`` is the least time between two moves of bots, in seconds.
    Raises ServerError when it cannot start: the port is taken, the database is in use or not a database.
    """
    database = default_database() if db is None else Path(db)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        lock = DatabaseLock(database)
    except OSError as error:
        raise ServerError(f"{database} cannot be used: {error.strerror or error}") from error
    with contextlib.ExitStack() as held:
        held.callback(lock.release)
        store = SqliteStore(database)
        held.callback(store.close)
        listener = held.enter_context(bind(host, port))
        address = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{listener.getsockname()[1]}"
        lock.note(f"the server at {address}")
        services = Services(store, BotPool(bot_modules), default_limits(), beat)

        def started() -> None:
            logging.getLogger("volary.server").info("serving %s from %s", address, database)
            if ready is not None:
                ready(address)

        server = server_for(build_app(services, Allowed(host, origins)), bool(origins), started)
        server.run(sockets=[listener])

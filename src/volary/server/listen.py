"""What a server holds while it lives: its socket, bound before anything is printed, and the lock on its database.

Both end with the process, however it ends: nothing is left to clean up after a kill -9.
"""

from __future__ import annotations

import errno
import os
import socket
import sys
from pathlib import Path
from typing import IO

from volary.server.errors import ServerError

FIRST_PORT = 8000
PORTS_TRIED = 100
BACKLOG = 512


def bind(host: str, port: int | None) -> socket.socket:
    """A listening socket: at ``port``, or at the first free one from 8000 on if it is None. Raises ServerError."""
    ports = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else [port]
    for candidate in ports:
        # With the protocol named: asyncio switches Nagle's algorithm off only then, and small messages wait for it.
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if sys.platform != "win32":
                # A restart may use the port at once. (On Windows the option would let two servers share it.)
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, candidate))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            if error.errno == errno.EADDRINUSE:
                continue
            raise ServerError(f"cannot listen at {host}:{candidate}: {error.strerror or error}") from error
        return listener
    if port is None:
        raise ServerError(f"no port between {FIRST_PORT} and {FIRST_PORT + PORTS_TRIED - 1} is free")
    raise ServerError(f"port {port} is taken; choose another one, or none to get a free one")


class DatabaseLock:
    """A locked file beside the database. A second server is refused: two would not hear of each other's moves."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        self.file: IO[str] = self.path.open("a+")
        if not _try_lock(self.file):
            self.file.seek(0)
            who = self.file.read().strip() or "another process"
            self.file.close()
            raise ServerError(f"{database} is in use by {who}; stop that server, or name another database")
        self.note(f"process {os.getpid()}")

    def note(self, text: str) -> None:
        """What a second server is told of this one."""
        self.file.truncate(0)
        self.file.write(text)
        self.file.flush()

    def release(self) -> None:
        """Let go. The file stays: deleting it could delete the lock of the next server."""
        self.file.truncate(0)
        self.file.close()


if sys.platform == "win32":
    import msvcrt

    # Far behind the text, which a second server must be able to read.
    _LOCKED_BYTE = 1 << 20

    def _try_lock(file: IO[str]) -> bool:
        try:
            file.seek(_LOCKED_BYTE)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

"""A whole server in a process of its own: ``python -m tests.server.child DATABASE [APPENDS]``.

Prints its address. With APPENDS it kills itself just after that many rows were written: nobody hears of the last.
"""

from __future__ import annotations

import os
import signal
import sys

import tests.games.pond  # noqa: F401
from volary.core.errors import VolaryError
from volary.server import app
from volary.server.store import Row
from volary.server.store.sqlite import SqliteStore


class DyingStore(SqliteStore):
    left = 0

    def append(self, row: Row) -> None:
        super().append(row)
        DyingStore.left -= 1
        if DyingStore.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    if len(sys.argv) > 2:
        DyingStore.left = int(sys.argv[2])
        app.SqliteStore = DyingStore  # type: ignore[attr-defined]
    try:
        app.serve(
            port=0,
            db=sys.argv[1],
            ready=lambda address: print(address, flush=True),
            bot_modules=["tests.games.pond"],
            beat=0.0,
        )
    except VolaryError as error:
        sys.exit(f"refused: {error}")


if __name__ == "__main__":
    main()

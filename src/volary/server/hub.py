"""Fan-out. A socket waits for its event and then reads what it has not sent, so a slow client skips positions.

The hub knows which sockets look at which table, and who is there. It carries no content.
"""

from __future__ import annotations

import asyncio

from volary.core.actions import SPECTATOR
from volary.server.errors import Refused

SOCKETS_A_TABLE = 60
SOCKETS = 1000


class Subscription:
    """One socket: what its client holds (``sent`` events; None before its hello), and whether that is ``stale``.

    ``changed`` is set whenever there is something to send, a new state or something else.
    """

    def __init__(self, table_id: str, seat: int) -> None:
        self.table_id = table_id
        self.seat = seat
        self.sent: int | None = None
        self.stale = False
        self.changed = asyncio.Event()

    def wake(self) -> None:
        """The client needs a new state."""
        self.stale = True
        self.changed.set()


class Hub:
    """All sockets, by table."""

    def __init__(self) -> None:
        self._tables: dict[str, set[Subscription]] = {}
        self._count = 0

    def join(self, table_id: str, seat: int) -> Subscription:
        """Begin to listen. Raises Refused when there are too many sockets."""
        listening = self._tables.get(table_id, set())
        if self._count >= SOCKETS or len(listening) >= SOCKETS_A_TABLE:
            raise Refused("ui-too-many", status=503)
        subscription = Subscription(table_id, seat)
        self._tables.setdefault(table_id, listening).add(subscription)
        self._count += 1
        if seat != SPECTATOR:
            self.wake(table_id)
        return subscription

    def leave(self, subscription: Subscription) -> None:
        """Stop listening."""
        listening = self._tables[subscription.table_id]
        listening.remove(subscription)
        self._count -= 1
        if not listening:
            del self._tables[subscription.table_id]
        elif subscription.seat != SPECTATOR:
            self.wake(subscription.table_id)

    def connected(self, table_id: str) -> frozenset[int]:
        """The seats that have a socket now."""
        return frozenset(each.seat for each in self._tables.get(table_id, ()) if each.seat != SPECTATOR)

    def wake(self, table_id: str, cut: int | None = None) -> None:
        """The table has changed; after an undo only ``cut`` of the events told before still hold."""
        for subscription in self._tables.get(table_id, ()):
            if cut is not None and subscription.sent is not None:
                subscription.sent = min(subscription.sent, cut)
            subscription.wake()

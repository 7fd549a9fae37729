"""What the server remembers: tables, who may sit where, and the rows of each game. Rows are only ever added.

A game is the fold of its rows. ``(game, n)`` is the primary key of a row: adding row n+1 *is* the compare-and-set, so
two writers that both saw n cannot both go on. Tokens arrive here hashed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal

import msgspec

from volary.core.game import OptionValue


class Conflict(Exception):
    """Somebody else has added row n, or the seat has used this nonce: read again."""


class Damaged(Exception):
    """What is stored of a table is not what was ever written; the message says which part."""


class SeatRecord(msgspec.Struct, frozen=True):
    """``open``: a friend is invited and has not come yet."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None


class TableRecord(msgspec.Struct, frozen=True):
    """A table as it was set up. ``options`` are canonical."""

    id: str
    name: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seed: bytes
    seed_chosen: bool
    seats: list[SeatRecord]


class Row(msgspec.Struct, frozen=True):
    """Row n of a game, from 1 without gaps. An undo row's ``action`` is the n of the act that it takes back."""

    game: str
    n: int
    kind: Literal["act", "undo"]
    actor: Literal["person", "bot"]
    seat: int
    action: int
    nonce: str


class Store(ABC):
    """The interface; sqlite.py is the implementation. Every method is short and synchronous, and durable on return."""

    @abstractmethod
    def create(self, record: TableRecord, holders: dict[int, bytes], invitations: dict[int, bytes]) -> None:
        """Add a table. ``holders`` and ``invitations``: hashed tokens by seat."""

    @abstractmethod
    def table(self, table_id: str) -> TableRecord | None:
        """The table, with its seats as they are now. Raises Damaged."""

    @abstractmethod
    def rows(self, table_id: str) -> list[Row]:
        """All rows of a game, by n. Raises Damaged."""

    @abstractmethod
    def append(self, row: Row) -> None:
        """Add a row. Raises Conflict if ``(game, n)`` or ``(game, seat, nonce)`` is there already."""

    @abstractmethod
    def seat_of(self, table_id: str, token_hash: bytes) -> int | None:
        """The seat that a browser holds at a table."""

    @abstractmethod
    def tables_of(self, token_hash: bytes, limit: int) -> list[str]:
        """Tables where a browser holds a seat, newest first."""

    @abstractmethod
    def knows(self, token_hash: bytes) -> bool:
        """Whether a browser holds any seat."""

    @abstractmethod
    def invitation(self, invitation_hash: bytes) -> tuple[str, int] | None:
        """The table and seat of an invitation that is still open."""

    @abstractmethod
    def invite(self, table_id: str, seat: int, invitation_hash: bytes) -> bool:
        """Replace the invitation of an open seat. False if there is no such seat, or if somebody sits there."""

    @abstractmethod
    def accept(self, invitation_hash: bytes, token_hash: bytes, name: str) -> bool:
        """Use an invitation up: the seat belongs to ``token_hash`` now. False if it is used or unknown."""

    @abstractmethod
    def unfinished(self) -> list[str]:
        """Tables that have a bot and are not known to be over."""

    @abstractmethod
    def finish(self, table_id: str) -> None:
        """Note that the game is over, so that nobody looks for bots to drive there."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the database."""

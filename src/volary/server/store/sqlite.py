"""The store in one SQLite file: SQLAlchemy Core, one connection, WAL with synchronous=FULL (about 0.2 ms an append)."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
    create_engine,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.pool import StaticPool

from volary.server.errors import ServerError
from volary.server.store import Conflict, Damaged, Row, Store, TableRecord

SCHEMA_VERSION = 1
BUSY_SECONDS = 1.0
"""How long a locked file is waited for: the event loop waits too."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("number", Integer, primary_key=True),  # the order in which tables were made
    Column("id", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", String, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("finished", Boolean, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String),
    Column("holder", LargeBinary, index=True),
    Column("invitation", LargeBinary, unique=True),
    PrimaryKeyConstraint("game", "seat"),
)

rows = Table(
    "rows",
    metadata,
    Column("game", String, nullable=False),
    Column("n", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("actor", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", BigInteger, nullable=False),
    Column("nonce", String, nullable=False),
    PrimaryKeyConstraint("game", "n"),
    UniqueConstraint("game", "seat", "nonce"),
    sqlite_with_rowid=False,
)


def _configure(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")


def _refuse_foreign(path: Path) -> None:
    """Raises ServerError for a file that is not ours. Reads only: nothing of another program's file is changed."""
    if not path.exists() or path.stat().st_size == 0:
        return
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error as error:
        raise ServerError(f"{path} cannot be used as a database: {error}") from error
    if version == 0 and not names:
        return
    if not names >= set(metadata.tables):
        raise ServerError(f"{path} is a database of another program; name another file")
    if version != SCHEMA_VERSION:
        raise ServerError(f"{path} was written by another version of Volary (schema {version})")


@contextlib.contextmanager
def _reading(what: str) -> Iterator[None]:
    """Values of the wrong type or form are Damaged; that the database cannot be read now is not."""
    try:
        yield
    except (ValueError, TypeError, msgspec.MsgspecError) as error:
        raise Damaged(f"{what}: {error}") from error


def _named(row: Any) -> dict[str, object]:
    """A row of a result by the names of its columns, which msgspec wants as plain str."""
    return {str(name): value for name, value in row._asdict().items()}


class SqliteStore(Store):
    """Opens or creates the file. Raises ServerError for a file that is not a database of this version."""

    def __init__(self, path: Path) -> None:
        _refuse_foreign(path)
        # One connection for everything; the event loop's thread is the only one that uses it after the start.
        self.engine = create_engine(
            f"sqlite:///{path}",
            poolclass=StaticPool,
            connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS},
        )
        event.listen(self.engine, "connect", _configure)
        try:
            with self.engine.begin() as connection:
                # All or nothing: Python's sqlite3 would commit after each CREATE.
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                metadata.create_all(connection)
                connection.exec_driver_sql(f"PRAGMA user_version={SCHEMA_VERSION}")
        except DatabaseError as error:
            self.close()
            raise ServerError(f"{path} cannot be used as a database: {error.orig}") from error

    def create(self, record: TableRecord, holders: dict[int, bytes], invitations: dict[int, bytes]) -> None:
        with self.engine.begin() as connection:
            connection.execute(
                insert(tables).values(
                    id=record.id,
                    name=record.name,
                    game=record.game,
                    rules_version=record.rules_version,
                    options=json.dumps(record.options),
                    seed=record.seed,
                    seed_chosen=record.seed_chosen,
                    finished=False,
                )
            )
            for seat in record.seats:
                values = msgspec.structs.asdict(seat)
                values.update(game=record.id, holder=holders.get(seat.seat), invitation=invitations.get(seat.seat))
                connection.execute(insert(seats).values(values))

    def table(self, table_id: str) -> TableRecord | None:
        with _reading("the table's record"), self.engine.connect() as connection:
            found = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
            if found is None:
                return None
            columns = select(seats.c.seat, seats.c.kind, seats.c.name, seats.c.bot)
            sitting = connection.execute(columns.where(seats.c.game == table_id).order_by(seats.c.seat)).all()
            values = {
                **_named(found),
                "options": json.loads(found.options),
                "seats": [_named(seat) for seat in sitting],
            }
            return msgspec.convert(values, TableRecord, builtin_types=(bytes,))

    def rows(self, table_id: str) -> list[Row]:
        with _reading("its rows"), self.engine.connect() as connection:
            found = connection.execute(select(rows).where(rows.c.game == table_id).order_by(rows.c.n)).all()
            return msgspec.convert([_named(row) for row in found], list[Row])

    def append(self, row: Row) -> None:
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(rows).values(msgspec.structs.asdict(row)))
        except IntegrityError as error:
            raise Conflict from error

    def seat_of(self, table_id: str, token_hash: bytes) -> int | None:
        with self.engine.connect() as connection:
            query = select(seats.c.seat).where(seats.c.game == table_id, seats.c.holder == token_hash)
            return connection.execute(query).scalar_one_or_none()

    def tables_of(self, token_hash: bytes, limit: int) -> list[str]:
        query = (
            select(tables.c.id)
            .join(seats, seats.c.game == tables.c.id)
            .where(seats.c.holder == token_hash)
            .order_by(tables.c.number.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def knows(self, token_hash: bytes) -> bool:
        with self.engine.connect() as connection:
            query = select(seats.c.seat).where(seats.c.holder == token_hash).limit(1)
            return connection.execute(query).first() is not None

    def invitation(self, invitation_hash: bytes) -> tuple[str, int] | None:
        query = select(seats.c.game, seats.c.seat).where(
            seats.c.invitation == invitation_hash, seats.c.holder.is_(None)
        )
        with self.engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        return None if found is None else (found.game, found.seat)

    def invite(self, table_id: str, seat: int, invitation_hash: bytes) -> bool:
        statement = (
            update(seats)
            .where(seats.c.game == table_id, seats.c.seat == seat, seats.c.kind == "open", seats.c.holder.is_(None))
            .values(invitation=invitation_hash)
        )
        with self.engine.begin() as connection:
            return connection.execute(statement).rowcount == 1

    def accept(self, invitation_hash: bytes, token_hash: bytes, name: str) -> bool:
        statement = (
            update(seats)
            .where(seats.c.invitation == invitation_hash, seats.c.holder.is_(None))
            .values(kind="person", name=name, holder=token_hash)
        )
        with self.engine.begin() as connection:
            return connection.execute(statement).rowcount == 1

    def unfinished(self) -> list[str]:
        query = (
            select(tables.c.id)
            .join(seats, seats.c.game == tables.c.id)
            .where(tables.c.finished.is_(False), seats.c.kind == "bot")
            .distinct()
        )
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def finish(self, table_id: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == table_id).values(finished=True))

    def close(self) -> None:
        self.engine.dispose()

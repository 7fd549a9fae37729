"""The lobby: making tables, inviting, sitting down. Tokens are 128 random bits; the store only gets their hashes."""

from __future__ import annotations

import hashlib
import secrets

from volary.bots.registry import bot_for
from volary.core.errors import BadOptions
from volary.core.game import Game, OptionValue, game_by_id
from volary.core.rng import seed_from_text
from volary.server.errors import Refused
from volary.server.messages import Created, Invitation, Joined, JoinInfo, NewTable, SeatOrder, TableSummary
from volary.server.store import SeatRecord, TableRecord
from volary.server.tables.host import GameHost
from volary.server.tables.names import clean_name

SEED_BYTES = 32
LISTED_TABLES = 50

BOT_NAMES = ("Robin", "Wren", "Jay", "Martin", "Phoebe")
"""What bots are called where nobody names them, by seat: people's names that are birds."""


class NotPossible(Refused):
    """Options that cannot be played; ``detail`` says why, in English, and is shown as part of the message."""

    def __init__(self, detail: str) -> None:
        super().__init__("ui-bad-options", {"detail": detail})
        self.detail = detail


def new_token() -> str:
    """128 random bits, safe in a URL and in a cookie."""
    return secrets.token_urlsafe(16)


def token_hash(token: str) -> bytes:
    """What the store keeps of a token. The token is random, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).digest()


class Lobby:
    """Who sits where. A browser is known by one token; at a table it holds at most one seat."""

    def __init__(self, host: GameHost) -> None:
        self.host = host
        self.store = host.store

    def known(self, token: str | None) -> str | None:
        """The token if some seat belongs to it: a token that a client made up is never taken over."""
        return token if token is not None and self.store.knows(token_hash(token)) else None

    def seat_of(self, table_id: str, token: str | None) -> int:
        """The browser's seat at the table, -1 for a spectator."""
        seat = None if token is None else self.store.seat_of(table_id, token_hash(token))
        return -1 if seat is None else seat

    def create(self, order: NewTable, token: str) -> Created:
        """Make a table and start its game. ``token`` will hold the seat of kind ``me``. Raises Refused."""
        try:
            game = game_by_id(order.game)
            options = _options(game, order)
            seats = [_seat(game, number, wanted) for number, wanted in enumerate(order.seats)]
        except BadOptions as error:
            raise NotPossible(str(error)) from error
        mine = [number for number, wanted in enumerate(order.seats) if wanted.kind == "me"]
        if len(mine) > 1:
            raise NotPossible("only one seat can be yours")
        record = TableRecord(
            id=secrets.token_urlsafe(9),
            name=clean_name(order.name, ""),
            game=game.id,
            rules_version=game.rules_version,
            options=options,
            seed=secrets.token_bytes(SEED_BYTES) if order.seed is None else seed_from_text(order.seed),
            seed_chosen=order.seed is not None,
            seats=seats,
        )
        links = {seat.seat: new_token() for seat in seats if seat.kind == "open"}
        invitations = {seat: token_hash(link) for seat, link in links.items()}
        self.store.create(record, {seat: token_hash(token) for seat in mine}, invitations)
        self.host.tell(record.id)
        paths = [Invitation(seat, f"/join/{link}") for seat, link in links.items()]
        return Created(record.id, mine[0] if mine else -1, paths)

    def invitation(self, link: str) -> JoinInfo:
        """What an invitation is for. Raises Refused if it was used or never made."""
        table_id, seat = self._open(link)
        record = self.host.load(table_id).record
        hosts = [each.name for each in record.seats if each.kind == "person"]
        return JoinInfo(table_id, record.name, record.game, seat, hosts[0] if hosts else "")

    def invite(self, table_id: str, seat: int, token: str | None) -> Invitation:
        """A new invitation to an open seat, from somebody who sits at the table; the one before works no more.

        Raises Refused.
        """
        self.host.load(table_id)
        if self.seat_of(table_id, token) < 0:
            raise Refused("reason-spectator", status=403)
        link = new_token()
        if not self.store.invite(table_id, seat, token_hash(link)):
            raise Refused("ui-seat-not-open", status=409)
        return Invitation(seat, f"/join/{link}")

    def join(self, link: str, name: str, token: str) -> Joined:
        """Sit down, once. Raises Refused if the invitation was used, or if this browser sits at the table already."""
        table_id, seat = self._open(link)
        table = self.host.load(table_id)
        if self.store.seat_of(table_id, token_hash(token)) is not None:
            raise Refused("ui-already-seated", status=409)
        chosen = clean_name(name, table.record.seats[seat].name)
        if not self.store.accept(token_hash(link), token_hash(token), chosen):
            raise Refused("ui-invitation-used", status=404)
        self.host.forget(table_id)
        self.host.tell(table_id)
        return Joined(table_id, seat)

    def tables_of(self, token: str | None) -> list[TableSummary]:
        """The newest tables where the browser holds a seat; those of other rules than today's are left out."""
        found: list[TableSummary] = []
        if token is None:
            return found
        for table_id in self.store.tables_of(token_hash(token), LISTED_TABLES):
            try:
                table = self.host.load(table_id)
            except Refused:
                continue
            names = [seat.name for seat in table.record.seats]
            turn = self.seat_of(table_id, token) in table.deciders()
            found.append(TableSummary(table_id, table.record.name, table.record.game, names, turn, table.over()))
        return found

    def _open(self, link: str) -> tuple[str, int]:
        found = self.store.invitation(token_hash(link))
        if found is None:
            raise Refused("ui-invitation-used", status=404)
        return found


def _options(game: Game, order: NewTable) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {"seats": len(order.seats), **order.options}
    if options["seats"] != len(order.seats):
        raise BadOptions(f"{len(order.seats)} seats are filled, but the option seats is {options['seats']}")
    return game.canonical_options(options)


def _seat(game: Game, number: int, order: SeatOrder) -> SeatRecord:
    letter = game.seat_names()[number]
    if order.kind == "bot":
        bot = bot_for(order.bot or "", game.id).id
        return SeatRecord(number, "bot", clean_name(order.name, BOT_NAMES[number % len(BOT_NAMES)]), bot)
    name = clean_name(order.name, letter)
    return SeatRecord(number, "person" if order.kind == "me" else "open", name)

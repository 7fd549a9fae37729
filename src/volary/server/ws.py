"""The WebSocket of a table: one reader and one writer a socket. Only the writer sends, so the order is the order.

The reader puts answers into ``outbox``, a mark where the client is owed a state; the writer sends them in this order,
then the state if the client's is out of date.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from volary.core.actions import SPECTATOR
from volary.server.errors import Refused, accident
from volary.server.hub import Hub, Subscription
from volary.server.messages import (
    Act,
    ErrorMessage,
    FromClient,
    Hello,
    Ping,
    PongMessage,
    RefusedMessage,
    ToClient,
    Undo,
    WhyMessage,
    WhyNot,
)
from volary.server.security import COOKIE, MOST_BYTES, Limits
from volary.server.tables.host import GameHost
from volary.server.tables.lobby import Lobby
from volary.server.tables.present import state_message

NORMAL = 1000
POLICY = 1008
TOO_LARGE = 1009
ACCIDENT = 1011
NO_TABLE = 4404

AnySocket = WebSocket[Any, Any, Any]

STATE = None
"""In the outbox: here a state is due."""

_decoder = msgspec.json.Decoder(FromClient)


class Closed(Exception):
    """The conversation is over, for this reason."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Conversation:
    """One client at one table."""

    def __init__(self, socket: AnySocket, host: GameHost, hub: Hub, subscription: Subscription, limits: Limits) -> None:
        self.socket = socket
        self.host = host
        self.hub = hub
        self.me = subscription
        self.bucket = limits.messages.bucket()
        self.clock = limits.messages.clock
        self.outbox: list[ToClient | None] = []
        self.seq = 0

    async def read(self) -> None:
        """Take messages until the client goes. Raises Closed."""
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                raise Closed(NORMAL)
            if event["type"] != "websocket.receive":
                continue
            data = event.get("text") or event.get("bytes") or ""
            if len(data) > MOST_BYTES:
                raise Closed(TOO_LARGE)
            if not self.bucket.take(self.clock()):
                raise Closed(POLICY)
            self.take(data)

    def take(self, data: str | bytes) -> None:
        """Answer one message. Whatever is wrong with it, the socket lives on."""
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.say(ErrorMessage("", "ui-bad-message"))
            return
        try:
            self.answer(message)
        except Refused as refused:
            if isinstance(message, (Act, Undo)):
                self.say(RefusedMessage(message.nonce, refused.reason()))
                self.owe_state()
            elif isinstance(message, WhyNot):
                self.say(WhyMessage(message.id, [refused.reason()]))
        except Exception as error:  # a bug behind one message must not end the others
            self.say(ErrorMessage(accident(error, type(message).__name__), "ui-accident"))
            self.owe_state()

    def answer(self, message: FromClient) -> None:
        """Do what the message asks for. Raises Refused. Acts are answered by the state that follows."""
        if isinstance(message, Ping):
            self.say(PongMessage())
        elif isinstance(message, Hello):
            table = self.host.load(self.me.table_id)
            # What an undo once cut off may still be in the client's list: nobody knows when it was made.
            held = message.events if message.events <= len(table.events) else 0
            self.me.sent = min(held, table.lowest_cut)
            self.owe_state()
        elif self.me.seat == SPECTATOR:
            raise Refused("reason-spectator", status=403)
        elif isinstance(message, WhyNot):
            self.say(WhyMessage(message.id, self.host.why_not(self.me.table_id, self.me.seat, message.ref.ref())))
        else:
            if isinstance(message, Act):
                self.host.act(self.me.table_id, self.me.seat, message.prompt, message.action, message.nonce)
            else:
                self.host.undo(self.me.table_id, self.me.seat, message.nonce)
            # Even if it was repeated and so accepted without effect.
            self.owe_state()

    def say(self, message: ToClient) -> None:
        self.outbox.append(message)
        self.me.changed.set()

    def owe_state(self) -> None:
        """The client gets a fresh state at this place among the replies."""
        if not self.outbox or self.outbox[-1] is not STATE:
            self.outbox.append(STATE)
        # Not ``wake``: a state that stands among the replies must not be sent a second time before the one in front.
        self.me.changed.set()

    async def write(self) -> None:
        """Send what there is to send, as long as the socket lives."""
        while True:
            await self.me.changed.wait()
            self.me.changed.clear()
            replies, self.outbox = self.outbox, []
            for reply in replies:
                if reply is STATE or isinstance(reply, PongMessage):
                    await self.send_state(due=reply is STATE)
                if reply is not STATE:
                    await self.send(reply)
            await self.send_state()

    async def send_state(self, due: bool = False) -> None:
        """Send a state if one is due or the client's is out of date, but none before its hello."""
        start = self.me.sent
        if start is None or not (due or self.me.stale):
            return
        self.me.stale = False
        table = self.host.load(self.me.table_id)
        self.seq += 1
        message = state_message(table, self.me.seat, self.hub.connected(self.me.table_id), self.seq, start)
        self.me.sent = start + len(message.events)
        await self.send(message)

    async def send(self, message: ToClient) -> None:
        await self.socket.send_data(msgspec.json.encode(message).decode())


@websocket("/ws/{table_id:str}")
async def table_socket(
    socket: AnySocket,
    table_id: FromPath[str],
    lobby: NamedDependency[Lobby],
    hub: NamedDependency[Hub],
    limits: NamedDependency[Limits],
) -> None:
    """A seat's or a spectator's socket. The cookie decides which."""
    await socket.accept()
    try:
        lobby.host.load(table_id)
        seat = lobby.seat_of(table_id, socket.cookies.get(COOKIE))
        subscription = hub.join(table_id, seat)
    except Refused as refused:
        error = ErrorMessage("", refused.key)
        await socket.send_data(msgspec.json.encode(error).decode())
        await socket.close(NO_TABLE if refused.status in (404, 410) else POLICY)
        return
    conversation = Conversation(socket, lobby.host, hub, subscription, limits)
    try:
        await _until_closed(conversation)
    finally:
        hub.leave(subscription)


async def _until_closed(conversation: Conversation) -> None:
    tasks = [asyncio.create_task(conversation.read()), asyncio.create_task(conversation.write())]
    code = NORMAL
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if isinstance(error, Closed):
                code = error.code
            elif error is not None:
                code = ACCIDENT
                accident(error, "socket")
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if code != NORMAL:
        # The client may have gone already.
        with contextlib.suppress(Exception):
            await conversation.socket.close(code)

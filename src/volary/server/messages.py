"""What crosses the wire, as msgspec structs. Decoding checks types, lengths and ranges; nothing else parses input."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta

from volary.core.actions import Arg, Label, Reason, Ref
from volary.core.events import EventMessage
from volary.core.game import OptionSpec, OptionValue

Action = Annotated[int, Meta(ge=0, lt=1 << 53)]
Id = Annotated[int, Meta(ge=-1, lt=1 << 31)]
Name = Annotated[str, Meta(max_length=80)]
Short = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(max_length=64)]

# -- HTTP -------------------------------------------------------------------------------------------------------------


class GameInfo(msgspec.Struct):
    id: str
    options: list[OptionSpec]


class BotInfo(msgspec.Struct):
    id: str
    games: list[str]


class SeatOrder(msgspec.Struct):
    """Who is to sit there: me, a friend (who gets an invitation link) or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: Name = ""
    bot: Short | None = None


class NewTable(msgspec.Struct):
    game: Short
    seats: Annotated[list[SeatOrder], Meta(min_length=1, max_length=16)]
    options: dict[Short, Annotated[int, Meta(ge=-(1 << 31), lt=1 << 31)] | bool | Short] = {}
    name: Name = ""
    seed: Short | None = None


class Invitation(msgspec.Struct):
    seat: int
    path: str


class Created(msgspec.Struct):
    """``seat`` is -1 if the creator only watches."""

    table: str
    seat: int
    links: list[Invitation]


class Invite(msgspec.Struct):
    """Make a new invitation to this seat."""

    seat: Annotated[int, Meta(ge=0, lt=16)]


class TableSummary(msgspec.Struct):
    table: str
    name: str
    game: str
    seats: list[str]
    your_turn: bool
    over: bool


class JoinInfo(msgspec.Struct):
    table: str
    name: str
    game: str
    seat: int
    host: str


class Join(msgspec.Struct):
    token: Token
    name: Name = ""


class Joined(msgspec.Struct):
    table: str
    seat: int


class Problem(msgspec.Struct):
    """The body of every HTTP error. ``detail`` is an English sentence for whoever writes a client."""

    id: str
    key: str
    args: dict[str, Arg] = {}
    detail: str = ""


# -- WebSocket, client to server --------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """``events``: how many events the client holds already."""

    events: Annotated[int, Meta(ge=0, lt=1 << 31)] = 0


class Act(msgspec.Struct, tag_field="type", tag="act"):
    prompt: Short
    action: Action
    nonce: Annotated[str, Meta(min_length=1, max_length=64)]


class Undo(msgspec.Struct, tag_field="type", tag="undo"):
    nonce: Annotated[str, Meta(min_length=1, max_length=64)]


Coordinate = Annotated[int, Meta(ge=-1000, le=1000)]


class RefIn(msgspec.Struct, omit_defaults=True):
    """A Ref whose numbers are in range; ``ref`` gives it as the engine takes it."""

    type: Short
    seat: Id | None = None
    slot: Id | None = None
    card: Id | None = None
    food: Id | None = None
    face: Id | None = None
    habitat: Id | None = None
    id: Id | None = None
    x: Coordinate | None = None
    y: Coordinate | None = None
    turn: Id | None = None
    tile: Id | None = None
    segment: Id | None = None
    figure: Id | None = None

    def ref(self) -> Ref:
        # Not msgspec.convert: a compiled TypedDict has forgotten at run time which of its keys may be missing.
        return cast(Ref, msgspec.to_builtins(self))


class WhyNot(msgspec.Struct, tag_field="type", tag="why_not"):
    id: Annotated[int, Meta(ge=0, lt=1 << 53)]
    ref: RefIn


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    pass


FromClient = Hello | Act | Undo | WhyNot | Ping

# -- WebSocket, server to client --------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, omit_defaults=True):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    connected: bool
    bot: str | None = None


class UndoInfo(msgspec.Struct, omit_defaults=True):
    """Whether the viewer may take back its last action, and which one that is."""

    possible: bool
    option: Label | None = None


class TableInfo(msgspec.Struct, omit_defaults=True):
    """``you`` is -1 for spectators; ``seed`` (hex) is there when the game is over; ``thinking``: who must decide."""

    id: str
    name: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    you: int
    commitment: str
    seed_chosen: bool
    undo: UndoInfo
    over: bool
    thinking: list[int]
    seed: str | None = None


class StateMessage(msgspec.Struct, tag_field="type", tag="state"):
    """Everything that one viewer sees. The client keeps ``events[:events_from]`` of its own and adds ``events``."""

    seq: int
    table: TableInfo
    view: dict[str, Any]
    prompt: dict[str, Any] | None
    events: list[EventMessage]
    events_from: int


class RefusedMessage(msgspec.Struct, tag_field="type", tag="refused"):
    nonce: str
    reason: Reason


class WhyMessage(msgspec.Struct, tag_field="type", tag="why"):
    id: int
    reasons: list[Reason]


class ErrorMessage(msgspec.Struct, tag_field="type", tag="error"):
    id: str
    key: str


class PongMessage(msgspec.Struct, tag_field="type", tag="pong"):
    pass


ToClient = StateMessage | RefusedMessage | WhyMessage | ErrorMessage | PongMessage

"""The HTTP routes: a thin layer between JSON and the lobby, and the pages of the web client."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from volary.bots.registry import bots
from volary.core.game import games
from volary.core.replay import to_text
from volary.server.errors import Refused, accident
from volary.server.messages import (
    BotInfo,
    Created,
    GameInfo,
    Invitation,
    Invite,
    Join,
    Joined,
    JoinInfo,
    NewTable,
    Problem,
    TableSummary,
)
from volary.server.security import COOKIE, COOKIE_SECONDS
from volary.server.tables.lobby import Lobby, NotPossible, new_token

STATIC = Path(__file__).parent / "static"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Volary</title>
<h1>Volary</h1>
<p>The server runs, but the web client has not been built yet. In the source tree, <code>make build</code> builds it;
then reload this page. The API answers at <a href="/api/games">/api/games</a>.</p>
</html>
"""
HTTP_KEYS = {404: "ui-not-found", 405: "ui-not-found", 413: "ui-too-large"}

AnyRequest = Request[Any, Any, Any]


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    return [GameInfo(game.id, game.options_schema()) for game in games()]


@get("/api/bots", sync_to_thread=False)
def list_bots() -> list[BotInfo]:
    return [BotInfo(spec.id, spec.game_ids()) for spec in bots()]


@get("/api/tables", sync_to_thread=False)
def list_tables(request: AnyRequest, lobby: NamedDependency[Lobby]) -> list[TableSummary]:
    return lobby.tables_of(request.cookies.get(COOKIE))


@post("/api/tables", sync_to_thread=False)
def create_table(request: AnyRequest, data: JSONBody[NewTable], lobby: NamedDependency[Lobby]) -> Response[Created]:
    token = _token(request, lobby)
    created = lobby.create(data, token)
    return Response(created, cookies=[_cookie(request, token)] if created.seat >= 0 else [])


@get("/api/join/{token:str}", sync_to_thread=False)
def show_invitation(token: FromPath[str], lobby: NamedDependency[Lobby]) -> JoinInfo:
    return lobby.invitation(token)


@post("/api/join", sync_to_thread=False)
def join_table(request: AnyRequest, data: JSONBody[Join], lobby: NamedDependency[Lobby]) -> Response[Joined]:
    token = _token(request, lobby)
    return Response(lobby.join(data.token, data.name, token), cookies=[_cookie(request, token)])


@post("/api/tables/{table_id:str}/invite", sync_to_thread=False)
def invite(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Invite], lobby: NamedDependency[Lobby]
) -> Invitation:
    return lobby.invite(table_id, data.seat, request.cookies.get(COOKIE))


@get("/api/tables/{table_id:str}/replay", sync_to_thread=False)
def download_replay(table_id: FromPath[str], lobby: NamedDependency[Lobby]) -> Response[str]:
    table = lobby.host.load(table_id)
    if not table.over():
        # The seed in it tells every card that is still to come.
        raise Refused("ui-not-over", status=403)
    disposition = f'attachment; filename="{table.record.game}-{table_id}.volary"'
    return Response(to_text(table.replay()), media_type=MediaType.TEXT, headers={"Content-Disposition": disposition})


PAGES = [
    "/",
    "/new",
    "/g/{table_id:str}",
    "/join/{token:str}",
    "/cards",
    "/cards/{slug:str}",
    "/rules",
    "/rules/{game:str}",
]
"""Addresses of the client: one page, which looks at its address itself."""


@get(PAGES, sync_to_thread=False)
def page() -> Response[bytes]:
    return _page()


@get("/assets/{path:path}", sync_to_thread=False)
def asset(path: FromPath[Path]) -> Response[bytes]:
    # Names of assets have the hash of their content in them.
    return _found(_file(f"assets/{str(path).lstrip('/')}", "public, max-age=31536000, immutable"))


@get("/{name:str}", sync_to_thread=False)
def root_file(name: FromPath[str]) -> Response[bytes]:
    """Icons and the like, which browsers look for at the root."""
    found = _file(name, "no-cache")
    if found is None:
        raise NotFoundException
    return found


HANDLERS: list[HTTPRouteHandler] = [
    list_games,
    list_bots,
    list_tables,
    create_table,
    show_invitation,
    join_table,
    invite,
    download_replay,
    page,
    asset,
    root_file,
]


def on_refused(_: AnyRequest, refused: Refused) -> Response[Problem]:
    detail = refused.detail if isinstance(refused, NotPossible) else ""
    return _problem(refused.status, Problem("", refused.key, refused.message_args, detail))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem] | Response[bytes]:
    """A request that Litestar refuses: unknown address, a body of the wrong form or size."""
    if error.status_code == 404 and request.method == "GET" and _for_people(request.url.path):
        return _page(404)
    key = HTTP_KEYS.get(error.status_code, "ui-bad-request")
    return _problem(error.status_code, Problem("", key, {}, error.detail if error.status_code == 400 else ""))


def on_recursion(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    """Only a body's JSON is as deep as that: lists in lists in lists."""
    return _problem(400, Problem("", "ui-bad-request", {}, "the JSON is nested too deep"))


def on_accident(request: AnyRequest, error: Exception) -> Response[Problem]:
    return _problem(500, Problem(accident(error, f"{request.method} request"), "ui-accident"))


def _problem(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def _token(request: AnyRequest, lobby: Lobby) -> str:
    """The browser's token: the one it has, if it is one of ours, else a new one."""
    return lobby.known(request.cookies.get(COOKIE)) or new_token()


def _cookie(request: AnyRequest, token: str) -> Cookie:
    secure = request.headers.get("origin", "").startswith("https://")
    return Cookie(COOKIE, value=token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def _page(status: int = 200) -> Response[bytes]:
    """The client, which also has words for an address that is not there."""
    found = _file("index.html", "no-cache") or Response(NOT_BUILT.encode(), media_type=MediaType.HTML)
    found.status_code = status
    return found


def _for_people(path: str) -> bool:
    """Whether somebody may have typed or followed this address: it is neither the API's nor the name of a file."""
    return path.split("/")[1] not in ("api", "assets", "ws") and "." not in path and "\0" not in path


def _file(name: str, caching: str) -> Response[bytes] | None:
    """A file of the web build; None if there is none of this name, or if it lies elsewhere."""
    try:
        path = (STATIC / name).resolve()
        if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
            return None
        content = path.read_bytes()
    except (OSError, ValueError):
        # No name of a file at all: too long, or with a zero in it.
        return None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers={"Cache-Control": caching})


def _found(response: Response[bytes] | None) -> Response[bytes]:
    if response is None:
        raise Refused("ui-not-found", status=404)
    return response

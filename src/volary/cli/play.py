"""``volary play`` and ``volary serve``: the table in the browser, or in the terminal."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

import volary
from volary.cli.output import fail, out
from volary.cli.text_play import play_in_terminal

Port = Annotated[int | None, typer.Option(min=0, max=65535, help="Port; without it the first free one from 8000 on.")]
Database = Annotated[Path | None, typer.Option("--db", help="Database file; default: the user's data folder.")]


Beat = Annotated[float, typer.Option(min=0, help="Seconds between two moves of bots.")]


def play(
    port: Port = None,
    db: Database = None,
    beat: Beat = 0.4,
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal instead.")] = False,
    game: Annotated[str, typer.Option(help="With --text: wingspan or carcassonne.")] = "wingspan",
    players: Annotated[int, typer.Option(help="With --text: seats.")] = 2,
    bot: Annotated[str, typer.Option(help="With --text: the bot at the other seats.")] = "greedy",
    option: Annotated[list[str] | None, typer.Option(help="With --text: a game option, name=value.")] = None,
    seed: Annotated[str, typer.Option(help="With --text: any text; the same text gives the same game.")] = "",
    language: Annotated[str, typer.Option(help="With --text: en, de, es, ja.")] = "en",
) -> None:
    """Start the local server and open the browser; or, with --text, play in the terminal."""
    if text:
        play_in_terminal(game, players, bot, option or [], seed, language)
        return
    run_server("127.0.0.1", port, db, (), beat, open_browser=True)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0: every one.")] = "127.0.0.1",
    port: Port = None,
    db: Database = None,
    beat: Beat = 0.4,
    origin: Annotated[list[str] | None, typer.Option(help="Address of a proxy in front, https://...")] = None,
) -> None:
    """Serve tables to friends."""
    run_server(host, port, db, tuple(origin or ()), beat, open_browser=False)


def run_server(
    host: str, port: int | None, db: Path | None, origins: tuple[str, ...], beat: float, open_browser: bool
) -> None:
    """Serve until Ctrl-C."""
    try:
        from volary.server.app import serve as serve_tables
    except ModuleNotFoundError as error:
        fail(f"the server needs more packages ({error.name}): pip install 'volary[play]'")
    from volary.server.errors import ServerError

    def ready(address: str) -> None:
        out.print(f"Volary is at [bold]{address}[/bold]  (Ctrl-C ends it; games are kept)")
        if not volary.compiled():
            out.print("The engine runs interpreted: slower, not wrong. With a C compiler, build again.")
        if open_browser and has_display():
            webbrowser.open(address)

    try:
        serve_tables(host=host, port=port, db=db, origins=origins, ready=ready, beat=beat)
    except ServerError as error:
        fail(str(error))
    out.print("Volary has ended.")


def has_display() -> bool:
    """Whether there is a screen on which a browser can open."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

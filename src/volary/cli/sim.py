"""``volary sim``: many games between bots, and what came of them."""

from __future__ import annotations

import secrets
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Annotated

import typer
from rich.table import Table

from volary.arena.match import Figures, simulate
from volary.cli.options import parsed
from volary.cli.output import fail, out, print_json, progress_bar


def sim(
    game: Annotated[str, typer.Argument(help="Which game: wingspan or carcassonne.")] = "wingspan",
    players: Annotated[int, typer.Option(help="Seats.")] = 2,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Any text; the same text gives the same games.")] = "",
    bots: Annotated[str, typer.Option(help="Bots by seat, with commas; one alone plays all seats.")] = "greedy",
    option: Annotated[list[str] | None, typer.Option(help="A game option: name=value.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Worker processes.")] = 2,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play games between bots: mean scores by part, wins, seat bias, games a second."""
    import volary.games  # noqa: F401

    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        fail(f"--bots names {len(names)} bots for {players} players")
    options = parsed(game, option or [])
    if "seats" in options:
        fail("--option seats: say --players instead")
    seed = seed or secrets.token_hex(8)
    with (
        ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor,
        progress_bar(as_json) as progress,
    ):
        task = progress.add_task("games", total=games)
        figures = simulate(
            game, options, games, seed, names, executor, lambda done: progress.update(task, advance=done)
        )
    if as_json:
        print_json(figures)
    else:
        show(figures)


def show(figures: Figures) -> None:
    table = Table(box=None, header_style="bold")
    for head in ("bot", "games", "mean", *figures.bots[0].mean_parts, "wins"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for bot in figures.bots:
        parts = [f"{value:.1f}" for value in bot.mean_parts.values()]
        table.add_row(bot.bot, str(bot.games), f"{bot.mean_score:.1f}", *parts, f"{bot.wins:.1f}")
    out.print(table)
    shares = ", ".join(f"{share:.1%}" for share in figures.seat_wins)
    out.print(f"wins by seat: {shares}")
    out.print(
        f"{figures.games} games of {figures.seats} seats, seed {figures.seed}: {figures.seconds:.1f} s, "
        f"{figures.games_per_s:.1f} games/s, {figures.decisions_per_game:.0f} decisions a game"
    )

"""``volary perft``: count the ways to play on."""

from __future__ import annotations

from typing import Annotated

import typer

from volary.cli.options import parsed
from volary.cli.output import fail, out, print_json
from volary.core.events import Sink
from volary.core.game import game_by_id
from volary.core.perft import divide
from volary.core.playout import play_out
from volary.core.rng import seed_from_text, seed_streams


def perft_command(
    game: Annotated[str, typer.Argument(help="Which game: wingspan or carcassonne.")] = "wingspan",
    depth: Annotated[int, typer.Option(min=1, max=6, help="Decisions deep.")] = 2,
    seed: Annotated[str, typer.Option(help="Any text: the game's seed.")] = "1",
    ply: Annotated[int, typer.Option(min=0, max=100_000, help="Random decisions before counting.")] = 0,
    players: Annotated[int, typer.Option(help="Seats.")] = 2,
    option: Annotated[list[str] | None, typer.Option(help="A game option: name=value.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Count lines of play from a position, in all and under each first option."""
    import volary.games  # noqa: F401

    options = {**parsed(game, option or []), "seats": players}
    state = game_by_id(game).new(options, seed_from_text(seed), Sink())
    play_out(state, seed_streams(seed_from_text(seed), ["perft"]), Sink(), ply)
    if state.deciders() == 0:
        fail(f"the game is over before {ply} decisions")
    counts = divide(state, depth)
    total = sum(n for _, n in counts)
    if as_json:
        print_json({"depth": depth, "lines": total, "options": dict(counts)})
        return
    for words, n in counts:
        out.print(f"{n:>10}  {words}")
    out.print(f"{total:>10}  in all")

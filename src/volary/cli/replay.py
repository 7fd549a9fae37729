"""``volary replay``: look into a replay file, or verify every draw of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import volary.core.replay as replays
from volary.cli.output import fail, out, print_json
from volary.core.actions import SPECTATOR
from volary.core.events import ListSink, seen_as
from volary.core.game import game_by_id
from volary.core.state import State
from volary.text.log import Log, rendered


def replay(
    file: Annotated[Path, typer.Argument(help="A .volary file.")],
    at: Annotated[int, typer.Option(help="Stop after this many actions; -1: at the end.")] = -1,
    verify: Annotated[bool, typer.Option(help="Check seed, every action and the scores.")] = False,
    language: Annotated[str, typer.Option(help="Language of the log: en, de, es, ja.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show the log and the scores of a game, or verify it."""
    import volary.games  # noqa: F401

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{file}: {error.strerror if isinstance(error, OSError) else 'not UTF-8 text'}")
    record = replays.from_text(text, str(file))
    if at < -1 or at > len(record.moves):
        fail(f"--at {at}: {file} has {len(record.moves)} actions")
    sink = ListSink()
    state = replays.verify(record) if verify else replays.play(record, at, sink)
    if as_json:
        show_json(record, state, at, verify)
        return
    if verify:
        out.print(f"{file}: seed, {len(record.moves)} actions and scores hold")
    else:
        kinds = game_by_id(record.game_id).event_kinds()
        log = Log(language, record.names, int(SPECTATOR))
        log.add(seen_as(event, kinds[event.kind], SPECTATOR) for event in sink.events)
        out.print("\n".join(rendered(log.roots)), soft_wrap=True, markup=False)
    for score in state.scores():
        parts = ", ".join(f"{part['key']} {part['points']}" for part in score["parts"])
        out.print(f"{record.names[score['seat']]}: {score['total']} ({parts})", markup=False)


def show_json(record: replays.Replay, state: State, at: int, verified: bool) -> None:
    print_json(
        {
            "game": record.game_id,
            "options": record.options,
            "names": record.names,
            "actions": len(record.moves),
            "at": len(record.moves) if at < 0 else at,
            "verified": verified,
            "over": state.deciders() == 0,
            "key": f"{state.key():016x}",
            "scores": state.scores(),
        }
    )

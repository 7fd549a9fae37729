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
from volary.text.messages import LANGUAGES

HELD = "seed, {n} actions and scores hold"


def replay(
    file: Annotated[Path, typer.Argument(help="A .volary file.")],
    at: Annotated[int, typer.Option(help="Stop after this many actions; -1: at the end.")] = -1,
    verify: Annotated[bool, typer.Option(help="Check seed, every action and the scores.")] = False,
    language: Annotated[str, typer.Option(help="Language of the log: en, de, es, ja.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show the log and the scores of a game, or verify it."""
    import volary.games  # noqa: F401

    if language not in LANGUAGES:
        fail(f"--language {language}: there are {', '.join(LANGUAGES)}")
    if verify and at >= 0:
        fail("--verify looks at the whole game: leave --at out")
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{file}: {error.strerror if isinstance(error, OSError) else 'not UTF-8 text'}")
    record = replays.from_text(text, str(file))
    if at < -1 or at > len(record.moves):
        fail(f"--at {at}: {file} has {len(record.moves)} actions")
    # A file is somebody else's: what is in it does not get to steer the terminal.
    names = ["".join(letter if letter.isprintable() else "?" for letter in name) for name in record.names]
    sink = ListSink()
    state = replays.verify(record) if verify else replays.play(record, at, sink)
    if as_json:
        show_json(record, state, at, verify)
        return
    if verify:
        held = "seed and {n} actions hold; the game is not over" if record.scores is None else HELD
        out.print(f"{file}: {held.format(n=len(record.moves))}")
    else:
        kinds = game_by_id(record.game_id).event_kinds()
        log = Log(record.game_id, language, names, int(SPECTATOR))
        log.add(seen_as(event, kinds[event.kind], SPECTATOR) for event in sink.events)
        out.print("\n".join(rendered(log.roots)), soft_wrap=True, markup=False)
    for score in state.scores():
        parts = ", ".join(f"{part['key']} {part['points']}" for part in score["parts"])
        out.print(f"{names[score['seat']]}: {score['total']} ({parts})", markup=False)


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

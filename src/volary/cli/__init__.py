"""The command line: ``volary``. One module a command; what is given wrongly ends with exit code 2 and one sentence."""

from __future__ import annotations

import json
import platform
import sys
from typing import Annotated

import click
import typer

import volary
from volary.cli import bench, check_data, perft, play, replay, scenario, sim
from volary.cli.output import fail
from volary.core.errors import VolaryError

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Volary: Wingspan in the browser, at the command line, and for bots.",
)
app.command("play")(play.play)
app.command("serve")(play.serve)
app.command("sim")(sim.sim)
app.command("replay")(replay.replay)
app.add_typer(scenario.app, name="scenario")
app.command("perft")(perft.perft_command)
app.command("check-data")(check_data.check_data)
app.command("bench")(bench.bench)


@app.command()
def version(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False) -> None:
    """Say which version this is, and whether the engine is compiled or interpreted."""
    engine = "compiled" if volary.compiled() else "interpreted"
    if as_json:
        print(json.dumps({"version": volary.__version__, "engine": engine, "python": platform.python_version()}))
    else:
        print(f"volary {volary.__version__} ({engine} engine, Python {platform.python_version()})")


def main() -> None:
    """Run the command; errors that a person caused are one line on stderr and exit code 2."""
    try:
        sys.exit(app(standalone_mode=False) or 0)
    except VolaryError as error:
        fail(str(error))
    except click.ClickException as usage:
        fail(usage.format_message())
    except (click.Abort, KeyboardInterrupt):
        sys.exit(1)
    except UnicodeEncodeError as text:
        fail(f"text that is not Unicode: {text.object!r}")
    except BrokenPipeError:
        sys.exit(1)

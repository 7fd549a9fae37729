"""The command line: `volary`."""

import json
import platform
from typing import Annotated

import typer

import volary

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Wingspan at the command line and in the browser.")


@app.callback()
def _root() -> None:
    """Keep `volary version` a subcommand: Typer would make a single command the program itself."""


@app.command()
def version(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False) -> None:
    """Say which version this is, and whether the engine is compiled or interpreted."""
    engine = "compiled" if volary.compiled() else "interpreted"
    if as_json:
        print(json.dumps({"version": volary.__version__, "engine": engine, "python": platform.python_version()}))
    else:
        print(f"volary {volary.__version__} ({engine} engine, Python {platform.python_version()})")


def main() -> None:
    app()

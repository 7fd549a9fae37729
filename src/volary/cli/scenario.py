"""``volary scenario run``: play scenario files and say which holds (docs/scenarios.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from volary.cli.output import fail, out, print_json
from volary.core.errors import BadScenario
from volary.core.scenario import load

app = typer.Typer(no_args_is_help=True, help="Scenarios: positions with steps and expectations.")


@app.callback()
def _root() -> None:
    """Keep ``run`` a subcommand."""


@app.command()
def run(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Run scenarios. Exit code 1 if one does not hold, 2 if a file cannot be read."""
    import volary.games  # noqa: F401

    results: list[dict[str, object]] = []
    for file in files_of(paths):
        scenario = load(str(file))
        try:
            steps = scenario.run()
            results.append({"file": str(file), "holds": True, "steps": steps, "title": scenario.title})
        except BadScenario as error:
            results.append({"file": str(file), "holds": False, "error": str(error), "title": scenario.title})
    if as_json:
        print_json({"scenarios": results})
    else:
        for result in results:
            out.print(f"ok    {result['file']}" if result["holds"] else f"FAIL  {result['error']}", soft_wrap=True)
    if not all(result["holds"] for result in results):
        raise typer.Exit(1)


def files_of(paths: list[Path]) -> list[Path]:
    """The files named, and all .toml files below the folders named."""
    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not found:
            fail(f"{path}: no scenario (.toml) in this folder")
        files += found
    return files

"""``volary check-data``: read and check every record of cards and tiles."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from volary.cli.output import out, print_json


def check_data(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False) -> None:
    """Validate birds, powers, bonus cards, goals and tiles. Exit code 2 names the file and the record that is wrong."""
    # Importing the tables reads and checks every record; each module checks its own.
    from volary.carcassonne import tables as tiles
    from volary.text.messages import LANGUAGES
    from volary.text.powers import bonus_text, goal_text, power_text
    from volary.wingspan import bonus, goals, tables

    birds = tables.BIRDS[: tables.CORE_BIRDS]
    sentences = sum(
        bool(text)
        for language in LANGUAGES
        for text in (
            *(power_text(language, record["power"]) for record in tables.BIRDS),
            *(bonus_text(language, record) for record in tables.BONUS),
            *(goal_text(language, record) for record in tables.GOALS),
        )
    )
    figures: dict[str, object] = {
        "birds": len(birds),
        "swift_start_birds": len(tables.BIRDS) - len(birds),
        "bonus_cards": len(bonus.BONUS_KIND),
        "goals": len(goals.GOAL_KIND),
        "operations": len(tables.OP_VERB),
        "sentences": sentences,
        "tile_kinds": sum(not kind["garden"] for kind in tiles.KINDS),
        "tiles": {name: tiles_in(name) for name in tiles.SETS},
        "powers": dict(sorted(Counter(record["power"]["when"] for record in birds).items())),
    }
    if as_json:
        print_json(figures)
        return
    out.print(f"{figures['birds']} birds (and {figures['swift_start_birds']} Swift Start birds), ", end="")
    out.print(f"{figures['bonus_cards']} bonus cards, {figures['goals']} goals: all records are sound")
    listed = ", ".join(f"{name} {tiles_in(name)}" for name in tiles.SETS)
    out.print(f"{figures['tile_kinds']} kinds of tile ({listed}): all records are sound", soft_wrap=True)
    out.print(f"{figures['operations']} power operations, {sentences} sentences in {len(LANGUAGES)} languages")


def tiles_in(set_name: str) -> int:
    """How many tiles a set has; copies with a garden are counted with the kind that they belong to."""
    from volary.carcassonne import tables as tiles

    return sum(kind["count"] for kind in tiles.KINDS if kind["set"] == set_name and not kind["garden"])

"""``volary check-data``: read and check every card record."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from volary.cli.output import out, print_json


def check_data(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False) -> None:
    """Validate birds, powers, bonus cards and goals. Exit code 2 names the file and the record that is wrong."""
    # Importing the tables reads and checks every record; each module checks its own.
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
        "powers": dict(sorted(Counter(record["power"]["when"] for record in birds).items())),
    }
    if as_json:
        print_json(figures)
        return
    out.print(f"{figures['birds']} birds (and {figures['swift_start_birds']} Swift Start birds), ", end="")
    out.print(f"{figures['bonus_cards']} bonus cards, {figures['goals']} goals: all records are sound")
    out.print(f"{figures['operations']} power operations, {sentences} sentences in {len(LANGUAGES)} languages")

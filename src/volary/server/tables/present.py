"""The one message that shows a table to a viewer. Everything in it is the viewer's own view, or public."""

from __future__ import annotations

from typing import Any, cast

from volary.core.actions import SPECTATOR
from volary.server.messages import SeatInfo, StateMessage, TableInfo, UndoInfo
from volary.server.tables.table import GameTable


def state_message(table: GameTable, viewer: int, connected: frozenset[int], seq: int, events_from: int) -> StateMessage:
    """The whole state for a seat (or SPECTATOR), with the events from number ``events_from`` on."""
    return StateMessage(
        seq=seq,
        table=_table(table, viewer, connected),
        view=table.state.view(viewer),
        prompt=_prompt(table, viewer),
        events=table.events_for(viewer, events_from),
        events_from=events_from,
    )


def _table(table: GameTable, viewer: int, connected: frozenset[int]) -> TableInfo:
    record = table.record
    over = table.over()
    option = None if viewer == SPECTATOR else table.undo_label(viewer)
    return TableInfo(
        id=record.id,
        name=record.name,
        game=record.game,
        rules_version=record.rules_version,
        options=record.options,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                connected=seat.kind == "bot" or seat.seat in connected,
                bot=seat.bot,
            )
            for seat in record.seats
        ],
        you=viewer,
        commitment=table.commitment,
        seed_chosen=record.seed_chosen,
        undo=UndoInfo(option is not None, option),
        over=over,
        thinking=table.deciders(),
        seed=record.seed.hex() if over else None,
    )


def _prompt(table: GameTable, viewer: int) -> dict[str, Any] | None:
    prompt_id = None if viewer == SPECTATOR else table.prompt_id(viewer)
    if prompt_id is None:
        return None
    return {"id": prompt_id, **cast(dict[str, Any], table.state.prompt(viewer))}

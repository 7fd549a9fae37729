"""One game in memory: the fold of its rows, with what it takes to show it, refuse late answers and take back.

Nothing here writes to the store and nothing here is asynchronous.
"""

from __future__ import annotations

import msgspec

from volary.core.actions import Label
from volary.core.events import Event, EventKind, EventMessage, ListSink, seen_as
from volary.core.game import Game, game_by_id
from volary.core.replay import Move, Replay, commitment, with_words
from volary.core.state import State
from volary.server.errors import Refused
from volary.server.store import Damaged, Row, TableRecord

UNDO = (None, -1)


class Step(msgspec.Struct, frozen=True):
    """An act that was not taken back. ``first_event`` is how many events there were before it."""

    n: int
    seat: int
    action: int
    first_event: int
    reveals: bool


class Outcome(msgspec.Struct, frozen=True):
    """An act tried on a copy: the state that it leads to, and its events."""

    state: State
    events: list[Event]


class GameTable:
    """The table after its first ``n`` rows.

    ``serials`` counts, a seat, how often it was asked something: the prompt id is made of it, so it changes exactly
    when the seat's question changes and tells nothing else. ``lowest_cut`` is the smallest number of events that an
    undo ever left: what a client with unknown history holds beyond it may be stale. ``answered`` keeps, by seat and
    nonce, what was done: the prompt and the action, or UNDO.
    """

    def __init__(self, record: TableRecord, rows: list[Row]) -> None:
        self.record = record
        self.game: Game = game_by_id(record.game)
        if self.game.rules_version != record.rules_version:
            raise Refused("ui-rules-changed", status=410)
        self.kinds: list[EventKind] = self.game.event_kinds()
        self.commitment = commitment(record.game, record.options, record.seed)
        self.state, self.events = self._start()
        self.before: State | None = None
        self.steps: list[Step] = []
        self.answered: dict[tuple[int, str], tuple[str | None, int]] = {}
        self.serials = [0] * int(self.state.seats)
        self.lowest_cut = 1 << 53
        self.n = 0
        if [seat.seat for seat in record.seats] != list(range(self.state.seats)):
            raise Damaged(f"the game has {self.state.seats} seats, the table {len(record.seats)}")
        self._count_prompts(None, -1)
        for row in rows:
            self._check_row(row)
            if row.kind == "act":
                self.commit_act(row, self.try_act(row.seat, row.action))
            else:
                self.commit_undo(row)

    def _check_row(self, row: Row) -> None:
        """Raises Damaged for a row that nobody wrote after those before it. ``try_act`` says if an act is legal."""
        if row.n != self.n + 1:
            raise Damaged(f"row {row.n} follows row {self.n}")
        if not 0 <= row.seat < self.state.seats:
            raise Damaged(f"row {row.n} is by seat {row.seat} of {self.state.seats}")
        if row.kind == "undo" and (not self.steps or (self.steps[-1].n, self.steps[-1].seat) != (row.action, row.seat)):
            raise Damaged(f"row {row.n} takes back what is not the last act of seat {row.seat}")

    def _start(self) -> tuple[State, list[Event]]:
        sink = ListSink()
        return self.game.new(self.record.options, self.record.seed, sink), sink.events

    # -- what it is ---------------------------------------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """The seats that must decide now."""
        mask = self.state.deciders()
        return [seat for seat in range(self.state.seats) if mask >> seat & 1]

    def over(self) -> bool:
        return self.state.deciders() == 0

    def prompt_id(self, seat: int) -> str | None:
        """The name of the question that the seat is asked, None if it is not asked."""
        if self.state.deciders() >> seat & 1 == 0:
            return None
        return f"{seat}-{self.serials[seat]}"

    def undoable(self, seat: int) -> Step | None:
        """The act that the seat may take back: its own, the last of all, and nothing was revealed or rolled by it."""
        if not self.steps or self.over():
            return None
        last = self.steps[-1]
        return last if last.seat == seat and not last.reveals else None

    def undo_label(self, seat: int) -> Label | None:
        """What the seat would take back, in words; None if nothing."""
        step = self.undoable(seat)
        if step is None or self.before is None:
            return None
        return self.before.label(seat, step.action)

    def events_for(self, viewer: int, start: int) -> list[EventMessage]:
        """The events from number ``start`` on, as the viewer may see them."""
        return [seen_as(event, self.kinds[event.kind], viewer) for event in self.events[start:]]

    def replay(self) -> Replay:
        """The game as a replay, its actions in words."""
        record = self.record
        moves = [Move(step.seat, step.action) for step in self.steps]
        scores = [score["total"] for score in self.state.scores()] if self.over() else None
        names = [seat.name for seat in record.seats]
        return with_words(
            Replay(
                record.game,
                record.rules_version,
                record.options,
                record.seed,
                record.seed_chosen,
                names,
                moves,
                scores,
                self.commitment,
                record.id,
            )
        )

    # -- how it changes -----------------------------------------------------------------------------------------------

    def try_act(self, seat: int, action: int) -> Outcome:
        """Try an act on a copy. Raises IllegalAction. The table is as it was."""
        sink = ListSink()
        state = self.state.clone()
        state.apply_checked(seat, action, sink)
        return Outcome(state, sink.events)

    def commit_act(self, row: Row, outcome: Outcome) -> None:
        """Go on to what ``try_act`` has found: the row stands in the store."""
        self.answered[row.seat, row.nonce] = (self.prompt_id(row.seat), row.action)
        reveals = any(self.kinds[event.kind].reveals for event in outcome.events)
        self.steps.append(Step(row.n, row.seat, row.action, len(self.events), reveals))
        self.events.extend(outcome.events)
        self.before, self.state = self.state, outcome.state
        self._end_row(row, self.before)

    def commit_undo(self, row: Row) -> None:
        """Take the last act back: play again what stood before it. The row stands in the store."""
        self.answered[row.seat, row.nonce] = UNDO
        cut = self.steps.pop().first_event
        old = self.state
        self.state, self.events = self._start()
        self.before = None
        for step in self.steps:
            sink = ListSink()
            self.before = self.state.clone()
            self.state.apply(step.seat, step.action, sink)
            self.events.extend(sink.events)
        self.lowest_cut = min(self.lowest_cut, cut)
        self._end_row(row, old)

    def _end_row(self, row: Row, old: State) -> None:
        self.n = row.n
        self._count_prompts(old, row.seat)

    def _count_prompts(self, old: State | None, actor: int) -> None:
        """Give each seat with a new question a new prompt id. Others keep theirs: their answers are not late.

        A seat that goes on being asked while another one acts is part of one simultaneous choice: the same question.
        """
        for seat in self.deciders():
            same = (
                old is not None
                and seat != actor
                and old.deciders() >> seat & 1 == 1
                and old.legal_actions(seat) == self.state.legal_actions(seat)
            )
            if not same:
                self.serials[seat] += 1

"""The single door: every change of every game passes through ``GameHost.act`` or ``GameHost.undo``.

Nobody can forget one of their steps: a repeated nonce changes nothing; a late answer is refused; the rules are asked on
a copy; the row is in the store before anybody hears of it; then the listeners are told.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal

from volary.core.actions import Reason, Ref
from volary.core.errors import BadOptions, IllegalAction
from volary.server.errors import Refused, log
from volary.server.store import Conflict, Damaged, Row, Store
from volary.server.tables.table import UNDO, GameTable

Actor = Literal["person", "bot"]
Listener = Callable[[str, int | None], None]
"""Called with a table's id after each change; the number is how many events are left of those told before an undo."""

CACHED_TABLES = 200
LOST_RACES = 3


class GameHost:
    """All games. Used from one thread, the event loop's; no method waits."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.listeners: list[Listener] = []
        self._cache: OrderedDict[str, GameTable] = OrderedDict()

    def load(self, table_id: str) -> GameTable:
        """The table as it is.

        Raises Refused if there is none, if the rules have changed since it began, or if its record makes no game.
        """
        table = self._cache.get(table_id)
        if table is None:
            try:
                record = self.store.table(table_id)
                if record is None:
                    raise Refused("ui-no-table", status=404)
                rows = self.store.rows(table_id)
            except Damaged as error:
                raise _damaged(table_id, error) from error
            try:
                table = GameTable(record, rows)
            except Refused:
                raise
            except (BadOptions, IllegalAction) as error:
                # Rows of a game that is not there any more, or whose rules changed without a new version.
                log.error("table %s cannot be played on: %s", table_id, error)
                raise Refused("ui-rules-changed", status=410) from error
            except Exception as error:  # whatever stands there: it is this table's trouble, and no other's
                raise _damaged(table_id, error) from error
            self._cache[table_id] = table
            while len(self._cache) > CACHED_TABLES:
                self._cache.popitem(last=False)
        self._cache.move_to_end(table_id)
        return table

    def forget(self, table_id: str) -> None:
        """Read the table from the store the next time."""
        self._cache.pop(table_id, None)

    def tell(self, table_id: str, cut: int | None = None) -> None:
        """Tell every listener that the table has changed."""
        for listener in self.listeners:
            listener(table_id, cut)

    def act(self, table_id: str, seat: int, prompt: str, action: int, nonce: str, actor: Actor = "person") -> None:
        """Carry out an action. Raises Refused, then nothing has changed; a repeated nonce is accepted and ignored."""
        for _ in range(LOST_RACES):
            table = self.load(table_id)
            if _done_before(table, seat, nonce, (prompt, action)):
                return
            asked = table.prompt_id(seat)
            if asked is None:
                raise Refused("reason-over" if table.over() else "reason-not-your-turn", status=409)
            if asked != prompt:
                raise Refused("reason-outdated", status=409)
            try:
                outcome = table.try_act(seat, action)
            except IllegalAction as error:
                raise Refused("reason-illegal") from error
            row = Row(table_id, table.n + 1, "act", actor, seat, action, nonce)
            if self._append(row):
                table.commit_act(row, outcome)
                if table.over():
                    self._finish(table_id)
                self.tell(table_id)
                return
        raise Refused("reason-busy", status=409)

    def undo(self, table_id: str, seat: int, nonce: str) -> None:
        """Take back the seat's last action. Raises Refused if others have acted since or something was revealed."""
        for _ in range(LOST_RACES):
            table = self.load(table_id)
            if _done_before(table, seat, nonce, UNDO):
                return
            step = table.undoable(seat)
            if step is None:
                raise Refused("reason-no-undo", status=409)
            row = Row(table_id, table.n + 1, "undo", "person", seat, step.n, nonce)
            if self._append(row):
                table.commit_undo(row)
                self.tell(table_id, step.first_event)
                return
        raise Refused("reason-busy", status=409)

    def why_not(self, table_id: str, seat: int, ref: Ref) -> list[Reason]:
        """Why ``ref`` cannot be chosen now: asked of a position in which what the seat cannot know is made up."""
        table = self.load(table_id)
        if seat not in table.deciders():
            raise Refused("reason-over" if table.over() else "reason-not-your-turn", status=409)
        state = table.state.clone()
        state.determinise(seat, secrets.token_bytes(16))
        return state.why_not(seat, ref)

    def _finish(self, table_id: str) -> None:
        """Note that the game is over. If that fails, the next start looks at one table too many."""
        try:
            self.store.finish(table_id)
        except Exception as error:  # the act is in the store and must be told
            log.warning("table %s: not noted as finished: %s", table_id, error)

    def _append(self, row: Row) -> bool:
        """Whether the row is in the store. If not, or if nobody knows, what the cache holds is not trusted any more."""
        try:
            self.store.append(row)
        except Conflict:
            self.forget(row.game)
            return False
        except BaseException:
            self.forget(row.game)
            raise
        return True


def _damaged(table_id: str, error: Exception) -> Refused:
    log.error("table %s is damaged: %r", table_id, error, exc_info=not isinstance(error, Damaged))
    return Refused("ui-damaged", status=410)


def _done_before(table: GameTable, seat: int, nonce: str, what: tuple[str | None, int]) -> bool:
    """Whether the nonce was used for just this. Raises Refused if it was used for something else."""
    done = table.answered.get((seat, nonce))
    if done is not None and done != what:
        raise Refused("reason-outdated", status=409)
    return done is not None

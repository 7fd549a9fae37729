"""Bots at the tables: worker processes that talk JSON lines, and a driver that asks them when a bot must decide.

A worker is a plain child process with two pipes: it ends when the server does, however that ends; nothing is pickled;
and a bot in another language could take its place. See docs/decisions/0001-one-process-server.md.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import secrets
import sys
from collections.abc import Sequence

import msgspec

from volary.bots.protocol import BotAnswer, BotRequest
from volary.server.errors import Refused, accident
from volary.server.store import SeatRecord
from volary.server.tables.host import GameHost
from volary.server.tables.table import GameTable

log = logging.getLogger("volary.server")

ATTEMPTS = 3
ANSWER_SECONDS = 60.0
BEAT_SECONDS = 0.4
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 60.0


class BotFailed(Exception):
    """A worker died, was silent for too long, or its bot gave up."""


class Worker:
    """One worker process, started when it is first needed and again after it died. One request at a time."""

    def __init__(self, modules: Sequence[str]) -> None:
        self._modules = modules
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, request: BotRequest) -> BotAnswer:
        """The answer to the request. Raises BotFailed; then the worker is gone, and the next request starts another."""
        try:
            process = await self._running()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(ANSWER_SECONDS):
                line = await process.stdout.readline()
            answer = msgspec.json.decode(line, type=BotAnswer)
        except (OSError, TimeoutError, ValueError, msgspec.DecodeError) as error:
            await self.stop()
            raise BotFailed(f"the worker failed: {error!r}") from error
        except asyncio.CancelledError:
            # Its answer would be taken for the answer to the next request.
            await self.stop()
            raise
        if (answer.table, answer.prompt) != (request.table, request.prompt):
            await self.stop()
            raise BotFailed("the worker answered another question")
        if answer.error:
            raise BotFailed(answer.error)
        return answer

    async def _running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            command = [sys.executable, "-m", "volary.bots.worker", *self._modules]
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        return self.process

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class BotPool:
    """A few workers; a request waits for a free one."""

    def __init__(self, modules: Sequence[str] = (), size: int | None = None) -> None:
        count = size if size is not None else max(1, min(4, (os.cpu_count() or 2) - 1))
        self.workers = [Worker(modules) for _ in range(count)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._idle.put_nowait(worker)

    async def ask(self, request: BotRequest) -> BotAnswer:
        """The answer of some worker. Raises BotFailed."""
        worker = await self._idle.get()
        try:
            return await worker.ask(request)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """End every worker."""
        for worker in self.workers:
            await worker.stop()


class BotDriver:
    """Asks a bot whenever one must decide, and carries its answer through the host's door like anybody's.

    When that fails (the database is locked, the disk is full) it comes back to the table after a ``pause``, which
    doubles with every failure: nobody but the driver would make the bot's table go on.
    """

    def __init__(self, host: GameHost, pool: BotPool, beat: float = BEAT_SECONDS) -> None:
        self.host = host
        self.pool = pool
        self.beat = beat
        self.pause = FIRST_PAUSE
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._failures: dict[str, int] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def consider(self, table_id: str, _cut: int | None = None) -> None:
        """Start what is to be decided by bots at this table and is not under way: a listener of the host."""
        table = self._load(table_id)
        if table is None:
            return
        for seat in table.deciders():
            record = table.record.seats[seat]
            prompt = table.prompt_id(seat)
            if record.kind == "bot" and prompt is not None and (table_id, prompt) not in self._tasks:
                self._tasks[table_id, prompt] = asyncio.create_task(self._decide(table_id, record, prompt))

    def resume(self) -> None:
        """After a start: go on at every table where a bot must decide."""
        for table_id in self.host.store.unfinished():
            self.consider(table_id)

    async def close(self) -> None:
        """Stop thinking."""
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()

    def _load(self, table_id: str) -> GameTable | None:
        """The table; None if its bots stand still, for good or until the next attempt."""
        try:
            return self.host.load(table_id)
        except Refused as refused:
            log.warning("table %s: its bots stand still: %s", table_id, refused.key)
        except Exception as error:  # the store's; see _again
            self._again(table_id, error)
        return None

    def _again(self, table_id: str, error: Exception) -> None:
        """Log what went wrong, and come back to the table later."""
        accident(error, f"bots at table {table_id}")
        if table_id in self._timers:
            return
        failures = self._failures.get(table_id, 0)
        self._failures[table_id] = failures + 1
        pause = min(self.pause * 2 ** min(failures, 16), LONGEST_PAUSE)
        self._timers[table_id] = asyncio.get_running_loop().call_later(pause, self._retry, table_id)

    def _retry(self, table_id: str) -> None:
        del self._timers[table_id]
        if self._load(table_id) is not None:
            # Everybody: the row that nobody was sure of may have been written.
            self.host.tell(table_id)

    async def _decide(self, table_id: str, record: SeatRecord, prompt: str) -> None:
        try:
            # The beat runs while the bot thinks; people see a move at a time, and nobody waits for anybody's timer.
            action, _ = await asyncio.gather(self._choose(table_id, record, prompt), asyncio.sleep(self.beat))
            self.host.act(table_id, record.seat, prompt, action, f"bot-{prompt}", "bot")
            self._failures.pop(table_id, None)
        except Refused:
            # An undo has taken the question back: the answer is late, and the seat is asked again when it is its turn.
            log.info("table %s: late answer of a bot for prompt %s", table_id, prompt)
        except Exception as error:  # most likely the store's; the other tables must not stand still
            self._again(table_id, error)
        finally:
            del self._tasks[table_id, prompt]

    async def _choose(self, table_id: str, record: SeatRecord, prompt: str) -> int:
        legal: list[int] = []
        for attempt in range(ATTEMPTS):
            table = self.host.load(table_id)
            if table.prompt_id(record.seat) != prompt:
                raise Refused("reason-outdated")
            request = bot_request(table, record, prompt, attempt)
            legal = request.legal
            try:
                answer = await self.pool.ask(request)
            except BotFailed as failure:
                log.error("table %s, bot %s: %s", table_id, record.bot, failure)
                continue
            if answer.action in legal:
                return answer.action
            log.error("table %s, bot %s: %d is not legal", table_id, record.bot, answer.action)
        log.error("table %s: bot %s failed %d times; a random action stands in", table_id, record.bot, ATTEMPTS)
        return secrets.choice(legal)


def bot_request(table: GameTable, record: SeatRecord, prompt: str, attempt: int = 0) -> BotRequest:
    """What the bot at this seat is told. The state in it is made up where the seat cannot know.

    The randomness is split off the table's seed, so that the same seed and the same choices of people give the same
    game; a hash tells nothing of the seed.
    """
    split = hashlib.sha256(f"volary-bot|{prompt}|{attempt}|".encode() + table.record.seed).digest()
    guess = table.state.clone()
    guess.determinise(record.seat, split[:16])
    return BotRequest(
        table=table.record.id,
        prompt=prompt,
        game=table.record.game,
        rules_version=table.record.rules_version,
        bot=record.bot or "",
        seat=record.seat,
        view=table.state.view(record.seat),
        events=table.events_for(record.seat, 0),
        state=guess.encode(),
        legal=table.state.legal_actions(record.seat),
        seed=int.from_bytes(split[16:22]),
    )

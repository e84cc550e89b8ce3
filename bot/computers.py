"""Lets computer seats play, and gives standing answers: one task per table, each move a transaction of its own."""

from __future__ import annotations

import asyncio
import logging
import secrets
import traceback
from typing import TYPE_CHECKING, Any, Protocol

from bot import logs, metrics
from bot.moves import computers_asked, standing_answer
from bot.refusals import Stale, TableError
from bot.store import StoreError
from games import players
from games.core import Dice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.moves import Held

log = logging.getLogger(__name__)

TRIES = 3
"""So often a computer player may fail at one question before any legal move is played for it."""

LONGEST_PAUSE = 60.0
"""Seconds between two attempts to reach a store that fails."""


class Thinker(Protocol):
    """Whoever chooses for computer seats."""

    async def choose(self, game: str, dump: bytes, seat: int, level: str) -> str:
        """Answer the question that a seat is asked; give the key."""


class Host(Protocol):
    """What is needed of the tables."""

    async def held(self, table_id: int) -> Held:
        """Give a table and its game."""

    async def play_seat(self, table_id: int, seat: int, epoch: int, decision: str, key: str) -> Any:
        """Play for a seat."""


class Computers:
    """The tasks of all tables that wait for a computer seat."""

    def __init__(
        self, host: Host, thinker: Thinker, pause: Callable[[float], Awaitable[object]] = asyncio.sleep
    ) -> None:
        """Prepare; `pause` waits so many seconds."""
        self._host = host
        self._thinker = thinker
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[int] = set()
        self._closing = False

    def go_on(self, table_id: int) -> None:
        """Let the computer seats of a table answer; if they are at it, they look once more before they stop."""
        self._wanted.add(table_id)
        task = self._tasks.get(table_id)
        if task is None or task.done():
            task = asyncio.create_task(self._drive(table_id), name=f"computers of table {table_id}")
            self._tasks[table_id] = task
            task.add_done_callback(lambda done: self._forget(table_id, done))

    async def idle(self) -> None:
        """Wait until no computer seat has anything to do."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self, patience: float = 0.0) -> None:
        """Stop all of them, moves under way after so many seconds; after a restart they go on."""
        self._closing = True
        tasks = list(self._tasks.values())
        if tasks:
            await asyncio.wait(tasks, timeout=patience)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, table_id: int, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    async def _drive(self, table_id: int) -> None:
        """Answer question after question until a person is waited for; a store that fails is tried again."""
        logs.note(table=table_id)
        outages = 0
        while table_id in self._wanted and not self._closing:
            self._wanted.discard(table_id)
            try:
                await self._answer_all(table_id)
                outages = 0
            except StoreError as error:
                outages += 1
                report(error, table_id, "the store failed")
                self._wanted.add(table_id)
                await self._pause(min(2.0**outages, LONGEST_PAUSE))
            except TableError:
                pass  # the table was closed meanwhile
            except Exception as error:  # noqa: BLE001 - a broken game must not take the others along
                report(error, table_id, "the game cannot go on")

    async def _answer_all(self, table_id: int) -> None:
        failures: dict[str, int] = {}
        while not self._closing:
            held = await self._host.held(table_id)
            asked = computers_asked(held)
            if not asked:
                return
            question = _question(held, asked[0])
            failed = failures.get(question, 0)
            try:
                await self._answer(held, asked[0], at_random=failed >= TRIES)
            except Stale:
                continue  # somebody undid a move meanwhile
            except (StoreError, TableError):
                raise
            except Exception as error:
                if failed >= TRIES:
                    raise  # not even a legal move can be played
                failures = {question: failed + 1}
                report(error, table_id, question)

    async def _answer(self, held: Held, seat: int, *, at_random: bool) -> None:
        table, game, position, _ = held
        level = table.seats[seat].computer
        assert game is not None
        assert position is not None
        asked = game.pending()[seat]
        logs.note(revision=table.revision, step=asked.kind)
        if level is None:
            found = standing_answer(table, game, seat)
            assert found is not None
            key = found
        elif at_random:
            key = players.choose("random", game.view(seat), Dice(secrets.token_bytes(32)))
        else:
            with metrics.thinking_seconds.labels(level).time():
                key = await self._thinker.choose(table.game, position.dump, seat, level)
        await self._host.play_seat(table.id, seat, table.epoch, asked.id, key)


def _question(held: Held, seat: int) -> str:
    """Name a question for a log: where in the game, and its kind; nothing hidden."""
    assert held.game is not None
    return f"epoch {held.table.epoch}, entry {held.table.moves}, {held.game.pending()[seat].kind}"


def report(error: Exception, table_id: int, what: str) -> None:
    """Log an error with an id, and where it came from; its message might name a hidden card."""
    frames = traceback.extract_tb(error.__traceback__)
    where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    error_id = secrets.token_hex(4)
    metrics.errors.inc()
    about = {"error": error_id, "table": table_id}
    log.error("Error %s at table %s: %s: %s in %s", error_id, table_id, what, type(error).__name__, where, extra=about)

"""The clock of tables: reminders at half and at the end of somebody's time, and then what the table chose.

All of it is in the store; one task sleeps until the nearest moment. A wait that is due is looked at with what is known
now (is the clock running, is the person away, is it night there?) and put off, or one thing is done about it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bot import hours, lobby, moves
from bot.computers import report
from bot.refusals import BadPace, NotPaused, TableClosed, TableError
from bot.store.base import Call, Change
from bot.store.errors import StoreError
from bot.table import COMPUTER, LATE, NOTHING, OFFER, Table, Wait
from games.core import GameError

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.moves import Held, Outcome
    from bot.store import Store
    from bot.tables import Tables

HOUR = 3600
PACES = (0, HOUR, 8 * HOUR, 24 * HOUR, 72 * HOUR)
"""What a table can choose: no clock, or so many seconds per move."""

HALF, END, AGAIN = "half", "end", "again"
STAGES = ((HALF, 0.5), (END, 1.0))
"""Reminders for everybody waited for, and after which part of their time."""
FURTHER = ((AGAIN, 2.0), (AGAIN, 4.0))
"""Where nothing else happens at the end, these follow; then nobody is reminded any more."""
TROUBLE = 60.0
"""Seconds until something that failed is tried again."""
LOST = HOUR
"""The same for a game that cannot be loaded: only another program or a backup may help it."""


class Timekeeper:
    """Looks after everybody's time."""

    def __init__(self, tables: Tables, store: Store, clock: Clock) -> None:
        self.woken = asyncio.Event()
        self._tables = tables
        self._store = store
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look after the time from now on."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def close(self) -> None:
        """Stop; what is due then is done after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        while True:
            self.woken.clear()
            try:
                await self.tick()
                await self._tables.janitor.daily()
                until = await self._store.next_due()
            except Exception as error:  # noqa: BLE001 - else no table would have a clock until the next start
                report(error, 0, "the clock could not be read")
                until = self._clock() + TROUBLE
            await self._clock.wait(self.woken, until)

    async def tick(self) -> None:
        """Do all that is due."""
        while found := await self._store.due(self._clock()):
            for wait in found:
                try:
                    await self._look_at(wait)
                except StoreError:
                    raise
                except TableError:
                    await self._store.look_again(wait, None)  # the table was closed this moment
                except Exception as error:  # noqa: BLE001 - one table's trouble is not another's
                    report(error, wait.table, "its clock failed")
                    pause = LOST if isinstance(error, GameError) else TROUBLE
                    await self._store.look_again(wait, self._clock() + pause)

    async def _look_at(self, wait: Wait) -> None:
        held = await self._tables.held(wait.table)
        moves.insist_on_game(held)
        table = held.table
        person = table.seats[wait.seat].person
        if person is None or not table.pace or table.paused is not None:
            await self._store.look_again(wait, None)
            return
        kinds = STAGES + (FURTHER if table.late == NOTHING else ((table.late, 1.0),))
        if wait.stage >= len(kinds):
            await self._store.look_again(wait, None)
            return
        kind, part = kinds[wait.stage]
        liked, now = await self._tables.settings(person), self._clock()
        when = hours.over(wait.since, table.pace * part, liked)
        if when > now:
            await self._store.look_again(wait, when)
        elif kind == COMPUTER:
            await self._play_for(wait)
        elif kind == OFFER:
            await self._tables.people.offer(table.id, wait.seat)
            await self._store.look_again(wait, None)
        else:
            # Whoever could not be told that half of their time is over, by night or without a bot, still has that half.
            since = max(wait.since, hours.before(now, table.pace * part, liked)) if kind == HALF else wait.since
            await self._store.remind(wait, Call("remind", wait.seat, kind), now, since)
            self._tables.wake.set()

    async def _play_for(self, wait: Wait) -> None:
        """Let the computer play for whoever is late, to the end of their turn."""
        held = await self._tables.held(wait.table)
        turn = None if held.game is None else held.game.turn
        while held.game is not None and wait.seat in held.game.pending() and held.game.turn == turn:
            held = await self._tables.play_late(wait.table, wait.seat)

    # What people do to the clock

    async def until(self, table: Table) -> dict[int, float]:
        """Tell for each person waited for when their time is over, as things stand."""
        if not table.pace or table.paused is not None:
            return {}
        found = {}
        for wait in await self._store.waits(table.id):
            person = table.seats[wait.seat].person
            if person is not None:
                found[wait.seat] = hours.over(wait.since, table.pace, await self._tables.settings(person))
        return found

    async def set_pace(self, table_id: int, by: int, pace: int, late: str) -> Table:
        """Choose the pace, and what happens at the end of somebody's time; only the host may."""

        async def paced(held: Held) -> Outcome:
            if not held.table.live:
                raise TableClosed(table_id)
            lobby.insist_on_host(held.table, by)
            if pace not in PACES or late not in LATE:
                raise BadPace(pace)
            # What the clock offered is taken back; where a computer keeps a seat warm, somebody may still want it.
            warm = tuple(each for each in held.table.offered if held.table.seats[each].person is None)
            after = moves.changed(held.table, self._clock(), pace=pace, late=late, paused=None, offered=warm)
            return _retimed(held, after, (moves.OFFERS,) if held.table.offered != warm else ())

        return (await self._tables.change(table_id, paced)).held.table

    async def resume(self, table_id: int, by: int) -> Table:
        """Let the clock go on; anybody at the table may."""

        async def resumed(held: Held) -> Outcome:
            lobby.insist_on_seat(held.table, by)
            moves.insist_on_game(held)
            if held.table.paused is None:
                raise NotPaused(table_id)
            after = moves.changed(held.table, self._clock(), paused=None)
            return _retimed(held, after, (), resumed=held.table.paused)

        return (await self._tables.change(table_id, resumed)).held.table


def _retimed(held: Held, after: Table, calls: tuple[Call, ...], resumed: float | None = None) -> Outcome:
    waiting = None if held.game is None else moves.waiting(after, held.game)
    change = Change(table=after, waiting=waiting, retimed=True, resumed=resumed, calls=calls)
    return moves.Outcome(change, held._replace(table=after), [])


def paused(held: Held, now: float, **fields: Any) -> Outcome:
    """Stop the clock of a table."""
    after = moves.changed(held.table, now, paused=now, **fields)
    return _retimed(held, after, (moves.ASKING,))

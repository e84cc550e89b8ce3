"""Cleaning up by rule, once a day: what nobody comes back to is ended, what ended long ago is deleted.

a lobby that nobody touched for a week                 is closed
a game in which nobody moved for 60 days               is ended, without a winner
a game that was stopped, or a lobby that was closed    is deleted after 30 days
a game that was played to its end                      is deleted after a year
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bot import moves
from bot.refusals import AlreadyStarted, TableClosed, TableError
from bot.table import ENDED, LOBBY, OVER, PLAYING
from games.core import GameError

if TYPE_CHECKING:
    from bot.moves import Held, Outcome
    from bot.store import Store
    from bot.tables import Tables

DAY = 86_400.0
LEFT = {LOBBY: 7 * DAY, PLAYING: 60 * DAY}
"""After which time without a change a table is ended."""
KEPT = {ENDED: 30 * DAY, OVER: 365 * DAY}
"""How long what has ended is kept."""
NOTE = "tidied"


class Janitor:
    """Cleans up, and forgets whoever wants to be forgotten."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store

    async def daily(self) -> None:
        """Clean up, unless that was done less than a day ago."""
        now = self._tables.now()
        last = await self._store.get_note(NOTE)
        if last is not None and now - float(last) < DAY:
            return
        await self.tidy()
        await self._store.set_note(NOTE, str(now))

    async def tidy(self) -> None:
        """End what was left, delete what is old."""
        now = self._tables.now()
        for status, kept in KEPT.items():
            await self._store.delete(status, now - kept)
        for status, left in LEFT.items():
            for table_id in await self._store.untouched(status, now - left):
                await self._end(table_id)

    async def _end(self, table_id: int) -> None:
        async def gone(held: Held) -> Outcome:
            if not held.table.live:
                raise TableClosed(table_id)
            return moves.ended(held, self._tables.now(), why="gone")

        try:
            await self._tables.change(table_id, gone)
        except TableError:
            return  # somebody closed it this moment

    async def forget(self, person: int) -> None:
        """Let a person leave every table they sit at, and delete what is stored of them."""
        for table in await self._tables.live(person=person):
            with suppress(TableError):  # it was closed this moment
                await self._take_leave(table.id, person)
        await self._store.forget(person)

    async def _take_leave(self, table_id: int, person: int) -> None:
        try:
            await self._tables.leave(table_id, person)
        except AlreadyStarted:
            await self._concede(table_id, person)

    async def _concede(self, table_id: int, person: int) -> None:
        try:
            await self._tables.people.concede(table_id, person)
        except GameError:  # it cannot be loaded, so nobody can play on
            await self._end(table_id)

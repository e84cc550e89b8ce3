"""The store in one SQLite file: a connection that writes, and one that only reads beside it.

Every method runs as one function in the connection's thread: one hop, and no cancelled task leaves a transaction open.
"""

# ruff: noqa: S608 - what is put into the SQL are the lists of columns in rows.py

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import aiosqlite

from bot.store import forgetting, rows, schema, timing
from bot.store import transactions as work
from bot.store.base import Store
from bot.store.errors import MissingDatabase, StoreError
from bot.table import Guild

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bot.store.base import Call, Change, Glance, Saved, WayBack, WayTo
    from bot.table import Entry, Notice, Post, Settings, Table, Wait

T = TypeVar("T")


async def open_store(
    path: str | Path, *, migrations: Sequence[schema.Migration] | None = None, busy: float = schema.BUSY_SECONDS
) -> SQLiteStore:
    """Open a database file, or make one; bring it up to date first, with a backup beside it."""
    file = Path(path)
    await asyncio.to_thread(_prepare, file, migrations, busy)
    store = SQLiteStore(file, busy)
    await store.start()
    return store


def _prepare(file: Path, migrations: Sequence[schema.Migration] | None, busy: float) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MissingDatabase(f"The folder of {file} cannot be made: {error.strerror}.") from error
    schema.upgrade(file, migrations, busy=busy)


class SQLiteStore(Store):
    """A store in one file."""

    def __init__(self, path: Path, busy: float) -> None:
        """Prepare the two connections; `open_store` opens them."""
        self.path = path
        connector = partial(schema.connect, path, busy=busy)
        self._writer = aiosqlite.Connection(connector, iter_chunk_size=64)
        self._reader = aiosqlite.Connection(connector, iter_chunk_size=64)
        self._open = False

    async def start(self) -> None:
        """Open both connections."""
        try:
            await self._writer
            await self._reader
            await self._reader.execute("PRAGMA query_only = ON")
        except sqlite3.Error as error:
            await self.close()
            raise schema.explained(error, self.path) from error
        self._open = True

    async def close(self) -> None:
        """Finish what is being written, and close the file."""
        self._open = False
        await self._reader.close()
        await self._writer.close()

    # Tables

    async def create(self, table: Table, seed: bytes) -> Table:
        """Store a new table."""
        return await self._write(work.create, table, seed)

    async def glance(self, table_id: int, interaction: str | None = None) -> Glance | None:
        """Give the revision, and whether an interaction is known."""
        return await self._read(work.glance, table_id, interaction)

    async def saved(self, table_id: int) -> Saved | None:
        """Give a table and its position."""
        return await self._read(work.saved, table_id)

    async def in_channel(self, channel: int) -> Table | None:
        """Give the live table of a channel, else the newest that was played."""
        return await self._read(work.in_channel, channel)

    async def live(self, guild: int | None = None, person: int | None = None) -> list[Table]:
        """List the live tables."""
        return await self._read(work.live, guild, person)

    async def outdated(self, game: str, version: int) -> list[int]:
        """List the running games of older rules."""
        return await self._read(work.outdated, game, version)

    async def commit(self, change: Change) -> None:
        """Carry out a change."""
        await self._write(work.commit, change)

    async def log(self, table_id: int, after: int = 0) -> list[Entry]:
        """Give the entries of the log after a number."""
        return await self._read(work.log, table_id, after)

    async def way_back(self, table_id: int, seat: int) -> WayBack | None:
        """Find what is needed to undo a seat's last move."""
        return await self._read(work.way_back, table_id, seat)

    async def way_to(self, table_id: int, number: int) -> WayTo:
        """Find what is needed to come to the position before an entry."""
        return await self._read(work.way_to, table_id, number)

    async def seed(self, table_id: int) -> bytes | None:
        """Give the seed."""
        row = await self._read(_first, "SELECT seed FROM tables WHERE id = ?", table_id)
        return row and bytes(row[0])

    # What has to be said

    async def notices(self) -> list[Notice]:
        """List all that was not said yet."""
        return await self._read(work.notices)

    async def said(self, notices: Iterable[int], post: Post | None, closed: Iterable[Post], *, close: bool) -> None:
        """Forget what was said, and keep the new post."""
        await self._write(work.said, tuple(notices), post, tuple(closed), close)

    async def failed(self, notice: int) -> None:
        """Count an attempt."""
        await self._write(_run, "UPDATE notices SET attempts = attempts + 1 WHERE id = ?", notice)

    async def posts(self, table_id: int, kind: str | None = None) -> list[Post]:
        """List the messages that stand for a table."""
        return await self._read(work.posts, table_id, kind)

    # Small facts

    async def settings(self, person: int) -> Settings | None:
        """Give what a person likes."""
        row = await self._read(_first, f"SELECT {rows.SETTINGS} FROM settings WHERE person = ?", person)
        return row and rows.settings(row)

    async def set_settings(self, settings: Settings, now: float = 0.0) -> None:
        """Store what a person likes."""
        await self._write(timing.set_settings, settings, now)

    async def guild(self, guild: int) -> Guild | None:
        """Give what a server has chosen."""
        row = await self._read(_first, f"SELECT {rows.GUILD} FROM guilds WHERE guild = ?", guild)
        return row and Guild(*row)

    async def set_guild(self, guild: Guild) -> None:
        """Store what a server has chosen."""
        sql = f"REPLACE INTO guilds ({rows.GUILD}) VALUES (?, ?, ?, ?, ?, ?)"
        row = (guild.id, guild.lang, guild.openers, guild.enders, guild.boards, guild.logs)
        await self._write(_run, sql, *row)

    async def forget(self, person: int) -> None:
        """Delete what is stored of a person."""
        await self._write(forgetting.erase, person)

    async def follow(self, table_id: int, person: int, *, on: bool) -> None:
        """Have somebody told, or no longer."""
        sql = (
            "INSERT OR IGNORE INTO follows (table_id, person) VALUES (?, ?)"
            if on
            else "DELETE FROM follows WHERE table_id = ? AND person = ?"
        )
        await self._write(_run, sql, table_id, person)

    async def followers(self, table_id: int) -> list[int]:
        """List who is told."""
        return await self._read(work.followers, table_id)

    async def untouched(self, status: str, before: float) -> list[int]:
        """List the tables that nobody has touched."""
        return await self._read(work.untouched, status, before)

    async def delete(self, status: str, before: float) -> int:
        """Delete tables that ended long ago."""
        return await self._write(work.delete, status, before)

    # Time

    async def due(self, now: float) -> list[Wait]:
        """List whom something is to be done about now."""
        return await self._read(timing.due, now)

    async def next_due(self) -> float | None:
        """Tell when there will be something to do next."""
        row = await self._read(_first, "SELECT min(due) FROM waits WHERE due IS NOT NULL")
        return None if row[0] is None else float(row[0])

    async def waits(self, table_id: int) -> list[Wait]:
        """List whom a table waits for."""
        return await self._read(timing.waits, table_id)

    async def look_again(self, wait: Wait, due: float | None) -> None:
        """Put off what is to be done."""
        await self._write(timing.look_again, wait, due)

    async def remind(self, wait: Wait, call: Call, now: float, since: float | None = None) -> None:
        """Have somebody reminded, once."""
        await self._write(timing.remind, wait, call, now, since)

    async def get_note(self, key: str) -> str | None:
        """Give a small fact."""
        row = await self._read(_first, "SELECT value FROM notes WHERE key = ?", key)
        return row and str(row[0])

    async def set_note(self, key: str, value: str) -> None:
        """Store a small fact."""
        await self._write(_run, "REPLACE INTO notes (key, value) VALUES (?, ?)", key, value)

    # In the threads

    async def _write(self, do: Callable[..., T], *args: Any) -> T:
        return await self._hop(self._writer, "BEGIN IMMEDIATE", do, args)

    async def _read(self, do: Callable[..., T], *args: Any) -> T:
        return await self._hop(self._reader, "BEGIN", do, args)

    async def _hop(
        self, connection: aiosqlite.Connection, begin: str, do: Callable[..., T], args: tuple[Any, ...]
    ) -> T:
        if not self._open:
            raise StoreError(f"{self.path} is closed.")
        # The public calls of aiosqlite are one hop per statement, and a task may be cancelled between two of them.
        hop: Callable[..., Any] = connection._execute  # noqa: SLF001
        try:
            return await hop(_transaction, connection._conn, begin, do, args)  # type: ignore[no-any-return] # noqa: SLF001
        except sqlite3.Error as error:
            raise schema.explained(error, self.path) from error


def _transaction(db: sqlite3.Connection, begin: str, do: Callable[..., T], args: tuple[Any, ...]) -> T:
    db.execute(begin)
    try:
        result = do(db, *args)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:  # a full disk has rolled back already
            db.execute("ROLLBACK")
        raise
    return result


def _first(db: sqlite3.Connection, sql: str, *args: Any) -> Any:
    return db.execute(sql, args).fetchone()


def _run(db: sqlite3.Connection, sql: str, *args: Any) -> None:
    db.execute(sql, args)

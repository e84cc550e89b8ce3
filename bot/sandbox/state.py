"""The file that lets a local game go on tomorrow: SQLite, written as things change."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import msgspec

from bot.sandbox.people import Person
from bot.sandbox.world import Channel, File, Message

if TYPE_CHECKING:
    from pathlib import Path

    from bot.sandbox.world import World

log = logging.getLogger(__name__)

Json = dict[str, Any]
Row = tuple[str, str, bytes | None]

SCHEMA = """
CREATE TABLE IF NOT EXISTS thing (
    kind TEXT NOT NULL, key TEXT NOT NULL, data BLOB NOT NULL, PRIMARY KEY (kind, key)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, name TEXT NOT NULL, type TEXT NOT NULL, data BLOB NOT NULL);
PRAGMA user_version = 1;
"""
VERSION = 1


class BadState(Exception):
    """A file that the sandbox cannot go on from."""


class State:
    """Keeps a world in a file. One writer at a time; what changes meanwhile goes into the next batch."""

    def __init__(self, path: Path, world: World) -> None:
        self.path = path
        self.world = world
        self.task: asyncio.Task[None] | None = None
        world.touched = self._touched
        self.opened = False
        self.failure: Exception | None = None

    async def open(self) -> bool:
        """Load the world from the file; False when there is none yet."""
        try:
            found = await asyncio.to_thread(self._read)
        except sqlite3.Error as error:
            raise BadState(f"{error}.") from error
        self.opened = True
        if found is None:
            return False
        self._restore(*found)
        return True

    async def close(self) -> None:
        """Write what is left."""
        await self.settled()

    async def settled(self) -> None:
        """Wait until everything that has happened is written; raise BadState when it cannot be."""
        while self.task is not None or (self.opened and self.world.dirty):
            self._touched()
            if self.task is not None:
                await asyncio.shield(self.task)
            if self.failure is not None:
                raise BadState(f"{self.failure}.") from self.failure

    def _touched(self) -> None:
        if self.task is None and self.opened:
            self.task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        self.failure = None
        try:
            while self.world.dirty and self.failure is None:
                await self._flush()
        finally:
            self.task = None

    async def _flush(self) -> None:
        changed = dict(self.world.dirty)
        rows, files = self._batch()
        try:
            await asyncio.to_thread(self._write, rows, files)
        except (sqlite3.Error, OSError) as error:
            # The next change tries again, with this one.
            log.exception("The sandbox could not write to %s", self.path)
            self.world.dirty |= changed
            self.failure = error

    def _batch(self) -> tuple[list[Row], list[tuple[int, File | None]]]:
        world, rows, files = self.world, [], []
        world.dirty["note", "world"] = None
        for kind, key in world.dirty:
            if kind == "file":
                files.append((key, None if key in world.dropped else world.files.get(key)))
            else:
                data = self._dump(kind, key)
                text = ":".join(str(part) for part in key) if isinstance(key, tuple) else str(key)
                rows.append((kind, text, None if data is None else msgspec.json.encode(data)))
        world.dirty.clear()
        return rows, files

    def _dump(self, kind: str, key: Any) -> Any:
        world = self.world
        if kind == "note":
            ids = [
                int(world.bot["id"]),
                world.bot["username"],
                world.guild_id,
                world.guild["name"],
                world.guild["preferred_locale"],
            ]
            return {"ids": ids, "last": world.snowflakes.last, "base": world.base}
        if kind == "person":
            return world.people[key].dump()
        if kind == "command":
            return world.commands.get(key)
        if kind == "read":
            return world.reads.get(key)
        if kind == "channel":
            found = world.channels.get(key)
            return found and {"data": found.data, "members": sorted(found.members), "pins": found.pins}
        return self._dump_message(*key)

    def _dump_message(self, channel: int, ident: int) -> Any:
        place = self.world.channels.get(channel)
        message = place and place.items.get(ident)
        return message and {"author": message.author, "data": message.data}

    # The file; these run in a thread

    def _connect(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(self.path)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        if db.execute("PRAGMA user_version").fetchone()[0] > VERSION:
            db.close()
            raise BadState("it was written by a newer sandbox.")
        db.executescript(SCHEMA)
        return db

    def _read(self) -> tuple[dict[str, list[tuple[str, Any]]], list[tuple[int, str, str, bytes]]] | None:
        with closing(self._connect()) as db:
            things: dict[str, list[tuple[str, Any]]] = {}
            for kind, key, data in db.execute("SELECT kind, key, data FROM thing"):
                things.setdefault(kind, []).append((key, data))
            if "note" not in things:
                return None
            return things, db.execute("SELECT id, name, type, data FROM file").fetchall()

    def _write(self, rows: list[Row], files: list[tuple[int, File | None]]) -> None:
        with closing(self._connect()) as db, db:
            db.executemany("DELETE FROM thing WHERE kind = ? AND key = ?", [row[:2] for row in rows if row[2] is None])
            db.executemany("INSERT OR REPLACE INTO thing VALUES (?, ?, ?)", [row for row in rows if row[2] is not None])
            db.executemany("DELETE FROM file WHERE id = ?", [(ident,) for ident, file in files if file is None])
            kept = [(ident, *file) for ident, file in files if file is not None]
            db.executemany("INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?)", kept)

    # Back into the world

    def _restore(self, things: dict[str, list[tuple[str, Any]]], files: list[tuple[int, str, str, bytes]]) -> None:
        world = self.world
        note = msgspec.json.decode(things["note"][0][1])
        old, new = note["base"].encode(), world.base.encode()

        def rows(kind: str) -> list[tuple[str, Any]]:
            # Addresses of files begin with the address that the server had then.
            found = [(key, msgspec.json.decode(data.replace(old, new))) for key, data in things.get(kind, [])]
            return sorted(found, key=lambda row: [int(part) for part in row[0].split(":")])

        world.found(*note["ids"])
        world.snowflakes.last = note["last"]
        world.people = {int(key): Person(**data) for key, data in rows("person")}
        world.settle_owner()
        world.files = {ident: File(name, kind, data) for ident, name, kind, data in files}
        world.commands = {int(key): data for key, data in rows("command")}
        for key, data in rows("channel"):
            channel = Channel(int(key), data["data"], set(data["members"]), pins=data["pins"])
            world.channels[channel.id] = channel
            if channel.type == 1:
                world.direct[frozenset(channel.members)] = channel
        for key, data in rows("message"):
            self._restore_message(int(key.split(":")[1]), data)
        for key, upto in rows("read"):
            person, channel_id = key.split(":")
            world.reads[int(person), int(channel_id)] = upto

    def _restore_message(self, ident: int, data: Json) -> None:
        channel = self.world.channels.get(int(data["data"]["channel_id"]))
        if channel is None:
            return
        channel.items[ident] = Message(ident, channel, data["author"], data["data"])
        channel.ids.append(ident)

"""Tables: who sits where, what is played, and what has to be said about it. Each change is one transaction."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Protocol

from bot.refusals import (
    AlreadySeated,
    AlreadyStarted,
    CannotUndo,
    ChannelTaken,
    NoComputer,
    NotHost,
    NotOver,
    NotReady,
    NotSeated,
    NotStarted,
    Stale,
    TableClosed,
    TableError,
    TableFull,
    UnknownTable,
)
from bot.table import Entry, Look, Notice, Person, Played, Post, Seat, Settings, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    import games
    from games.core import OptionValue, Text

__all__ = [
    "AlreadySeated",
    "AlreadyStarted",
    "CannotUndo",
    "ChannelTaken",
    "Entry",
    "Look",
    "NoComputer",
    "NotHost",
    "NotOver",
    "NotReady",
    "NotSeated",
    "NotStarted",
    "Notice",
    "Person",
    "Played",
    "Post",
    "Seat",
    "Settings",
    "Stale",
    "Table",
    "TableClosed",
    "TableError",
    "TableFull",
    "Tables",
    "UnknownTable",
]


class Thinker(Protocol):
    """Whoever chooses for computer seats."""

    async def choose(self, game: str, dump: bytes, seat: int, level: str) -> str:
        """Answer the question that a seat is asked; give the key."""


class Tables:
    """All tables of a store: `Tables(await open_store("beagle.sqlite3"))`."""

    wake: asyncio.Event
    """Set whenever a notice was committed; whoever reads the notices clears it."""

    def __init__(
        self,
        store: Any,
        *,
        thinker: Thinker | None = None,
        cache: int = 256,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.wake = asyncio.Event()
        raise NotImplementedError

    async def resume(self) -> None:
        """Let tables that wait for a computer player go on; to be called once, at the start."""
        raise NotImplementedError

    async def close(self) -> None:
        """Stop the computer players and close the store."""
        raise NotImplementedError

    # Which tables there are

    async def get(self, table_id: int) -> Table:
        raise NotImplementedError

    async def in_channel(self, channel: int) -> Table | None:
        raise NotImplementedError

    async def live(self, guild: int | None = None, person: int | None = None) -> list[Table]:
        raise NotImplementedError

    # The lobby

    async def open(
        self,
        *,
        guild: int | None,
        channel: int,
        game: str,
        host: Person,
        lang: str,
        options: Mapping[str, OptionValue] | None = None,
    ) -> Table:
        raise NotImplementedError

    async def join(self, table_id: int, person: Person) -> Table:
        raise NotImplementedError

    async def leave(self, table_id: int, person_id: int) -> Table:
        raise NotImplementedError

    async def add_computer(self, table_id: int, by: int, level: str) -> Table:
        raise NotImplementedError

    async def remove_computer(self, table_id: int, by: int) -> Table:
        raise NotImplementedError

    async def set_option(self, table_id: int, by: int, name: str, value: OptionValue) -> Table:
        raise NotImplementedError

    def problems(self, table: Table) -> list[Text]:
        raise NotImplementedError

    # The game

    async def start(self, table_id: int, by: int, interaction: int | str | None = None) -> Table:
        raise NotImplementedError

    async def play(
        self,
        table_id: int,
        person_id: int,
        *,
        epoch: int,
        decision: str,
        key: str,
        interaction: int | str | None = None,
    ) -> Played:
        raise NotImplementedError

    async def undo(self, table_id: int, person_id: int, interaction: int | str | None = None) -> Table:
        raise NotImplementedError

    async def end(self, table_id: int, by: int) -> Table:
        raise NotImplementedError

    async def look(self, table_id: int) -> Look:
        raise NotImplementedError

    async def log(self, table_id: int, after_move: int = 0) -> list[Entry]:
        raise NotImplementedError

    async def record(self, table_id: int) -> games.Record:
        raise NotImplementedError

    async def seed(self, table_id: int) -> str:
        raise NotImplementedError

    # What has to be said

    async def notices(self) -> list[Notice]:
        raise NotImplementedError

    async def said(self, notices: Iterable[int], post: Post | None = None, closed: Iterable[Post] = ()) -> None:
        raise NotImplementedError

    async def failed(self, notice: int) -> None:
        raise NotImplementedError

    async def posts(self, table_id: int, kind: str | None = None) -> list[Post]:
        raise NotImplementedError

    # Small facts

    async def settings(self, person: int) -> Settings:
        raise NotImplementedError

    async def set_settings(self, settings: Settings) -> None:
        raise NotImplementedError

    async def get_note(self, key: str) -> str | None:
        raise NotImplementedError

    async def set_note(self, key: str, value: str) -> None:
        raise NotImplementedError

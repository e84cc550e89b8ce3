"""What the bot asks of a store. A backend keeps these promises, and tests/bot/store checks them for each.

A change of a table is one call, `commit`, and one transaction: the table, its position, the log, what can be undone,
and what has to be said. It is carried out only if nobody else changed the table since, and once per interaction.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.table import Entry, Guild, Notice, Post, Settings, Table, Wait
    from games.core import Event

TURN_STARTS = 16
"""So many beginnings of turns are kept per table, beside all positions since something was last revealed."""

SINCE_BARRIER = 64
"""So many positions since something was last revealed are kept at most."""

REMEMBERED = 86_400.0
"""Seconds for which an interaction is remembered; Discord forgets its token after 15 minutes."""


class Position(Struct, frozen=True):
    """Where a game stands."""

    dump: bytes
    rules: int
    """The version of the rules that wrote the dump."""
    barrier: int
    turn: int
    waited: tuple[int, ...]
    """The persons' seats that play waited for before the last person's move; none after a computer's."""


class Line(Struct, frozen=True):
    """An entry of the log as it is stored; `kind` is the question that a move answered."""

    number: int
    seat: int | None
    kind: str
    key: str
    events: list[Event]


class Checkpoint(Struct, frozen=True):
    """The position in which an entry of the log was played."""

    before: int
    barrier: int
    turn: int
    dump: bytes


class Call(Struct, frozen=True):
    """Something to be said, before it is stored as a notice."""

    kind: str
    seat: int | None = None
    decision: str | None = None


class Undoing(Struct, frozen=True):
    """Which entry is taken back, and the positions of what was played after it, now that it was not."""

    number: int
    replayed: tuple[Checkpoint, ...]
    all_later: bool = False
    """Whatever anybody played after it is taken back too."""


class Change(Struct, frozen=True, kw_only=True):
    """A change of a table.

    `table` is as it will be: its revision is one more than that of the table it was made from. With a line by a seat,
    the position so far is kept as the checkpoint before it. `asked` tells the questions that are open afterwards, by
    seat: prompts for any other are to be closed (None: leave prompts alone).
    """

    table: Table
    reseated: bool = False
    position: Position | None = None
    line: Line | None = None
    undoing: Undoing | None = None
    calls: tuple[Call, ...] = ()
    asked: Mapping[int, str] | None = None
    interaction: str | None = None
    waiting: Mapping[int, str] | None = None
    """The persons' seats that play waits for afterwards, each with a name for the question (None: as before)."""
    retimed: bool = False
    """The clock was set anew, stopped, or goes on."""
    resumed: float | None = None
    """It had stood still since then."""
    vacated: int | None = None
    """Somebody else sits here now: prompts to whoever sat here before are forgotten."""


class Glance(NamedTuple):
    """The least that has to be known before a cached table is used."""

    revision: int
    repeated: bool
    """Whether the interaction was carried out before."""


class Saved(NamedTuple):
    """A table and, once started, where its game stands, at the same revision."""

    table: Table
    position: Position | None


class WayBack(NamedTuple):
    """A seat's last move, the position before it (None: no longer kept), and what others played after it."""

    number: int
    checkpoint: Checkpoint | None
    later: list[Line]


class WayTo(NamedTuple):
    """The nearest kept position before an entry (None: only the set-up is left), and what was played from there."""

    checkpoint: Checkpoint | None
    played: list[Line]


class Store(ABC):
    """Where tables live. Every method is one transaction; errors are StoreErrors, and then nothing has changed."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database; may be called twice."""

    # Tables

    @abstractmethod
    async def create(self, table: Table, seed: bytes) -> Table:
        """Store a new table and give it with its id, or raise ChannelBusy."""

    @abstractmethod
    async def glance(self, table_id: int, interaction: str | None = None) -> Glance | None:
        """Give the revision of a table, and whether an interaction is known."""

    @abstractmethod
    async def saved(self, table_id: int) -> Saved | None:
        """Give a table and its position."""

    @abstractmethod
    async def in_channel(self, channel: int) -> Table | None:
        """Give the live table of a channel, else the newest that was played."""

    @abstractmethod
    async def live(self, guild: int | None = None, person: int | None = None) -> list[Table]:
        """List the live tables, oldest first: all, or those of a guild, or those a person sits at."""

    @abstractmethod
    async def outdated(self, game: str, version: int) -> list[int]:
        """List the tables whose running game was written by rules before this version."""

    @abstractmethod
    async def commit(self, change: Change) -> None:
        """Carry out a change; raise LostSwap or Repeated when it must not be."""

    @abstractmethod
    async def log(self, table_id: int, after: int = 0) -> list[Entry]:
        """Give the entries of a table's log after a number."""

    @abstractmethod
    async def way_back(self, table_id: int, seat: int) -> WayBack | None:
        """Find what is needed to undo a seat's last move; None if it has made none."""

    @abstractmethod
    async def way_to(self, table_id: int, number: int) -> WayTo:
        """Find what is needed to come to the position before an entry of the log."""

    @abstractmethod
    async def seed(self, table_id: int) -> bytes | None:
        """Give the seed of a table."""

    # What has to be said

    @abstractmethod
    async def notices(self) -> list[Notice]:
        """List all that was not said yet, oldest first."""

    @abstractmethod
    async def said(self, notices: Iterable[int], post: Post | None, closed: Iterable[Post], *, close: bool) -> None:
        """Forget notices and closed posts, keep the new post; with `close` it has to be closed at once."""

    @abstractmethod
    async def failed(self, notice: int) -> None:
        """Count an attempt to say something."""

    @abstractmethod
    async def posts(self, table_id: int, kind: str | None = None) -> list[Post]:
        """List the messages that stand for a table, oldest first."""

    # Small facts

    @abstractmethod
    async def settings(self, person: int) -> Settings | None:
        """Give what a person likes."""

    @abstractmethod
    async def set_settings(self, settings: Settings, now: float = 0.0) -> None:
        """Store what a person likes, and look again now at what waits for them; time spent away stays spent."""

    @abstractmethod
    async def guild(self, guild: int) -> Guild | None:
        """Give what a server has chosen."""

    @abstractmethod
    async def set_guild(self, guild: Guild) -> None:
        """Store what a server has chosen."""

    @abstractmethod
    async def forget(self, person: int) -> None:
        """Delete what is stored of a person who sits at no live table; games they played stay, played by nobody."""

    @abstractmethod
    async def follow(self, table_id: int, person: int, *, on: bool) -> None:
        """Have somebody told how a table goes on, or no longer."""

    @abstractmethod
    async def followers(self, table_id: int) -> list[int]:
        """List who is told how a table goes on; a "follow" notice is written with each board for them."""

    @abstractmethod
    async def untouched(self, status: str, before: float) -> list[int]:
        """List the tables of a status that nobody has touched since then."""

    @abstractmethod
    async def delete(self, status: str, before: float) -> int:
        """Delete the tables of a status, with all of their log, that ended before then; tell how many."""

    # Time

    @abstractmethod
    async def due(self, now: float) -> list[Wait]:
        """List whom tables wait for and something is to be done about now, longest due first."""

    @abstractmethod
    async def next_due(self) -> float | None:
        """Tell when there will be something to do next."""

    @abstractmethod
    async def waits(self, table_id: int) -> list[Wait]:
        """List whom a table waits for."""

    @abstractmethod
    async def look_again(self, wait: Wait, due: float | None) -> None:
        """Put off what is to be done about somebody, unless it has changed meanwhile; None: for good."""

    @abstractmethod
    async def remind(self, wait: Wait, call: Call, now: float, since: float | None = None) -> None:
        """Have somebody reminded, once, and look again now; nothing if it has changed meanwhile.

        They count as waited for since then (None: as before).
        """

    @abstractmethod
    async def get_note(self, key: str) -> str | None:
        """Give a small fact of the bot itself."""

    @abstractmethod
    async def set_note(self, key: str, value: str) -> None:
        """Store a small fact of the bot itself."""

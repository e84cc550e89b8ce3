"""What a table refuses: one small tree, each with a text for the player who asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.core import Text
from games.core.errors import as_it_was

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table import Table


class TableError(ValueError):
    """A request that was refused; nothing has changed. The texts are in bot/text, under "Tables"."""

    def __init__(self, sentence: str, text: Text) -> None:
        super().__init__(sentence)
        self.text = text

    def __reduce__(self) -> tuple[Any, ...]:
        """Take the sentence and all the rest along, into a copy or another process."""
        return as_it_was, (type(self), str(self)), self.__dict__


class UnknownTable(TableError):
    """A table that is not, or is no longer, known."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"There is no table {table_id}.", Text("table-unknown"))


class ChannelTaken(TableError):
    """A channel holds one live table; `table` is the one that is there."""

    def __init__(self, table: Table) -> None:
        super().__init__(f"Channel {table.channel} has table {table.id} already.", Text("table-channel-taken"))
        self.table = table


class AlreadySeated(TableError):
    """Whoever wanted to join sits there."""

    def __init__(self, person: int) -> None:
        super().__init__(f"Person {person} is at the table already.", Text("table-already-seated"))


class TableFull(TableError):
    """The rules allow no further seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(f"All {seats} seats are taken.", Text("table-full", seats=seats))


class AlreadyStarted(TableError):
    """What was asked for is possible in the lobby only."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"The game at table {table_id} has begun.", Text("table-already-started"))


class NotStarted(TableError):
    """There is no game at the table yet."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"The game at table {table_id} has not begun.", Text("table-not-started"))


class TableClosed(TableError):
    """The game is over, or the table was closed before."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"Table {table_id} is closed.", Text("table-closed"))


class NotOver(TableError):
    """There is a record, and the seed is told, only when the game is over."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"The game at table {table_id} is not over.", Text("table-not-over"))


class NotSeated(TableError):
    """Only those at the table may do this."""

    def __init__(self, person: int) -> None:
        super().__init__(f"Person {person} is not at the table.", Text("table-not-seated"))


class NotHost(TableError):
    """Only the host may do this."""

    def __init__(self, person: int, host: str) -> None:
        super().__init__(f"Person {person} is not the host.", Text("table-not-host", host=host))


class NoComputer(TableError):
    """There is no computer player to remove."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"Table {table_id} has no computer player.", Text("table-no-computer"))


class NotReady(TableError):
    """The game cannot start; `problems` lists all that is missing."""

    def __init__(self, problems: Sequence[Text]) -> None:
        told = ", ".join(each.id for each in problems)
        super().__init__(f"The game cannot start: {told}.", problems[0])
        self.problems = tuple(problems)


class Stale(TableError):
    """The question is no longer asked: it was answered, or a move was undone. Show the present one."""

    def __init__(self, sentence: str = "The question is no longer asked.") -> None:
        super().__init__(sentence, Text("table-stale"))


class CannotUndo(TableError):
    """Nothing can be taken back; the text says why."""


class CannotUndoAlone(CannotUndo):
    """The others have to agree first: they know more by now, or have answered; `move` is the entry it is about."""

    def __init__(self, sentence: str, text: Text, move: int = 0) -> None:
        super().__init__(sentence, text)
        self.move = move


class NotAsked(TableError):
    """There is no such request at the table, or no longer."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"Nothing is asked at table {table_id}.", Text("table-not-asked"))


class BadPace(TableError):
    """A pace that cannot be chosen."""

    def __init__(self, pace: int) -> None:
        super().__init__(f"{pace} seconds per move cannot be chosen.", Text("table-bad-pace"))


class NoClock(TableError):
    """There is no clock that could be stopped."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"No clock is running at table {table_id}.", Text("table-no-clock"))


class NotPaused(TableError):
    """The clock is running, or there is none."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"The clock of table {table_id} does not stand still.", Text("table-not-paused"))


class NotAbsent(TableError):
    """Only somebody whom the game has waited for a day can be replaced by others."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"Nobody is absent at table {table_id}.", Text("table-not-absent"))


class NoPast(TableError):
    """There was no such moment in the game, or it can no longer be shown."""

    def __init__(self, table_id: int, last: int) -> None:
        super().__init__(f"Table {table_id} has entries 1 to {last}.", Text("table-no-past", last=last))


class NotOffered(TableError):
    """The seat is not, or no longer, free to take."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"This seat at table {table_id} is not offered.", Text("table-not-offered"))


class OneAtATime(TableError):
    """The others have not answered the last request yet."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"A request is open at table {table_id}.", Text("table-one-request"))

"""Standing answers: what a person answers beforehand, so that a question out of their turn does not stop a game.

They never tell more than an answer by hand would. A game marks the questions that may be answered so (`Ask.standing`),
and marks them `always` too where asking depends on something hidden; so the question is put to anybody, an automatic
answer is given only where it is really asked, and the log shows the same move. That it comes at once tells only that
somebody decided beforehand, before they knew what they would be asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import lobby, moves
from bot.refusals import Stale
from bot.store.base import Change
from bot.table import Standing, Table

if TYPE_CHECKING:
    from bot.moves import Held, Outcome
    from bot.tables import Tables


class StandingAnswers:
    """The standing answers at all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def give(self, table_id: int, person: int, epoch: int, decision: str, *, always: bool) -> Table:
        """Answer the open question, and all of its kind from now on, with what it offers for that."""

        async def given(held: Held) -> Outcome:
            seat = lobby.insist_on_seat(held.table, person)
            moves.insist_on_game(held)
            assert held.game is not None
            asked = held.game.pending().get(seat)
            if asked is None or asked.id != decision or held.table.epoch != epoch or asked.standing is None:
                raise Stale
            label = asked.option(asked.standing).label
            kept = tuple(each for each in held.table.standing if (each.seat, each.kind) != (seat, asked.kind))
            new = Standing(seat, asked.kind, asked.standing, label, always)
            return _with(held, (*kept, new), self._tables.now())

        return (await self._tables.change(table_id, given)).held.table

    async def revoke(self, table_id: int, person: int) -> Table:
        """Be asked again from now on."""

        async def revoked(held: Held) -> Outcome:
            seat = lobby.insist_on_seat(held.table, person)
            return _with(held, moves.without(held.table, seat), self._tables.now())

        return (await self._tables.change(table_id, revoked)).held.table


def of(table: Table, seat: int) -> tuple[Standing, ...]:
    """List what a seat has answered beforehand."""
    return tuple(each for each in table.standing if each.seat == seat)


def _with(held: Held, standing: tuple[Standing, ...], now: float) -> Outcome:
    after = moves.changed(held.table, now, standing=standing)
    return moves.Outcome(Change(table=after), held._replace(table=after), [])

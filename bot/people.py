"""Who sits at a running table: seats that are offered to others, and people who take them over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot import moves
from bot.refusals import AlreadySeated, NotOffered
from bot.store.base import Change, Line
from bot.store.errors import Repeated
from bot.table import Person, Seat, Table
from games.core import Event, SeatRef, Text

if TYPE_CHECKING:
    from bot.moves import Held, Outcome
    from bot.tables import Tables

SEATS = "seats"
"""The key of an entry that tells of people coming and going."""


class People:
    """Comes and goes of people at all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def offer(self, table_id: int, seat: int) -> Table:
        """Offer the seat of somebody absent to others; they keep it until somebody takes it."""

        async def offered(held: Held) -> Outcome:
            moves.insist_on_game(held)
            there = held.table.offered
            after = moves.changed(held.table, self._tables.now(), offered=tuple(sorted({*there, seat})))
            return moves.Outcome(Change(table=after, calls=(moves.OFFERS,)), held._replace(table=after), [])

        return (await self._tables.change(table_id, offered)).held.table

    async def take_seat(self, table_id: int, seat: int, person: Person, interaction: int | str | None = None) -> Table:
        """Take over a seat that is offered."""

        async def taken(held: Held) -> Outcome:
            moves.insist_on_game(held)
            if held.table.seat_of(person.id) is not None:
                raise AlreadySeated(person.id)
            if seat not in held.table.offered:
                raise NotOffered(table_id)
            new = Seat(person.id, person.name, None, person.lang)
            return reseated(held, seat, new, "table-seat-taken", self._tables.now())

        return await self._changed(table_id, taken, interaction)

    async def _changed(self, table_id: int, decide: Any, interaction: int | str | None) -> Table:
        try:
            return (await self._tables.change(table_id, decide, interaction)).held.table
        except Repeated:
            return await self._tables.get(table_id)


def reseated(held: Held, seat: int, new: Seat, told: str, now: float) -> Outcome:
    """Give a seat to somebody else: the log tells it, and whoever sits there now is asked."""
    before = held.table
    seats = (*before.seats[:seat], new, *before.seats[seat + 1 :])
    persons = [each.person for each in seats if each.person is not None]
    host = before.host if before.host in persons else persons[0]
    line = Line(
        before.moves + 1, None, "", SEATS, [Event(Text(told, who=SeatRef(seat), before=before.seats[seat].name))]
    )
    after = moves.changed(
        before,
        now,
        seats=seats,
        host=host,
        moves=line.number,
        offered=tuple(each for each in before.offered if each != seat),
        asking=moves.overtaken(before, finished=True),
        standing=moves.without(before, seat),
    )
    outcome = moves.told(held, after, line)
    change = replace(outcome.change, reseated=True, vacated=seat)
    return moves.and_say(outcome._replace(change=change), before)

"""Who sits at a running table: seats that are offered to others, and people who take them over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot import lobby, moves
from bot.refusals import AlreadySeated, NotOffered, NotOver
from bot.store.base import Change, Line
from bot.store.errors import Repeated
from bot.table import Asking, Person, Seat, Table
from games.core import Event, SeatRef, Text

if TYPE_CHECKING:
    from bot.moves import Held, Outcome
    from bot.tables import Tables

SEATS = "seats"
"""The key of an entry that tells of people coming and going."""
HANDED_OVER = "table-handed-over"
"""Told when the computer only keeps a seat warm: anybody may take it."""
LEVEL = "normal"
"""How well the computer plays on for somebody."""


class People:
    """Comes and goes of people at all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def offer(self, table_id: int, seat: int) -> Table:
        """Offer the seat of somebody absent to others; they keep it until somebody takes it."""

        async def asked(held: Held) -> Outcome:
            moves.insist_on_game(held)
            return offered(held, seat, self._tables.now())

        return (await self._tables.change(table_id, asked)).held.table

    async def concede(self, table_id: int, person: int, interaction: int | str | None = None) -> Table:
        """Give up: the computer plays on for whoever does, or the game ends when nobody is left to play with."""

        async def conceded(held: Held) -> Outcome:
            seat = lobby.insist_on_seat(held.table, person)
            moves.insist_on_game(held)
            return given_up(held, seat, self._tables.now())

        return await self._changed(table_id, conceded, interaction)

    async def rematch(self, table_id: int, by: Person) -> Table:
        """Open a table for the same people with the same options and clock, in the same channel, seats drawn by lot."""
        before = await self._tables.get(table_id)
        if before.live:
            raise NotOver(table_id)
        lobby.insist_on_seat(before, by.id)
        host = replace(by, name=next(seat.name for seat in before.seats if seat.person == by.id))
        after = await self._tables.open(
            guild=before.guild,
            channel=before.channel,
            game=before.game,
            host=host,
            lang=before.lang,
            options=before.chosen,
            seats=[seat for seat in before.seats if not seat.forgotten],
        )
        if not before.pace:
            return after
        return await self._tables.timekeeper.set_pace(after.id, by.id, before.pace, before.late)

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


def offered(held: Held, seat: int, now: float) -> Outcome:
    """Offer a seat to others."""
    after = moves.changed(held.table, now, offered=tuple(sorted({*held.table.offered, seat})))
    return moves.Outcome(Change(table=after, calls=(moves.OFFERS,)), held._replace(table=after), [])


def handed_over(held: Held, seat: int, now: float) -> Outcome:
    """Let the computer play on for somebody; the seat stays free for whoever would like it."""
    return reseated(held, seat, _computer(held.table), HANDED_OVER, now)


def given_up(held: Held, seat: int, now: float) -> Outcome:
    """Let the computer play on for somebody who concedes, or end a game in which that leaves one person or none."""
    others = [each for number, each in enumerate(held.table.seats) if each.person is not None and number != seat]
    if len(others) > 1:
        return reseated(held, seat, _computer(held.table), "table-conceded", now)
    return moves.ended(held, now, why=f"conceded.{seat}")


def agreed(outcome: Outcome, request: Asking) -> Outcome:
    """Note with a change that everybody agreed to it."""
    after = replace(outcome.change.table, asking=request)
    calls = tuple(call for call in outcome.change.calls if call != moves.ASKING)
    change = replace(outcome.change, table=after, calls=(moves.ASKING, *calls))
    return outcome._replace(change=change, held=outcome.held._replace(table=after))


def _computer(table: Table) -> Seat:
    return Seat(None, lobby.free_name(table), LEVEL, table.lang)


def reseated(held: Held, seat: int, new: Seat, told: str, now: float) -> Outcome:
    """Give a seat to somebody else: the log tells it, and whoever sits there now is asked."""
    before = held.table
    seats = (*before.seats[:seat], new, *before.seats[seat + 1 :])
    persons = [each.person for each in seats if each.person is not None]
    host = before.host if before.host in persons else persons[0]
    line = Line(before.moves + 1, None, "", SEATS, [Event(Text(told, who=SeatRef(seat), seat=seat + 1))])
    rest = {each for each in before.offered if each != seat}
    after = moves.changed(
        before,
        now,
        seats=seats,
        host=host,
        moves=line.number,
        offered=tuple(sorted({*rest, seat} if told == HANDED_OVER else rest)),
        asking=moves.overtaken(before, finished=True),
        standing=moves.without(before, seat),
    )
    outcome = moves.told(held, after, line)
    change = replace(outcome.change, reseated=True, vacated=seat)
    return moves.and_say(outcome._replace(change=change), before)

"""What needs the others' consent: somebody asks, all other persons at the table agree, or one of them refuses.

A request is a part of the table, so a restart changes nothing about it, and whatever ends it is one change with what
ended it. Computer seats agree to everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

import games
from bot import lobby, moves, people, timekeeper
from bot.refusals import CannotUndo, CannotUndoAlone, NoClock, NoPast, NotAbsent, NotAsked, OneAtATime
from bot.store.base import Change, Line, Undoing
from bot.store.errors import Repeated
from bot.table import Asking, Look, Table
from games.core import Event, GameError, SeatRef, Text

if TYPE_CHECKING:
    from bot.moves import Held, Outcome
    from bot.store import Store
    from bot.store.base import WayTo
    from bot.tables import Tables
    from games.core import Game

UNDO = "undo"
PAUSE = "pause"
ABANDON = "abandon"
BY_COMPUTER = "computer"
BY_OTHERS = "offer"
ABSENT = 86_400.0
"""Seconds after which somebody whom the game waits for counts as absent."""


class Consent:
    """The requests of all tables."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store

    async def ask_undo(self, table_id: int, person: int, move: int, interaction: int | str | None = None) -> Table:
        """Ask to take back one's last move, an entry of the log; it is done at once if nobody has to be asked."""

        async def asked(held: Held) -> Outcome:
            seat = lobby.insist_on_seat(held.table, person)
            moves.insist_on_game(held)
            way = await self._store.way_back(table_id, seat)
            if way is None or way.number != move:
                raise CannotUndo(f"Entry {move} is not the last move.", Text("table-undo-nothing"))
            try:
                return moves.undone(held, seat, way, self._tables.now())
            except CannotUndoAlone:
                return await self._asked(held, Asking(held.table.revision + 1, UNDO, seat, move))

        return await self._changed(table_id, asked, interaction)

    async def ask_pause(self, table_id: int, person: int, interaction: int | str | None = None) -> Table:
        """Ask to let the clock stand still."""

        async def asked(held: Held) -> Outcome:
            seat = lobby.insist_on_seat(held.table, person)
            moves.insist_on_game(held)
            if not held.table.pace or held.table.paused is not None:
                raise NoClock(table_id)
            return await self._asked(held, Asking(held.table.revision + 1, PAUSE, seat))

        return await self._changed(table_id, asked, interaction)

    async def ask_abandon(self, table_id: int, person: int, interaction: int | str | None = None) -> Table:
        """Ask to stop the game, with no winner."""

        async def asked(held: Held) -> Outcome:
            seat = lobby.insist_on_seat(held.table, person)
            moves.insist_on_game(held)
            return await self._asked(held, Asking(held.table.revision + 1, ABANDON, seat))

        return await self._changed(table_id, asked, interaction)

    async def ask_replace(
        self, table_id: int, person: int, absent: int, by: str, interaction: int | str | None = None
    ) -> Table:
        """Ask to give the seat of somebody absent to the computer, or to offer it to others."""

        async def asked(held: Held) -> Outcome:
            seat = lobby.insist_on_seat(held.table, person)
            moves.insist_on_game(held)
            assert held.game is not None
            waited = moves.waiting(held.table, held.game)
            if absent == seat or absent not in waited or self._tables.now() - held.table.changed < ABSENT:
                raise NotAbsent(table_id)
            return await self._asked(held, Asking(held.table.revision + 1, by, seat, about=absent))

        return await self._changed(table_id, asked, interaction)

    async def agree(self, table_id: int, person: int, asking: int, interaction: int | str | None = None) -> Table:
        """Agree to a request; when all have, what was asked for is done."""

        async def agreed(held: Held) -> Outcome:
            seat = lobby.insist_on_seat(held.table, person)
            request = _insist_on_request(held, asking)
            if seat == request.seat or seat in request.agreed:
                return _noted(held, request, self._tables.now())
            return await self._asked(held, replace(request, agreed=(*request.agreed, seat)))

        return await self._changed(table_id, agreed, interaction)

    async def refuse(self, table_id: int, person: int, asking: int, interaction: int | str | None = None) -> Table:
        """Refuse a request, or withdraw one's own."""

        async def refused(held: Held) -> Outcome:
            seat = lobby.insist_on_seat(held.table, person)
            request = _insist_on_request(held, asking)
            how = "withdrawn" if seat == request.seat else "refused"
            return _noted(held, replace(request, ended=how, by=seat), self._tables.now())

        return await self._changed(table_id, refused, interaction)

    async def _asked(self, held: Held, request: Asking) -> Outcome:
        """Note a request and who agrees; with nobody left to ask, carry it out."""
        there = held.table.asking
        if there is not None and there.open and there.id != request.id:
            raise OneAtATime(held.table.id)
        if left(held.table, request):
            return _noted(held, request, self._tables.now())
        return await self._done(held, replace(request, ended="agreed"), self._tables.now())

    async def _done(self, held: Held, request: Asking, now: float) -> Outcome:
        """Do what everybody agreed to."""
        if request.kind == PAUSE:
            return timekeeper.paused(held, now, asking=request)
        if request.kind == ABANDON:
            return moves.ended(held, now, why="agreed", asking=request)
        if request.about is not None:
            replaced = people.handed_over if request.kind == BY_COMPUTER else people.offered
            return people.agreed(replaced(held, request.about, now), request)
        way = await self._store.way_to(held.table.id, request.move)
        return _restored(held, request, await self._way_back(held, way), now)

    async def past(self, table_id: int, number: int) -> Look:
        """Give the game as it stood after an entry of the log; what was undone later is left out."""
        held = await self._tables.held(table_id)
        if held.broken is not None:
            raise held.broken
        if not 1 <= number <= held.table.moves:
            raise NoPast(table_id, held.table.moves)
        try:
            return Look(held.table, await self._way_back(held, await self._store.way_to(table_id, number + 1)))
        except CannotUndo:
            raise NoPast(table_id, held.table.moves) from None

    async def _way_back(self, held: Held, way: WayTo) -> Game[Any]:
        """Come to the position before a move: from the nearest that was kept, playing again what was played."""
        try:
            game = await self._origin(held, way)
            for line in way.played:
                assert line.seat is not None
                game.play(line.seat, line.key)
        except GameError as error:
            raise CannotUndo(
                f"The way back at table {held.table.id} is lost ({type(error).__name__}).", Text("table-undo-too-far")
            ) from None
        return game

    async def _origin(self, held: Held, way: WayTo) -> Game[Any]:
        table = held.table
        if way.checkpoint is not None:
            return games.load(table.game, way.checkpoint.dump)
        if table.version != games.rules(table.game).version:
            raise CannotUndo("The rules were corrected since.", Text("table-undo-too-far"))
        seed = await self._store.seed(table.id)
        assert seed is not None
        return games.new(table.game, seats=len(table.seats), options=table.options, seed=seed)

    async def _changed(self, table_id: int, decide: Any, interaction: int | str | None) -> Table:
        try:
            return (await self._tables.change(table_id, decide, interaction)).held.table
        except Repeated:
            return await self._tables.get(table_id)


def left(table: Table, request: Asking) -> tuple[int, ...]:
    """List the seats of those who have not agreed yet."""
    return tuple(
        number
        for number, seat in enumerate(table.seats)
        if seat.person is not None and number not in {request.seat, request.about, *request.agreed}
    )


def _insist_on_request(held: Held, asking: int) -> Asking:
    request = held.table.asking
    if request is None or not request.open or request.id != asking:
        raise NotAsked(held.table.id)
    return request


def _noted(held: Held, request: Asking, now: float) -> Outcome:
    """Change the request, and nothing else."""
    after = moves.changed(held.table, now, asking=request)
    return moves.Outcome(Change(table=after, calls=(moves.ASKING,)), held._replace(table=after), [])


def _restored(held: Held, request: Asking, game: Game[Any], now: float) -> Outcome:
    """Go on from an earlier position; what was played since is taken back, and stays in the log."""
    line = Line(
        held.table.moves + 1, None, "", moves.UNDO, [Event(Text("table-undone-together", who=SeatRef(request.seat)))]
    )
    kept = moves.without(held.table, request.seat)  # else a standing answer would come again at once
    after = moves.changed(held.table, now, epoch=held.table.epoch + 1, moves=line.number, asking=request, standing=kept)
    return moves.taken_back(held, request.seat, after, game, (line, Undoing(request.move, (), all_later=True)))

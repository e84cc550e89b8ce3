"""People who give up, stay away, or want to play again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import games
from bot import words as spoken
from bot.chat import lobby
from bot.chat.control import on
from bot.chat.ids import Id
from bot.chat.request import Refused, permission_texts
from bot.chat.sheet import Button, Row, Sheet
from bot.consent import BY_COMPUTER, BY_OTHERS
from bot.moves import insist_on_game
from games.core import SeatRef, Text

if TYPE_CHECKING:
    from bot.chat.request import Request
    from bot.table import Table


async def _running(request: Request) -> Table:
    table = await request.get_table()
    insist_on_game(await request.desk.tables.held(table.id))
    request.seat()
    return table


async def ask_to_concede(request: Request) -> None:
    """Ask whether somebody really gives up: it cannot be taken back."""
    await request.private()
    table = await _running(request)
    words = await request.words()
    last = len(table.persons) <= 2
    rows: tuple[Row, ...] = ((Button(Id("concede", table.id), words.of("people-button-concede"), "stop"),),)
    said = words.of("people-concede-last" if last else "people-concede", game=games.rules(table.game).title)
    await request.show(Sheet(said, rows))


@on("concede")
async def concede(request: Request) -> None:
    """Give up; the announcer tells everybody."""
    await request.update()
    table = await request.get_table()
    await request.desk.tables.people.concede(table.id, request.user, request.interaction.id)
    await request.show(Sheet((await request.words()).of("people-conceded")))


async def ask_to_abandon(request: Request) -> None:
    """Ask the others to stop the game."""
    await request.private()
    table = await _running(request)
    after = await request.desk.tables.consent.ask_abandon(table.id, request.user, request.interaction.id)
    await request.tell(Text("people-pause-asked") if after.live else Text("people-stopped-agreed", who=SeatRef(0)))


async def ask_to_replace(request: Request, number: int, by: str) -> None:
    """Ask the others to replace somebody whom the game has waited for too long."""
    await request.private()
    table = await _running(request)
    if not 1 <= number <= len(table.seats) or by not in {BY_COMPUTER, BY_OTHERS}:
        raise Refused(Text("people-bad-seat", n=len(table.seats)))
    consent = request.desk.tables.consent
    after = await consent.ask_replace(table.id, request.user, number - 1, by, request.interaction.id)
    still = after.asking is not None and after.asking.open
    await request.tell(Text("people-pause-asked" if still else "people-replaced"))


@on("rematch")
async def rematch(request: Request) -> None:
    """Open a table for the same people, with the same options; whoever does not want to leaves."""
    before = await request.get_table()
    request.seat()
    if missing := request.lacking():
        raise Refused(Text("chat-missing-permission", permissions=permission_texts(missing)))
    if before.guild is not None:
        await lobby.insist_on_right_to_open(request, before.guild)
    request.table = table = await request.desk.tables.people.rematch(before.id, await request.reader())
    await request.public()
    await lobby.post(request, table)
    others = tuple(person for person in table.persons if person != request.user)
    if others:
        words = spoken.written(table.lang, table.names)
        asked = tuple(f"<@{person}>" for person in others)
        said = Sheet(words.of("people-rematch", who=SeatRef(request.seat()), others=asked), ping=others)
        await request.interaction.followup.send(**said.for_sending())

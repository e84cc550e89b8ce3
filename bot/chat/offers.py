"""Seats of absent people, offered in the channel to whoever would like to play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import words as spoken
from bot.chat.control import on
from bot.chat.ids import Id
from bot.chat.request import UNREACHABLE
from bot.chat.sheet import Button, Sheet
from bot.table import Post
from games.core import SeatRef, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.desk import Desk
    from bot.chat.request import Request
    from bot.table import Notice, Table

OFFER = "offer"


async def serve(desk: Desk, table: Table, notices: Sequence[Notice]) -> None:
    """Post what is newly offered, and take the buttons from what no longer is."""
    posts = await desk.tables.posts(table.id, OFFER)
    closed = [post for post in posts if post.seat not in table.offered]
    for post in closed:
        await _close(desk, table, post)
    there = {post.seat for post in posts}
    for seat in table.offered:
        if seat not in there:
            await desk.tables.said((), post=await _post(desk, table, seat))
    await desk.tables.said([notice.id for notice in notices], closed=closed)


async def _post(desk: Desk, table: Table, seat: int) -> Post:
    words = spoken.written(table.lang, table.names)
    label = spoken.plain(table.lang).of("people-button-take-seat")
    button = Button(Id("take_seat", table.id, rest=str(seat)), label, "main")
    free = table.seats[seat].person is None
    made = Sheet(words.of("people-offered-free" if free else "people-offered", who=SeatRef(seat)), ((button,),))
    channel = desk.client.get_partial_messageable(table.channel, guild_id=table.guild)
    message = await channel.send(nonce=f"{table.id}.o{seat}.{table.revision}"[:25], **made.for_sending())
    return Post(table.id, OFFER, seat, table.channel, message.id, table.revision, table.moves, None)


async def _close(desk: Desk, table: Table, post: Post) -> None:
    over = Sheet(spoken.written(table.lang, table.names).say(Text("table-not-offered")))
    try:
        await desk.message(post.channel, post.message).edit(**over.for_editing())
    except UNREACHABLE:
        return


@on("take_seat")
async def take_seat(request: Request) -> None:
    """Play on for somebody absent; the announcer posts the board and asks."""
    await request.private()
    seat = int(request.id.rest) if request.id.rest.isdecimal() else -1
    person = await request.reader()
    request.table = await request.desk.tables.people.take_seat(request.id.table, seat, person, request.interaction.id)
    await request.tell(Text("people-seat-taken"))

"""Following a table by DM: whoever does gets each new board, as anybody may see it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot import words as spoken
from bot.chat import board, errors, moves, phrases, prompts
from bot.chat.control import on
from bot.chat.ids import Id
from bot.chat.sheet import Button, Row, Sheet
from bot.pictures import Scene
from bot.refusals import NotStarted
from bot.table import ENDED
from games.core import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.desk import Desk
    from bot.chat.request import Request
    from bot.table import Look, Notice, Table

log = logging.getLogger("beagle.chat")

FOLLOW = "follow"


async def toggle(request: Request) -> None:
    """Follow the table of this channel, or stop it."""
    await request.private()
    table = await request.get_table()
    on_now = request.user not in await request.desk.tables.followers(table.id)
    await request.desk.tables.follow(table.id, request.user, on=on_now)
    await request.tell(Text("people-followed" if on_now else "people-unfollowed"))


@on("unfollow")
async def unfollow(request: Request) -> None:
    """Stop following a table, from its DM."""
    await request.private()
    await request.desk.tables.follow(request.id.table, request.user, on=False)
    await request.tell(Text("people-unfollowed"))


async def serve(desk: Desk, table: Table, notices: Sequence[Notice]) -> None:
    """Send the present board to all who follow; one who takes no DMs follows no longer."""
    for person in await desk.tables.followers(table.id):
        try:
            await _send(desk, table, person)
        except Exception as error:
            if isinstance(error, discord.HTTPException) and error.code in prompts.CLOSED:
                await desk.tables.follow(table.id, person, on=False)
            elif not isinstance(error, discord.HTTPException) and not errors.passes(error):
                raise
            else:  # the next board tells it; to try again would tell all others twice
                log.warning("A follower of table %s was not told: %s", table.id, errors.kind(error))
    await desk.tables.said([notice.id for notice in notices])


async def _send(desk: Desk, table: Table, person: int) -> None:
    lang = (await desk.tables.settings(person)).lang or table.lang
    made = await _sheet(desk, table, lang)
    channel = await desk.client.create_dm(discord.Object(person))
    nonce = f"f{table.id}.{table.revision}"  # sent twice after a crash, it arrives once
    await channel.send(nonce=nonce, **made.for_sending())


async def _sheet(desk: Desk, table: Table, lang: str) -> Sheet:
    words = spoken.written(lang, table.names)
    if table.status == ENDED:
        return Sheet(f"<#{table.channel}>: {board.why_stopped(table, words)}")
    try:
        look: Look = await desk.tables.look(table.id)
    except NotStarted:
        return Sheet(f"<#{table.channel}>")
    outcome = look.game.outcome
    said = phrases.waiting(look, words) if outcome is None else phrases.result(outcome, words)
    picture = await desk.picture(look, Scene(None, lang))
    off = Button(Id("unfollow", table.id), spoken.plain(lang).of("people-button-unfollow"))
    rows: tuple[Row, ...] = ((off,),) if outcome is None else ()
    return Sheet(f"{moves.heading(look, lang)}\n{said}", rows, picture)

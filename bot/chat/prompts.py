"""Prompts by DM: who has to choose from a hidden hand is asked there too, with the same controls."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from bot import words as spoken
from bot.chat import errors, moves, phrases
from bot.chat.control import on
from bot.chat.panel import Shown
from bot.chat.request import UNREACHABLE
from bot.chat.sheet import CONTENT, Sheet
from bot.table import PLAYING, Post

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.chat.desk import Desk
    from bot.chat.request import Request
    from bot.table import Look, Notice, Settings

log = logging.getLogger("beagle.chat")

PROMPT = "prompt"
CLOSED = {50007, 50278}
"""Discord's codes for "this person takes no messages from the bot"."""
NONCE = 25
"""So long a nonce may be."""


async def serve(desk: Desk, look: Look, seat: int, notices: Iterable[Notice], *, parked: bool = False) -> None:
    """Bring a seat's DMs up to date: change what stands there, or send what is newly asked.

    Whoever has just played in the channel is called there, unless it is closed now.
    """
    done = [notice.id for notice in notices]
    reader = look.table.seats[seat].person
    asked = {notice.decision for notice in notices if notice.kind == PROMPT}
    decision = look.game.pending().get(seat) if look.table.status == PLAYING else None
    standing = [post for post in await desk.tables.posts(look.table.id, PROMPT) if post.seat == seat]
    if standing:
        *old, newest = standing
        kept = await _bring_up_to_date(desk, look, newest)
        for post in old:
            await _edit(desk, post, Sheet(moves.heading(look, await language(desk, look, seat)), keep_file=True))
        await desk.tables.said(done, post=kept, closed=[post for post in standing if post != kept], reader=reader)
        if kept or decision is None:
            return
        done = []
    sent = None
    here = not parked and reader is not None and desk.presence.here(look.table.id, reader)
    if decision is not None and decision.id in asked and not here:
        sent = await _send(desk, look, seat)
    await desk.tables.said(done, post=sent, reader=reader)


async def _bring_up_to_date(desk: Desk, look: Look, post: Post) -> Post | None:
    """Show in a DM what is asked now; give the post if it still holds a question."""
    assert post.seat is not None
    lang = await language(desk, look, post.seat)
    decision = look.game.pending().get(post.seat) if look.table.status == PLAYING else None
    if decision is None:
        frame = moves.Frame(lang, (await _own_moves(desk, look, post, lang),), in_dm=True)
        await _edit(desk, post, moves.over(look, frame, after_move=True))
        return None
    back = await moves.can_go_back(desk, look, post.seat)
    sheet = await moves.question(desk, look, decision, moves.Frame(lang, in_dm=True), Shown(back=back))
    if not await _edit(desk, post, sheet):
        return None
    return replace(post, decision=decision.id, revision=look.table.revision, move=look.table.moves)


async def _own_moves(desk: Desk, look: Look, post: Post, lang: str) -> str:
    """Tell what the seat did since it was asked, wherever it did so."""
    words = spoken.written(lang, look.table.names)
    entries = await desk.tables.log(look.table.id, after_move=post.move)
    mine = [entry for entry in entries if entry.seat == post.seat]
    return phrases.newest(phrases.happened(mine, post.seat, words), CONTENT // 2, words)


async def _edit(desk: Desk, post: Post, sheet: Sheet) -> bool:
    """Change a DM; false when it is gone."""
    try:
        await desk.message(post.channel, post.message).edit(**sheet.for_editing())
    except UNREACHABLE:
        return False
    return True


async def _send(desk: Desk, look: Look, seat: int) -> Post | None:
    """Ask by DM, unless the person does not want that or Discord does not let us; the game goes on either way."""
    table = look.table
    person = table.seats[seat].person
    if person is None or len(table.persons) == 1:
        return None  # whoever plays alone against computers sits before the board
    decision = look.game.pending()[seat]
    frame = moves.Frame(await language(desk, look, seat), in_dm=True)
    sheet = await moves.question(desk, look, decision, frame, Shown())
    message = await write(desk, person, sheet, f"{table.id}.{seat}.{table.epoch}.{decision.id}")
    if message is None:
        return None
    return Post(table.id, PROMPT, seat, message.channel.id, message.id, table.revision, table.moves, decision.id)


async def write(desk: Desk, person: int, sheet: Sheet, nonce: str) -> discord.Message | None:
    """Write to somebody who takes messages; the nonce lets one that is sent twice after a crash arrive once."""
    settings = await desk.tables.settings(person)
    if not settings.dms or settings.dms_closed:
        return None
    try:
        channel = await desk.client.create_dm(discord.Object(person))
        return await channel.send(nonce=nonce[:NONCE], **sheet.for_sending())
    except discord.HTTPException as error:
        if errors.passes(error):
            raise
        await note_refused(desk, settings, error)
        return None


async def note_refused(desk: Desk, settings: Settings, error: discord.HTTPException) -> None:
    """Remember that a person takes no DMs, so that they are not tried again; "My hand" remains.

    Whatever else is wrong with one reader is no trouble of the table's, nor of its channel.
    """
    if error.code in CLOSED:
        log.info("A person takes no DMs; prompts to them stop.")
        await desk.tables.set_settings(replace(settings, dms_closed=True))
    else:
        log.warning("A direct message was refused: %s", errors.kind(error))


async def language(desk: Desk, look: Look, seat: int) -> str:
    """Give the language in which a seat is written to."""
    holder = look.table.seats[seat]
    chosen = (await desk.tables.settings(holder.person)).lang if holder.person is not None else None
    return chosen or holder.lang


@on("dms_off")
async def dms_off(request: Request) -> None:
    """Send no more prompts by DM to whoever asks."""
    await request.private()
    settings = await request.desk.tables.settings(request.user)
    await request.desk.tables.set_settings(replace(settings, dms=False))
    await request.tell((await request.words()).of("chat-dms-are-off"))


@on("dms_on")
async def dms_on(request: Request) -> None:
    """Send prompts by DM again."""
    await request.private()
    settings = await request.desk.tables.settings(request.user)
    await request.desk.tables.set_settings(replace(settings, dms=True, dms_closed=False))
    await request.tell((await request.words()).of("chat-dms-are-on"))

"""What becomes of a table whose channel is closed to the bot, or gone; docs/faults.md has the rules.

Closed (no permission, a locked thread, a server that put the bot out): the table is parked. What is to be said stays in
the outbox, whoever is to choose is called by DM and can play there, and when the door opens again, or somebody asks
with `/game status`, the board is posted. Gone (the channel or thread was deleted): the game is ended.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

import games
from bot import words as spoken
from bot.chat import errors, moves, phrases, prompts
from bot.chat.ids import Id
from bot.chat.request import lacking, permission_texts
from bot.chat.sheet import Button, Sheet
from bot.refusals import TableError

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.chat.desk import Desk
    from bot.table import Look, Table

log = logging.getLogger("beagle.announcer")

BOARD = "board"
UNKNOWN_CHANNEL = 10003
LOCKED = 50083
"""A message wakes a thread that was archived; one that is locked as well stays shut."""
LACKING = {50001: "view_channel", 50013: "send_messages or attach_files"}
"""What Discord's codes mean when the channel itself does not tell."""


def is_closed(error: discord.HTTPException) -> bool:
    """Tell whether the bot cannot write there, however often it tries."""
    shut = isinstance(error, discord.NotFound | discord.Forbidden) and error.code not in prompts.CLOSED
    return shut or error.code == LOCKED


def why(desk: Desk, table: Table, error: discord.HTTPException) -> str:
    """Say for the log why a channel could not be written to: the permission that is missing, or Discord's code."""
    missing = _missing(desk, table)
    if missing:
        return f"the bot lacks the permission {' and '.join(missing)} there"
    if error.code in LACKING:
        return f"the bot lacks the permission {LACKING[error.code]} there"
    return f"{type(error).__name__} HTTP {error.status} code {error.code}"


def _missing(desk: Desk, table: Table) -> tuple[str, ...]:
    channel = desk.client.get_channel(table.channel)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or not channel.guild.me:
        return ()
    return lacking(channel.permissions_for(channel.guild.me), thread=isinstance(channel, discord.Thread))


async def call_by_dm(desk: Desk, look: Look, error: discord.HTTPException, asked: Collection[int]) -> None:
    """Call those who are to choose where they can still be reached; whoever is asked by DM anyway knows."""
    for seat in look.game.pending():
        person = look.table.seats[seat].person
        if person is None or seat in asked:
            continue
        lang = await prompts.language(desk, look, seat)
        words = spoken.written(lang, look.table.names)
        labels = spoken.plain(lang)
        channel = f"<#{look.table.channel}>"
        if error.code == LOCKED:
            reason = words.of("chat-closed-locked", channel=channel)
        elif missing := _missing(desk, look.table):
            reason = words.of("chat-closed-permissions", channel=channel, permissions=permission_texts(missing))
        else:
            reason = words.of("chat-closed-other", channel=channel)
        lines = (moves.heading(look, lang), reason, phrases.waiting(look, words))
        buttons = (
            Button(Id("move", look.table.id), labels.of("chat-button-move"), "main"),
            Button(Id("hand", look.table.id), labels.of("chat-button-hand")),
        )
        await prompts.write(desk, person, Sheet("\n".join(lines), (buttons,)), f"{look.table.id}.{look.table.revision}")


async def channel_gone(desk: Desk, table: Table) -> None:
    """End a table whose channel was deleted, and tell its players."""
    try:
        ended = await desk.tables.end(table.id, table.host)
    except TableError:
        return  # it was over already
    log.warning("Table %s is ended: its channel was deleted.", table.id)
    title = games.rules(ended.game).title
    for seat in ended.seats:
        if seat.person is not None and ended.moves:
            chosen = (await desk.tables.settings(seat.person)).lang or seat.lang
            said = spoken.written(chosen, ended.names).of("chat-channel-gone", game=title)
            await _tell(desk, ended, seat.person, Sheet(said))


async def _tell(desk: Desk, table: Table, person: int, sheet: Sheet) -> None:
    """Tell somebody that it is over; one who cannot be reached now does not keep it from the others."""
    try:
        await prompts.write(desk, person, sheet, f"{table.id}.gone")
    except Exception as error:
        if not errors.passes(error):
            raise
        log.warning("A player of table %s was not told of its end: %s", table.id, errors.kind(error))


async def is_missing(desk: Desk, table: Table) -> bool:
    """Tell whether the board of a table is gone from its channel, and not on its way there."""
    if any(notice.table == table.id and notice.kind == BOARD for notice in await desk.tables.notices()):
        return False
    boards = await desk.tables.posts(table.id, BOARD)
    try:
        if boards:
            await desk.message(boards[-1].channel, boards[-1].message).fetch()
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False  # the bot may not read what it wrote; it is taken to be there
    return not boards

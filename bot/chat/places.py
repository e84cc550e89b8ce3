"""Where a server wants its boards: one post that changes instead of a new one each turn, and the log in a thread."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

import games
from bot import words as spoken
from bot.chat import errors, phrases
from bot.chat.request import UNREACHABLE
from bot.chat.sheet import CONTENT, Sheet
from bot.table import Guild, Post

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.desk import Desk
    from bot.table import Entry, Look, Table

log = logging.getLogger("beagle.announcer")

BOARD = "board"
CALL = "call"
THREAD = "thread"
BEGUN = 160004
"""Discord's code for a message that has a thread already."""


async def chosen(desk: Desk, table: Table) -> Guild:
    """Give what the server of a table has chosen."""
    return Guild(0) if table.guild is None else await desk.tables.guild(table.guild)


async def change_in_place(desk: Desk, look: Look, made: Sheet, old: Sequence[Post]) -> Post | None:
    """Change the newest board post, if the server wants that and it can be changed; else None.

    A change notifies nobody, so whoever is to choose is called by a short message, and the last one goes.
    """
    boards = [post for post in old if post.kind == BOARD]
    if not boards or (await chosen(desk, look.table)).boards != "edit":
        return None
    newest = boards[-1]
    try:
        await desk.message(newest.channel, newest.message).edit(**made.for_editing())
    except UNREACHABLE:
        return None  # it is gone, or too old to be changed often: a new one then
    await _call(desk, look)
    table = look.table
    return Post(table.id, BOARD, None, newest.channel, newest.message, table.revision, table.moves, None)


async def _call(desk: Desk, look: Look) -> None:
    table = look.table
    before = await desk.tables.posts(table.id, CALL)
    people = phrases.awaited(look)
    made = None
    if people:
        words = spoken.written(table.lang, table.names)
        said = Sheet(phrases.call(look, words), ping=people)
        channel = desk.client.get_partial_messageable(table.channel, guild_id=table.guild)
        message = await channel.send(nonce=f"c{table.id}.{table.revision}", **said.for_sending())
        made = Post(table.id, CALL, None, table.channel, message.id, table.revision, table.moves, None)
    # Sent again after a crash it is the same message, which stays.
    gone = [post for post in before if made is None or post.message != made.message]
    await desk.tables.said((), post=made, closed=gone)
    await _delete(desk, gone)


async def drop_calls(desk: Desk, table: Table) -> None:
    """Delete the last call: a new post calls by itself."""
    before = await desk.tables.posts(table.id, CALL)
    if before:
        await desk.tables.said((), closed=before)
        await _delete(desk, before)


async def _delete(desk: Desk, posts: Sequence[Post]) -> None:
    for post in posts:
        try:
            await desk.message(post.channel, post.message).delete()
        except UNREACHABLE:
            continue


async def write_log(desk: Desk, table: Table, entries: Sequence[Entry], message: int) -> None:
    """Write what happened into the thread of the table, if the server wants one; the board goes on without it."""
    if (await chosen(desk, table)).logs != "thread" or isinstance(
        desk.client.get_channel(table.channel), discord.Thread
    ):
        return  # a table in a thread has its log around it
    words = spoken.written(table.lang, table.names)
    lines = phrases.happened(entries, None, words)
    if not lines:
        return
    try:
        thread = await _thread(desk, table, message)
        said = Sheet(phrases.newest(lines, CONTENT, words)).for_sending()
        channel = desk.client.get_partial_messageable(thread, guild_id=table.guild)
        await channel.send(nonce=f"t{table.id}.{table.revision}", silent=True, **said)
    except (discord.HTTPException, discord.RateLimited) as error:
        log.warning("Table %s has no thread for its log: %s", table.id, errors.kind(error))
    except Exception as error:  # noqa: BLE001 - the board was posted, and must not be posted again for this
        errors.record(error, f"while the log of table {table.id} was written into its thread")


async def _thread(desk: Desk, table: Table, message: int) -> int:
    """Give the thread of a table's log; begin one at a board post."""
    for post in await desk.tables.posts(table.id, THREAD):
        return post.channel
    name = spoken.plain(table.lang).of("people-thread", game=games.rules(table.game).title)
    channel = desk.client.get_partial_messageable(table.channel, guild_id=table.guild)
    try:
        await channel.get_partial_message(message).create_thread(name=name, auto_archive_duration=10_080)
    except discord.HTTPException as error:
        if error.code != BEGUN:
            raise
    # The thread of a message has the message's number; so it is found again after a crash before this was noted.
    post = Post(table.id, THREAD, None, message, message, table.revision, table.moves, None)
    await desk.tables.said((), post=post)
    return message

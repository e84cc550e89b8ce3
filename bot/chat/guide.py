"""Help, settings, the list of tables, and ending one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

import games
from bot import words as spoken
from bot.chat import lobby
from bot.chat.control import on
from bot.chat.ids import Id
from bot.chat.request import Refused
from bot.chat.sheet import Button, Choice, Menu, Row, Sheet
from bot.refusals import TableClosed
from bot.table import LOBBY
from games.core import SeatRef, Text

if TYPE_CHECKING:
    from bot.chat.request import Request
    from bot.table import Settings, Table
    from bot.words import Words

AUTOMATIC = "auto"


async def show_help(request: Request) -> None:
    """Explain how to play, and show the reader's settings."""
    await request.private()
    reader = await request.reader()
    await request.show(help_sheet(reader.lang, await request.desk.tables.settings(reader.id)))


def help_sheet(lang: str, settings: Settings) -> Sheet:
    """Lay out the help with the settings below."""
    words = spoken.plain(lang)
    titles = tuple(games.rules(name).title for name in games.names())
    content = words.of("chat-help", games=titles)
    choices = [Choice(AUTOMATIC, words.of("chat-language-auto"), chosen=settings.lang is None)]
    choices += (
        Choice(each, words.of(f"chat-language-{each}"), chosen=settings.lang == each) for each in spoken.LANGUAGES
    )
    menu = Menu(Id("language"), words.of("chat-language"), tuple(choices))
    wants = settings.dms and not settings.dms_closed
    toggle = Button(Id("dms_off" if wants else "dms_on"), words.of("chat-no-dms" if wants else "chat-dms-please"))
    return Sheet(content, (menu, (toggle,)))


@on("language")
async def set_language(request: Request) -> None:
    """Speak to the reader in the language they choose."""
    await request.update()
    chosen = request.values[0] if request.values else AUTOMATIC
    settings = await request.desk.tables.settings(request.user)
    settings = replace(settings, lang=chosen if chosen in spoken.LANGUAGES else None)
    await request.desk.tables.set_settings(settings)
    await request.show(help_sheet(settings.lang or spoken.language(request.interaction.locale), settings))


async def list_tables(request: Request) -> None:
    """List the live tables of this server, as far as the reader may see their channels."""
    await request.private()
    words = await request.words()
    live = await request.desk.tables.live(guild=request.interaction.guild_id)
    found = [table for table in live if _sees(request, table)]
    if not found:
        await request.tell(words.of("chat-list-empty"))
        return
    lines = [words.of("chat-list", n=len(found)), *[await _line(request, table, words.lang) for table in found]]
    await request.tell("\n".join(lines))


def _sees(request: Request, table: Table) -> bool:
    """Tell whether the reader may know of a table: who plays in a closed channel is nobody else's business."""
    user, channel = request.interaction.user, request.desk.client.get_channel(table.channel)
    if table.seat_of(user.id) is not None or not isinstance(user, discord.Member):
        return True
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True  # a thread that was archived is not remembered, and is there for everybody
    may = channel.permissions_for(user)
    hidden = isinstance(channel, discord.Thread) and channel.is_private() and not may.manage_threads
    return may.view_channel and not hidden


async def _line(request: Request, table: Table, lang: str) -> str:
    words = spoken.written(lang, table.names)
    id_ = "chat-list-lobby" if table.status == LOBBY else "chat-list-playing"
    who = tuple(SeatRef(seat) for seat in range(len(table.seats)))
    line = "- " + words.of(id_, channel=f"<#{table.channel}>", game=games.rules(table.game).title, who=who)
    posts = [post for post in await request.desk.tables.posts(table.id) if post.kind in {LOBBY, "board"}]
    if not posts:
        return line
    link = f"https://discord.com/channels/{table.guild}/{posts[-1].channel}/{posts[-1].message}"
    return f"{line} · [{words.of('people-list-link')}](<{link}>)"


# Ending a table


async def ask_to_end(request: Request) -> None:
    """Ask whoever may end a game whether it is really to end: it cannot be taken back."""
    await request.private()
    table = await request.get_table()
    await _insist_on_right_to_end(request, table)
    words: Words = await request.words()
    rows: tuple[Row, ...] = ((Button(Id("end", table.id), words.of("chat-button-end"), "stop"),),)
    await request.show(Sheet(words.of("chat-end-question", game=games.rules(table.game).title), rows))


@on("end")
async def end(request: Request) -> None:
    """End the table for good; the announcer tells everybody."""
    await request.update()
    table = await request.get_table()
    await _insist_on_right_to_end(request, table)
    seat = table.seat_of(request.user)
    why = "" if seat is None else f"ended.{seat}"
    request.table = table = await request.desk.tables.end(table.id, table.host, why)
    await request.show(Sheet((await request.words()).of("chat-ended" if table.moves else "chat-lobby-closed")))


async def _insist_on_right_to_end(request: Request, table: Table) -> None:
    """Let the host end a table, and whoever else the server lets: a host who is gone must not block it for ever."""
    if not table.live:
        raise TableClosed(table.id)
    enders = "host" if table.guild is None else (await request.desk.tables.guild(table.guild)).enders
    seated = enders == "seated" and table.seat_of(request.user) is not None
    if table.host != request.user and not seated and not (enders != "host" and _manages(request, table)):
        host = next((seat.name for seat in table.seats if seat.person == table.host), "?")
        raise Refused(Text("chat-end-refused", host=host))


def _manages(request: Request, table: Table) -> bool:
    """Tell whether the reader may manage messages or the channel here, and the table stands here."""
    return request.interaction.channel_id == table.channel and lobby.manages(request)


# The first message in a server


def welcome(lang: str) -> Sheet:
    """Offer a game against the computer, one click away, and a table for friends."""
    words = spoken.plain(lang)
    rows: list[Row] = []
    for name in games.names()[:5]:
        title = games.rules(name).title
        rows.append(
            (
                Button(Id("solo", rest=name), words.of("chat-button-solo", game=title), "main"),
                Button(Id("open_table", rest=name), words.of("chat-button-open", game=title)),
            )
        )
    return Sheet(words.of("chat-welcome", games=tuple(games.rules(name).title for name in games.names())), tuple(rows))


@on("solo")
async def solo(request: Request) -> None:
    """Open a table for whoever pressed, seat computer players, and begin."""
    name = request.id.rest
    if name not in games.names():
        raise Refused(Text("chat-unknown-control"))
    await request.private()
    table = await lobby.new_table(request, name)
    low, high = games.rules(name).seats
    tables = request.desk.tables
    for _ in range(min(max(low, USUAL_SEATS), high) - 1):
        table = await tables.add_computer(table.id, request.user, "easy")
    request.table = await tables.start(table.id, request.user, interaction=request.interaction.id)
    await request.tell((await request.words()).of("chat-solo-begins"))


USUAL_SEATS = 3

"""What a server may choose for its tables, and how a person is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from bot import words as spoken
from bot.chat.control import on
from bot.chat.ids import Id
from bot.chat.request import Refused
from bot.chat.sheet import Button, Choice, Menu, Row, Sheet
from bot.table import Guild
from games.core import Text

if TYPE_CHECKING:
    from bot.chat.request import Request

AUTOMATIC = "auto"
CHOICES = {
    "openers": ("everybody", "managers"),
    "enders": ("managers", "seated", "host"),
    "boards": ("new", "edit"),
    "logs": ("channel", "thread"),
}


async def show(request: Request) -> None:
    """Show what this server has chosen to whoever may change it."""
    await request.private()
    await request.show(sheet(await _chosen(request), (await request.reader()).lang))


async def _chosen(request: Request) -> Guild:
    guild = request.interaction.guild_id
    if guild is None:
        raise Refused(Text("people-server-only"))
    if not request.interaction.permissions.manage_guild:
        raise Refused(Text("people-server-refused"))
    return await request.desk.tables.guild(guild)


def sheet(guild: Guild, lang: str) -> Sheet:
    """Lay out the choices, a menu each."""
    words = spoken.plain(lang)
    langs = [Choice(AUTOMATIC, words.of("people-server-lang-auto"), chosen=guild.lang is None)]
    langs += (Choice(each, words.of(f"chat-language-{each}"), chosen=guild.lang == each) for each in spoken.LANGUAGES)
    rows: list[Row] = [Menu(Id("server_set", rest="lang"), words.of("chat-language"), tuple(langs))]
    for name, values in CHOICES.items():
        lines = tuple(
            Choice(each, words.of(f"people-server-{name}-{each}"), chosen=getattr(guild, name) == each)
            for each in values
        )
        rows.append(Menu(Id("server_set", rest=name), words.of(f"people-server-{name}"), lines))
    return Sheet(words.of("people-server"), tuple(rows))


@on("server_set")
async def choose(request: Request) -> None:
    """Set one of the choices."""
    await request.update()
    guild = await _chosen(request)
    name, value = request.id.rest, request.values[0] if request.values else ""
    if name == "lang":
        guild = replace(guild, lang=value if value in spoken.LANGUAGES else None)
    elif value in CHOICES.get(name, ()):
        guild = msgspec.convert({**msgspec.to_builtins(guild), name: value}, Guild)
    else:
        raise Refused(Text("chat-unknown-control"))
    await request.desk.tables.set_guild(guild)
    await request.show(sheet(guild, (await request.reader()).lang))


# Being forgotten


async def ask_to_forget(request: Request) -> None:
    """Say what would be deleted, and ask whether that is wanted."""
    await request.private()
    words = await request.words()
    live = await request.desk.tables.live(person=request.user)
    rows: tuple[Row, ...] = ((Button(Id("forget"), words.of("people-button-forget"), "stop"),),)
    await request.show(Sheet(words.of("people-forget", n=len(live)), rows))


@on("forget")
async def forget(request: Request) -> None:
    """Delete what is stored of whoever asks."""
    await request.update_panel()
    words = await request.words()
    await request.desk.tables.janitor.forget(request.user)
    await request.show(Sheet(words.of("people-forgotten")))

"""The lobby: who plays, by which options, what is missing, and the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

import games
from bot import words as spoken
from bot.chat import phrases
from bot.chat.control import on
from bot.chat.ids import Id
from bot.chat.request import UNREACHABLE, Refused, permission_texts
from bot.chat.sheet import Button, Choice, Menu, Row, Sheet
from bot.refusals import NotHost
from bot.table import LOBBY, PLAYING, Post
from games.core import Text

if TYPE_CHECKING:
    from bot.chat.desk import Desk
    from bot.chat.request import Request
    from bot.table import Guild, Seat, Table
    from bot.words import Words
    from games.core import OptionValue

LEVELS = ("easy", "normal")
UNSPOKEN = discord.Locale.american_english
"""Discord gives it to every server, and lets few of them choose another one: it tells nothing."""
ROWS = 5
"""So many rows a message has; when the options need more, one of them turns the page."""


# What it looks like


def sheet(desk: Desk, table: Table) -> Sheet:
    """Lay out the lobby; the cover stays as it was sent."""
    words = spoken.written(table.lang, table.names)
    rules = games.rules(table.game)
    low, high = rules.seats
    lines = [f"**{words.of('chat-lobby-title', game=rules.title)}**"]
    lines.append(words.of("chat-lobby-seats", n=len(table.seats), low=low, high=high))
    lines += [f"{number}. {_seat(table, seat, words)}" for number, seat in enumerate(table.seats, 1)]
    lines.append(words.of("chat-lobby-options"))
    lines += [f"- {option_line(table, setting.name, words)}" for setting in rules.offered(table.options)]
    lines += [f"- {phrases.pace(table, words)}"] if table.pace else []
    missing = desk.tables.problems(table)
    lines.append(phrases.problems(missing, words) if missing else words.of("chat-lobby-ready"))
    lines += [words.of("chat-lobby-dms")] if rules.hidden_hands else []
    lines.append(words.of("chat-seed-published", sha=table.seed_sha256))
    return Sheet("\n".join(lines), rows(table), keep_file=True)


def _seat(table: Table, seat: Seat, words: Words) -> str:
    name = spoken.safe(seat.name)
    if seat.computer:
        return words.of("chat-lobby-computer", name=name, level=Text(f"chat-level-{seat.computer}"))
    return words.of("chat-lobby-host", name=name) if seat.person == table.host else name


def option_line(table: Table, name: str, words: Words) -> str:
    """Say what an option is set to."""
    rules = games.rules(table.game)
    value = rules.value_label(name, table.options[name])
    return words.of("chat-lobby-option", option=rules.label(name), value=value)


def rows(table: Table) -> tuple[Row, ...]:
    """Give the buttons of a lobby."""
    words = spoken.plain(table.lang)
    add = tuple(
        Button(Id("computer", table.id, rest=level), words.of("chat-button-add", level=Text(f"chat-level-{level}")))
        for level in LEVELS
    )
    return (
        (
            Button(Id("join", table.id), words.of("chat-button-join"), "main"),
            Button(Id("leave", table.id), words.of("chat-button-leave")),
            Button(Id("start", table.id), words.of("chat-button-start"), "go"),
            Button(Id("options", table.id, rest="0"), words.of("chat-button-options")),
            Button(Id("rules", table.id, rest=table.game), words.of("chat-button-rules")),
        ),
        (
            *add,
            Button(Id("no_computer", table.id), words.of("chat-button-remove")),
            Button(Id("pace", table.id), words.of("people-button-pace")),
        ),
    )


# Opening one


@on("open_table")
async def open_from_button(request: Request) -> None:
    """Open a table of the game that a button names, in its channel."""
    await open_table(request, request.id.rest)


async def open_table(request: Request, game: str) -> None:
    """Open a table in this channel and post its lobby, for everybody to see."""
    table = await new_table(request, game)
    await request.public()
    await post(request, table)


async def new_table(request: Request, game: str) -> Table:
    """Open a table here, once it is clear that the bot could post its board."""
    if request.in_dm:
        raise Refused(Text("chat-only-in-server"))
    missing = request.lacking()
    if missing:
        raise Refused(Text("chat-missing-permission", permissions=permission_texts(missing)))
    channel, guild = request.interaction.channel_id, request.interaction.guild_id
    assert channel is not None
    assert guild is not None
    chosen = await insist_on_right_to_open(request, guild)
    request.table = await request.desk.tables.open(
        guild=guild,
        channel=channel,
        game=game,
        host=await request.reader(),
        lang=await _language(request, chosen),
    )
    return request.table


async def insist_on_right_to_open(request: Request, guild: int) -> Guild:
    """Let those open a table whom the server lets; give what it has chosen."""
    chosen = await request.desk.tables.guild(guild)
    if chosen.openers != "everybody" and not manages(request):
        raise Refused(Text("people-open-refused"))
    return chosen


async def _language(request: Request, chosen: Guild) -> str:
    """Give the language of a new table: what the server chose, else what it speaks, else what its host does."""
    locale = request.interaction.guild_locale
    if chosen.lang is None and locale in {None, UNSPOKEN}:
        return (await request.reader()).lang
    return chosen.lang or spoken.language(locale)


def manages(request: Request) -> bool:
    """Tell whether the reader may manage messages or the channel they are in."""
    may = request.interaction.permissions
    return may.manage_channels or may.manage_messages


async def post(request: Request, table: Table) -> None:
    """Fill the promised public message with the lobby; an older one loses its buttons."""
    desk = request.desk
    laid = sheet(desk, table)
    message = await request.show(Sheet(laid.content, laid.rows, await desk.cover(table)))
    old = await desk.tables.posts(table.id, LOBBY)
    new = Post(table.id, LOBBY, None, message.channel.id, message.id, table.revision, table.moves, None)
    await desk.tables.said((), post=new, closed=old)
    for each in old:
        await silence(desk, each)


async def adopt(request: Request, table: Table) -> None:
    """Remember the lobby whose control was pressed, if the bot died before it could note that it had posted it."""
    message = request.interaction.message
    if message is None or message.flags.ephemeral or table.status != LOBBY:
        return
    tables = request.desk.tables
    if all(each.message != message.id for each in await tables.posts(table.id, LOBBY)):
        new = Post(table.id, LOBBY, None, message.channel.id, message.id, table.revision, table.moves, None)
        await tables.said((), post=new)


async def silence(desk: Desk, post: Post) -> None:
    """Take the buttons from a message; one that is gone has none."""
    try:
        await desk.message(post.channel, post.message).edit(view=None)
    except UNREACHABLE:
        return


async def refresh(desk: Desk, table: Table) -> None:
    """Bring the lobby's message up to date after a change that came from elsewhere."""
    for each in await desk.tables.posts(table.id, LOBBY):
        try:
            await desk.message(each.channel, each.message).edit(**sheet(desk, table).for_editing())
        except UNREACHABLE:
            continue


# Who plays


@on("join")
async def join(request: Request) -> None:
    """Sit down; say that prompts come by DM, and how to turn that off."""
    await request.update()
    reader = await request.reader()
    request.table = table = await request.desk.tables.join(request.id.table, reader)
    await adopt(request, table)
    await request.show(sheet(request.desk, table))
    settings = await request.desk.tables.settings(reader.id)
    words = await request.words()
    if settings.dms and not settings.dms_closed and games.rules(table.game).hidden_hands:
        off = Button(Id("dms_off", table.id), spoken.plain(reader.lang).of("chat-no-dms"))
        await request.tell(words.of("chat-joined-dms"), rows=((off,),))
    else:
        await request.tell(words.of("chat-joined"))


@on("leave")
async def leave(request: Request) -> None:
    """Stand up; a lobby that nobody sits at is closed."""
    await request.update()
    request.table = table = await request.desk.tables.leave(request.id.table, request.user)
    if table.live:
        await request.show(sheet(request.desk, table))
    else:
        await request.show(closed(table))


def closed(table: Table) -> Sheet:
    """Say that nobody is left, or that the lobby was closed."""
    return Sheet(spoken.written(table.lang).of("chat-lobby-closed"), keep_file=True)


@on("computer")
async def add_computer(request: Request) -> None:
    """Seat a computer player."""
    await request.update()
    level = request.id.rest
    request.table = table = await request.desk.tables.add_computer(request.id.table, request.user, level)
    await adopt(request, table)
    await request.show(sheet(request.desk, table))


@on("no_computer")
async def remove_computer(request: Request) -> None:
    """Let the last computer player go."""
    await request.update()
    request.table = table = await request.desk.tables.remove_computer(request.id.table, request.user)
    await request.show(sheet(request.desk, table))


@on("start")
async def start(request: Request) -> None:
    """Begin the game; the board is posted by the announcer."""
    await request.update()
    interaction = request.interaction.id
    request.table = table = await request.desk.tables.start(request.id.table, request.user, interaction=interaction)
    await request.show(begun(table))


def begun(table: Table) -> Sheet:
    """Show the lobby of a game that has begun: the same, without buttons."""
    words = spoken.written(table.lang, table.names)
    rules = games.rules(table.game)
    lines = [f"**{words.of('chat-lobby-begun', game=rules.title)}**"]
    lines += [f"{number}. {_seat(table, seat, words)}" for number, seat in enumerate(table.seats, 1)]
    lines.append(words.of("chat-lobby-options"))
    lines += [f"- {option_line(table, setting.name, words)}" for setting in rules.offered(table.options)]
    lines.append(words.of("chat-seed-published", sha=table.seed_sha256))
    return Sheet("\n".join(lines), keep_file=True)


# By which options


@on("options")
async def options(request: Request) -> None:
    """Open the options for the host; everybody else reads them in the lobby."""
    first_page = request.interaction.message is not None and not request.interaction.message.flags.ephemeral
    await (request.private() if first_page else request.update())
    table = await request.get_table()
    if table.host != request.user:
        raise NotHost(request.user, _name_of(table, table.host))
    await adopt(request, table)
    await request.show(options_sheet(table, int(request.id.rest or 0), (await request.reader()).lang))


def _name_of(table: Table, person: int) -> str:
    return next((seat.name for seat in table.seats if seat.person == person), "?")


def options_sheet(table: Table, page: int, lang: str) -> Sheet:
    """Lay out a page of options, a menu each, in plain words."""
    words = spoken.plain(lang)
    rules = games.rules(table.game)
    offered = rules.offered(table.options)
    fit = ROWS if len(offered) <= ROWS else ROWS - 1
    pages = -(-len(offered) // fit)
    page = min(page, pages - 1)  # a choice may have made another option pointless
    shown = offered[page * fit : (page + 1) * fit]
    made: list[Row] = []
    for setting in shown:
        label = rules.label(setting.name)
        choices = tuple(
            Choice(
                str(number),
                words.of("chat-lobby-option", option=label, value=rules.value_label(setting.name, value)),
                chosen=value == table.options[setting.name],
            )
            for number, value in enumerate(setting.values)
        )
        made.append(Menu(Id("option", table.id, page, rest=setting.name), words.say(label), choices))
    if fit < ROWS:
        after = (page + 1) % pages
        made.append((Button(Id("options", table.id, rest=str(after)), words.of("chat-button-more-options")),))
    return Sheet(words.of("chat-options"), tuple(made))


@on("option")
async def set_option(request: Request) -> None:
    """Set an option, here and in the lobby."""
    await request.update()
    table = await request.get_table()
    name = request.id.rest
    value = _value(table, name, request.values)
    request.table = table = await request.desk.tables.set_option(table.id, request.user, name, value)
    await request.show(options_sheet(table, request.id.epoch, (await request.reader()).lang))
    if table.status != PLAYING:
        await refresh(request.desk, table)


def _value(table: Table, name: str, values: list[str]) -> OptionValue:
    """Find the value that a line of the menu stands for."""
    setting = games.rules(table.game).setting(name)
    number = int(values[0]) if values and values[0].isdecimal() else -1
    if setting is None or not 0 <= number < len(setting.values):
        raise Refused(Text("chat-unknown-control"))
    return setting.values[number]

"""The clock of a table in the chat: choosing the pace, pausing, reminders, and until when somebody has time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

import games
from bot import words as spoken
from bot.chat import errors, lobby, phrases, prompts
from bot.chat.control import on
from bot.chat.ids import Id
from bot.chat.sheet import Button, Choice, Menu, Row, Sheet
from bot.refusals import NotHost, TableClosed
from bot.table import LATE, LOBBY, PLAYING
from bot.timekeeper import AGAIN, END, PACES
from games.core import SeatRef, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.desk import Desk
    from bot.chat.request import Request
    from bot.table import Look, Notice, Table
    from bot.words import Words
    from games.core.text import Arg

REMIND = "remind"


# Choosing it


@on("pace")
async def choose(request: Request) -> None:
    """Show the host the pace, before the game or during it."""
    await request.private()
    table = await request.get_table()
    if not table.live:
        raise TableClosed(table.id)
    if table.host != request.user:
        raise NotHost(request.user, next((seat.name for seat in table.seats if seat.person == table.host), "?"))
    await request.show(sheet(table, (await request.reader()).lang))


def sheet(table: Table, lang: str) -> Sheet:
    """Lay out the two choices: how long a move may take, and what happens then."""
    words = spoken.plain(lang)
    paces = tuple(Choice(str(each), phrases.pace_name(each, words), chosen=each == table.pace) for each in PACES)
    rows: list[Row] = [Menu(Id("pace_set", table.id), words.of("people-pace"), paces)]
    if table.pace:
        ends = tuple(Choice(each, words.of(f"people-late-{each}"), chosen=each == table.late) for each in LATE)
        rows.append(Menu(Id("late_set", table.id), words.of("people-late"), ends))
    return Sheet(words.of("people-pace-about"), tuple(rows))


@on("pace_set")
async def set_pace(request: Request) -> None:
    """Choose how long a move may take."""
    await request.update()
    table = await request.get_table()
    chosen = request.values[0] if request.values else ""
    await _set(request, table, int(chosen) if chosen.isdecimal() else -1, table.late)


@on("late_set")
async def set_late(request: Request) -> None:
    """Choose what happens when somebody's time is over."""
    await request.update()
    table = await request.get_table()
    await _set(request, table, table.pace, request.values[0] if request.values else "")


async def _set(request: Request, table: Table, pace: int, late: str) -> None:
    request.table = after = await request.desk.tables.timekeeper.set_pace(table.id, request.user, pace, late)
    await request.show(sheet(after, (await request.reader()).lang))
    if after.status == LOBBY:
        await lobby.refresh(request.desk, after)


async def with_time(desk: Desk, look: Look, made: Sheet) -> Sheet:
    """Add to a board post until when whoever is asked has time."""
    words = spoken.written(look.table.lang, look.table.names)
    lines = [made.content]
    if look.table.paused is not None:
        lines.append(words.of("people-paused"))
    for seat, when in sorted((await desk.tables.timekeeper.until(look.table)).items()):
        lines.append(words.of("people-until", who=SeatRef(seat), when=_relative(when)))
    return replace(made, content="\n".join(line for line in lines if line)) if len(lines) > 1 else made


def _relative(when: float) -> str:
    return f"<t:{int(when)}:R>"


# Pausing it


async def ask_pause(request: Request) -> None:
    """Ask the others to let the clock stand still."""
    await request.private()
    table = await request.get_table()
    after = await request.desk.tables.consent.ask_pause(table.id, request.user, request.interaction.id)
    await request.tell(Text("people-paused" if after.paused is not None else "people-pause-asked"))


async def resume(request: Request) -> None:
    """Let the clock go on."""
    await request.private()
    table = await request.get_table()
    await request.desk.tables.timekeeper.resume(table.id, request.user)
    await request.tell(Text("people-resumed"))


# Reminders


async def remind(desk: Desk, table: Table, notices: Sequence[Notice]) -> None:
    """Remind whoever is waited for: by DM if they take any, else by a mention in the channel."""
    look = await desk.tables.look(table.id)
    for notice in notices:
        await _remind(desk, look, notice)
        await desk.tables.said([notice.id])


async def _remind(desk: Desk, look: Look, notice: Notice) -> None:
    assert notice.seat is not None
    table = look.table
    person = table.seats[notice.seat].person
    asked = table.status == PLAYING and notice.seat in look.game.pending()
    if person is None or not (asked or notice.decision == END):
        return  # they have answered meanwhile
    settings = await desk.tables.settings(person)
    if not settings.reminders:
        return
    until = (await desk.tables.timekeeper.until(table)).get(notice.seat)
    nonce = f"r{notice.id}"  # sent twice after a crash, it arrives once
    if settings.dms and not settings.dms_closed:
        lang = settings.lang or table.seats[notice.seat].lang
        try:
            channel = await desk.client.create_dm(discord.Object(person))
            said = _reminder(look, notice, until, spoken.written(lang, table.names))
            await channel.send(nonce=nonce, **replace(said, ping=()).for_sending())
        except discord.HTTPException as error:
            if errors.passes(error):
                raise
            await prompts.note_refused(desk, settings, error)
        else:
            return
    made = _reminder(look, notice, until, spoken.written(table.lang, table.names))
    called = replace(made, content=f"<@{person}> {made.content}")
    try:
        await desk.client.get_partial_messageable(table.channel, guild_id=table.guild).send(
            nonce=nonce, **called.for_sending()
        )
    except (discord.NotFound, discord.Forbidden):
        return  # there is no place left to say it


def _reminder(look: Look, notice: Notice, until: float | None, words: Words) -> Sheet:
    table = look.table
    where: dict[str, Arg] = {"game": games.rules(table.game).title, "channel": f"<#{table.channel}>"}
    assert notice.seat is not None
    person = table.seats[notice.seat].person
    ping = () if person is None else (person,)
    if notice.decision == END:
        content = words.of(f"people-remind-end-{table.late}", **where)
    elif notice.decision == AGAIN or until is None:
        content = words.of("people-remind-again", **where)
    else:
        content = words.of("people-remind-half", **where, when=_relative(until))
    return Sheet(content, _off(table, words), ping=ping)


def _off(table: Table, words: Words) -> tuple[Row, ...]:
    return ((Button(Id("remind_off", table.id), spoken.plain(words.lang).of("people-button-remind-off")),),)


@on("remind_off")
async def remind_off(request: Request) -> None:
    """Remind whoever asks of nothing any more."""
    await request.private()
    settings = await request.desk.tables.settings(request.user)
    await request.desk.tables.set_settings(replace(settings, reminders=False))
    await request.tell(Text("people-reminders-are-off"))

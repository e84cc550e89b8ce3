"""What a person may set for themselves: language, messages, reminders, quiet hours and vacation."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot import hours
from bot import words as spoken
from bot.chat import times
from bot.chat.control import on
from bot.chat.ids import Id
from bot.chat.request import Refused
from bot.chat.sheet import Button, Choice, Menu, Row, Sheet
from games.core import Text

if TYPE_CHECKING:
    from discord import app_commands

    from bot.chat.request import Request
    from bot.table import Settings

AUTOMATIC = "auto"
FLAGS = ("dms", "reminders")
LONGEST = 366
"""Days of vacation, at most."""


async def show(request: Request) -> None:
    """Show the reader's settings."""
    await request.private()
    await _show(request, await request.desk.tables.settings(request.user))


async def _show(request: Request, settings: Settings) -> None:
    await request.show(sheet(settings, settings.lang or spoken.language(request.interaction.locale)))


def sheet(settings: Settings, lang: str) -> Sheet:
    """Lay out all of it, with what can be pressed below."""
    words = spoken.plain(lang)
    dms = "closed" if settings.dms and settings.dms_closed else _state(on=settings.dms)
    lines = [words.of("people-settings"), words.of(f"people-dms-{dms}")]
    lines.append(words.of(f"people-reminders-{_state(on=settings.reminders)}"))
    if settings.quiet is not None:
        begins, ends = (f"{minute // 60:02}:{minute % 60:02}" for minute in settings.quiet)
        lines.append(
            words.of("people-quiet", begins=begins, ends=ends, zone=times.zone_name(settings.place, settings.zone))
        )
    if settings.away is not None:
        first, last = (f"<t:{int(moment)}:D>" for moment in (settings.away[0], settings.away[1] - 1))
        lines.append(words.of("people-away", first=first, last=last))
    choices = [Choice(AUTOMATIC, words.of("chat-language-auto"), chosen=settings.lang is None)]
    choices += (
        Choice(each, words.of(f"chat-language-{each}"), chosen=settings.lang == each) for each in spoken.LANGUAGES
    )
    shown = replace(settings, dms=settings.dms and not settings.dms_closed)
    toggles = tuple(
        Button(
            Id("own_flag", rest=f"{flag}.{int(not getattr(shown, flag))}"),
            words.of(f"people-flag-{flag}-{_state(on=not getattr(shown, flag))}"),
        )
        for flag in FLAGS
    )
    rows: tuple[Row, ...] = (Menu(Id("own_lang"), words.of("chat-language"), tuple(choices)), toggles)
    return Sheet("\n".join(lines), rows)


def _state(*, on: bool) -> str:
    return "on" if on else "off"


@on("own_lang")
async def set_language(request: Request) -> None:
    """Speak to the reader in the language they choose."""
    await request.update()
    chosen = request.values[0] if request.values else AUTOMATIC
    settings = await request.desk.tables.settings(request.user)
    await _keep(request, replace(settings, lang=chosen if chosen in spoken.LANGUAGES else None))


@on("own_flag")
async def set_flag(request: Request) -> None:
    """Turn messages or reminders on or off."""
    await request.update()
    flag, _, value = request.id.rest.partition(".")
    settings = await request.desk.tables.settings(request.user)
    if flag == "dms":
        await _keep(request, replace(settings, dms=value == "1", dms_closed=False))
    elif flag == "reminders":
        await _keep(request, replace(settings, reminders=value == "1"))
    else:
        raise Refused(Text("chat-unknown-control"))


async def set_quiet(request: Request, begins: str, ends: str, zone: str) -> None:
    """Set the hours in which nobody reminds the reader; the same hour twice means none."""
    await request.private()
    settings = await request.desk.tables.settings(request.user)
    first, last, (place, minutes) = times.minute(begins), times.minute(ends), times.zone(zone)
    quiet = None if first == last else (first, last)
    await _keep(request, replace(settings, quiet=quiet, place=place, zone=minutes))


async def set_away(request: Request, first: str | None, last: str | None) -> None:
    """Set a vacation from the first to the last day; without days there is none."""
    await request.private()
    settings = await request.desk.tables.settings(request.user)
    if first is None and last is None:
        await _keep(request, replace(settings, away=None))
        return
    begin = times.day(first or last or "")
    end = times.day(last or first or "")
    days = (end - begin).days
    if not 0 <= days <= LONGEST:
        raise Refused(Text("people-bad-days"))
    away = (_midnight(begin, settings), _midnight(end + dt.timedelta(days=1), settings))
    await _keep(request, replace(settings, away=away))


def _midnight(day: dt.date, settings: Settings) -> float:
    return dt.datetime.combine(day, dt.time(), hours.zone(settings)).timestamp()


async def offer_days(request: Request, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the days to come, as they begin and end where the reader is."""
    settings = await request.desk.tables.settings(request.user)
    today = dt.datetime.fromtimestamp(request.desk.tables.now(), hours.zone(settings)).date()
    return times.days(typed, (await request.reader()).lang, today)


async def _keep(request: Request, settings: Settings) -> None:
    await request.desk.tables.set_settings(settings)
    await _show(request, settings)

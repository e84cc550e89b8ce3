"""Hours, days and time zones: what a menu offers of them, and what was typed instead."""

from __future__ import annotations

import datetime as dt
import re
import zoneinfo
from functools import lru_cache
from typing import TYPE_CHECKING

from babel.dates import format_date
from discord.app_commands import Choice

from bot import words as spoken
from bot.chat.choices import MOST
from bot.chat.notation import folded
from bot.chat.request import Refused
from games.core import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

OFFSETS = range(-12 * 60, 14 * 60 + 1)
"""Minutes from UTC that exist."""
FIRST = (
    "Europe/Paris",
    "Europe/London",
    "Europe/Brussels",
    "Europe/Zurich",
    "Europe/Berlin",
    "Europe/Madrid",
    "Europe/Athens",
    "America/St_Johns",
    "America/Halifax",
    "America/Toronto",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Indian/Reunion",
    "Africa/Abidjan",
    "Africa/Casablanca",
    "Asia/Kolkata",
    "Asia/Singapore",
    "Asia/Tokyo",
    "Australia/Perth",
    "Australia/Sydney",
    "Pacific/Noumea",
    "Pacific/Auckland",
)
"""Offered before anything is typed: about where English and French are spoken, and each hour of the day."""


# What a menu offers


def hours(typed: str) -> list[Choice[str]]:
    """Offer the full hours of the day."""
    named = [f"{hour:02}:00" for hour in range(24)]
    wanted = typed.strip()
    return [Choice(name=each, value=each) for each in named if wanted in each or each.startswith(wanted.zfill(2))]


def days(typed: str, lang: str, today: dt.date) -> list[Choice[str]]:
    """Offer the days to come, by their names."""
    coming = [today + dt.timedelta(days=number) for number in range(MOST)]
    named = {day.isoformat(): format_date(day, "full", locale=lang) for day in coming}
    wanted = folded(typed)
    return [Choice(name=name, value=day) for day, name in named.items() if wanted in day or wanted in folded(name)]


def zones(typed: str, now: float) -> list[Choice[str]]:
    """Offer the time zones whose name holds what was typed, with what their clocks show: so one's own is found."""
    found = list(FIRST) if not typed.strip() else list(_like(typed))
    return [Choice(name=f"{_plain(each)} · {_clock(each, now)}", value=each) for each in found[:MOST]]


@lru_cache(1)
def _known() -> tuple[str, ...]:
    """List the time zones that are named after a place."""
    known = (each for each in zoneinfo.available_timezones() if "/" in each and not each.startswith("Etc/"))
    return tuple(sorted(known, key=lambda each: (each not in FIRST, each)))


def _like(typed: str) -> Iterator[str]:
    wanted = folded(typed).replace("_", " ")
    return (each for each in _known() if wanted in folded(_plain(each)))


def _plain(zone: str) -> str:
    return zone.replace("_", " ")


def _clock(zone: str, now: float) -> str:
    return f"{dt.datetime.fromtimestamp(now, zoneinfo.ZoneInfo(zone)):%H:%M}"


# What was typed


def minute(typed: str) -> int:
    """Read an hour such as 22, 22:30 or 22h30 as a minute of the day."""
    match = re.fullmatch(r"(\d{1,2})(?:[:hH](\d{2})?)?", typed.strip())
    if match is None or int(match[1]) > 23 or int(match[2] or 0) > 59:
        raise Refused(Text("people-bad-hour", typed=spoken.safe(typed[:20])))
    return int(match[1]) * 60 + int(match[2] or 0)


def day(typed: str) -> dt.date:
    """Read a day such as 2027-07-14."""
    try:
        return dt.date.fromisoformat(typed.strip())
    except ValueError:
        raise Refused(Text("people-bad-day", typed=spoken.safe(typed[:20]))) from None


def zone(typed: str) -> tuple[str, int]:
    """Read a time zone: the name of its place, or "" and the minutes from UTC for +2, -5:30 or UTC+1."""
    match = re.fullmatch(r"(?:UTC)?\s*([+-]?)(\d{1,2})(?::?(\d{2}))?", typed.strip().upper())
    if match is not None:
        minutes = int(match[2]) * 60 + int(match[3] or 0)
        signed = -minutes if match[1] == "-" else minutes
        if signed in OFFSETS:
            return "", signed
    found = list(_like(typed)) if match is None and typed.strip() else []
    exact = [each for each in found if folded(_plain(each)) == folded(typed).replace("_", " ")]
    if len(exact or found) != 1:
        raise Refused(Text("people-bad-zone", typed=spoken.safe(typed[:20])))
    return (exact or found)[0], 0


def zone_name(place: str, minutes: int) -> str:
    """Name a time zone by its place, or by its distance from UTC."""
    if place:
        return _plain(place)
    sign = "-" if minutes < 0 else "+"
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{sign}{hours}:{rest:02}" if rest else f"UTC{sign}{hours}"

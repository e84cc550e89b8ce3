"""When somebody may be waited for and reminded: not on vacation, and not at night."""

from __future__ import annotations

import datetime as dt
import zoneinfo
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.table import Settings

MINUTE = 60.0
DAY = 1440
"""Minutes."""


def zone(person: Settings) -> dt.tzinfo:
    """Give the clock a person lives by."""
    try:
        return zoneinfo.ZoneInfo(person.place)
    except (ValueError, OSError, zoneinfo.ZoneInfoNotFoundError):  # none was chosen, or it was since given another name
        return dt.timezone(dt.timedelta(minutes=person.zone))


def over(since: float, seconds: float, person: Settings) -> float:
    """Tell when so many seconds have passed for a person: time away does not count, and nothing ends in quiet hours."""
    end = since + seconds
    if person.away is not None:
        first, last = person.away
        if first <= since < last:
            end = last + seconds
        elif since < first < end:
            end = last + seconds - (first - since)
    return awake(end, person)


def awake(moment: float, person: Settings) -> float:
    """Give the moment, or the first one after it that is neither away nor quiet."""
    for _ in range(3):  # the end of a vacation may be at night, and the end of a night on vacation
        later = _after_night(_after_vacation(moment, person), person)
        if later == moment:
            break
        moment = later
    return moment


def spent_away(since: float, now: float, person: Settings) -> float:
    """Tell how much of the time from `since` to now a person was away."""
    if person.away is None:
        return 0.0
    first, last = person.away
    return max(min(last, now) - max(first, since), 0.0)


def before(now: float, seconds: float, person: Settings) -> float:
    """Tell since when so many seconds have passed for a person; the opposite of `over`, but for the nights."""
    since = now - seconds
    return since - spent_away(0.0, now, person) if spent_away(since, now, person) else since


def _after_vacation(moment: float, person: Settings) -> float:
    if person.away is not None and person.away[0] <= moment < person.away[1]:
        return person.away[1]
    return moment


def _after_night(moment: float, person: Settings) -> float:
    if person.quiet is None:
        return moment
    begins, ends = person.quiet
    shift = dt.datetime.fromtimestamp(moment, zone(person)).utcoffset() or dt.timedelta()
    local = (moment + shift.total_seconds()) / MINUTE % DAY
    length = (ends - begins) % DAY
    into = (local - begins) % DAY
    return moment + (length - into) * MINUTE if into < length else moment

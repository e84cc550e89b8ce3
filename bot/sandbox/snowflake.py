"""Discord's ids: 42 bits of milliseconds since 2015, then a counter. They always grow."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.sandbox.clock import Clock

EPOCH = 1_420_070_400_000
SHIFT = 22
DIGITS = 20


class Snowflakes:
    """Hands out ids, each greater than all before, even when the clock stands still or goes back."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self.clock = clock
        self.last = last

    def next(self) -> int:
        """Give a new id."""
        self.last = max(self.last + 1, (int(self.clock.now() * 1000) - EPOCH) << SHIFT)
        return self.last


def parse(value: object) -> int | None:
    """Read an id; None when it is none."""
    text = str(value)
    return int(text) if len(text) <= DIGITS and text.isascii() and text.isdigit() else None


def seconds(snowflake: int) -> float:
    """Tell when an id was made, in seconds since 1970."""
    return ((snowflake >> SHIFT) + EPOCH) / 1000


def stamp(when: float) -> str:
    """Write a time as Discord does."""
    return dt.datetime.fromtimestamp(when, dt.UTC).isoformat(timespec="milliseconds")

"""The time of the sandbox: the real one, or one that a test moves by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Alarm(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> None:
        """Call it off."""


class Clock(Protocol):
    """What the sandbox asks of a clock."""

    def now(self) -> float:
        """Tell the seconds since 1970."""

    def later(self, delay: float, call: Callable[[], None]) -> Alarm:
        """Call after so many seconds."""


class RealClock:
    """The time of this machine."""

    def now(self) -> float:
        """Tell the seconds since 1970."""
        return time.time()

    def later(self, delay: float, call: Callable[[], None]) -> Alarm:
        """Call after so many seconds."""
        return asyncio.get_running_loop().call_later(delay, call)


class ManualAlarm:
    """A call on a clock that is moved by hand."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        """Call it off."""
        self.call = None


class ManualClock:
    """A clock that stands still until it is advanced, so that no test has to sleep."""

    def __init__(self, start: float | None = None) -> None:
        """Begin now, or at a given second: discord.py reads times out of ids, so an odd year would confuse it."""
        self.time = time.time() if start is None else start
        self.order = itertools.count()
        self.alarms: list[tuple[float, int, ManualAlarm]] = []

    def now(self) -> float:
        """Tell the seconds since 1970."""
        return self.time

    def later(self, delay: float, call: Callable[[], None]) -> Alarm:
        """Call after so many seconds."""
        alarm = ManualAlarm(call)
        heapq.heappush(self.alarms, (self.time + delay, next(self.order), alarm))
        return alarm

    def advance(self, seconds: float) -> None:
        """Let time pass, and everything happen that was due."""
        end = self.time + seconds
        while self.alarms and self.alarms[0][0] <= end:
            self.time, _, alarm = heapq.heappop(self.alarms)
            if alarm.call is not None:
                alarm.call()
        self.time = end

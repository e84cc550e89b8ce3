"""The time: that of this machine, or one that is moved by hand, so that a month passes in a second."""

from __future__ import annotations

import asyncio
import time

LONGEST = 3600.0
"""Seconds of sleep at most: somebody may set the machine's clock meanwhile."""


class Clock:
    """The time of this machine."""

    def __call__(self) -> float:
        """Tell the seconds since 1970."""
        return time.time()

    async def wait(self, woken: asyncio.Event, until: float | None) -> None:
        """Sleep until a time, or until woken."""
        seconds = LONGEST if until is None else min(max(until - self(), 0.0), LONGEST)
        try:
            await asyncio.wait_for(woken.wait(), seconds)
        except TimeoutError:
            return


class HandClock(Clock):
    """A clock that stands still until somebody moves it."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now
        self._moved: set[asyncio.Event] = set()

    def __call__(self) -> float:
        """Tell the time it was set to."""
        return self._now

    def advance(self, seconds: float) -> None:
        """Let time pass; whoever sleeps looks at the clock again."""
        self._now += seconds
        for woken in self._moved:
            woken.set()

    async def wait(self, woken: asyncio.Event, until: float | None) -> None:
        """Sleep until the clock is moved, or until woken."""
        if until is not None and until <= self._now:
            return
        self._moved.add(woken)
        try:
            await woken.wait()
        finally:
            self._moved.discard(woken)

"""Since when which connections to Discord are down."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

GRACE = 120.0
"""Seconds for which the bot may be without Discord and count as well: it connects again by itself."""


class Gateway:
    """Remembers since when which connections to Discord are down; there is one, or one for each shard."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._down: dict[int, float] = {0: clock()}

    def up(self, shard: int = 0) -> None:
        """Note that a connection stands."""
        self._down.pop(shard, None)

    def down(self, shard: int = 0) -> None:
        """Note that a connection is lost, unless that is known."""
        self._down.setdefault(shard, self._clock())

    @property
    def connected(self) -> bool:
        """Tell whether all connections stand."""
        return not self._down

    @property
    def well(self) -> bool:
        """Tell whether all connections stand, or stood a moment ago."""
        return all(self._clock() - since < GRACE for since in self._down.values())

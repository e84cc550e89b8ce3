"""Who has just played in a channel: they sit before the board, and no message has to fetch them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

WHILE = 300.0
"""So many seconds after a move somebody is taken to be there."""


class Presence:
    """Remembers the last few minutes only; after a restart everybody is away."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._seen: dict[tuple[int, int], float] = {}
        """When somebody last played at a table from its channel; the newest last."""

    def played(self, table: int, person: int, *, in_dm: bool) -> None:
        """Note from where somebody has played."""
        now = self._clock()
        self._seen.pop((table, person), None)
        if not in_dm:
            self._seen[table, person] = now
        while self._seen and now - next(iter(self._seen.values())) > WHILE:
            del self._seen[next(iter(self._seen))]

    def here(self, table: int, person: int) -> bool:
        """Tell whether somebody has just played in the channel."""
        seen = self._seen.get((table, person))
        return seen is not None and self._clock() - seen <= WHILE

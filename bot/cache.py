"""The games kept in memory: the last ones used, no more than so many."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.moves import Held


class Cache:
    """Tables with their games, by id; one is given only for the revision that the store has."""

    def __init__(self, size: int) -> None:
        """Keep so many."""
        self._size = size
        self._held: OrderedDict[int, Held] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def get(self, table_id: int, revision: int) -> Held | None:
        """Give a table if it is still at this revision."""
        held = self._held.get(table_id)
        if held is None or held.table.revision != revision:
            return None
        self._held.move_to_end(table_id)
        return held

    def put(self, held: Held) -> None:
        """Keep a table, and let go of the one that was used longest ago."""
        known = self._held.get(held.table.id)
        if known is not None and known.table.revision > held.table.revision:
            return  # whoever looked began to load before the last move
        self._held[held.table.id] = held
        self._held.move_to_end(held.table.id)
        if len(self._held) > self._size:
            self._held.popitem(last=False)

    def drop(self, table_id: int) -> None:
        """Forget a table."""
        self._held.pop(table_id, None)

"""Computer players think in processes of their own, so that nobody waits for them in the event loop."""

from __future__ import annotations

import asyncio
import secrets

import games
from bot.children import Children
from games import players
from games.core import Dice

PATIENCE = 30.0
"""Seconds after which a thought is given up and its process ended."""


class Thinking:
    """A few processes that choose for computer seats; they start when first needed."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE) -> None:
        """Prepare; nothing is started yet."""
        self._children = Children(workers, patience)

    def warm_up(self) -> None:
        """Start the processes before somebody waits for them."""
        self._children.start()

    async def choose(self, game: str, dump: bytes, seat: int, level: str) -> str:
        """Answer the question that a seat is asked; give the key."""
        return await self._children.run(think, game, dump, seat, level)

    async def close(self) -> None:
        """End the processes."""
        await asyncio.to_thread(self._children.close)


def think(game: str, dump: bytes, seat: int, level: str) -> str:
    """Choose for a seat, from its view only; this runs in a process of its own."""
    view = games.load(game, dump).view(seat)
    return players.choose(level, view, Dice(secrets.token_bytes(32)))

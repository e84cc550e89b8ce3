"""Computer players think in processes of their own, so that nobody waits for them in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

import games
from bot.children import settle_in
from games import players
from games.core import Dice

PATIENCE = 30.0
"""Seconds after which a thought is given up and its process ended."""


class Thinking:
    """A few processes that choose for computer seats; they start when first needed."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE) -> None:
        """Prepare; nothing is started yet."""
        self._workers = workers
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        # Our own queue: patience counts from when a thought begins, not from when it is asked for.
        self._free = asyncio.Semaphore(workers)

    def warm_up(self) -> None:
        """Start the processes before somebody waits for them."""
        if self._pool is None:
            self._pool = _start(self._workers)
            for _ in range(self._workers):
                self._pool.submit(_ready)

    async def choose(self, game: str, dump: bytes, seat: int, level: str) -> str:
        """Answer the question that a seat is asked; give the key."""
        async with self._free:
            return await self._run(game, dump, seat, level)

    async def close(self) -> None:
        """End the processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(_end, pool)

    async def _run(self, game: str, dump: bytes, seat: int, level: str) -> str:
        pool = self._pool
        if pool is None:
            pool = self._pool = _start(self._workers)
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, think, game, dump, seat, level)
            return await asyncio.wait_for(future, self._patience)
        except (BrokenExecutor, TimeoutError):
            if self._pool is pool:
                self._pool = None  # the next thought starts new processes
            await asyncio.to_thread(_end, pool)
            raise


def think(game: str, dump: bytes, seat: int, level: str) -> str:
    """Choose for a seat, from its view only; this runs in a process of its own."""
    view = games.load(game, dump).view(seat)
    return players.choose(level, view, Dice(secrets.token_bytes(32)))


def _ready() -> None:
    """Do nothing: the process has started and read the rules."""


def _start(workers: int) -> ProcessPoolExecutor:
    # A forked process would inherit the threads' locks in whatever state they are.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=settle_in)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes now, also one that would think for ever."""
    running = list((pool._processes or {}).values())  # noqa: SLF001 - terminate_workers() comes with Python 3.14
    for process in running:
        process.terminate()
    pool.shutdown(wait=True, cancel_futures=True)

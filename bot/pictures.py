"""Pictures are drawn in processes of their own, so that no click waits for one; the last ones are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

import games
from bot.children import Children

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from games.core import Game
    from render import Picture

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds after which a picture is given up and its process ended; a busy machine needs a few for the first one."""


class Scene(Struct, frozen=True):
    """For whom a game is drawn (None: anybody), in which language, and what is marked, ringed or cut out."""

    viewer: int | None
    lang: str
    marks: tuple[str, ...] = ()
    part: str | None = None
    changed: tuple[str, ...] = ()


class Pictures:
    """Draws boards and covers; keeps a bounded number of them."""

    def __init__(self, workers: int = 1, keep: int = 64) -> None:
        self._workers = workers
        self._keep = keep
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()
        self._drawing: dict[Hashable, asyncio.Future[Any]] = {}
        self._children = Children(workers, PATIENCE)

    async def warm(self) -> None:
        """Start the processes and draw once in each: the first picture of a game takes far longer than the others.

        Game after game, so that whoever opens a table meanwhile waits for one of them at most.
        """
        for game in games.names():
            await asyncio.gather(*(self._run(_warm_up, game) for _ in range(self._workers)))
            await asyncio.to_thread(_prepare, game)

    async def board(self, game: Game[Any], names: tuple[str, ...], scene: Scene) -> Picture:
        """Draw what a viewer may see of a game; the view is made where it is drawn, from the dump."""
        dump = game.dump()
        name = (game.rules.name, sha256(dump).digest(), names, scene)
        return await self._kept_or(name, _draw, game.rules.name, dump, names, scene)

    async def cover(self, game: str, lang: str) -> Picture:
        """Draw the cover of a game."""
        return await self._kept_or(("cover", game, lang), _cover, game, lang)

    def close(self) -> None:
        """End the processes."""
        self._children.close()

    async def _kept_or(self, name: Hashable, draw: Callable[..., T], *args: object) -> T:
        """Give a picture that is kept, wait for one that is being drawn, or draw it."""
        if name in self._kept:
            self._kept.move_to_end(name)
            kept: T = self._kept[name]
            return kept
        if name not in self._drawing:
            self._drawing[name] = asyncio.ensure_future(self._run(draw, *args))
            self._drawing[name].add_done_callback(lambda done: self._keep_it(name, done))
        drawn: T = await asyncio.shield(self._drawing[name])
        return drawn

    def _keep_it(self, name: Hashable, done: asyncio.Future[Any]) -> None:
        self._drawing.pop(name, None)
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[name] = done.result()
        while len(self._kept) > self._keep:
            self._kept.popitem(last=False)

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        """Work in a process, and note how long it took."""
        from bot import metrics  # noqa: PLC0415 - the processes that draw do without

        with metrics.drawing_seconds.time():
            return await self._children.run(work, *args)


def _warm_up(game: str) -> None:
    import render  # noqa: PLC0415 - in the process that draws

    seats = games.rules(game).seats[0]
    view = games.new(game, seats=seats, seed=bytes(32)).view(None)
    render.cover(game, "en")
    render.draw(view, "en", ("",) * seats)


def _prepare(game: str) -> None:
    import render  # noqa: PLC0415 - which parts a picture has is asked here, without drawing it

    render.prepare(game)


def _draw(game: str, dump: bytes, names: tuple[str, ...], scene: Scene) -> Picture:
    import render  # noqa: PLC0415 - in the process that draws

    view = games.load(game, dump).view(scene.viewer)
    part = scene.part or render.focus(view, scene.marks)
    return render.draw(view, scene.lang, names, marks=scene.marks, part=part, changed=scene.changed)


def _cover(game: str, lang: str) -> Picture:
    import render  # noqa: PLC0415 - in the process that draws

    return render.cover(game, lang)

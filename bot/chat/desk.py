"""The desk: tables, pictures and the connection, for whatever answers a request."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord

from bot import logs
from bot.chat import errors
from bot.chat.control import ACTIONS
from bot.chat.presence import Presence
from bot.chat.request import Refused, Request
from bot.chat.sheet import Attached
from games.core import Text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from bot.pictures import Pictures, Scene
    from bot.table import Look, Table
    from bot.tables import Tables


DRAWING = 60.0
"""Seconds after which a message goes without its picture."""


class Desk:
    """What every part of the chat side works with."""

    def __init__(self, client: discord.Client, tables: Tables, pictures: Pictures) -> None:
        self.client = client
        self.tables = tables
        self.pictures = pictures
        self.presence = Presence(tables.now)
        self._answering: set[asyncio.Task[None]] = set()

    # Requests come in

    async def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a button or a menu."""
        request = Request(self, interaction)
        await self._answer(request, ACTIONS.get(request.id.what, unknown))

    async def asked(self, interaction: discord.Interaction[Any], work: Callable[[Request], Awaitable[None]]) -> None:
        """Answer a command."""
        await self._answer(Request(self, interaction), work)

    async def _answer(self, request: Request, work: Callable[[Request], Awaitable[None]]) -> None:
        await self.finish(errors.guarded(request, work))

    async def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that is not to be cut short when the bot stops."""
        task = asyncio.ensure_future(work)
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        await task

    async def idle(self, seconds: float) -> None:
        """Wait until all that is under way is finished, but not for ever."""
        if self._answering:
            await asyncio.wait(self._answering, timeout=seconds)

    # Which table is meant

    async def table_here(self, request: Request) -> Table:
        """Find the table of a channel or thread; in a DM, the only one its reader plays at."""
        if request.in_dm:
            return await self._table_of(request)
        channel = request.interaction.channel
        found = await self.tables.in_channel(request.interaction.channel_id or 0)
        if found is None and isinstance(channel, discord.Thread):
            found = await self.tables.in_channel(channel.parent_id)
        if found is None:
            raise Refused(Text("chat-no-table"))
        return found

    async def _table_of(self, request: Request) -> Table:
        mine = await self.tables.live(person=request.user)
        if not mine:
            raise Refused(Text("chat-no-table-of-yours"))
        if len(mine) > 1:
            where = tuple(f"<#{table.channel}>" for table in mine)
            raise Refused(Text("chat-several-tables", channels=where))
        return mine[0]

    # Pictures

    async def picture(self, look: Look, scene: Scene) -> Attached | None:
        """Draw what a viewer may see; the name of the file says nothing. A game goes on without a picture, too."""
        logs.note(table=look.table.id, revision=look.table.revision)
        try:
            async with asyncio.timeout(DRAWING):
                drawn = await self.pictures.board(look.game, look.table.names, scene)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with a picture, the words are there
            errors.record(error, f"table {look.table.id} revision {look.table.revision}, while a picture was drawn")
            return None
        # Whoever listens to their own view wants its cards, not a summary that anybody may hear.
        alt = drawn.alt if scene.viewer is None else drawn.text
        return Attached("board.png", drawn.png, alt)

    async def cover(self, table: Table) -> Attached | None:
        """Draw the cover of a game; a table opens without it, too."""
        try:
            async with asyncio.timeout(DRAWING):
                drawn = await self.pictures.cover(table.game, table.lang)
        except Exception as error:  # noqa: BLE001 - as above
            errors.record(error, f"table {table.id}, while a cover was drawn")
            return None
        return Attached("cover.png", drawn.png, drawn.alt)

    # Messages the bot sent before

    def message(self, channel: int, message: int) -> discord.PartialMessage:
        """Refer to a message without asking Discord for it."""
        return self.client.get_partial_messageable(channel).get_partial_message(message)


async def unknown(_request: Request) -> None:
    """Say that a control is of another time."""
    raise Refused(Text("chat-unknown-control"))

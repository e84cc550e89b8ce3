"""Frames on their way to one websocket, in order, without making the sender wait."""

from __future__ import annotations

import asyncio
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING

from aiohttp import ClientConnectionResetError, WSMsgType

if TYPE_CHECKING:
    from aiohttp import web

PATIENCE = 50_000
"""So many frames behind, the other side is not reading any more."""


class Outbox:
    """A queue in front of a websocket."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool = False) -> None:
        """Send frames as text, or all of them as one zlib stream, if the other side wants that."""
        self.socket = socket
        self.compressor = zlib.compressobj(level=1) if compressed else None
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closing = 1000
        self.stalled = False
        """True: the connection is open, but nothing comes through."""
        self.task = asyncio.get_running_loop().create_task(self._work())

    def put(self, frame: bytes) -> None:
        """Send a frame when it is its turn."""
        if self.stalled:
            return
        if self.queue.qsize() > PATIENCE:
            self.close(4000)
            return
        self.queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close the socket after what is already on its way."""
        self.closing = code
        self.queue.put_nowait(None)

    async def _work(self) -> None:
        with suppress(ClientConnectionResetError, ConnectionError):
            while (frame := await self.queue.get()) is not None:
                if self.compressor is None:
                    await self.socket.send_frame(frame, WSMsgType.TEXT)
                else:
                    packed = self.compressor.compress(frame) + self.compressor.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_frame(packed, WSMsgType.BINARY)
            await self.socket.close(code=self.closing)

    async def stop(self) -> None:
        """Stop sending."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

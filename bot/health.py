"""A small page for machines: /healthz tells whether the bot is well, /metrics how it has been."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from typing import TYPE_CHECKING, Protocol

from aiohttp import web
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from bot import metrics
from bot.table import LOBBY, PLAYING

if TYPE_CHECKING:
    from bot.gateway import Gateway
    from bot.tables import Tables

PATIENCE = 5.0
"""Seconds in which the store has to answer."""
NOTE = "health"
"""A fact that is asked for, to see whether the store answers; it need not exist."""


class Bot(Protocol):
    """What is needed of the client."""

    gateway: Gateway

    @property
    def latency(self) -> float:
        """Give the seconds from a heartbeat to its answer."""


class Health:
    """Answers whether the bot is well, and gives its figures."""

    def __init__(self, bot: Bot, tables: Tables) -> None:
        self._bot = bot
        self._tables = tables
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def start(self, host: str, port: int) -> None:
        """Open the page; an OSError when the port is taken."""
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self.stop()
            raise
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Close the page."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _healthz(self, _request: web.Request) -> web.Response:
        store = await self._store_answers()
        gateway = self._bot.gateway
        told = {
            "gateway": "connected" if gateway.connected else "connecting" if gateway.well else "lost",
            "store": "answers" if store else "silent",
        }
        return web.json_response(told, status=200 if store and gateway.well else 503)

    async def _store_answers(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._tables.get_note(NOTE)
        except Exception:  # noqa: BLE001 - whatever is wrong, it does not answer
            return False
        return True

    async def _metrics(self, _request: web.Request) -> web.Response:
        gateway = self._bot.gateway
        metrics.gateway_connected.set(gateway.connected)
        latency = self._bot.latency
        metrics.gateway_latency.set(latency if math.isfinite(latency) else math.nan)
        if await self._store_answers():
            found = Counter(table.status for table in await self._tables.live())
            for status in (LOBBY, PLAYING):
                metrics.live_tables.labels(status).set(found[status])
            metrics.notices_waiting.set(len(await self._tables.notices()))
        body = generate_latest(metrics.REGISTRY)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

"""Run a real discord.py client against a sandbox, over real sockets."""

from __future__ import annotations

import asyncio
import ipaddress
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress

import discord
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.sandbox import ManualClock, Sandbox
from bot.sandbox.client import Person
from tests import schema


class NotLoopback(Exception):
    """A test was about to talk to the real Discord."""


def insist_on_loopback(url: str) -> None:
    host = yarl.URL(url).host or ""
    if host != "localhost" and not ipaddress.ip_address(host).is_loopback:
        raise NotLoopback(f"Tests only talk to this machine, not to {url}.")


@contextmanager
def pointed_at(sandbox: Sandbox):
    """Let discord.py talk to a sandbox, and only for so long."""
    insist_on_loopback(sandbox.api_base)
    insist_on_loopback(sandbox.gateway_url)
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE = sandbox.api_base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)
    Asset.BASE = sandbox.url + "/cdn"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


class Wire(Sandbox):
    """A sandbox whose every exchange with the bot is checked against Discord's schema, when that is at hand.

    Its clock stands still unless a test moves it: on a busy machine three seconds may pass before a bot has answered.
    """

    def __init__(self, **options):
        super().__init__(**{"clock": ManualClock(), **options})
        self.checker = schema.checker()
        self.exchanges = []
        self._visitors = AsyncExitStack()
        self.on_exchange = self._note

    def _note(self, exchange):
        self.exchanges.append(exchange)
        if self.checker is not None:
            self.checker.check(exchange)

    @property
    def violations(self):
        return [] if self.checker is None else self.checker.violations

    async def person(self, who: str) -> Person:
        """Act as somebody, until the sandbox ends."""
        return await self._visitors.enter_async_context(await Person.connect(self.url, who))

    async def stop(self):
        await self._visitors.aclose()
        await super().stop()


@asynccontextmanager
async def wired(**options):
    """Run a sandbox on a free port; what the bot sent and got has to agree with Discord's schema."""
    async with Wire(**options) as sandbox:
        with pointed_at(sandbox):
            yield sandbox
    assert not sandbox.violations, "\n".join(sandbox.violations)


@asynccontextmanager
async def running(client: discord.Client, token: str = "a.local.token"):
    """Log a client in, wait until it is ready, and close it in the end."""
    insist_on_loopback(Route.BASE)
    await client.login(token)
    task = asyncio.get_running_loop().create_task(client.connect())
    ready = asyncio.get_running_loop().create_task(client.wait_until_ready())
    try:
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            task.result()  # says why the client did not get ready
        yield client
    finally:
        ready.cancel()
        await client.close()
        with suppress(asyncio.CancelledError):
            await task


def quick(intents: discord.Intents | None = None, **options) -> dict:
    """Give the settings of a client that does not wait for servers that are already there."""
    return {"intents": intents or discord.Intents(guilds=True), "guild_ready_timeout": 0.02, **options}

"""The chat side: slash commands over real sockets, the sandbox, a trivial bot and the person in one process."""

from __future__ import annotations

import asyncio
import statistics
import time
from typing import TYPE_CHECKING

import aiohttp
import discord
from aiohttp import web
from discord import app_commands

from benchmarks.table import Figure
from bot.sandbox import Sandbox
from bot.sandbox.client import Person
from tests.wire import pointed_at, quick, running

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

COMMANDS = 1000
IN_FLIGHT = 50
ROUNDS = 3
TARGET = 1000.0


class Trivial(discord.Client):
    """A bot that answers /ping, and nothing else."""

    async def setup_hook(self):
        tree = app_commands.CommandTree(self)

        @tree.command(name="ping", description="Answer")
        async def ping(interaction: discord.Interaction):
            await interaction.response.send_message("pong")

        await tree.sync()


async def flood(once: Callable[[], Awaitable[object]], times: int = COMMANDS) -> tuple[float, list[float]]:
    """Do something so many times, so many at once; give the rate per second, and how long each took."""
    took: list[float] = []
    left = iter(range(times))

    async def work() -> None:
        for _ in left:
            began = time.perf_counter()
            await once()
            took.append(time.perf_counter() - began)

    began = time.perf_counter()
    await asyncio.gather(*(work() for _ in range(IN_FLIGHT)))
    return times / (time.perf_counter() - began), took


async def slash_rate() -> tuple[float, float]:
    """Give the best rate of slash commands, and the median time of one in milliseconds."""
    async with Sandbox() as sandbox:
        with pointed_at(sandbox):
            async with (
                running(Trivial(**quick())),
                await Person.connect(sandbox.url, "mary.anning", remember=False) as mary,
            ):
                await flood(lambda: mary.slash("ping"), 2 * IN_FLIGHT)
                found = [await flood(lambda: mary.slash("ping")) for _ in range(ROUNDS)]
    rate, took = max(found, key=lambda each: each[0])
    return rate, 1000 * statistics.median(took)


async def bare_rate() -> float:
    """Give the best rate of empty HTTP requests, client and server in this process: what the sockets alone cost."""
    app = web.Application()
    app.router.add_post("/", _echo)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}/"

    async def once() -> None:
        async with session.post(url, json={}) as answer:
            await answer.read()

    async with aiohttp.ClientSession() as session:
        await flood(once, 2 * IN_FLIGHT)
        rates = [(await flood(once))[0] for _ in range(ROUNDS)]
    await runner.cleanup()
    return max(rates)


async def _echo(request: web.Request) -> web.Response:
    return web.Response(body=await request.read())


def figures() -> Iterator[Figure]:
    """Measure."""
    rate, median = asyncio.run(slash_rate())
    yield Figure(
        what=f"{COMMANDS} slash commands, {IN_FLIGHT} in flight, trivial bot, p50 {median:.0f} ms",
        value=rate,
        unit="/s",
        beside="bare HTTP requests in one process",
        baseline=asyncio.run(bare_rate()),
        baseline_unit="/s",
        target=f"above {TARGET:g} /s",
        passed=rate > TARGET,
    )

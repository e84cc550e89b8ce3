"""The chat side: slash commands over real sockets. The sandbox and the person share a process, the bot has its own."""

from __future__ import annotations

import asyncio
import statistics
import time
from contextlib import asynccontextmanager
from multiprocessing import get_context
from types import SimpleNamespace
from typing import TYPE_CHECKING

import aiohttp
import discord
from aiohttp import web
from discord import app_commands

from benchmarks.table import Figure
from bot import memory
from bot.sandbox import Sandbox
from bot.sandbox.client import Person
from tests.wire import pointed_at, quick, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
    from multiprocessing.synchronize import Event

COMMANDS = 1000
IN_FLIGHT = 50
ROUNDS = 5
TARGET = 1000.0


class Trivial(discord.Client):
    """A bot that answers /ping, and tells on /cpu how many seconds it has worked."""

    async def setup_hook(self) -> None:
        tree = app_commands.CommandTree(self)

        @tree.command(name="ping", description="Answer")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pong")

        @tree.command(name="cpu", description="Tell the seconds of work")
        async def cpu(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(str(time.process_time()))

        await tree.sync()


def run_trivial(addresses: SimpleNamespace, ready: Event, done: Event) -> None:
    """Run the trivial bot in a process of its own."""

    async def work() -> None:
        with pointed_at(addresses):
            async with running(Trivial(**quick())):
                memory.settle()
                ready.set()
                await asyncio.to_thread(done.wait)

    asyncio.run(work())


@asynccontextmanager
async def trivial_bot(sandbox: Sandbox) -> AsyncIterator[None]:
    """Let the trivial bot answer for so long."""
    context = get_context("spawn")
    ready, done = context.Event(), context.Event()
    addresses = SimpleNamespace(api_base=sandbox.api_base, gateway_url=sandbox.gateway_url, url=sandbox.url)
    process = context.Process(target=run_trivial, args=(addresses, ready, done), daemon=True)
    process.start()
    try:
        await asyncio.to_thread(ready.wait)
        yield
    finally:
        done.set()
        await asyncio.to_thread(process.join)


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


async def slash_rate() -> tuple[float, float, float, float]:
    """Give the best rate of slash commands, the median time of one, and what one costs the sandbox and the bot.

    The times are milliseconds; the costs are milliseconds of processor time, those of the person with the sandbox's.
    """
    found = []
    async with (
        Sandbox() as sandbox,
        trivial_bot(sandbox),
        await Person.connect(sandbox.url, "mary.anning", remember=False) as mary,
    ):
        await flood(lambda: mary.slash("ping"), 2 * IN_FLIGHT)
        memory.settle()
        for _ in range(ROUNDS):
            ours, bots = time.process_time(), await bot_seconds(mary)
            rate, took = await flood(lambda: mary.slash("ping"))
            ours, bots = time.process_time() - ours, await bot_seconds(mary) - bots
            found.append((rate, 1e3 * statistics.median(took), 1e3 * ours / COMMANDS, 1e3 * bots / COMMANDS))
    return max(found)


async def bot_seconds(person: Person) -> float:
    """Ask the bot how long it has worked."""
    answer = await person.slash("cpu")
    return float(answer.message["content"])


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
    rate, median, ours, bots = asyncio.run(slash_rate())
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
    yield Figure(
        what="A slash command: processor time of the sandbox and the person",
        value=ours,
        unit="ms",
        beside="of discord.py in the bot",
        baseline=bots,
        baseline_unit="ms",
        target=f"{1e3 / max(ours, bots):.0f} /s where each has a processor",
        passed=None,
    )

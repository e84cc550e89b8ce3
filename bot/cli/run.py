"""`beagle run`: the bot, with a token on Discord, without one on a local Discord in the browser."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
import webbrowser
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from msgspec.structs import replace

from bot import config as settings
from bot import logs, memory
from bot.chat import errors
from bot.chat.client import Client, ShardedClient, point_at
from bot.cli.common import port
from bot.config import BadConfig
from bot.pictures import Pictures
from bot.store import StoreError, open_store
from bot.tables import Tables
from bot.thinking import Thinking

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Iterator

    from bot.config import Config
    from bot.sandbox import Sandbox

log = logging.getLogger("beagle.run")

REFUSED = 2
LOCAL_TOKEN = "local"  # noqa: S105 - the sandbox takes any
LOCAL_READY = 0.1
"""Seconds to wait for further servers; the sandbox has one."""
LAST_MOVES = 5.0
"""Seconds that computer players get to finish a move when the bot stops."""


class CannotRun(Exception):
    """Something that keeps the bot from running; the message is one sentence for whoever runs it."""

    code = REFUSED


class Unreachable(CannotRun):
    """Discord cannot be reached now: to start again later may help, and a supervisor can tell by the exit code."""

    code = 1


def add(commands: _SubParsersAction[Any]) -> None:
    """Add the command."""
    parser: ArgumentParser = commands.add_parser(
        "run", help="run the bot: on Discord, or locally without a token", description=__doc__, allow_abbrev=False
    )
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings (default: config.toml, if there is one)")
    parser.add_argument("--port", type=port, metavar="N", help="of the local page (default: 8123; 0 picks a free one)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the local page")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Run until stopped."""
    try:
        config = settings.read(args.config)
        if args.port is not None:
            config = replace(config, sandbox_port=args.port)
        logs.set_up(config)
        memory.settle()
        asyncio.run(serve(config, browser=not args.no_browser))
    except (BadConfig, CannotRun, StoreError) as error:
        sys.stderr.write(f"{error}\n")
        return error.code if isinstance(error, CannotRun) else REFUSED
    return 0


async def serve(config: Config, *, browser: bool = False, stop: asyncio.Event | None = None) -> None:
    """Open everything, run until a signal or the end of the connection, and close everything."""
    stop = stop or _stopped_by_signals()
    asyncio.get_running_loop().set_exception_handler(unforeseen)
    async with AsyncExitStack() as house:
        local = not config.token
        if local:
            config = await _open_sandbox(house, config, browser=browser)
        point_at(config)
        client, workers = await _open_bot(house, config, local=local)
        connected = asyncio.create_task(client.start(config.token), name="connection")
        warming = asyncio.create_task(_warm_up(client, workers), name="warm up")
        house.callback(warming.cancel)
        stopped = asyncio.create_task(stop.wait(), name="stop")
        await asyncio.wait({connected, stopped}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        await client.close()
        if stop.is_set():
            connected.cancel()  # what fails because we leave is nobody's trouble
            await asyncio.gather(connected, return_exceptions=True)
        else:
            await _ended(connected)


async def _open_sandbox(house: AsyncExitStack, config: Config, *, browser: bool) -> Config:
    """Start the local Discord; give settings that point at it."""
    from bot.sandbox import Sandbox  # noqa: PLC0415 - with a token it is not needed, and slow to import

    state = Path(config.sandbox_state)
    try:
        state.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotRun(f"The folder of {state} cannot be made: {error.strerror}.") from None
    sandbox = Sandbox(state=state)
    try:
        with _usable(state):
            await sandbox.start(config.sandbox_host, config.sandbox_port)
    except OSError as error:
        raise CannotRun(
            f"The local page cannot open at {config.sandbox_host}, port {config.sandbox_port}: "
            f"{error.strerror or error}. Another port can be given with --port."
        ) from None
    house.push_async_callback(_close_sandbox, sandbox, state)
    sys.stdout.write(f"A local Discord is open at {sandbox.url} (Ctrl+C ends it; everything is kept in {state}).\n")
    sys.stdout.flush()
    if browser:
        await asyncio.to_thread(webbrowser.open, sandbox.url)
    return replace(config, token=LOCAL_TOKEN, api_base=sandbox.api_base, gateway_url=sandbox.gateway_url)


async def _close_sandbox(sandbox: Sandbox, state: Path) -> None:
    with _usable(state):
        await sandbox.stop()


@contextmanager
def _usable(state: Path) -> Iterator[None]:
    """Say in a sentence that the file of the local Discord cannot be read or written."""
    from bot.sandbox.state import BadState  # noqa: PLC0415 - as above

    try:
        yield
    except BadState as error:
        raise CannotRun(f"{state}, which keeps the local Discord, cannot be used: {error}") from None


class Workers(NamedTuple):
    """The processes that draw and think."""

    pictures: Pictures
    thinking: Thinking


async def _warm_up(client: discord.Client, workers: Workers) -> None:
    """Start the processes once the bot is there: they would take the processor from its own start."""
    await client.wait_until_ready()
    workers.thinking.warm_up()
    await workers.pictures.warm()


async def _open_bot(house: AsyncExitStack, config: Config, *, local: bool) -> tuple[Client | ShardedClient, Workers]:
    """Open the store, and make the processes and the client."""
    thinking = Thinking(config.thinking_workers)
    tables = Tables(await open_store(config.database), thinker=thinking)
    house.push_async_callback(tables.close, LAST_MOVES)
    pictures = Pictures(config.picture_workers, config.picture_cache)
    house.callback(pictures.close)
    await tables.resume()
    kind = ShardedClient if config.sharded else Client
    options = {"guild_ready_timeout": LOCAL_READY} if local else {}
    client = kind(tables, pictures, welcome_at_start=local, **options)
    if config.metrics_port:
        await _open_health(house, config, client, tables)
    return client, Workers(pictures, thinking)


async def _open_health(house: AsyncExitStack, config: Config, client: Client | ShardedClient, tables: Tables) -> None:
    from bot.health import Health  # noqa: PLC0415 - it brings a web server along

    health = Health(client, tables)
    try:
        await health.start(config.metrics_host, config.metrics_port)
    except OSError as error:
        raise CannotRun(
            f"/healthz and /metrics cannot open at {config.metrics_host}, port {config.metrics_port}: "
            f"{error.strerror or error}. The setting 'metrics_port' names another."
        ) from None
    house.push_async_callback(health.stop)


async def _ended(connected: asyncio.Task[None]) -> None:
    """Say in a sentence why the connection ended, if it did so by itself."""
    try:
        await connected
    except discord.LoginFailure:
        raise CannotRun("Discord did not accept the token; see DISCORD_TOKEN.") from None
    except (discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed, OSError) as error:
        raise Unreachable(f"The connection to Discord failed: {type(error).__name__}.") from None


def unforeseen(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error that nobody waited for as any other; asyncio would show its message, which may hold a card."""
    error = context.get("exception")
    if isinstance(error, BaseException):
        errors.record(error, "in the background")
    else:
        log.error("Something went wrong in the background.")


def _stopped_by_signals() -> asyncio.Event:
    """Give an event that Ctrl+C or a request to terminate sets."""
    stop = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, stop.set)
    return stop

"""`beagle sandbox`: a local Discord, alone, for any bot."""

from __future__ import annotations

import asyncio
import signal
import sys
from argparse import ArgumentTypeError
from pathlib import Path
from typing import TYPE_CHECKING

from bot import memory
from bot.cli.common import BadInput, port
from games.core.errors import clip

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from bot.cli import Parser
    from bot.sandbox import Sandbox


def add(commands: _SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser("sandbox", help="a local Discord", description=__doc__, allow_abbrev=False)
    parser.add_argument(
        "--port", type=port, default=8123, metavar="N", help="0 picks a free one (default: %(default)s)"
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="who may connect (default: this machine only)")
    parser.add_argument("--token", metavar="T", help="accept this bot token only (default: any)")
    parser.add_argument("--state", type=Path, metavar="FILE", help="keep everything in this file")
    parser.add_argument("--name", default="Beagle", help="the name of the server (default: %(default)s)")
    parser.add_argument(
        "--flaky", type=share, default=0.0, metavar="P", help="let this share of a bot's requests fail (0 to 1)"
    )
    parser.set_defaults(run=run)


def share(text: str) -> float:
    """Read a number from 0 to 1."""
    try:
        number = float(text)
    except ValueError:
        raise ArgumentTypeError(f"{clip(text)!r} is not a number") from None
    if not 0.0 <= number <= 1.0:
        raise ArgumentTypeError(f"{text} is not between 0 and 1")
    return number


def run(args: Namespace) -> int:
    """Run the sandbox until it is stopped."""
    asyncio.run(_serve(args))
    return 0


async def _serve(args: Namespace) -> None:
    from bot.sandbox import Sandbox  # noqa: PLC0415 - aiohttp is slow to import, and --help does not need it
    from bot.sandbox.state import BadState  # noqa: PLC0415

    sandbox = Sandbox(name=args.name, token=args.token, state=args.state)
    sandbox.faults.flaky = args.flaky
    try:
        await _start(sandbox, args)
        memory.settle()
        try:
            _announce(sandbox)
            await _stopped()
        finally:
            await sandbox.stop()
    except BadState as error:
        raise BadInput("cli-sandbox-state", file=str(args.state), why=str(error)) from error


async def _start(sandbox: Sandbox, args: Namespace) -> None:
    try:
        await sandbox.start(args.host, args.port)
    except OSError as error:
        raise BadInput("cli-sandbox-address", host=args.host, port=str(args.port), why=str(error)) from error


def _announce(sandbox: Sandbox) -> None:
    sys.stdout.write(
        f"DISCORD_API_BASE={sandbox.api_base}\nDISCORD_GATEWAY_URL={sandbox.gateway_url}\nPage: {sandbox.url}/\n"
    )
    sys.stdout.flush()


async def _stopped() -> None:
    """Wait until somebody ends the program."""
    end = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, end.set)
    await end.wait()

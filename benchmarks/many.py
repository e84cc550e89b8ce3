"""Many tables: how soon the real program is there with a full store, and how much memory its live tables take."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from benchmarks.table import Figure
from bot.sandbox import Sandbox
from bot.sandbox.client import Person
from bot.store import open_store
from bot.tables import Person as Player
from bot.tables import Tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

ALL = 1000
LIVE = 200
SOONEST = 2.0
MOST = 400.0

MARY = "mary.anning"


class Seen(NamedTuple):
    """What was seen of a program: seconds until it answered, MB then, and MB after all tables were looked at."""

    seconds: float
    at_first: float
    at_last: float


async def fill(path: Path, sandbox: Sandbox, me: int) -> list[int]:
    """Open so many tables and begin some of them; give the channels of these."""
    tables = Tables(await open_store(path))
    people = [Player(me, "Mary Anning", "en"), Player(2, "Charles Darwin", "en")]
    guild = sandbox.world.guild_id
    channels = [sandbox.world.open_channel(f"table-{number}").id for number in range(LIVE)]
    for number in range(ALL):
        channel = channels[number % LIVE]
        table = await tables.open(guild=guild, channel=channel, game="cubosaurs", host=people[0], lang="en")
        await tables.join(table.id, people[1])
        await tables.start(table.id, me)
        await tables.said([notice.id for notice in await tables.notices()])  # it was all posted long ago
        if number < ALL - LIVE:
            await tables.end(table.id, me)
            await tables.said([notice.id for notice in await tables.notices()])
    await tables.close()
    return channels


@asynccontextmanager
async def program(folder: Path, database: Path, sandbox: Sandbox) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot as a process of its own."""
    settings = {
        "DISCORD_TOKEN": "a.bench.token",
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "BEAGLE_DATABASE": str(database),
        "BEAGLE_LOG_LEVEL": "error",
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        cwd=folder,
        env=os.environ | settings,
        stderr=asyncio.subprocess.DEVNULL,  # discord.py complains when it is stopped right after its start
    )
    try:
        yield process
    finally:
        process.terminate()
        await process.wait()


def megabytes(process: asyncio.subprocess.Process) -> float:
    """Give the memory of a process that is its own and in use; without the processes that draw."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def seen(folder: Path, database: Path, sandbox: Sandbox, mary: Person, channels: list[int]) -> Seen:
    """Start the program, and look at the board of each table in words."""
    began = time.perf_counter()
    async with program(folder, database, sandbox) as process:
        await mary.until(lambda: sandbox.gateway.online and mary.commands, "the bot")
        await mary.slash("game list")
        seconds = time.perf_counter() - began
        at_first = megabytes(process)
        for channel in channels:
            await mary.slash("board", text=True, in_=str(channel))
        return Seen(seconds, at_first, megabytes(process))


async def measure() -> tuple[Seen, Seen]:
    """Give what was seen with an empty store, and with a full one."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with Sandbox() as sandbox, await Person.connect(sandbox.url, MARY, remember=False) as mary:
            mary.go("#games")
            empty = await seen(folder, folder / "empty.sqlite", sandbox, mary, [])
            channels = await fill(folder / "full.sqlite", sandbox, int(mary.me["id"]))
            return empty, await seen(folder, folder / "full.sqlite", sandbox, mary, channels)


def figures() -> Iterator[Figure]:
    if not Path("/proc/self/status").exists():
        print("The memory of a process can be read on Linux only: “many” is left out.")
        return
    empty, full = asyncio.run(measure())
    yield Figure(
        what=f"From the command to the first answer, with {ALL:,} tables in the store, {LIVE} of them live",
        value=full.seconds,
        unit="s",
        beside="the same with an empty store",
        baseline=empty.seconds,
        baseline_unit="s",
        target=f"under {SOONEST:g} s",
        passed=full.seconds < SOONEST,
    )
    yield Figure(
        what=f"Memory after each of the {LIVE} live tables was looked at",
        value=full.at_last,
        unit="MB",
        beside="with an empty store, at the start",
        baseline=empty.at_first,
        baseline_unit="MB",
        target=f"bounded: under {MOST:g} MB",
        passed=full.at_last < MOST,
    )

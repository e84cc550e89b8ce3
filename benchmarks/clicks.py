"""Clicks: how soon the real bot answers one with many live tables, beside a bare echo by the same connection.

The bot, its store and the sandbox share this process, as with `beagle run`; pictures are drawn in theirs.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from msgspec.structs import replace

from benchmarks.table import Figure
from bot import memory
from bot.chat.client import Client
from bot.pictures import Pictures
from bot.sandbox import Sandbox
from bot.sandbox.client import Person
from bot.sandbox.objects import LOADING
from bot.store import open_store
from bot.tables import Person as Player
from bot.tables import Tables
from tests.wire import pointed_at, quick, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

TABLES = 200
CLICKS = 200
TIMES_ECHO = 3.0
LONGEST = 300.0
ECHO = "echo"

Json = dict[str, Any]


class WithEcho(Client):
    """The real bot, and one button that it answers at once."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if (interaction.data or {}).get("custom_id") == ECHO:
            await interaction.response.edit_message(content="echo")
        else:
            await super().on_interaction(interaction)


class Room(NamedTuple):
    """A person before many boards, and a message with the echo."""

    person: Person
    tables: Tables
    echo: Json


class Spent(NamedTuple):
    """Milliseconds, click by click: the echo, the answer of the bot, and until the panel with its picture was there."""

    echo: list[float]
    answer: list[float]
    panel: list[float]


@asynccontextmanager
async def room(folder: Path) -> AsyncIterator[Room]:
    """Open everything, with the tables seated and not yet begun."""
    tables = Tables(await open_store(folder / "beagle.sqlite3"))
    pictures = Pictures()
    await pictures.warm()
    client = WithEcho(tables, pictures, **{key: value for key, value in quick().items() if key != "intents"})
    try:
        async with Sandbox() as sandbox:
            channels = [sandbox.world.open_channel(f"table-{number}").id for number in range(TABLES)]
            with pointed_at(sandbox):
                async with running(client), await Person.connect(sandbox.url, "mary.anning", remember=False) as mary:
                    await seat(tables, sandbox, mary, channels)
                    button: discord.ui.Button[Any] = discord.ui.Button(label="Echo", custom_id=ECHO)
                    place = client.get_partial_messageable(int(mary.channel("#games")))
                    sent = await place.send("Echo", view=discord.ui.View(timeout=None).add_item(button))
                    yield Room(mary, tables, await mary.until(lambda: mary.message(sent.id), "the echo"))
    finally:
        await tables.close()
        pictures.close()


async def seat(tables: Tables, sandbox: Sandbox, mary: Person, channels: list[int]) -> None:
    """Open a table in each channel, for Mary against herself: whoever begins, it is hers to click."""
    me = Player(int(mary.me["id"]), "Mary Anning", "en")
    await tables.set_settings(replace(await tables.settings(me.id), dms=False))
    for channel in channels:
        table = await tables.open(guild=sandbox.world.guild_id, channel=channel, game="cubosaurs", host=me, lang="en")
        await tables.add_computer(table.id, me.id, "easy")


async def begin(here: Room) -> None:
    """Start all games; from now on their boards are drawn and posted."""
    me = int(here.person.me["id"])
    for table in await here.tables.live():
        await here.tables.start(table.id, me)


def boards(person: Person) -> list[tuple[Json, str]]:
    """List the boards with a "Your move" that stand there now, and its id."""
    found = []
    for message in person.shown.values():
        for row in message["components"]:
            names = [item["custom_id"] for item in row["components"] if item["custom_id"].startswith("b:move:")]
            found += [(message, name) for name in names]
    return found


async def pressed(person: Person, message: Json, custom_id: str) -> tuple[float, Json]:
    """Press a button; give the milliseconds until the bot has answered, and what it said."""
    began = time.perf_counter()
    _, answer = await person.act(
        "click", channel_id=message["channel_id"], message_id=message["id"], custom_id=custom_id
    )
    return 1e3 * (time.perf_counter() - began), answer


async def click_through(here: Room, *, patient: bool) -> Spent:
    """Press the echo and "Your move" in turns, table after table; who is not patient does not wait for the panels."""
    spent = Spent([], [], [])
    person = here.person
    panels: list[int] = []
    while len(spent.answer) < CLICKS:
        found = await person.until(lambda: boards(person), "a board")
        message, custom_id = found[len(spent.answer) % len(found)]
        spent.echo.append((await pressed(person, here.echo, ECHO))[0])
        began = time.perf_counter()
        took, answer = await pressed(person, message, custom_id)
        spent.answer.append(took)
        panels.append(int(answer["message_id"]))
        if patient:
            await stands(person, panels[-1])
            spent.panel.append(1e3 * (time.perf_counter() - began))
    for panel in panels:
        await stands(person, panel)
    return spent


async def stands(person: Person, panel: int) -> None:
    """Wait until a panel shows something."""
    await person.until(lambda: not person.shown[panel]["flags"] & LOADING, "the panel")


async def measure() -> tuple[Spent, Spent]:
    """Give what clicks took while the boards were drawn, and after."""
    with tempfile.TemporaryDirectory() as folder:
        async with room(Path(folder)) as here:
            memory.settle()
            starting = asyncio.create_task(begin(here))
            busy = await click_through(here, patient=False)
            await starting
            await here.person.until(lambda: len(boards(here.person)) == TABLES, "all boards", seconds=600)
            return busy, await click_through(here, patient=True)


def p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98]


def figures() -> Iterator[Figure]:
    busy, still = asyncio.run(measure())
    times = median(still.answer) / median(still.echo)
    yield Figure(
        what=f"“Your move” at one of {TABLES} live tables, until it is answered, p50",
        value=median(still.answer),
        unit="ms",
        beside="a bare echo, in turns with it, p50",
        baseline=median(still.echo),
        baseline_unit="ms",
        target=f"within {TIMES_ECHO:g} times: {times:.2f}",
        passed=times <= TIMES_ECHO,
    )
    yield Figure(
        what=f"The same while {TABLES} boards and as many panels are drawn, p99",
        value=p99(busy.answer),
        unit="ms",
        beside=f"a bare echo, in turns with it, p99 (p50: {median(busy.echo):.1f} and {median(busy.answer):.1f} ms)",
        baseline=p99(busy.echo),
        baseline_unit="ms",
        target=f"under {LONGEST:g} ms",
        passed=p99(busy.answer) < LONGEST,
    )
    yield Figure(
        what="“Your move”, until the panel with its new picture stands there, p50",
        value=median(still.panel),
        unit="ms",
        beside="a bare echo, in turns with it, p50",
        baseline=median(still.echo),
        baseline_unit="ms",
        target="",
        passed=None,
    )

"""People, computer players and shortcuts for the tests of tables."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import games
from bot.store import open_store
from bot.tables import Person, Played, Tables
from tests import toys

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.table import Notice, Table

assert toys.TEXT  # importing the toys makes them playable

ADA = Person(1, "Ada", "en")
BEN = Person(2, "Ben", "fr")
CLEO = Person(3, "Cléo", "fr")
DIAN = Person(4, "Dian", "en")
PEOPLE = (ADA, BEN, CLEO, DIAN)
CHANNEL = 700
GUILD = 70


class FirstOption:
    """A computer player that takes the first option, and tells what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int, str]] = []

    async def choose(self, game: str, dump: bytes, seat: int, level: str) -> str:
        self.asked.append((game, seat, level))
        return games.load(game, dump).view(seat).pending()[seat].options[0].key


@asynccontextmanager
async def open_tables(path: Path, **kwargs: Any) -> AsyncIterator[Tables]:
    """Serve the tables of a file with a computer player that needs no process; close all at the end."""
    tables = Tables(await open_store(path), **{"thinker": FirstOption(), **kwargs})
    try:
        yield tables
    finally:
        await tables.close()


def seeds(number: int):
    """Draw the same seed each time."""
    return lambda length: number.to_bytes(length, "big")


async def lobby(tables: Tables, game: str = "cubosaurs", people: int = 2, computers: int = 0, **options: Any) -> Table:
    """Open a table in the channel that everybody joins."""
    table = await tables.open(guild=GUILD, channel=CHANNEL, game=game, host=ADA, lang="en", options=options)
    for person in PEOPLE[1:people]:
        table = await tables.join(table.id, person)
    for _ in range(computers):
        table = await tables.add_computer(table.id, ADA.id, "easy")
    return table


async def started(
    tables: Tables, game: str = "cubosaurs", people: int = 2, computers: int = 0, **options: Any
) -> Table:
    """Open a table, and begin."""
    table = await lobby(tables, game, people, computers, **options)
    table = await tables.start(table.id, ADA.id)
    await tables.idle()
    return await tables.get(table.id)


async def answer(
    tables: Tables, table: Table, key: str | None = None, *, seat: int | None = None, interaction: int | None = None
) -> Played:
    """Answer the question of a seat (the first person's that is asked) with a key (the first); let computers answer."""
    now, game = await tables.look(table.id)
    asked = game.pending()
    if seat is None:
        seat = next(each for each in asked if now.seats[each].person is not None)
    decision = asked[seat]
    person = now.seats[seat].person
    assert person is not None
    chosen = decision.options[0].key if key is None else key
    done = await tables.play(
        table.id, person, epoch=now.epoch, decision=decision.id, key=chosen, interaction=interaction
    )
    await tables.idle()
    return done


async def heard(tables: Tables) -> list[tuple[str, int | None]]:
    """Give what is to be said, by kind and seat, and note that it was said."""
    found = await tables.notices()
    await tables.said([notice.id for notice in found])
    return [(notice.kind, notice.seat) for notice in found]


def kinds(notices: list[Notice]) -> list[str]:
    return [notice.kind for notice in notices]

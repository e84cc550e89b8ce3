"""The tables: what a committed move costs early and late in a game, beside a bare commit of one row."""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from msgspec import Struct

from benchmarks.table import Figure
from bot.store import open_store, schema
from bot.tables import Person, Tables
from games.core import Ask, Game, Option, Outcome, Rules, SeatRef, Text, register

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

    from bot.tables import Table

EARLY, LATE = 10, 1000
PLAYS = 200
SLOWER = 1.25
"""So much slower a late move may be: medians of alternating moves on one machine differ by that much at most."""

PEOPLE = (Person(1, "Ada", "en"), Person(2, "Ben", "en"))


class State(Struct):
    steps: int = 0


class Step(Ask, tag="step"):
    def prompt(self, _game: Marathon) -> Text:
        return Text("marathon-step")

    def options(self, _game: Marathon) -> Iterator[Option]:
        yield Option("walk", Text("marathon-walk"))
        yield Option("run", Text("marathon-run"))

    def play(self, game: Marathon, _value: None) -> None:
        game.state.steps += 1
        game.begin_turn()
        game.reveal()
        game.tell("marathon-went", who=SeatRef(self.seat), n=game.state.steps)
        game.then(Step(seat=1 - self.seat))


class Marathon(Game[State]):
    """A game that does not end, whose state does not grow: what then grows is the tables' fault."""

    rules = Rules(name="marathon", seats=(2, 2), options=(), version=1)
    state_type = State
    steps = (Step,)

    def prepare(self) -> State:
        return State()

    def begin(self) -> None:
        self.then(Step(seat=0))

    def pools(self) -> dict[str, list[str]]:
        return {}

    def result(self) -> Outcome:
        return Outcome((0, 0), ((0, 1),), Text("marathon-over"))

    def appraise(self, _seat: int) -> float:
        return 0.0


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        early, late, bare = asyncio.run(cost_of_a_move(Path(folder)))
    yield Figure(
        what=f"A move at a table, committed: entry {LATE} to {LATE + PLAYS} of a game, median",
        value=late * 1e3,
        unit="ms",
        beside=f"entry {EARLY} to {EARLY + PLAYS}, in turns with it",
        baseline=early * 1e3,
        baseline_unit="ms",
        target=f"the same, within {SLOWER:g} times: {late / early:.2f}",
        passed=late <= SLOWER * early,
    )
    yield Figure(
        what=f"A move at a table, committed: entry {EARLY} to {EARLY + PLAYS} of a game, median",
        value=early * 1e3,
        unit="ms",
        beside="sqlite3: one row in one transaction, as durable, in turns with it",
        baseline=bare * 1e3,
        baseline_unit="ms",
        target=f"{early / bare:.1f} times",
        passed=None,
    )


async def cost_of_a_move(folder: Path) -> tuple[float, float, float]:
    """Give the median time of a move early and late in a game, and of a bare commit, all in turns.

    Who goes first changes each time: whoever comes after a commit of another may find the disk busy.
    """
    register(Marathon)
    tables = Tables(await open_store(folder / "tables.sqlite3"))
    try:
        old, young = await begun(tables, channel=1), await begun(tables, channel=2)
        for _ in range(LATE):
            await timed_move(tables, old)
        for _ in range(EARLY):
            await timed_move(tables, young)
        with closing(bare_file(folder / "bare.sqlite3")) as db:
            workers = [lambda: timed_move(tables, young), lambda: timed_move(tables, old), lambda: timed_row(db)]
            spent: list[list[float]] = [[] for _ in workers]
            for turn in range(PLAYS):
                for index in range(len(workers)):
                    worker = (turn + index) % len(workers)
                    spent[worker].append(await workers[worker]())
        early, late, bare = map(median, spent)
        return early, late, bare
    finally:
        await tables.close()


async def begun(tables: Tables, channel: int) -> Table:
    table = await tables.open(guild=1, channel=channel, game="marathon", host=PEOPLE[0], lang="en")
    await tables.join(table.id, PEOPLE[1])
    return await tables.start(table.id, PEOPLE[0].id)


async def timed_move(tables: Tables, table: Table) -> float:
    """Play whatever is asked, say what has to be said, and give the seconds that the move took."""
    now, game = await tables.look(table.id)
    ((seat, decision),) = game.pending().items()
    began = time.perf_counter()
    await tables.play(
        table.id,
        now.seats[seat].person or 0,
        epoch=now.epoch,
        decision=decision.id,
        key="walk",
        interaction=f"{table.id}:{now.moves}",
    )
    spent = time.perf_counter() - began
    await tables.said([notice.id for notice in await tables.notices()])
    return spent


def bare_file(path: Path) -> sqlite3.Connection:
    """Make a database with one plain table."""
    db = schema.connect(path)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, data BLOB)")
    return db


async def timed_row(db: sqlite3.Connection) -> float:
    """Give the seconds that a transaction of one row takes."""
    began = time.perf_counter()
    db.execute("BEGIN IMMEDIATE")
    db.execute("INSERT INTO rows (data) VALUES (zeroblob(300))")
    db.execute("COMMIT")
    return time.perf_counter() - began

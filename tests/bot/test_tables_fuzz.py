"""Random games through the tables, with restarts, repeats and undos at random, are the games that were played."""

from __future__ import annotations

from random import Random

import pytest

import games
from bot.store import open_store
from bot.tables import CannotUndo, Tables
from tests.bot.table_tools import PEOPLE, FirstOption, lobby, seeds

CASES = [(game, seed) for seed in range(4) for game in ("cubosaurs", "duel", "fair")]


@pytest.mark.parametrize(("game", "seed"), CASES)
async def test_given_restarts_repeats_and_undos_when_a_game_is_played_then_it_equals_a_direct_one(tmp_path, game, seed):
    random = Random(f"{game} {seed}")
    run = Run(tmp_path / "test.sqlite3", random)
    await run.open(game, seed)
    while (await run.tables.get(run.table.id)).status == "playing":
        await run.step()
    await run.compare()
    record = await run.tables.record(run.table.id)
    assert record.moves == run.moves
    assert games.replay(record).outcome == (await run.tables.look(run.table.id)).game.outcome
    await run.tables.close()


class Run:
    """A game at a table, and the moves that count."""

    def __init__(self, path, random: Random) -> None:
        self.path = path
        self.random = random
        self.moves: list[tuple[int, str]] = []
        self.clicks = 0

    async def open(self, game: str, seed: int) -> None:
        people, computers = self.random.choice([(2, 0), (3, 0), (2, 1), (1, 2)])
        self.seed = seed.to_bytes(32, "big")
        self.tables = Tables(await open_store(self.path), thinker=FirstOption(), seeds=seeds(seed))
        self.table = await lobby(self.tables, game, people, computers)
        self.table = await self.tables.start(self.table.id, PEOPLE[0].id)
        await self.tables.idle()
        await self.catch_up()

    async def step(self) -> None:
        what = self.random.random()
        if what < 0.08:
            await self.restart()
        elif what < 0.2:
            await self.undo()
        else:
            await self.play(twice=what < 0.3)
        if what > 0.9:
            await self.compare()

    async def play(self, *, twice: bool) -> None:
        now, game = await self.tables.look(self.table.id)
        seat = self.random.choice([seat for seat in game.pending() if now.seats[seat].person is not None])
        decision = game.pending()[seat]
        self.clicks += 1
        for number in range(2 if twice else 1):
            played = await self.tables.play(
                now.id,
                now.seats[seat].person,
                epoch=now.epoch,
                decision=decision.id,
                key=self.random.choice(decision.options).key,
                interaction=self.clicks,
            )
            assert played.again == bool(number)
        await self.tables.idle()
        await self.catch_up()

    async def undo(self) -> None:
        seat = self.random.choice([number for number, each in enumerate(self.table.seats) if each.person is not None])
        try:
            await self.tables.undo(self.table.id, self.table.seats[seat].person)
        except CannotUndo:
            return
        last = max(number for number, (who, _) in enumerate(self.moves) if who == seat)
        del self.moves[last]
        await self.tables.idle()
        await self.catch_up()

    async def restart(self) -> None:
        await self.tables.close()
        self.tables = Tables(await open_store(self.path), thinker=FirstOption(), cache=self.random.choice([1, 256]))
        await self.tables.resume()
        await self.tables.idle()

    async def catch_up(self) -> None:
        """Note what was played since; what was noted before must be unchanged."""
        log = await self.tables.log(self.table.id)
        played = [(entry.seat, entry.key) for entry in log if entry.seat is not None and not entry.undone]
        assert played[: len(self.moves)] == self.moves
        self.moves = played

    async def compare(self) -> None:
        now, game = await self.tables.look(self.table.id)
        direct = games.new(now.game, seats=len(now.seats), options=now.options, seed=self.seed)
        for seat, key in self.moves:
            direct.play(seat, key)
        assert direct.dump() == game.dump()

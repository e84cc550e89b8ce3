"""Tables whose rules were corrected, and tables whose game is damaged."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

import games
from bot.tables import CannotUndo, TableClosed
from games.core import registry
from tests.bot.table_tools import ADA, answer, heard, lobby, open_tables, seeds, started
from tests.toys.duel import Duel


@pytest.fixture
def path(tmp_path):
    return tmp_path / "test.sqlite3"


class CorrectedDuel(Duel):
    """The same game by newer rules."""

    rules = replace(Duel.rules, version=2)


@pytest.fixture
def corrected(monkeypatch):
    """Give what installs a program with the newer rules, or again the older."""
    return lambda game=CorrectedDuel: monkeypatch.setitem(registry._GAMES, "duel", game)


def spoil(path):
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE positions SET dump = zeroblob(20)")
        db.commit()


async def test_given_a_running_game_when_its_rules_were_corrected_then_it_goes_on_and_the_table_is_told(
    path, corrected
):
    async with open_tables(path, seeds=seeds(1)) as tables:
        table = await started(tables, "duel", people=2)
        await heard(tables)
    corrected()
    async with open_tables(path) as tables:
        await tables.resume()
        (entry,) = await tables.log(table.id, table.moves)
        assert (entry.seat, entry.key, entry.events[0].text.args) == (None, "rules", {"old": 1, "new": 2})
        assert await heard(tables) == [("board", None), ("prompt", 0)]
        while (await tables.get(table.id)).status == "playing":
            await answer(tables, table)
        record = await tables.record(table.id)
        assert record.version == 1  # by these rules it began, so it cannot be verified by others
    async with open_tables(path) as tables:
        await tables.resume()
        assert [each.key for each in await tables.log(table.id)].count("rules") == 1


async def test_given_a_move_by_older_rules_when_undone_by_newer_ones_then_it_is_taken_back(path, corrected):
    async with open_tables(path, seeds=seeds(1)) as tables:
        table = await started(tables, "duel", people=3)
        await answer(tables, table, "give")
    corrected()
    async with open_tables(path) as tables:
        await tables.resume()
        await tables.undo(table.id, ADA.id)
        assert (await tables.look(table.id)).game.pending()[0].kind == "duel.act"


async def test_given_a_lobby_when_its_rules_were_corrected_then_it_starts_with_the_new_ones(path, corrected):
    async with open_tables(path) as tables:
        table = await lobby(tables, "duel", people=2)
        assert table.version == 1
    corrected()
    async with open_tables(path) as tables:
        await tables.resume()
        assert (await tables.start(table.id, ADA.id)).version == 2


async def test_given_a_game_of_a_newer_program_when_looked_at_then_it_says_so_and_the_bot_starts(path, corrected):
    corrected()
    async with open_tables(path) as tables:
        table = await started(tables, "duel", people=1, computers=1)
    corrected(Duel)
    async with open_tables(path) as tables:
        await tables.resume()
        await tables.idle()
        with pytest.raises(games.BadDump) as refused:
            await tables.look(table.id)
        assert refused.value.text.id == "error-newer-dump"


async def test_given_a_damaged_game_when_the_bot_starts_then_the_table_can_be_ended_and_nothing_else(path):
    async with open_tables(path) as tables:
        table = await started(tables, people=1, computers=1)
    spoil(path)
    async with open_tables(path) as tables:
        await tables.resume()
        await tables.idle()
        assert await tables.get(table.id) == table
        for refused in (
            tables.look(table.id),
            tables.play(table.id, ADA.id, epoch=0, decision="q1", key="keep"),
            tables.undo(table.id, ADA.id),
        ):
            with pytest.raises(games.BadDump):
                await refused
        assert not await tables.can_undo(table.id, ADA.id)
        await tables.end(table.id, ADA.id)
        with pytest.raises(TableClosed):
            await tables.undo(table.id, ADA.id)
        with pytest.raises(games.BadDump):
            await tables.look(table.id)


async def test_given_a_damaged_game_when_rules_were_corrected_then_other_tables_are_told_all_the_same(
    path, corrected, caplog
):
    async with open_tables(path) as tables:
        broken = await started(tables, "duel", people=2)
    spoil(path)
    async with open_tables(path) as tables:
        sound = await tables.open(guild=1, channel=2, game="duel", host=ADA, lang="en")
        await tables.add_computer(sound.id, ADA.id, "easy")
        await tables.start(sound.id, ADA.id)
    corrected()
    async with open_tables(path) as tables:
        await tables.resume()
        assert (await tables.log(sound.id))[-1].key == "rules"
        assert (await tables.log(broken.id))[-1].key == "setup"
    assert f"table {broken.id}" in caplog.text


async def test_given_a_missing_checkpoint_when_undone_then_it_is_refused_and_the_game_goes_on(path):
    async with open_tables(path, seeds=seeds(1)) as tables:
        table = await started(tables, "duel", people=3)
        await answer(tables, table, "give")
        with closing(sqlite3.connect(path)) as db:
            db.execute("DELETE FROM checkpoints")
            db.commit()
        with pytest.raises(CannotUndo):
            await tables.undo(table.id, ADA.id)
        await answer(tables, table)

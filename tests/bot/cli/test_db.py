"""`beagle db check|backup|upgrade`."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

from bot.cli import main
from bot.store import care, open_store, schema
from tests.bot.table_tools import ADA, answer, open_tables, started


@pytest.fixture
def path(tmp_path):
    """Make a database with a game that has begun and one that is over."""

    async def play():
        async with open_tables(tmp_path / "test.sqlite3") as tables:
            table = await started(tables, rounds=1)
            while (await tables.get(table.id)).status == "playing":
                await answer(tables, table)
            table = await tables.open(guild=1, channel=5, game="cubosaurs", host=ADA, lang="fr")
            await tables.add_computer(table.id, ADA.id, "easy")
            await tables.start(table.id, ADA.id)
            await tables.idle()
            await answer(tables, table)

    asyncio.run(play())
    return tmp_path / "test.sqlite3"


def spoil(path, sql):
    with closing(sqlite3.connect(path)) as db:
        db.execute(sql)
        db.commit()


def said(capsys, *argv):
    code = main(["db", *argv])
    out = capsys.readouterr()
    return code, out.out + out.err


def test_given_a_sound_database_when_checked_then_it_is_told_to_be_sound(capsys, path):
    code, told = said(capsys, "check", "--database", str(path))
    assert code == 0
    assert told == f"{path} is sound: database version {care.newest()}, 2 tables, 2 games.\n"


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        ("UPDATE tables SET seed = zeroblob(32) WHERE id = 1", "Table 1: the seed is not the one"),
        ("DELETE FROM moves WHERE table_id = 2 AND number > 1", "Table 2: the log ends at entry 1"),
        ("DELETE FROM positions WHERE table_id = 1", "Table 1: the game is missing"),
        ("UPDATE positions SET dump = zeroblob(9) WHERE table_id = 2", "Table 2: the game cannot be loaded (BadDump)"),
        ("DELETE FROM moves WHERE table_id = 2 AND number = 1", "Table 2: the log has"),
        ("UPDATE moves SET events = '[{' WHERE table_id = 1 AND number = 2", "Table 1: entry 2 of the log cannot be"),
        ("UPDATE tables SET options = '{' WHERE id = 2", "Table 2: what is stored of it cannot be read"),
        ("DELETE FROM seats WHERE table_id = 2", "Table 2: the seats are missing"),
        ("DELETE FROM seats WHERE table_id = 2 AND seat = 1", "Table 2: the game has 2 seats, the table 1"),
        (
            "UPDATE checkpoints SET dump = x'00' WHERE table_id = 2",
            "Table 2: the position before entry 2 cannot be loaded",
        ),
        ("DELETE FROM tables WHERE id = 1", "A row of seats belongs to a table that is missing"),
    ],
)
def test_given_something_wrong_when_checked_then_it_is_named_and_the_exit_code_is_1(capsys, path, sql, told):
    if "number > 1" in sql:
        spoil(path, "UPDATE tables SET moves = 9 WHERE id = 2")
    spoil(path, sql)
    code, out = said(capsys, "check", "--database", str(path))
    assert code == 1
    assert told in out
    assert "is not sound" in out


def test_given_moves_that_are_played_meanwhile_when_checked_then_one_moment_is_looked_at(capsys, path, monkeypatch):
    wrong_log = care._wrong_log

    def played_meanwhile(db, table):
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("UPDATE tables SET moves = moves + 1 WHERE id = ?", (table.id,))
            other.execute(
                "INSERT INTO moves (table_id, number, kind, key, events, revision, at) "
                "SELECT id, moves, '', 'setup', '[]', revision, changed FROM tables WHERE id = ?",
                (table.id,),
            )
        return wrong_log(db, table)

    monkeypatch.setattr(care, "_wrong_log", played_meanwhile)
    assert said(capsys, "check", "--database", str(path))[0] == 0


def test_given_an_empty_file_when_checked_then_it_is_not_taken_for_a_sound_database(capsys, tmp_path):
    (tmp_path / "empty.sqlite3").touch()
    code, out = said(capsys, "check", "--database", str(tmp_path / "empty.sqlite3"))
    assert code == 1
    assert "The file is empty: there is no table in it." in out


def test_given_a_damaged_file_when_checked_then_a_sentence_and_no_traceback(capsys, path):
    data = path.read_bytes()
    path.write_bytes(data[:8192] + b"\xff" * (len(data) - 8192))
    code, out = said(capsys, "check", "--database", str(path))
    assert code in {1, 2}
    assert "damaged" in out


@pytest.mark.parametrize("part", ["check", "backup", "upgrade"])
def test_given_no_such_file_when_asked_for_then_it_is_named_and_none_is_made(capsys, tmp_path, part):
    missing = tmp_path / "missing.sqlite3"
    code, out = said(capsys, part, "--database", str(missing))
    assert (code, missing.exists()) == (2, False)
    assert out == f"There is no database {missing}; the bot makes one when it first runs.\n"


def test_given_a_database_when_backed_up_while_it_is_used_then_the_copy_has_all_of_it(capsys, path, tmp_path):
    copy = tmp_path / "copy.sqlite3"

    async def use():
        store = await open_store(path)
        await store.set_note("last", "word")
        code, _ = said(capsys, "backup", "--database", str(path), "--out", str(copy))
        await store.close()
        return code

    assert asyncio.run(use()) == 0
    assert care.check(copy).problems == []
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT value FROM notes").fetchone() == ("word",)
    code, out = said(capsys, "backup", "--database", str(path), "--out", str(copy))
    assert (code, out) == (2, f"{copy} exists already; give another name.\n")


def test_given_no_name_when_backed_up_twice_then_two_copies_lie_beside_the_database(capsys, path):
    for _ in range(2):
        assert said(capsys, "backup", "--database", str(path))[0] == 0
    assert len(list(path.parent.glob("test.sqlite3.version-*.backup"))) == 2


def test_given_a_folder_that_is_missing_when_backed_up_there_then_a_sentence(capsys, path, tmp_path):
    code, out = said(capsys, "backup", "--database", str(path), "--out", str(tmp_path / "no" / "copy"))
    assert code == 2
    assert "cannot be written: No such file or directory" in out


def test_given_an_up_to_date_database_when_upgraded_then_nothing_is_done(capsys, path):
    code, out = said(capsys, "upgrade", "--database", str(path))
    assert (code, out) == (0, f"{path} is up to date: database version {care.newest()}.\n")
    assert list(path.parent.glob("*.backup")) == []


def test_given_an_older_database_when_upgraded_then_a_backup_is_named(capsys, path, monkeypatch):
    newer = (*schema.migrations(), schema.Migration(care.newest() + 1, "x.sql", "CREATE TABLE x (a INTEGER);\n"))
    monkeypatch.setattr(schema, "migrations", lambda: newer)
    code, out = said(capsys, "check", "--database", str(path))
    assert code == 0
    assert "beagle db upgrade" in out
    code, out = said(capsys, "upgrade", "--database", str(path))
    (copy,) = path.parent.glob("*.backup")
    assert code == 0
    assert f"from database version {len(newer) - 1} to {len(newer)}" in out
    assert str(copy) in out
    monkeypatch.undo()
    assert said(capsys, "check", "--database", str(path))[0] == 2  # now it is newer than the program
    assert care.check(copy).problems == []


def test_given_settings_when_no_file_is_named_then_theirs_is_used(capsys, path, tmp_path):
    config = tmp_path / "config.toml"
    config.write_text(f'database = "{path}"\n', encoding="utf-8")
    assert said(capsys, "check", "--config", str(config))[0] == 0
    assert said(capsys, "check", "--config", str(tmp_path / "none.toml"))[0] == 2

"""The SQLite file: how it is opened, upgraded, and what is said when it cannot be used."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

from bot.store import (
    Change,
    DamagedDatabase,
    ForeignDatabase,
    FullDisk,
    LockedDatabase,
    MissingDatabase,
    NewerDatabase,
    ReadOnlyDatabase,
    StoreError,
    open_store,
)
from bot.store.schema import APPLICATION, Migration, migrations, upgrade
from bot.table import Settings
from tests.bot.store.test_promises import SEED, later, table

NEXT = len(migrations()) + 1
MOTTO = Migration(NEXT, "motto.sql", "ALTER TABLE tables ADD COLUMN motto TEXT NOT NULL DEFAULT 'slowly';\n-- done\n")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "test.sqlite3"


async def made(path):
    """Make a database with one table in it."""
    store = await open_store(path)
    created = await store.create(table(), SEED)
    await store.close()
    return created


def pragma(connection, name):
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


async def test_the_file_is_written_in_wal_mode_with_foreign_keys_and_full_syncs(path):
    store = await open_store(path)
    for connection in (store._writer._conn, store._reader._conn):
        settings = [pragma(connection, name) for name in ("journal_mode", "foreign_keys", "synchronous")]
        assert settings == ["wal", 1, 2]
        assert pragma(connection, "busy_timeout") == 5000
    assert pragma(store._reader._conn, "query_only") == 1
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        assert (pragma(db, "application_id"), pragma(db, "user_version")) == (APPLICATION, len(migrations()))


async def test_a_new_file_is_made_with_its_folder_and_needs_no_backup(tmp_path):
    path = tmp_path / "new" / "data" / "test.sqlite3"
    await made(path)
    assert [file.name for file in path.parent.iterdir()] == ["test.sqlite3"]


async def test_an_up_to_date_file_is_opened_without_a_backup(path):
    created = await made(path)
    assert upgrade(path) is None
    store = await open_store(path)
    assert (await store.saved(created.id)).table == created
    await store.close()


async def test_an_older_file_is_upgraded_and_a_backup_has_what_was_there(path):
    created = await made(path)
    backup = upgrade(path, [*migrations(), MOTTO])
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT id, motto FROM tables").fetchall() == [(created.id, "slowly")]
        assert pragma(db, "user_version") == NEXT
    with closing(sqlite3.connect(backup)) as db:
        assert pragma(db, "user_version") == NEXT - 1
        assert db.execute("SELECT id FROM tables").fetchall() == [(created.id,)]
        assert "motto" not in db.execute("SELECT sql FROM sqlite_schema WHERE name = 'tables'").fetchone()[0]


async def test_two_upgrades_at_once_apply_each_migration_once(path):
    await made(path)
    steps = [*migrations(), MOTTO]
    await asyncio.gather(*(asyncio.to_thread(upgrade, path, steps) for _ in range(4)))
    with closing(sqlite3.connect(path)) as db:
        assert pragma(db, "user_version") == NEXT


async def test_a_migration_that_fails_changes_nothing(path):
    await made(path)
    wrong = Migration(NEXT + 1, "wrong.sql", "CREATE TABLE extra (a INTEGER);\nINSERT INTO nowhere VALUES (1);\n")
    with pytest.raises(StoreError):
        upgrade(path, [*migrations(), MOTTO, wrong])
    with closing(sqlite3.connect(path)) as db:
        assert pragma(db, "user_version") == NEXT - 1
        assert db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'extra'").fetchone() == (0,)
    await made_again(path)


async def made_again(path):
    store = await open_store(path)
    assert len(await store.live()) == 1
    await store.close()


async def test_a_migration_that_leaves_a_row_without_its_table_is_refused(path):
    await made(path)
    orphans = Migration(NEXT, "orphans.sql", "DELETE FROM tables;\n")
    with pytest.raises(DamagedDatabase, match="seats"):
        upgrade(path, [*migrations(), orphans])
    await made_again(path)


async def test_a_file_of_a_newer_program_is_refused_and_left_alone(path):
    await made(path)
    upgrade(path, [*migrations(), MOTTO])
    before = path.read_bytes()
    with pytest.raises(NewerDatabase, match=f"version {NEXT}, this program knows versions up to {NEXT - 1}"):
        await open_store(path)
    assert path.read_bytes() == before


async def test_a_database_of_somebody_else_is_refused_and_left_alone(path):
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(ForeignDatabase, match="not one of Beagle's"):
        await open_store(path)
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path):
    path.write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(ForeignDatabase, match="is no database"):
        await open_store(path)
    assert path.read_bytes() == b"Dear diary, " * 1000


async def test_a_damaged_file_is_told_to_be_damaged(path):
    await made(path)
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xff" * (len(data) - 4096))
    with pytest.raises(DamagedDatabase, match="bring back a backup"):
        await used(path)


async def used(path):
    store = await open_store(path)
    try:
        await store.live()
    finally:
        await store.close()


async def test_a_locked_file_is_told_to_be_locked(path):
    await made(path)
    store = await open_store(path, busy=0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LockedDatabase, match="locked by another program"):
            await store.set_note("a", "b")
        assert await store.get_note("a") is None  # reading goes on
        other.execute("ROLLBACK")
    await store.set_note("a", "b")
    assert await store.get_note("a") == "b"
    await store.close()


async def test_a_folder_is_no_database(tmp_path):
    with pytest.raises(MissingDatabase, match="cannot be opened"):
        await open_store(tmp_path)


async def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(MissingDatabase, match="folder"):
        await open_store(tmp_path / "file" / "deep" / "test.sqlite3")


async def test_a_read_only_database_is_told_to_be_read_only(path):
    await made(path)
    store = await open_store(path)
    store._writer._conn.execute("PRAGMA query_only = ON")
    with pytest.raises(ReadOnlyDatabase, match="cannot be written to"):
        await store.set_note("a", "b")
    await store.close()


async def test_a_full_disk_is_told_and_what_did_not_fit_left_no_trace(path):
    store = await open_store(path)
    created = await store.create(table(), SEED)
    pages = pragma(store._writer._conn, "page_count")
    await store._write(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
    with pytest.raises(FullDisk, match="no room left"):
        await store.commit(Change(table=later(created, options={"rounds": "x" * 9000}), interaction="i"))
    assert (await store.saved(created.id)).table == created
    assert (await store.glance(created.id, "i")).repeated is False
    await store._write(lambda db: db.execute(f"PRAGMA max_page_count = {pages + 50}").fetchone())
    await store.commit(Change(table=later(created, options={"rounds": "x" * 9000}), interaction="i"))
    await store.close()


async def test_a_cancelled_task_leaves_no_transaction_open(path):
    store = await open_store(path)
    writing = [asyncio.create_task(store.set_note("n", str(number))) for number in range(20)]
    await asyncio.sleep(0)
    for task in writing[::2]:
        task.cancel()
    await asyncio.gather(*writing, return_exceptions=True)
    await store.set_settings(Settings(1, "fr"))
    assert await store.get_note("n") == "19"
    await store.close()

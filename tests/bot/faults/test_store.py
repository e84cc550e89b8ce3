"""A store that is full, locked or damaged: the player is told that nothing changed, the operator what to do."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, suppress
from functools import partial
from itertools import count

import pytest

from bot.store import DamagedDatabase, care, open_store
from tests.bot.chat.house import ids
from tests.bot.faults.playing import called, first_board, newer, to_the_end

FAILS = "I cannot write anything down at the moment, so nothing has changed and nothing is lost."


@pytest.fixture
async def hasty(house, monkeypatch):
    """Let the bot wait for a locked file no longer than a moment."""
    monkeypatch.setattr("tests.bot.chat.house.open_store", partial(open_store, busy=0.01))
    await house.restart()
    return house


async def keep(player, panel):
    """Choose to keep the hand."""
    await player.click(next(each for each in ids(panel) if each.endswith(":keep")), panel)


async def told(player):
    """Wait for the sentence, which nobody else sees."""
    message = await player.wait_for(lambda m: FAILS in m["content"])
    assert message["flags"] & 64 or player.channels[message["channel_id"]]["type"] == 1
    return message


async def test_given_a_locked_file_when_a_move_is_made_then_it_is_refused_kindly_and_counts_later(hasty, caplog):
    people, post = await first_board(hasty)
    player = called(people, post)
    panel = (await player.click("Your move", post)).message
    while await hasty.tables.notices():
        await player.read()
    with closing(sqlite3.connect(hasty.folder / "beagle.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        await keep(player, panel)
        await told(player)
        other.execute("ROLLBACK")
    assert "is locked by another program; nothing was changed." in caplog.text
    assert (await hasty.tables.get(1)).moves == 1
    await keep(player, panel)
    await newer(people[0], post)
    await to_the_end(hasty, people)


async def test_given_a_full_disk_when_a_move_is_made_then_it_is_refused_kindly_and_counts_later(hasty, caplog):
    people, post = await first_board(hasty)
    player = called(people, post)
    panel = (await player.click("Your move", post)).message
    while await hasty.tables.notices():
        await player.read()
    writer = hasty.tables._store._writer
    await writer.execute("PRAGMA max_page_count = 1")  # as many pages as there are now
    with suppress(sqlite3.OperationalError):
        for number in count():  # until the page that a move has to write to first is full
            await writer.execute("INSERT INTO interactions VALUES (?, 1, 9e12)", (f"{number:019d}",))
    await keep(player, panel)
    await told(player)
    assert "There is no room left for" in caplog.text
    assert (await hasty.tables.get(1)).moves == 1
    await writer.execute("PRAGMA max_page_count = 1000000")
    await keep(player, panel)
    await newer(people[0], post)
    await to_the_end(hasty, people)


async def test_given_a_disk_that_fills_up_when_a_board_was_posted_then_it_is_posted_once_and_noted_later(hasty, caplog):
    people, post = await first_board(hasty)
    player = called(people, post)
    panel = (await player.click("Your move", post)).message
    while await hasty.tables.notices():
        await player.read()
    other = sqlite3.connect(hasty.folder / "beagle.sqlite", isolation_level=None)
    real = hasty.sandbox.on_exchange

    def lock(exchange):
        real(exchange)
        if exchange.method == "POST" and exchange.path.endswith(f"{people[0].here}/messages"):
            other.execute("BEGIN EXCLUSIVE")  # the board is there, and cannot be noted

    hasty.sandbox.on_exchange = lock
    await keep(player, panel)
    second = await newer(people[0], post)
    hasty.sandbox.on_exchange = real
    while caplog.text.count("LockedDatabase at attempt") < 3:
        await player.read()
    other.execute("ROLLBACK")
    other.close()
    while await hasty.tables.notices():
        await player.read()
    boards = [m for m in people[0].messages("#games") if m["content"].count("keeps") == 1 and not m["flags"] & 64]
    assert [m["id"] for m in boards] == [second["id"]]
    await to_the_end(hasty, people)


async def test_given_a_damaged_file_when_a_move_is_made_then_it_is_said_and_a_backup_brings_the_game_back(
    hasty, caplog, tmp_path
):
    people, post = await first_board(hasty)
    player = called(people, post)
    panel = (await player.click("Your move", post)).message
    while await hasty.tables.notices():
        await player.read()
    file = hasty.folder / "beagle.sqlite"
    copy = care.backup(file, tmp_path / "copy.sqlite")
    store = hasty.tables._store
    await store._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = file.stat().st_size
    with file.open("r+b") as damaged:
        damaged.seek(4096)
        damaged.write(b"\xa5" * (size - 4096))
    for connection in (store._writer, store._reader):
        await connection.execute("PRAGMA shrink_memory")
    await keep(player, panel)
    await told(player)
    assert "is damaged; stop the bot and bring back a backup." in caplog.text
    await hasty.stop()
    with pytest.raises(DamagedDatabase, match="bring back a backup"):
        await hasty.start()
    for suffix in ("-wal", "-shm"):
        file.with_name(file.name + suffix).unlink(missing_ok=True)
    shutil.copyfile(copy, file)
    await hasty.start()
    await keep(player, panel)
    await newer(people[0], post)
    await to_the_end(hasty, people)

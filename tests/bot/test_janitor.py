"""Cleaning up by rule: what is left is ended, what ended long ago is deleted, and nothing else is touched."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from unittest.mock import AsyncMock

import pytest

from bot.clock import HandClock
from bot.store import StoreError
from bot.tables import UnknownTable
from tests.bot.table_tools import ADA, BEN, CHANNEL, answer, heard, lobby, open_tables, seeds, started

DAY = 86_400.0


@pytest.fixture
def clock():
    return HandClock()


@pytest.fixture
async def tables(tmp_path, clock):
    async with open_tables(tmp_path / "test.sqlite3", clock=clock, seeds=seeds(1)) as tables:
        yield tables


async def test_given_a_lobby_when_nobody_comes_for_a_week_then_it_is_closed_and_later_deleted(tables, clock):
    table = await tables.open(guild=1, channel=CHANNEL, game="cubosaurs", host=ADA, lang="en")
    clock.advance(6.9 * DAY)
    await tables.janitor.tidy()
    assert (await tables.get(table.id)).live
    clock.advance(0.2 * DAY)
    await tables.janitor.tidy()
    ended = await tables.get(table.id)
    assert (ended.status, ended.why) == ("ended", "gone")
    assert await heard(tables) == [("ended", None)]
    clock.advance(31 * DAY)
    await tables.janitor.tidy()
    with pytest.raises(UnknownTable):
        await tables.get(table.id)


async def test_given_a_game_when_nobody_moves_for_60_days_then_it_is_ended_and_others_go_on(tables, clock):
    table = await started(tables, people=2)
    clock.advance(59 * DAY)
    await answer(tables, table)
    clock.advance(59 * DAY)
    await tables.janitor.tidy()
    assert (await tables.get(table.id)).status == "playing"
    clock.advance(2 * DAY)
    await tables.janitor.tidy()
    assert (await tables.get(table.id)).why == "gone"


async def test_given_a_finished_game_when_a_year_has_passed_then_it_is_deleted_with_its_log(tables, clock):
    table = await started(tables, people=2, rounds=1)
    while (await tables.get(table.id)).status == "playing":
        await answer(tables, table, "keep")
    clock.advance(364 * DAY)
    await tables.janitor.tidy()
    assert (await tables.record(table.id)).moves
    clock.advance(2 * DAY)
    await tables.janitor.tidy()
    assert await tables.log(table.id) == []
    assert await tables.in_channel(CHANNEL) is None


async def test_given_a_day_when_it_was_cleaned_up_today_then_not_again(tables, clock):
    table = await tables.open(guild=1, channel=CHANNEL, game="cubosaurs", host=ADA, lang="en")
    await tables.janitor.daily()
    clock.advance(6.5 * DAY)
    await tables.janitor.daily()
    clock.advance(0.9 * DAY)
    await tables.janitor.daily()
    assert (await tables.get(table.id)).live
    clock.advance(0.2 * DAY)
    await tables.janitor.daily()
    assert not (await tables.get(table.id)).live


async def test_given_somebody_at_a_running_table_when_forgotten_then_the_computer_plays_on(tables):
    table = await started(tables, people=3)
    await tables.janitor.forget(BEN.id)
    await tables.idle()
    now = await tables.get(table.id)
    assert BEN.id not in now.persons
    assert now.seats[1].computer is not None
    assert now.status == "playing"


async def test_given_a_game_that_cannot_be_loaded_when_somebody_is_forgotten_then_it_is_ended_and_they_are(
    tables, tmp_path
):
    table = await started(tables, people=3)
    with closing(sqlite3.connect(next(tmp_path.glob("*.sqlite3")))) as db, db:
        db.execute("UPDATE positions SET dump = zeroblob(9)")
    tables._cache.drop(table.id)
    await tables.janitor.forget(BEN.id)
    now = await tables.get(table.id)
    assert (now.status, now.why) == ("ended", "gone")
    assert BEN.id not in now.persons


async def test_given_somebody_who_sits_down_meanwhile_when_forgotten_then_nothing_is_torn_from_a_live_table(tables):
    table = await started(tables, people=2)
    with pytest.raises(StoreError):
        await tables._store.forget(BEN.id)
    assert (await tables.get(table.id)).persons == (ADA.id, BEN.id)


async def test_given_a_lobby_that_begins_to_play_meanwhile_when_somebody_is_forgotten_then_they_leave_it_all_the_same(
    tables, monkeypatch
):
    before = await lobby(tables, people=3)
    monkeypatch.setattr(tables, "live", seen := AsyncMock(return_value=[before]))
    await tables.start(before.id, ADA.id)
    await tables.janitor.forget(BEN.id)
    assert seen.await_count == 1
    assert BEN.id not in (await tables.get(before.id)).persons

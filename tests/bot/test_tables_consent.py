"""Undo by consent at the tables: how far back it reaches, and what ends a request."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

import games
from bot.tables import CannotUndo, NotAsked, NotSeated, OneAtATime
from tests.bot.table_tools import ADA, BEN, CLEO, DIAN, answer, heard, open_tables, seeds, started


@pytest.fixture
def path(tmp_path):
    return tmp_path / "test.sqlite3"


@pytest.fixture
async def tables(path):
    async with open_tables(path, seeds=seeds(1)) as tables:
        yield tables


async def last_move(tables, table, seat):
    return max(entry.move for entry in await tables.log(table.id) if entry.seat == seat and not entry.undone)


async def asked_for_ada(tables, table):
    """Let Ada ask to take back her last move."""
    return await tables.consent.ask_undo(table.id, ADA.id, await last_move(tables, table, 0))


async def around(tables, people=3):
    """Begin a duel in which everybody has had a turn since Ada's move, and give the position before that."""
    table = await started(tables, "duel", people=people)
    before = (await tables.look(table.id)).game.dump()
    await answer(tables, table, "rest")
    for _ in range(people - 1):
        await answer(tables, table, "rest")
    return table, before


async def test_given_moves_of_others_when_all_agree_then_all_of_it_is_taken_back_and_stays_in_the_log(tables):
    table, before = await around(tables)
    moves = (await tables.get(table.id)).moves
    await asked_for_ada(tables, table)
    request = (await tables.get(table.id)).asking
    assert (request.kind, request.seat, request.move, request.open) == ("undo", 0, 2, True)
    await tables.consent.agree(table.id, BEN.id, request.id)
    assert (await tables.look(table.id)).game.dump() != before
    after = await tables.consent.agree(table.id, CLEO.id, request.id)
    assert (await tables.look(table.id)).game.dump() == before
    assert (after.epoch, after.moves, after.asking.ended) == (1, moves + 1, "agreed")
    entries = await tables.log(table.id)
    assert [entry.undone for entry in entries] == [False, *[True] * (moves - 1), False]
    while (await tables.get(table.id)).status == "playing":
        await answer(tables, table)
    assert games.replay(await tables.record(table.id)).outcome == (await tables.look(table.id)).game.outcome


@pytest.mark.parametrize("kept", ["before <> 2", "0"])
async def test_given_a_position_no_longer_kept_when_all_agree_then_it_is_found_by_playing_again(path, kept):
    async with open_tables(path, seeds=seeds(1)) as tables:
        table = await started(tables, people=2, rounds=1)
        await answer(tables, table, "keep")
        before = (await tables.look(table.id)).game.dump()
        second = next(iter((await tables.look(table.id)).game.pending()))
        await answer(tables, table, "keep")
        await answer(tables, table, "keep")
        mover = table.seats[second].person
        other = next(person for person in table.persons if person != mover)
        with closing(sqlite3.connect(path)) as db, db:
            db.execute(f"DELETE FROM checkpoints WHERE NOT ({kept}) OR before = 3")
        asked = await tables.consent.ask_undo(table.id, mover, 3)
        await tables.consent.agree(table.id, other, asked.asking.id)
        assert (await tables.look(table.id)).game.dump() == before


async def test_given_a_restart_when_the_last_one_agrees_then_it_is_done(path):
    async with open_tables(path, seeds=seeds(1)) as tables:
        table, before = await around(tables, people=2)
        request = (await asked_for_ada(tables, table)).asking
    async with open_tables(path) as tables:
        await tables.consent.agree(table.id, BEN.id, request.id)
        assert (await tables.look(table.id)).game.dump() == before


async def test_given_the_same_interaction_twice_when_agreed_then_once(tables):
    table, _ = await around(tables, people=2)
    request = (await asked_for_ada(tables, table)).asking
    first = await tables.consent.agree(table.id, BEN.id, request.id, interaction=9)
    assert await tables.consent.agree(table.id, BEN.id, request.id, interaction=9) == first
    assert first.epoch == 1


async def test_given_what_can_be_undone_alone_when_asked_then_it_is_undone(tables):
    table = await started(tables, "duel", people=3)
    await answer(tables, table, "give")
    after = await asked_for_ada(tables, table)
    assert (after.epoch, after.asking) == (1, None)


async def test_given_a_request_when_others_come_too_late_or_have_no_seat_then_they_are_refused(tables):
    table, _ = await around(tables)
    request = (await asked_for_ada(tables, table)).asking
    with pytest.raises(NotSeated):
        await tables.consent.agree(table.id, DIAN.id, request.id)
    with pytest.raises(CannotUndo):
        await tables.consent.ask_undo(table.id, ADA.id, 99)
    with pytest.raises(OneAtATime):
        await tables.consent.ask_undo(table.id, BEN.id, await last_move(tables, table, 1))
    await heard(tables)
    await tables.consent.refuse(table.id, CLEO.id, request.id)
    assert await heard(tables) == [("asking", None)]
    for answered in (tables.consent.agree, tables.consent.refuse):
        with pytest.raises(NotAsked):
            await answered(table.id, BEN.id, request.id)


async def test_given_a_request_when_the_one_who_asks_agrees_too_then_it_counts_for_nothing(tables):
    table, _ = await around(tables)
    request = (await asked_for_ada(tables, table)).asking
    await tables.consent.agree(table.id, ADA.id, request.id)
    await tables.consent.agree(table.id, BEN.id, request.id)
    again = await tables.consent.agree(table.id, BEN.id, request.id)
    assert (again.epoch, again.asking.agreed) == (0, (1,))


async def test_given_a_request_when_the_host_ends_the_game_then_it_ends_too(tables):
    table, _ = await around(tables)
    await asked_for_ada(tables, table)
    assert (await tables.end(table.id, ADA.id)).asking.ended == "overtaken"

"""Comes and goes at the tables: an absent player who is back, a seat that is offered, and a rematch."""

from __future__ import annotations

import pytest

from bot.clock import HandClock
from bot.table import Post
from bot.tables import NotAsked
from tests.bot.table_tools import ADA, BEN, CLEO, answer, open_tables, seeds, started

DAY = 86_400.0
HOUR = 3600


@pytest.fixture
def clock():
    return HandClock()


@pytest.fixture
async def tables(tmp_path, clock):
    async with open_tables(tmp_path / "test.sqlite3", clock=clock, seeds=seeds(1)) as tables:
        yield tables


async def asked(tables):
    return next(iter((await tables.look(1)).game.pending()))


async def absent(tables, clock, by):
    """Let a game of three wait for a day; have one of the others ask to replace whoever is absent."""
    table = await started(tables, people=3)
    clock.advance(DAY)
    gone = await asked(tables)
    one, other = (person for seat, person in enumerate(table.persons) if seat != gone)
    request = (await tables.consent.ask_replace(1, one, gone, by)).asking
    return gone, other, request


@pytest.mark.parametrize("by", ["computer", "offer"])
async def test_given_a_request_to_replace_somebody_when_they_play_after_all_then_it_is_over(tables, clock, by):
    gone, other, request = await absent(tables, clock, by)
    await answer(tables, await tables.get(1))
    now = await tables.get(1)
    assert now.asking.ended == "overtaken"
    assert "asking" in [notice.kind for notice in await tables.notices()]
    with pytest.raises(NotAsked):
        await tables.consent.agree(1, other, request.id)
    assert now.seats[gone].person is not None
    assert now.offered == ()


async def test_given_an_absent_player_when_the_computer_plays_for_them_then_request_and_offer_stand(tables, clock):
    gone, other, request = await absent(tables, clock, "offer")
    await tables.play_late(1, gone)
    assert (await tables.get(1)).asking.open
    await tables.consent.agree(1, other, request.id)
    assert (await tables.get(1)).offered == (gone,)
    while await asked(tables) != gone:
        await answer(tables, await tables.get(1))
    await tables.play_late(1, gone)
    assert (await tables.get(1)).offered == (gone,)
    while await asked(tables) != gone:
        await answer(tables, await tables.get(1))
    await answer(tables, await tables.get(1))
    assert (await tables.get(1)).offered == ()


async def test_given_the_seat_of_somebody_absent_when_they_take_their_last_move_back_then_it_is_theirs(tables):
    table = await started(tables, "duel", people=2)
    await answer(tables, table, "give")
    seat = (await tables.get(1)).seat_of(ADA.id)
    await tables.people.offer(1, seat)
    assert (await tables.undo(1, ADA.id)).offered == ()


async def test_given_a_prompt_under_way_when_somebody_else_takes_the_seat_then_it_does_not_stand_for_it(tables):
    table = await started(tables, people=2)
    notice = next(each for each in await tables.notices() if each.kind == "prompt")
    await tables.people.offer(1, notice.seat)
    await tables.people.take_seat(1, notice.seat, CLEO)
    sent = Post(1, "prompt", notice.seat, 50, 900, notice.revision, table.moves, notice.decision)
    await tables.said([notice.id], sent, reader=table.seats[notice.seat].person)
    assert await tables.posts(1, "prompt") == []
    anew = [each for each in await tables.notices() if each.kind == "prompt" and each.seat == notice.seat]
    assert [each.decision for each in anew] == [notice.decision]


async def test_given_somebody_who_was_forgotten_when_the_others_want_a_rematch_then_nobody_sits_for_them(tables):
    await started(tables, people=3)
    await tables.end(1, ADA.id)
    await tables.janitor.forget(BEN.id)
    again = await tables.people.rematch(1, ADA)
    assert sorted(again.persons) == [ADA.id, CLEO.id]
    assert len(again.seats) == 2


async def test_given_a_game_with_a_clock_when_a_rematch_is_wanted_then_it_has_the_same(tables):
    await started(tables, people=2)
    await tables.timekeeper.set_pace(1, ADA.id, 8 * HOUR, "computer")
    await tables.end(1, ADA.id)
    again = await tables.people.rematch(1, BEN)
    assert (again.host, again.pace, again.late) == (BEN.id, 8 * HOUR, "computer")

"""What every store promises about requests, time, servers, followers and cleaning up."""

from __future__ import annotations

from msgspec.structs import replace

from bot.store import Call, Change
from bot.table import Asking, Guild, Settings, Standing
from games.core import Text, Thing
from tests.bot.store.test_promises import SEED, heard, later, move, playing, table

ASKED = Asking(7, "undo", 0, 3, (1,))


async def paced(store, **fields):
    """Store a running table with a clock that waits for seat 0."""
    begun = await playing(store)
    after = later(begun, pace=3600, **fields)
    await store.commit(Change(table=after, waiting={0: "q1"}))
    return after


async def test_a_request_a_pace_and_standing_answers_come_back_as_they_were(store):
    made = await store.create(table(), SEED)
    answered = Standing(0, "duel.defend", "take", Text("duel-take", card=Thing("egg")), always=True)
    after = later(
        made, asking=ASKED, pace=3600, late="offer", paused=12.5, offered=(1,), standing=(answered,), why="agreed"
    )
    await store.commit(Change(table=after))
    assert (await store.saved(made.id)).table == after
    closed = later(after, asking=replace(ASKED, ended="refused", by=1), standing=())
    await store.commit(Change(table=closed))
    assert (await store.saved(made.id)).table == closed


async def test_the_way_to_an_entry_begins_at_the_nearest_kept_position(store):
    begun = await playing(store)
    for barrier in (1, 1, 2, 3):
        begun = await move(store, begun, barrier=barrier, turn=1)
    way = await store.way_to(begun.id, 5)
    assert way.checkpoint is not None
    assert way.checkpoint.before <= 5
    assert [line.number for line in way.played] == list(range(way.checkpoint.before, 5))
    nothing = await store.way_to(begun.id, 1)
    assert (nothing.checkpoint, nothing.played) == (None, [])


async def test_whoever_is_waited_for_is_due_at_once_and_later_when_put_off(store):
    table_ = await paced(store)
    (wait,) = await store.due(table_.changed)
    assert (wait.table, wait.seat, wait.question, wait.since, wait.stage) == (table_.id, 0, "q1", table_.changed, 0)
    await store.look_again(wait, 5000.0)
    assert await store.due(4999.0) == []
    assert await store.next_due() == 5000.0
    (again,) = await store.due(5000.0)
    await store.remind(again, Call("remind", 0, "half"), 5000.0)
    await store.remind(again, Call("remind", 0, "half"), 5000.0)
    assert heard(await store.notices()) == [("remind", 0, "half")]
    assert [each.stage for each in await store.waits(table_.id)] == [1]


async def test_an_answer_ends_a_wait_and_an_end_ends_all(store):
    table_ = await paced(store)
    answered = later(table_, changed=2000.0)
    await store.commit(Change(table=answered, waiting={0: "q2", 1: "q3"}))
    assert [(each.seat, each.since) for each in await store.waits(table_.id)] == [(0, 2000.0), (1, 2000.0)]
    await store.commit(Change(table=later(answered, status="ended")))
    assert await store.waits(table_.id) == []
    assert await store.next_due() is None


async def test_a_pause_stops_the_time_and_does_not_count(store):
    table_ = await paced(store)
    stopped = later(table_, changed=2000.0, paused=2000.0)
    await store.commit(Change(table=stopped, retimed=True))
    assert await store.next_due() is None
    resumed = later(stopped, changed=9000.0, paused=None)
    await store.commit(Change(table=resumed, retimed=True, resumed=2000.0))
    (wait,) = await store.due(9000.0)
    assert wait.since == table_.changed + 7000.0


async def test_settings_with_hours_and_vacation_come_back_and_are_looked_at(store):
    liked = Settings(
        1, "fr", dms=False, reminders=False, zone=-330, quiet=(1320, 420), away=(10.0, 20.5), place="Asia/Kolkata"
    )
    table_ = await paced(store)
    (wait,) = await store.due(table_.changed)
    await store.look_again(wait, 99_999.0)
    await store.set_settings(liked, 1500.0)
    assert await store.settings(1) == liked
    assert await store.next_due() == 1500.0


async def test_what_a_server_chose_comes_back(store):
    assert await store.guild(5) is None
    for chosen in (Guild(5), Guild(5, "fr", "managers", "host", "edit", "thread")):
        await store.set_guild(chosen)
        assert await store.guild(5) == chosen


async def test_those_who_follow_are_told_of_each_board_and_of_nothing_else(store):
    begun = await playing(store)
    begun = await move(store, begun, calls=(Call("board"),))
    await store.follow(begun.id, 9, on=True)
    await store.follow(begun.id, 9, on=True)
    assert await store.followers(begun.id) == [9]
    begun = await move(store, begun, calls=(Call("board"),))
    begun = await move(store, begun, calls=(Call("asking"),))
    assert [notice.kind for notice in await store.notices()] == ["board", "board", "follow", "asking"]
    await store.follow(begun.id, 9, on=False)
    assert await store.followers(begun.id) == []


async def test_old_tables_are_found_and_deleted_by_status_and_age(store):
    begun = await playing(store)
    assert await store.untouched("playing", begun.changed) == []
    assert await store.untouched("playing", begun.changed + 1) == [begun.id]
    assert await store.delete("over", begun.changed + 1) == 0
    await store.commit(Change(table=later(begun, status="over")))
    assert await store.delete("over", begun.changed) == 0
    assert await store.delete("over", begun.changed + 1) == 1
    assert await store.saved(begun.id) is None
    assert await store.log(begun.id) == []


async def test_prompts_to_whoever_sat_there_before_are_forgotten(store):
    begun = await playing(store)
    begun = await move(store, begun, calls=(Call("prompt", 0, "q1"), Call("prompt", 1, "q2")))
    after = later(begun)
    await store.commit(Change(table=after, vacated=0))
    assert heard(await store.notices()) == [("prompt", 1, "q2")]


async def test_a_forgotten_person_leaves_no_trace_but_the_moves(store):
    begun = await playing(store)
    begun = await move(store, begun)
    await store.set_settings(Settings(1, "fr"))
    await store.follow(begun.id, 1, on=True)
    await store.commit(Change(table=later(begun, status="over")))
    await store.forget(1)
    saved = (await store.saved(begun.id)).table
    assert 1 not in saved.persons
    assert saved.host != 1
    assert "Ada" not in saved.names
    assert await store.settings(1) is None
    assert await store.followers(begun.id) == []
    assert len(await store.log(begun.id)) == 2

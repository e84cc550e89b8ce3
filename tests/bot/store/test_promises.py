"""What every store promises, whatever it is made of."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.store import Call, Change, ChannelBusy, Checkpoint, Line, LostSwap, Position, Repeated, StoreError, Undoing
from bot.store.base import REMEMBERED, SINCE_BARRIER, TURN_STARTS
from bot.table import Entry, Post, Seat, Settings, Table
from games.core import Event, SeatRef, Text, Thing

SEED = bytes(range(32))
SEATS = (Seat(1, "Ada", None, "en"), Seat(None, "Sue", "easy", "en"))


def table(**fields) -> Table:
    given = {
        "id": 0,
        "guild": 2**62,
        "channel": 2**62 + 1,
        "game": "cubosaurs",
        "version": 1,
        "options": {"rounds": 2, "advanced": True, "hand_visibility": "open"},
        "chosen": {"advanced": True},
        "host": 1,
        "lang": "fr",
        "status": "lobby",
        "seats": SEATS,
        "revision": 1,
        "epoch": 0,
        "moves": 0,
        "seed_sha256": "ab" * 32,
        "opened": 1000.5,
        "changed": 1000.5,
    }
    return Table(**{**given, **fields})


def later(before: Table, **fields) -> Table:
    return replace(before, revision=before.revision + 1, **fields)


def position(number: int, *, barrier: int = 0, turn: int = 0) -> Position:
    return Position(f"dump {number}".encode(), 1, barrier, turn, (0,))


async def playing(store) -> Table:
    """Store a table whose game has begun: entry 1 is the set-up."""
    made = await store.create(table(), SEED)
    begun = later(made, status="playing", moves=1)
    await store.commit(Change(table=begun, position=position(1), line=Line(1, None, "", "setup", [])))
    return begun


async def move(store, before: Table, *, seat: int = 0, barrier: int = 0, turn: int = 0, **fields) -> Table:
    after = later(before, moves=before.moves + 1)
    line = Line(after.moves, seat, "kind", f"key:{after.moves}", [])
    where = position(after.moves, barrier=barrier, turn=turn)
    await store.commit(Change(table=after, position=where, line=line, **fields))
    return after


def heard(notices) -> list[tuple]:
    return [(notice.kind, notice.seat, notice.decision) for notice in notices]


def prompt(table_id: int, seat: int, decision: str, message: int) -> Post:
    return Post(table_id, "prompt", seat, 50, message, 1, 1, decision)


# Tables


async def test_a_created_table_comes_back_as_it_was(store):
    made = await store.create(table(), SEED)
    assert made == table(id=made.id)
    saved = await store.saved(made.id)
    assert (saved.table, saved.position) == (made, None)
    assert await store.seed(made.id) == SEED


async def test_what_is_not_there_is_none(store):
    assert await store.saved(5) is None
    assert await store.glance(5) is None
    assert await store.seed(5) is None
    assert await store.in_channel(5) is None
    assert await store.settings(5) is None
    assert await store.get_note("x") is None
    assert (await store.live(), await store.notices(), await store.posts(5), await store.log(5)) == ([], [], [], [])


async def test_a_channel_has_one_live_table(store):
    made = await store.create(table(), SEED)
    with pytest.raises(ChannelBusy):
        await store.create(table(), SEED)
    await store.commit(Change(table=later(made, status="ended")))
    assert (await store.create(table(), SEED)).id > made.id


async def test_a_change_is_stored_with_its_seats(store):
    made = await store.create(table(), SEED)
    after = later(made, seats=(*SEATS, Seat(7, "Ötzi", None, "fr")), host=7, options={"rounds": 1}, changed=2000.0)
    await store.commit(Change(table=after, reseated=True))
    assert (await store.saved(made.id)).table == after
    assert await store.live(person=7) == [after]
    fewer = later(after, seats=SEATS[:1])
    await store.commit(Change(table=fewer, reseated=True))
    assert (await store.saved(made.id)).table == fewer
    assert await store.live(person=7) == []


async def test_a_change_of_an_older_revision_is_lost_and_leaves_nothing(store):
    begun = await playing(store)
    await move(store, begun)
    stale = later(begun, moves=2, host=99)
    change = Change(
        table=stale,
        reseated=True,
        position=position(9),
        line=Line(7, 0, "", "x", []),
        calls=(Call("board"),),
        interaction="i",
    )
    with pytest.raises(LostSwap):
        await store.commit(change)
    assert (await store.saved(begun.id)).table.host == 1
    assert (await store.saved(begun.id)).position == position(2)
    assert [entry.move for entry in await store.log(begun.id)] == [1, 2]
    assert await store.notices() == []
    assert (await store.glance(begun.id, "i")).repeated is False


async def test_of_many_changes_of_one_revision_one_is_carried_out(store):
    begun = await playing(store)
    results = await asyncio.gather(*(move(store, begun) for _ in range(10)), return_exceptions=True)
    assert sum(isinstance(each, Table) for each in results) == 1
    assert sum(isinstance(each, LostSwap) for each in results) == 9


async def test_a_glance_tells_revision_and_whether_an_interaction_was_carried_out(store):
    begun = await playing(store)
    after = await move(store, begun, interaction="12:0")
    assert await store.glance(begun.id) == (after.revision, False)
    assert await store.glance(begun.id, "12:0") == (after.revision, True)
    assert await store.glance(begun.id, "12:1") == (after.revision, False)


async def test_an_interaction_is_carried_out_once(store):
    begun = await playing(store)
    after = await move(store, begun, interaction="12")
    with pytest.raises(Repeated):
        await move(store, after, interaction="12")
    assert (await store.saved(begun.id)).table == after


async def test_an_interaction_is_forgotten_after_a_day(store):
    begun = await playing(store)
    after = await move(store, begun, interaction="old")
    await move(store, replace(after, changed=after.changed + REMEMBERED + 1), interaction="new")
    assert (await store.glance(begun.id, "old")).repeated is False
    assert (await store.glance(begun.id, "new")).repeated is True


async def test_outdated_games_are_those_that_run_by_older_rules(store):
    begun = await playing(store)
    assert await store.outdated("cubosaurs", 1) == []
    assert await store.outdated("cubosaurs", 2) == [begun.id]
    assert await store.outdated("evolution", 2) == []
    await store.commit(Change(table=later(begun, status="ended")))
    assert await store.outdated("cubosaurs", 2) == []


# The log and the way back


async def test_the_log_comes_back_with_all_kinds_of_texts(store):
    begun = await playing(store)
    inner = Text("cards", n=2, card=Thing("egg_trex"))
    events = [
        Event(Text("kept", who=SeatRef(1), n=3, cards=(inner, Thing("t_rex")), key="a«b»"), at=("seat:1",)),
        Event(Text("secret"), to=(0, 1)),
    ]
    after = later(begun, moves=2)
    await store.commit(Change(table=after, position=position(2), line=Line(2, 1, "kind", "keep", events)))
    assert await store.log(begun.id, 1) == [Entry(2, 1, "keep", events)]
    assert [entry.move for entry in await store.log(begun.id)] == [1, 2]


async def test_the_way_back_has_the_position_before_the_last_move_and_what_others_played_since(store):
    now = await playing(store)
    assert await store.way_back(now.id, 0) is None
    for seat in (0, 1, 0, 1, 1):
        now = await move(store, now, seat=seat, barrier=0)
    way = await store.way_back(now.id, 0)
    assert (way.number, way.checkpoint) == (4, Checkpoint(4, 0, 0, b"dump 3"))
    assert [(line.number, line.seat, line.kind, line.key) for line in way.later] == [
        (5, 1, "kind", "key:5"),
        (6, 1, "kind", "key:6"),
    ]


async def test_an_undo_marks_the_move_and_puts_new_positions_before_those_that_stay(store):
    now = await playing(store)
    for seat in (0, 1):
        now = await move(store, now, seat=seat)
    undone = later(now, epoch=1, moves=4)
    undoing = Undoing(2, (Checkpoint(3, 0, 0, b"without 2"),))
    line = Line(4, None, "", "undo", [])
    await store.commit(Change(table=undone, position=position(4), line=line, undoing=undoing))
    assert [entry.undone for entry in await store.log(now.id)] == [False, True, False, False]
    assert await store.way_back(now.id, 0) is None
    assert (await store.way_back(now.id, 1)).checkpoint == Checkpoint(3, 0, 0, b"without 2")
    assert (await store.saved(now.id)).position == position(4)


async def kept(store, now: Table) -> list[int]:
    """List the entries before which the position is kept; each was played by a seat of its own."""
    ways = [await store.way_back(now.id, seat) for seat in range(2, now.moves + 1)]
    return [way.number for way in ways if way.checkpoint is not None]


async def test_all_positions_since_a_reveal_are_kept_and_before_it_the_beginnings_of_turns(store):
    now = await playing(store)
    for number, turn in enumerate((0, 1, 1, 1), 2):
        now = await move(store, now, seat=number, turn=turn)
    assert await kept(store, now) == [2, 3, 4, 5]
    now = await move(store, now, seat=6, barrier=3, turn=2)
    assert await kept(store, now) == [2, 4]  # in which turns 0 and 1 began
    for number in (7, 8):
        now = await move(store, now, seat=number, barrier=3, turn=2)
    assert await kept(store, now) == [2, 4, 7, 8]


async def test_beginnings_of_turns_are_kept_up_to_a_number(store):
    now = await playing(store)
    for number in range(2, TURN_STARTS + 12):
        now = await move(store, now, seat=number, barrier=number, turn=number)
    assert await kept(store, now) == list(range(now.moves - TURN_STARTS + 1, now.moves + 1))


async def test_positions_without_any_reveal_are_kept_up_to_a_number(store):
    now = await playing(store)
    for number in range(2, SINCE_BARRIER + TURN_STARTS + 12):
        now = await move(store, now, seat=number)
    assert await kept(store, now) == list(range(now.moves - SINCE_BARRIER - TURN_STARTS + 1, now.moves + 1))


async def test_a_finished_game_keeps_no_positions_but_the_last(store):
    now = await playing(store)
    now = await move(store, now, seat=2)
    await store.commit(Change(table=later(now, status="over")))
    assert await kept(store, now) == []
    assert (await store.saved(now.id)).position == position(2)


# What has to be said


async def test_notices_are_given_oldest_first_until_they_were_said(store):
    now = await playing(store)
    now = await move(store, now, calls=(Call("board"), Call("prompt", 0, "q2")), asked={0: "q2"})
    first, second = await store.notices()
    assert (first.kind, first.table, first.revision, first.attempts) == ("board", now.id, now.revision, 0)
    assert heard([second]) == [("prompt", 0, "q2")]
    await store.failed(first.id)
    await store.failed(first.id)
    assert [notice.attempts for notice in await store.notices()] == [2, 0]
    post = Post(now.id, "board", None, 50, 60, now.revision, now.moves, None)
    await store.said([first.id], post, [], close=False)
    assert heard(await store.notices()) == [("prompt", 0, "q2")]
    assert await store.posts(now.id) == [post]


async def test_posts_are_listed_by_kind_replaced_by_message_and_forgotten(store):
    now = await playing(store)
    board = Post(now.id, "board", None, 50, 61, 1, 1, None)
    question = prompt(now.id, 1, "q3", 60)
    await store.said([], board, [], close=False)
    await store.said([], question, [], close=False)
    assert await store.posts(now.id) == [question, board]
    assert await store.posts(now.id, "prompt") == [question]
    newer = replace(board, revision=9, move=8)
    await store.said([], newer, [question], close=False)
    assert await store.posts(now.id) == [newer]


async def test_a_prompt_that_stands_is_to_be_closed_once_when_its_question_is_gone(store):
    now = await playing(store)
    await store.said([], prompt(now.id, 0, "q2", 60), [], close=False)
    await store.said([], prompt(now.id, 1, "q3", 61), [], close=False)
    now = await move(store, now, asked={0: "q2", 1: "q3"})
    assert await store.notices() == []
    now = await move(store, now, asked={1: "q3", 0: "q4"}, calls=(Call("board"),))
    assert heard(await store.notices()) == [("close", 0, "q2"), ("board", None, None)]
    now = await move(store, now, asked={1: "q3"})
    assert heard(await store.notices()) == [("close", 0, "q2"), ("board", None, None)]
    await move(store, now, asked={})
    assert heard(await store.notices())[-1] == ("close", 1, "q3")


async def test_a_prompt_not_yet_said_is_withdrawn_when_its_question_is_gone(store):
    now = await playing(store)
    now = await move(store, now, calls=(Call("prompt", 0, "q2"), Call("prompt", 1, "q3")), asked={0: "q2", 1: "q3"})
    await move(store, now, asked={1: "q3"})
    assert heard(await store.notices()) == [("prompt", 1, "q3")]


async def test_the_same_question_is_prompted_once_unless_its_prompt_is_being_closed(store):
    now = await playing(store)
    again = {"calls": (Call("prompt", 0, "q2"),), "asked": {0: "q2"}}
    now = await move(store, now, **again)
    now = await move(store, now, **again)
    (notice,) = await store.notices()
    await store.said([notice.id], prompt(now.id, 0, "q2", 60), [], close=False)
    now = await move(store, now, **again)
    assert await store.notices() == []
    await move(store, now, calls=again["calls"], asked={})
    assert heard(await store.notices()) == [("close", 0, "q2"), ("prompt", 0, "q2")]


async def test_a_prompt_that_came_too_late_is_to_be_closed_at_once(store):
    now = await playing(store)
    await store.said([], prompt(now.id, 0, "q2", 60), [], close=True)
    assert heard(await store.notices()) == [("close", 0, "q2")]


# Small facts


async def test_settings_and_notes_are_kept_and_replaced(store):
    liked = Settings(5, "fr", dms=False, dms_closed=True)
    await store.set_settings(Settings(5))
    await store.set_settings(liked)
    assert await store.settings(5) == liked
    await store.set_note("commands", "one")
    await store.set_note("commands", "two")
    assert await store.get_note("commands") == "two"


async def test_a_closed_store_says_so_and_can_be_closed_again(store):
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.notices()

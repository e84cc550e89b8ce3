"""Boards in one post that changes, and the log in a thread, over the wire."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import discord

from bot.sandbox import objects
from tests.bot.chat.house import by_clicks, changed, ids, is_board

TWO = ("mary.anning", "charles.darwin")
MANAGER = discord.Permissions(view_channel=True, send_messages=True, attach_files=True, manage_guild=True).value


async def prepared(house, monkeypatch, **choices):
    """Let the manager of the server choose."""
    monkeypatch.setattr(objects, "PERSON", MANAGER)
    mary = await house.person(TWO[0])
    for name, value in choices.items():
        panel = (await mary.slash("settings server")).message
        await mary.choose(value, in_=panel, menu=f"b:server_set:0:0::{name}")
        await changed(mary, panel)


def boards(person):
    return [m for m in person.messages("#games") if any(f["filename"] == "board.png" for f in m["attachments"])]


async def test_given_a_server_that_wants_one_post_when_a_game_is_played_then_it_changes_and_calls_whoever_is_next(
    house, monkeypatch
):
    await prepared(house, monkeypatch, boards="edit")
    people = await house.seated(*TWO, rounds=1)
    by_id = {person.me["id"]: person for person in people}
    post = await people[0].wait_for(is_board, "#games")
    called = post["mentions"][0]["id"]
    for turn in range(4):
        if turn == 2:
            await house.restart()
        await by_clicks(by_id[called], people[0].message(post["id"]))
        call = await people[0].wait_for(
            lambda m, last=called: m["mentions"] and not m["attachments"] and m["mentions"][0]["id"] != last, "#games"
        )
        called = call["mentions"][0]["id"]
        assert [each["id"] for each in boards(people[0])] == [post["id"]]
        assert f"<@{called}>" in people[0].message(post["id"])["content"]
        assert "b:move:1:0::" in ids(people[0].message(post["id"]))
    calls = [m for m in people[0].messages("#games") if m["mentions"] and not m["attachments"]]
    await people[0].until(
        lambda: sum(bool(m["mentions"]) and not m["attachments"] for m in people[0].messages("#games")) == 1,
        f"one call, not {len(calls)}",
    )
    await house.tables.end(1, (await house.tables.get(1)).host)
    await people[0].wait_for("The game was ended", "#games")
    await people[0].until(
        lambda: not [m for m in people[0].messages("#games") if m["mentions"] and not m["attachments"]], "no call"
    )


async def test_given_one_post_when_the_same_turn_is_announced_again_then_the_call_to_the_next_player_stays(
    house, monkeypatch
):
    await prepared(house, monkeypatch, boards="edit")
    people = await house.seated(*TWO, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    first = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    await by_clicks(first, post)
    call = await people[0].wait_for(lambda m: m["mentions"] and not m["attachments"], "#games")
    while await house.tables.notices():
        pass
    with closing(sqlite3.connect(house.folder / "beagle.sqlite")) as db, db:  # as after a crash before it was noted
        db.execute("INSERT INTO notices (table_id, kind, revision) SELECT id, 'board', revision FROM tables")
    house.tables.wake.set()
    while await house.tables.notices():
        pass
    await people[0].read()
    assert people[0].message(call["id"]) is not None
    assert [each.message for each in await house.tables.posts(1, "call")] == [int(call["id"])]


async def test_given_a_server_that_wants_a_thread_when_a_game_is_played_then_the_log_is_there_too(house, monkeypatch):
    await prepared(house, monkeypatch, logs="thread")
    people = await house.seated(*TWO, rounds=1)
    final = await house.play_out(people, by_clicks)
    table = await house.tables.get(1)
    (thread,) = await house.tables.posts(table.id, "thread")
    lines = await people[0].until(
        lambda: [m for m in people[0].messages() if m["channel_id"] == str(thread.channel)], "lines in the thread"
    )
    assert "Round 1 of 1 begins" in lines[0]["content"]
    await people[0].until(
        lambda: any(
            "Round 1 ends." in m["content"] and m["channel_id"] == str(thread.channel) for m in people[0].messages()
        ),
        "the end in the thread",
    )
    assert "wins with" in final["content"]


async def test_given_a_thread_that_a_crash_let_the_bot_forget_when_the_next_turn_is_logged_then_it_goes_on_there(
    house, monkeypatch
):
    await prepared(house, monkeypatch, logs="thread", boards="edit")
    people = await house.seated(*TWO, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    first = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    while not (begun := await house.tables.posts(1, "thread")) or await house.tables.notices():
        pass
    await house.tables.said((), closed=begun)
    await by_clicks(first, post)
    await people[0].wait_for("keeps", str(begun[0].channel))
    assert [each.channel for each in await house.tables.posts(1, "thread")] == [begun[0].channel]

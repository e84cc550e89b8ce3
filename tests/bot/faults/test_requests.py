"""Requests that Discord refuses for a while: too many, or it is down. Each game goes on to its end."""

from __future__ import annotations

import asyncio

from bot.sandbox.faults import ANY, down, slow_down
from tests.bot.chat.house import by_clicks, changed, ids
from tests.bot.faults.playing import TWO, called, first_board, newer, to_the_end

POSTS = r"/channels/\d+/messages"
EDITS = r"/channels/\d+/messages/\d+"
ANSWERS = r"/interactions/.*"
LATER_ANSWERS = r"/webhooks/.*"


async def test_given_a_bot_that_is_too_fast_when_it_waits_as_told_then_nothing_is_said_twice(house):
    for path in (POSTS, EDITS, ANSWERS, LATER_ANSWERS):
        house.sandbox.fail(ANY, path, slow_down(0.01), times=3)
    people, _ = await first_board(house)
    house.sandbox.fail(ANY, POSTS, slow_down(0.01), times=3)
    await to_the_end(house, people)
    assert not house.sandbox.faults
    boards = [m["content"] for m in people[0].messages("#games") if m["attachments"] and "**" not in m["content"]]
    assert len(boards) == len(set(boards))


async def test_given_a_wait_that_is_too_long_when_a_board_is_due_then_it_comes_later_and_once(house, monkeypatch):
    monkeypatch.setattr("discord.RateLimited.__init__", lambda self, _after: setattr(self, "retry_after", 0.01))
    people, post = await first_board(house)
    house.sandbox.fail("POST", POSTS, slow_down(3600.0), times=2)
    await by_clicks(called(people, post), post)
    told = await newer(people[0], post)
    assert told["content"].count("keeps") == 1
    await to_the_end(house, people)


async def test_given_a_discord_that_is_down_when_a_board_is_due_then_it_is_tried_until_it_is_up(house):
    people, post = await first_board(house)
    house.sandbox.fail("POST", POSTS, down(503), times=12)
    await by_clicks(called(people, post), post)
    told = await newer(people[0], post)
    assert told["content"].count("keeps") == 1
    await to_the_end(house, people)


async def test_given_an_answer_that_is_lost_when_a_move_was_played_then_the_player_is_told_that_it_counts(
    house, monkeypatch
):
    pause = asyncio.sleep
    people, post = await first_board(house)
    player = called(people, post)
    panel = (await player.click("Your move", post)).message
    keep = next(each for each in ids(panel) if each.endswith(":keep"))
    monkeypatch.setattr(asyncio, "sleep", lambda _seconds: pause(0))  # discord.py tries five times, in 25 seconds
    house.sandbox.fail("PATCH", LATER_ANSWERS, down(503), times=5)
    await player.click(keep, panel)
    told = await player.wait_for(lambda m: "Discord does not work as it should" in m["content"])
    assert "What was played counts" in told["content"]
    assert told["flags"] & 64
    await newer(people[0], post)
    # The old panel is of no use any more, and says so.
    await player.click(keep, panel)
    assert "This question is no longer open." in (await changed(player, panel))["content"]
    await to_the_end(house, people)


async def test_given_edits_of_old_messages_that_are_too_many_when_turns_pass_then_boards_come_and_buttons_go_later(
    house,
):
    people, post = await first_board(house)
    house.sandbox.clock.advance(7200)
    house.sandbox.fail("PATCH", EDITS, slow_down(40.0, 30046), times=2)
    await by_clicks(called(people, post), post)
    second = await newer(people[0], post)
    assert ids(people[0].message(post["id"]))  # its buttons could not be taken
    house.sandbox.faults.clear()
    await by_clicks(called(people, second), second)
    await newer(people[0], second)
    await people[0].until(lambda: not ids(people[0].message(post["id"])), "the oldest post without buttons")
    await to_the_end(house, people)


async def once_around(house):
    """Begin a game, and let each play once, but not before they were written to: later nobody has to be fetched."""
    people, post = await first_board(house)
    for _ in people:
        await house.all_said(people[0])
        await by_clicks(called(people, post), post)
        post = await newer(people[0], post)
    return people


async def test_given_people_who_take_no_messages_when_a_game_is_played_then_they_are_tried_once_and_it_ends(house):
    for who in TWO:
        await (await house.person(who)).set(dms_open=False)
    people = await once_around(house)
    await to_the_end(house, people)
    tried = [each for each in house.sandbox.exchanges if each.status == 403]
    assert [each.answer["code"] for each in tried] == [50007, 50007]


async def test_given_a_bot_that_shares_no_server_when_it_writes_to_somebody_then_the_game_goes_on_in_the_channel(house):
    from bot.sandbox import ApiError  # noqa: PLC0415

    mary = await house.person("mary.anning")
    direct = await mary.open_dm()
    shut = ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    house.sandbox.fail("POST", rf"/channels/{direct}/messages", shut)
    people = await once_around(house)
    await to_the_end(house, people)
    assert not any(m["attachments"] for m in mary.messages(direct))
    assert (await house.tables.settings(int(mary.me["id"]))).dms_closed


async def test_given_a_share_of_requests_that_fail_when_asked_then_both_kinds_of_failure_come():
    from bot.sandbox import ApiError, Sandbox  # noqa: PLC0415

    sandbox = Sandbox()
    sandbox.faults.flaky = 1.0
    seen = set()
    while len(seen) < 2:
        try:
            sandbox.faults.strike("GET", "/users/@me")
        except ApiError as error:
            seen.add(error.status)
    assert seen == {429, 502}

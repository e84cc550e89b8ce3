"""The announcer when Discord does not do what it should."""

from __future__ import annotations

import discord

from bot.sandbox import ApiError
from tests.bot.chat.house import by_clicks, ids, is_board, is_newer_board

TWO = ("mary.anning", "charles.darwin")


async def player_of(people, post):
    return next(person for person in people if person.me["id"] == post["mentions"][0]["id"])


async def test_given_a_server_error_when_a_board_is_posted_then_it_is_tried_again_and_posted_once(house):
    # discord.py itself retries a 500 and waits for seconds; what it gives up reaches the announcer like this one.
    house.sandbox.fail("POST", r"/channels/\d+/messages", ApiError(400, 50109, "broken on the way"), times=2)
    people = await house.seated(*TWO, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    await by_clicks(await player_of(people, post), post)
    await people[0].wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    files = [each["filename"] for message in people[0].messages("#games") for each in message["attachments"]]
    assert files.count("board.png") == 2


async def test_given_pictures_that_fail_when_a_turn_ends_then_the_game_goes_on_in_words(house, monkeypatch, caplog):
    async def broken(*_args):
        raise MemoryError

    people = await house.seated(*TWO, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    monkeypatch.setattr(house.pictures, "board", broken)
    await by_clicks(await player_of(people, post), post)
    told = await people[0].wait_for(lambda m: "keeps" in m["content"] and not m["flags"] & 64, "#games")
    assert not told["attachments"]
    assert "b:move:1:0::" in ids(told)
    assert "while a picture was drawn): MemoryError" in caplog.text


async def test_given_several_shards_when_the_bot_starts_then_it_serves_as_before(house):
    from bot.chat.client import ShardedClient  # noqa: PLC0415

    await house.stop()
    await house.start(kind=ShardedClient)
    mary = await house.person("mary.anning")
    assert "a table is open" in (await mary.slash("game new", game="cubosaurs")).message["content"]


async def test_given_a_missing_permission_when_boards_cannot_be_posted_then_it_is_named_and_other_tables_go_on(
    house, caplog
):
    people = await house.seated(*TWO, rounds=1)
    mary = people[0]
    post = await mary.wait_for(is_board, "#games")
    games = house.sandbox.world.channels[int(mary.here)]
    house.sandbox.deny(games, discord.Permissions(send_messages=True).value)
    player = await player_of(people, post)
    panel = (await player.click("Your move", post)).message
    assert "I need more permissions in this channel: Send Messages" in panel["content"]
    await by_clicks(player, post)
    await player.slash("log")  # the move is played all the same
    assert (await house.tables.get(1)).moves == 2
    other = next(each for each in mary.channels.values() if each["type"] == 0 and each["id"] != mary.here)
    alfred = await house.person("alfred.wallace")
    lobby = (await alfred.slash("game new", in_=other["id"], game="cubosaurs")).message
    await alfred.click("Add computer (easy)", lobby)
    await alfred.wait_for(lambda m: "(computer, easy)" in m["content"])
    await alfred.click("Start", lobby)
    await alfred.wait_for(is_board, other["id"])
    assert "Table 1 cannot be posted: the bot lacks the permission send_messages" in caplog.text
    # Given back, the board that was missing is posted at once.
    house.sandbox.deny(games, 0)
    told = await mary.wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    assert told["content"].count("keeps") == 1


async def test_given_no_permission_when_a_table_is_opened_then_the_missing_one_is_named(house):
    mary = await house.person("mary.anning")
    channel = house.sandbox.world.channels[int(mary.here)]
    house.sandbox.deny(channel, discord.Permissions(attach_files=True).value)
    answer = (await mary.slash("game new", game="cubosaurs")).message
    assert "I need more permissions in this channel: Attach Files" in answer["content"]
    assert await house.tables.live() == []


async def test_given_a_channel_that_is_gone_when_its_table_has_news_then_the_table_is_ended(house, caplog):
    people = await house.seated(*TWO, rounds=1)
    mary = people[0]
    post = await mary.wait_for(is_board, "#games")
    player = await player_of(people, post)
    asked = await player.wait_for(lambda m: any(":play:" in each for each in ids(m)) and m["channel_id"] != mary.here)
    house.sandbox.fail("POST", rf"/channels/{mary.here}/messages", ApiError(404, 10003, "Unknown Channel"), times=1)
    await player.click(next(each for each in ids(asked) if each.endswith(":keep")), asked)
    await mary.wait_for("was deleted, and the game has ended with it")
    assert "Table 1 cannot be posted: NotFound HTTP 404 code 10003" in caplog.text
    assert (await house.tables.get(1)).status == "ended"


async def test_given_commands_that_did_not_change_when_the_bot_starts_then_they_are_not_synced_again(
    house, monkeypatch
):
    from bot.chat import client, commands  # noqa: PLC0415

    assert await commands.sync(house.client.tree, house.client.desk) is False
    await house.tables.set_note(f"commands.{house.client.application_id}", "changed")
    assert await commands.sync(house.client.tree, house.client.desk) is True
    monkeypatch.setattr(client, "HOME", "http://127.0.0.1")
    before = sum(each.method == "PUT" for each in house.sandbox.exchanges)
    await house.restart()
    assert sum(each.method == "PUT" for each in house.sandbox.exchanges) == before


async def test_given_a_board_that_was_given_up_when_the_next_one_fails_once_then_it_is_tried_again(house):
    refusal = ApiError(400, 50109, "refused for a reason nobody knows")
    people = await house.seated(*TWO, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    house.sandbox.fail("POST", rf"/channels/{people[0].here}/messages", refusal, times=8)
    await by_clicks(await player_of(people, post), post)
    while house.sandbox.faults or await house.tables.notices():
        await people[0].read()
    house.sandbox.fail("POST", rf"/channels/{people[0].here}/messages", refusal, times=1)
    table, game = await house.tables.look(1)
    ((seat, decision),) = game.pending().items()
    await house.tables.play(1, table.seats[seat].person, epoch=0, decision=decision.id, key="keep")
    told = await people[0].wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    assert told["content"].count("keeps") == 2

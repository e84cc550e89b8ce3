"""Channels, threads, messages and servers that are deleted, closed or put away. Each game goes on to its end."""

from __future__ import annotations

import discord
import pytest

from bot.sandbox.faults import down
from tests.bot.chat.house import by_clicks, ids, is_board
from tests.bot.faults.playing import TWO, by_dm, called, first_board, newer, over, to_the_end

SEND = discord.Permissions(send_messages=True).value
VIEW = discord.Permissions(view_channel=True).value
FILES = discord.Permissions(attach_files=True).value


def place(house, person):
    return house.sandbox.world.channels[int(person.here)]


@pytest.mark.parametrize(("taken", "named"), [(SEND, "Send Messages"), (FILES, "Attach Files"), (VIEW, "View Channel")])
async def test_given_a_permission_that_is_lost_when_turns_are_played_by_dm_then_the_board_returns_with_it(
    house, taken, named
):
    people, post = await first_board(house)
    mary = people[0]
    player = called(people, post)
    other = next(each for each in people if each is not player)
    house.sandbox.deny(place(house, mary), taken)
    panel = (await player.click("Your move", post)).message
    assert f"I need more permissions in this channel: {named}." in panel["content"]
    assert "Your turn is over." in (await by_dm(player))["content"]
    assert "Your turn is over." in (await by_dm(other))["content"]
    assert ids(mary.message(post["id"])), "the last board keeps its buttons as long as there is no newer one"
    house.sandbox.deny(place(house, mary), 0)
    told = await newer(mary, post)
    assert told["content"].count("keeps") == 2
    await to_the_end(house, people)


async def test_given_a_closed_channel_when_somebody_plays_alone_then_a_dm_says_what_is_missing_and_lets_them_play(
    house,
):
    (mary,), post = await first_board(house, "mary.anning", computers=2)
    house.sandbox.deny(place(house, mary), SEND)
    await by_clicks(mary, post)
    told = await mary.wait_for(lambda m: "I could not post the board" in m["content"])
    assert "where I lack permissions: Send Messages" in told["content"]
    assert told["channel_id"] != mary.here
    assert "Your turn is over." in (await by_dm(mary))["content"]
    house.sandbox.deny(place(house, mary), 0)
    await newer(mary, post)
    await to_the_end(house, [mary])


async def test_given_a_board_that_was_deleted_when_somebody_asks_for_the_status_then_it_is_posted_again(house):
    people, post = await first_board(house)
    mary = people[0]
    while await house.tables.notices():
        await mary.read()
    house.sandbox.stumbles.delete_message(int(mary.here), int(post["id"]))
    answer = await mary.slash("game status")
    assert "is being played here" in answer.message["content"]
    again = await newer(mary, post)
    assert again["mentions"] == post["mentions"]
    await mary.slash("game status")  # it stands: nothing is posted
    await to_the_end(house, people)
    firsts = [m for m in mary.messages("#games") if "keeps" not in m["content"] and is_first(m)]
    assert len(firsts) == 1


def is_first(message):
    return any(each["filename"] == "board.png" for each in message["attachments"]) and not message["flags"] & 64


async def test_given_a_lobby_that_was_deleted_when_somebody_asks_for_the_status_then_it_is_posted_again(house):
    mary, charles = [await house.person(who) for who in TWO]
    lobby = (await mary.slash("game new", game="cubosaurs")).message
    house.sandbox.stumbles.delete_message(int(mary.here), int(lobby["id"]))
    await mary.slash("game status")
    await charles.click("Join")
    await mary.wait_for(lambda m: "2 players" in m["content"])
    await house.tables.set_option(1, int(mary.me["id"]), "rounds", 1)
    await mary.click("Start")
    await to_the_end(house, [mary, charles])


async def test_given_a_lobby_that_a_crash_let_the_bot_forget_when_options_change_then_it_shows_them(house):
    mary = await house.person("mary.anning")
    lobby = (await mary.slash("game new", game="cubosaurs")).message
    while not (posts := await house.tables.posts(1)):
        await mary.read()
    await house.tables.said((), closed=posts)
    page = (await mary.click("Options", lobby)).message
    menu = next(each for each in ids(page) if each.endswith(":rounds"))
    await mary.choose("0", in_=page, menu=menu)
    await mary.wait_for(lambda m: m["id"] == lobby["id"] and "Rounds: 1 round" in m["content"])


async def test_given_a_channel_that_is_deleted_when_its_game_is_played_then_it_ends_for_all_and_others_go_on(house):
    people, _ = await first_board(house)
    mary, charles = people
    gone = int(mary.here)
    for person in people:
        person.go("#salon-francais")
    house.sandbox.stumbles.delete_channel(gone)
    for person in people:
        await person.wait_for("The channel of your game of Cubosaurs was deleted")
    assert (await house.tables.get(1)).status == "ended"
    while await house.tables.notices():
        await mary.read()
    lobby = (await mary.slash("game new", game="cubosaurs")).message
    await house.tables.set_option(2, int(mary.me["id"]), "rounds", 1)
    await charles.click("Join", lobby)
    await mary.wait_for(lambda m: m["id"] == lobby["id"] and "2 players" in m["content"])
    await mary.click("Start", lobby)
    seen = 0
    while (post := await mary.wait_for(lambda m, seen=seen: is_board(m) and int(m["id"]) > seen, mary.here)) and (
        "b:export:2:0::" not in ids(post)
    ):
        seen = int(post["id"])
        await called(people, post).slash("move", move="keep")
    assert (await house.tables.get(2)).status == "over"


async def test_given_a_channel_that_is_deleted_when_one_player_cannot_be_told_now_then_the_other_is(house):
    people, _ = await first_board(house)
    while await house.tables.notices():
        pass
    table = await house.tables.get(1)
    second = next(person for person in people if int(person.me["id"]) == table.seats[1].person)
    gone = int(second.here)
    second.go("#salon-francais")
    house.sandbox.fail("POST", rf"/channels/(?!{gone}/)\d+/messages", down(503), times=1)
    house.sandbox.stumbles.delete_channel(gone)
    await second.wait_for("The channel of your game of Cubosaurs was deleted")


async def in_thread(house):
    """Begin a game in a thread; give the people, the thread and the first board."""
    mary = await house.person("mary.anning")
    channel = house.client.get_channel(int(mary.here))
    thread = await channel.create_thread(name="A game", type=discord.ChannelType.public_thread)
    people = [await house.person(who) for who in TWO]
    for person in people:
        await person.until(lambda person=person: str(thread.id) in person.channels, "the thread")
        person.go(str(thread.id))
    await house.seated(*TWO, rounds=1)
    return people, thread, await mary.wait_for(is_board, str(thread.id))


async def finished(house, people, thread, post):
    """Play on in a thread until the game is over."""
    while "b:export:1:0::" not in ids(post):
        await by_clicks(called(people, post), post)
        post = await newer(people[0], post, str(thread.id))
    assert (await house.tables.get(1)).status == "over"


async def test_given_a_thread_that_is_archived_when_the_next_board_comes_then_the_thread_is_back(house):
    people, thread, post = await in_thread(house)
    player = called(people, post)
    house.sandbox.stumbles.archive(thread.id)
    assert "Your turn is over." in (await by_dm(player))["content"]
    post = await newer(people[0], post, str(thread.id))
    assert not house.sandbox.world.channels[thread.id].is_archived
    await finished(house, people, thread, post)


async def test_given_a_thread_that_is_locked_when_it_is_opened_again_then_the_board_comes(house):
    people, thread, post = await in_thread(house)
    player = called(people, post)
    parent = house.sandbox.world.channels[thread.parent_id]
    house.sandbox.deny(parent, discord.Permissions(manage_threads=True).value)
    house.sandbox.stumbles.archive(thread.id, locked=True)
    assert "Your turn is over." in (await by_dm(player))["content"]
    other = next(each for each in people if each is not player)
    assert "Your turn is over." in (await by_dm(other))["content"]
    house.sandbox.stumbles.archive(thread.id, archived=False)
    post = await newer(people[0], post, str(thread.id))
    assert post["content"].count("keeps") == 2
    await finished(house, people, thread, post)


async def test_given_a_thread_that_is_deleted_when_people_play_on_by_dm_then_they_learn_that_it_is_over(house):
    people, thread, _ = await in_thread(house)
    house.sandbox.stumbles.delete_channel(thread.id)
    for person in people:
        person.go("#games")
        await person.wait_for("was deleted, and the game has ended with it")
    assert (await house.tables.get(1)).status == "ended"
    mary = people[0]
    lobby = (await mary.slash("game new", game="cubosaurs")).message
    assert "a table is open" in lobby["content"]


async def test_given_a_channel_deleted_while_the_bot_was_away_when_a_turn_is_played_by_dm_then_all_learn_it(house):
    people, post = await first_board(house)
    player = called(people, post)
    gone = int(player.here)
    await player.until(lambda: any(m["channel_id"] != player.here for m in player.messages()), "the prompt")
    await house.stop()
    for person in people:
        person.go("#salon-francais")
    house.sandbox.stumbles.delete_channel(gone)
    await house.start()
    await by_dm(player)
    for person in people:
        await person.wait_for("was deleted, and the game has ended with it")
    assert (await house.tables.get(1)).status == "ended"


async def test_given_a_server_that_put_the_bot_out_when_it_is_let_in_again_then_the_game_goes_on(house):
    people, post = await first_board(house)
    player = called(people, post)
    house.sandbox.stumbles.leave()
    assert "Your turn is over." in (await by_dm(player))["content"]
    other = next(each for each in people if each is not player)
    assert "Your turn is over." in (await by_dm(other))["content"]
    assert (await house.tables.get(1)).status == "playing"
    house.sandbox.stumbles.come_back()
    told = await newer(people[0], post)
    assert told["content"].count("keeps") == 2
    await to_the_end(house, people)


async def test_given_a_closed_channel_when_the_last_turn_is_played_by_dm_then_the_result_comes_when_it_opens(house):
    people, post = await first_board(house)
    mary = people[0]
    house.sandbox.deny(place(house, mary), SEND)
    player, other = called(people, post), next(each for each in people if each is not called(people, post))
    while (await house.tables.get(1)).status == "playing":
        look = await house.tables.look(1)
        person = int((player if look.table.seat_of(int(player.me["id"])) in look.game.pending() else other).me["id"])
        (decision,) = look.game.pending().values()
        key = next((each.key for each in decision.options if each.key in {"keep", "done"}), decision.options[0].key)
        await house.tables.play(1, person, epoch=0, decision=decision.id, key=key)
    while not house.client.announcer.parked:
        await mary.read()
    house.sandbox.deny(place(house, mary), 0)
    final = await mary.wait_for(over, mary.here)
    assert "The seed was" in final["content"]
    assert final["content"].count("keeps") >= 1


async def test_given_a_closed_channel_when_messages_fail_as_well_then_they_come_later_and_nothing_runs_idle(house):
    people, post = await first_board(house)
    mary = people[0]
    player = called(people, post)
    other = next(each for each in people if each is not player)
    house.sandbox.deny(place(house, mary), SEND)
    house.sandbox.fail("POST", rf"/channels/(?!{mary.here}/)\d+/messages", down(503), times=2)
    await by_clicks(player, post)
    assert "Your turn is over." in (await by_dm(other))["content"]
    house.sandbox.deny(place(house, mary), 0)
    await newer(mary, post)
    await to_the_end(house, people)

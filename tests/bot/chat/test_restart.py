"""The bot stops and starts again: every button, panel and prompt of before still works."""

from __future__ import annotations

from functools import partial

from bot.sandbox.components import walk
from tests.bot.chat.house import asks, by_clicks, changed, ids, is_board, is_newer_board, take

TWO = ("mary.anning", "charles.darwin")


async def test_given_a_lobby_when_the_bot_restarts_then_joining_options_and_starting_still_work(house):
    mary, charles = [await house.person(who) for who in TWO]
    lobby = (await mary.slash("game new", game="cubosaurs")).message
    panel = (await mary.click("Options")).message
    await house.restart()
    await charles.click("Join")
    await changed(mary, lobby)
    menu = next(item for item in walk(panel["components"]) if item.get("custom_id", "").endswith(":rounds"))
    value = next(option["value"] for option in menu["options"] if option["label"] == "Rounds: 1 round")
    await mary.choose(value, in_=panel, menu=menu["custom_id"])
    await mary.wait_for(lambda m: m["id"] == lobby["id"] and "Rounds: 1 round" in m["content"])
    await mary.click("Start")
    post = await mary.wait_for(is_board, "#games")
    assert post["mentions"]
    assert (await house.tables.get(1)).options["rounds"] == 1


async def test_given_a_panel_open_when_the_bot_restarts_then_the_choice_is_played_from_it(house):
    people = await house.seated(*TWO, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    player = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    panel = (await player.click("Your move", post)).message
    await house.restart()
    panel = await take(player, panel, "keep")
    assert "Your turn is over." in panel["content"]
    assert (await house.tables.get(1)).moves == 2
    await people[0].wait_for(lambda m: is_board(m) and m["id"] != post["id"], "#games")


async def test_given_a_turn_half_done_when_the_bot_restarts_then_back_and_the_rest_of_it_still_work(house):
    """With open hands keeping reveals nothing, and a tile may be bought after it: a turn of two questions."""
    mary, charles = await house.seated(*TWO, rounds=1, advanced=True, hand_visibility="open")
    by_id = {person.me["id"]: person for person in (mary, charles)}
    seen, back = 0, None
    while back is None:
        post = await mary.wait_for(partial(is_newer_board, seen), "#games")
        seen = int(post["id"])
        player = by_id[post["mentions"][0]["id"]]
        panel = await take(player, (await player.click("Your move", post)).message, "keep")
        back = next((each for each in ids(panel) if ":back:" in each and asks(panel)), None)
        while back is None and asks(panel):
            panel = await take(player, panel, "done")
    await house.restart()
    await player.click(back, panel)
    panel = await changed(player, panel)
    assert "Your last choice is undone." in panel["content"]
    panel = await take(player, panel, "keep")
    await house.restart()
    while asks(panel):
        panel = await take(player, panel, "done")
    assert "Your turn is over." in panel["content"]
    await mary.wait_for(partial(is_newer_board, seen), "#games")


async def test_given_a_dm_open_when_the_bot_restarts_then_it_can_be_answered_there(house):
    people = await house.seated(*TWO, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    player = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    asked = await player.wait_for(lambda m: asks(m) and m["channel_id"] != post["channel_id"])
    await house.restart()
    answered = await take(player, asked, "keep")
    assert "Your turn is over." in answered["content"]
    assert (await house.tables.get(1)).moves == 2


async def test_given_a_dm_open_when_answered_in_the_channel_after_a_restart_then_the_dm_is_closed(house):
    people = await house.seated(*TWO, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    player = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    asked = await player.wait_for(lambda m: asks(m) and m["channel_id"] != post["channel_id"])
    await house.restart()
    await by_clicks(player, post)
    closed = await changed(player, asked)
    assert not closed["components"]
    assert "keeps" in closed["content"]
    assert "Your turn is over." in closed["content"]


async def test_given_a_finished_game_when_the_bot_restarts_then_log_and_record_are_still_there(house):
    people = await house.seated(*TWO, rounds=1)
    final = await house.play_out(people, by_clicks)
    await house.restart()
    log = (await people[0].click("Log", final)).message
    assert "Round 1 ends." in log["content"]
    export = (await people[1].click("Export", final)).message
    assert export["attachments"][0]["filename"] == "cubosaurs-1.json"
    again = (await people[0].click("New table of Cubosaurs", final)).message
    assert "a table is open" in again["content"]


async def test_given_moves_that_were_never_announced_when_the_bot_starts_then_they_are(house):
    people = await house.seated(*TWO, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    seat = next(iter((await house.tables.look(1)).game.pending()))
    player = people[seat]
    await player.until(lambda: any(asks(m) for m in player.messages()), "the prompt")
    # The announcer dies; a move is committed; the process ends before anything is said.
    house.client._announcing.cancel()
    look = await house.tables.look(1)
    decision = look.game.pending()[seat].id
    await house.tables.play(1, int(player.me["id"]), epoch=0, decision=decision, key="keep")
    await house.restart()
    new = await people[0].wait_for(lambda m: is_board(m) and m["id"] != post["id"], "#games")
    assert "keeps" in new["content"]
    await people[0].until(lambda: not people[0].message(post["id"])["components"], "the old post without buttons")


async def test_given_an_old_board_post_when_pressed_after_the_next_then_discord_shows_it_has_no_buttons(house):
    people = await house.seated(*TWO, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    player = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    await by_clicks(player, post)
    await people[0].wait_for(lambda m: is_board(m) and m["id"] != post["id"], "#games")
    await people[0].until(lambda: not ids(people[0].message(post["id"])), "the old post without buttons")

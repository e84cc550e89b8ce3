"""Those who watch, over the wire: a list with links, boards of the past, and following by DM."""

from __future__ import annotations

from bot.pictures import Scene
from bot.sandbox.faults import slow_down
from tests.bot.chat.house import by_clicks, ids, is_board, is_newer_board

TWO = ("mary.anning", "charles.darwin")


async def test_given_tables_when_listed_then_each_has_a_link_to_its_newest_board(house):
    people = await house.seated(*TWO, rounds=1)
    post = await people[0].wait_for(is_board, "#games")
    watcher = await house.person("alfred.wallace")
    while await house.tables.notices():  # a board stands there before it is noted
        await watcher.read()
    listed = (await watcher.slash("game list")).message
    assert f"/{post['channel_id']}/{post['id']}>)" in listed["content"]
    player = next(person for person in people if person.me["id"] == post["mentions"][0]["id"])
    await by_clicks(player, post)
    new = await watcher.wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    await watcher.until(lambda: not ids(watcher.message(post["id"])), "the old board without buttons")
    listed = (await watcher.slash("game list")).message
    assert f"/{new['channel_id']}/{new['id']}>)" in listed["content"]


async def test_given_a_game_when_the_board_of_the_past_is_asked_then_it_is_as_it_was_and_tells_no_more(house):
    people = await house.seated(*TWO, rounds=1)
    watcher = await house.person("alfred.wallace")
    before = {}

    async def turn(person, post):
        table, game = await house.tables.look(1)
        before[table.moves] = game.dump()
        await by_clicks(person, post)

    await house.play_out(people, turn)
    last = (await house.tables.get(1)).moves
    for move, dump in before.items():
        assert (await house.tables.consent.past(1, move)).game.dump() == dump
    shown = (await watcher.slash("board", move=3)).message
    assert "The board after entry 3 of the log." in shown["content"]
    past = await house.tables.consent.past(1, 3)
    public = await house.pictures.board(past.game, past.table.names, Scene(None, "en"))
    assert await watcher.file(shown["attachments"][0]) == public.png
    own = (await people[0].slash("board", move=3, text=True)).message
    assert own["content"] or own["attachments"]
    refused = (await watcher.slash("board", move=last + 1)).message
    assert f"The log has entries 1 to {last}" in refused["content"]


async def test_given_a_follower_when_the_game_goes_on_then_each_board_comes_by_dm_until_they_stop(house):
    people = await house.seated(*TWO, rounds=1)
    watcher = await house.person("alfred.wallace")
    post = await watcher.wait_for(is_board, "#games")
    assert "You follow this table" in (await watcher.slash("game follow")).message["content"]
    by_id = {person.me["id"]: person for person in people}
    await by_clicks(by_id[post["mentions"][0]["id"]], post)
    told = await watcher.wait_for(lambda m: m["channel_id"] != post["channel_id"] and m["attachments"])
    assert "The game waits for" in told["content"]
    assert told["attachments"][0]["description"]
    look = await house.tables.look(1)
    public = await house.pictures.board(look.game, look.table.names, Scene(None, "en"))
    assert await watcher.file(told["attachments"][0]) == public.png
    await watcher.click("No longer follow", told)
    assert await watcher.wait_for("You no longer follow this table")
    assert await house.tables.followers(1) == []
    await house.restart()
    await watcher.slash("game follow")
    await watcher.set(dms_open=False)
    new = await watcher.wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    await by_clicks(by_id[new["mentions"][0]["id"]], new)
    await watcher.wait_for(lambda m: is_newer_board(int(new["id"]), m), "#games")
    while await house.tables.followers(1):  # they are told after the board
        pass


async def test_given_a_follower_who_cannot_be_told_now_when_the_game_goes_on_then_nobody_waits_for_that(house):
    (mary,) = await house.seated("mary.anning", computers=2, rounds=1)
    watcher = await house.person("alfred.wallace")
    post = await watcher.wait_for(is_board, "#games")
    await watcher.slash("game follow")
    direct = rf"/channels/(?!{post['channel_id']}/)\d+/messages"
    house.sandbox.fail("POST", direct, slow_down(3600.0), times=2)
    await by_clicks(mary, post)
    await mary.wait_for(lambda m: is_newer_board(int(post["id"]), m), "#games")
    while await house.tables.notices():
        pass
    assert await house.tables.followers(1) == [int(watcher.me["id"])]


async def test_given_a_follower_when_the_game_is_over_then_the_result_comes_by_dm(house):
    people = await house.seated(*TWO, rounds=1)
    watcher = await house.person("alfred.wallace")
    await watcher.slash("game follow")
    final = await house.play_out(people, by_clicks)
    assert await watcher.wait_for(lambda m: m["channel_id"] != final["channel_id"] and " wins with " in m["content"])
    assert "This table is closed." not in (await watcher.slash("game follow")).message["content"]

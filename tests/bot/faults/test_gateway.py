"""A gateway that drops, stalls, forgets, repeats itself or is late. Each game goes on to its end."""

from __future__ import annotations

import asyncio

import pytest

from bot.chat.client import Client
from bot.sandbox.client import Failed
from tests.bot.chat.house import by_clicks, changed, ids
from tests.bot.faults.playing import called, first_board, newer, to_the_end


class Prompt(Client):
    """A bot that identifies again at once; the library waits five seconds, as Discord wants it."""

    async def before_identify_hook(self, shard_id, *, initial=False):
        """Wait for nothing."""


@pytest.mark.parametrize("how", ["dropped", "told to reconnect"])
async def test_given_a_gateway_that_is_cut_when_people_go_on_then_what_they_did_meanwhile_is_answered(house, how):
    people, post = await first_board(house)
    gateway = house.sandbox.gateway
    for _ in range(3):
        gateway.drop(1001) if how == "dropped" else gateway.reconnect()
        await by_clicks(called(people, post), post)
        post = await newer(people[0], post)
    assert gateway.resumed >= 1
    assert gateway.identified == 1
    await to_the_end(house, people)


async def test_given_a_gateway_that_stalls_when_the_bot_notices_then_it_resumes_and_nothing_is_lost(house):
    await house.stop()
    house.sandbox.gateway.heartbeat_interval = 50
    await house.start(heartbeat_timeout=0.5)
    people, post = await first_board(house)
    house.sandbox.gateway.stall()
    await by_clicks(called(people, post), post)  # answered when the bot is back
    assert house.sandbox.gateway.resumed == 1
    await newer(people[0], post)
    await to_the_end(house, people)


async def test_given_a_session_that_is_forgotten_when_the_bot_has_a_new_one_then_the_game_goes_on(house):
    await house.stop()
    await house.start(kind=Prompt)
    people, post = await first_board(house)
    before = house.sandbox.gateway.identified
    house.sandbox.gateway.invalidate()
    await people[0].until(lambda: house.sandbox.gateway.identified > before, "a new session")
    await by_clicks(called(people, post), post)
    await newer(people[0], post)
    await to_the_end(house, people)


async def test_given_every_interaction_comes_twice_when_a_game_is_played_then_each_is_carried_out_once(house):
    house.sandbox.gateway.again = 10**6
    people, post = await first_board(house)
    panel = (await called(people, post).click("Your move", post)).message
    before = (await house.tables.get(1)).moves
    await called(people, post).click(next(each for each in ids(panel) if each.endswith(":keep")), panel)
    await newer(people[0], post)
    assert (await house.tables.get(1)).moves == before + 1
    await to_the_end(house, people)
    codes = [each.answer["code"] for each in house.sandbox.exchanges if each.status == 400]
    assert codes
    assert set(codes) == {40060}


async def test_given_an_interaction_that_comes_too_late_when_it_is_handled_then_nothing_is_played(house):
    people, post = await first_board(house)
    player = called(people, post)
    panel = (await player.click("Your move", post)).message
    keep = next(each for each in ids(panel) if each.endswith(":keep"))
    house.sandbox.gateway.hold()
    clicked = asyncio.create_task(player.click(keep, panel))
    await player.until(lambda: house.sandbox.gateway._held, "the click")
    house.sandbox.clock.advance(4)
    with pytest.raises(Failed, match="timeout"):
        await clicked
    house.sandbox.gateway.release()
    refused = lambda: [each for each in house.sandbox.exchanges if each.status == 404]  # noqa: E731
    while not refused():
        await player.read()  # until the bot's late answer has come
    assert [each.answer["code"] for each in refused()] == [10062]
    assert (await house.tables.get(1)).moves == 1
    await player.click(keep, panel)
    assert "Your turn is over." in (await changed(player, panel))["content"]
    await to_the_end(house, people)

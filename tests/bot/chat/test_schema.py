"""All that the bot sends, and all that the sandbox answers, is held against Discord's document, in every house."""

from __future__ import annotations

import pytest
from discord.http import Route

from tests import schema
from tests.bot.chat.house import House, is_board

pytestmark = pytest.mark.skipif(schema.document() is None, reason="Discord's OpenAPI document is not at hand")


async def test_given_a_game_when_it_begins_then_every_body_and_every_answer_was_checked(house):
    mary, _ = await house.seated("mary.anning", "charles.darwin")
    await mary.wait_for(is_board, "#games")
    exchanges = list(house.sandbox.exchanges)
    bodies = sum(each.body is not None and each.status < 400 for each in exchanges)
    answers = sum(each.answer is not None for each in exchanges)
    assert any(each.uploads for each in exchanges)
    assert house.sandbox.checker.checked == bodies + answers > 10


async def test_given_a_request_that_discord_would_not_know_when_the_house_closes_then_that_fails(tmp_path, pictures):
    async def odd():
        async with House(tmp_path, pictures) as house:
            mary = await house.person("mary.anning")
            route = Route("POST", "/channels/{channel_id}/messages", channel_id=mary.here)
            await house.client.http.request(route, json={"content": "Hello", "tts": "loudly"})

    with pytest.raises(AssertionError, match=r"POST /channels/\{channel_id\}/messages at /tts"):
        await odd()


async def test_given_an_answer_that_discord_would_not_give_when_the_house_closes_then_that_fails(tmp_path, pictures):
    async def odd():
        async with House(tmp_path, pictures) as house:
            house.sandbox.world.guild["name"] = None
            await house.client.http.get_guild(house.sandbox.world.guild_id)

    with pytest.raises(AssertionError, match=r"GET /guilds/\{guild_id\} -> 200 at /name"):
        await odd()

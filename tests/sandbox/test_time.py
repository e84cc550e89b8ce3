"""Three seconds, fifteen minutes, one answer: on a clock that is moved by hand."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.sandbox import ManualClock
from bot.sandbox.client import Failed
from tests.sandbox.bots import Bot
from tests.wire import running, wired


class Slow(Bot):
    """Leaves every interaction to the test."""

    def __init__(self):
        super().__init__()
        self.asked: asyncio.Queue[discord.Interaction] = asyncio.Queue()
        self.tree.interaction_check = self.leave_it

    async def leave_it(self, interaction):
        return False

    async def on_interaction(self, interaction):
        await self.asked.put(interaction)


@pytest.fixture
def clock():
    return ManualClock()


@pytest.fixture
async def bot(clock):
    async with wired(clock=clock) as sandbox, running(Slow()) as client:
        client.sandbox = sandbox
        client.mary = await sandbox.person("mary.anning")
        yield client


async def asked(bot):
    """Let Mary run a command that nobody answers; give her waiting action and the interaction."""
    waiting = asyncio.create_task(bot.mary.slash("mute"))
    return waiting, await bot.asked.get()


async def refused(code, awaitable):
    with pytest.raises(discord.HTTPException) as error:
        await awaitable
    assert error.value.code == code


async def test_given_no_answer_within_three_seconds_the_person_sees_a_failure_and_the_bot_is_too_late(bot, clock):
    waiting, interaction = await asked(bot)
    clock.advance(2.9)
    assert not waiting.done()
    clock.advance(0.2)
    with pytest.raises(Failed, match="timeout"):
        await waiting
    await refused(10062, interaction.response.send_message("Late"))
    await refused(10015, interaction.followup.send("Later"))


async def test_given_an_answer_just_in_time_it_counts(bot, clock):
    waiting, interaction = await asked(bot)
    clock.advance(2.9)
    await interaction.response.send_message("In time")
    assert (await waiting).message["content"] == "In time"


async def test_given_a_second_answer_it_is_refused_and_nothing_is_said(bot):
    waiting, interaction = await asked(bot)
    await interaction.response.send_message("First")
    await waiting
    interaction.response._response_type = None  # discord.py refuses by itself otherwise
    await refused(40060, interaction.response.send_message("Second"))
    assert [message["content"] for message in bot.mary.messages()] == ["First"]


async def test_given_an_answer_of_fifteen_minutes_ago_its_token_has_expired(bot, clock):
    waiting, interaction = await asked(bot)
    await interaction.response.send_message("First")
    await waiting
    clock.advance(14 * 60)
    await interaction.followup.send("Second")
    clock.advance(61)
    await refused(50027, interaction.followup.send("Third"))
    await refused(50027, interaction.edit_original_response(content="Changed"))
    message = bot.mary.messages()[0]
    await (
        bot.get_partial_messageable(int(message["channel_id"]))
        .get_partial_message(int(message["id"]))
        .edit(content="By token")
    )
    await bot.mary.wait_for("By token")


async def test_given_a_follow_up_before_any_answer_it_is_refused(bot):
    waiting, interaction = await asked(bot)
    await refused(10015, interaction.followup.send("Too early"))
    await interaction.response.send_message("First")
    await waiting


async def test_given_a_deferral_the_first_follow_up_is_the_answer(bot):
    waiting, interaction = await asked(bot)
    await interaction.response.defer(ephemeral=True, thinking=True)
    thinking = await bot.mary.wait_for(lambda m: m["flags"] & 128)
    await interaction.followup.send("Thought")
    answer = await waiting
    assert answer.message["id"] == thinking["id"]
    assert answer.message["flags"] == 64


async def test_when_an_answer_is_deleted_it_is_unknown(bot):
    waiting, interaction = await asked(bot)
    await interaction.response.send_message("First", ephemeral=True)
    await waiting
    await interaction.delete_original_response()
    await bot.mary.until(lambda: not bot.mary.messages(), "an empty channel")
    await refused(10008, interaction.edit_original_response(content="Second"))


async def test_given_a_bot_that_left_an_action_fails_as_offline(clock):
    async with wired(clock=clock) as sandbox:
        mary = await sandbox.person("mary.anning")
        async with running(Bot()):
            await mary.slash("count")
        waiting = asyncio.create_task(mary.click("Count 0"))
        await mary.send("Is anybody there?")  # the click was read before this
        clock.advance(3)
        with pytest.raises(Failed, match="offline"):
            await waiting


async def test_given_a_forged_token_nothing_can_be_said(bot):
    waiting, interaction = await asked(bot)
    await interaction.response.send_message("First")
    await waiting
    hook = discord.Webhook.partial(bot.application_id, "bm9uc2Vuc2U", session=bot.http._HTTPClient__session)
    await refused(10015, hook.send("Hello"))

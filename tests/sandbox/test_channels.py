"""Messages, threads, direct channels, pins, permissions: what a bot does by its token."""

from __future__ import annotations

import asyncio
import io

import discord
import pytest

from bot.sandbox import ApiError, objects
from bot.sandbox.client import Failed
from tests.sandbox.bots import PNG, Bot
from tests.wire import running, wired


@pytest.fixture
async def sandbox():
    async with wired() as found:
        yield found


@pytest.fixture
async def bot(sandbox):
    async with running(Bot(intents=discord.Intents(guilds=True, messages=True, message_content=True))) as client:
        yield client


@pytest.fixture
async def mary(sandbox):
    return await sandbox.person("mary.anning")


@pytest.fixture
def games(bot):
    return discord.utils.get(bot.get_all_channels(), name="games")


async def refused(code, awaitable):
    with pytest.raises(discord.HTTPException) as error:
        await awaitable
    assert error.value.code == code


async def test_when_a_bot_is_ready_it_knows_the_server_and_its_channels(bot, games):
    assert [guild.name for guild in bot.guilds] == ["Beagle"]
    assert games.permissions_for(bot.guilds[0].me).send_messages
    assert (await bot.fetch_channel(games.id)).name == "games"


async def test_when_a_bot_writes_edits_and_deletes_everybody_sees_it(mary, games):
    message = await games.send("First")
    assert (await mary.wait_for("First"))["id"] == str(message.id)
    await message.edit(content="Second")
    changed = await mary.wait_for("Second")
    assert changed["edited_timestamp"] is not None
    assert (await games.fetch_message(message.id)).content == "Second"
    await message.delete()
    await mary.until(lambda: not mary.messages(), "an empty channel")
    await refused(10008, games.fetch_message(message.id))
    await refused(10008, message.edit(content="Third"))


async def test_given_files_an_edit_keeps_those_it_lists_and_drops_the_others(mary, games):
    first = [discord.File(io.BytesIO(PNG + bytes([n])), f"{n}.png", description=f"Picture {n}") for n in range(2)]
    message = await games.send("Two", files=first)
    assert [item.description for item in message.attachments] == ["Picture 0", "Picture 1"]
    new = discord.File(io.BytesIO(PNG + b"new"), "new.png")
    edited = await message.edit(attachments=[message.attachments[1], new])
    seen = await mary.wait_for(lambda m: m["attachments"][-1]["filename"] == "new.png")
    assert [item["filename"] for item in seen["attachments"]] == ["1.png", "new.png"]
    assert [await mary.file(item) for item in seen["attachments"]] == [PNG + bytes([1]), PNG + b"new"]
    assert await edited.attachments[0].read() == PNG + bytes([1])
    received = await mary.everything_received()
    assert PNG + bytes([0]) in received.files.values()


async def test_given_history_it_is_read_in_both_directions(games):
    sent = [await games.send(str(number)) for number in range(5)]
    assert [m.content async for m in games.history(limit=2)] == ["4", "3"]
    assert [m.content async for m in games.history(before=sent[2])] == ["1", "0"]
    assert [m.content async for m in games.history(after=sent[2])] == ["3", "4"]


async def test_when_a_person_writes_the_bot_hears_it_and_a_mention_is_noted(sandbox, bot, mary):
    charles = await sandbox.person("charles.darwin")
    heard = asyncio.create_task(bot.wait_for("message"))
    await asyncio.sleep(0)  # let it begin to listen
    await mary.send(f"Hello <@{charles.me['id']}>")
    seen = await charles.wait_for("Hello")
    assert [user["id"] for user in seen["mentions"]] == [charles.me["id"]]
    assert (await heard).content == seen["content"]


async def test_given_allowed_mentions_nobody_else_is_called(sandbox, mary, games):
    both = f"<@{mary.me['id']}> <@{sandbox.world.find_person('charles.darwin').id}> @everyone"
    await games.send(
        both, allowed_mentions=discord.AllowedMentions(users=[discord.Object(mary.me["id"])], everyone=False)
    )
    seen = await mary.wait_for("@everyone")
    assert [user["id"] for user in seen["mentions"]] == [mary.me["id"]]
    assert seen["mention_everyone"] is False


async def test_given_a_direct_channel_only_its_two_ends_see_it(sandbox, bot, mary):
    charles = await sandbox.person("charles.darwin")
    user = await bot.fetch_user(int(mary.me["id"]))
    message = await user.send("Only for you")
    seen = await mary.wait_for("Only for you")
    assert mary.channels[seen["channel_id"]]["recipients"][0]["id"] == mary.bot["id"]
    await message.edit(content="Changed")
    await mary.wait_for("Changed")
    await charles.send("I see nothing")
    assert not (await charles.everything_received()).find(seen["channel_id"])
    with pytest.raises(Failed, match="unknown_channel"):
        await charles.act("send", channel_id=seen["channel_id"], content="Me too")


async def test_given_closed_direct_messages_the_bot_is_refused(bot, mary):
    user = await bot.fetch_user(int(mary.me["id"]))
    await mary.set(dms_open=False)
    await refused(50007, user.send("Hello"))
    await mary.set(dms_open=True)
    await user.send("Hello")
    await mary.wait_for("Hello")


async def test_given_buttons_in_a_direct_channel_they_work(bot, mary):
    await mary.open_dm()
    mary.go("@Beagle")
    await mary.slash("count")
    assert (await mary.click("Count 0")).message["content"] == "Counted 1"


async def test_when_a_thread_is_started_on_a_message_it_has_its_id(mary, games):
    message = await games.send("The board")
    thread = await message.create_thread(name="The log")
    assert thread.id == message.id
    await thread.send("In the thread")
    seen = await mary.wait_for("In the thread", in_="The log")
    assert mary.channels[seen["channel_id"]]["parent_id"] == str(games.id)
    await refused(160004, message.create_thread(name="Again"))
    await thread.edit(archived=True)
    await mary.until(lambda: mary.channels[str(thread.id)]["thread_metadata"]["archived"], "the archive")
    with pytest.raises(Failed, match="archived"):
        await mary.slash("count", in_="The log")
    await thread.send("Awake")
    await mary.until(lambda: not mary.channels[str(thread.id)]["thread_metadata"]["archived"], "the thread's waking")


async def test_given_a_private_thread_only_its_members_see_it(sandbox, mary, games):
    charles = await sandbox.person("charles.darwin")
    thread = await games.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.send("Between us")
    await thread.add_user(discord.Object(mary.me["id"]))
    await mary.wait_for("Between us")
    await charles.send("Nothing here")
    assert not (await charles.everything_received()).find("Between us")
    assert not (await charles.everything_received()).find("Secret")
    await thread.remove_user(discord.Object(mary.me["id"]))
    await mary.until(lambda: str(thread.id) not in mary.channels, "the thread to be hidden")


async def test_when_a_message_is_pinned_or_gets_a_reaction_it_shows(mary, games):
    message = await games.send("Board")
    await message.pin()
    await message.add_reaction("🦕")
    seen = await mary.wait_for(lambda m: m["pinned"] and m.get("reactions"))
    assert seen["reactions"][0]["emoji"]["name"] == "🦕"
    assert [pinned.id async for pinned in games.pins()] == [message.id]
    await message.unpin()
    await mary.wait_for(lambda m: not m["pinned"])


@pytest.mark.parametrize(
    ("denied", "code"),
    [(objects.VIEW, 50001), (objects.SEND, 50013), (objects.ATTACH, 50013)],
)
async def test_given_a_missing_permission_the_bot_is_refused(sandbox, games, denied, code):
    sandbox.deny(sandbox.world.channels[games.id], denied)
    await refused(code, games.send("Hello", file=discord.File(io.BytesIO(PNG), "a.png")))
    sandbox.deny(sandbox.world.channels[games.id], 0)
    await games.send("Hello", file=discord.File(io.BytesIO(PNG), "a.png"))


async def test_given_an_injected_error_the_next_request_gets_it(sandbox, games):
    sandbox.fail("POST", r"/channels/\d+/messages", ApiError(403, 50278, "Cannot send messages to this user"))
    await refused(50278, games.send("Hello"))
    await games.send("Hello")


async def test_given_a_rate_limit_discord_py_waits_and_tries_again(sandbox, mary, games):
    sandbox.fail(
        "POST",
        r"/channels/\d+/messages",
        ApiError(429, 0, "You are being rate limited.", retry_after=0.01, **{"global": False}),
    )
    await games.send("At last")
    await mary.wait_for("At last")


async def test_given_unknown_ids_the_codes_are_discords(bot, games):
    await refused(10003, bot.fetch_channel(1))
    await refused(10013, bot.fetch_user(1))
    await refused(10008, games.fetch_message(1))
    await refused(10007, bot.guilds[0].fetch_member(1))
    await refused(10004, bot.fetch_guild(1))


async def test_when_somebody_comes_back_they_find_what_was_said_and_what_they_have_not_read(sandbox, mary, games):
    for number in range(60):
        await games.send(f"Message {number}" + (f" <@{mary.me['id']}>" if number == 59 else ""))
    later = await sandbox.person("mary.anning")
    assert later.messages()[0]["content"] == "Message 10"
    assert later.reads[str(games.id)] == {"last_read": None, "unread": 60, "mentions": 1}
    older = await later.older(later.messages()[0]["id"])
    assert [m["content"] for m in older] == [f"Message {n}" for n in range(10)]
    await later.read()
    await mary.until(lambda: mary.reads[str(games.id)]["unread"] == 0, "the reading in the other tab")


async def test_when_the_bot_types_it_shows(mary, games):
    await games.typing()
    await mary.until(lambda: "TYPING_START" in [name for name, _ in mary.events], "typing")


async def test_when_somebody_new_comes_everybody_knows_and_they_can_act(sandbox, bot, mary):
    async with mary.session.post(
        f"{sandbox.url}/client/people", json={"name": "Barnum Brown", "locale": "en-US"}
    ) as answer:
        assert answer.status == 201
    barnum = await sandbox.person("barnum.brown")
    await mary.until(lambda: barnum.me["id"] in mary.people, "Barnum")
    assert (await barnum.slash("dig", fossil="ammonite")).kind == "message"


async def test_given_a_page_of_another_site_it_cannot_act_for_anybody(sandbox, mary):
    for header in ({"Origin": "https://example.org"}, {"Host": "example.org"}):
        async with mary.session.get(f"{sandbox.url}/client/people", headers=header) as answer:
            assert answer.status == 403


async def test_given_a_token_any_other_is_refused():
    async with wired(token="right") as sandbox:
        async with Bot() as stranger:
            with pytest.raises(discord.LoginFailure):
                await stranger.login("wrong")
        async with running(Bot(), "right"):
            assert sandbox.gateway.online


async def test_given_a_nonce_when_a_message_is_sent_twice_then_there_is_one_and_later_or_elsewhere_another(
    sandbox, bot, mary, games
):
    first = await games.send("Found", nonce="7.3")
    again = await games.send("Found", nonce="7.3")
    assert again.id == first.id
    assert [m["content"] for m in mary.messages("#games")].count("Found") == 1
    assert (await games.send("Found", nonce="7.4")).id != first.id
    sandbox.clock.advance(600)
    assert (await games.send("Found", nonce="7.3")).id != first.id
    await refused(50035, games.send("Found", nonce="7" * 26))


async def test_given_messages_older_than_an_hour_when_edited_often_then_the_bot_is_slowed_down(sandbox, bot, games):
    old = await games.send("Found")
    sandbox.clock.advance(3601)
    for number in range(3):
        await old.edit(content=f"Found {number}")
    new = await games.send("Found again")
    await new.edit(content="Found again, and again")
    bot.http.max_ratelimit_timeout = 1.0
    with pytest.raises(discord.RateLimited) as error:
        await old.edit(content="Found once more")
    assert error.value.retry_after == 20.0
    assert sandbox.exchanges[-1].answer["code"] == 30046
    sandbox.clock.advance(21)
    await old.edit(content="Found once more")


async def test_given_as_many_threads_as_a_server_takes_when_another_is_opened_then_it_is_refused(
    sandbox, bot, games, monkeypatch
):
    monkeypatch.setattr("bot.sandbox.rest_channels.ACTIVE_THREADS", 1)
    first = await games.create_thread(name="One", type=discord.ChannelType.public_thread)
    await refused(160006, games.create_thread(name="Two", type=discord.ChannelType.public_thread))
    await first.edit(archived=True)
    await games.create_thread(name="Two", type=discord.ChannelType.public_thread)


async def test_given_a_locked_thread_when_a_bot_that_is_no_moderator_writes_then_it_is_refused(sandbox, bot, games):
    thread = await games.create_thread(name="One", type=discord.ChannelType.public_thread)
    sandbox.deny(sandbox.world.channels[games.id], discord.Permissions(manage_threads=True).value)
    sandbox.stumbles.archive(thread.id)
    await thread.send("It wakes up")
    sandbox.stumbles.archive(thread.id, locked=True)
    await refused(50083, thread.send("It does not"))


async def test_given_a_server_that_puts_the_bot_out_when_it_writes_then_it_has_no_access(sandbox, bot, games):
    sandbox.stumbles.leave()
    await refused(50001, games.send("Hello"))
    sandbox.stumbles.come_back()
    await games.send("Hello")

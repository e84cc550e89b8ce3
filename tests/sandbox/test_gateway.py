"""Sessions: coming back after a cut, and what happened meanwhile."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from tests.sandbox.bots import Bot
from tests.wire import running, wired


@pytest.fixture
async def sandbox():
    async with wired() as found:
        yield found


async def until_resumed(bot, count=1):
    while bot.resumes < count:
        await bot.wait_for("resumed")


@pytest.mark.parametrize("cut", ["op 7", 1001, 4000])
async def test_given_a_cut_connection_the_bot_resumes_and_answers_what_it_missed(sandbox, cut):
    async with running(Bot()) as bot:
        mary = await sandbox.person("mary.anning")
        await mary.slash("count")
        if cut == "op 7":
            sandbox.gateway.reconnect()
        else:
            sandbox.gateway.drop(cut)
        answer = await mary.click("Count 0")  # while nobody is connected: it waits for the bot
        assert answer.message["content"] == "Counted 1"
        assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (1, 1)
        assert bot.is_ready()


async def test_given_an_invalid_session_the_bot_identifies_again(sandbox):
    class Patient(Bot):
        async def before_identify_hook(self, shard_id, *, initial=False):
            """Do not wait the five seconds that discord.py would."""

    async with running(Patient()):
        mary = await sandbox.person("mary.anning")
        sandbox.gateway.invalidate()
        await mary.until(lambda: sandbox.gateway.identified == 2 and sandbox.gateway.online, "a new session")
        assert (await mary.slash("dig", fossil="ammonite")).kind == "message"


async def test_given_a_resume_of_an_unknown_session_it_is_invalid(sandbox):
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 6, "d": {"token": "x", "session_id": "nonsense", "seq": 3}})
        assert await socket.receive_json() == {"op": 9, "d": False}


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("nonsense", 4002),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 2, "d": {"token": ""}}', 4004),
        ('{"op": 2, "d": {"token": "x", "shard": [2, 1]}}', 4010),
    ],
)
async def test_given_a_wrong_frame_the_socket_is_closed_with_discords_code(sandbox, frame, code):
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_str(frame)
        closed = await socket.receive()
        assert (closed.type, closed.data) == (aiohttp.WSMsgType.CLOSE, code)


async def test_given_two_shards_each_hears_its_own(sandbox):
    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id, *, initial=False):
            """Do not wait between shards."""

    client = Sharded(shard_count=2, intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
    async with running(client):
        assert sandbox.gateway.identified == 2
        guild = client.guilds[0]
        assert guild.shard_id == (guild.id >> 22) % 2


async def test_given_no_intent_for_messages_none_are_sent(sandbox):
    async with running(Bot()) as bot:
        heard = []
        bot.dispatch = lambda event, *args: heard.append(event)
        mary = await sandbox.person("mary.anning")
        await mary.send("Hello")
        session = next(iter(sandbox.gateway.sessions.values()))
        assert b"MESSAGE_CREATE" not in b"".join(frame for _, frame in session.sent)


async def test_given_no_intent_for_content_a_strangers_words_are_left_out(sandbox):
    async with running(Bot(intents=discord.Intents(guilds=True, guild_messages=True))) as bot:
        mary = await sandbox.person("mary.anning")
        heard = asyncio.create_task(bot.wait_for("message"))
        await asyncio.sleep(0)  # let it begin to listen
        await mary.send("Secret of the trade")
        assert (await heard).content == ""

"""Rate limits: a bot that reads the headers is never refused, and one that does not is told how long to wait."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from bot.sandbox.clock import RealClock
from tests.sandbox.bots import Bot
from tests.wire import running, wired


async def test_given_a_limit_when_a_bot_writes_much_then_it_waits_by_the_headers_and_is_never_refused():
    async with wired(clock=RealClock()) as sandbox, running(Bot(intents=discord.Intents(guilds=True))) as bot:
        games = discord.utils.get(bot.get_all_channels(), name="games")
        sandbox.buckets.limit, sandbox.buckets.per = 2, 0.2
        for number in range(6):
            await games.send(f"Bone {number}")
        assert [each.status for each in sandbox.exchanges if each.method == "POST"] == [200] * 6
        sandbox.buckets.limit = 0


@pytest.fixture
async def limited():
    async with wired() as sandbox, aiohttp.ClientSession(headers={"Authorization": "Bot x"}) as session:
        sandbox.buckets.limit = 2
        yield sandbox, session


async def send(limited, channel):
    sandbox, session = limited
    address = f"{sandbox.api_base}/channels/{channel.id}/messages"
    async with session.post(address, json={"content": "A bone"}) as answer:
        return answer.status, answer.headers, await answer.json()


async def test_given_a_limit_when_a_bot_reads_no_headers_then_it_is_refused_there_until_the_time_is_over(limited):
    sandbox, _ = limited
    games, salon, *_ = sandbox.world.channels.values()
    told = [(await send(limited, games))[1] for _ in range(2)]
    assert [each["X-RateLimit-Remaining"] for each in told] == ["1", "0"]
    assert {(each["X-RateLimit-Limit"], each["X-RateLimit-Reset-After"]) for each in told} == {("2", "5.000")}
    sandbox.clock.advance(2)
    status, headers, body = await send(limited, games)
    assert (status, body["retry_after"], body["global"]) == (429, 3.0, False)
    assert (headers["Retry-After"], headers["X-RateLimit-Scope"], headers["X-RateLimit-Remaining"]) == (
        "3.0",
        "user",
        "0",
    )
    other = await send(limited, salon)
    assert other[0] == 200
    assert other[1]["X-RateLimit-Bucket"] == headers["X-RateLimit-Bucket"]
    sandbox.clock.advance(3)
    assert (await send(limited, games))[0] == 200


async def test_given_no_limit_when_a_bot_writes_then_nothing_is_counted(limited):
    sandbox, _ = limited
    sandbox.buckets.limit = 0
    games = next(iter(sandbox.world.channels.values()))
    for _ in range(9):
        status, headers, _ = await send(limited, games)
        assert status == 200
        assert "X-RateLimit-Limit" not in headers

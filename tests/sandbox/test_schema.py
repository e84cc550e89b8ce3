"""The check against Discord's own document: it looks at everything, and it can fail."""

from __future__ import annotations

import pytest

from bot.sandbox.calls import Exchange
from tests import schema
from tests.sandbox.bots import Bot
from tests.wire import NotLoopback, insist_on_loopback, running, wired

needs_document = pytest.mark.skipif(schema.document() is None, reason="Discord's OpenAPI document is not at hand")


@needs_document
async def test_when_a_bot_runs_its_requests_and_the_answers_are_checked():
    async with wired() as sandbox, running(Bot()):
        mary = await sandbox.person("mary.anning")
        await mary.slash("picture")
        assert sandbox.checker.checked >= 2 * 2 + 2  # login and application; sync and callback both ways


@needs_document
@pytest.mark.parametrize(
    "exchange",
    [
        Exchange("GET", "/users/@me/nonsense/x", None, 200, {}, 0),
        Exchange("GET", "/users/@me", None, 200, {"id": "1"}, 0),
        Exchange("POST", "/channels/1/messages", {"content": 3}, 200, None, 0),
        Exchange("POST", "/channels/1/threads", {"name": "x", "type": 11}, 200, {"id": "1"}, 0),
        Exchange("PUT", "/applications/1/commands", [{"name": "x" * 33}], 200, None, 0),
    ],
)
def test_given_an_exchange_that_discord_does_not_know_it_is_noted(exchange):
    checker = schema.checker()
    checker.check(exchange)
    assert checker.violations


def test_given_the_real_discord_tests_refuse_to_start():
    with pytest.raises(NotLoopback):
        insist_on_loopback("https://8.8.8.8/api/v10")
    with pytest.raises(ValueError, match=r"discord\.com"):
        insist_on_loopback("https://discord.com/api/v10")

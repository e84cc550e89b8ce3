"""Slash commands, buttons, menus, forms and suggestions: real discord.py, real sockets."""

from __future__ import annotations

import pytest

from bot.sandbox.client import Failed
from tests.sandbox.bots import PNG, Bot
from tests.wire import running, wired


@pytest.fixture
async def sandbox():
    async with wired() as found, running(Bot()):
        yield found


async def test_when_a_command_is_run_everybody_sees_the_answer(sandbox):
    mary, charles = await sandbox.person("mary.anning"), await sandbox.person("charles.darwin")
    answer = await mary.slash("dig", fossil="ammonite")
    assert answer.kind == "message"
    assert answer.message["content"] == f"ammonite at 1 for <@{mary.me['id']}>"
    assert answer.message["interaction_metadata"]["name"] == "dig"
    assert (await charles.wait_for("ammonite"))["id"] == answer.message["id"]

"""`beagle sandbox` alone, and a bot in another process that knows it by two addresses."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import aiohttp
import pytest

from bot.cli import main
from bot.sandbox import Sandbox
from bot.sandbox.client import Person

BOT = """
import os, yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
Route.BASE = os.environ["DISCORD_API_BASE"]
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
from tests.sandbox.bots import Bot
Bot().run("any token", log_handler=None)
"""


async def started(*arguments, **options):
    return await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=asyncio.subprocess.PIPE, **options)


async def test_given_the_two_addresses_a_bot_of_another_process_plays(tmp_path):
    sandbox = await started(
        "-m", "bot", "sandbox", "--port", "0", "--name", "Lyme", "--state", str(tmp_path / "s.sqlite")
    )
    bot = None
    try:
        lines = [(await sandbox.stdout.readline()).decode().strip() for _ in range(3)]
        addresses = dict(line.split("=", 1) for line in lines[:2])
        assert set(addresses) == {"DISCORD_API_BASE", "DISCORD_GATEWAY_URL"}
        page = lines[2].removeprefix("Page: ").rstrip("/")
        bot = await started("-c", BOT, env={**os.environ, **addresses})
        async with await Person.connect(page, "mary.anning") as mary:
            await mary.until(lambda: ("BOT_UPDATE", {"online": True}) in mary.events, "the bot")
            await mary.until(lambda: mary.commands, "commands")
            assert (await mary.slash("dig", fossil="ammonite")).kind == "message"
        sandbox.send_signal(signal.SIGTERM)
        assert await sandbox.wait() == 0
    finally:
        for process in (sandbox, bot):
            if process is not None and process.returncode is None:
                process.kill()
                await process.wait()


async def test_given_the_page_its_files_are_served_and_nothing_else(tmp_path):
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        async with session.get(f"{sandbox.url}/") as answer:
            assert answer.status == 200
            assert answer.content_type == "text/html"
        for name in ("../server.py", "..%2Fserver.py", ".hidden", "nonsense.js"):
            async with session.get(f"{sandbox.url}/static/{name}") as answer:
                assert answer.status == 404


def test_given_an_impossible_port_the_command_says_so_in_one_sentence(capsys):
    with pytest.raises(SystemExit) as refused:
        main(["sandbox", "--port", "99999"])
    assert refused.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("host", ["nonsense.invalid", "8.8.8.8"])
def test_given_an_address_of_elsewhere_the_command_says_so(capsys, host):
    assert main(["sandbox", "--port", "0", "--host", host]) == 2
    assert host in capsys.readouterr().err


@pytest.mark.parametrize("given", ["2", "-0.1", "often"])
def test_given_a_share_that_is_none_when_the_sandbox_is_to_be_flaky_then_it_is_refused(given, capsys):
    with pytest.raises(SystemExit):
        main(["sandbox", f"--flaky={given}"])
    assert "--flaky" in capsys.readouterr().err


async def test_given_a_flaky_sandbox_when_a_bot_asks_then_its_requests_fail(tmp_path):
    sandbox = await started("-m", "bot", "sandbox", "--port", "0", "--flaky", "1")
    try:
        address = (await sandbox.stdout.readline()).decode().strip().partition("=")[2]
        headers = {"Authorization": "Bot token"}
        async with aiohttp.ClientSession(headers=headers) as session, session.get(f"{address}/users/@me") as answer:
            assert answer.status in {429, 502}
            assert answer.status == 502 or answer.headers["Via"]
    finally:
        sandbox.terminate()
        await sandbox.wait()

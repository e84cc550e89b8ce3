"""`beagle run` with no token: the local Discord, the bot and the page in one process."""

from __future__ import annotations

import asyncio
import gc
import re
from contextlib import asynccontextmanager

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import logs, memory
from bot.cli import main, run
from bot.config import Config
from bot.sandbox import Sandbox
from bot.sandbox.client import Person
from tests.bot.chat.house import is_board


@pytest.fixture(autouse=True)
def elsewhere():
    """Give discord.py its own addresses back."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@asynccontextmanager
async def running(folder, capsys):
    """Run everything; give the address of the page."""
    stop = asyncio.Event()
    config = Config(
        database=str(folder / "data" / "beagle.sqlite"),
        sandbox_state=str(folder / "data" / "sandbox.sqlite"),
        sandbox_port=0,
    )
    task = asyncio.create_task(run.serve(config, stop=stop))
    said = ""
    while not (found := re.search(r"http://127\.0\.0\.1:\d+", said)):
        assert not task.done(), task.result()
        await asyncio.sleep(0)
        said += capsys.readouterr().out
    try:
        yield yarl.URL(found[0])
    finally:
        stop.set()
        await task


def bot_is_there(person):
    return any(data.get("bot_online") or (name == "BOT_UPDATE" and data["online"]) for name, data in person.events)


async def test_given_no_token_when_run_then_one_click_begins_a_game_and_it_goes_on_after_a_restart(tmp_path, capsys):
    async with running(tmp_path, capsys) as url, await Person.connect(str(url), "mary.anning") as mary:
        mary.go("#games")
        async with mary.session.get(url) as page:
            assert page.status == 200
        await mary.wait_for("hosts board games about evolution", "#games")
        await mary.click("Play Cubosaurs against the computer")
        post = await mary.wait_for(is_board, "#games")
    async with running(tmp_path, capsys) as url, await Person.connect(str(url), "mary.anning") as mary:
        mary.go("#games")
        await mary.until(lambda: bot_is_there(mary), "the bot")
        again = await mary.wait_for(lambda m: m["id"] == post["id"], "#games")
        panel = (await mary.click("Your move", again)).message
        assert panel["attachments"]
        assert sum("hosts board games" in m["content"] for m in mary.messages("#games")) == 1


async def test_given_a_task_that_fails_unseen_when_it_is_swept_away_then_the_log_does_not_hold_its_message(
    tmp_path, capsys, caplog
):
    async def fails():
        raise ValueError("TREX".lower())

    async with running(tmp_path, capsys):
        task = asyncio.create_task(fails())
        await asyncio.wait({task})
        del task
        gc.collect()
        assert "(in the background): ValueError" in caplog.text
    assert "trex" not in caplog.text


def test_given_a_mistake_in_the_settings_when_run_then_one_sentence_says_which(tmp_path, capsys):
    file = tmp_path / "config.toml"
    file.write_text("colour = 3", encoding="utf-8")
    assert main(["run", "--config", str(file)]) == 2
    assert capsys.readouterr().err.startswith("There is no setting 'colour'")


@pytest.mark.parametrize(
    ("name", "path", "told"),
    [
        ("database", "file/beagle.sqlite", "The folder of {path} cannot be made: File exists."),
        ("database", ".", "{path} cannot be opened"),
        ("sandbox_state", "file/local.sqlite", "The folder of {path} cannot be made: File exists."),
        ("sandbox_state", "file", "{path}, which keeps the local Discord, cannot be used: file is not a database."),
    ],
)
def test_given_a_place_that_cannot_be_written_to_when_run_then_one_sentence_says_which(
    tmp_path, capsys, monkeypatch, name, path, told
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(logs, "set_up", lambda _config: None)
    monkeypatch.setattr(memory, "settle", lambda: None)
    (tmp_path / "file").write_text("This is no database, but long enough to be looked at." * 20, encoding="utf-8")
    (tmp_path / "config.toml").write_text(f'{name} = "{tmp_path / path}"\nsandbox_port = 0\n', encoding="utf-8")
    assert main(["run", "--no-browser"]) == 2
    assert capsys.readouterr().err.startswith(told.format(path=tmp_path / path))


async def test_given_a_port_that_is_taken_when_run_then_that_is_said(tmp_path):
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    config = Config(sandbox_port=server.sockets[0].getsockname()[1], sandbox_state=str(tmp_path / "s.sqlite"))
    async with server:
        with pytest.raises(run.CannotRun, match="--port"):
            await run.serve(config, stop=asyncio.Event())


async def test_given_a_token_that_discord_refuses_when_run_then_that_is_said_without_the_token(tmp_path):
    async with Sandbox(token="the.right.token") as sandbox:
        config = Config(
            token="the.wrong.token",
            api_base=sandbox.api_base,
            gateway_url=sandbox.gateway_url,
            database=str(tmp_path / "beagle.sqlite"),
        )
        with pytest.raises(run.CannotRun, match="did not accept the token") as refused:
            await run.serve(config, stop=asyncio.Event())
        assert "wrong" not in str(refused.value)


def test_given_a_discord_that_cannot_be_reached_when_run_then_the_exit_code_says_that_it_may_help_to_try_again(
    tmp_path, capsys, monkeypatch
):
    monkeypatch.setattr(logs, "set_up", lambda _config: None)
    monkeypatch.setattr(memory, "settle", lambda: None)
    monkeypatch.setenv("DISCORD_TOKEN", "a.token.for.nobody")
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:9/api/v10")
    monkeypatch.setenv("BEAGLE_DATABASE", str(tmp_path / "beagle.sqlite"))
    assert main(["run", "--no-browser"]) == 1
    assert capsys.readouterr().err.startswith("The connection to Discord failed: ")

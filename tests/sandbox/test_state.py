"""The file that lets a game go on tomorrow."""

from __future__ import annotations

import io
import sqlite3

import discord
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.client import Person
from bot.sandbox.state import BadState
from tests.sandbox.bots import PNG, Bot
from tests.wire import running, wired


async def test_given_a_state_file_everything_is_there_after_a_restart(tmp_path):
    file = tmp_path / "sandbox.sqlite"
    async with wired(state=file, name="Lyme Regis") as sandbox:
        mary = await sandbox.person("mary.anning")
        async with running(Bot()) as bot:
            await mary.slash("count")
            games = discord.utils.get(bot.get_all_channels(), name="games")
            gone = await games.send("Gone")
            await gone.delete()
            await games.send("Look", file=discord.File(io.BytesIO(PNG), "find.png", description="A grey dot"))
            await (await bot.fetch_user(int(mary.me["id"]))).send("In private")
            thread = await games.create_thread(name="Log", type=discord.ChannelType.public_thread)
            await thread.send("In the thread")
        await mary.set(locale="fr", dms_open=False)
        await mary.read("games")
        before, last = sandbox.world, sandbox.world.snowflakes.last
    async with wired(state=file) as again:
        mary = await again.person("mary.anning")
        assert again.world.guild["name"] == "Lyme Regis"
        assert again.world.bot == before.bot
        assert (mary.me["locale"], mary.me["dms_open"]) == ("fr", False)
        assert [m["content"] for m in mary.messages("games")] == ["Counted 0", "Look"]
        assert [m["content"] for m in mary.messages("@Beagle")] == ["In private"]
        assert [m["content"] for m in mary.messages("Log")] == ["In the thread"]
        assert mary.reads[mary.channel("games")]["unread"] == 0
        assert {command["name"] for command in mary.commands} >= {"dig", "count"}
        attachment = mary.messages("games")[1]["attachments"][0]
        assert attachment["url"].startswith(again.url)
        assert await mary.file(attachment) == PNG
        assert again.world.snowflakes.next() > last
        async with running(Bot()):
            assert (await mary.click("Count 0")).message["content"] == "Counted 1"


async def test_when_something_is_said_it_is_written_without_waiting_for_the_end(tmp_path):
    file = tmp_path / "sandbox.sqlite"
    async with Sandbox(state=file) as sandbox, await Person.connect(sandbox.url, "mary.anning") as mary:
        await mary.send("Written at once")
        await sandbox.state.settled()
        with sqlite3.connect(file) as db:
            (found,) = db.execute("SELECT data FROM thing WHERE kind = 'message'").fetchone()
        db.close()
        assert b"Written at once" in found


async def test_given_an_edit_the_file_of_the_old_picture_is_not_kept(tmp_path):
    file = tmp_path / "sandbox.sqlite"
    async with wired(state=file) as sandbox, running(Bot()) as bot:
        games = discord.utils.get(bot.get_all_channels(), name="games")
        message = await games.send("Look", file=discord.File(io.BytesIO(PNG), "old.png"))
        await message.edit(attachments=[discord.File(io.BytesIO(PNG), "new.png")])
        await sandbox.state.settled()
    async with wired(state=file) as again:
        assert [found.name for found in again.world.files.values()] == ["new.png"]


@pytest.mark.parametrize("content", ["text", "newer"])
async def test_given_a_file_it_cannot_read_the_sandbox_says_so(tmp_path, content):
    file = tmp_path / "sandbox.sqlite"
    if content == "text":
        file.write_text("This is not a database, but it is long enough to be looked at." * 20)
    else:
        with sqlite3.connect(file) as db:
            db.execute("PRAGMA user_version = 99")
        db.close()
    sandbox = Sandbox(state=file)
    with pytest.raises(BadState):
        await sandbox.start()
    await sandbox.stop()


async def test_given_a_file_that_cannot_be_written_for_a_while_nothing_is_lost(tmp_path):
    file = tmp_path / "sandbox.sqlite"
    sandbox = Sandbox(state=file)
    await sandbox.start()
    async with await Person.connect(sandbox.url, "mary.anning") as mary:
        await sandbox.state.settled()
        with sqlite3.connect(file) as db:
            db.execute("ALTER TABLE thing RENAME TO elsewhere")
            db.execute("CREATE VIEW thing AS SELECT * FROM elsewhere")
        await mary.send("While it could not be written")
        with pytest.raises(BadState):
            await sandbox.state.settled()
        db.execute("DROP VIEW thing")
        db.execute("ALTER TABLE elsewhere RENAME TO thing")
        db.close()
    await sandbox.stop()
    async with Sandbox(state=file) as again, await Person.connect(again.url, "mary.anning") as mary:
        assert [m["content"] for m in mary.messages()] == ["While it could not be written"]

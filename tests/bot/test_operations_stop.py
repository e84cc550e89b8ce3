"""The real program as a process, asked to stop in the middle of something: it finishes that, and loses nothing."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import sys
from contextlib import asynccontextmanager, closing
from functools import partial

from bot.store import care
from tests.bot.chat.house import by_clicks, is_board, is_newer_board
from tests.wire import wired

TOKEN = "MTAx.of-a-process.that-stops"


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Program:
    """`beagle` with the settings of one folder and one sandbox."""

    def __init__(self, folder, sandbox):
        self.folder = folder
        self.database = folder / "beagle.sqlite"
        self.environment = os.environ | {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_BASE": sandbox.api_base,
            "DISCORD_GATEWAY_URL": sandbox.gateway_url,
            "BEAGLE_DATABASE": str(self.database),
            "BEAGLE_METRICS_PORT": str(free_port()),
            "BEAGLE_LOG_LEVEL": "debug",
        }

    async def start(self, *arguments):
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", *arguments),
            cwd=self.folder,
            env=self.environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )

    async def health(self):
        process = await self.start("health")
        out, _ = await process.communicate()
        return process.returncode, out.decode()

    def rows(self, query):
        with closing(sqlite3.connect(self.database)) as db:
            return db.execute(query).fetchall()


@asynccontextmanager
async def running(program):
    """Run the bot; whatever a test does, it does not outlive it."""
    process = await program.start("run")
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def ended(process):
    """Wait for the end; give the exit code and the lines of the log."""
    out, err = await process.communicate()
    assert out == b""
    return process.returncode, [json.loads(line) for line in err.decode().splitlines()]


def stop_at(sandbox, process, wanted):
    """Ask a process to stop at the moment in which it sends a certain request, before that is answered."""
    noted = sandbox.on_exchange
    stopped = asyncio.Event()

    def on_exchange(exchange):
        noted(exchange)
        if not stopped.is_set() and wanted(exchange):
            stopped.set()
            process.send_signal(signal.SIGTERM)

    sandbox.on_exchange = on_exchange
    return stopped


def posts_a_board(exchange):
    return exchange.method == "POST" and exchange.path.endswith("/messages") and exchange.uploads == 1


async def test_given_play_under_way_when_asked_to_stop_then_what_is_under_way_is_finished_and_the_store_is_closed(
    tmp_path,
):
    async with wired() as sandbox:
        program = Program(tmp_path, sandbox)
        mary = await sandbox.person("mary.anning")
        mary.go("#games")
        async with running(program) as process:
            await mary.until(lambda: sandbox.gateway.online and mary.commands, "the bot")
            assert await program.health() == (0, '{"gateway": "connected", "store": "answers"}\n')
            lobby = (await mary.slash("game new", game="cubosaurs")).message
            await mary.click("b:computer:1:0::normal", lobby)
            await mary.until(lambda: "(computer" in mary.message(lobby["id"])["content"], "a computer player")
            await mary.click("Start", lobby)
            first = await mary.wait_for(is_board, "#games")
            stopped = stop_at(sandbox, process, posts_a_board)
            await by_clicks(mary, first)  # the computer answers, the board is posted: at that moment it is stopped
            await stopped.wait()
            code, log = await ended(process)
        assert code == 0
        assert [line for line in log if line["level"] in {"warning", "error"}] == []
        assert TOKEN not in json.dumps(log)
        assert not [file.name for file in tmp_path.iterdir() if file.name.endswith(("-wal", "-shm"))]
        assert care.check(program.database).problems == []
        second = next(message for message in reversed(mary.messages("#games")) if is_board(message))
        assert (int(second["id"]),) in program.rows("SELECT message FROM posts WHERE kind = 'board'")
        assert program.rows("SELECT * FROM notices WHERE kind = 'board'") == []
        assert (await program.health())[0] == 1

        async with running(program) as process:
            await mary.until(lambda: sandbox.gateway.online, "the bot again")
            await by_clicks(mary, mary.message(second["id"]))
            await mary.wait_for(partial(is_newer_board, int(second["id"])), "#games")
            process.send_signal(signal.SIGTERM)
            code, _ = await ended(process)
        assert code == 0

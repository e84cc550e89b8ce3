"""What whoever runs the bot relies on: the log, the health page, the figures, the packaging."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import math
import socket
import sqlite3
import tomllib
from contextlib import closing, contextmanager
from pathlib import Path

import aiohttp
import discord
import pytest

from bot import logs, metrics
from bot.chat.request import lacking
from bot.cli import main
from bot.config import Config
from bot.gateway import GRACE, Gateway
from bot.health import Health
from bot.store import StoreError, schema
from tests.bot.table_tools import ADA, FirstOption, lobby, open_tables

ROOT = Path(__file__).parents[2]
TOKEN = "MTAx.a-token-that-must-not-show"


@contextmanager
def logged(**settings):
    """Log to a text as these settings want, and leave no trace."""
    names = ("", *logs.OURS)
    before = {name: logging.getLogger(name).level for name in names}
    text = io.StringIO()
    handler = logs.set_up(Config(**settings), text)
    try:
        yield text
    finally:
        logging.getLogger().removeHandler(handler)
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)


# The log


async def test_given_a_task_about_a_table_when_it_logs_then_the_line_is_json_and_says_so():
    with logged() as text:
        logs.note(table=7, revision=3, step="cubosaurs.hand")
        logging.getLogger("beagle.chat").error("Error %s", "ab12", extra={"error": "ab12"})
    line = json.loads(text.getvalue())
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "error",
        "logger": "beagle.chat",
        "message": "Error ab12",
        "table": 7,
        "revision": 3,
        "step": "cubosaurs.hand",
        "error": "ab12",
    }


async def test_given_two_tasks_when_both_log_then_neither_says_what_the_other_is_about():
    async def about(table):
        logs.note(table=table)
        await asyncio.sleep(0)
        logging.getLogger("beagle").warning("Here.")

    with logged() as text:
        await asyncio.gather(about(1), about(2))
        logging.getLogger("beagle").warning("There.")
    assert [json.loads(line).get("table") for line in text.getvalue().splitlines()] == [1, 2, None]


def test_given_a_terminal_when_logging_then_a_line_is_for_people():
    with logged(log_format="text") as text:
        logging.getLogger("beagle").warning("Look.", extra={"table": 3})
    assert text.getvalue().endswith(" warning Look. [table 3]\n")


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_given_secrets_in_what_is_logged_when_written_then_token_passes_and_messages_of_errors_are_not(log_format):
    with logged(log_format=log_format, token=TOKEN) as text:
        log = logging.getLogger("somebody.else")
        log.warning("Authorization: Bot %s for %s", TOKEN, "https://x/api/v10/webhooks/42/aW50ZXJhY3Rpb246/messages")
        hand = "t" + "rex"
        try:
            int(hand)  # the message of the error repeats what it was given
        except ValueError:
            log.exception("It failed.")
    said = text.getvalue()
    assert TOKEN not in said
    assert "aW50ZXJhY3Rpb246" not in said
    assert "trex" not in said
    assert "ValueError" in said
    assert __name__.rsplit(".", 1)[-1] in said


@pytest.mark.parametrize(("level", "ours", "theirs"), [("debug", 3, 2), ("info", 2, 1), ("error", 0, 0)])
def test_given_a_level_when_libraries_speak_then_they_are_quieter_than_we(level, ours, theirs):
    with logged(log_level=level) as text:
        for name in ("beagle.chat", "discord.http"):
            for say in ("debug", "info", "warning"):
                getattr(logging.getLogger(name), say)("Said.")
    lines = [json.loads(line)["logger"] for line in text.getvalue().splitlines()]
    assert (lines.count("beagle.chat"), lines.count("discord.http")) == (ours, theirs)


# Health


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


class Somebody:
    """A client and tables, as far as the health page needs them."""

    def __init__(self):
        self.clock = Clock()
        self.gateway = Gateway(self.clock)
        self.latency = math.inf
        self.broken = False

    async def get_note(self, _key):
        if self.broken:
            raise StoreError("The disk is gone.")

    async def live(self):
        return []

    async def notices(self):
        return [1, 2]


@pytest.fixture
async def somebody():
    made = Somebody()
    health = Health(made, made)
    await health.start("127.0.0.1", 0)
    async with aiohttp.ClientSession(f"http://127.0.0.1:{health.port}") as session:

        async def ask(path="/healthz"):
            async with session.get(path) as answer:
                return answer.status, await answer.text()

        made.ask = ask
        yield made
    await health.stop()


async def test_given_a_bot_when_it_connects_and_loses_discord_then_it_is_unwell_only_after_a_while(somebody):
    assert await somebody.ask() == (200, '{"gateway": "connecting", "store": "answers"}')
    somebody.gateway.up()
    somebody.clock.now = 10 * GRACE
    assert await somebody.ask() == (200, '{"gateway": "connected", "store": "answers"}')
    somebody.gateway.down()
    somebody.clock.now += GRACE / 2
    somebody.gateway.down()  # another attempt failed: it is lost since the first
    assert (await somebody.ask())[0] == 200
    somebody.clock.now += GRACE / 2
    assert await somebody.ask() == (503, '{"gateway": "lost", "store": "answers"}')
    somebody.gateway.up()
    assert (await somebody.ask())[0] == 200


async def test_given_several_shards_when_one_is_lost_then_the_bot_is_not_connected(somebody):
    for shard in (0, 1):
        somebody.gateway.up(shard)
    somebody.gateway.down(1)
    assert not somebody.gateway.connected
    somebody.gateway.up(1)
    assert somebody.gateway.connected


async def test_given_a_store_that_fails_when_asked_then_the_bot_is_unwell_and_still_gives_its_figures(somebody):
    somebody.gateway.up()
    somebody.broken = True
    assert await somebody.ask() == (503, '{"gateway": "connected", "store": "silent"}')
    status, text = await somebody.ask("/metrics")
    assert status == 200
    assert "beagle_gateway_connected 1.0" in text


async def test_given_figures_when_asked_for_then_they_are_fresh(somebody):
    somebody.gateway.up()
    somebody.latency = 0.25
    _, text = await somebody.ask("/metrics")
    for line in (
        "beagle_gateway_connected 1.0",
        "beagle_gateway_latency_seconds 0.25",
        "beagle_notices_waiting 2.0",
        'beagle_live_tables{status="playing"} 0.0',
    ):
        assert line in text.splitlines()


def test_given_no_port_or_nobody_there_when_health_is_asked_then_a_sentence_says_so(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["health"]) == 2
    assert "metrics_port" in capsys.readouterr().err
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        monkeypatch.setenv("BEAGLE_METRICS_PORT", str(free.getsockname()[1]))
    assert main(["health"]) == 1
    assert "does not answer" in capsys.readouterr().out


def test_given_all_figures_when_their_labels_are_read_then_none_could_name_a_person_a_table_or_a_card():
    labels = {name for metric in metrics.REGISTRY.collect() for sample in metric.samples for name in sample.labels}
    assert labels <= {
        "kind", "outcome", "game", "by", "level", "status", "le", "generation",
        "implementation", "version", "major", "minor", "patchlevel",
    }  # fmt: skip


# The end


async def test_given_a_computer_that_thinks_when_the_bot_stops_then_it_finishes_this_move_and_begins_no_other(tmp_path):
    class Slow(FirstOption):
        async def choose(self, *args):
            thinking.set()
            await go.wait()
            return await super().choose(*args)

    thinking, go, thinker = asyncio.Event(), asyncio.Event(), Slow()
    path = tmp_path / "beagle.sqlite"
    async with open_tables(path, thinker=thinker) as tables:
        table = await lobby(tables, "cubosaurs", people=1, computers=2)
        begun = await tables.start(table.id, ADA.id)
        while not thinking.is_set():
            look = await tables.look(table.id)
            if asked := look.game.pending().get(0):
                await tables.play(table.id, ADA.id, epoch=0, decision=asked.id, key=asked.options[0].key)
            await asyncio.sleep(0)
        before = await tables.get(table.id)
        closing = asyncio.create_task(tables.close(patience=600.0))
        await asyncio.sleep(0)
        go.set()
        await closing
    async with open_tables(path) as tables:
        assert (await tables.get(begun.id)).moves == before.moves + 1
    assert len(thinker.asked) == 1


# Packaging


def test_given_the_files_that_are_not_python_when_packaged_then_the_patterns_cover_every_one():
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["setuptools"]["package-data"]
    for package in ("games", "render", "bot"):
        folder = ROOT / package
        covered = {path for pattern in patterns[package] for path in folder.glob(pattern)}
        found = {p for p in folder.rglob("*") if p.is_file() and p.suffix not in {".py", ".pyc"}}
        assert found
        assert {str(path.relative_to(ROOT)) for path in found - covered} == set()


def test_given_the_container_when_built_then_all_it_copies_is_there_and_let_through_and_it_is_nobody_special():
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    copied = [
        name for line in lines if line.startswith("COPY ") and "--from" not in line for name in line.split()[1:-1]
    ]
    let_through = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {"bot", "games", "render", "constraints.txt"} <= set(copied)
    for name in copied:
        assert (ROOT / name).exists(), name
        assert f"!{name}" in let_through, name
    users = [line for line in lines if line.startswith("USER ")]
    assert users == ["USER beagle"]
    assert lines.index(users[0]) < lines.index('ENTRYPOINT ["beagle"]')


def test_given_the_dependencies_when_compared_then_each_is_pinned_to_the_same_version_in_the_constraints():
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8").lower().replace("_", "-").splitlines()
    assert [each for each in wanted if each.lower() not in pinned] == []


# What the documentation says


def test_given_the_invitation_in_the_documentation_when_computed_then_it_is_exactly_what_the_bot_asks_for():
    needed = {name for thread in (False, True) for name in lacking(discord.Permissions.none(), thread=thread)}
    value = discord.Permissions(**dict.fromkeys(needed, True)).value
    text = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    assert f"permissions={value}\n" in text
    assert f"**{value}**" in text


def test_given_the_figures_when_the_documentation_is_read_then_it_tells_of_each():
    text = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    ours = {metric.name for metric in metrics.REGISTRY.collect() if metric.name.startswith("beagle_")}
    assert len(ours) >= 10
    assert {name for name in ours if name not in text} == set()


def test_given_the_tables_of_the_store_when_persons_are_in_them_then_the_privacy_note_names_each(tmp_path):
    schema.upgrade(tmp_path / "beagle.sqlite")
    with closing(sqlite3.connect(tmp_path / "beagle.sqlite")) as db:
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    note = (ROOT / "docs/operations.md").read_text(encoding="utf-8").partition("## 10. Privacy")[2]
    # Where a game stands and what is to be said about it names seats, not persons; a server has none.
    impersonal = {"positions", "checkpoints", "notices", "notes", "waits", "guilds", "sqlite_sequence"}
    assert {name for name in tables - impersonal if f"`{name}" not in note} == set()

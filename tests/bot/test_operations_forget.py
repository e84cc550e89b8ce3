"""`beagle db forget`: a person goes, the games of the others stay."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from bot.cli import main
from bot.store import care
from bot.table import Person, Post, Settings
from tests.bot.table_tools import ADA, CHANNEL, GUILD, answer, open_tables

ZENOBIA = Person(71829304155, "Zenobia Marchbanks", "en")


@pytest.fixture
async def tables(tmp_path):
    """Serve a game that is over, which Zenobia hosted."""
    async with open_tables(tmp_path / "beagle.sqlite") as made:
        options = {"rounds": 1}
        table = await made.open(
            guild=GUILD, channel=CHANNEL, game="cubosaurs", host=ZENOBIA, lang="en", options=options
        )
        await made.join(table.id, ADA)
        await made.start(table.id, ZENOBIA.id)
        while (await made.get(table.id)).status == "playing":
            await answer(made, table)
        await made.set_settings(Settings(ZENOBIA.id, lang="fr"))
        await made.set_settings(Settings(ADA.id, lang="fr"))
        await made.said([notice.id for notice in await made.notices()])
        await made.said((), post=Post(table.id, "prompt", 0, 99, 1234, 1, 1, "q"))
        yield made


def forget(capsys, tmp_path, person):
    code = main(["db", "forget", str(person), "--database", str(tmp_path / "beagle.sqlite")])
    return code, "".join(capsys.readouterr())


async def test_given_a_finished_game_when_a_person_is_forgotten_then_no_trace_is_left_and_the_game_is(
    tables, tmp_path, capsys
):
    with closing(sqlite3.connect(tmp_path / "beagle.sqlite")) as db:
        db.execute("CREATE TABLE likings (person INTEGER NOT NULL, colour TEXT)")  # something that is added one day
        db.execute("INSERT INTO likings VALUES (?, 'red'), (?, 'blue')", (ZENOBIA.id, ADA.id))
        db.commit()
    before = await tables.record(1)
    code, told = forget(capsys, tmp_path, ZENOBIA.id)
    assert (code, told.split(".")[0]) == (0, "Forgotten: settings and direct messages, name and id in 1 finished game")
    after = await tables.get(1)  # also for a bot that runs and had it in memory
    assert [seat.name for seat in after.seats] == ["?", "Ada"]
    assert after.seat_of(ZENOBIA.id) is None
    assert after.host != ZENOBIA.id
    assert await tables.record(1) == before
    assert (await tables.settings(ZENOBIA.id)).lang is None
    assert (await tables.settings(ADA.id)).lang == "fr"
    assert await tables.posts(1, "prompt") == []
    with closing(sqlite3.connect(tmp_path / "beagle.sqlite")) as db:
        assert db.execute("SELECT * FROM likings").fetchall() == [(ADA.id, "blue")]
    await tables.close()
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Zenobia" not in stored
    assert ZENOBIA.id.to_bytes(6, "big") not in stored
    assert care.check(tmp_path / "beagle.sqlite").problems == []
    assert forget(capsys, tmp_path, ZENOBIA.id)[1].startswith("Nothing is stored")


async def test_given_a_person_who_still_plays_when_forgotten_then_that_is_refused_and_nothing_changes(
    tables, tmp_path, capsys
):
    open_one = await tables.open(guild=GUILD, channel=CHANNEL + 1, game="cubosaurs", host=ZENOBIA, lang="en")
    code, told = forget(capsys, tmp_path, ZENOBIA.id)
    assert code == 2
    assert f"({open_one.id})" in told
    assert (await tables.get(1)).names == ("Zenobia Marchbanks", "Ada")
    assert (await tables.settings(ZENOBIA.id)).lang == "fr"

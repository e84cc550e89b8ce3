"""What a server chooses, and being forgotten, over the wire."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import discord
import pytest

from bot.sandbox import objects
from tests.bot.chat.house import by_clicks, changed, ids

TWO = ("mary.anning", "charles.darwin")
NOBODY_SPECIAL = discord.Permissions(view_channel=True, send_messages=True, attach_files=True).value
MANAGER = discord.Permissions(NOBODY_SPECIAL | discord.Permissions(manage_guild=True, manage_messages=True).value).value


async def test_given_a_server_when_its_manager_chooses_then_only_managers_open_tables_in_its_language(
    house, monkeypatch
):
    mary = await house.person(TWO[0])
    monkeypatch.setattr(objects, "PERSON", NOBODY_SPECIAL)
    refused = (await mary.slash("settings server")).message
    assert "Only those who may manage this server" in refused["content"]
    monkeypatch.setattr(objects, "PERSON", MANAGER)
    panel = (await mary.slash("settings server")).message
    await mary.choose("fr", in_=panel, menu="b:server_set:0:0::lang")
    panel = await changed(mary, panel)
    await mary.choose("managers", in_=panel, menu="b:server_set:0:0::openers")
    await changed(mary, panel)
    monkeypatch.setattr(objects, "PERSON", NOBODY_SPECIAL)
    await mary.slash("game new", game="cubosaurs")
    assert await mary.wait_for("only those who manage messages or the channel open tables")
    assert await house.tables.live() == []
    monkeypatch.setattr(objects, "PERSON", MANAGER)
    await house.restart()
    lobby = (await mary.slash("game new", game="cubosaurs")).message
    assert "une table est ouverte" in lobby["content"]


async def test_given_a_server_where_managers_open_tables_when_others_want_a_rematch_then_they_are_refused(
    house, monkeypatch
):
    monkeypatch.setattr(objects, "PERSON", MANAGER)
    mary, _ = await house.seated(*TWO, rounds=1)
    panel = (await mary.slash("settings server")).message
    await mary.choose("managers", in_=panel, menu="b:server_set:0:0::openers")
    await changed(mary, panel)
    question = (await mary.slash("game end")).message
    await mary.click("End the game", question)
    stopped = await mary.wait_for(lambda m: "ended the game early" in m["content"] and not m["flags"] & 64, "#games")
    monkeypatch.setattr(objects, "PERSON", NOBODY_SPECIAL)
    refused = (await mary.click("Rematch", stopped)).message
    assert "only those who manage messages or the channel open tables" in refused["content"]
    assert await house.tables.live() == []
    monkeypatch.setattr(objects, "PERSON", MANAGER)
    lobby = (await mary.click("Rematch", stopped)).message
    assert "a table is open" in lobby["content"]


@pytest.mark.parametrize(
    ("locale", "host", "told"),
    [
        ("en-US", "jeanne.villepreux", "une table est ouverte"),
        ("en-US", "mary.anning", "a table is open"),
        ("en-GB", "jeanne.villepreux", "a table is open"),
        ("fr", "mary.anning", "une table est ouverte"),
    ],
)
async def test_given_a_server_that_chose_nothing_when_a_table_opens_then_it_speaks_as_the_server_or_else_its_host(
    house, locale, host, told
):
    house.sandbox.world.guild["preferred_locale"] = locale
    opener = await house.person(host)
    lobby = (await opener.slash("game new", game="cubosaurs")).message
    assert told in lobby["content"]


async def test_given_a_server_when_it_chooses_who_ends_tables_then_others_are_refused(house, monkeypatch):
    monkeypatch.setattr(objects, "PERSON", MANAGER)
    people = await house.seated(*TWO, rounds=1)
    charles = people[1]
    panel = (await charles.slash("settings server")).message
    await charles.choose("host", in_=panel, menu="b:server_set:0:0::enders")
    await changed(charles, panel)
    assert "End the game" not in str((await charles.slash("game end")).message["components"])
    panel = (await charles.slash("settings server")).message
    await charles.choose("seated", in_=panel, menu="b:server_set:0:0::enders")
    await changed(charles, panel)
    monkeypatch.setattr(objects, "PERSON", NOBODY_SPECIAL)
    question = (await charles.slash("game end")).message
    await charles.click("End the game", question)
    await changed(charles, question)
    assert (await house.tables.get(1)).status == "ended"


def everything_stored(house):
    """Read the whole database, as text."""
    with closing(sqlite3.connect(house.folder / "beagle.sqlite")) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: str(db.execute(f"SELECT * FROM {name}").fetchall()) for name in names}


async def test_given_somebody_who_played_when_they_ask_to_be_forgotten_then_nothing_of_them_is_stored(house):
    people = await house.seated(*TWO, rounds=1)
    await house.play_out(people, by_clicks)
    mary, charles = people
    await mary.slash("settings away", **{"from": "2027-07-14", "to": "2027-07-28"})
    await charles.slash("game new", game="cubosaurs")
    await mary.click("b:join:2:0::")
    await mary.wait_for("You sit at the table")
    await charles.click("b:computer:2:0::easy")
    await mary.until(lambda: mary.message(charles.last()["id"]) is not None, "the lobby")
    await charles.click("b:start:2:0::")
    await charles.wait_for(lambda m: "b:move:2:0::" in ids(m), "#games")
    question = (await mary.slash("settings forget")).message
    assert "You leave the table you sit at." in question["content"]
    await mary.click("Delete my data", question)
    done = await changed(mary, question)
    assert "Nothing is stored of you any more." in done["content"]
    stored = everything_stored(house)
    for name, rows in stored.items():
        assert mary.me["id"] not in rows, name
        assert "Mary Anning" not in rows, name
    assert charles.me["id"] in stored["seats"]
    assert (await house.tables.record(1)).moves

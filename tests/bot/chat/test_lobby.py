"""The lobby over the wire: who plays, by which options, what is missing."""

from __future__ import annotations

import hashlib
import re

from bot.sandbox import objects
from bot.sandbox.components import walk
from tests.bot.chat.house import by_clicks, changed, ids, is_board


async def opened(house, *who):
    people = [await house.person(each) for each in who]
    lobby = (await people[0].slash("game new", game="cubosaurs")).message
    return lobby, people


async def test_given_a_new_table_when_posted_then_it_shows_cover_seats_options_and_what_is_missing(house):
    lobby, (mary,) = await opened(house, "mary.anning")
    assert lobby["attachments"][0]["filename"] == "cover.png"
    assert lobby["attachments"][0]["description"]
    assert (await mary.file(lobby["attachments"][0])).startswith(b"\x89PNG")
    for told in ("Mary Anning (host)", "Rounds: ", "One player is at the table", "SHA-256"):
        assert told in lobby["content"]
    answer = await mary.click("Start")
    assert answer.kind == "deferred_update"
    assert (await mary.wait_for(lambda m: m["flags"] & 64))["content"].startswith("One player is at the table")


async def test_given_a_cover_that_fails_when_a_table_opens_then_its_lobby_stands_there_without(house, monkeypatch):
    async def fail(*_args):
        raise MemoryError

    monkeypatch.setattr(house.pictures, "cover", fail)
    lobby, (mary,) = await opened(house, "mary.anning")
    assert "a table is open" in lobby["content"]
    assert not lobby["attachments"]
    await mary.click("Add computer (easy)", lobby)
    assert "2 players" in (await changed(mary, lobby))["content"]


async def test_given_a_lobby_when_people_and_computers_come_and_go_then_it_always_shows_who_plays(house):
    lobby, (mary, charles) = await opened(house, "mary.anning", "charles.darwin")
    await charles.click("Join")
    lobby = await changed(mary, lobby)
    assert "2. Charles Darwin" in lobby["content"]
    joined = await charles.wait_for("I will also ask you by direct message")
    await charles.click("Turn direct messages off", joined)
    assert not (await house.tables.settings(int(charles.me["id"]))).dms
    await mary.click("Add computer (normal)")
    lobby = await changed(mary, lobby)
    assert "(computer, normal)" in lobby["content"]
    await charles.click("Remove computer")
    lobby = await changed(mary, lobby)
    assert "(computer" not in lobby["content"]
    await mary.click("Leave")
    lobby = await changed(mary, lobby)
    assert "1. Charles Darwin (host)" in lobby["content"]
    await charles.click("Leave")
    lobby = await changed(mary, lobby)
    assert "This table is closed." in lobby["content"]
    assert not lobby["components"]
    again = (await mary.slash("game new", game="cubosaurs")).message
    assert "a table is open" in again["content"]


async def test_given_options_when_the_host_chooses_then_all_see_it_and_others_may_not(house):
    lobby, (mary, charles) = await opened(house, "mary.anning", "charles.darwin")
    refused = (await charles.click("Options")).message
    assert "Only the host, Mary Anning, can do this." in refused["content"]
    panel = (await mary.click("Options")).message
    menus = [item for item in walk(panel["components"]) if item["type"] == 3]
    assert all(sum(option.get("default", False) for option in menu["options"]) == 1 for menu in menus)
    assert [menu["placeholder"] for menu in menus] == ["DNA evolution", "Rounds", "The hand"]
    await mary.choose("DNA evolution: With DNA tokens and tiles", in_=panel)
    panel = await changed(mary, panel)
    assert sum(item["type"] == 3 for item in walk(panel["components"])) == 5  # tiles mean something now
    lobby = await changed(charles, lobby)
    assert "DNA evolution: With DNA tokens and tiles" in lobby["content"]
    assert (await house.tables.get(1)).options["advanced"] is True


async def test_given_a_live_table_when_another_is_opened_here_then_that_is_refused_and_status_brings_it_back(house):
    lobby, (mary,) = await opened(house, "mary.anning")
    refused = (await mary.slash("game new", game="cubosaurs")).message
    assert refused["flags"] & 64
    assert "There is a table in this channel already." in refused["content"]
    again = (await mary.slash("game status")).message
    assert again["content"] == lobby["content"]
    await mary.until(lambda: not ids(mary.message(lobby["id"])), "the old lobby without buttons")
    await mary.click("Add computer (easy)", again)
    await changed(mary, again)


async def test_given_a_game_when_the_host_ends_it_then_all_are_told_and_the_buttons_go(house):
    mary, charles = await house.seated("mary.anning", "charles.darwin")
    post = await mary.wait_for(is_board, "#games")
    refused = (await charles.slash("game end")).message
    assert refused["content"].startswith("Only the host, Mary Anning, can end this game, or somebody who may manage")
    asked = (await mary.slash("game end")).message
    assert "cannot be taken back" in asked["content"]
    await mary.click("End the game", asked)
    told = (await charles.wait_for("Mary Anning has ended the game early.", "#games"))["content"]
    (seed,) = re.findall(r"The seed was `([0-9a-f]{64})`", told)
    published = (await house.tables.get(1)).seed_sha256
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == published
    assert published in told
    await charles.until(lambda: not ids(charles.message(post["id"])), "the post without buttons")
    assert "no table" in (await mary.slash("game list")).message["content"]


async def test_given_a_host_who_is_gone_when_somebody_who_manages_the_channel_ends_the_game_then_it_ends(house):
    mary, _ = await house.seated("mary.anning", "charles.darwin")
    await mary.wait_for(is_board, "#games")
    warden = await house.person("georges.cuvier")
    asked = (await warden.slash("game end")).message
    assert asked["content"].startswith("Seul l’hôte, Mary Anning, peut mettre fin")
    assert not asked["components"]
    deliver = house.sandbox.gateway.interaction

    def trusted(data, channel):
        return deliver({**data, "member": {**data["member"], "permissions": str(objects.MANAGE_MESSAGES)}}, channel)

    house.sandbox.gateway.interaction = trusted
    asked = (await warden.slash("game end")).message
    house.sandbox.gateway.interaction = deliver
    # The right is asked for again at the click: it may be gone by then.
    await warden.click("Mettre fin à la partie", asked)
    assert (await warden.wait_for("Seul l’hôte"))["flags"] & 64
    assert (await house.tables.get(1)).live
    house.sandbox.gateway.interaction = trusted
    await warden.click("Mettre fin à la partie", asked)
    await mary.wait_for("The game was ended early.", "#games")
    assert not (await house.tables.get(1)).live


async def test_given_a_table_in_a_channel_closed_to_somebody_when_listed_then_only_the_others_are_told_of_it(house):
    _, (mary, charles) = await opened(house, "mary.anning", "charles.darwin")
    channel = house.sandbox.world.channels[int(mary.here)]
    closed = {"id": charles.me["id"], "type": 1, "allow": "0", "deny": str(objects.VIEW)}
    channel.data = {**channel.data, "permission_overwrites": [closed]}
    house.sandbox.world.change_channel(channel)
    listed = (await charles.slash("game list", in_="#salon-francais")).message
    assert "no table" in listed["content"]
    listed = (await mary.slash("game list", in_="#salon-francais")).message
    assert f"<#{mary.here}>" in listed["content"]


async def test_given_tables_when_listed_then_each_is_named_with_its_channel(house):
    _, (mary,) = await opened(house, "mary.anning")
    listed = (await mary.slash("game list")).message
    assert f"<#{mary.here}>: Cubosaurs, open to join, with Mary Anning" in listed["content"]
    assert listed["flags"] & 64


async def test_given_no_table_when_anything_is_asked_then_one_sentence_says_how_to_open_one(house):
    mary = await house.person("mary.anning")
    for command in ("hand", "log", "undo", "board", "game status", "game end"):
        answer = (await mary.slash(command)).message
        assert answer["flags"] & 64
        assert "There is no table in this channel. `/game new` opens one." in answer["content"], command


async def test_given_help_when_a_language_is_chosen_then_it_is_spoken_from_then_on(house):
    mary = await house.person("mary.anning")
    told = (await mary.slash("help")).message
    assert "Playing here" in told["content"]
    await mary.choose("fr", in_=told)
    told = await changed(mary, told)
    assert "Jouer ici" in told["content"]
    assert "Il n’y a pas de table" in (await mary.slash("hand")).message["content"]


async def test_given_a_running_game_when_the_board_is_asked_for_then_it_comes_whole_in_part_or_in_words(house):
    mary, charles = await house.seated("mary.anning", "charles.darwin")
    await mary.wait_for(is_board, "#games")
    whole = (await mary.slash("board")).message
    assert whole["flags"] & 64
    offers = await charles.autocomplete("board", "part", "")
    assert [offer["name"] for offer in offers] == ["The hand", "What Mary Anning has", "What Charles Darwin has"]
    (typed,) = await charles.autocomplete("board", "part", "darwin")
    assert typed["value"] == offers[2]["value"]
    part = (await mary.slash("board", part=offers[0]["value"])).message
    assert (await mary.file(part["attachments"][0])) != (await mary.file(whole["attachments"][0]))
    by_name = (await mary.slash("board", part="The hand")).message
    assert (await mary.file(by_name["attachments"][0])) == (await mary.file(part["attachments"][0]))
    words = (await mary.slash("board", text=True)).message
    assert "Mary Anning" in words["content"] or words["attachments"][0]["filename"] == "board.txt"
    odd = (await mary.slash("board", part="cellar")).message
    assert "The board has no part “cellar”" in odd["content"]
    status = (await mary.slash("game status")).message
    assert "b:move:1:0::" in ids(status)


async def test_given_a_running_game_when_it_is_exported_then_each_gets_what_they_may_know_and_the_log(house):
    people = await house.seated("mary.anning", "charles.darwin")
    first = await people[0].wait_for(is_board, "#games")
    player, other = sorted(people, key=lambda person: person.me["id"] != first["mentions"][0]["id"])
    await by_clicks(player, first)
    await other.wait_for(lambda m: is_board(m) and m["id"] != first["id"], "#games")
    seat = (await house.tables.get(1)).seat_of(int(player.me["id"]))
    drawn = [e for line in await house.tables.log(1) for e in line.events if e.to == (seat,)]
    files = {}
    for person in people:
        file = (await person.slash("export")).message["attachments"][0]
        assert file["filename"] == "cubosaurs-1.txt"
        files[person] = (await person.file(file)).decode()
        assert (await house.tables.get(1)).seed_sha256 in files[person]
        assert "1. " in files[person]
    assert drawn
    assert "You draw" in files[player]
    mine = [line for line in files[player].splitlines() if "You draw" in line]
    assert not [line for line in mine if line in files[other]]


async def test_given_a_game_without_hidden_hands_when_people_sit_down_then_no_direct_messages_are_promised(house):
    mary, charles = [await house.person(each) for each in ("mary.anning", "charles.darwin")]
    for channel, game, promised in (("#games", "cubosaurs", True), ("#salon-francais", "dominant_species", False)):
        mary.go(channel)
        charles.go(channel)
        lobby = (await mary.slash("game new", game=game)).message
        assert ("-# Whoever has to choose from a hidden hand" in lobby["content"]) is promised
        await charles.click("Join", lobby)
        told = await charles.wait_for(lambda m: m["content"].startswith("You sit at the table."), channel)
        assert ("direct message" in told["content"]) is promised


async def test_given_a_player_in_a_dm_when_they_type_there_then_their_only_table_is_meant(house):
    mary, charles = await house.seated("mary.anning", "charles.darwin")
    post = await mary.wait_for(is_board, "#games")
    player = next(person for person in (mary, charles) if person.me["id"] == post["mentions"][0]["id"])
    dm = await player.open_dm()
    answer = (await player.slash("move", in_=dm, move="keep")).message
    assert "Your turn is over." in answer["content"]
    watcher = await house.person("alfred.wallace")
    answer = (await watcher.slash("hand", in_=await watcher.open_dm())).message
    assert "You play at no table now." in answer["content"]


async def test_given_a_server_that_invites_the_bot_when_it_joins_then_it_offers_a_table_there_once(house):
    mary = await house.person("mary.anning")
    (guild,) = house.client.guilds
    house.client.dispatch("guild_join", guild)
    offer = await mary.wait_for("hosts board games about evolution", "#games")
    assert {"b:solo:0:0::cubosaurs", "b:open_table:0:0::cubosaurs"} <= set(ids(offer))
    await house.client.desk.idle(3.0)
    await house.client.on_guild_join(guild)
    lobby = (await mary.click("Open a table of Cubosaurs", offer)).message
    assert "a table is open" in lobby["content"]
    assert sum("hosts board games" in message["content"] for message in mary.messages("#games")) == 1
    taken = (await mary.click("Play Cubosaurs against the computer", offer)).message
    assert "There is a table in this channel already." in taken["content"]

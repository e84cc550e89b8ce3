"""The lobby: opening, joining, leaving, computer players, options, starting, ending."""

from __future__ import annotations

from hashlib import sha256

import pytest

import games
from bot.lobby import FOSSILS
from bot.store import open_store
from bot.tables import (
    AlreadySeated,
    AlreadyStarted,
    ChannelTaken,
    NoComputer,
    NotHost,
    NotReady,
    NotSeated,
    NotStarted,
    Stale,
    TableClosed,
    TableFull,
    Tables,
    UnknownTable,
)
from games.players import UnknownPlayer
from tests.bot.table_tools import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    DIAN,
    GUILD,
    answer,
    heard,
    kinds,
    lobby,
    open_tables,
    seeds,
    started,
)


@pytest.fixture
async def tables(tmp_path):
    async with open_tables(tmp_path / "test.sqlite3") as tables:
        yield tables


async def test_an_opened_table_seats_its_host_and_publishes_the_hash_of_its_seed(tmp_path):
    async with open_tables(tmp_path / "test.sqlite3", seeds=seeds(5)) as tables:
        table = await lobby(tables, people=1)
        assert (table.status, table.names, table.host, table.revision) == ("lobby", ("Ada",), ADA.id, 1)
        assert table.seed_sha256 == sha256((5).to_bytes(32, "big")).hexdigest()
        assert table.options == games.rules("cubosaurs").defaults(2)
        assert await tables.get(table.id) == table


async def test_two_tables_draw_different_seeds(tables):
    first = await lobby(tables)
    second = await tables.open(guild=GUILD, channel=CHANNEL + 1, game="cubosaurs", host=ADA, lang="fr")
    assert first.seed_sha256 != second.seed_sha256


async def test_a_channel_with_a_live_table_takes_no_second_one(tables):
    table = await lobby(tables)
    with pytest.raises(ChannelTaken) as refused:
        await lobby(tables)
    assert refused.value.table == table
    await tables.end(table.id, ADA.id)
    assert (await lobby(tables)).id != table.id


async def test_an_unknown_game_option_or_value_is_refused_when_a_table_is_opened(tables):
    for game, options, error in (
        ("chess", {}, games.UnknownGame),
        ("cubosaurs", {"wings": True}, games.BadOptions),
        ("cubosaurs", {"rounds": 9}, games.BadOptions),
    ):
        with pytest.raises(error):
            await tables.open(guild=GUILD, channel=CHANNEL, game=game, host=ADA, lang="en", options=options)
    assert await tables.in_channel(CHANNEL) is None


async def test_people_sit_in_the_order_in_which_they_join(tables):
    table = await lobby(tables, people=3)
    assert table.names == ("Ada", "Ben", "Cléo")
    assert table.persons == (1, 2, 3)
    assert (table.seat_of(CLEO.id), table.seat_of(DIAN.id)) == (2, None)
    assert table.seats[1].lang == "fr"


async def test_whoever_sits_there_cannot_join_again(tables):
    table = await lobby(tables)
    with pytest.raises(AlreadySeated):
        await tables.join(table.id, BEN)


async def test_a_full_table_takes_nobody(tables):
    table = await lobby(tables, people=3, computers=2)
    with pytest.raises(TableFull):
        await tables.join(table.id, DIAN)
    with pytest.raises(TableFull):
        await tables.add_computer(table.id, ADA.id, "easy")


async def test_nobody_joins_or_leaves_a_game_that_has_begun(tables):
    table = await started(tables)
    with pytest.raises(AlreadyStarted):
        await tables.join(table.id, CLEO)
    with pytest.raises(AlreadyStarted):
        await tables.leave(table.id, BEN.id)
    with pytest.raises(AlreadyStarted):
        await tables.add_computer(table.id, ADA.id, "easy")
    with pytest.raises(AlreadyStarted):
        await tables.set_option(table.id, ADA.id, "rounds", 1)
    with pytest.raises(AlreadyStarted):
        await tables.start(table.id, ADA.id)


async def test_when_the_host_leaves_the_next_person_is_the_host(tables):
    table = await lobby(tables, people=1, computers=1)
    await tables.join(table.id, BEN)
    table = await tables.leave(table.id, ADA.id)
    assert (table.host, table.status, table.names) == (BEN.id, "lobby", (FOSSILS[0], "Ben"))


async def test_when_somebody_else_leaves_the_host_stays(tables):
    table = await lobby(tables, people=3)
    assert (await tables.leave(table.id, BEN.id)).host == ADA.id


async def test_when_the_last_person_leaves_the_table_is_closed_and_it_is_said(tables):
    table = await lobby(tables, people=1, computers=2)
    table = await tables.leave(table.id, ADA.id)
    assert table.status == "ended"
    assert await heard(tables) == [("ended", None)]
    with pytest.raises(TableClosed):
        await tables.join(table.id, BEN)


async def test_whoever_is_not_there_cannot_leave_start_or_seat_computers(tables):
    table = await lobby(tables)
    for refused in (
        tables.leave(table.id, CLEO.id),
        tables.start(table.id, CLEO.id),
        tables.add_computer(table.id, CLEO.id, "easy"),
        tables.remove_computer(table.id, CLEO.id),
    ):
        with pytest.raises(NotSeated):
            await refused


async def test_anybody_at_the_table_seats_and_removes_computer_players(tables):
    table = await lobby(tables)
    table = await tables.add_computer(table.id, BEN.id, "easy")
    table = await tables.add_computer(table.id, BEN.id, "normal")
    assert [seat.computer for seat in table.seats] == [None, None, "easy", "normal"]
    assert table.names[2:] == FOSSILS[:2]
    table = await tables.join(table.id, CLEO)
    table = await tables.remove_computer(table.id, ADA.id)
    assert table.names == ("Ada", "Ben", FOSSILS[0], "Cléo")
    table = await tables.remove_computer(table.id, ADA.id)
    with pytest.raises(NoComputer):
        await tables.remove_computer(table.id, ADA.id)


async def test_a_computer_player_does_not_take_the_name_of_a_person(tables):
    table = await tables.open(
        guild=None, channel=CHANNEL, game="cubosaurs", host=ADA.__class__(9, FOSSILS[0], "en"), lang="en"
    )
    assert (await tables.add_computer(table.id, 9, "easy")).names == FOSSILS[:2]


async def test_an_unknown_level_is_refused(tables):
    table = await lobby(tables)
    with pytest.raises(UnknownPlayer):
        await tables.add_computer(table.id, ADA.id, "perfect")


async def test_only_the_host_sets_options_and_only_to_what_the_rules_know(tables):
    table = await lobby(tables)
    table = await tables.set_option(table.id, ADA.id, "advanced", True)
    assert table.options["advanced"] is True
    with pytest.raises(NotHost) as refused:
        await tables.set_option(table.id, BEN.id, "advanced", False)
    assert refused.value.text.args["host"] == "Ada"
    with pytest.raises(games.BadOptions):
        await tables.set_option(table.id, ADA.id, "rounds", 7)
    assert (await tables.get(table.id)).options == table.options


async def test_a_default_follows_the_number_of_seats_until_somebody_sets_it(tables):
    table = await lobby(tables, people=2)
    assert table.options["rounds"] == 3
    table = await tables.join(table.id, CLEO)
    assert table.options["rounds"] == 2
    table = await tables.leave(table.id, CLEO.id)
    assert table.options["rounds"] == 3
    await tables.set_option(table.id, ADA.id, "rounds", 3)
    table = await tables.join(table.id, CLEO)
    assert table.options["rounds"] == 3


async def test_what_is_missing_to_start_is_told(tables):
    table = await lobby(tables, people=1)
    assert [text.id for text in tables.problems(table)] == ["table-too-few"]
    with pytest.raises(NotReady) as refused:
        await tables.start(table.id, ADA.id)
    assert refused.value.problems == tuple(tables.problems(table))
    table = await tables.join(table.id, BEN)
    assert tables.problems(table) == []


async def test_options_that_do_not_go_together_keep_the_game_from_starting(tables):
    table = await lobby(tables, "duel", people=2, feints=True)
    assert [text.id for text in tables.problems(table)] == ["duel-problem-feints"]
    with pytest.raises(NotReady):
        await tables.start(table.id, ADA.id)
    table = await tables.join(table.id, CLEO)
    assert tables.problems(table) == []


async def test_a_start_by_the_same_interaction_twice_is_one_start(tables):
    table = await lobby(tables)
    first = await tables.start(table.id, ADA.id, interaction=11)
    assert await tables.start(table.id, ADA.id, interaction=11) == first
    assert kinds(await tables.notices()) == ["board", "prompt"]


async def test_the_game_begins_with_the_published_seed_the_options_and_the_seats(tmp_path):
    async with open_tables(tmp_path / "test.sqlite3", seeds=seeds(8)) as tables:
        table = await started(tables, people=3, advanced=True)
        look = await tables.look(table.id)
        direct = games.new("cubosaurs", seats=3, options=table.options, seed=(8).to_bytes(32, "big"))
        assert look.game.dump() == direct.dump()
        entry = (await tables.log(table.id))[0]
        assert (entry.move, entry.seat, entry.key, entry.events) == (1, None, "setup", direct.opening)


async def test_a_lobby_has_no_game_to_look_at_play_or_undo(tables):
    table = await lobby(tables)
    for refused in (
        tables.look(table.id),
        tables.play(table.id, ADA.id, epoch=0, decision="q1", key="keep"),
        tables.undo(table.id, ADA.id),
    ):
        with pytest.raises(NotStarted):
            await refused


async def test_only_the_host_ends_a_table_and_it_is_said_once(tables):
    table = await started(tables)
    await heard(tables)
    with pytest.raises(NotHost):
        await tables.end(table.id, BEN.id)
    ended = await tables.end(table.id, ADA.id)
    assert ended.status == "ended"
    assert await heard(tables) == [("ended", None)]
    with pytest.raises(TableClosed):
        await tables.end(table.id, ADA.id)
    with pytest.raises(TableClosed):
        await answer(tables, table)
    with pytest.raises(TableClosed):
        await tables.undo(table.id, ADA.id)


async def test_an_unknown_table_is_unknown_to_every_method(tables):
    for refused in (
        tables.get(99),
        tables.look(99),
        tables.join(99, ADA),
        tables.start(99, ADA.id),
        tables.undo(99, ADA.id),
        tables.end(99, ADA.id),
        tables.record(99),
        tables.seed(99),
    ):
        with pytest.raises(UnknownTable):
            await refused


async def test_a_channel_shows_its_live_table_else_the_last_that_was_played(tables):
    played = await started(tables)
    assert await tables.in_channel(CHANNEL) == played
    played = await tables.end(played.id, ADA.id)
    cancelled = await lobby(tables)
    assert await tables.in_channel(CHANNEL) == cancelled
    await tables.end(cancelled.id, ADA.id)
    assert await tables.in_channel(CHANNEL) == played
    assert await tables.in_channel(CHANNEL + 1) is None


async def test_live_tables_are_listed_by_guild_and_by_person(tables):
    here = await lobby(tables, people=2)
    there = await tables.open(guild=GUILD + 1, channel=CHANNEL + 1, game="cubosaurs", host=BEN, lang="en")
    alone = await tables.open(guild=None, channel=CHANNEL + 2, game="cubosaurs", host=CLEO, lang="en")
    assert await tables.live() == [here, there, alone]
    assert await tables.live(guild=GUILD) == [here]
    assert await tables.live(person=BEN.id) == [here, there]
    assert await tables.live(guild=GUILD + 1, person=ADA.id) == []
    await tables.end(here.id, ADA.id)
    assert await tables.live(person=ADA.id) == []


async def test_two_processes_that_seat_people_at_once_seat_both(tmp_path):
    path = tmp_path / "test.sqlite3"
    async with open_tables(path) as one, open_tables(path) as two:
        table = await lobby(one, people=1)
        await two.join(table.id, BEN)
        table = await one.join(table.id, CLEO)
        assert table.names == ("Ada", "Ben", "Cléo")


async def test_a_lobby_goes_on_after_a_restart(tmp_path):
    path = tmp_path / "test.sqlite3"
    async with open_tables(path) as tables:
        before = await lobby(tables, people=2, computers=1, rounds=1)
    async with open_tables(path) as tables:
        await tables.resume()
        assert await tables.in_channel(CHANNEL) == before
        assert (await tables.start(before.id, BEN.id)).status == "playing"


async def test_a_change_that_another_process_always_overtakes_is_stale(tmp_path):
    class Overtaken(Tables):
        async def held(self, table_id, interaction=None):
            held = await super().held(table_id, interaction)
            await rival.set_option(table_id, ADA.id, "rounds", 1)
            return held

    path = tmp_path / "test.sqlite3"
    async with open_tables(path) as rival:
        table = await lobby(rival)
        slow = Overtaken(await open_store(path))
        with pytest.raises(Stale):
            await slow.join(table.id, CLEO)
        await slow.close()
        assert (await rival.get(table.id)).names == ("Ada", "Ben")

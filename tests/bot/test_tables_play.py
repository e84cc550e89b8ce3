"""Playing at a table: who may, what is stale, once per interaction, many at once, restarts, the cache."""

from __future__ import annotations

import asyncio

import pytest

import games
from bot.store import FullDisk
from bot.tables import NotOver, NotSeated, Stale, TableClosed
from tests.bot.table_tools import ADA, CHANNEL, CLEO, GUILD, PEOPLE, answer, open_tables, seeds, started


@pytest.fixture
def path(tmp_path):
    return tmp_path / "test.sqlite3"


@pytest.fixture
async def tables(path):
    async with open_tables(path, seeds=seeds(1)) as tables:
        yield tables


async def asked(tables, table):
    """Give the seat that is asked, its person, and the question."""
    now, game = await tables.look(table.id)
    (seat, decision), *_ = game.pending().items()
    return now.seats[seat].person, seat, decision


async def finish(tables, table):
    while (await tables.get(table.id)).status == "playing":
        await answer(tables, table)


async def test_a_move_changes_the_game_and_tells_what_happened(tables):
    table = await started(tables)
    before = await tables.look(table.id)
    seat = next(iter(before.game.pending()))
    direct = games.load(table.game, before.game.dump())
    events = direct.play(seat, "keep")
    played = await answer(tables, table, "keep")
    assert (played.seat, played.events, played.again) == (seat, events, False)
    assert played.game.dump() == direct.dump()
    assert (played.table.revision, played.table.moves) == (table.revision + 1, 2)
    assert (await tables.log(table.id, 1))[0].events == events
    assert await tables.look(table.id) == (played.table, played.game)


async def test_whoever_looked_before_a_move_still_sees_the_game_as_it_was(tables):
    table = await started(tables)
    look = await tables.look(table.id)
    dump = look.game.dump()
    await answer(tables, table)
    assert look.game.dump() == dump


async def test_nobody_plays_for_somebody_else(tables):
    table = await started(tables)
    person, _, decision = await asked(tables, table)
    with pytest.raises(NotSeated):
        await tables.play(table.id, CLEO.id, epoch=0, decision=decision.id, key="keep")
    other = 3 - person
    with pytest.raises(Stale):
        await tables.play(table.id, other, epoch=0, decision=decision.id, key="keep")
    assert await tables.get(table.id) == table


async def test_whoever_is_not_asked_and_names_no_question_is_told_whose_turn_it_is(tables):
    table = await started(tables)
    person, seat, _ = await asked(tables, table)
    with pytest.raises(games.NotYourTurn) as refused:
        await tables.play(table.id, 3 - person, epoch=0, decision="", key="keep")
    assert refused.value.waiting == (seat,)


async def test_a_question_that_was_answered_is_stale_and_so_is_another_epoch(tables):
    table = await started(tables)
    person, _, decision = await asked(tables, table)
    await answer(tables, table, "keep")
    with pytest.raises(Stale):
        await tables.play(table.id, person, epoch=0, decision=decision.id, key="keep")
    person, _, decision = await asked(tables, table)
    with pytest.raises(Stale):
        await tables.play(table.id, person, epoch=1, decision=decision.id, key="keep")


async def test_an_illegal_or_forged_option_is_refused_and_changes_nothing(tables):
    table = await started(tables)
    for key in ("refuse:unicorn", "", "keep:all"):
        with pytest.raises(games.IllegalMove):
            await answer(tables, table, key)
    assert await tables.get(table.id) == table
    await answer(tables, table, "keep")


async def test_the_same_interaction_plays_once_also_after_a_restart(path):
    async with open_tables(path) as tables:
        table = await started(tables)
        person, seat, decision = await asked(tables, table)
        click = {"epoch": 0, "decision": decision.id, "key": "keep", "interaction": 123456}
        first = await tables.play(table.id, person, **click)
        again = await tables.play(table.id, person, **click)
        assert (again.again, again.events, again.seat) == (True, [], seat)
        assert (again.table, again.game.dump()) == (first.table, first.game.dump())
    async with open_tables(path) as tables:
        again = await tables.play(table.id, person, **click)
        assert again.again
        assert again.table == first.table
        assert len(await tables.log(table.id)) == 2


async def test_a_refused_interaction_may_come_again(tables):
    table = await started(tables)
    with pytest.raises(games.IllegalMove):
        await answer(tables, table, "nonsense", interaction=5)
    assert not (await answer(tables, table, "keep", interaction=5)).again


async def test_twenty_equal_clicks_at_once_are_one_move(tables):
    table = await started(tables)
    person, _, decision = await asked(tables, table)
    clicks = (
        tables.play(table.id, person, epoch=0, decision=decision.id, key="keep", interaction=77) for _ in range(20)
    )
    played = await asyncio.gather(*clicks)
    assert sorted(each.again for each in played) == [False] + [True] * 19
    assert len(await tables.log(table.id)) == 2


async def test_twenty_clicks_of_their_own_at_once_are_one_move_and_the_others_are_stale(tables):
    table = await started(tables)
    person, _, decision = await asked(tables, table)
    clicks = (
        tables.play(table.id, person, epoch=0, decision=decision.id, key="keep", interaction=number)
        for number in range(20)
    )
    played = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(each, Stale) for each in played) == 19
    assert len(await tables.log(table.id)) == 2


async def test_equal_clicks_in_two_processes_at_once_are_one_move(path):
    async with open_tables(path) as one, open_tables(path) as two:
        table = await started(one)
        person, _, decision = await asked(one, table)
        click = {"epoch": 0, "decision": decision.id, "key": "keep"}
        clicks = [each.play(table.id, person, **click, interaction=9) for each in (one, two) for _ in range(5)]
        played = await asyncio.gather(*clicks)
        assert [each.again for each in played].count(False) == 1
        clicks = [each.play(table.id, person, **click, interaction=n) for each in (one, two) for n in range(20, 25)]
        late = await asyncio.gather(*clicks, return_exceptions=True)
        assert all(isinstance(each, Stale) for each in late)
        assert len(await two.log(table.id)) == 2


async def test_two_processes_that_play_in_turn_see_each_others_moves(path):
    async with open_tables(path) as one, open_tables(path) as two:
        table = await started(one, rounds=1)
        turn = 0
        while (await one.get(table.id)).status == "playing":
            await answer((one, two)[turn % 2], table)
            turn += 1
        assert await one.get(table.id) == await two.get(table.id)
        assert games.replay(await one.record(table.id)).outcome == (await two.look(table.id)).game.outcome


async def test_different_seats_answer_at_once_without_refusing_each_other(tables):
    table = await started(tables, "fair", people=4)
    now, game = await tables.look(table.id)
    clicks = [
        tables.play(table.id, now.seats[seat].person, epoch=0, decision=decision.id, key=decision.options[0].key)
        for seat, decision in game.pending().items()
    ]
    assert len(clicks) == 4
    played = await asyncio.gather(*clicks)
    assert sorted(each.seat for each in played) == [0, 1, 2, 3]


async def test_a_finished_game_is_over_has_a_true_record_and_tells_its_seed(tables):
    table = await started(tables, rounds=1)
    for early in (tables.record(table.id), tables.seed(table.id)):
        with pytest.raises(NotOver):
            await early
    await finish(tables, table)
    over = await tables.get(table.id)
    assert over.status == "over"
    record = await tables.record(table.id)
    assert record.seed == await tables.seed(table.id) == (1).to_bytes(32, "big").hex()
    assert record.seed_sha256 == table.seed_sha256
    assert games.replay(record.to_json()).outcome == (await tables.look(table.id)).game.outcome
    with pytest.raises(TableClosed):
        await tables.play(table.id, ADA.id, epoch=0, decision="q1", key="keep")
    assert await tables.in_channel(CHANNEL) == over


async def test_a_stopped_game_has_a_seed_but_no_record(tables):
    table = await started(tables)
    await tables.end(table.id, ADA.id)
    assert len(await tables.seed(table.id)) == 64
    with pytest.raises(NotOver):
        await tables.record(table.id)


async def test_the_log_gives_what_came_after_an_entry(tables):
    table = await started(tables)
    await answer(tables, table)
    await answer(tables, table)
    assert [entry.move for entry in await tables.log(table.id)] == [1, 2, 3]
    assert [entry.move for entry in await tables.log(table.id, 2)] == [3]
    assert await tables.log(table.id, 3) == []


async def test_no_more_games_than_told_are_kept_in_memory_and_all_can_be_played(path):
    async with open_tables(path, cache=3) as tables:
        opened = []
        for number in range(8):
            table = await tables.open(guild=GUILD, channel=number, game="duel", host=ADA, lang="en")
            await tables.join(table.id, PEOPLE[1])
            opened.append(await tables.start(table.id, ADA.id))
            assert len(tables._cache) <= 3
        for table in opened:
            await answer(tables, table)
        assert len(tables._cache) == 3
        assert [(await tables.get(table.id)).moves for table in opened] == [2] * 8


async def test_locks_go_with_those_who_held_them(tables):
    table = await started(tables)
    await answer(tables, table)
    assert len(tables._locks) == 0


async def test_a_move_that_could_not_be_stored_did_not_happen(tables):
    table = await started(tables)
    store = tables._store
    pages = store._writer._conn.execute("PRAGMA page_count").fetchone()[0]
    await store._write(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
    before = ""

    async def play_until_the_disk_is_full():
        nonlocal before
        while True:
            before = (await tables.look(table.id)).game.dump()
            await answer(tables, table)

    with pytest.raises(FullDisk):
        await play_until_the_disk_is_full()
    assert (await tables.look(table.id)).game.dump() == before
    await store._write(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchone())
    await answer(tables, table)
    assert (await tables.look(table.id)).game.dump() != before


async def test_a_cancelled_click_has_been_played_or_not_and_the_game_goes_on(tables):
    table = await started(tables)
    person, _, decision = await asked(tables, table)
    click = asyncio.create_task(tables.play(table.id, person, epoch=0, decision=decision.id, key="keep"))
    for _ in range(4):
        await asyncio.sleep(0)
    click.cancel()
    await asyncio.gather(click, return_exceptions=True)
    await tables.set_note("flush", "")  # what the writer was at is done
    now = await tables.look(table.id)
    assert now.table.moves == len(await tables.log(table.id))
    await answer(tables, table)


async def test_a_game_goes_on_after_a_restart_between_any_two_moves(path):
    moves = []
    async with open_tables(path, seeds=seeds(3)) as tables:
        table = await started(tables, "fair", people=3, rounds=1)
    while True:
        async with open_tables(path) as tables:
            await tables.resume()
            now, game = await tables.look(table.id)
            if now.status == "over":
                break
            played = await answer(tables, table)
            moves.append((played.seat, (await tables.log(table.id))[-1].key))
    direct = games.new("fair", seats=3, options={"rounds": 1}, seed=(3).to_bytes(32, "big"))
    for seat, key in moves:
        direct.play(seat, key)
    assert direct.dump() == game.dump()


async def test_settings_and_notes_are_kept(path):
    async with open_tables(path) as tables:
        assert (await tables.settings(5)).dms is True
        liked = (await tables.settings(5)).__class__(5, "fr", dms=False)
        await tables.set_settings(liked)
        await tables.set_note("commands", "abc")
    async with open_tables(path) as tables:
        assert await tables.settings(5) == liked
        assert await tables.get_note("commands") == "abc"
        assert await tables.get_note("welcome") is None

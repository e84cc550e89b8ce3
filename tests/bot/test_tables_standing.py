"""Standing answers at the tables: given at once where the question is really asked, and ended by one's own turn."""

from __future__ import annotations

import pytest

import games
from bot.tables import NotSeated, Stale
from games.core import Dice
from tests.bot.table_tools import ADA, BEN, DIAN, answer, heard, open_tables, seeds, started


@pytest.fixture
def path(tmp_path):
    return tmp_path / "test.sqlite3"


@pytest.fixture
async def tables(path):
    async with open_tables(path, seeds=seeds(1)) as tables:
        yield tables


async def asked(tables, table):
    return (await tables.look(table.id)).game.pending()


async def struck(tables, table, lives=True):
    """Play until Ben is asked to defend himself."""
    while True:
        pending = await asked(tables, table)
        if 1 in pending and pending[1].kind == "duel.defend":
            return pending[1]
        (decision,) = pending.values()
        keys = [option.key for option in decision.options]
        wanted = "strike:1" if "strike:1" in keys and decision.seat == 0 else "rest" if "rest" in keys else keys[0]
        await answer(tables, table, wanted)


async def give(tables, table, decision, *, always):
    after = await tables.standing.give(table.id, BEN.id, (await tables.get(table.id)).epoch, decision.id, always=always)
    await tables.idle()
    return after


async def a_duel(tables):
    table = await started(tables, "duel", people=2)
    return table, await struck(tables, table)


async def test_given_a_standing_answer_when_given_then_the_open_question_is_answered_as_if_by_hand(tables):
    table, decision = await a_duel(tables)
    await heard(tables)
    await give(tables, table, decision, always=False)
    entry = next(entry for entry in reversed(await tables.log(table.id)) if entry.seat == 1)
    assert entry.key == "take"
    assert decision.id not in {each.id for each in (await asked(tables, table)).values()}
    assert ("board", None) in await heard(tables)


async def test_given_an_answer_until_the_next_turn_when_one_plays_ones_own_turn_then_it_has_ended(tables):
    table, decision = await a_duel(tables)
    await give(tables, table, decision, always=False)
    assert len((await tables.get(table.id)).standing) == 1
    while list(await asked(tables, table)) != [1]:
        await answer(tables, table, "rest")
    await answer(tables, table, "rest")
    assert (await tables.get(table.id)).standing == ()
    assert (await struck(tables, table)).kind == "duel.defend"


async def test_given_an_answer_for_always_when_asked_later_and_after_a_restart_then_nobody_waits(path):
    async with open_tables(path, seeds=seeds(1)) as tables:
        table, decision = await a_duel(tables)
        await give(tables, table, decision, always=True)
    async with open_tables(path, seeds=seeds(1)) as tables:
        await tables.resume()
        for _ in range(40):
            if (await tables.get(table.id)).status != "playing":
                break
            pending = await asked(tables, table)
            assert all(each.kind != "duel.defend" or each.seat != 1 for each in pending.values())
            (now,) = pending.values()
            keys = [option.key for option in now.options]
            await answer(tables, table, next((key for key in ("strike:1", "rest") if key in keys), keys[0]))
        taken = [entry for entry in await tables.log(table.id) if entry.seat == 1 and entry.key == "take"]
        assert len(taken) > 1


async def test_given_a_standing_answer_when_revoked_then_the_question_waits_again(tables):
    table, decision = await a_duel(tables)
    await give(tables, table, decision, always=True)
    await tables.standing.revoke(table.id, BEN.id)
    assert (await struck(tables, table)).seat == 1
    assert await heard(tables)


async def test_given_questions_that_do_not_allow_it_when_tried_then_refused(tables):
    table = await started(tables, "duel", people=2)
    (own,) = (await asked(tables, table)).values()
    assert own.standing is None
    for person, decision in ((ADA, own.id), (BEN, own.id)):
        with pytest.raises(Stale):
            await tables.standing.give(table.id, person.id, 0, decision, always=True)
    with pytest.raises(NotSeated):
        await tables.standing.give(table.id, DIAN.id, 0, own.id, always=True)
    with pytest.raises(NotSeated):
        await tables.standing.revoke(table.id, DIAN.id)


async def test_given_standing_answers_when_the_game_is_over_then_its_record_is_true(tables):
    table, decision = await a_duel(tables)
    await give(tables, table, decision, always=True)
    while (await tables.get(table.id)).status == "playing":
        await answer(tables, table)
    assert games.replay(await tables.record(table.id)).outcome == (await tables.look(table.id)).game.outcome


async def test_given_two_hands_that_look_the_same_when_answered_beforehand_then_the_others_see_the_same(tables):
    # Whatever Ben holds, the question is asked and the answer is logged in the same words.
    table, decision = await a_duel(tables)
    by_hand = (await tables.look(table.id)).game
    copy = games.load("duel", by_hand.dump())
    told = [event.text for event in copy.play(1, "take") if event.seen_by(0)]
    await give(tables, table, decision, always=True)
    entry = next(entry for entry in reversed(await tables.log(table.id)) if entry.seat == 1)
    assert [event.text for event in entry.events if event.seen_by(0)] == told


async def test_given_evolution_when_ambushes_are_declined_beforehand_then_the_game_goes_on_to_a_true_end(tables):
    table = await started(tables, "evolution", people=2, sets="base_fly", half_deck="on")
    luck = Dice(bytes(32))
    given = set()
    while (await tables.get(table.id)).status == "playing":
        now, game = await tables.look(table.id)
        seat, decision = next(iter(game.pending().items()))
        if decision.standing is not None:
            assert (seat, decision.kind) not in given  # once answered beforehand, never asked again
            given.add((seat, decision.kind))
            person = now.seats[seat].person
            await tables.standing.give(table.id, person, now.epoch, decision.id, always=True)
            await tables.idle()
        else:
            await answer(tables, table, luck.choice(decision.options).key, seat=seat)
    assert given
    assert games.replay(await tables.record(table.id)).outcome == (await tables.look(table.id)).game.outcome

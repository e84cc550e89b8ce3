"""Undo: one's own last move, as long as nothing was revealed and nobody answered it."""

from __future__ import annotations

import pytest

import games
from bot.table import Post
from bot.tables import CannotUndo, NotSeated, Stale
from tests.bot.chain import Chain
from tests.bot.table_tools import ADA, BEN, CLEO, answer, heard, open_tables, seeds, started

assert Chain.rules  # importing the chain makes it playable


@pytest.fixture
def path(tmp_path):
    return tmp_path / "test.sqlite3"


@pytest.fixture
async def tables(path):
    async with open_tables(path, seeds=seeds(1)) as tables:
        yield tables


async def asked(tables, table):
    return (await tables.look(table.id)).game.pending()


async def why_not(tables, table, person) -> str:
    before = await tables.get(table.id)
    assert not await tables.can_undo(table.id, person)
    with pytest.raises(CannotUndo) as refused:
        await tables.undo(table.id, person)
    assert await tables.get(table.id) == before
    return refused.value.text.id


async def test_given_a_move_of_a_turn_of_several_when_undone_then_the_game_is_as_before_in_a_new_epoch(tables):
    table = await started(tables, "duel", people=3)
    before = (await tables.look(table.id)).game.dump()
    await answer(tables, table, "give")
    assert await tables.can_undo(table.id, ADA.id)
    after = await tables.undo(table.id, ADA.id)
    assert (after.epoch, after.moves, after.revision) == (1, 3, table.revision + 2)
    assert (await tables.look(table.id)).game.dump() == before
    entries = await tables.log(table.id, 1)
    assert [(entry.seat, entry.key, entry.undone) for entry in entries] == [(0, "give", True), (None, "undo", False)]
    assert entries[1].events[0].text.id == "table-undone"


async def test_given_several_moves_when_undone_one_by_one_then_each_comes_back_and_no_more(tables):
    table = await started(tables, "duel", people=3)
    dumps = []
    for key in ("give", "give:2"):
        dumps.append((await tables.look(table.id)).game.dump())
        await answer(tables, table, key)
    for dump in reversed(dumps):
        await tables.undo(table.id, ADA.id)
        assert (await tables.look(table.id)).game.dump() == dump
    assert await why_not(tables, table, ADA.id) == "table-undo-nothing"


async def test_given_an_undo_when_the_game_goes_on_then_its_record_is_true(tables):
    table = await started(tables, "duel", people=3)
    for key in ("give", "give:2"):
        await answer(tables, table, key)
    await tables.undo(table.id, ADA.id)
    while (await tables.get(table.id)).status == "playing":
        await answer(tables, table)
    record = await tables.record(table.id)
    assert record.moves[:2] == [(0, "give"), (0, "give:1")]
    assert games.replay(record).outcome == (await tables.look(table.id)).game.outcome


async def test_given_an_undo_when_a_button_from_before_is_pressed_then_it_is_stale(tables):
    table = await started(tables, "duel", people=3)
    decision = (await asked(tables, table))[0]
    await answer(tables, table, "give")
    await tables.undo(table.id, ADA.id)
    assert (await asked(tables, table))[0].id == decision.id
    with pytest.raises(Stale):
        await tables.play(table.id, ADA.id, epoch=0, decision=decision.id, key="rest")
    await answer(tables, table, "rest")


async def test_given_no_move_of_ones_own_when_undone_then_there_is_nothing(tables):
    table = await started(tables, "duel", people=3)
    assert await why_not(tables, table, ADA.id) == "table-undo-nothing"
    await answer(tables, table, "give")
    assert await why_not(tables, table, BEN.id) == "table-undo-nothing"


async def test_given_a_move_after_which_a_card_was_seen_when_undone_then_it_is_refused(tables):
    table = await started(tables, "duel", people=3)
    await answer(tables, table, "rest")  # the next player draws
    assert await why_not(tables, table, ADA.id) == "table-undo-revealed"


async def test_given_a_look_into_a_hand_when_undone_then_it_is_refused(tables):
    table = await started(tables, "duel", people=3)
    await answer(tables, table, "rob:1")
    assert await why_not(tables, table, ADA.id) == "table-undo-revealed"


async def test_given_open_hands_when_the_next_player_has_not_answered_then_undone_and_their_question_withdrawn(tables):
    table, first = await a_refusal(tables)
    person = table.seats[first].person
    game = (await tables.look(table.id)).game
    assert first not in game.pending()
    before = (await tables.log(table.id))[-1]
    await heard(tables)
    await tables.undo(table.id, person)
    assert list(await asked(tables, table)) == [first]
    assert (await tables.log(table.id))[before.move - 1].undone
    assert await heard(tables) == [("board", None)]


async def test_given_open_hands_when_the_next_player_has_answered_then_it_is_refused(tables):
    table, first = await a_refusal(tables)
    second = next(iter(await asked(tables, table)))
    played = await answer(tables, table, await refusal(tables, table))
    assert played.game.barrier == (await tables.look(table.id)).game.barrier
    assert await why_not(tables, table, table.seats[first].person) == "table-undo-answered"
    with pytest.raises(CannotUndo) as refused:
        await tables.undo(table.id, table.seats[first].person)
    assert refused.value.text.args["who"].seat == second


async def refusal(tables, table) -> str | None:
    """Give the key of a refusal that the asked seat may choose."""
    (decision,) = (await asked(tables, table)).values()
    return next((option.key for option in decision.options if option.key.startswith("refuse:")), None)


async def a_refusal(tables):
    """Begin a game with open hands, and play until two refusals in a row are possible; play the first."""
    table = await started(tables, people=3, hand_visibility="open")
    while True:
        if key := await refusal(tables, table):
            first = next(iter(await asked(tables, table)))
            await answer(tables, table, key)
            if await refusal(tables, table):
                return table, first
        else:
            await answer(tables, table, "keep")


async def test_given_answers_of_others_at_once_when_undone_then_theirs_are_played_again(tables):
    # Sealed offers: what the others offered stays, and nobody gets to know it.
    table = await started(tables, "fair", people=3, quarrels=False, rounds=1)
    while (await asked(tables, table))[next(iter(await asked(tables, table)))].kind != "fair.offer_kind":
        await answer(tables, table)
    await answer(tables, table, seat=0)
    await answer(tables, table, seat=1)
    await tables.undo(table.id, ADA.id)
    assert set(await asked(tables, table)) == {0, 2}
    keys = [(entry.seat, entry.undone) for entry in (await tables.log(table.id))[-3:]]
    assert keys == [(0, True), (1, False), (None, False)]
    # Ben's own answer can be taken back too: the position before it was made anew.
    await tables.undo(table.id, BEN.id)
    assert set(await asked(tables, table)) == {0, 1, 2}
    while (await tables.get(table.id)).status == "playing":
        await answer(tables, table)
    assert games.replay(await tables.record(table.id)).outcome == (await tables.look(table.id)).game.outcome


async def test_given_the_last_sealed_answer_when_all_are_opened_then_it_cannot_be_undone(tables):
    table = await started(tables, "fair", people=2, quarrels=False, rounds=2)
    while (await asked(tables, table))[next(iter(await asked(tables, table)))].kind != "fair.offer_kind":
        await answer(tables, table)
    await answer(tables, table, "nothing", seat=0)
    await answer(tables, table, "nothing", seat=1)
    assert await why_not(tables, table, BEN.id) == "table-undo-revealed"


async def test_given_a_restart_when_undone_then_it_works_as_before(path):
    async with open_tables(path) as tables:
        table = await started(tables, "duel", people=3)
        before = (await tables.look(table.id)).game.dump()
        await answer(tables, table, "give")
    async with open_tables(path) as tables:
        await tables.undo(table.id, ADA.id)
        assert (await tables.look(table.id)).game.dump() == before


async def test_given_the_same_interaction_twice_when_undone_then_one_move_is_taken_back(tables):
    table = await started(tables, "duel", people=3)
    for key in ("give", "give:2"):
        await answer(tables, table, key)
    first = await tables.undo(table.id, ADA.id, interaction=4)
    assert await tables.undo(table.id, ADA.id, interaction=4) == first
    assert first.epoch == 1


async def test_given_somebody_without_a_seat_when_undone_then_it_is_refused(tables):
    table = await started(tables, "duel", people=2)
    with pytest.raises(NotSeated):
        await tables.undo(table.id, CLEO.id)
    assert not await tables.can_undo(table.id, CLEO.id)


async def test_given_a_prompt_for_what_is_no_longer_asked_when_undone_then_it_is_closed_and_who_undid_not_prompted(
    tables,
):
    table = await started(tables, "duel", people=3)
    await heard(tables)
    await answer(tables, table, "give")
    decision = (await asked(tables, table))[0].id
    await tables.said([], Post(table.id, "prompt", 0, 50, 900, table.revision, 2, decision))
    await tables.undo(table.id, ADA.id)
    assert await heard(tables) == [("close", 0), ("board", None)]


async def say_prompts(tables, table) -> list[Post]:
    """Say all that waits; prompts as messages of their own."""
    posts = []
    for notice in await tables.notices():
        post = None
        if notice.kind == "prompt":
            post = Post(table.id, "prompt", notice.seat, 50, 900 + notice.id, notice.revision, 1, notice.decision)
            posts.append(post)
        await tables.said([notice.id], post)
    return posts


async def test_given_a_prompt_for_whoever_came_next_when_undone_then_it_is_closed_and_the_first_is_prompted(tables):
    table = await started(tables, "chain", people=2)
    await answer(tables, table, "ask")
    (post,) = await say_prompts(tables, table)
    assert post.seat == 1
    await tables.undo(table.id, ADA.id)
    close, board, prompt = await tables.notices()
    assert (close.kind, close.seat, close.decision) == ("close", 1, post.decision)
    assert board.kind == "board"
    assert (prompt.kind, prompt.seat) == ("prompt", 0)


async def test_given_an_answer_to_another_question_when_undone_then_whoever_answered_is_named(tables):
    table = await started(tables, "chain", people=2)
    await answer(tables, table, "ask")
    await answer(tables, table, "yes")
    assert await why_not(tables, table, ADA.id) == "table-undo-answered"
    # Ben's own answer can be taken back, and then Ada's.
    await tables.undo(table.id, BEN.id)
    await tables.undo(table.id, ADA.id)
    assert (await tables.look(table.id)).game.state.said == []
    # The position before the second question is that of the second attempt.
    await answer(tables, table, "tell")
    await answer(tables, table, "no")
    await tables.undo(table.id, BEN.id)
    assert (await asked(tables, table))[1].kind == "chain.nod"
    assert (await tables.look(table.id)).game.state.said == ["tell"]


async def test_given_an_answer_beside_it_that_builds_on_the_move_when_undone_then_it_is_refused(tables):
    table = await started(tables, "chain", people=3)
    await answer(tables, table, "tell", seat=0)
    await answer(tables, table, "echo:tell", seat=2)
    assert await why_not(tables, table, ADA.id) == "table-undo-answered"


async def test_given_an_answer_beside_it_that_does_not_build_on_the_move_when_undone_then_it_stays(tables):
    table = await started(tables, "chain", people=3)
    await say_prompts(tables, table)
    await answer(tables, table, "tell", seat=0)
    await answer(tables, table, "echo:hm", seat=2)
    await say_prompts(tables, table)
    await tables.undo(table.id, ADA.id)
    assert (await tables.look(table.id)).game.state.said == ["hm"]
    assert list(await asked(tables, table)) == [0, 1]


async def test_given_a_question_of_the_same_id_and_another_kind_when_undone_then_its_old_prompt_is_closed(tables):
    table = await started(tables, "chain", people=2)
    await answer(tables, table, "ask")
    (first,) = await say_prompts(tables, table)
    await tables.undo(table.id, ADA.id)
    await answer(tables, table, "tell")
    now = (await asked(tables, table))[1]
    assert (now.id, now.kind) == (first.decision, "chain.nod")
    heard_now = [(notice.kind, notice.seat) for notice in await tables.notices()]
    # The first prompt is closed before the next, of the same id, is said.
    assert heard_now == [("close", 1), ("board", None), ("board", None), ("prompt", 1)]

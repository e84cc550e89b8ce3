"""What has to be said in the chat, in each situation."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.table import Post
from tests.bot.table_tools import ADA, BEN, FirstOption, answer, heard, kinds, open_tables, seeds, started


@pytest.fixture
def path(tmp_path):
    return tmp_path / "test.sqlite3"


@pytest.fixture
async def tables(path):
    async with open_tables(path, seeds=seeds(1)) as tables:
        yield tables


async def seat_asked(tables, table) -> int:
    return next(iter((await tables.look(table.id)).game.pending()))


async def post_prompts(tables, table, first_message: int = 900) -> list[Post]:
    """Say all prompts that wait, as messages to those who are asked."""
    posts = []
    for notice in await tables.notices():
        post = None
        if notice.kind == "prompt":
            message = first_message + len(posts)
            post = Post(table.id, "prompt", notice.seat, 50, message, notice.revision, table.moves, notice.decision)
            posts.append(post)
        await tables.said([notice.id], post)
    return posts


async def test_given_a_lobby_when_it_changes_then_nothing_is_to_be_said(tables):
    await tables.open(guild=1, channel=1, game="cubosaurs", host=ADA, lang="en")
    assert await tables.notices() == []
    assert not tables.wake.is_set()


async def test_given_hidden_hands_when_the_game_begins_then_a_board_and_a_prompt_for_whoever_is_asked(tables):
    table = await started(tables, hand_visibility="hidden")
    board, prompt = await tables.notices()
    _, game = await tables.look(table.id)
    ((seat, decision),) = game.pending().items()
    assert (board.kind, board.seat, board.decision, board.revision) == ("board", None, None, table.revision)
    assert (prompt.kind, prompt.seat, prompt.decision, prompt.table) == ("prompt", seat, decision.id, table.id)
    assert tables.wake.is_set()


async def test_given_open_hands_when_somebody_is_asked_then_no_prompt(tables):
    table = await started(tables, people=3, hand_visibility="open")
    assert await heard(tables) == [("board", None)]
    await answer(tables, table, "keep")
    assert await heard(tables) == [("board", None)]


async def test_given_two_people_when_one_plays_then_a_board_and_a_prompt_for_the_other(tables):
    table = await started(tables, people=2)
    await heard(tables)
    await answer(tables, table, "keep")
    assert await heard(tables) == [("board", None), ("prompt", await seat_asked(tables, table))]


async def test_given_a_turn_of_several_questions_when_the_same_person_is_asked_again_then_nothing(tables):
    table = await started(tables, "duel", people=3)
    await heard(tables)
    await answer(tables, table, "give")
    assert await seat_asked(tables, table) == 0
    assert await heard(tables) == []
    await answer(tables, table, "give:1")
    assert await heard(tables) == []
    await answer(tables, table)
    assert await heard(tables) == [("board", None), ("prompt", 1)]


async def test_given_a_computer_between_two_people_when_it_played_then_one_board_for_the_next_person(tables):
    table = await tables.open(guild=1, channel=1, game="duel", host=ADA, lang="en")
    await tables.add_computer(table.id, ADA.id, "easy")
    await tables.join(table.id, BEN)
    await tables.start(table.id, ADA.id)
    assert await heard(tables) == [("board", None), ("prompt", 0)]
    await answer(tables, table, "rest")
    now, game = await tables.look(table.id)
    asked = list(game.pending())
    assert now.seats[asked[0]].person is not None
    assert await heard(tables) == [("board", None), ("prompt", asked[0])]


async def test_given_one_person_among_computers_when_they_have_played_then_one_board(tables):
    table = await started(tables, people=1, computers=2)
    assert kinds(await tables.notices()) == ["board", "prompt"]
    for _ in range(4):
        await heard(tables)
        before = (await tables.get(table.id)).moves
        await answer(tables, table, "keep")
        assert (await tables.get(table.id)).moves > before + 1
        assert await heard(tables) == [("board", None), ("prompt", 0)]


async def test_given_a_computer_that_is_to_answer_then_nothing_is_said_before_it_has(path):
    async with open_tables(path, thinker=Never()) as tables:
        table = await tables.open(guild=1, channel=1, game="duel", host=ADA, lang="en")
        await tables.add_computer(table.id, ADA.id, "easy")
        await tables.start(table.id, ADA.id)
        assert await heard(tables) == [("board", None), ("prompt", 0)]
        game = (await tables.look(table.id)).game
        await tables.play(table.id, ADA.id, epoch=0, decision=game.pending()[0].id, key="rest")
        assert await tables.notices() == []
    async with open_tables(path) as tables:
        await tables.resume()
        await tables.idle()
        assert await heard(tables) == [("board", None), ("prompt", 0)]


class Never:
    async def choose(self, game, dump, seat, level):
        await asyncio.Event().wait()


async def test_given_questions_to_all_at_once_when_the_game_begins_then_one_board(tables):
    table = await started(tables, "fair", people=3)
    assert set((await tables.look(table.id)).game.pending()) == {0, 1, 2}
    assert await heard(tables) == [("board", None)]  # nobody holds a card yet


async def test_given_questions_to_all_at_once_when_one_answers_then_nothing_new_is_said(tables):
    table = await started(tables, "fair", people=3, quarrels=False)
    await heard(tables)
    await answer(tables, table, seat=1)
    await answer(tables, table, seat=0)
    assert await heard(tables) == []


async def test_given_sealed_offers_when_the_last_draw_opens_them_then_prompts_for_all_but_who_drew(tables):
    table = await started(tables, "fair", people=3, quarrels=False)
    await heard(tables)
    last = None
    while (await tables.look(table.id)).game.pending()[await seat_asked(tables, table)].kind != "fair.offer_kind":
        assert await heard(tables) == []
        last = (await answer(tables, table)).seat
    assert await heard(tables) == [("board", None), *(("prompt", seat) for seat in range(3) if seat != last)]


async def test_given_computers_at_a_fair_when_all_are_asked_at_once_then_people_hear_of_it_after_them(path):
    thinker = FirstOption()
    async with open_tables(path, seeds=seeds(1), thinker=thinker) as tables:
        table = await started(tables, "fair", people=2, computers=1)
        assert thinker.asked
        assert set((await tables.look(table.id)).game.pending()) == {0, 1}
        assert await heard(tables) == [("board", None)]


async def test_given_a_prompt_when_its_question_is_answered_elsewhere_then_it_is_to_be_closed(tables):
    table = await started(tables)
    (post,) = await post_prompts(tables, table)
    assert await tables.posts(table.id, "prompt") == [post]
    await answer(tables, table, "keep")
    close, *rest = await tables.notices()
    assert (close.kind, close.seat, close.decision) == ("close", post.seat, post.decision)
    assert kinds(rest) == ["board", "prompt"]
    await tables.said([close.id], closed=[post])
    assert await tables.posts(table.id) == []


async def test_given_a_prompt_on_its_way_when_its_question_is_answered_then_it_is_to_be_closed_at_once(tables):
    table = await started(tables)
    _, prompt = await tables.notices()
    await answer(tables, table, "keep")
    tables.wake.clear()
    late = Post(table.id, "prompt", prompt.seat, 50, 900, prompt.revision, table.moves, prompt.decision)
    await tables.said([prompt.id], late)
    last = (await tables.notices())[-1]
    assert (last.kind, last.seat, last.decision) == ("close", prompt.seat, prompt.decision)
    assert tables.wake.is_set()


async def test_given_a_prompt_not_yet_said_when_its_question_is_answered_then_it_is_withdrawn(tables):
    table = await started(tables)
    _, first = await tables.notices()
    await answer(tables, table, "keep")
    prompts = [notice for notice in await tables.notices() if notice.kind == "prompt"]
    assert [prompt.seat for prompt in prompts] == [1 - first.seat]


async def test_given_an_open_prompt_when_the_table_is_ended_then_it_is_closed_and_the_end_is_said(tables):
    table = await started(tables)
    (post,) = await post_prompts(tables, table)
    await tables.end(table.id, ADA.id)
    assert await heard(tables) == [("close", post.seat), ("ended", None)]


async def test_given_the_last_move_when_it_is_played_then_a_last_board_and_the_end(tables):
    table = await started(tables, rounds=1)
    while (await tables.get(table.id)).status == "playing":
        await heard(tables)
        await post_prompts(tables, table)
        await answer(tables, table)
    assert kinds(await tables.notices()) == ["board", "over"]


async def test_given_what_was_not_said_when_the_bot_starts_again_then_it_is_still_to_be_said(path):
    async with open_tables(path) as tables:
        table = await started(tables)
        await tables.failed((await tables.notices())[0].id)
        before = await tables.notices()
    async with open_tables(path) as tables:
        assert not tables.wake.is_set()
        await tables.resume()
        assert tables.wake.is_set()
        assert await tables.notices() == before
        assert before[0].attempts == 1
        await answer(tables, table)


async def test_given_somebody_still_prompted_when_a_computer_answers_another_then_no_second_prompt(path):
    # In this game somebody quarrels with the computer, which answers while the other person is still asked the same.
    random = Random(15)
    async with open_tables(path, seeds=seeds(15)) as tables:
        table = await started(tables, "fair", people=2, computers=1, rounds=3)
        prompted: list[tuple[int | None, str | None]] = []
        while (await tables.get(table.id)).status == "playing":
            said = await post_prompts(tables, table, 900 + 10 * len(prompted))
            prompted += [(post.seat, post.decision) for post in said]
            asked = (await tables.look(table.id)).game.pending()
            seat = random.choice(list(asked))
            await answer(tables, table, random.choice(asked[seat].options).key, seat=seat)
        assert len(prompted) > 5
        assert len(set(prompted)) == len(prompted)

"""Computer seats: they play by themselves, after a restart too, and no failure of theirs holds a game up."""

from __future__ import annotations

import asyncio
import logging
import os
import signal

import pytest

import games
from bot.children import Lost
from bot.computers import TRIES
from bot.store import StoreError, open_store
from bot.tables import Tables
from bot.thinking import Thinking, think
from tests.bot.table_tools import ADA, FirstOption, answer, heard, lobby, open_tables, seeds, started


@pytest.fixture
def path(tmp_path):
    return tmp_path / "test.sqlite3"


async def test_computers_play_a_whole_game_with_a_person_each_move_an_entry_of_its_own(path):
    thinker = FirstOption()
    async with open_tables(path, thinker=thinker, seeds=seeds(2)) as tables:
        table = await started(tables, people=1, computers=2, rounds=1)
        while (await tables.get(table.id)).status == "playing":
            await answer(tables, table)
        record = await tables.record(table.id)
        assert {seat for seat, _ in record.moves} == {0, 1, 2}
        assert games.replay(record).outcome == (await tables.look(table.id)).game.outcome
        assert len(thinker.asked) == sum(seat != 0 for seat, _ in record.moves)
        assert set(thinker.asked) == {("cubosaurs", 1, "easy"), ("cubosaurs", 2, "easy")}
        revisions = (await tables.get(table.id)).revision - table.revision
        assert revisions == len(record.moves) - (table.moves - 1)


class Fails:
    """A computer player that fails so many times, and then takes the first option."""

    def __init__(self, times: int, error: Exception | str) -> None:
        self.times = times
        self.error = error
        self.first = FirstOption()

    async def choose(self, game, dump, seat, level):
        if self.times:
            self.times -= 1
            if isinstance(self.error, str):
                return self.error
            raise self.error
        return await self.first.choose(game, dump, seat, level)


@pytest.mark.parametrize("error", [RuntimeError("the t_rex in the hand"), "no-such-key", Lost()])
async def test_a_player_that_fails_is_asked_again_and_the_log_names_no_card(path, caplog, error):
    thinker = Fails(TRIES - 1, error)
    async with open_tables(path, thinker=thinker, seeds=seeds(2)) as tables:
        await computer_begins(tables)
        assert len(thinker.first.asked) == 1
    told = [record for record in caplog.records if record.name == "bot.computers"]
    assert len(told) == TRIES - 1
    assert all(record.levelno == logging.ERROR for record in told)
    assert "t_rex" not in caplog.text
    assert "no-such-key" not in caplog.text
    ids = {record.args[0] for record in told}
    assert len(ids) == TRIES - 1


async def computer_begins(tables):
    """Play until a computer has answered once: duel begins with seat 0, so Ada rests first."""
    table = await started(tables, "duel", people=1, computers=1)
    await answer(tables, table, "rest")
    return table


async def test_a_player_that_always_fails_is_replaced_by_any_legal_move(path):
    thinker = Fails(10**6, RuntimeError("broken"))
    async with open_tables(path, thinker=thinker, seeds=seeds(2)) as tables:
        table = await computer_begins(tables)
        assert 10**6 - thinker.times >= TRIES
        while (await tables.get(table.id)).status == "playing":
            await answer(tables, table)
        assert games.replay(await tables.record(table.id)).outcome is not None


async def test_a_computer_whose_thought_was_lost_in_a_restart_thinks_again(path):
    class Never:
        async def choose(self, game, dump, seat, level):
            thinking.set()
            await asyncio.Event().wait()

    thinking = asyncio.Event()
    async with open_tables(path, thinker=Never()) as tables:
        table = await lobby(tables, "duel", people=1, computers=1)
        await tables.start(table.id, ADA.id)
        game = (await tables.look(table.id)).game
        await tables.play(table.id, ADA.id, epoch=0, decision=game.pending()[0].id, key="rest")
        await thinking.wait()
    async with open_tables(path) as tables:
        await tables.resume()
        await tables.idle()
        assert 0 in (await tables.look(table.id)).game.pending()


async def test_a_thought_about_a_game_that_was_ended_is_dropped(path):
    class Slow(FirstOption):
        async def choose(self, *args):
            thinking.set()
            await go.wait()
            return await super().choose(*args)

    thinking, go = asyncio.Event(), asyncio.Event()
    async with open_tables(path, thinker=Slow()) as tables:
        table = await lobby(tables, "duel", people=1, computers=1)
        await tables.start(table.id, ADA.id)
        game = (await tables.look(table.id)).game
        await tables.play(table.id, ADA.id, epoch=0, decision=game.pending()[0].id, key="rest")
        await thinking.wait()
        ended = await tables.end(table.id, ADA.id)
        go.set()
        await tables.idle()
        assert await tables.get(table.id) == ended


async def test_a_thought_about_a_position_that_was_undone_is_dropped_and_thought_anew(path):
    class Slow(FirstOption):
        """Thinks long about its first offer."""

        async def choose(self, game, dump, seat, level):
            if games.load(game, dump).pending()[seat].kind == "fair.offer_kind":
                thinking.set()
                await go.wait()
            return await super().choose(game, dump, seat, level)

    thinking, go, thinker = asyncio.Event(), asyncio.Event(), Slow()
    async with open_tables(path, thinker=thinker, seeds=seeds(1)) as tables:
        table = await lobby(tables, "fair", people=1, computers=1, quarrels=False, rounds=1)
        await tables.start(table.id, ADA.id)
        while not thinking.is_set():
            await play_first_option(tables, table)
        await play_first_option(tables, table)
        undone = await tables.undo(table.id, ADA.id)
        asked = len(thinker.asked)
        go.set()
        await tables.idle()
        assert (await tables.get(table.id)).moves > undone.moves
        assert len(thinker.asked) >= asked + 2  # the thought that was dropped, and those about the game as it is
        assert (await moves_since(tables, table, undone.moves))[0][0] == 1


async def play_first_option(tables, table):
    """Let Ada answer, if she is asked, without waiting for the computer."""
    now, game = await tables.look(table.id)
    if decision := game.pending().get(0):
        await tables.play(table.id, ADA.id, epoch=now.epoch, decision=decision.id, key=decision.options[0].key)
    else:
        await asyncio.sleep(0)


async def moves_since(tables, table, number):
    return [(entry.seat, entry.key) for entry in await tables.log(table.id, number)]


async def test_a_store_that_fails_for_a_while_is_tried_again_after_growing_pauses(path, caplog):
    pauses = []

    async def pause(seconds):
        pauses.append(seconds)

    class Flaky(Tables):
        failing = 8

        async def play_seat(self, *args):
            if self.failing:
                self.failing -= 1
                raise StoreError("There is no room left.")
            await super().play_seat(*args)

    tables = Flaky(await open_store(path), thinker=FirstOption())
    tables._computers._pause = pause
    table = await computer_begins(tables)
    assert 0 in (await tables.look(table.id)).game.pending()
    assert pauses[:7] == [2, 4, 8, 16, 32, 60, 60]
    assert "StoreError" in caplog.text
    await tables.close()


async def test_a_move_while_computers_look_for_the_last_time_is_not_overlooked(path):
    class Late(Tables):
        """Lets Ada play at the moment in which the computers find that nobody waits for them."""

        async def held(self, table_id, interaction=None):
            held = await super().held(table_id, interaction)
            if asyncio.current_task().get_name().startswith("computers") and self.click is not None:
                click, self.click = self.click, None
                await click()
            return held

        click = None

    tables = Late(await open_store(path), thinker=FirstOption())
    table = await started(tables, "duel", people=1, computers=1)
    game = (await tables.look(table.id)).game
    tables.click = lambda: tables.play(table.id, ADA.id, epoch=0, decision=game.pending()[0].id, key="rest")
    tables._computers.go_on(table.id)
    await tables.idle()
    assert set((await tables.look(table.id)).game.pending()) == {0}
    await tables.close()


async def test_two_processes_with_computers_play_each_move_once(path):
    async with open_tables(path, seeds=seeds(4)) as one, open_tables(path) as two:
        table = await started(one, people=1, computers=2, rounds=1)
        await two.resume()
        while (await one.get(table.id)).status == "playing":
            await two.resume()
            await answer(one, table)
            await two.idle()
        assert games.replay(await one.record(table.id)).outcome is not None
        assert (await heard(two))[-1] == ("over", None)


# In a process


async def test_computers_think_in_a_process_and_answer_legally(path):
    tables = Tables(await open_store(path), seeds=seeds(1))
    table = await started(tables, people=1, computers=1)
    for _ in range(3):
        await answer(tables, table)
    assert len([entry for entry in await tables.log(table.id) if entry.seat == 1]) >= 3
    await tables.close()


async def test_a_process_that_dies_is_replaced():
    thinking = Thinking()
    game = games.new("cubosaurs", seats=2, seed=bytes(32))
    (seat,) = game.pending()
    first = await thinking.choose("cubosaurs", game.dump(), seat, "easy")
    (pid,) = thinking._children.pids
    os.kill(pid, signal.SIGKILL)
    second = await thinking.choose("cubosaurs", game.dump(), seat, "easy")
    assert thinking._children.pids != (pid,)
    keys = {option.key for option in game.pending()[seat].options}
    assert {first, second} <= keys
    await thinking.close()


async def test_a_thought_that_takes_too_long_is_given_up_and_the_next_is_not_held_up():
    thinking = Thinking(patience=0)
    game = games.new("cubosaurs", seats=2, seed=bytes(32))
    (seat,) = game.pending()
    with pytest.raises(Lost):
        await thinking.choose("cubosaurs", game.dump(), seat, "normal")
    thinking._children._patience = 60
    assert await thinking.choose("cubosaurs", game.dump(), seat, "normal")
    await thinking.close()
    await thinking.close()


def test_a_thought_gets_the_view_of_its_seat_and_no_game(monkeypatch):
    seen = []

    def choose(level, view, dice):
        seen.append((level, view))
        return "keep"

    monkeypatch.setattr("bot.thinking.players.choose", choose)
    game = games.new("cubosaurs", seats=3, seed=bytes(32))
    (seat,) = game.pending()
    assert think("cubosaurs", game.dump(), seat, "easy") == "keep"
    assert seen == [("easy", game.view(seat))]

"""Processes that work for the bot: whatever becomes of one, who asked gets an answer, and so does the next."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from typing import TYPE_CHECKING

import pytest

from bot.children import TRIES, Children, Lost

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def children():
    made = Children(1, patience=60)
    yield made
    made.close()
    assert made.pids == ()


def die_times(times: int, marks: Path) -> int:
    """Die unless that has been done so many times; the marks of earlier deaths lie in a folder."""
    if len(list(marks.iterdir())) < times:
        (marks / str(os.getpid())).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def work_for_ever(begun: Path) -> None:
    """Leave a mark, and never come back."""
    begun.touch()
    time.sleep(10**6)


def wait_for(mark: Path) -> None:
    while not mark.exists():
        time.sleep(0)


async def test_given_a_process_that_died_while_idle_when_asked_then_another_answers(children):
    first = await children.run(os.getpid)
    assert children.pids == (first,)
    for _ in range(5):
        old = await children.run(os.getpid)
        os.kill(old, signal.SIGKILL)  # it may be noticed before, while or after the next is asked for
        assert await children.run(os.getpid) != old
        assert len(children.pids) == 1


async def test_given_work_of_which_processes_die_when_one_survives_then_it_answers(children, tmp_path):
    assert await children.run(die_times, TRIES - 1, tmp_path) in children.pids


async def test_given_work_of_which_every_process_dies_when_given_up_then_the_next_work_is_done(children, tmp_path):
    with pytest.raises(Lost, match="die_times"):
        await children.run(die_times, 10**6, tmp_path)
    assert len(list(tmp_path.iterdir())) == TRIES
    assert await children.run(len, "next") == 4


async def test_given_work_that_raises_when_asked_then_the_error_comes_back_and_the_process_stays(children):
    first = await children.run(os.getpid)
    with pytest.raises(FileNotFoundError):
        await children.run(os.stat, "/no/such/file")
    with pytest.raises(ValueError, match="no-number"):
        await children.run(int, "no-number")
    assert await children.run(os.getpid) == first


async def test_given_an_answer_that_cannot_be_sent_when_asked_then_it_fails_and_the_next_work_is_done(children):
    with pytest.raises(Lost):
        await children.run(threading.Lock)
    with pytest.raises(TypeError):
        await children.run(len, threading.Lock())
    assert await children.run(len, "next") == 4


async def test_given_work_that_takes_too_long_when_given_up_then_its_process_ends_and_the_next_is_done(children):
    first = await children.run(os.getpid)
    children._patience = 0.01
    with pytest.raises(Lost):
        await children.run(time.sleep, 10**6)
    children._patience = 60
    assert await children.run(os.getpid) != first


async def test_given_two_processes_when_asked_for_three_things_then_two_are_done_at_once_and_the_third_after(tmp_path):
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    both = Children(2, patience=60)
    both.start()
    reading = asyncio.ensure_future(both.run(fifo.read_text))  # neither ends without the other
    writing = asyncio.ensure_future(both.run(fifo.write_text, "done"))
    third = asyncio.ensure_future(both.run(len, "next"))
    assert await reading == "done"
    assert await writing == await third == 4
    assert len(both.pids) == 2
    both.close()


async def test_given_work_under_way_when_closed_then_it_is_given_up_and_no_process_is_left(tmp_path):
    made = Children(1, patience=10**6)
    begun = tmp_path / "begun"
    working = asyncio.ensure_future(made.run(work_for_ever, begun))
    await asyncio.to_thread(wait_for, begun)
    waiting = asyncio.ensure_future(made.run(os.getpid))
    await asyncio.sleep(0)
    await asyncio.to_thread(made.close)
    with pytest.raises(Lost):
        await working
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert made.pids == ()

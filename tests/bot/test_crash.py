"""The bot is killed at random moments under play: nothing is lost, doubled or kept quiet. `make crash` does 200."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys

import pytest

from tests.crash import Crash, ForkedBot, told

ROUNDS = 20
WORKERS = """
import asyncio, os
from bot.children import Children
async def main():
    children = Children(2, patience=60)
    await asyncio.gather(children.run(os.getpid), children.run(os.getpid))
    print(*children.pids, flush=True)
    await asyncio.Event().wait()
asyncio.run(main())
"""


async def test_given_play_at_several_tables_when_the_bot_is_killed_again_and_again_then_nothing_is_lost_or_doubled(
    tmp_path,
):
    crashes = []
    verdict = await Crash(tmp_path, seed=int.from_bytes(os.urandom(4)), kind=ForkedBot).run(
        ROUNDS, lambda: crashes.append(1)
    )
    assert len(crashes) == ROUNDS
    assert not verdict.problems, "\n".join([told(verdict, ROUNDS, 0), *verdict.problems])
    assert verdict.over == verdict.games >= 3
    assert verdict.acknowledged >= 30


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs a way to wait for somebody else's process")
def test_given_processes_that_work_for_the_bot_when_it_is_killed_then_they_end_too():
    bot = subprocess.Popen([sys.executable, "-c", WORKERS], stdout=subprocess.PIPE, text=True)
    workers = [os.pidfd_open(int(pid)) for pid in bot.stdout.readline().split()]
    assert workers
    bot.send_signal(signal.SIGKILL)
    bot.wait()
    for worker in workers:
        select.select([worker], [], [])  # readable when it has ended
        os.close(worker)
    bot.stdout.close()

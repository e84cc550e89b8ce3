"""A move costs the same early and late: counted in SQLite's own instructions, which no busy machine changes."""

from __future__ import annotations

from bot.store.base import SINCE_BARRIER, TURN_STARTS
from tests.bot.chain import Chain
from tests.bot.table_tools import answer, open_tables, started

assert Chain.rules  # importing the chain makes it playable

FULL = SINCE_BARRIER + TURN_STARTS + 11
"""From here on as many positions are kept for undo as ever will be; after an odd entry the first player is asked."""


async def test_given_a_long_game_when_its_log_trebles_then_a_move_takes_as_many_instructions(tmp_path):
    async with open_tables(tmp_path / "test.sqlite3") as tables:
        table = await started(tables, "chain", people=2)
        await play(tables, table, until=FULL)
        early = await instructions(tables, table)
        await play(tables, table, until=3 * FULL)
        assert await instructions(tables, table) == early > 100


async def play(tables, table, until: int) -> None:
    while (await tables.get(table.id)).moves < until:
        await answer(tables, table)  # "ask", then "yes", for ever
        await tables.said([notice.id for notice in await tables.notices()])


async def instructions(tables, table) -> int:
    """Count what a move of the first player makes SQLite do."""
    counted = 0

    def count() -> int:
        nonlocal counted
        counted += 1
        return 0

    writer = tables._store._writer
    await writer.set_progress_handler(count, 1)
    await answer(tables, table, "ask", seat=0)
    await writer.set_progress_handler(None, 0)
    await answer(tables, table, seat=1)
    await tables.said([notice.id for notice in await tables.notices()])
    return counted

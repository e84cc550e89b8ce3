"""The announcer says in the chat what tables committed: boards, prompts, ends. It starts where it stopped.

One task reads the outbox; each table is served by a task of its own, one at a time, so that a channel that is slow,
gone or forbidden holds up nobody else. What Discord could not take is tried again, later each time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot import logs
from bot.chat import asking, board, closed, errors, follow, lobby, offers, pace, places, prompts
from bot.chat.errors import passes
from bot.refusals import TableError
from bot.store import StoreError
from bot.table import ENDED, LOBBY, OVER, Post

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.chat.desk import Desk
    from bot.chat.sheet import Sheet
    from bot.table import Notice, Table

log = logging.getLogger("beagle.announcer")

BOARD = "board"
PUBLIC = {BOARD, OVER, ENDED}
ASIDE = {
    asking.ASKING: asking.serve,
    offers.OFFER: offers.serve,
    pace.REMIND: pace.remind,
}
"""What is said beside the board, before it, so that the board is the newest post."""
AT_ONCE = 8
"""So many tables are served at the same time."""
ATTEMPTS = 8
"""After so many, what is refused every time is given up; the next turn tells it. What passes is tried for ever."""
LONGEST = 256.0
"""Seconds between two attempts, at most."""
OUTBOX = 0
"""No table has this number: failures of the outbox itself are counted under it."""
RESULTS = 7 * 86_400.0
"""Seconds for which a result waits for its channel to open; a running game waits longer."""
LAST_WORDS = 5.0
"""Seconds that messages under way get when the bot stops."""


class Announcer:
    """Drains the outbox of the tables."""

    def __init__(self, desk: Desk, first_pause: float = 1.0) -> None:
        self.desk = desk
        self._first_pause = first_pause
        self._serving: dict[int, asyncio.Task[None]] = {}
        self._limit = asyncio.Semaphore(AT_ONCE)
        self._later: dict[int, float] = {}
        """When a table that failed is tried again, by the clock of the loop."""
        self._failures: Counter[int] = Counter()
        """How often in a row each table failed since the start; 0 is the outbox itself."""
        self._unwritten: set[int] = set()
        """Tables for which the store failed: it has to take something before more is said."""
        self._parked: dict[int, int] = {}
        """Tables whose channel is closed, and the last notice that was tried there."""
        self._wanted: set[int] = set()
        """Tables whose board somebody wants to see again."""

    async def bring_back(self, table: Table) -> None:
        """Post the board of a table where it is missing: it was deleted, or the channel was closed."""
        if table.id in self._parked or await closed.is_missing(self.desk, table):
            self._wanted.add(table.id)
            self._later.pop(table.id, None)
            self.look_again({table.id})

    @property
    def parked(self) -> frozenset[int]:
        """The tables whose channel is closed."""
        return frozenset(self._parked)

    def look_again(self, tables: Collection[int]) -> None:
        """Try channels again that were closed."""
        for table in tables:
            self._parked.pop(table, None)
        self.desk.tables.wake.set()

    async def run(self) -> None:
        """Serve until cancelled."""
        tables = self.desk.tables
        try:
            while True:
                tables.wake.clear()
                try:
                    self._serve_all(await tables.notices())
                    del self._failures[OUTBOX]
                except Exception as error:  # noqa: BLE001 - the next round reads the same outbox again
                    _report(error, "while the outbox was read")
                    self._pause(OUTBOX)
                await self._sleep()
        finally:
            await self._stop()

    async def _stop(self) -> None:
        """Let messages under way arrive and be noted, else they would be sent again at the next start."""
        serving = list(self._serving.values())
        if serving:
            await asyncio.wait(serving, timeout=LAST_WORDS)
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)

    async def _sleep(self) -> None:
        """Sleep until something was committed, or until the next table is to be tried again."""
        now = asyncio.get_running_loop().time()
        waits = [when - now for table, when in self._later.items() if table not in self._serving]
        try:
            await asyncio.wait_for(self.desk.tables.wake.wait(), max(min(waits), 0.0) if waits else None)
        except TimeoutError:
            self._later.pop(OUTBOX, None)

    def _serve_all(self, notices: Sequence[Notice]) -> None:
        """Start a task for each table that has something to say and is not being served."""
        now = asyncio.get_running_loop().time()
        by_table: dict[int, list[Notice]] = {}
        for notice in notices:
            by_table.setdefault(notice.table, []).append(notice)
        for table in self._wanted:
            by_table.setdefault(table, [])
        for gone in self._later.keys() - by_table.keys():
            del self._later[gone]
        for table, found in by_table.items():
            newest = max((notice.id for notice in found), default=0)
            if table in self._serving or self._later.get(table, now) > now:
                continue
            self._later.pop(table, None)
            if self._parked.get(table, -1) >= newest:
                continue
            task = asyncio.create_task(self._serve(table, found), name=f"announce-{table}")
            self._serving[table] = task
            task.add_done_callback(partial(self._served, table))

    def _served(self, table: int, _done: asyncio.Task[None]) -> None:
        self._serving.pop(table, None)
        self.desk.tables.wake.set()  # something may have been committed meanwhile

    async def _serve(self, table_id: int, notices: Sequence[Notice]) -> None:
        """Say all that a table has to say."""
        logs.note(table=table_id)
        async with self._limit:
            try:
                await self._insist_on_store(table_id, notices)
                await self._say(table_id, notices)
                del self._failures[table_id]
            except TableError as error:
                log.warning("Table %s cannot be announced: %s", table_id, errors.kind(error))
                await self._give_up(table_id, notices)
            except Exception as error:  # noqa: BLE001 - other tables go on
                if not passes(error) and not isinstance(error, discord.HTTPException):
                    _report(error, f"while table {table_id} was announced")
                await self._try_later(table_id, notices, error)

    async def _insist_on_store(self, table_id: int, notices: Sequence[Notice]) -> None:
        """After the store failed, say nothing before it works again: nobody could note that it was said."""
        if table_id in self._unwritten:
            for notice in notices:
                await self.desk.tables.failed(notice.id)
            self._unwritten.discard(table_id)

    async def _give_up(self, table_id: int, notices: Sequence[Notice]) -> None:
        self._wanted.discard(table_id)
        try:
            await self.desk.tables.said([notice.id for notice in notices])
        except StoreError as error:
            await self._try_later(table_id, notices, error)
        else:
            del self._failures[table_id]  # what comes next is another matter

    async def _try_later(self, table_id: int, notices: Sequence[Notice], error: Exception) -> None:
        before = max((notice.attempts for notice in notices), default=0)
        attempts = max(before, self._failures[table_id]) + 1
        helps = passes(error) or isinstance(error, StoreError)
        given_up = attempts >= ATTEMPTS and not helps
        what = "given up" if given_up else "tried again later"
        log.warning("Table %s: %s at attempt %s; %s", table_id, errors.kind(error), attempts, what)
        if given_up:
            await self._give_up(table_id, notices)
            return
        self._parked.pop(table_id, None)  # what failed was said elsewhere, and has to be said still
        if isinstance(error, StoreError):
            self._unwritten.add(table_id)
        else:
            await self._count(notices)
        self._failures[table_id] = attempts - 1
        self._pause(table_id, error.retry_after if isinstance(error, discord.RateLimited) else 0.0)

    async def _count(self, notices: Sequence[Notice]) -> None:
        try:
            for notice in notices:
                await self.desk.tables.failed(notice.id)
        except StoreError as error:
            log.error("%s", error)  # noqa: TRY400 - its sentence is what matters

    def _pause(self, table_id: int, at_least: float = 0.0) -> None:
        """Wait before a table is tried again, longer each time."""
        self._failures[table_id] += 1
        pause = min(self._first_pause * 2.0 ** min(self._failures[table_id] - 1, 20), LONGEST)
        self._later[table_id] = asyncio.get_running_loop().time() + max(pause, at_least)

    async def _say(self, table_id: int, notices: Sequence[Notice]) -> None:
        """Say what is public first, then what is for one reader each; the present state, not each step to it.

        Whoever watches comes last: however many they are, nobody who plays waits for them.
        """
        public = [notice for notice in notices if notice.kind in PUBLIC]
        private = [notice for notice in notices if notice.kind not in {*PUBLIC, *ASIDE, follow.FOLLOW}]
        watched = [notice for notice in notices if notice.kind == follow.FOLLOW]
        table = await self.desk.tables.get(table_id)
        try:
            for kind, serve in ASIDE.items():
                if found := [notice for notice in notices if notice.kind == kind]:
                    await serve(self.desk, table, found)
            if public or table_id in self._wanted:
                await self._say_in_channel(table, public)
        except discord.HTTPException as error:
            if not closed.is_closed(error):
                raise
            await self._park(table, notices, error)
        if private:
            look = await self.desk.tables.look(table_id)
            for seat in sorted({notice.seat for notice in private if notice.seat is not None}):
                mine = [notice for notice in private if notice.seat == seat]
                await prompts.serve(self.desk, look, seat, mine, parked=table_id in self._parked)
        if watched:
            await follow.serve(self.desk, await self.desk.tables.get(table_id), watched)

    async def _park(self, table: Table, notices: Sequence[Notice], error: discord.HTTPException) -> None:
        """Leave what is to be said in the outbox until the channel opens, and call by DM who is to choose."""
        log.warning("Table %s cannot be posted: %s", table.id, closed.why(self.desk, table, error))
        self._wanted.discard(table.id)
        public = [notice.id for notice in notices if notice.kind in {*PUBLIC, *ASIDE}]
        old = not table.live and self.desk.tables.now() - table.changed > RESULTS
        if error.code == closed.UNKNOWN_CHANNEL or table.status == ENDED or old:
            await closed.channel_gone(self.desk, table)
            await self.desk.tables.said(public)
            return
        self._parked[table.id] = max((notice.id for notice in notices), default=0)
        if any(notice.kind == BOARD for notice in notices):
            prompted = {notice.seat for notice in notices if notice.kind == prompts.PROMPT}
            standing = {post.seat for post in await self.desk.tables.posts(table.id, prompts.PROMPT)}
            look = await self.desk.tables.look(table.id)
            asked = {seat for seat in prompted | standing if seat is not None}
            await closed.call_by_dm(self.desk, look, error, asked if len(table.persons) > 1 else ())

    async def _say_in_channel(self, table: Table, notices: Sequence[Notice]) -> None:
        """Post the board or the end, then take the buttons from what stood there before."""
        desk = self.desk
        old = [post for post in await desk.tables.posts(table.id) if post.kind in {BOARD, LOBBY}]
        made = await self._post(table, old)
        self._wanted.discard(table.id)
        await desk.tables.said([notice.id for notice in notices], post=made)
        replaced = [post for post in old if made is None or post.message != made.message]
        retired = [post for post in replaced if await self._retire(post, table)]
        await desk.tables.said((), closed=retired)

    async def _post(self, table: Table, old: Sequence[Post]) -> Post | None:
        """Post the state of a table, with what happened since the last post; give what is to be remembered."""
        desk = self.desk
        if table.status == ENDED and not table.moves:
            return None  # a lobby that was closed says so itself
        if table.status == ENDED:
            sheet, move, entries = await board.stopped(desk, table), table.moves, []
        else:
            look = await desk.tables.look(table.id)
            table = look.table
            since = max((post.move for post in old if post.kind == BOARD), default=0)
            entries = [each for each in await desk.tables.log(table.id, after_move=since) if each.move <= table.moves]
            make = board.post if look.game.outcome is None else board.final
            sheet, move = await pace.with_time(desk, look, await make(desk, look, entries)), table.moves
            changed = await places.change_in_place(desk, look, sheet, old) if self._may_change(look.table) else None
            if changed is not None:
                await places.write_log(desk, table, entries, changed.message)
                return changed
        channel = desk.client.get_partial_messageable(table.channel, guild_id=table.guild)
        # Sent twice after a crash, it arrives once; wanted anew, it is another message.
        again = f".{secrets.token_hex(2)}" if table.id in self._wanted else ""
        nonce = f"{table.id}.{table.revision}{again}"
        message = await channel.send(nonce=nonce, **sheet.for_sending())
        await places.drop_calls(desk, table)
        if table.status != ENDED:
            await places.write_log(desk, table, entries, message.id)
        if not table.live:
            return None  # its buttons stay: a record can be asked for at any time
        return Post(table.id, BOARD, None, table.channel, message.id, table.revision, move, None)

    def _may_change(self, table: Table) -> bool:
        """Tell whether an older post will do: not for the end, and not where somebody misses the board."""
        return table.live and table.id not in self._wanted

    async def _retire(self, post: Post, table: Table) -> bool:
        """Take the buttons from a post that is no longer the newest; false when that has to be tried again.

        A lobby also says what became of it.
        """
        sheet: Sheet | None = None
        if post.kind == LOBBY:
            sheet = lobby.begun(table) if table.moves else lobby.closed(table)
        try:
            message = self.desk.message(post.channel, post.message)
            await (message.edit(view=None) if sheet is None else message.edit(**sheet.for_editing()))
        except (discord.NotFound, discord.Forbidden):
            return True
        except (discord.HTTPException, discord.RateLimited) as error:
            log.info("Table %s keeps buttons on an older post until its next one: %s", table.id, errors.kind(error))
            return False
        return True


def _report(error: Exception, where: str) -> None:
    """Log what went wrong; a store says by itself what to do."""
    if isinstance(error, StoreError):
        log.error("%s", error)
    else:
        errors.record(error, where)

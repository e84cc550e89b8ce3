"""The announcer says in the chat what tables committed: boards, prompts, ends. It starts where it stopped.

One task reads the outbox; each table is served by a task of its own, one at a time, so that a channel that is slow,
gone or forbidden holds up nobody else. What Discord could not take is tried again, later each time.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot import logs
from bot.chat import asking, board, errors, lobby, offers, pace, prompts
from bot.chat.request import lacking
from bot.refusals import TableError
from bot.table import ENDED, LOBBY, OVER, Post

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.desk import Desk
    from bot.chat.sheet import Sheet
    from bot.table import Notice, Table

log = logging.getLogger("beagle.announcer")

BOARD = "board"
PUBLIC = {BOARD, OVER, ENDED}
ASIDE = {asking.ASKING: asking.serve, offers.OFFER: offers.serve, pace.REMIND: pace.remind}
"""What is said beside the board, before it, so that the board is the newest post."""
AT_ONCE = 8
"""So many tables are served at the same time."""
ATTEMPTS = 8
"""After so many, what is refused every time is given up; the next turn tells it. What passes is tried for ever."""
LONGEST = 256.0
"""Seconds between two attempts, at most."""
LACKING = {50001: "view_channel", 50013: "send_messages or attach_files"}
"""What Discord's codes mean when the channel itself does not tell."""
LAST_WORDS = 5.0
"""Seconds that messages under way get when the bot stops."""


def passes(error: Exception) -> bool:
    """Tell whether waiting helps: Discord or the network is down, or wants us to be slower."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, discord.RateLimited | aiohttp.ClientError | OSError | TimeoutError)


class Announcer:
    """Drains the outbox of the tables."""

    def __init__(self, desk: Desk, first_pause: float = 1.0) -> None:
        self.desk = desk
        self._first_pause = first_pause
        self._serving: dict[int, asyncio.Task[None]] = {}
        self._limit = asyncio.Semaphore(AT_ONCE)
        self._later: dict[int, float] = {}
        """When a table that failed is tried again, by the clock of the loop."""

    async def run(self) -> None:
        """Serve until cancelled."""
        tables = self.desk.tables
        try:
            while True:
                tables.wake.clear()
                try:
                    self._serve_all(await tables.notices())
                except Exception as error:  # noqa: BLE001 - the next round reads the same outbox again
                    errors.record(error, "while the outbox was read")
                    self._later.setdefault(0, asyncio.get_running_loop().time() + self._first_pause)
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
            self._later.pop(0, None)

    def _serve_all(self, notices: Sequence[Notice]) -> None:
        """Start a task for each table that has something to say and is not being served."""
        now = asyncio.get_running_loop().time()
        by_table: dict[int, list[Notice]] = {}
        for notice in notices:
            by_table.setdefault(notice.table, []).append(notice)
        for gone in self._later.keys() - by_table.keys():
            del self._later[gone]
        for table, found in by_table.items():
            if table in self._serving or self._later.get(table, now) > now:
                continue
            self._later.pop(table, None)
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
                await self._say(table_id, notices)
            except TableError as error:
                log.warning("Table %s cannot be announced: %s", table_id, errors.kind(error))
                await self.desk.tables.said([notice.id for notice in notices])
            except Exception as error:  # noqa: BLE001 - other tables go on
                if not passes(error) and not isinstance(error, discord.HTTPException):
                    errors.record(error, f"while table {table_id} was announced")
                await self._try_later(table_id, notices, error)

    async def _try_later(self, table_id: int, notices: Sequence[Notice], error: Exception) -> None:
        attempts = max(notice.attempts for notice in notices) + 1
        given_up = attempts >= ATTEMPTS and not passes(error)
        what = "given up" if given_up else "tried again later"
        log.warning("Table %s: %s at attempt %s; %s", table_id, errors.kind(error), attempts, what)
        if given_up:
            await self.desk.tables.said([notice.id for notice in notices])
            return
        for notice in notices:
            await self.desk.tables.failed(notice.id)
        pause = min(self._first_pause * 2.0 ** min(attempts - 1, 20), LONGEST)
        if isinstance(error, discord.RateLimited):
            pause = max(pause, error.retry_after)
        self._later[table_id] = asyncio.get_running_loop().time() + pause

    async def _say(self, table_id: int, notices: Sequence[Notice]) -> None:
        """Say what is public first, then what is for one reader each; the present state, not each step to it."""
        public = [notice for notice in notices if notice.kind in PUBLIC]
        private = [notice for notice in notices if notice.kind not in {*PUBLIC, *ASIDE}]
        table = await self.desk.tables.get(table_id)
        for kind, serve in ASIDE.items():
            if found := [notice for notice in notices if notice.kind == kind]:
                await serve(self.desk, table, found)
        if public:
            await self._say_in_channel(table, public)
        if private:
            look = await self.desk.tables.look(table_id)
            for seat in sorted({notice.seat for notice in private if notice.seat is not None}):
                mine = [notice for notice in private if notice.seat == seat]
                await prompts.serve(self.desk, look, seat, mine)

    async def _say_in_channel(self, table: Table, notices: Sequence[Notice]) -> None:
        """Post the board or the end, then take the buttons from what stood there before."""
        desk = self.desk
        done = [notice.id for notice in notices]
        old = [post for post in await desk.tables.posts(table.id) if post.kind in {BOARD, LOBBY}]
        made: Post | None = None
        try:
            made = await self._post(table, old)
        except (discord.NotFound, discord.Forbidden) as error:
            log.warning("Table %s cannot be posted: %s", table.id, self._why(table, error))
        await desk.tables.said(done, post=made)
        retired = [post for post in old if await self._retire(post, table)]
        await desk.tables.said((), closed=retired)

    async def _post(self, table: Table, old: Sequence[Post]) -> Post | None:
        """Post the state of a table, with what happened since the last post; give what is to be remembered."""
        desk = self.desk
        if table.status == ENDED and not table.moves:
            return None  # a lobby that was closed says so itself
        if table.status == ENDED:
            sheet, move = board.stopped(table), table.moves
        else:
            look = await desk.tables.look(table.id)
            table = look.table
            since = max((post.move for post in old if post.kind == BOARD), default=0)
            entries = [each for each in await desk.tables.log(table.id, after_move=since) if each.move <= table.moves]
            make = board.post if look.game.outcome is None else board.final
            sheet, move = await pace.with_time(desk, look, await make(desk, look, entries)), table.moves
        channel = desk.client.get_partial_messageable(table.channel, guild_id=table.guild)
        nonce = f"{table.id}.{table.revision}"  # sent twice after a crash, it arrives once
        message = await channel.send(nonce=nonce, **sheet.for_sending())
        if not table.live:
            return None  # its buttons stay: a record can be asked for at any time
        return Post(table.id, BOARD, None, table.channel, message.id, table.revision, move, None)

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

    def _why(self, table: Table, error: discord.HTTPException) -> str:
        """Say why a channel could not be written to: the permission that is missing, or that it is gone."""
        channel = self.desk.client.get_channel(table.channel)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread) and channel.guild.me:
            has = channel.permissions_for(channel.guild.me)
            missing = lacking(has, thread=isinstance(channel, discord.Thread))
            if missing:
                return f"the bot lacks the permission {' and '.join(missing)} there"
        if error.code in LACKING:
            return f"the bot lacks the permission {LACKING[error.code]} there"
        return errors.kind(error)

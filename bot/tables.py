"""Tables: who sits where, what is played, and what has to be said about it. Each change is one transaction."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from msgspec.structs import replace

import games
from bot import lobby, logs, metrics, moves
from bot.cache import Cache
from bot.clock import Clock
from bot.computers import Computers, Thinker, report
from bot.consent import Consent
from bot.janitor import Janitor
from bot.people import People
from bot.refusals import (
    AlreadySeated,
    AlreadyStarted,
    CannotUndo,
    CannotUndoAlone,
    ChannelTaken,
    NoComputer,
    NotAsked,
    NotHost,
    NotOver,
    NotReady,
    NotSeated,
    NotStarted,
    OneAtATime,
    Stale,
    TableClosed,
    TableError,
    TableFull,
    UnknownTable,
)
from bot.standing import StandingAnswers
from bot.store import Call, Change, ChannelBusy, LostSwap, Repeated, StoreError
from bot.table import ENDED, OVER, PLAYING, Entry, Guild, Look, Notice, Person, Played, Post, Seat, Settings, Table
from bot.thinking import Thinking
from bot.timekeeper import Timekeeper
from games.core import Dice, Event, SeatRef, Text, fingerprint
from games.core.registry import SEED_LENGTH

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping

    from bot.moves import Held, Outcome
    from bot.store import Store
    from games.core import OptionValue

__all__ = [
    "AlreadySeated",
    "AlreadyStarted",
    "CannotUndo",
    "CannotUndoAlone",
    "ChannelTaken",
    "Entry",
    "Look",
    "NoComputer",
    "NotAsked",
    "NotHost",
    "NotOver",
    "NotReady",
    "NotSeated",
    "NotStarted",
    "Notice",
    "OneAtATime",
    "Person",
    "Played",
    "Post",
    "Seat",
    "Settings",
    "Stale",
    "Table",
    "TableClosed",
    "TableError",
    "TableFull",
    "Tables",
    "UnknownTable",
]

log = logging.getLogger("beagle.tables")

CACHE = 256
"""So many games are kept in memory."""

LATE_LEVEL = "normal"
"""How well the computer plays for somebody whose time is over."""

SWAPS = 2
"""So often a change is tried when another process changes the table at the same moment."""


class Tables:
    """All tables of a store: `Tables(await open_store("beagle.sqlite3"))`."""

    wake: asyncio.Event
    """Set whenever a notice was committed; whoever reads the notices clears it."""

    def __init__(
        self,
        store: Store,
        *,
        thinker: Thinker | None = None,
        cache: int = CACHE,
        clock: Clock | None = None,
        seeds: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """Serve the tables of a store; without a thinker, computer seats think in a process of their own."""
        self.wake = asyncio.Event()
        self._store = store
        self._clock = Clock() if clock is None else clock
        self._seeds = seeds
        self._thinker = Thinking() if thinker is None else thinker
        self._computers = Computers(self, self._thinker)
        self._cache = Cache(cache)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

        self.consent = Consent(self, store)
        self.people = People(self)
        self.standing = StandingAnswers(self)
        self.janitor = Janitor(self, store)
        self.timekeeper = Timekeeper(self, store, self._clock)

    def now(self) -> float:
        """Tell the time."""
        return self._clock()

    async def resume(self) -> None:
        """Go on after a start: tell tables of new rules, and let computer seats play; to be called once."""
        for name in games.names():
            for table_id in await self._store.outdated(name, games.rules(name).version):
                await self._tell_of_new_rules(table_id)
        for table in await self._store.live():
            if table.status == PLAYING and (table.standing or any(seat.computer is not None for seat in table.seats)):
                self._computers.go_on(table.id)
        if await self._store.notices():
            self.wake.set()
        self.timekeeper.start()

    async def idle(self) -> None:
        """Wait until no computer seat has anything to do."""
        await self._computers.idle()

    async def close(self, patience: float = 0.0) -> None:
        """Let computer players finish a move for so many seconds, stop them, and close the store."""
        await self.timekeeper.close()
        await self._computers.close(patience)
        if isinstance(self._thinker, Thinking):
            await self._thinker.close()
        await self._store.close()

    # Which tables there are

    async def get(self, table_id: int) -> Table:
        """Give a table, or raise UnknownTable."""
        return (await self.held(table_id)).table

    async def in_channel(self, channel: int) -> Table | None:
        """Give the live table of a channel, else the newest that was played."""
        return await self._store.in_channel(channel)

    async def live(self, guild: int | None = None, person: int | None = None) -> list[Table]:
        """List the live tables, oldest first: all, or those of a guild, or those a person sits at."""
        return await self._store.live(guild, person)

    # The lobby

    async def open(  # noqa: PLR0913 - all that is known of a table from the beginning
        self,
        *,
        guild: int | None,
        channel: int,
        game: str,
        host: Person,
        lang: str,
        options: Mapping[str, OptionValue] | None = None,
        seats: Iterable[Seat] = (),
    ) -> Table:
        """Open a table at which the host sits, and draw its seed; ChannelTaken if a live table is there.

        With seats, those who sat there sit down again, in an order drawn by lot.
        """
        seed = self._seeds(SEED_LENGTH)
        table = lobby.opened(
            guild=guild,
            channel=channel,
            game=game,
            host=host,
            lang=lang,
            options=options or {},
            seed_sha256=fingerprint(seed),
            now=self._clock(),
        )
        if again := list(seats):
            Dice(self._seeds(SEED_LENGTH), 0).shuffle(again)
            table = lobby.with_seats(table, tuple(again))
        while True:
            try:
                return await self._store.create(table, seed)
            except ChannelBusy:
                there = await self._store.in_channel(channel)
                if there is not None and there.live:  # else it was closed this moment
                    raise ChannelTaken(there) from None

    async def join(self, table_id: int, person: Person) -> Table:
        """Seat a person; AlreadySeated, TableFull, AlreadyStarted."""
        return await self._arrange(table_id, lambda table: lobby.joined(table, person))

    async def leave(self, table_id: int, person_id: int) -> Table:
        """Let a person leave the lobby; the next person is the host, and with nobody left the table is closed."""
        return await self._arrange(table_id, lambda table: lobby.left(table, person_id))

    async def add_computer(self, table_id: int, by: int, level: str) -> Table:
        """Seat a computer player; anybody at the table may."""
        table = await self._arrange(table_id, lambda table: lobby.with_computer(table, by, level))
        if isinstance(self._thinker, Thinking):
            self._thinker.warm_up()
        return table

    async def remove_computer(self, table_id: int, by: int) -> Table:
        """Take away the computer player who came last; anybody at the table may."""
        return await self._arrange(table_id, lambda table: lobby.without_computer(table, by))

    async def set_option(self, table_id: int, by: int, name: str, value: OptionValue) -> Table:
        """Choose an option; only the host may."""
        return await self._arrange(table_id, lambda table: lobby.with_option(table, by, name, value))

    def problems(self, table: Table) -> list[Text]:
        """List what is missing to start; empty when the game can."""
        return lobby.problems(table)

    async def _arrange(self, table_id: int, change: Callable[[Table], Table]) -> Table:
        async def arranged(held: Held) -> Outcome:
            after = replace(change(held.table), revision=held.table.revision + 1, changed=self._clock())
            calls = (Call("ended"),) if after.status == ENDED else ()
            return moves.Outcome(Change(table=after, reseated=True, calls=calls), held._replace(table=after), [])

        return (await self.change(table_id, arranged)).held.table

    # The game

    async def start(self, table_id: int, by: int, interaction: int | str | None = None) -> Table:
        """Begin the game; anybody at the table may. NotReady tells what is missing."""

        async def begun(held: Held) -> Outcome:
            lobby.insist_on_start(held.table, by)
            seed = await self._store.seed(table_id)
            assert seed is not None
            return moves.started(held.table, seed, self._clock())

        try:
            return (await self.change(table_id, begun, interaction)).held.table
        except Repeated:
            return await self.get(table_id)

    async def play(  # noqa: PLR0913 - what the custom id of a button carries, and who pressed it
        self,
        table_id: int,
        person_id: int,
        *,
        epoch: int,
        decision: str,
        key: str,
        interaction: int | str | None = None,
    ) -> Played:
        """Answer a question for a person.

        NotSeated, Stale (the question is not, or no longer, asked), games.IllegalMove; and games.NotYourTurn if whoever
        is not asked anything names no question.
        """

        async def answered(held: Held) -> Outcome:
            seat = lobby.insist_on_seat(held.table, person_id)
            moves.insist_on_game(held)
            return self._answered(held, seat, epoch, decision, key)

        try:
            done = await self.change(table_id, answered, interaction)
        except Repeated:
            table, game = await self.look(table_id)
            return Played(table, game, [], lobby.insist_on_seat(table, person_id), again=True)
        assert done.held.game is not None
        seat = lobby.insist_on_seat(done.held.table, person_id)
        await self._answer_beforehand(done.held, seat)
        return Played(done.held.table, done.held.game, done.events, seat, again=False)

    async def play_seat(self, table_id: int, seat: int, epoch: int, decision: str, key: str) -> None:
        """Answer a question for a computer seat."""

        async def answered(held: Held) -> Outcome:
            moves.insist_on_game(held)
            return self._answered(held, seat, epoch, decision, key)

        await self.change(table_id, answered)

    async def _answer_beforehand(self, held: Held, seat: int) -> None:
        """Give the standing answers of whoever has just played, before they are shown what is answered for them."""
        while held.game is not None and (key := moves.standing_answer(held.table, held.game, seat)) is not None:
            try:
                await self.play_seat(held.table.id, seat, held.table.epoch, held.game.pending()[seat].id, key)
            except Stale:
                pass  # it was given this moment
            except (StoreError, TableError):
                return  # the move itself is committed; whoever answers for computers goes on with it
            held = await self.held(held.table.id)

    async def play_late(self, table_id: int, seat: int) -> Held:
        """Let the computer answer for a person whose time is over; others learn that it was not them."""
        held = await self.held(table_id)
        moves.insist_on_game(held)
        assert held.game is not None
        assert held.position is not None
        question = moves.waiting(held.table, held.game).get(seat)
        key = await self._thinker.choose(held.table.game, held.position.dump, seat, LATE_LEVEL)

        async def answered(now: Held) -> Outcome:
            moves.insist_on_game(now)
            assert now.game is not None
            if question is None or moves.waiting(now.table, now.game).get(seat) != question:
                raise Stale
            told = [Event(Text("table-late", who=SeatRef(seat)))]
            return moves.moved(now, seat, key, self.now(), told)

        return (await self.change(table_id, answered)).held

    def _answered(self, held: Held, seat: int, epoch: int, decision: str, key: str) -> Outcome:
        assert held.game is not None
        asked = held.game.pending()
        if not decision and seat not in asked:
            raise games.NotYourTurn(seat, tuple(asked))
        if epoch != held.table.epoch or seat not in asked or asked[seat].id != decision:
            raise Stale
        logs.note(step=asked[seat].kind)
        return moves.moved(held, seat, key, self._clock())

    async def undo(self, table_id: int, person_id: int, interaction: int | str | None = None) -> Table:
        """Take back a person's last move; CannotUndo says why it cannot be."""

        async def taken_back(held: Held) -> Outcome:
            seat = lobby.insist_on_seat(held.table, person_id)
            moves.insist_on_game(held)
            return moves.undone(held, seat, await self._store.way_back(table_id, seat), self._clock())

        try:
            return (await self.change(table_id, taken_back, interaction)).held.table
        except Repeated:
            return await self.get(table_id)

    async def can_undo(self, table_id: int, person_id: int) -> bool:
        """Tell whether a person's last move could be taken back now."""
        held = await self.held(table_id)
        seat = held.table.seat_of(person_id)
        if seat is None or held.table.status != PLAYING or held.game is None:
            return False
        try:
            moves.undone(held, seat, await self._store.way_back(table_id, seat), self._clock())
        except CannotUndo:
            return False
        return True

    async def end(self, table_id: int, by: int, why: str = "") -> Table:
        """Stop the game or cancel the lobby, with no winner; only the host may."""

        async def stopped(held: Held) -> Outcome:
            if not held.table.live:
                raise TableClosed(table_id)
            lobby.insist_on_host(held.table, by)
            return moves.ended(held, self._clock(), why=why)

        return (await self.change(table_id, stopped)).held.table

    async def _tell_of_new_rules(self, table_id: int) -> None:
        async def told(held: Held) -> Outcome:
            moves.insist_on_game(held)
            return moves.under_new_rules(held, self._clock())

        try:
            await self.change(table_id, told)
        except (games.GameError, TableError) as error:
            report(error, table_id, "the game cannot go on with the new rules")  # the others can

    # What was played

    async def look(self, table_id: int) -> Look:
        """Give a table and its game, a consistent pair; NotStarted in the lobby."""
        held = await self.held(table_id)
        if held.broken is not None:
            raise held.broken
        if held.game is None:
            raise NotStarted(table_id)
        return Look(held.table, held.game)

    async def log(self, table_id: int, after_move: int = 0) -> list[Entry]:
        """Give the entries of the log after one."""
        return await self._store.log(table_id, after_move)

    async def record(self, table_id: int) -> games.Record:
        """Give the file of a finished game, which anybody can verify; NotOver before."""
        table = await self.get(table_id)
        if table.status != OVER:
            raise NotOver(table_id)
        _, game = await self.look(table_id)
        lines = await self._store.log(table_id)
        played = [(line.seat, line.key) for line in lines if line.seat is not None and not line.undone]
        return replace(games.record(game, played), version=table.version)

    async def seed(self, table_id: int) -> str:
        """Give the seed, in hexadecimal, whose SHA-256 was published; NotOver before the end."""
        table = await self.get(table_id)
        seed = await self._store.seed(table_id)
        if table.live or seed is None:
            raise NotOver(table_id)
        return seed.hex()

    # What has to be said

    async def notices(self) -> list[Notice]:
        """List all that was not said yet, oldest first."""
        return await self._store.notices()

    async def said(
        self,
        notices: Iterable[int],
        post: Post | None = None,
        closed: Iterable[Post] = (),
        *,
        reader: int | None = None,
    ) -> None:
        """Note in one transaction that notices were said, what stands in the chat for it, and what no longer does.

        A prompt that its reader no longer sits for is not kept: what it became later would show them another's hand.
        """
        if post is None or post.kind != "prompt":
            await self._store.said(notices, post, closed, close=False)
            return
        async with self._lock(post.table):
            held = await self.held(post.table)
            if reader is not None and reader != held.table.seats[post.seat or 0].person:
                await self._store.said(notices, None, closed, close=False)
                return
            asked = held.game.pending() if held.game is not None and held.table.status == PLAYING else {}
            # The question may have been answered while the prompt was on its way.
            gone = post.seat not in asked or asked[post.seat].id != post.decision
            await self._store.said(notices, post, closed, close=gone)
        if gone:
            self.wake.set()

    async def failed(self, notice: int) -> None:
        """Count an attempt to say something."""
        await self._store.failed(notice)

    async def posts(self, table_id: int, kind: str | None = None) -> list[Post]:
        """List the messages that stand for a table, oldest first."""
        return await self._store.posts(table_id, kind)

    # Small facts

    async def settings(self, person: int) -> Settings:
        """Give what a person likes."""
        return await self._store.settings(person) or Settings(person)

    async def set_settings(self, settings: Settings) -> None:
        """Store what a person likes."""
        await self._store.set_settings(settings, self.now())
        self.timekeeper.woken.set()

    async def guild(self, guild: int) -> Guild:
        """Give what a server has chosen."""
        return await self._store.guild(guild) or Guild(guild)

    async def set_guild(self, guild: Guild) -> None:
        """Store what a server has chosen."""
        await self._store.set_guild(guild)

    async def follow(self, table_id: int, person: int, *, on: bool) -> None:
        """Tell somebody how a live table goes on, or no longer."""
        if on and not (await self.get(table_id)).live:
            raise TableClosed(table_id)
        await self._store.follow(table_id, person, on=on)

    async def followers(self, table_id: int) -> list[int]:
        """List who is told how a table goes on."""
        return await self._store.followers(table_id)

    async def get_note(self, key: str) -> str | None:
        """Give a small fact of the bot itself."""
        return await self._store.get_note(key)

    async def set_note(self, key: str, value: str) -> None:
        """Store a small fact of the bot itself."""
        await self._store.set_note(key, value)

    # One change at a time

    async def held(self, table_id: int, interaction: str | None = None) -> Held:
        """Give a table and its game as the store has them, from memory if that is still true."""
        while True:
            glance = await self._store.glance(table_id, interaction)
            if glance is None:
                raise UnknownTable(table_id)
            if glance.repeated:
                raise Repeated(f"Interaction {interaction} was carried out before.")
            held = self._cache.get(table_id, glance.revision)
            if held is not None:
                return held
            saved = await self._store.saved(table_id)
            if saved is None:
                raise UnknownTable(table_id)
            if saved.table.revision == glance.revision:  # else another process was between the two looks
                held = moves.loaded(saved)
                self._cache.put(held)
                return held

    async def change(
        self, table_id: int, decide: Callable[[Held], Awaitable[Outcome]], interaction: int | str | None = None
    ) -> Outcome:
        """Decide on a change with the present table, and commit it; decide again if another process was faster."""
        known = None if interaction is None else str(interaction)
        async with self._lock(table_id):
            for _ in range(SWAPS):
                try:
                    done = await decide(await self.held(table_id, known))
                    await self._store.commit(replace(done.change, interaction=known))
                except LostSwap:
                    self._cache.drop(table_id)
                except BaseException:
                    self._cache.drop(table_id)  # a cancelled commit may have happened
                    raise
                else:
                    self._settle(done)
                    return done
        raise Stale(f"Table {table_id} was changed by another process.")

    def _settle(self, done: Outcome) -> None:
        """Remember what was committed, count it, wake whoever speaks, and let computer seats answer."""
        self._cache.put(done.held)
        table, line = done.held.table, done.change.line
        if line is not None and line.seat is not None:
            who = "computer" if table.seats[line.seat].computer else "person"
            metrics.moves.labels(table.game, who).inc()
        log.debug("A change was committed.", extra={"table": table.id, "revision": table.revision})
        if done.change.calls or done.change.asked is not None:
            self.wake.set()
        if done.held.table.pace:
            self.timekeeper.woken.set()
        if moves.computers_asked(done.held):
            self._computers.go_on(done.held.table.id)

    def _lock(self, table_id: int) -> asyncio.Lock:
        """Give the lock of a table; it goes when nobody holds or awaits it."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

"""Kills the bot, kill -9, at random moments under play, and starts it again; then counts what was lost or doubled.

    python -m tests.crash [--rounds 200] [--seed 0] [--fork] [--keep FOLDER]

A local Discord stays up, people play Cubosaurs at several tables by clicks, with computer players among them, and the
real bot runs as a process of its own. In the end the games are played to their end, and the store and the channels
are compared with what people were told. Ends with one line of numbers, and with 1 if any is not what it should be.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot.sandbox import Sandbox
from bot.sandbox.client import Person
from bot.sandbox.clock import ManualAlarm, RealClock
from tests.crash_checks import judge
from tests.crash_people import Player

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from bot.sandbox.calls import Exchange
    from tests.crash_checks import Verdict

ROUNDS = 200
MOST_REQUESTS = 60
"""The bot is killed at one of its first so many requests; the first three are its login."""
STUCK = 120.0
"""Seconds without the wanted request, after which play is stuck."""
SHOWN = 20
TABLES = (
    ("games", ("mary.anning", "charles.darwin"), 1),
    ("salon-francais", ("jeanne.villepreux", "georges.cuvier"), 1),
    ("museum", ("alfred.wallace",), 2),
)
"""Channels, who plays in them, and how many computer players with them."""


class Unhurried(RealClock):
    """The real time, in which nobody gives up waiting: on a busy machine three seconds are little."""

    def later(self, delay: float, call: Callable[[], None]) -> ManualAlarm:
        return ManualAlarm(call)


class Stage(Sandbox):
    """A sandbox that tells when a bot has come, and counts its requests."""

    def __init__(self, state: Path) -> None:
        super().__init__(clock=Unhurried(), state=state)
        self.came = asyncio.Event()
        self.on_exchange = self._count
        self.answers: dict[str, dict[str, Any]] = {}
        """What messages became by the answers to clicks."""
        self.until_kill = 0
        self.at_request: Callable[[], None] = lambda: None

    def bot_came_or_went(self) -> None:
        super().bot_came_or_went()
        self.came.set()

    def _count(self, exchange: Exchange) -> None:
        if exchange.method == "PATCH" and exchange.path.startswith("/webhooks/") and exchange.status == 200:
            self.answers[exchange.answer["id"]] = exchange.answer
        self.until_kill -= 1
        if self.until_kill == 0:
            self.at_request()


class Bot:
    """The real bot, as a process that is started anew each time."""

    def __init__(self, folder: Path, sandbox: Stage) -> None:
        self.sandbox = sandbox
        self.database = folder / "beagle.sqlite"
        self.log = folder / "bot.log"
        self.folder = folder
        self.pid = 0
        self.ended = asyncio.Event()
        self.code: int | None = None
        self._waiting: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start it, and wait for nothing."""
        process = await self._launch("bot", "run")
        self.ended.clear()
        self.pid = process.pid
        self._waiting = asyncio.create_task(self._wait(process))

    async def _wait(self, process: asyncio.subprocess.Process) -> None:
        self._note_end(await process.wait())

    def _note_end(self, code: int) -> None:
        self.code = code
        self.ended.set()

    async def _launch(self, module: str, *arguments: str, **pipes: int) -> asyncio.subprocess.Process:
        given = {
            "DISCORD_TOKEN": "crash",
            "DISCORD_API_BASE": self.sandbox.api_base,
            "DISCORD_GATEWAY_URL": self.sandbox.gateway_url,
            "BEAGLE_DATABASE": str(self.database),
            "BEAGLE_LOG_LEVEL": "warning",
            "PYTHONPATH": str(Path(__file__).parent.parent),
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": str(self.folder / "compiled"),  # it is read often
        }
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", module, *arguments),
                cwd=self.folder,
                env={**os.environ, **given},
                **{"stdout": log, "stderr": log, **pipes},
            )

    async def online(self) -> None:
        """Wait until it is connected, or has ended."""
        while not self.sandbox.gateway.online and not self.ended.is_set():
            self.sandbox.came.clear()
            await first(self.sandbox.came.wait(), self.ended.wait())

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        if not self.ended.is_set():
            os.kill(self.pid, signal.SIGKILL)

    async def stop(self) -> int:
        """Ask it to stop; give the exit code."""
        if not self.ended.is_set():
            os.kill(self.pid, signal.SIGTERM)
        await self.ended.wait()
        assert self.code is not None
        return self.code

    async def close(self) -> None:
        """Leave no process behind."""
        if self.pid:
            self.kill()
            await self.ended.wait()


class ForkedBot(Bot):
    """The same, forked by a process that has read the program already, with blank pictures: more crashes a minute."""

    nursery: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it has a number."""
        if self.nursery is None:
            pipe = asyncio.subprocess.PIPE
            self.nursery = await self._launch("tests.crash_nursery", stdin=pipe, stdout=pipe)
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(b"bot\n")
        self.pid = int((await self._answer("started"))[0])
        self.ended.clear()
        self._waiting = asyncio.create_task(self._told())

    async def _told(self) -> None:
        self._note_end(int((await self._answer("ended"))[1]))

    async def _answer(self, word: str) -> list[str]:
        assert self.nursery is not None
        assert self.nursery.stdout is not None
        said, *rest = (await self.nursery.stdout.readline()).decode().split()
        assert said == word, said
        return rest

    async def close(self) -> None:
        """Leave no process behind."""
        await super().close()
        if self.nursery is not None:
            assert self.nursery.stdin is not None
            self.nursery.stdin.close()
            await self.nursery.wait()


async def first(*waits: Coroutine[Any, Any, object], seconds: float | None = None) -> bool:
    """Wait for the first of several; false when none comes in time."""
    tasks = {asyncio.create_task(each) for each in waits}
    try:
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
    return bool(done)


class Crash:
    """All of it: the sandbox, the bot, the people."""

    def __init__(self, folder: Path, seed: int, kind: type[Bot] = Bot) -> None:
        self.folder = folder
        self.random = Random(seed)
        self.sandbox = Stage(folder / "sandbox.sqlite")
        self.bot = kind(folder, self.sandbox)
        self.players: list[Player] = []

    async def run(self, rounds: int, tell: Callable[[], None]) -> Verdict:
        """Crash so many times, finish the games, and judge."""
        async with AsyncExitStack() as house:
            await house.enter_async_context(self.sandbox)
            house.push_async_callback(self.bot.close)
            self.sandbox.world.open_channel("museum")
            await self._invite(house)
            await self._begin()
            for _ in range(rounds):
                await self._round()
                tell()
            await self._finish()
            attempts = [attempt for player in self.players for attempt in player.attempts]
            return await judge(self.bot.database, self.sandbox, attempts)

    async def _invite(self, house: AsyncExitStack) -> None:
        for channel, names, computers in TABLES:
            host: Player | None = None
            for name in names:
                person = await house.enter_async_context(await Person.connect(self.sandbox.url, name, remember=False))
                person.go(channel)
                player = Player(person, Random(self.random.random()), self.sandbox.answers, host, computers)
                if host is not None:
                    host.guests.append(player)
                host = host or player
                self.players.append(player)

    async def _begin(self) -> None:
        """Let every table begin its first game, so that the first kill finds play under way."""
        killed = asyncio.Event()

        async def begun() -> None:
            for player in self.players:
                await player.person.until(lambda player=player: player.plays, "the first board")
            self._kill(killed)

        self.sandbox.until_kill = 0
        await self.bot.start()
        beginning = asyncio.create_task(begun())
        await self._until(killed)
        await beginning

    async def _round(self) -> None:
        """Let people play until the bot has made so many requests; kill it there, or a moment later."""
        killed = asyncio.Event()
        moment = self.random.choice((0.0, self.random.random() * 0.1))

        def strike() -> None:
            # At once: the request has been carried out, and the bot will never know.
            if moment:
                asyncio.get_running_loop().call_later(moment, self._kill, killed)
            else:
                self._kill(killed)

        self.sandbox.at_request = strike
        self.sandbox.until_kill = self.random.randint(1, MOST_REQUESTS)
        await self.bot.start()
        await self._until(killed)

    def _kill(self, killed: asyncio.Event) -> None:
        self.bot.kill()
        killed.set()

    async def _until(self, killed: asyncio.Event) -> None:
        """Let everybody play until the bot is killed, and see what came of all they did."""
        await first(self.bot.online(), killed.wait())
        if not killed.is_set():
            plays = (player.play() for player in self.players)
            await first(killed.wait(), self.bot.ended.wait(), *plays, seconds=STUCK)
        if not killed.is_set():
            raise AssertionError(f"The bot ended by itself, or play is stuck.\n{self._scene()}")
        await self.bot.ended.wait()
        for player in self.players:
            await player.person.read()  # all that was sent before has arrived
            player.settle()

    async def _finish(self) -> None:
        """Play the games that are under way to their end, and let the bot stop as it should."""
        self.sandbox.until_kill = 0
        for player in self.players:
            player.last_game = True
        await self.bot.start()
        await self.bot.online()
        playing = asyncio.gather(*(player.play() for player in self.players))
        await first(asyncio.wait({playing}), self.bot.ended.wait(), seconds=STUCK)
        if not playing.done():
            playing.cancel()
            raise AssertionError(f"A game does not go on to its end.\n{self._scene()}")
        await playing
        if code := await self.bot.stop():
            raise AssertionError(f"The bot stopped with exit code {code}.\n{self._scene()}")

    def _scene(self) -> str:
        """Describe what everybody sees, and the end of the bot's log."""
        seen = [f"{player.name}: {player.person.picture(4)}" for player in self.players]
        log = self.bot.log.read_text(encoding="utf-8", errors="replace") if self.bot.log.exists() else ""
        return "\n".join([*seen, "The bot's log ends:", log[-4000:]])


def told(verdict: Verdict, rounds: int, seconds: float) -> str:
    """Sum it up in one line."""
    return (
        f"{rounds} rounds, {len(verdict.lost)} lost, {len(verdict.doubled)} doubled, {len(verdict.untold)} untold, "
        f"{len(verdict.told_more)} told more than twice, {len(verdict.unsound)} unsound; "
        f"{verdict.games} games ({verdict.over} to their end), {verdict.moves} moves by people, "
        f"{verdict.acknowledged} acknowledged, {verdict.unanswered} cut off, {verdict.told_twice} lines told twice, "
        f"{seconds:.0f} s"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Crash, judge, and give the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=(__doc__ or "").split("\n\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="times to kill the bot (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the moments and the choices (%(default)s)")
    parser.add_argument("--fork", action="store_true", help="quicker: fork a bot that draws blank pictures")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep the database and the bot's log there")
    given = parser.parse_args(arguments)
    if given.rounds < 1:
        parser.error("--rounds must be at least 1")
    console = Console(file=sys.stdout)
    columns = (TextColumn("crash"), BarColumn(), MofNCompleteColumn(), TextColumn("rounds"), TimeRemainingColumn())
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as spare, Progress(*columns, console=console) as progress:
        folder = given.keep or Path(spare)
        folder.mkdir(parents=True, exist_ok=True)
        bar = progress.add_task("crash", total=given.rounds)
        verdict = asyncio.run(
            Crash(folder, given.seed, ForkedBot if given.fork else Bot).run(given.rounds, lambda: progress.advance(bar))
        )
    for problem in verdict.problems[:SHOWN]:
        console.print(problem, markup=False, highlight=False, soft_wrap=True)
    console.print(told(verdict, given.rounds, time.perf_counter() - began), highlight=False, soft_wrap=True)
    return 1 if verdict.problems else 0


if __name__ == "__main__":
    sys.exit(main())

"""`beagle simulate`: many games by computer players, counted.

With --json the last line is {"game", "seats", "games", "moves", "moves_per_second", "errors", "outcomes"}.
"errors" counts the games that broke off; "outcomes" counts who won the others: {"0": wins of seat 0, "1": ...,
"tie": shared victories}. Game number i (from 0) has the seed S + i, so that each can be played again by itself.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from argparse import RawDescriptionHelpFormatter
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import games
from bot.cli.common import (
    SEED_BYTES,
    Voice,
    add_lang,
    add_table,
    answer,
    check_players,
    level_text,
    options_of,
    players_dice,
    positive,
    seats_of,
    seed_of,
)
from games.core import BadOptions

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Iterator
    from multiprocessing.pool import Pool

    from bot.cli import Parser
    from games.core import Options, Outcome

LONGEST = 20_000
"""A game of more moves than this will not end."""

PATIENCE = 1.0
"""So many seconds pass before a progress bar appears and other processes are asked to help."""

HELP_IS_WORTH = 2.0
"""Other processes take a moment to start; they help when so many seconds of work are left."""

AT_ONCE = 4
"""So many games are handed to another process at a time."""

SHOWN_ERRORS = 3
BROKEN = 1


class Job(NamedTuple):
    """What is played: a table, who plays (seat by seat, in turn), and the seed of the first game."""

    game: str
    seats: int
    options: Options
    players: tuple[str, ...]
    seed: int


class Played(NamedTuple):
    """One game: how long it was, who won with which points, or what went wrong."""

    number: int
    moves: int
    winner: str = ""
    scores: tuple[int, ...] = ()
    error: str = ""


def add(commands: _SubParsersAction[Parser]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "simulate",
        help="let computer players play many games",
        description=__doc__,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_table(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument(
        "--player",
        action="append",
        metavar="LEVEL",
        help="easy, normal or random (default: random); given several times: seat by seat, in turn",
    )
    parser.add_argument(
        "--workers", type=positive, metavar="N", help="processes (default: as many as there are cores, once it helps)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON, in the last line")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play, count, and tell."""
    job = job_of(args)
    began = time.perf_counter()
    tally = Tally(job)
    with Bar(args.games) as bar:
        for played in play(job, args.games, args.workers, began):
            tally.add(played)
            bar.show(tally.games, time.perf_counter() - began)
    seconds = time.perf_counter() - began
    tell(Voice(args.lang), tally, seconds)
    if args.json:
        sys.stdout.write(json.dumps(tally.figures(seconds)) + "\n")
    return BROKEN if tally.errors else 0


def job_of(args: Namespace) -> Job:
    """Read what is to be played, and refuse what cannot be."""
    rules = games.rules(args.game)
    chosen = tuple(args.player or ["random"])
    check_players(chosen)
    seats, options = seats_of(rules, args.seats), options_of(rules, args.option)
    if problems := rules.problems(seats, options):
        raise BadOptions(args.game, problems)
    return Job(args.game, seats, options, chosen, int.from_bytes(seed_of(args.seed), "big"))


# Playing


def seed_at(job: Job, number: int) -> bytes:
    """Give the seed of a game."""
    return ((job.seed + number) % (1 << 8 * SEED_BYTES)).to_bytes(SEED_BYTES, "big")


def play(job: Job, count: int, workers: int | None, began: float) -> Iterator[Played]:
    """Play all games: here, and when that takes long or several workers are wanted, in other processes."""
    number = 0
    cores = workers or os.cpu_count() or 1
    while number < count and (workers is None or workers == 1):
        yield play_one(job, number)
        number += 1
        seconds = time.perf_counter() - began
        if cores > 1 and seconds > PATIENCE and seconds / number * (count - number) > HELP_IS_WORTH:
            break
    if number < count:
        yield from _elsewhere(job, range(number, count), cores)


def _elsewhere(job: Job, numbers: range, workers: int) -> Iterator[Played]:
    with _pool(min(workers, len(numbers))) as pool:
        yield from pool.imap_unordered(partial(play_one, job), numbers, chunksize=AT_ONCE)


def _pool(workers: int) -> Pool:
    """Start processes that leave it to this one what Ctrl+C means: they inherit that it is ignored."""
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return get_context("spawn").Pool(workers)
    finally:
        signal.signal(signal.SIGINT, usual)


def play_one(job: Job, number: int) -> Played:
    """Play one game to its end."""
    moves = 0
    seed = seed_at(job, number)
    try:
        game = games.new(job.game, seats=job.seats, seed=seed, options=job.options)
        dice = players_dice(seed)
        levels = [job.players[seat % len(job.players)] for seat in range(job.seats)]
        while pending := game.pending():
            seat = next(iter(pending))
            game.play(seat, answer(game, seat, levels[seat], dice))
            moves += 1
            if moves > LONGEST:
                raise RuntimeError(f"The game does not end within {LONGEST} moves.")  # noqa: TRY301
        assert game.outcome is not None
    except Exception as error:  # noqa: BLE001 - whatever it is, it is counted, and the other games go on
        return Played(number, moves, error=f"{type(error).__name__}: {error}")
    return Played(number, moves, _winner(game.outcome), game.outcome.scores)


def _winner(outcome: Outcome) -> str:
    """Name the winning seat, or the seats of a winning team ("0+2"), or a tie."""
    winners = outcome.winners
    if len(winners) > 1 and winners not in (outcome.teams or ()):
        return "tie"
    return "+".join(map(str, winners))


# Counting and telling


class Tally:
    """What came of the games."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.games = 0
        self.moves = 0
        self.errors: list[Played] = []
        self.outcomes = {**{str(seat): 0 for seat in range(job.seats)}, "tie": 0}
        self.points = [0] * job.seats

    def add(self, played: Played) -> None:
        """Count a game."""
        self.games += 1
        self.moves += played.moves
        if played.error:
            self.errors.append(played)
            return
        self.outcomes[played.winner] = self.outcomes.get(played.winner, 0) + 1
        self.points = [total + score for total, score in zip(self.points, played.scores, strict=True)]

    def figures(self, seconds: float) -> dict[str, Any]:
        """Give all figures as JSON has them."""
        return {
            "game": self.job.game,
            "seats": self.job.seats,
            "games": self.games,
            "moves": self.moves,
            "moves_per_second": round(self.moves / seconds, 1),
            "errors": len(self.errors),
            "outcomes": self.outcomes,
        }


def tell(voice: Voice, tally: Tally, seconds: float) -> None:
    """Tell the figures to a person, and on the standard error which games broke off."""
    job, ended = tally.job, tally.games - len(tally.errors)
    voice.say(
        "cli-simulated",
        title=games.rules(job.game).title,
        seats=job.seats,
        games=tally.games,
        players=tuple(level_text(level) for level in dict.fromkeys(job.players)),
    )
    voice.say(
        "cli-speed", moves=tally.moves, seconds=voice.decimal(seconds), speed=round(tally.moves / max(seconds, 1e-9))
    )
    for winner, wins in tally.outcomes.items():
        share = voice.decimal(100 * wins / ended) if ended else "0"
        if winner == "tie":
            voice.say("cli-ties", n=wins, share=share)
        elif winner.isdecimal():
            points = voice.decimal(tally.points[int(winner)] / ended) if ended else "0"
            level = level_text(job.players[int(winner) % len(job.players)])
            voice.say("cli-wins", seat=winner, n=wins, share=share, points=points, level=level)
        else:
            voice.say("cli-team-wins", seats=winner, n=wins, share=share)
    voice.say("cli-errors", n=len(tally.errors))
    for played in tally.errors[:SHOWN_ERRORS]:
        seed = seed_at(job, played.number).hex()
        sys.stderr.write(voice.of("cli-broke-off", seed=seed, moves=played.moves, error=played.error) + "\n")


class Bar:
    """A progress bar on the standard error, once the work takes longer than a second, if somebody looks."""

    def __init__(self, total: int) -> None:
        self.total = total
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def show(self, done: int, seconds: float) -> None:
        """Show how far the work is."""
        if self._bar is None and seconds > PATIENCE and sys.stderr.isatty():
            from rich.console import Console  # noqa: PLC0415 - it takes as long to load as many games to play
            from rich.progress import Progress  # noqa: PLC0415

            self._bar = Progress(console=Console(stderr=True), transient=True)
            self._task = self._bar.add_task("", total=self.total)
            self._bar.start()
        if self._bar is not None:
            self._bar.update(self._task, completed=done)

"""Plays thousands of random games of every kind, over all numbers of seats and sets of options, with every check.

    python -m tests.soak [--games N] [--game cubosaurs] [--every 3] [--seed 0] [--workers 2]

Ends with a line of games, moves and errors, and with 1 if there was any; each names a file to play it again.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import games
from tests import checks, kit

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tests.checks import Say

GAMES = {"evolution": 3000, "dominant_species": 1000}
"""So many games are played of each kind, by the number of its sets of options and the length of a game."""

OTHERS = 2000
"""So many are played of any other kind."""

EVERY = 3
BATCH = 10
"""So many games are handed to a process at a time."""

SHOWN = 20
"""So many failures are told in full."""


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    moves: int = 0
    failures: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    """How often each kind of question was answered."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.failures += other.failures
        self.kinds += other.kinds


@cache
def _say() -> Say:
    return kit.speaker()


def batch(cases: Sequence[kit.Case], every: int) -> Tally:
    """Play some games, and go on after a failure."""
    tally = Tally()
    for case in cases:
        tally.games += 1
        try:
            run = kit.play(case, every=every, say=_say())
        except kit.Failure as failure:
            tally.failures.append(str(failure))
        else:
            tally.moves += len(run.moves)
            tally.kinds.update(run.kinds)
    return tally


def soak(counts: Mapping[str, int], every: int, first: int, workers: int, console: Console) -> Tally:
    """Play so many games of each kind, and tell of failures as they come."""
    batches = [
        cases[start : start + BATCH]
        for cases in (kit.cases(name, count, first=first) for name, count in counts.items())
        for start in range(0, len(cases), BATCH)
    ]
    total = Tally()
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress, _pool(workers) as pool:
        bar = progress.add_task("soak", total=sum(map(len, batches)))
        for done in as_completed([pool.submit(batch, cases, every) for cases in batches]):
            tally = done.result()
            for failure in tally.failures[: max(0, SHOWN - len(total.failures))]:
                progress.console.print(failure, markup=False, emoji=False, highlight=False, soft_wrap=True)
            total.add(tally)
            progress.advance(bar, tally.games)
    return total


def _pool(workers: int) -> ProcessPoolExecutor:
    """Make fresh processes: one that is forked beside the thread of a progress bar may hang."""
    return ProcessPoolExecutor(workers, get_context("spawn"))


def never_asked(names: Iterable[str], tally: Tally) -> list[str]:
    """List the questions that no game came to: what is not played is not checked."""
    return [
        f"{name}.{kind}" for name in names for kind in sorted(kit.questions(name)) if not tally.kinds[f"{name}.{kind}"]
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and give the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=(__doc__ or "").split("\n\n", 1)[0])
    many = ", ".join(f"{count} of {name}" for name, count in GAMES.items())
    parser.add_argument("--games", type=int, help=f"games of each kind ({many}, {OTHERS} of others)")
    parser.add_argument("--game", action="append", choices=[*kit.registered(), "duel", "fair"], help="only this kind")
    parser.add_argument("--every", type=int, default=EVERY, help="check all on about each so many moves (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (%(default)s)")
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1), help="processes (%(default)s)")
    given = parser.parse_args(arguments)
    if min(1 if given.games is None else given.games, given.every, given.workers) < 1 or given.seed < 0:
        parser.error("--games, --every and --workers must be at least 1, --seed at least 0")
    names = given.game or kit.registered()
    console = Console(file=sys.stdout)
    began = time.perf_counter()
    for name in names:
        checks.front_door(games.rules(name), _say())
    counts = {name: given.games or GAMES.get(name, OTHERS) for name in names}
    tally = soak(counts, given.every, given.seed, given.workers, console)
    for question in never_asked(names, tally):
        console.print(f"never asked: {question}", highlight=False)
    seconds = time.perf_counter() - began
    console.print(
        f"{', '.join(names)}: {tally.games} games, {tally.moves} moves, {len(tally.failures)} errors, {seconds:.0f} s",
        highlight=False,
        soft_wrap=True,
    )
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())

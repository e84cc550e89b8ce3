"""Figures, how to measure them, and the table that shows them."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


VERDICT = {True: "[green]pass[/]", False: "[bold red]FAIL[/]", None: ""}


@dataclass(frozen=True)
class Figure:
    """Something measured, what it stands beside, and whether it is what was promised (None: nothing was)."""

    what: str
    value: float
    unit: str
    beside: str
    baseline: float
    baseline_unit: str
    target: str
    passed: bool | None

    def plain(self) -> dict[str, object]:
        """Give the figure as JSON has it."""
        return asdict(self)


def measured(area: str) -> list[Figure]:
    """Measure an area."""
    return list(import_module(f"benchmarks.{area}").figures())


def rates(*workers: Callable[[], int], seconds: float = 6.0, slice_of: float = 0.02) -> list[float]:
    """Give the rate per second of each worker, which does some work and tells how much.

    They take turns in small slices, so that a busy moment of the machine hits all of them alike.
    """
    done, spent = [0] * len(workers), [0.0] * len(workers)
    while sum(spent) < seconds:
        for index, work in enumerate(workers):
            began = time.process_time()
            while time.process_time() - began < slice_of:
                done[index] += work()
            spent[index] += time.process_time() - began
    return [amount / time_spent for amount, time_spent in zip(done, spent, strict=True)]


def best_times(*workers: Callable[[], object], rounds: int = 15, calls: int = 1) -> list[float]:
    """Give the shortest time in seconds of each worker, taking turns."""
    best = [float("inf")] * len(workers)
    for _ in range(rounds):
        for index, work in enumerate(workers):
            began = time.process_time()
            for _ in range(calls):
                work()
            best[index] = min(best[index], (time.process_time() - began) / calls)
    return best


def show(figures: Iterable[Figure], title: str) -> None:
    """Print a table."""
    table = Table(title=title, title_justify="left", title_style="bold", expand=False)
    table.add_column("figure")
    table.add_column("measured", justify="right")
    table.add_column("beside")
    table.add_column("measured", justify="right")
    table.add_column("target")
    table.add_column("")
    for each in figures:
        table.add_row(
            each.what,
            number(each.value, each.unit),
            each.beside,
            number(each.baseline, each.baseline_unit),
            each.target,
            VERDICT[each.passed],
        )
    console = Console()
    Console(width=max(console.width, 132) if not console.is_terminal else None).print(table)


def number(value: float, unit: str) -> str:
    """Write a number with its unit, and no more digits than mean something."""
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return f"{value:,.{digits}f} {unit}"

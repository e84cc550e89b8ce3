"""`python -m benchmarks [AREA ...] [--json]`: exit code 1 when a target is missed."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console

from benchmarks.table import Figure, measured, show

AREAS = ("rules", "pictures", "players", "tables", "chat", "clicks", "many")
"""The modules of this folder that measure something."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"measure these only: {', '.join(AREAS)}")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON, in the last line")
    args = parser.parse_args()
    if unknown := [area for area in args.areas if area not in AREAS]:
        parser.exit(2, f"There is no area {unknown[0]!r}; there are: {', '.join(AREAS)}.\n")
    found: dict[str, list[Figure]] = {}
    # Each area in a process of its own: no game, cache or memory of one is left to the next.
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), max_tasks_per_child=1) as processes:
        for area in args.areas or AREAS:
            with Console(stderr=True).status(f"Measuring {area} ..."):
                found[area] = processes.submit(measured, area).result()
            show(found[area], area)
    missed = [each for figures in found.values() for each in figures if each.passed is False]
    print(f"Targets missed: {len(missed)}." if missed else "All targets met.")
    if args.json:
        figures = [{"area": area, **each.plain()} for area, some in found.items() for each in some]
        print(json.dumps({"passed": not missed, "figures": figures}))
    return 1 if missed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)

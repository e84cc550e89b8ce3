"""Starts the bot again and again at little cost: each line it is given, it forks a bot.

    python -m tests.crash_nursery

A bot that starts computes for seconds, most of it to read the program and to draw a first picture. This process reads
the program once, and what it forks shows a blank picture; else it runs `beagle run` like any other, and can be killed
like any other. Answers are "started PID" and "ended PID CODE". `make crash` without --fork runs the whole bot.
"""

from __future__ import annotations

import os
import sys


def serve() -> None:
    """Fork a bot for each line, and tell when it has ended."""
    # Imported only here, because the bot's own processes import this file too.
    import bot.cli.run  # noqa: PLC0415
    from bot.cli import main  # noqa: PLC0415

    bot.cli.run.Pictures = blank()
    for _ in sys.stdin:
        pid = os.fork()
        if not pid:
            os.close(0)
            os.dup2(2, 1)
            os._exit(main(["run"]))
        _tell(f"started {pid}")
        _, status = os.waitpid(pid, 0)
        _tell(f"ended {pid} {os.waitstatus_to_exitcode(status)}")


def blank() -> type:
    """Make pictures that need no drawing."""
    from bot.pictures import Pictures  # noqa: PLC0415
    from render import Picture  # noqa: PLC0415
    from tests.sandbox.bots import PNG  # noqa: PLC0415

    class Blank(Pictures):
        async def warm(self) -> None:
            """Start nothing."""

        async def board(self, *_args) -> Picture:
            return Picture(PNG, "a board", "a board in words")

        async def cover(self, *_args) -> Picture:
            return Picture(PNG, "a cover", "a cover in words")

    return Blank


def _tell(line: str) -> None:
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    serve()

"""Starts the bot again and again without reading the program anew: each line it is given, it forks a bot.

    python -m tests.crash_nursery

A bot that starts costs a second of computing, most of it spent on imports. This process imports once; what it forks
runs `beagle run` like any other, and can be killed like any other. Answers are "started PID" and "ended PID CODE".
"""

from __future__ import annotations

import os
import sys


def serve() -> None:
    """Fork a bot for each line, and tell when it has ended."""
    import bot.cli.run  # noqa: F401, PLC0415 - only here: the bot's own helpers import this file too
    from bot.cli import main  # noqa: PLC0415

    for _ in sys.stdin:
        pid = os.fork()
        if not pid:
            os.close(0)
            os.dup2(2, 1)
            os._exit(main(["run"]))
        _tell(f"started {pid}")
        _, status = os.waitpid(pid, 0)
        _tell(f"ended {pid} {os.waitstatus_to_exitcode(status)}")


def _tell(line: str) -> None:
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    serve()

"""The command line: one file per command, each with `add(commands)` and `run(args)`.

Only the file of the command that is asked for is imported, so that each starts fast.
"""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Sequence

FILES = {
    "run": "run",
    "play": "play",
    "simulate": "simulate",
    "render": "render",
    "replay": "replay",
    "verify": "replay",
    "bench": "bench",
    "sandbox": "sandbox",
    "db": "db",
    "health": "health",
}
"""Each command and the file in this folder that adds it."""

REFUSED = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser that says in one sentence what it did not understand."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and where to read more."""
        self.exit(REFUSED, f"{self.prog}: {message}. See {self.prog} --help.\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; give the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter still shows the rest
    try:
        return _run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:  # also while the files of the command are still being read
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(given: Sequence[str]) -> int:
    args = parser(given).parse_args(given)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except Exception as error:
        sentence = _sentence(error, getattr(args, "lang", "en"))
        if sentence is None:
            raise
        sys.stderr.write(f"{sentence}\n")
        return REFUSED
    return code


def parser(given: Sequence[str]) -> Parser:
    """Make the parser of the command that is asked for, or of all of them."""
    made = Parser(
        prog="beagle", description="Board games about evolution, with the rules enforced.", allow_abbrev=False
    )
    commands = made.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    asked = [FILES[given[0]]] if given and given[0] in FILES else FILES.values()
    for file in dict.fromkeys(asked):
        import_module(f"{__name__}.{file}").add(commands)
    return made


def _sentence(error: Exception, lang: str) -> str | None:
    """Say what was refused, or None when it is a fault of the program."""
    from bot.cli.common import sentence  # noqa: PLC0415 - not before something goes wrong

    return sentence(error, lang)

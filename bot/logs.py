"""The log: lines for people in a terminal, one JSON object per line for machines.

What a line is about (table, revision, step) is noted where it becomes known and stays with the task. Other libraries
speak at `info` at most: what they say in detail holds messages to single readers, and what is written to the store.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TextIO

import msgspec

if TYPE_CHECKING:
    from types import TracebackType

    from bot.config import Config

ABOUT = ("table", "revision", "step", "error", "kind", "outcome", "milliseconds")
"""What a line may say beside its sentence, in this order."""
OURS = ("beagle", "bot")
"""The loggers of this program."""
SHORTEST = 8
"""A token shorter than this is a word of some test, and words occur."""
PASSES = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.%~-]+")
"""Addresses that let anybody answer in the bot's name, for a quarter of an hour."""

_about: ContextVar[dict[str, Any]] = ContextVar("about", default={})  # noqa: B039 - replaced, never changed


def note(**about: Any) -> None:
    """Note what this task is about; its later lines say so."""
    _about.set(_about.get() | about)


def set_up(config: Config, stream: TextIO | None = None) -> logging.Handler:
    """Log to a stream as the settings want; give the handler."""
    stream = sys.stderr if stream is None else stream
    as_json = config.log_format == "json" or (config.log_format == "auto" and not stream.isatty())
    handler = logging.StreamHandler(stream)
    handler.addFilter(_remember)
    handler.setFormatter((Lines if as_json else Sentences)(config.token))
    logging.getLogger().addHandler(handler)
    level: str = config.log_level.upper()
    logging.getLogger().setLevel("INFO" if level == "DEBUG" else max(logging.WARNING, getattr(logging, level)))
    for name in OURS:
        logging.getLogger(name).setLevel(level)
    return handler


def _remember(record: logging.LogRecord) -> bool:
    """Put onto a record what its task is about; what the line itself says wins."""
    for name, value in _about.get().items():
        if not hasattr(record, name):
            setattr(record, name, value)
    return True


class Discreet(logging.Formatter):
    """Writes a record without the token, and an exception without its message, which might name a hidden card."""

    def __init__(self, token: str = "") -> None:
        super().__init__()
        self._token = token if len(token) >= SHORTEST else ""

    def format(self, record: logging.LogRecord) -> str:
        """Give the line."""
        return self.safe(self.written(record))

    def written(self, record: logging.LogRecord) -> str:
        """Give the line before it is searched for the token."""
        raise NotImplementedError

    def safe(self, line: str) -> str:
        """Take the token and the passes of interactions out of a line."""
        if self._token:
            line = line.replace(self._token, "[token]")
        return PASSES.sub(r"\1[pass]", line)

    def formatException(  # noqa: N802 - as logging calls it
        self, ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
    ) -> str:
        """Tell which kind of exception it is and where in the code it came from."""
        return places(ei[1])


class Sentences(Discreet):
    """A line for people."""

    def written(self, record: logging.LogRecord) -> str:
        """Give time, level, sentence, and what it is about in brackets."""
        when = datetime.fromtimestamp(record.created, UTC).astimezone()
        about = ", ".join(f"{name} {value}" for name, value in _known(record).items())
        line = f"{when:%Y-%m-%d %H:%M:%S} {record.levelname.lower():7} {record.getMessage()}"
        if about:
            line += f" [{about}]"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Lines(Discreet):
    """A JSON object on one line."""

    def written(self, record: logging.LogRecord) -> str:
        """Give time, level, logger, message, and what it is about."""
        made: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_known(record),
        }
        if record.exc_info:
            made["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(made).decode()


def places(error: BaseException | None) -> str:
    """List where in the code an error happened, cause by cause; kinds and places, no message."""
    parts = []
    while error is not None:
        parts.append(f"{type(error).__qualname__}\n{''.join(traceback.format_tb(error.__traceback__))}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "caused by ".join(parts)


def _known(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name in ABOUT if (value := getattr(record, name, None)) is not None}

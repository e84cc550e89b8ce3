"""What becomes of an error, in the order in which it is decided.

1. Something refused (a rule, a table): one sentence, in the reader's language.
2. The reader is gone (answered before, too late, message deleted): nothing; there is nobody to tell.
3. Discord does not let the bot do it: which permission is missing, or that it may not.
4. Discord itself is down or wants us to be slower: that, and that what was played counts.
5. The store fails (full, locked, damaged): nothing was changed, says the answer; the log says what to do.
6. Anything else is our fault: an error id for the reader, and the same id in the log.

The log never holds a hidden card, a seed or a token: of an unexpected error it keeps the kind and the places in
the code, not the message.
"""

from __future__ import annotations

import logging
import secrets
import time
from typing import TYPE_CHECKING, TypeGuard

import aiohttp
import discord

from bot import logs, metrics
from bot import words as spoken
from bot.chat.request import GONE, Refused, permission_texts
from bot.refusals import NotReady, TableError
from bot.store import StoreError
from games import BadDump, BrokenInvariant, GameError
from games.core import BadOptions, Text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.chat.request import Request
    from bot.words import Words

log = logging.getLogger("beagle.chat")


async def guarded(request: Request, work: Callable[[Request], Awaitable[None]]) -> None:
    """Do the work; whatever happens, the reader gets one clear sentence and never an exception."""
    began = time.perf_counter()
    outcome = "done"
    try:
        await work(request)
    except Exception as error:  # noqa: BLE001 - this is the one place where everything ends
        outcome = _outcome(error)
        await _answered(request, error)
    seconds = time.perf_counter() - began
    metrics.answer_seconds.observe(seconds)
    metrics.interactions.labels(request.kind, outcome).inc()
    about = {"kind": request.kind, "outcome": outcome, "milliseconds": round(seconds * 1000)}
    log.debug("A request was dealt with.", extra=about)


def _outcome(error: Exception) -> str:
    """Name what became of a request, in the order of decisions above."""
    if _refused(error):
        return "refused"
    if isinstance(error, discord.HTTPException) and error.code in GONE:
        return "gone"
    return "forbidden" if isinstance(error, discord.Forbidden) else "failed"


def _refused(error: Exception) -> TypeGuard[TableError | GameError | Refused]:
    return isinstance(error, TableError | GameError | Refused) and not isinstance(error, BadDump | BrokenInvariant)


async def _answered(request: Request, error: Exception) -> None:
    texts = sentences(request, error)
    if texts is None:
        return
    try:
        words = await _words(request)
        await request.tell(" ".join(words.say(text) for text in texts))
    except discord.HTTPException as second:
        if second.code not in GONE:
            log.warning("An answer could not be given: HTTP %s, code %s", second.status, second.code)
    except Exception as second:  # noqa: BLE001 - an answer that fails must not raise either
        record(second, "while an error was told")


async def _words(request: Request) -> Words:
    """Give the reader's words, also when the store does not tell which language they chose."""
    try:
        return await request.words()
    except StoreError:
        return spoken.written(request.lang, request.table.names if request.table else ())


def passes(error: Exception) -> bool:
    """Tell whether waiting helps: Discord or the network is down, or wants us to be slower."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, discord.RateLimited | aiohttp.ClientError | OSError | TimeoutError)


def sentences(request: Request, error: Exception) -> tuple[Text, ...] | None:
    """Give what the reader is told about an error, or None when there is nobody to tell."""
    if isinstance(error, NotReady | BadOptions):
        return tuple(error.problems)
    if _refused(error):
        return (error.text,)
    if isinstance(error, discord.HTTPException) and error.code in GONE:
        log.info("An interaction was gone before it was answered (code %s).", error.code)
        return None
    if isinstance(error, discord.Forbidden):
        return (_forbidden(request),)
    if passes(error) or isinstance(error, StoreError):
        return (_outage(error),)
    table = request.table
    where = f"table {table.id} revision {table.revision}" if table else f"table {request.id.table}"
    return (Text("chat-unexpected", id=record(error, f"{where}, {request.id.what or 'command'}")),)


def _forbidden(request: Request) -> Text:
    """Name the permission that is missing, if that is what it was."""
    missing = request.lacking()
    return Text("chat-missing-permission", permissions=permission_texts(missing)) if missing else Text("chat-forbidden")


def _outage(error: Exception) -> Text:
    """Log what does not work, and say what that means for the reader."""
    if isinstance(error, StoreError):
        log.error("%s", error)  # the sentence is made for whoever runs the bot: what is wrong, and what to do
        return Text("chat-store-fails")
    log.warning("An answer could not be given: %s", kind(error))
    return Text("chat-discord-fails")


def record(error: BaseException, where: str) -> str:
    """Write an unexpected error to the log under a fresh id, and give the id."""
    error_id = secrets.token_hex(4)
    metrics.errors.inc()
    log.error("Error %s (%s): %s\n%s", error_id, where, kind(error), logs.places(error), extra={"error": error_id})
    return error_id


def kind(error: BaseException) -> str:
    """Name an error without its message, which might tell something hidden."""
    name = type(error).__qualname__
    if isinstance(error, discord.HTTPException):
        return f"{name} HTTP {error.status} code {error.code}"
    return name

"""The board post: what happened in words, the picture anybody may see, and whom we wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import games
from bot import words as spoken
from bot.chat import phrases
from bot.chat.control import on
from bot.chat.ids import Id
from bot.chat.notation import folded
from bot.chat.sheet import CONTENT, LINE, Attached, Button, Row, Sheet, clip
from bot.pictures import Scene
from bot.table import OVER
from games.core import SeatRef, Text
from render import part_label, parts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.desk import Desk
    from bot.chat.request import Request
    from bot.table import Entry, Look, Table
    from bot.words import Words

SPARE = 120
"""Room that is kept for line breaks and marks."""


def buttons(table: Table, lang: str) -> tuple[Row, ...]:
    """Give the buttons of the newest board post; their ids are public, so they name the table only."""
    words = spoken.plain(lang)
    return (
        (
            Button(Id("move", table.id), words.of("chat-button-move"), "main"),
            Button(Id("hand", table.id), words.of("chat-button-hand")),
            Button(Id("log", table.id), words.of("chat-button-log")),
            Button(Id("undo", table.id), words.of("chat-button-undo")),
        ),
    )


def end_buttons(table: Table, lang: str) -> tuple[Row, ...]:
    """Give the buttons of a finished game."""
    words = spoken.plain(lang)
    title = games.rules(table.game).title
    return (
        (
            Button(Id("rematch", table.id), words.of("people-button-rematch"), "main"),
            Button(Id("open_table", rest=table.game), words.of("chat-button-again", game=title)),
            Button(Id("log", table.id), words.of("chat-button-log")),
            Button(Id("export", table.id), words.of("chat-button-export")),
        ),
    )


async def post(desk: Desk, look: Look, entries: Sequence[Entry]) -> Sheet:
    """Make the post of a running game, with what happened since the last one."""
    table = look.table
    words = spoken.written(table.lang, table.names)
    call = phrases.call(look, words)
    told = phrases.newest(phrases.happened(entries, None, words), CONTENT - len(call) - SPARE, words)
    picture = await desk.picture(look, Scene(None, table.lang, changed=phrases.changed(entries)))
    content = "\n".join(part for part in (told, call) if part)
    return Sheet(content, buttons(table, table.lang), picture, ping=phrases.awaited(look))


async def final(desk: Desk, look: Look, entries: Sequence[Entry]) -> Sheet:
    """Make the last post: the result, the final picture, and how to verify the luck."""
    table = look.table
    words = spoken.written(table.lang, table.names)
    assert look.game.outcome is not None
    record = await desk.tables.record(table.id)
    result = phrases.result(look.game.outcome, words)
    seed = words.of("chat-seed-revealed", seed=record.seed, sha=record.seed_sha256)
    room = CONTENT - len(result) - len(seed) - SPARE
    told = phrases.newest(phrases.happened(entries, None, words), room, words)
    picture = await desk.picture(look, Scene(None, table.lang))
    content = "\n".join(part for part in (told, result, seed) if part)
    return Sheet(content, end_buttons(table, table.lang), picture)


async def stopped(desk: Desk, table: Table) -> Sheet:
    """Say that a game was ended before its end, and what its luck was."""
    words = spoken.written(table.lang, table.names)
    seed = words.of("chat-seed-stopped", seed=await desk.tables.seed(table.id), sha=table.seed_sha256)
    return Sheet(f"{why_stopped(table, words)}\n{seed}", stopped_buttons(table))


def stopped_buttons(table: Table) -> tuple[Row, ...]:
    """Give the buttons of a game that was stopped: another one, with the same people."""
    words = spoken.plain(table.lang)
    return ((Button(Id("rematch", table.id), words.of("people-button-rematch")),),)


def why_stopped(table: Table, words: Words) -> str:
    """Say why a game was ended before its end."""
    if not table.why:
        return words.of("chat-ended")
    why, _, seat = table.why.partition(".")
    return words.of(f"people-stopped-{why}", who=SeatRef(int(seat or 0)))


# What anybody may ask for, answered to them alone


async def show_board(request: Request, part: str | None, *, as_text: bool, move: int | None = None) -> None:
    """Show the board, a part of it, or all of it in words; now, or as it was after an entry of the log."""
    await request.private()
    look = await request.look()
    if move is not None:
        look = await request.desk.tables.consent.past(look.table.id, move)
    reader = await request.reader()
    words = await request.words()
    viewer = look.table.seat_of(request.user)
    part = _part(look, part, reader.lang) if part else None
    scene = Scene(viewer, reader.lang, part=part)
    if as_text:
        drawn = await request.desk.pictures.board(look.game, look.table.names, scene)
        await request.show(as_words(drawn.text))
        return
    picture = await request.desk.picture(look, scene)
    said = phrases.waiting(look, words) if move is None else words.of("people-past", n=move)
    await request.show(Sheet(said, file=picture))


def part_names(look: Look, lang: str) -> dict[str, str]:
    """Name the parts of the picture, as the reader may choose and type them."""
    words = spoken.plain(lang, look.table.names)
    return {part: clip(words.say(part_label(look.table.game, part)), LINE) for part in parts(look.game.view(None))}


def _part(look: Look, typed: str, lang: str) -> str:
    """Find the part that was chosen from the list, or typed."""
    names = part_names(look, lang)
    wanted = folded(typed)
    found = [part for part, name in names.items() if part == typed or folded(name) == wanted]
    if not found:
        raise UnknownPart(typed)
    return found[0]


class UnknownPart(games.GameError):
    """A part that this board does not have."""

    def __init__(self, part: str) -> None:
        super().__init__(f"The board has no part {part[:60]!r}.", Text("chat-unknown-part", part=part[:60]))


def as_words(text: str) -> Sheet:
    """Give a long text as a message, or as a file when it is too long for one."""
    if len(text) <= CONTENT:
        return Sheet(text)
    return Sheet(file=Attached("board.txt", text.encode()))


@on("log")
async def show_log(request: Request) -> None:
    """Tell what happened, newest last; what only the reader may know is among it."""
    await request.private()
    table = await request.get_table()
    words = await request.words()
    before = int(request.id.rest) if request.id.rest.isdecimal() else table.moves + 1
    entries = [entry for entry in await request.desk.tables.log(table.id) if entry.move < before]
    sheet = log_page(table, entries, table.seat_of(request.user), words.lang)
    await request.show(sheet)


def log_page(table: Table, entries: Sequence[Entry], viewer: int | None, lang: str) -> Sheet:
    """Lay out the newest page of some entries, with a button to what came before."""
    words = spoken.written(lang, table.names)
    lines: list[str] = []
    first: int | None = None
    for entry in reversed(entries):
        told = phrases.told(entry.events, viewer, words)
        if not told:
            continue
        # A number in bold: Discord counts the lines of a list by itself, from the first, and this log has gaps.
        line = f"**{entry.move}.** {f'~~{told}~~' if entry.undone else told}"
        if sum(len(each) + 1 for each in lines) + len(line) > CONTENT - SPARE:
            first = entry.move + 1
            break
        lines.insert(0, line)
    if not lines:
        return Sheet(words.of("chat-log-empty"))
    rows: tuple[Row, ...] = ()
    if first is not None:
        rows = ((Button(Id("log", table.id, rest=str(first)), words.of("chat-button-earlier")),),)
    return Sheet("\n".join(lines), rows)


@on("export")
async def export(request: Request) -> None:
    """Give the game as a file: its record once it is over; before that, what the reader sees and has seen."""
    await request.private()
    table = await request.get_table()
    words = await request.words()
    name = f"{table.game}-{table.id}"
    if table.status == OVER:
        record = Attached(f"{name}.json", (await request.desk.tables.record(table.id)).to_json())
        await request.show(Sheet(words.of("chat-export", file=record.name), file=record))
        return
    so_far = await _so_far(request, await request.look())
    await request.show(Sheet(words.of("chat-export-so-far"), file=Attached(f"{name}.txt", so_far.encode())))


async def _so_far(request: Request, look: Look) -> str:
    """Write down the position and the log of a game that is not over, as far as the reader may know them."""
    table, viewer = look.table, look.table.seat_of(request.user)
    words = spoken.plain((await request.reader()).lang, table.names)
    drawn = await request.desk.pictures.board(look.game, table.names, Scene(viewer, words.lang))
    lines = [words.say(look.game.rules.title), words.of("chat-seed-file", sha=table.seed_sha256), "", drawn.text, ""]
    for entry in await request.desk.tables.log(table.id):
        told = phrases.told(entry.events, viewer, words)
        if told and entry.move <= table.moves:
            line = "chat-log-undone" if entry.undone else "chat-log-line"
            lines.append(words.of(line, n=entry.move, told=told))
    return "\n".join(lines) + "\n"


async def show_status(request: Request, look: Look) -> None:
    """Say how a started game stands, with the buttons of the board post."""
    reader = await request.reader()
    words = await request.words()
    lines = [words.of("chat-status-title", game=look.game.rules.title)]
    if look.table.status == OVER and look.game.outcome:
        await request.show(Sheet(phrases.result(look.game.outcome, words), end_buttons(look.table, reader.lang)))
        return
    if not look.table.live:
        await request.show(Sheet(why_stopped(look.table, words)))
        return
    lines.append(phrases.waiting(look, words))
    lines.append(words.of("chat-seed-published", sha=look.table.seed_sha256))
    await request.show(Sheet("\n".join(lines), buttons(look.table, reader.lang)))

"""What one person asks of all others at the table: a message with Agree and Refuse, kept up to date until it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import consent
from bot import words as spoken
from bot.chat import moves, phrases
from bot.chat.control import on
from bot.chat.ids import Id
from bot.chat.request import UNREACHABLE
from bot.chat.sheet import Button, Row, Sheet
from bot.table import Post
from games.core import SeatRef, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.desk import Desk
    from bot.chat.request import Request
    from bot.table import Asking, Notice, Table
    from bot.words import Words

ASKING = "asking"


# In the channel


async def serve(desk: Desk, table: Table, notices: Sequence[Notice]) -> None:
    """Bring the messages of requests up to date: post the newest, note answers, close what has ended."""
    posts = await desk.tables.posts(table.id, ASKING)
    request = table.asking
    known = request is not None and any(post.decision == str(request.id) for post in posts)
    made = await _post(desk, table, request) if request is not None and request.open and not known else None
    closed = []
    for post in posts:
        current = request is not None and post.decision == str(request.id)
        await _edit(desk, post, sheet(table, request) if current else ended_sheet(table))
        if request is None or not current or not request.open:
            closed.append(post)
    await desk.tables.said([notice.id for notice in notices], post=made, closed=closed)


async def _post(desk: Desk, table: Table, request: Asking) -> Post:
    channel = desk.client.get_partial_messageable(table.channel, guild_id=table.guild)
    nonce = f"{table.id}.ask.{request.id}"[:25]  # sent twice after a crash, it arrives once
    message = await channel.send(nonce=nonce, **sheet(table, request).for_sending())
    return Post(table.id, ASKING, None, table.channel, message.id, table.revision, table.moves, str(request.id))


async def _edit(desk: Desk, post: Post, made: Sheet) -> None:
    try:
        await desk.message(post.channel, post.message).edit(**made.for_editing())
    except UNREACHABLE:
        return


def sheet(table: Table, request: Asking | None) -> Sheet:
    """Lay out a request: who asks what, who has agreed, and the buttons while it is open."""
    if request is None:
        return ended_sheet(table)
    words = spoken.written(table.lang, table.names)
    about = SeatRef(request.seat if request.about is None else request.about)
    lines = [words.of(f"people-asks-{request.kind}", who=SeatRef(request.seat), about=about)]
    if request.agreed:
        lines.append(words.of("people-agreed", who=tuple(SeatRef(seat) for seat in request.agreed)))
    if not request.open:
        lines.append(_ending(request, words))
        return Sheet("\n".join(lines))
    left = consent.left(table, request)
    if request.about is not None:
        lines.append(words.of("people-absent", who=phrases.mention(table, request.about)))
    lines.append(words.of("people-asked", who=tuple(phrases.mention(table, seat) for seat in left)))
    called = left if request.about is None else (*left, request.about)
    ping = tuple(person for seat in called if (person := table.seats[seat].person) is not None)
    return Sheet("\n".join(lines), _buttons(table, request), ping=ping)


def ended_sheet(table: Table) -> Sheet:
    """Say of an older request only that it is over."""
    return Sheet(spoken.written(table.lang, table.names).say(Text("people-ended-overtaken")))


def _ending(request: Asking, words: Words) -> str:
    if request.by is not None:
        return words.of(f"people-ended-{request.ended}", who=SeatRef(request.by))
    return words.of(f"people-ended-{request.ended}")


def _buttons(table: Table, request: Asking) -> tuple[Row, ...]:
    words = spoken.plain(table.lang)
    about = str(request.id)
    return (
        (
            Button(Id("agree", table.id, decision=about), words.of("people-button-agree"), "go"),
            Button(Id("refuse", table.id, decision=about), words.of("people-button-refuse"), "stop"),
            Button(Id("refuse", table.id, decision=about, rest="own"), words.of("people-button-withdraw")),
        ),
    )


# Answers


@on("agree")
async def agree(request: Request) -> None:
    """Agree; the announcer changes the message and, when all have agreed, posts what came of it."""
    await request.update()
    table = await request.get_table()
    await request.desk.tables.consent.agree(table.id, request.user, _about(request), request.interaction.id)


@on("refuse")
async def refuse(request: Request) -> None:
    """Refuse, or withdraw what one has asked for oneself."""
    await request.update()
    table = await request.get_table()
    if request.id.rest == "own" and table.asking is not None and table.asking.seat != table.seat_of(request.user):
        await request.tell(Text("people-not-yours", who=SeatRef(table.asking.seat)))
        return
    await request.desk.tables.consent.refuse(table.id, request.user, _about(request), request.interaction.id)


def _about(request: Request) -> int:
    return int(request.id.decision) if request.id.decision.isdecimal() else -1


# Undo beyond what one may take back alone


@on("ask_undo")
async def ask_undo(request: Request) -> None:
    """Ask the others to agree to an undo; among computers it is done at once."""
    await request.update_panel()
    tables = request.desk.tables
    table = await request.get_table()
    after = await tables.consent.ask_undo(table.id, request.user, _about(request), request.interaction.id)
    words = await request.words()
    if after.epoch == table.epoch:
        await request.show(Sheet(words.of("people-undo-asked")))
        return
    await moves.show(request, await request.look(), before=[words.of("chat-undone")])

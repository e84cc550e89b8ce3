"""The hand: what only its owner may see, and the controls to choose from it when it is their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat import moves, phrases, standing
from bot.chat.control import on
from bot.chat.sheet import Sheet
from bot.pictures import Scene

if TYPE_CHECKING:
    from bot.chat.request import Request


@on("hand")
async def my_hand(request: Request) -> None:
    """Show the reader their own view of the game."""
    await request.private()
    look = await request.look()
    seat = request.seat()
    if seat in look.game.pending():
        await moves.show(request, look)
        return
    reader = await request.reader()
    words = await request.words()
    picture = await request.desk.picture(look, Scene(seat, reader.lang))
    lines = [words.of("chat-your-view"), phrases.waiting(look, words), *standing.lines(look, seat, reader.lang)]
    revoking = standing.revoking(look, seat, reader.lang)
    await request.show(Sheet("\n".join(lines), (revoking,) if revoking else (), picture))

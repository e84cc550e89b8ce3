"""The rules of a game, section by section, for whoever asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import games
from bot import words as spoken
from bot.chat import notation
from bot.chat.control import on
from bot.chat.ids import Id
from bot.chat.request import Refused
from bot.chat.sheet import Choice, Menu, Sheet
from bot.rulebook import sections
from games.core import Text

if TYPE_CHECKING:
    from bot.chat.request import Request

FIRST = 0


async def show_rules(request: Request, game: str | None, section: str | None) -> None:
    """Show a section of the rules: of the game that is named, else of the one that is played here."""
    await request.private()
    game = game or await game_here(request)
    lang = (await request.reader()).lang
    await request.show(sheet(game, _number(game, lang, section), lang))


@on("rules")
async def show_from_button(request: Request) -> None:
    """Show the rules of the game that a button names."""
    await show_rules(request, request.id.rest, None)


@on("section")
async def turn_to(request: Request) -> None:
    """Turn to the section that was chosen."""
    await request.update_panel()
    game, lang = request.id.rest, (await request.reader()).lang
    await request.show(sheet(game, _number(game, lang, next(iter(request.values), None)), lang))


def sheet(game: str, number: int, lang: str) -> Sheet:
    """Lay out a section, with a menu of all of them."""
    words = spoken.plain(lang)
    found = sections(game, lang)
    heading = words.of("chat-rules-heading", game=games.rules(game).title, section=found[number].title)
    choices = tuple(Choice(str(each), part.title, chosen=each == number) for each, part in enumerate(found))
    menu = Menu(Id("section", rest=game), words.of("chat-rules-sections"), choices)
    return Sheet(f"**{heading}**\n{found[number].text}", (menu,))


def offers(game: str, typed: str, lang: str) -> list[Choice]:
    """Give the sections whose titles contain what was typed."""
    wanted = notation.folded(typed)
    return [
        Choice(str(number), part.title)
        for number, part in enumerate(sections(game, lang))
        if wanted in notation.folded(part.title)
    ]


async def game_here(request: Request) -> str:
    """Find the game that is played here, else the first there is."""
    try:
        return (await request.get_table()).game
    except Refused:
        return games.names()[0]


def _number(game: str, lang: str, section: str | None) -> int:
    """Find a section by its number, or by a part of its title, as a person may type it."""
    if game not in games.names():
        raise Refused(Text("chat-unknown-control"))
    if not section:
        return FIRST
    if section.isdecimal() and int(section) < len(sections(game, lang)):
        return int(section)
    found = offers(game, section, lang)
    if not found:
        raise Refused(Text("chat-rules-unknown-section", section=spoken.safe(section[:60])))
    return int(found[0].value)

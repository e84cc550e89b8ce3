"""The slash commands: each is the twin of a button, for those who would rather type."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice

import games
from bot import words as spoken
from bot.chat import board, guide, hand, lobby, moves, notation, people_commands, phrases, rules
from bot.chat.choices import MOST, offered
from bot.chat.translate import local
from bot.refusals import TableError
from bot.table import LOBBY
from games import IllegalMove, NotYourTurn

if TYPE_CHECKING:
    from bot.chat.desk import Desk
    from bot.chat.request import Request

game = app_commands.Group(name=local("command-game"), description=local("command-game-about"), guild_only=True)


@game.command(name=local("command-game-new"), description=local("command-game-new-about"))
@app_commands.rename(name=local("command-game-new-game"))
@app_commands.describe(name=local("command-game-new-game-about"))
@app_commands.choices(
    name=[Choice(name=local(games.rules(each).title.id), value=each) for each in games.names()[:MOST]]
)
async def game_new(interaction: discord.Interaction[Any], name: str) -> None:
    """Open a table."""
    await _desk(interaction).asked(interaction, lambda request: lobby.open_table(request, name))


@game.command(name=local("command-game-status"), description=local("command-game-status-about"))
async def game_status(interaction: discord.Interaction[Any]) -> None:
    """Post the lobby again, or say how the game stands."""
    await _desk(interaction).asked(interaction, _status)


async def _status(request: Request) -> None:
    table = await request.get_table()
    if table.status == LOBBY:
        await request.public()
        await lobby.post(request, table)
        return
    await request.private()
    await board.show_status(request, await request.look())
    announcer = request.interaction.client.announcer
    if table.live or table.id in announcer.parked:
        await announcer.bring_back(table)


@game.command(name=local("command-game-end"), description=local("command-game-end-about"))
async def game_end(interaction: discord.Interaction[Any]) -> None:
    """Ask whether the game is really to end."""
    await _desk(interaction).asked(interaction, guide.ask_to_end)


@game.command(name=local("command-game-list"), description=local("command-game-list-about"))
async def game_list(interaction: discord.Interaction[Any]) -> None:
    """List the tables of this server."""
    await _desk(interaction).asked(interaction, guide.list_tables)


@app_commands.command(name=local("command-move"), description=local("command-move-about"))
@app_commands.rename(text=local("command-move-move"))
@app_commands.describe(text=local("command-move-move-about"))
async def move(interaction: discord.Interaction[Any], text: app_commands.Range[str, 1, 500]) -> None:
    """Play one move or several."""
    await _desk(interaction).asked(interaction, lambda request: _play(request, text))


async def _play(request: Request, text: str) -> None:
    """Play what was typed, key by key, until something is refused or somebody else is to choose."""
    await request.private()
    look = await request.look()
    seat = request.seat()
    words = await request.words()
    decision = look.game.pending().get(seat)
    if decision is None:
        raise NotYourTurn(seat, tuple(look.game.pending()))
    request.desk.presence.played(look.table.id, request.user, in_dm=request.in_dm)
    said: list[str] = []
    for number, key in enumerate(notation.keys(decision, text, spoken.plain(words.lang, look.table.names))):
        asked = look.game.pending().get(seat)
        try:
            played = await request.desk.tables.play(
                look.table.id,
                request.user,
                epoch=look.table.epoch,
                decision=asked.id if asked else "",
                key=key,
                interaction=f"{request.interaction.id}.{number}",
            )
        except (TableError, IllegalMove, NotYourTurn) as refusal:
            why = words.say(refusal.text)
            said.append(words.of("chat-move-refused", key=spoken.safe(key[:60]), why=why))
            break
        said.append(phrases.told(played.events, seat, words))
        look = await request.look()
    await moves.show(request, look, before=said, after_move=True)


@move.autocomplete("text")
async def move_offers(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Offer the legal moves of whoever asks."""

    async def found(request: Request) -> list[Choice[str]]:
        look = await request.look()
        decision = look.game.pending().get(request.seat())
        if decision is None:
            return []
        words = spoken.plain((await request.reader()).lang, look.table.names)
        return [Choice(name=offer.name, value=offer.value) for offer in notation.offers(decision, typed, words)]

    return await offered(interaction, found)


@app_commands.command(name=local("command-hand"), description=local("command-hand-about"))
async def show_hand(interaction: discord.Interaction[Any]) -> None:
    """Show the reader's own view."""
    await _desk(interaction).asked(interaction, hand.my_hand)


@app_commands.command(name=local("command-board"), description=local("command-board-about"))
@app_commands.rename(
    part=local("command-board-part"), text=local("command-board-text"), number=local("people-command-board-move")
)
@app_commands.describe(
    part=local("command-board-part-about"),
    text=local("command-board-text-about"),
    number=local("people-command-board-move-about"),
)
async def show_board(
    interaction: discord.Interaction[Any],
    part: str | None = None,
    text: bool = False,
    number: app_commands.Range[int, 1] | None = None,
) -> None:
    """Show the board, a part of it, or all of it in words."""
    await _desk(interaction).asked(
        interaction, lambda request: board.show_board(request, part, as_text=text, move=number)
    )


@show_board.autocomplete("part")
async def part_offers(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Offer the parts that the picture of this game has."""

    async def found(request: Request) -> list[Choice[str]]:
        look = await request.look()
        named = board.part_names(look, (await request.reader()).lang).items()
        wanted = notation.folded(typed)
        return [Choice(name=name, value=part) for part, name in named if wanted in notation.folded(name)]

    return await offered(interaction, found)


@app_commands.command(name=local("command-log"), description=local("command-log-about"))
async def show_log(interaction: discord.Interaction[Any]) -> None:
    """Tell what happened."""
    await _desk(interaction).asked(interaction, board.show_log)


@app_commands.command(name=local("command-export"), description=local("command-export-about"))
async def export(interaction: discord.Interaction[Any]) -> None:
    """Give the game as a file."""
    await _desk(interaction).asked(interaction, board.export)


@app_commands.command(name=local("command-undo"), description=local("command-undo-about"))
async def undo(interaction: discord.Interaction[Any]) -> None:
    """Take back the reader's last choice."""
    await _desk(interaction).asked(interaction, moves.undo_button)


@app_commands.command(name=local("command-rules"), description=local("command-rules-about"))
@app_commands.rename(name=local("command-rules-game"), section=local("command-rules-section"))
@app_commands.describe(name=local("command-rules-game-about"), section=local("command-rules-section-about"))
@app_commands.choices(
    name=[Choice(name=local(games.rules(each).title.id), value=each) for each in games.names()[:MOST]]
)
async def show_rules(
    interaction: discord.Interaction[Any],
    name: str | None = None,
    section: str | None = None,
) -> None:
    """Explain a game, section by section."""
    await _desk(interaction).asked(interaction, lambda request: rules.show_rules(request, name, section))


@show_rules.autocomplete("section")
async def section_offers(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Offer the sections of the game that is named, else of the one that is played here."""

    async def found(request: Request) -> list[Choice[str]]:
        name = interaction.namespace.game
        game_name = name if name in games.names() else await rules.game_here(request)
        lang = (await request.reader()).lang
        return [Choice(name=each.label, value=each.value) for each in rules.offers(game_name, typed, lang)]

    return await offered(interaction, found)


@app_commands.command(name=local("command-help"), description=local("command-help-about"))
async def show_help(interaction: discord.Interaction[Any]) -> None:
    """Explain the commands and show the reader's settings."""
    await _desk(interaction).asked(interaction, guide.show_help)


for _each in people_commands.GAME:
    game.add_command(_each)

ALL: tuple[app_commands.Group | app_commands.Command[Any, ..., None], ...] = (
    game,
    move,
    show_hand,
    show_board,
    show_log,
    export,
    undo,
    show_rules,
    show_help,
    people_commands.settings,
)


def add_to(tree: app_commands.CommandTree[Any]) -> None:
    """Put all commands into a tree."""
    for command in ALL:
        tree.add_command(command)


async def sync(tree: app_commands.CommandTree[Any], desk: Desk, *, always: bool = False) -> bool:
    """Tell Discord about the commands, only when they changed since it was last told."""
    assert tree.translator is not None
    payload = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    name = f"commands.{tree.client.application_id}"
    if not always and await desk.tables.get_note(name) == digest:
        return False
    await tree.sync()
    await desk.tables.set_note(name, digest)
    return True


def _desk(interaction: discord.Interaction[Any]) -> Desk:
    found: Desk = interaction.client.desk
    return found

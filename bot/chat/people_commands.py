"""Slash commands about people and time: the clock of a table, and everybody's own settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.chat import follow, own, pace, seats, server, times
from bot.chat.choices import offered
from bot.chat.translate import local
from bot.consent import BY_COMPUTER, BY_OTHERS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.chat.request import Request


async def _ask(interaction: discord.Interaction[Any], work: Callable[[Request], Awaitable[None]]) -> None:
    await interaction.client.desk.asked(interaction, work)


@app_commands.command(name=local("people-command-pace"), description=local("people-command-pace-about"))
async def game_pace(interaction: discord.Interaction[Any]) -> None:
    """Choose how long a move may take."""
    await _ask(interaction, pace.choose)


@app_commands.command(name=local("people-command-pause"), description=local("people-command-pause-about"))
async def game_pause(interaction: discord.Interaction[Any]) -> None:
    """Ask the others to stop the clock."""
    await _ask(interaction, pace.ask_pause)


@app_commands.command(name=local("people-command-resume"), description=local("people-command-resume-about"))
async def game_resume(interaction: discord.Interaction[Any]) -> None:
    """Let the clock go on."""
    await _ask(interaction, pace.resume)


@app_commands.command(name=local("people-command-concede"), description=local("people-command-concede-about"))
async def game_concede(interaction: discord.Interaction[Any]) -> None:
    """Give up."""
    await _ask(interaction, seats.ask_to_concede)


@app_commands.command(name=local("people-command-abandon"), description=local("people-command-abandon-about"))
async def game_abandon(interaction: discord.Interaction[Any]) -> None:
    """Ask the others to stop the game."""
    await _ask(interaction, seats.ask_to_abandon)


@app_commands.command(name=local("people-command-replace"), description=local("people-command-replace-about"))
@app_commands.rename(number=local("people-command-replace-seat"), by=local("people-command-replace-by"))
@app_commands.describe(number=local("people-command-replace-seat-about"), by=local("people-command-replace-by-about"))
@app_commands.choices(
    by=[
        Choice(name=local("people-command-replace-computer"), value=BY_COMPUTER),
        Choice(name=local("people-command-replace-offer"), value=BY_OTHERS),
    ]
)
async def game_replace(interaction: discord.Interaction[Any], number: int, by: str) -> None:
    """Ask the others to replace somebody absent."""
    await _ask(interaction, lambda request: seats.ask_to_replace(request, number, by))


@app_commands.command(name=local("people-command-follow"), description=local("people-command-follow-about"))
async def game_follow(interaction: discord.Interaction[Any]) -> None:
    """Follow the table of this channel, or no longer."""
    await _ask(interaction, follow.toggle)


GAME: list[app_commands.Command[Any, ..., None]] = [
    game_pace,
    game_pause,
    game_resume,
    game_concede,
    game_abandon,
    game_replace,
    game_follow,
]
"""These belong to /game."""

settings = app_commands.Group(name=local("people-command-settings"), description=local("people-command-settings-about"))


@settings.command(name=local("people-command-me"), description=local("people-command-me-about"))
async def settings_me(interaction: discord.Interaction[Any]) -> None:
    """Show one's own settings."""
    await _ask(interaction, own.show)


@settings.command(name=local("people-command-quiet"), description=local("people-command-quiet-about"))
@app_commands.rename(
    begins=local("people-command-quiet-from"), ends=local("people-command-quiet-to"), zone=local("people-command-zone")
)
@app_commands.describe(
    begins=local("people-command-quiet-from-about"),
    ends=local("people-command-quiet-to-about"),
    zone=local("people-command-zone-about"),
)
async def settings_quiet(interaction: discord.Interaction[Any], begins: str, ends: str, zone: str) -> None:
    """Set quiet hours."""
    await _ask(interaction, lambda request: own.set_quiet(request, begins, ends, zone))


@settings_quiet.autocomplete("begins")
@settings_quiet.autocomplete("ends")
async def hour_offers(_interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Offer the hours of the day."""
    return times.hours(typed)


@settings_quiet.autocomplete("zone")
async def zone_offers(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Offer time zones by what their clocks show."""
    return times.zones(typed, interaction.client.desk.tables.now())


@settings.command(name=local("people-command-away"), description=local("people-command-away-about"))
@app_commands.rename(first=local("people-command-away-from"), last=local("people-command-away-to"))
@app_commands.describe(first=local("people-command-away-from-about"), last=local("people-command-away-to-about"))
async def settings_away(
    interaction: discord.Interaction[Any], first: str | None = None, last: str | None = None
) -> None:
    """Set a vacation, or none."""
    await _ask(interaction, lambda request: own.set_away(request, first, last))


@settings_away.autocomplete("first")
@settings_away.autocomplete("last")
async def day_offers(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
    """Offer the days to come."""
    return await offered(interaction, lambda request: own.offer_days(request, typed))


@settings.command(name=local("people-command-server"), description=local("people-command-server-about"))
async def settings_server(interaction: discord.Interaction[Any]) -> None:
    """Show what the server has chosen."""
    await _ask(interaction, server.show)


@settings.command(name=local("people-command-forget"), description=local("people-command-forget-about"))
async def settings_forget(interaction: discord.Interaction[Any]) -> None:
    """Ask whether one is to be forgotten."""
    await _ask(interaction, server.ask_to_forget)

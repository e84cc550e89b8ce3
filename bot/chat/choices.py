"""What the menu of a command's option offers while somebody types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat import errors
from bot.chat.request import Refused, Request
from bot.refusals import TableError
from games import GameError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import discord
    from discord.app_commands import Choice

MOST = 25
"""So many lines a menu has."""


async def offered(
    interaction: discord.Interaction[Any], find: Callable[[Request], Awaitable[list[Choice[str]]]]
) -> list[Choice[str]]:
    """Give what a command's menu shows while somebody types: nothing where it fails, as it has no way to tell why."""
    try:
        return (await find(Request(interaction.client.desk, interaction)))[:MOST]
    except (TableError, GameError, Refused):
        return []
    except Exception as error:  # noqa: BLE001 - discord.py would log its message, which may tell something hidden
        errors.record(error, "while choices were offered")
        return []

"""Every button and menu of the bot is a control; what it does is looked up by the first word of its id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.chat import ids

if TYPE_CHECKING:
    import re
    from collections.abc import Awaitable, Callable

    from bot.chat.request import Request

Action: TypeAlias = "Callable[[Request], Awaitable[None]]"

ACTIONS: dict[str, Action] = {}
"""What each control does; filled by `on`."""


def on(what: str) -> Callable[[Action], Action]:
    """Name the control that a function answers."""

    def remember(action: Action) -> Action:
        assert what not in ACTIONS, what
        ACTIONS[what] = action
        return action

    return remember


class Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=ids.TEMPLATE):
    """A button or menu that is rebuilt from its id whenever somebody presses it."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], _match: re.Match[str], /
    ) -> Control:
        """Wrap what was pressed."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what it is for; the desk catches whatever goes wrong."""
        await interaction.client.desk.pressed(interaction)

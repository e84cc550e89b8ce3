"""A request: an interaction with all that is needed to answer it, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot import logs
from bot import words as spoken
from bot.chat import ids
from bot.chat.control import ACTIONS
from bot.chat.sheet import Sheet
from bot.refusals import NotSeated
from bot.table import Person
from games.core import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.chat.desk import Desk
    from bot.table import Look, Table
    from bot.words import Words

UNREACHABLE = (discord.NotFound, discord.Forbidden, discord.RateLimited)
"""An older message that cannot be changed: it is gone, closed to the bot, or Discord wants us to wait too long."""
GONE = {10008, 10015, 10062, 40060, 50027}
"""The interaction was answered before, took too long, or its message is gone: there is nobody left to tell."""


class Refused(Exception):
    """A request that the chat itself refuses."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


class Request:
    """What somebody asks of the bot by a command, a button or a menu."""

    def __init__(self, desk: Desk, interaction: discord.Interaction[Any]) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        self.desk = desk
        self.interaction = interaction
        self.id = ids.parse(str(data.get("custom_id", ""))) or ids.Id("")
        self.values: list[str] = list(data.get("values", ()))
        self.table: Table | None = None
        """The table it is about, once that is known: for names in sentences, and for the log."""
        self._reader: Person | None = None

    @property
    def user(self) -> int:
        """Give who asks."""
        return self.interaction.user.id

    @property
    def kind(self) -> str:
        """Name the command or control, as it is counted; nothing that a person can make up."""
        command = self.interaction.command
        if command is not None:
            return f"/{command.qualified_name}"
        return self.id.what if self.id.what in ACTIONS else "unknown"

    @property
    def in_dm(self) -> bool:
        """Tell whether this happens in a DM with the bot."""
        return self.interaction.guild_id is None

    # In whose words

    async def reader(self) -> Person:
        """Give who asks, with the language they chose, or else the one their Discord speaks."""
        if self._reader is None:
            user = self.interaction.user
            chosen = (await self.desk.tables.settings(user.id)).lang
            self._reader = Person(user.id, user.display_name, chosen or spoken.language(self.interaction.locale))
        return self._reader

    @property
    def lang(self) -> str:
        """Give the reader's language as far as it is known."""
        return self._reader.lang if self._reader else spoken.language(self.interaction.locale)

    async def words(self) -> Words:
        """Give the words for sentences to the reader."""
        reader = await self.reader()
        return spoken.written(reader.lang, self.table.names if self.table else ())

    # Answering

    async def private(self) -> None:
        """Acknowledge at once; a message that only the reader sees will follow."""
        if not self.interaction.response.is_done():
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def public(self) -> None:
        """Acknowledge at once; a message that everybody sees will follow."""
        await self.interaction.response.defer(ephemeral=False, thinking=True)

    async def update(self) -> None:
        """Acknowledge at once; the message that holds the control will change."""
        await self.interaction.response.defer()

    async def update_panel(self) -> None:
        """Acknowledge a control of a panel; what it will show is for one reader, so it must not be a public message."""
        message = self.interaction.message
        if not self.in_dm and (message is None or not message.flags.ephemeral):
            raise Refused(Text("chat-unknown-control"))
        await self.update()

    async def show(self, sheet: Sheet) -> discord.InteractionMessage:
        """Fill the message that was promised, or change the one that holds the control."""
        return await self.interaction.edit_original_response(**sheet.for_editing())

    async def tell(self, said: str | Text, **more: Any) -> None:
        """Say one sentence to the reader alone, however far the answer is."""
        content = said if isinstance(said, str) else (await self.words()).say(said)
        sheet = Sheet(content, **more)
        response = self.interaction.response
        if not response.is_done():
            await response.send_message(ephemeral=True, **sheet.for_sending())
        elif response.type is discord.InteractionResponseType.deferred_channel_message:
            await self.show(sheet)
        else:
            await self.interaction.followup.send(ephemeral=True, **sheet.for_sending())

    # The table

    async def get_table(self) -> Table:
        """Find the table a control belongs to, or the one of this channel."""
        tables = self.desk.tables
        self.table = await tables.get(self.id.table) if self.id.table else await self.desk.table_here(self)
        logs.note(table=self.table.id, revision=self.table.revision)
        return self.table

    async def look(self) -> Look:
        """Find the table and its game."""
        table = await self.get_table()
        look = await self.desk.tables.look(table.id)
        self.table = look.table
        return look

    def seat(self) -> int:
        """Give the reader's seat; whoever has none is told so."""
        seat = None if self.table is None else self.table.seat_of(self.user)
        if seat is None:
            raise NotSeated(self.user)
        return seat

    def lacking(self) -> tuple[str, ...]:
        """Name the permissions that the bot needs here and does not have."""
        if self.in_dm:
            return ()
        return lacking(self.interaction.app_permissions, thread=isinstance(self.interaction.channel, discord.Thread))


def lacking(has: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """Name the permissions among those the bot needs in a channel that are missing."""
    needed = ("view_channel", "send_messages_in_threads" if thread else "send_messages", "attach_files")
    return tuple(name for name in needed if not getattr(has, name))


def permission_texts(names: Iterable[str]) -> tuple[Text, ...]:
    """Name permissions as Discord's settings do."""
    return tuple(Text(f"chat-permission-{name.replace('_', '-')}") for name in names)

"""The connection to Discord: it needs no privileged intent, and keeps nothing that a restart would lose."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import words as spoken
from bot.chat import (
    asking,
    board,
    closed,
    commands,
    errors,
    follow,
    guide,
    hand,
    ids,
    lobby,
    moves,
    offers,
    own,
    pace,
    prompts,
    rules,
    seats,
    server,
)
from bot.chat.announcer import Announcer
from bot.chat.control import ACTIONS, Control
from bot.chat.desk import Desk, unknown
from bot.chat.request import Request, lacking
from bot.chat.sheet import NOBODY
from bot.chat.translate import Translator
from bot.gateway import Gateway
from bot.refusals import UnknownTable

if TYPE_CHECKING:
    from bot.config import Config
    from bot.pictures import Pictures
    from bot.tables import Tables

log = logging.getLogger("beagle.chat")

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot never speaks aloud

HOME = "https://discord.com/"
PLACES = ("game", "jeu", "play", "jouer")
"""What the name of a channel for games is likely to contain."""
ANSWERS = 3.0
"""Seconds that answers under way get when the bot stops: Discord waits no longer for them either."""
ANSWERING = (asking, board, follow, guide, hand, lobby, moves, offers, own, pace, prompts, rules, seats, server)
"""These answer the controls; to import them is to know what each control does."""


class _Beagle(discord.Client):
    """What the plain and the sharded client share."""

    def __init__(self, tables: Tables, pictures: Pictures, *, welcome_at_start: bool = False, **options: Any) -> None:
        options.setdefault("max_ratelimit_timeout", 30.0)
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=NOBODY, **options)
        self.desk = Desk(self, tables, pictures)
        self.tree = Tree(self)
        self.announcer = Announcer(self.desk)
        self.gateway = Gateway()
        self._welcome_at_start = welcome_at_start
        self._greeting: set[int] = set()
        self._announcing: asyncio.Task[None] | None = None
        assert ANSWERING
        assert ACTIONS

    async def setup_hook(self) -> None:
        """Register every control, tell Discord about changed commands, and start the announcer."""
        self.add_dynamic_items(Control)
        await self.tree.set_translator(Translator())
        commands.add_to(self.tree)
        # A local Discord may have been emptied since; there a sync costs nothing.
        await commands.sync(self.tree, self.desk, always=not Route.BASE.startswith(HOME))
        self._announcing = asyncio.create_task(self.announcer.run(), name="announcer")

    async def close(self) -> None:
        """Stop the announcer, answer who has asked, then end the connection."""
        if self._announcing is not None:
            self._announcing.cancel()
            await asyncio.gather(self._announcing, return_exceptions=True)
            self._announcing = None
            await self.desk.idle(ANSWERS)
        await super().close()

    async def on_connect(self) -> None:
        """Note that the connection stands."""
        self.gateway.up()

    async def on_resumed(self) -> None:
        """Note that the connection stands again."""
        self.gateway.up()

    async def on_disconnect(self) -> None:
        """Note that the connection is lost; discord.py tries again by itself."""
        self.gateway.down()

    async def on_ready(self) -> None:
        """Greet servers that were never greeted, where that is wanted."""
        log.info("Connected as %s; servers: %s.", self.user, len(self.guilds))
        if self._welcome_at_start:
            for guild in self.guilds:
                await self.greet(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on with tables of a server that had put the bot out; greet a new one."""
        await self._look_again(guild.id)
        await self.greet(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Go on in a server that was out of reach."""
        await self._look_again(guild.id)

    async def on_guild_channel_update(self, _before: object, after: discord.abc.GuildChannel) -> None:
        """Go on where a channel may have been opened to the bot."""
        await self._look_again(after.guild.id)

    async def on_guild_role_update(self, _before: object, after: discord.Role) -> None:
        """Go on where a role may have been given more permissions."""
        await self._look_again(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Go on where a thread may have been unlocked."""
        await self._look_again(payload.guild_id)

    async def _look_again(self, guild: int) -> None:
        for table_id in self.announcer.parked:
            try:
                table = await self.desk.tables.get(table_id)
            except UnknownTable:
                continue  # it ended long ago, and was deleted
            if table.guild == guild:
                self.announcer.look_again({table_id})

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the table of a channel that was deleted."""
        await self._channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """End the table of a thread that was deleted."""
        await self._channel_gone(payload.thread_id)

    async def _channel_gone(self, channel: int) -> None:
        table = await self.desk.tables.in_channel(channel)
        if table is not None and table.live:
            await closed.channel_gone(self.desk, table)

    async def greet(self, guild: discord.Guild) -> None:
        """Offer a table in the channel that looks like the place for it, once per server."""
        if guild.id not in self._greeting and not self.is_closed():
            self._greeting.add(guild.id)
            try:
                await self.desk.finish(self._greet(guild))
            finally:
                self._greeting.discard(guild.id)

    async def _greet(self, guild: discord.Guild) -> None:
        note = f"greeted.{guild.id}"
        if await self.desk.tables.get_note(note):
            return
        channel = _place(guild)
        if channel is None:
            log.info("There is no channel to write to in server %s.", guild.id)
            return
        try:
            sheet = guide.welcome(spoken.language(guild.preferred_locale))
            message = await channel.send(nonce=f"greet.{guild.id}"[:25], **sheet.for_sending())
        except discord.HTTPException as error:
            log.warning("Server %s could not be greeted: %s", guild.id, errors.kind(error))
            return
        await self.desk.tables.set_note(note, str(message.id))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer what nothing else will: a control of another time, a form that was open during a restart."""
        data: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.component:
            custom_id = str(data.get("custom_id", ""))
            if ids.parse(custom_id) is not None and _holds(interaction.message, custom_id):
                return
        elif interaction.type is not discord.InteractionType.modal_submit:
            return
        await errors.guarded(Request(self.desk, interaction), unknown)

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """Log an error of an event without what it was about."""
        import sys  # noqa: PLC0415 - the error under way, as discord.py offers no other way to it

        error = sys.exc_info()[1]
        if error is not None:
            errors.record(error, f"in {event_method}")


class Client(_Beagle):
    """One connection."""


class ShardedClient(_Beagle, discord.AutoShardedClient):
    """As many connections as Discord asks for; each is noted by itself."""

    async def on_connect(self) -> None:
        """Leave it to the event that names the shard."""

    async def on_resumed(self) -> None:
        """Leave it to the event that names the shard."""

    async def on_disconnect(self) -> None:
        """Leave it to the event that names the shard."""

    async def on_shard_connect(self, shard: int) -> None:
        """Note that a connection stands."""
        self.gateway.up(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Note that a connection stands again."""
        self.gateway.up(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that a connection is lost."""
        self.gateway.down(shard)


class Tree(app_commands.CommandTree[Any]):
    """The commands; what goes wrong in one ends in one sentence."""

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Answer a command that is no longer known, or failed before it was ours."""

        async def again(_request: Request) -> None:
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                await unknown(_request)
            raise error

        await errors.guarded(Request(interaction.client.desk, interaction), again)


def point_at(config: Config) -> None:
    """Use another Discord than discord.com, before the client is made."""
    if config.api_base:
        Route.BASE = config.api_base.rstrip("/")
    if config.gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(config.gateway_url)


def _holds(message: discord.Message | None, custom_id: str) -> bool:
    """Tell whether a message really has a control; discord.py drops the click if not."""
    rows = message.components if message else []
    items = (item for row in rows for item in getattr(row, "children", ()))
    return any(getattr(item, "custom_id", None) == custom_id for item in items)


def _place(guild: discord.Guild) -> discord.TextChannel | None:
    """Find the channel for games, else the one where the server greets, else any."""
    open_ones = [each for each in guild.text_channels if not lacking(each.permissions_for(guild.me), thread=False)]
    named = [each for each in open_ones if any(word in each.name.lower() for word in PLACES)]
    greeting = [each for each in open_ones if each == guild.system_channel]
    return next(iter([*named, *greeting, *open_ones]), None)

"""What there is: people, one server, its channels, and what was said in them."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.sandbox import objects
from bot.sandbox.errors import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, refuse
from bot.sandbox.people import COLORS, SAMPLES, Person, username
from bot.sandbox.snowflake import Snowflakes, parse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.sandbox.clock import Clock

Json = dict[str, Any]

CHANNELS = (("games", "Open a table here: /game new"), ("salon-francais", "Ici on joue en français : /partie nouvelle"))
KEPT_EPHEMERALS = 200
KEPT_DROPPED = 64 * 1024 * 1024
"""Bytes of files whose message is gone; somebody may still be loading them."""
SAME_NONCE = 300.0
"""Seconds in which a message of the same nonce is the same message, if the bot wants it so."""


class File(NamedTuple):
    """What was attached to a message."""

    name: str
    type: str
    data: bytes


@dataclass(slots=True, eq=False)
class Message:
    """A message, as the API shows it, and whom it is for."""

    id: int
    channel: Channel
    author: int
    data: Json
    only_for: int | None = None
    """The one person who sees an ephemeral message."""


@dataclass(slots=True, eq=False)
class Channel:
    """A channel, thread or direct channel, and all its messages."""

    id: int
    data: Json
    members: set[int] = field(default_factory=set)
    """The two ends of a direct channel, or those in a thread."""
    items: dict[int, Message] = field(default_factory=dict)
    ids: list[int] = field(default_factory=list)
    pins: list[int] = field(default_factory=list)
    old_edits: list[float] = field(default_factory=list)
    """When messages older than an hour were last changed."""

    @property
    def type(self) -> int:
        """Tell Discord's number for its kind."""
        return int(self.data["type"])

    @property
    def is_thread(self) -> bool:
        """Tell if it hangs on another channel."""
        return self.type in objects.THREADS

    @property
    def is_archived(self) -> bool:
        """Tell if it is a thread that was put away."""
        return self.is_thread and bool(self.data["thread_metadata"]["archived"])

    def before(self, limit: int, before: int | None = None) -> list[Message]:
        """Give the newest messages older than a given one, oldest first."""
        end = len(self.ids) if before is None else bisect_left(self.ids, before)
        return [self.items[ident] for ident in self.ids[max(0, end - limit) : end]]

    def after(self, limit: int, after: int) -> list[Message]:
        """Give the oldest messages newer than a given one, oldest first."""
        start = bisect_left(self.ids, after + 1)
        return [self.items[ident] for ident in self.ids[start : start + limit]]


class Event(NamedTuple):
    """Something that happened in a channel (None: everywhere), for those who may see it."""

    name: str
    data: Json
    channel: Channel | None
    only_for: int | None = None


class World:
    """Holds everything, tells what changes, and notes what has to be kept."""

    def __init__(self, clock: Clock, tell: Callable[[Event], None]) -> None:
        self.clock = clock
        self.tell = tell
        self.snowflakes = Snowflakes(clock)
        self.people: dict[int, Person] = {}
        self.channels: dict[int, Channel] = {}
        self.direct: dict[frozenset[int], Channel] = {}
        self.ephemerals: dict[int, dict[int, Message]] = {}
        self.reads: dict[tuple[int, int], int] = {}
        self.commands: dict[int, Json] = {}
        self.files: dict[int, File] = {}
        self.nonces: dict[tuple[int, str], tuple[float, int]] = {}
        """When messages with a nonce were sent, and which they are, oldest first."""
        self.dropped: dict[int, None] = {}
        self.dropped_size = 0
        self.dirty: dict[tuple[str, Any], None] = {}
        self.touched: Callable[[], None] = lambda: None
        self.bot: Json = {}
        self.guild: Json = {}
        self.base = ""
        """The address of the server, which addresses of files begin with."""

    # Making it

    def create(self, name: str, bot_name: str, locale: str = "en-US") -> None:
        """Make the first things there are: a bot, a server, its channels and people."""
        self.found(self.snowflakes.next(), bot_name, self.snowflakes.next(), name, locale)
        for person, language in SAMPLES:
            self.add_person(person, language)
        for channel, topic in CHANNELS:
            self.open_channel(channel, topic)
        self.keep("note", "world")

    def found(self, bot: int, bot_name: str, guild: int, name: str, locale: str) -> None:
        """Set up the bot's account and the server."""
        self.bot = objects.user(bot, bot_name, None, bot=True, color=0x2F855A)
        self.guild = objects.guild(guild, name, bot, locale)

    @property
    def bot_id(self) -> int:
        """Give the bot's id, which is its application's too."""
        return int(self.bot["id"])

    @property
    def guild_id(self) -> int:
        """Give the server's id."""
        return int(self.guild["id"])

    def keep(self, kind: str, key: Any) -> None:
        """Note that something changed and has to be written down."""
        self.dirty[kind, key] = None
        self.touched()

    # People

    def add_person(self, name: str, locale: str) -> Person:
        """Let somebody in; what was said before is not news to them."""
        taken = {person.username for person in self.people.values()}
        color = COLORS[len(self.people) % len(COLORS)]
        person = Person(self.snowflakes.next(), username(name, taken), name, locale, color)
        self.people[person.id] = person
        self.settle_owner()
        self.keep("person", person.id)
        for channel in self.visible(person.id):
            if channel.ids:
                self.read(person.id, channel, channel.ids[-1])
        return person

    def settle_owner(self) -> None:
        """Let the server belong to whoever was there first: a bot cannot own one."""
        self.guild["owner_id"] = str(min(self.people))

    def find_person(self, who: str) -> Person | None:
        """Find somebody by id, user name or name."""
        ident = parse(who)
        if ident in self.people:
            return self.people[ident]
        wanted = who.casefold()
        return next((p for p in self.people.values() if wanted in {p.username, p.name.casefold()}), None)

    def account(self, ident: int) -> Json | None:
        """Give an account, the bot's or a person's."""
        if ident == self.bot_id:
            return self.bot
        person = self.people.get(ident)
        return person.user if person else None

    # Channels

    def open_channel(self, name: str, topic: str | None = None) -> Channel:
        """Open a channel of the server, below those that are there."""
        ident = self.snowflakes.next()
        place = sum(channel.type == objects.TEXT for channel in self.channels.values())
        made = Channel(ident, objects.text_channel(ident, self.guild_id, name, place, topic))
        self.add_channel(made)
        return made

    def add_channel(self, channel: Channel) -> None:
        """Open a channel, thread or direct channel."""
        self.channels[channel.id] = channel
        if channel.type == objects.DM:
            self.direct[frozenset(channel.members)] = channel
        self.keep("channel", channel.id)
        self.tell(Event("THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE", channel.data, channel))

    def change_channel(self, channel: Channel) -> None:
        """Tell that a channel is not what it was."""
        self.keep("channel", channel.id)
        self.tell(Event("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel.data, channel))

    def remove_channel(self, channel: Channel) -> None:
        """Close a channel with all that hangs on it."""
        for child in [c for c in self.channels.values() if c.data.get("parent_id") == str(channel.id)]:
            self.remove_channel(child)
        self.tell(Event("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel.data, channel))
        del self.channels[channel.id]
        for message in channel.items.values():
            self.drop_files(message.data["attachments"])
            self.keep("message", (channel.id, message.id))
        self.keep("channel", channel.id)

    def open_direct(self, one: int, other: int) -> Channel:
        """Give the direct channel of two, opening it if need be."""
        found = self.direct.get(frozenset((one, other)))
        if found is None:
            ident = self.snowflakes.next()
            found = Channel(ident, objects.direct(ident), {one, other})
            self.add_channel(found)
        return found

    def direct_as(self, channel: Channel, viewer: int) -> Json:
        """Describe a direct channel to one of its ends: the recipient is the other."""
        others = [self.account(ident) for ident in channel.members if ident != viewer]
        return {**channel.data, "recipients": [other for other in others if other is not None]}

    def channel(self, ident: int) -> Channel:
        """Give a channel that the bot can know."""
        found = self.channels.get(ident)
        if found is None or (found.type == objects.DM and self.bot_id not in found.members):
            raise refuse(UNKNOWN_CHANNEL)
        return found

    def sees(self, person: int, channel: Channel) -> bool:
        """Tell if a person may look into a channel."""
        if channel.type in {objects.DM, objects.PRIVATE_THREAD}:
            return person in channel.members
        return True

    def visible(self, person: int) -> Iterable[Channel]:
        """List the channels a person may look into."""
        return [channel for channel in self.channels.values() if self.sees(person, channel)]

    # Messages

    def add_message(self, message: Message) -> None:
        """Say something."""
        channel = message.channel
        if message.only_for is not None:
            self._add_ephemeral(message, message.only_for)
        else:
            channel.items[message.id] = message
            channel.ids.append(message.id)
            channel.data["last_message_id"] = str(message.id)
            if channel.is_thread:
                channel.data["message_count"] += 1
                channel.data["total_message_sent"] += 1
            self.keep("message", (channel.id, message.id))
            self.keep("channel", channel.id)
        self.tell(Event("MESSAGE_CREATE", message.data, channel, message.only_for))

    def _add_ephemeral(self, message: Message, person: int) -> None:
        own = self.ephemerals.setdefault(person, {})
        own[message.id] = message
        while len(own) > KEPT_EPHEMERALS:
            old = own.pop(next(iter(own)))
            self.drop_files(old.data["attachments"])

    def change_message(self, message: Message) -> None:
        """Tell that a message is not what it was."""
        if message.only_for is None:
            self.keep("message", (message.channel.id, message.id))
        self.tell(Event("MESSAGE_UPDATE", message.data, message.channel, message.only_for))

    def remove_message(self, message: Message) -> None:
        """Take a message away."""
        channel = message.channel
        self.drop_files(message.data["attachments"])
        if message.only_for is not None:
            del self.ephemerals[message.only_for][message.id]
        else:
            del channel.items[message.id]
            del channel.ids[bisect_left(channel.ids, message.id)]
            if message.id in channel.pins:
                channel.pins.remove(message.id)
            if channel.is_thread:
                channel.data["message_count"] -= 1
            self.keep("message", (channel.id, message.id))
        gone: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if "guild_id" in channel.data:
            gone["guild_id"] = channel.data["guild_id"]
        self.tell(Event("MESSAGE_DELETE", gone, channel, message.only_for))

    def message(self, channel: Channel, ident: int) -> Message:
        """Give a message of a channel."""
        found = channel.items.get(ident)
        if found is None:
            raise refuse(UNKNOWN_MESSAGE)
        return found

    def of_nonce(self, channel: Channel, nonce: str) -> Message | None:
        """Give the message that was sent with a nonce a moment ago."""
        limit = self.clock.now() - SAME_NONCE
        while self.nonces and next(iter(self.nonces.values()))[0] < limit:
            del self.nonces[next(iter(self.nonces))]
        _, ident = self.nonces.get((channel.id, nonce), (0.0, 0))
        return channel.items.get(ident)

    def note_nonce(self, message: Message, nonce: str) -> None:
        """Remember the nonce of a message."""
        self.nonces[message.channel.id, nonce] = (self.clock.now(), message.id)

    def seen_by(self, person: int, channel: Channel, ident: int) -> Message | None:
        """Give a message that a person sees, ephemeral or not."""
        own = self.ephemerals.get(person, {}).get(ident)
        if own is not None and own.channel is channel:
            return own
        return channel.items.get(ident)

    def drop_files(self, attachments: Iterable[Json]) -> None:
        """Forget files, but not at once: somebody may still be loading them."""
        for attachment in attachments:
            ident = int(attachment["id"])
            if ident in self.files and ident not in self.dropped:
                self.dropped[ident] = None
                self.dropped_size += len(self.files[ident].data)
                self.keep("file", ident)
        while self.dropped_size > KEPT_DROPPED:
            oldest = next(iter(self.dropped))
            del self.dropped[oldest]
            self.dropped_size -= len(self.files.pop(oldest).data)

    # What was read

    def read(self, person: int, channel: Channel, upto: int) -> None:
        """Note how far somebody has read."""
        self.reads[person, channel.id] = upto
        self.keep("read", (person, channel.id))

    def unread(self, person: int, channel: Channel) -> Json:
        """Count what somebody has not read yet, up to a hundred."""
        last = self.reads.get((person, channel.id))
        news = [m for m in channel.after(100, last or 0) if m.author != person]
        mentions = sum(mentioned(message.data, person) for message in news)
        return {"last_read": None if last is None else str(last), "unread": len(news), "mentions": mentions}


def mentioned(message: Json, person: int) -> bool:
    """Tell if a message calls somebody."""
    return bool(message["mention_everyone"]) or any(user["id"] == str(person) for user in message["mentions"])

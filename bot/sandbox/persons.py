"""The person's side: one websocket per tab, and everything a person may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox import actions, commands, objects
from bot.sandbox.outbox import Outbox

if TYPE_CHECKING:
    from bot.sandbox.people import Person
    from bot.sandbox.server import Sandbox
    from bot.sandbox.world import Channel, Event, Message

Json = dict[str, Any]

RECENT = 50


class Tab:
    """One websocket that acts as a person."""

    def __init__(self, person: Person, outbox: Outbox) -> None:
        self.person = person
        self.outbox = outbox

    def send(self, name: str, data: Json) -> None:
        """Send a frame to this tab alone."""
        self.outbox.put(msgspec.json.encode({"t": name, "d": data}))


class Persons:
    """All tabs."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.tabs: dict[int, list[Tab]] = {}

    # What happens

    def tell(self, event: Event) -> None:
        """Tell everybody who may see it of an event."""
        if event.only_for is not None:
            for tab in self.tabs.get(event.only_for, ()):
                tab.send(event.name, event.data)
            return
        channel = event.channel
        if channel is not None and channel.type == objects.DM and event.name.startswith("CHANNEL_"):
            self._tell_ends(event, channel)
            return
        frame: bytes | None = None
        for person, tabs in self.tabs.items():
            if tabs and (channel is None or self.sandbox.world.sees(person, channel)):
                frame = frame or msgspec.json.encode({"t": event.name, "d": event.data})
                for tab in tabs:
                    tab.outbox.put(frame)

    def _tell_ends(self, event: Event, channel: Channel) -> None:
        """Tell the two ends of a direct channel, each of the other."""
        for person in channel.members:
            for tab in self.tabs.get(person, ()):
                tab.send(event.name, self.sandbox.world.direct_as(channel, person))

    def commands_changed(self) -> None:
        """Give everybody the new commands, each in their own language."""
        for tabs in self.tabs.values():
            for tab in tabs:
                tab.send("COMMANDS_UPDATE", {"commands": self.commands(tab.person)})

    def changed(self, person: Person) -> None:
        """Tell everybody that somebody is not as before."""
        for tabs in self.tabs.values():
            for tab in tabs:
                tab.send("PERSON_UPDATE", self.describe(person))

    def joined(self, channel: Channel, person: int) -> None:
        """Show somebody a thread that they were not in before."""
        for tab in self.tabs.get(person, ()):
            tab.send("THREAD_CREATE", channel.data)
            for message in self.recent(tab.person, channel):
                tab.send("MESSAGE_CREATE", message.data)

    def left(self, channel: Channel, person: int) -> None:
        """Hide a thread from somebody who is not in it any more."""
        if not self.sandbox.world.sees(person, channel):
            for tab in self.tabs.get(person, ()):
                tab.send("THREAD_DELETE", channel.data)

    # What a person sees

    def describe(self, person: Person) -> Json:
        """Describe a person."""
        online = bool(self.tabs.get(person.id))
        return {**person.user, "locale": person.locale, "dms_open": person.dms_open, "online": online}

    def commands(self, person: Person) -> list[Json]:
        """List the commands that they can use anywhere, in a person's language."""
        known = self.sandbox.world.commands.values()
        usable = [each for each in known if any(actions.is_usable(each, place) for place in (0, 1))]
        return [commands.localized(command, person.locale) for command in usable]

    def recent(self, person: Person, channel: Channel, before: int | None = None, limit: int = RECENT) -> list[Message]:
        """Give the newest messages of a channel that a person sees, oldest first."""
        found = channel.before(limit, before)
        own = self.sandbox.world.ephemerals.get(person.id, {}).values()
        oldest = found[0].id if len(found) == limit else 0
        found += [m for m in own if m.channel is channel and m.id >= oldest and (before is None or m.id < before)]
        found.sort(key=lambda message: message.id)
        return found

    def hello(self, person: Person) -> Json:
        """Tell a person everything that is there."""
        world = self.sandbox.world
        visible = list(world.visible(person.id))
        recent = {channel.id: self.recent(person, channel) for channel in visible}
        guild = {key: world.guild[key] for key in ("id", "name", "preferred_locale")}
        guild["channels"] = [channel.data for channel in visible if channel.type == objects.TEXT]
        guild["threads"] = [channel.data for channel in visible if channel.is_thread]
        return {
            "me": self.describe(person),
            "bot": world.bot,
            "bot_online": self.sandbox.gateway.online,
            "people": [self.describe(other) for other in world.people.values()],
            "guilds": [guild],
            "dms": [world.direct_as(channel, person.id) for channel in visible if channel.type == objects.DM],
            "commands": self.commands(person),
            "messages": {str(ident): [message.data for message in found] for ident, found in recent.items()},
            "more": {str(channel.id): True for channel in visible if len(channel.ids) > RECENT},
            "reads": {str(channel.id): world.unread(person.id, channel) for channel in visible},
        }

    # The socket

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one tab."""
        person = self.sandbox.world.find_person(request.query.get("as", ""))
        if person is None:
            raise web.HTTPNotFound(text="There is nobody of that name.")
        socket = web.WebSocketResponse(max_msg_size=1 << 20, heartbeat=30)
        await socket.prepare(request)
        tab = Tab(person, Outbox(socket))
        self.sandbox.sockets.add(socket)
        self._enter(tab)
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    actions.act(self.sandbox, tab, message.data)
        finally:
            self.sandbox.sockets.discard(socket)
            self._leave(tab)
            await tab.outbox.stop()
        return socket

    def _enter(self, tab: Tab) -> None:
        tabs = self.tabs.setdefault(tab.person.id, [])
        first = not tabs
        if first:
            tabs.append(tab)
            tab.send("HELLO", self.hello(tab.person))
            self.changed(tab.person)
            return
        tab.send("HELLO", self.hello(tab.person))
        tabs.append(tab)

    def _leave(self, tab: Tab) -> None:
        self.tabs[tab.person.id].remove(tab)
        if not self.tabs[tab.person.id]:
            self.changed(tab.person)

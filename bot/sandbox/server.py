"""The sandbox itself: one aiohttp server with all its parts."""

from __future__ import annotations

import ipaddress
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import msgspec
from aiohttp import web

from bot.sandbox import calls, objects, rest
from bot.sandbox.buckets import Buckets
from bot.sandbox.clock import Clock, RealClock
from bot.sandbox.errors import NOT_FOUND, TOO_MANY_REACTIONS, ApiError, refuse
from bot.sandbox.faults import Fault, Faults, Stumbles
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.people import LOCALES
from bot.sandbox.persons import Persons
from bot.sandbox.snowflake import parse, seconds, stamp
from bot.sandbox.state import State
from bot.sandbox.world import Channel, Event, Message, World

if TYPE_CHECKING:
    from collections.abc import Callable

Json = dict[str, Any]

MESSAGE_REACTIONS = 20
SHOWN = ("image/png", "image/jpeg", "image/gif", "image/webp", "text/plain")
"""What a browser may show in place; anything else is only downloaded."""


class Sandbox:
    """A local Discord."""

    def __init__(
        self,
        *,
        name: str = "Beagle",
        bot_name: str = "Beagle",
        token: str | None = None,
        clock: Clock | None = None,
        state: Path | None = None,
    ) -> None:
        self.clock: Clock = clock or RealClock()
        self.token = token
        self.names = (name, bot_name)
        self.world = World(self.clock, self.tell)
        self.gateway = Gateway(self)
        self.persons = Persons(self)
        self.interactions = Interactions(self)
        self.state = None if state is None else State(state, self.world)
        self.on_exchange: Callable[[calls.Exchange], None] | None = None
        self.faults = Faults()
        self.buckets = Buckets()
        self.stumbles = Stumbles(self)
        self.sockets: set[web.WebSocketResponse] = set()
        self.host = ""
        self.port = 0
        self._runner: web.AppRunner | None = None

    # Starting and stopping

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        """Open the server; port 0 picks a free one."""
        try:
            await self._listen(host, port)
            if self.state is None or not await self.state.open():
                self.world.create(*self.names)
        except BaseException:
            await self.stop()
            raise

    async def _listen(self, host: str, port: int) -> None:
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        self.host, self.port = self._runner.addresses[0][:2]
        self.world.base = self.url

    async def stop(self) -> None:
        """Close all sockets and the server, and write down what is left."""
        for socket in list(self.sockets):
            await socket.close(code=1001)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        if self.state is not None:
            await self.state.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @property
    def url(self) -> str:
        """Give the address of the page."""
        host = "127.0.0.1" if self.host == "0.0.0.0" else f"[{self.host}]" if ":" in self.host else self.host  # noqa: S104
        return f"http://{host}:{self.port}"

    @property
    def api_base(self) -> str:
        """Give what DISCORD_API_BASE has to be."""
        return self.url + calls.PREFIX

    @property
    def gateway_url(self) -> str:
        """Give what DISCORD_GATEWAY_URL has to be."""
        return self.url.replace("http://", "ws://") + "/gateway"

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=objects.REQUEST_LIMIT)
        calls.register(app, self, rest.ROUTES)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/client", self._guarded(self.persons.serve))
        app.router.add_get("/client/people", self._guarded(self._people))
        app.router.add_post("/client/people", self._guarded(self._new_person))
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._file)
        app.router.add_get("/", self._page)
        app.router.add_get("/static/{name}", self._static)
        app.router.add_route("*", calls.PREFIX + "/{rest:.*}", self._unknown)
        return app

    # What happens

    def tell(self, event: Event) -> None:
        """Tell persons and the bot of an event."""
        self.persons.tell(event)
        self.gateway.tell(event)

    def bot_came_or_went(self) -> None:
        """Tell persons if a bot is there."""
        self.persons.tell(Event("BOT_UPDATE", {"online": self.gateway.online}, None))

    def typing(self, channel: Channel, user: int) -> None:
        """Show that somebody writes."""
        data = {"channel_id": str(channel.id), "user_id": str(user), "timestamp": int(self.clock.now())}
        self.tell(Event("TYPING_START", data, channel))

    def react(self, message: Message, emoji: str, user: int) -> None:
        """Put an emoji under a message."""
        users = _reactions(message)
        if emoji not in users and len(users) >= MESSAGE_REACTIONS:
            raise refuse(TOO_MANY_REACTIONS)
        if user not in users.setdefault(emoji, []):
            users[emoji].append(user)
            self._set_reactions(message, users)

    def unreact(self, message: Message, emoji: str, user: int) -> None:
        """Take an emoji away."""
        users = _reactions(message)
        if user in users.get(emoji, []):
            users[emoji].remove(user)
            self._set_reactions(message, users)

    def _set_reactions(self, message: Message, users: dict[str, list[int]]) -> None:
        shown = [_reaction(emoji, found, self.world.bot_id) for emoji, found in users.items() if found]
        message.data = {**message.data, "reactions": shown}
        self.world.change_message(message)

    # Who may do what

    def knows(self, authorization: str) -> bool:
        """Tell if a token is good."""
        token = authorization.removeprefix("Bot ")
        return authorization.startswith("Bot ") and bool(token) and self.token in {None, token}

    def permissions(self, channel: Channel) -> int:
        """Tell what the bot may do in a channel."""
        if self.stumbles.put_out and channel.type != objects.DM:
            return 0
        place = channel
        if channel.is_thread:
            place = self.world.channels.get(int(channel.data["parent_id"]), channel)
        allowed = objects.MEMBER
        for overwrite in place.data.get("permission_overwrites", ()):
            if overwrite["id"] in {self.world.bot["id"], self.world.guild["id"]}:
                allowed = allowed & ~int(overwrite["deny"]) | int(overwrite["allow"])
        return allowed

    def deny(self, channel: Channel, permissions: int) -> None:
        """Take permissions from the bot in a channel; 0 gives all back."""
        taken = {"id": self.world.bot["id"], "type": 1, "allow": "0", "deny": str(permissions)}
        channel.data = {**channel.data, "permission_overwrites": [taken] if permissions else []}
        self.world.change_channel(channel)

    def fail(self, method: str, path: str, error: ApiError, times: int = 1) -> None:
        """Let the next requests fail: the path is a regular expression, without /api/v10."""
        self.faults.append(Fault(method, path, error, times))

    def guild_create(self) -> Json:
        """Describe the server with all that is in it, as a bot gets it at the start."""
        world = self.world
        channels = [c.data for c in world.channels.values() if c.type == objects.TEXT]
        threads = [
            {**c.data, "member": objects.thread_member(c.id, world.bot_id, self.clock.now())}
            for c in world.channels.values()
            if c.is_thread and not c.is_archived and world.bot_id in c.members
        ]
        extra = "voice_states presences stage_instances guild_scheduled_events soundboard_sounds"
        return {
            **world.guild,
            "joined_at": stamp(seconds(world.guild_id)),
            "large": False,
            "unavailable": False,
            "member_count": len(world.people) + 1,
            "members": [objects.member(world.bot)],
            "channels": channels,
            "threads": threads,
            **{key: [] for key in extra.split()},
        }

    # Pages and files

    def _guarded(self, handler: Callable[[web.Request], Any]) -> Callable[[web.Request], Any]:
        """Refuse other sites: a page from elsewhere must not act for a person here."""

        async def guarded(request: web.Request) -> web.StreamResponse:
            origin = request.headers.get("Origin")
            if origin is not None and origin.partition("://")[2] != request.host:
                raise web.HTTPForbidden(text="This page does not belong to the sandbox.")
            if self._is_loopback() and not _is_local(request.host):
                raise web.HTTPForbidden(text="The sandbox only answers to its own name.")
            found: web.StreamResponse = await handler(request)
            return found

        return guarded

    def _is_loopback(self) -> bool:
        return ipaddress.ip_address(self.host).is_loopback

    async def _people(self, _: web.Request) -> web.Response:
        return _json([self.persons.describe(person) for person in self.world.people.values()])

    async def _new_person(self, request: web.Request) -> web.Response:
        try:
            given = msgspec.json.decode(await request.read(), type=dict[str, str])
        except msgspec.MsgspecError as error:
            raise web.HTTPBadRequest(text=str(error)) from error
        name, locale = given.get("name", "").strip(), given.get("locale", "en-GB")
        if not 1 <= len(name) <= 32 or locale not in LOCALES:
            raise web.HTTPBadRequest(text="A person has a name of at most 32 letters, and one of Discord's locales.")
        person = self.world.add_person(name, locale)
        self.persons.changed(person)
        return _json(self.persons.describe(person), 201)

    async def _file(self, request: web.Request) -> web.Response:
        found = self.world.files.get(parse(request.match_info["file"]) or 0)
        if found is None or found.name != request.match_info["name"]:
            raise web.HTTPNotFound
        headers = {
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "private, max-age=86400",
            "Content-Type": found.type,
        }
        if found.type not in SHOWN:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=found.data, headers=headers)

    async def _page(self, _: web.Request) -> web.StreamResponse:
        return _page_file("index.html")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        return _page_file(request.match_info["name"])

    async def _unknown(self, _: web.Request) -> web.Response:
        error = refuse(NOT_FOUND)
        return _json(error.body, error.status)


def _page_file(name: str) -> web.FileResponse:
    folder = Path(str(resources.files("bot.sandbox") / "page"))
    found = folder / name
    if "/" in name or name.startswith(".") or not found.is_file():
        raise web.HTTPNotFound(text="There is no such page.")
    return web.FileResponse(found, headers={"Cache-Control": "no-cache"})


def _json(data: Any, status: int = 200) -> web.Response:
    return web.Response(status=status, body=msgspec.json.encode(data), headers={"Content-Type": "application/json"})


def _is_local(host: str) -> bool:
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    return name in {"127.0.0.1", "localhost", "[::1]"}


def _reactions(message: Message) -> dict[str, list[int]]:
    return {item["emoji"]["name"]: [int(user) for user in item["users"]] for item in message.data.get("reactions", ())}


def _reaction(emoji: str, users: list[int], bot: int) -> Json:
    return {
        "emoji": {"id": None, "name": emoji},
        "count": len(users),
        "count_details": {"burst": 0, "normal": len(users)},
        "burst_colors": [],
        "me": bot in users,
        "me_burst": False,
        "users": [str(user) for user in users],
    }

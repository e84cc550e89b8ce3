"""Act as a person in the sandbox, from a program: for tests over the wire."""

from __future__ import annotations

import asyncio
import itertools
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self, TypeVar

import aiohttp
import msgspec

from bot.sandbox.components import BUTTON, SELECTS, walk
from bot.sandbox.objects import EPHEMERAL, LOADING
from bot.sandbox.seen import Answer, Received, describe, label

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Json = dict[str, Any]
T = TypeVar("T")

DEADLINE = 60.0
"""Seconds until a wait is given up; a safety net, not a measure."""


class Failed(Exception):
    """The bot did not answer, or the sandbox refused."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(f"{reason}: {text}")
        self.reason = reason
        self.text = text


class Person:
    """Somebody in the sandbox. Actions return when the bot has answered, or raise Failed."""

    def __init__(
        self, session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse, *, remember: bool = True
    ) -> None:
        self.session = session
        self.socket = socket
        self.remember = remember
        self.me: Json = {}
        self.bot: Json = {}
        self.people: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.commands: list[Json] = []
        self.reads: dict[str, Json] = {}
        self.shown: dict[int, Json] = {}
        """All messages this person sees now, by id."""
        self.here = ""
        """The id of the channel in which actions happen unless told otherwise."""
        self.modal: Json | None = None
        self.frames: list[str] = []
        self.events: list[tuple[str, Json]] = []
        self._urls: dict[str, None] = {}
        self._nonces = itertools.count(1)
        self._answers: dict[str, asyncio.Future[tuple[str, Json]]] = {}
        self._choices: dict[str, list[Json]] = {}
        self._modals: dict[str, Json] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # Coming and going

    @classmethod
    async def connect(cls, url: str, who: str, *, remember: bool = True) -> Person:
        """Act as somebody in the sandbox at an address."""
        session = aiohttp.ClientSession()
        try:
            socket = await session.ws_connect(f"{url}/client", params={"as": who}, max_msg_size=0)
        except BaseException:
            await session.close()
            raise
        person = cls(session, socket, remember=remember)
        person._task = asyncio.get_running_loop().create_task(person._listen())
        await person.until(lambda: bool(person.me), "HELLO")
        return person

    async def close(self) -> None:
        """Leave."""
        await self.socket.close()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self.session.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # What is received

    async def _listen(self) -> None:
        try:
            async for frame in self.socket:
                if frame.type is aiohttp.WSMsgType.TEXT:
                    self._receive(frame.data)
        finally:
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(Failed("closed", "The sandbox closed the connection."))
                    future.exception()
            self._changed.set()

    def _receive(self, text: str) -> None:
        frame = msgspec.json.decode(text)
        name, data = frame["t"], frame["d"]
        if self.remember:
            self.frames.append(text)
            self.events.append((name, data))
        handler = getattr(self, f"_on_{name.lower()}", None)
        if handler is not None:
            handler(data)
        nonce = data.get("nonce")
        if nonce is not None and name in {"DONE", "REFUSED", "INTERACTION_SUCCESS", "INTERACTION_FAILED"}:
            future = self._answers.pop(nonce, None)
            if future is not None and not future.done():
                future.set_result((name, data))
        self._changed.set()

    def _on_hello(self, data: Json) -> None:
        self.me, self.bot, self.commands, self.reads = data["me"], data["bot"], data["commands"], data["reads"]
        self.people = {person["id"]: person for person in data["people"]}
        guild = data["guilds"][0]
        self.channels = {channel["id"]: channel for channel in [*guild["channels"], *guild["threads"], *data["dms"]]}
        self.here = self.here or guild["channels"][0]["id"]
        self.shown.clear()
        for found in data["messages"].values():
            for message in found:
                self._show(message)

    def _show(self, message: Json) -> None:
        self.shown[int(message["id"])] = message
        if self.remember:
            self._urls.update((attachment["url"], None) for attachment in message["attachments"])
        elif len(self.shown) > 1000:
            del self.shown[next(iter(self.shown))]

    def _on_message_create(self, data: Json) -> None:
        self._show(data)

    def _on_message_update(self, data: Json) -> None:
        self._show(data)

    def _on_message_delete(self, data: Json) -> None:
        self.shown.pop(int(data["id"]), None)

    def _on_channel_create(self, data: Json) -> None:
        self.channels[data["id"]] = data

    _on_channel_update = _on_thread_create = _on_thread_update = _on_channel_create

    def _on_channel_delete(self, data: Json) -> None:
        self.channels.pop(data["id"], None)

    _on_thread_delete = _on_channel_delete

    def _on_commands_update(self, data: Json) -> None:
        self.commands = data["commands"]

    def _on_person_update(self, data: Json) -> None:
        self.people[data["id"]] = data
        if data["id"] == self.me["id"]:
            self.me = data

    def _on_read(self, data: Json) -> None:
        self.reads[data["channel_id"]] = data

    def _on_modal(self, data: Json) -> None:
        self.modal = data
        self._modals[data["nonce"]] = data

    def _on_autocomplete(self, data: Json) -> None:
        self._choices[data["nonce"]] = data["choices"]

    # Looking

    def channel(self, name: str) -> str:
        """Give the id of a channel by its id, name, or the name of whom it is with ("@Beagle")."""
        for ident, channel in self.channels.items():
            others = {f"@{user['username']}" for user in channel.get("recipients", ())}
            others |= {f"@{user['global_name']}" for user in channel.get("recipients", ()) if user["global_name"]}
            if name.removeprefix("#") in {ident, channel.get("name")} or name in others:
                return ident
        known = [channel.get("name") or "@DM" for channel in self.channels.values()]
        raise AssertionError(f"{self.me['username']} sees no channel {name!r}, only {known}.")

    def go(self, channel: str) -> None:
        """Act in another channel from now on."""
        self.here = self.channel(channel)

    def messages(self, channel: str | None = None) -> list[Json]:
        """Give the messages of a channel, or of all, oldest first."""
        place = None if channel is None else self.channel(channel)
        return [m for _, m in sorted(self.shown.items()) if place is None or m["channel_id"] == place]

    def ephemerals(self) -> list[Json]:
        """Give the messages that only this person sees, oldest first."""
        return [message for message in self.messages() if message["flags"] & EPHEMERAL]

    def last(self, channel: str | None = None) -> Json:
        """Give the newest message of a channel (of where one is, unless told otherwise)."""
        return self.messages(channel or self.here)[-1]

    def message(self, ident: str | int) -> Json | None:
        """Give a message as it is now, or None when it is gone."""
        return self.shown.get(int(ident))

    async def everything_received(self) -> Received:
        """Give every frame, and the bytes of every file, that was ever sent to this person."""
        files = {}
        for url in self._urls:
            async with self.session.get(url) as response:
                assert response.status == 200, f"{url}: {response.status}"
                files[url] = await response.read()
        return Received(list(self.frames), files)

    async def file(self, attachment: Json) -> bytes:
        """Load the bytes of an attachment."""
        async with self.session.get(attachment["url"]) as response:
            assert response.status == 200, f"{attachment['url']}: {response.status}"
            return await response.read()

    # Waiting

    async def until(self, condition: Callable[[], T | None], what: str = "", seconds: float = DEADLINE) -> T:
        """Wait until a condition holds, looking again whenever something arrives; give what it gave."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    found = condition()
                    if found:
                        return found
                    if self.socket.closed:
                        raise Failed("closed", "The sandbox closed the connection.")
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise AssertionError(
                f"{self.me.get('username')} waited in vain for {what or condition}.\n{self.picture()}"
            ) from None

    async def wait_for(
        self, predicate: Callable[[Json], object] | str, in_: str | None = None, seconds: float = DEADLINE
    ) -> Json:
        """Wait for a message: the newest of which the predicate holds, or that contains the text."""
        fits = (lambda m: predicate in m["content"]) if isinstance(predicate, str) else predicate

        def look() -> Json | None:
            return next((message for message in reversed(self.messages(in_)) if fits(message)), None)

        return await self.until(look, f"a message with {predicate!r}", seconds)

    def picture(self, count: int = 15) -> str:
        """Describe the newest messages, for the report of a failure."""
        return "\n".join(["It sees:", *(describe(message) for message in self.messages()[-count:])])

    # Acting

    async def act(self, op: str, **data: Any) -> tuple[str, Json]:
        """Send an action and wait for its answer."""
        nonce = str(next(self._nonces))
        future: asyncio.Future[tuple[str, Json]] = asyncio.get_running_loop().create_future()
        self._answers[nonce] = future
        await self.socket.send_str(msgspec.json.encode({"op": op, "nonce": nonce, "d": data}).decode())
        try:
            async with asyncio.timeout(DEADLINE):
                name, answer = await future
        except TimeoutError:
            raise AssertionError(f"{self.me['username']} got no answer to {op} {data}.\n{self.picture()}") from None
        if name in {"REFUSED", "INTERACTION_FAILED"}:
            raise Failed(answer["reason"], answer["text"])
        return name, answer

    async def _interact(self, op: str, **data: Any) -> Answer:
        _, answer = await self.act(op, **data)
        kind, nonce = answer["kind"], answer["nonce"]
        if kind == "deferred":
            await self._thought(int(answer["message_id"]))
        message = None if answer["message_id"] is None else self.shown.get(int(answer["message_id"]))
        return Answer(kind, message, self._modals.pop(nonce, None), self._choices.pop(nonce, []))

    async def _thought(self, ident: int) -> None:
        """Wait until a thinking message has become an answer, or is gone."""
        await self.until(
            lambda: ident not in self.shown or not self.shown[ident]["flags"] & LOADING, "the deferred answer"
        )

    async def send(self, content: str, in_: str | None = None) -> Json:
        """Write a message."""
        _, answer = await self.act("send", channel_id=self._place(in_), content=content)
        message: Json = answer["message"]
        return message

    def _place(self, in_: str | None) -> str:
        return self.here if in_ is None else self.channel(in_)

    async def slash(self, command: str, /, *, in_: str | None = None, **options: Any) -> Answer:
        """Run a slash command."""
        return await self._interact("slash", channel_id=self._place(in_), command=command, options=options)

    async def autocomplete(
        self, command: str, option: str, typed: Any = "", /, *, in_: str | None = None, **filled: Any
    ) -> list[Json]:
        """Ask for suggestions for an option."""
        given = {**filled, option: typed}
        place = self._place(in_)
        answer = await self._interact("autocomplete", channel_id=place, command=command, options=given, focused=option)
        return answer.choices

    async def click(self, what: str, in_: Json | str | None = None) -> Answer:
        """Press a button, by its label or custom id: in a message, a channel, or the newest message that has it."""
        message, found = self._find(what, in_, (BUTTON,))
        return await self._interact(
            "click", channel_id=message["channel_id"], message_id=message["id"], custom_id=found.get("custom_id", "")
        )

    async def choose(self, *values: str, in_: Json | str | None = None, menu: str | None = None) -> Answer:
        """Choose in a menu, by labels or values; `menu` is its custom id or placeholder, if several would fit."""
        message, found = self._find_menu(values, in_, menu)
        by_label = {option["label"]: option["value"] for option in found.get("options", ())}
        known = {option["value"] for option in found.get("options", ())}
        picked = [value if value in known else by_label.get(value, value) for value in values]
        return await self._interact(
            "choose",
            channel_id=message["channel_id"],
            message_id=message["id"],
            custom_id=found["custom_id"],
            values=picked,
        )

    async def submit(self, values: Json | None = None, /, **more: Any) -> Answer:
        """Send the form that was opened last, with values by custom id."""
        if self.modal is None:
            raise AssertionError(f"{self.me['username']} has no form open.")
        return await self._interact("submit", modal_id=self.modal["modal_id"], values={**(values or {}), **more})

    async def open_dm(self, user: str | None = None) -> str:
        """Open a direct channel, with the bot unless told otherwise, and give its id."""
        _, answer = await self.act("open_dm", user_id=user or self.bot["id"])
        self.channels[answer["channel"]["id"]] = answer["channel"]
        return str(answer["channel"]["id"])

    async def set(self, **settings: Any) -> None:
        """Change locale, dms_open or name."""
        await self.act("set", **settings)

    async def dismiss(self, message: Json) -> None:
        """Put an ephemeral message away."""
        await self.act("dismiss", message_id=message["id"])

    async def read(self, in_: str | None = None) -> None:
        """Mark a channel as read."""
        await self.act("read", channel_id=self._place(in_))

    async def older(self, before: str, in_: str | None = None, limit: int = 50) -> list[Json]:
        """Load what was said before a message."""
        _, answer = await self.act("older", channel_id=self._place(in_), before=before, limit=limit)
        for message in answer["messages"]:
            self._show(message)
        found: list[Json] = answer["messages"]
        return found

    # Finding what to press

    def _candidates(self, in_: Json | str | None) -> Iterator[Json]:
        """Visit the messages that are meant, newest first, as they are now."""
        if isinstance(in_, dict):
            yield self.shown.get(int(in_["id"]), in_)
            return
        yield from reversed(self.messages(in_))

    def buttons(self, in_: Json | str | None = None) -> list[str]:
        """List the labels of all buttons that can be pressed, newest message first."""
        return [
            label(item)
            for message in self._candidates(in_)
            for item in walk(message["components"])
            if item["type"] == BUTTON and not item.get("disabled")
        ]

    def _find(self, what: str, in_: Json | str | None, kinds: tuple[int, ...]) -> tuple[Json, Json]:
        disabled = None
        for message in self._candidates(in_):
            for item in walk(message["components"]):
                if item["type"] in kinds and what in {item.get("custom_id"), item.get("label"), label(item)}:
                    if not item.get("disabled"):
                        return message, item
                    disabled = disabled or (message, item)
        if disabled is not None:
            raise Failed("disabled", f"{what!r} is there, but disabled.")
        raise AssertionError(f"{self.me['username']} sees no button {what!r}.\n{self.picture()}")

    def _find_menu(self, values: tuple[str, ...], in_: Json | str | None, menu: str | None) -> tuple[Json, Json]:
        for message in self._candidates(in_):
            for item in walk(message["components"]):
                if item["type"] not in SELECTS or item.get("disabled"):
                    continue
                offered = {text for option in item.get("options", ()) for text in (option["label"], option["value"])}
                if menu in {item["custom_id"], item.get("placeholder")} if menu is not None else set(values) <= offered:
                    return message, item
        raise AssertionError(f"{self.me['username']} sees no menu with {values!r}.\n{self.picture()}")

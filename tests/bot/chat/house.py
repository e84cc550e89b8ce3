"""A whole house for tests over the wire: the sandbox, the real discord.py client on it, and people."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from typing import TYPE_CHECKING, Any

import games
from bot.chat.client import Client
from bot.clock import Clock
from bot.sandbox.components import walk
from bot.store import open_store
from bot.tables import Tables
from games import players
from games.core import Dice, fingerprint
from tests.wire import Wire, wired

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from pathlib import Path

    from bot.pictures import Pictures
    from bot.sandbox.client import Person

Json = dict[str, Any]


class Quick:
    """Computer players that think at once: what they choose is not what these tests are about."""

    async def choose(self, game: str, dump: bytes, seat: int, level: str) -> str:
        return players.choose("random", games.load(game, dump).view(seat), Dice(bytes(32)))


class House:
    """A sandbox, a bot that can be stopped and started again on the same data, and people who play."""

    def __init__(self, folder: Path, pictures: Pictures, *, lang: str = "en", seed: int = 1) -> None:
        self.folder = folder
        self.pictures = pictures
        self.lang = lang
        self.seed = seed
        self.clock = Clock()
        self.token = "token"
        self.sandbox: Wire
        self.people: dict[str, Person] = {}
        self._stack = AsyncExitStack()

    async def __aenter__(self):
        self.sandbox = await self._stack.enter_async_context(wired())
        self.sandbox.world.guild["preferred_locale"] = {"en": "en-GB", "fr": "fr"}[self.lang]
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.stop()
        await self._stack.aclose()

    # The bot

    async def start(self, kind: type[Client] = Client, **options: Any) -> None:
        """Start the bot on the data that is there."""
        seeds = lambda length: self.seed.to_bytes(length, "big")  # noqa: E731
        store = await open_store(str(self.folder / "beagle.sqlite"))
        self.tables = Tables(store, thinker=Quick(), seeds=seeds, clock=self.clock)
        self.client = kind(self.tables, self.pictures, guild_ready_timeout=0.02, **options)
        self.client.announcer._first_pause = 0.01
        await self.tables.resume()
        self._connection = asyncio.create_task(self.client.start(self.token))
        ready = asyncio.create_task(self.client.wait_until_ready())
        await asyncio.wait({ready, self._connection}, return_when=asyncio.FIRST_COMPLETED)
        if self._connection.done():
            ready.cancel()
            await self._connection

    async def stop(self) -> None:
        """Stop the bot."""
        await self.client.close()
        await asyncio.gather(self._connection, return_exceptions=True)
        await self.tables.close()

    async def restart(self) -> None:
        """Stop the bot and start another one on the same data."""
        await self.stop()
        await self.start()

    # People

    async def person(self, who: str) -> Person:
        """Give somebody to act as."""
        if who not in self.people:
            self.people[who] = await self.sandbox.person(who)
            self.people[who].go("#games")
        return self.people[who]

    async def seated(self, *who: str, game: str = "cubosaurs", computers: int = 0, **options: Any) -> list[Person]:
        """Open a table for some people, set options, and start."""
        found = [await self.person(each) for each in who]
        host = found[0]
        lobby = (await host.slash("game new", game=game)).message
        assert lobby is not None
        for each in found[1:]:
            await each.click("b:join:1:0::", lobby)
            lobby = await changed(host, lobby)
        for _ in range(computers):
            await host.click("b:computer:1:0::easy", lobby)
            lobby = await changed(host, lobby)
        for name, value in options.items():
            await self.tables.set_option(1, int(host.me["id"]), name, value)
        await host.click("b:start:1:0::", lobby)
        return found

    async def all_said(self, person: Person) -> None:
        """Wait until all that was committed has been said, by direct message too."""
        while await self.tables.notices():
            await person.read()

    # Playing

    async def play_out(self, people: Sequence[Person], turn: Callable[[Person, Json], Awaitable[None]]) -> Json:
        """Let whoever is called take their turn, post after post; give the last post of the game."""
        by_id = {person.me["id"]: person for person in people}
        seen = 0
        while True:
            post = await people[0].wait_for(partial(is_newer_board, seen), "#games")
            seen = int(post["id"])
            if "b:export:1:0::" in ids(post):
                return post
            (called,) = post["mentions"]
            await turn(by_id[called["id"]], post)


def ids(message: Json) -> list[str]:
    """List the custom ids of a message."""
    return [item["custom_id"] for item in walk(message["components"]) if "custom_id" in item]


def is_board(message: Json) -> bool:
    """Tell whether this is a public board post that can still be pressed."""
    return (
        bool(message["components"])
        and not message["flags"] & 64
        and any(each["filename"] == "board.png" for each in message["attachments"])
    )


def is_newer_board(seen: int, message: Json) -> bool:
    """Tell whether this is a board post that came after another."""
    return is_board(message) and int(message["id"]) > seen


def asks(message: Json) -> bool:
    """Tell whether a panel shows a question."""
    return any(each.split(":")[1] in {"play", "pick", "open"} for each in ids(message))


async def changed(person: Person, message: Json) -> Json:
    """Wait until a message is no longer what it was."""
    return await person.until(
        lambda: (now := person.message(message["id"])) is not None and now != message and now, "a change"
    )


async def take(person: Person, panel: Json, *keys: str) -> Json:
    """Choose in a panel the first of some keys that is offered, else the first option; give the panel after it."""
    panel = person.message(panel["id"]) or panel
    for item in walk(panel["components"]):
        if item["type"] == 3:
            values = [option["value"] for option in item["options"]]
            await person.choose(next((key for key in keys if key in values), values[0]), in_=panel)
            return await changed(person, panel)
    offered = [each for each in ids(panel) if each.split(":")[1] in {"play", "open"}]
    wanted = (each for key in keys for each in offered if each.split(":", 5)[5] == key)
    await person.click(next(wanted, offered[0]), panel)
    return await changed(person, panel)


async def by_clicks(person: Person, post: Json) -> None:
    """Take a turn through the panel: keep the hand, buy nothing."""
    panel = (await person.click("b:move:1:0::", post)).message
    assert panel is not None
    while asks(panel):
        panel = await take(person, panel, "keep", "done")


async def assert_finished(house: House, person: Person, post: Json, words: str) -> None:
    """Insist on a complete end: the result, the seed, and a record that proves every draw."""
    assert words in post["content"]
    table = await house.tables.get(1)
    assert table.status == "over"
    assert post["attachments"][0]["description"]
    answer = await person.click("b:export:1:0::", post)
    record = await person.file(answer.message["attachments"][0])
    game = games.replay(record)
    assert game.outcome is not None
    seed = bytes.fromhex(games.Record.from_json(record).seed)
    assert seed.hex() in post["content"]
    assert fingerprint(seed) == table.seed_sha256
    assert table.seed_sha256 in post["content"]

"""Playing on while things go wrong: by whatever way is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bot.chat.house import asks, by_clicks, ids, is_board, take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.sandbox.client import Person
    from tests.bot.chat.house import House, Json

TWO = ("mary.anning", "charles.darwin")


def called(people: Sequence[Person], post: Json) -> Person:
    """Give whoever a post calls."""
    return next(person for person in people if person.me["id"] == post["mentions"][0]["id"])


async def first_board(house: House, *who: str, **options) -> tuple[list[Person], Json]:
    """Begin a short game; give the people and the first board."""
    people = await house.seated(*(who or TWO), rounds=1, **options)
    return people, await people[0].wait_for(is_board, people[0].here)


async def to_the_end(house: House, people: Sequence[Person]) -> Json:
    """Play on by clicks until the game is over, as the store says too; who is called for is found in the boards."""
    seen = 0

    def news(message: Json) -> bool:
        return is_board(message) and int(message["id"]) > seen and (over(message) or bool(message["mentions"]))

    while not over(post := await people[0].wait_for(news, people[0].here)):
        seen = int(post["id"])
        await by_clicks(called(people, post), post)
    assert (await house.tables.get(1)).status == "over"
    return post


def over(post: Json) -> bool:
    """Tell whether a post is the last of its game."""
    return any(":export:" in each for each in ids(post))


async def newer(person: Person, post: Json, channel: str | None = None) -> Json:
    """Wait for a board that came after another."""
    return await person.wait_for(lambda m: is_board(m) and int(m["id"]) > int(post["id"]), channel or person.here)


async def by_dm(person: Person) -> Json:
    """Take a turn in the direct message that asks for it, or offers it; give what it says in the end."""

    def offered() -> Json | None:
        found = [m for m in person.messages() if person.channels.get(m["channel_id"], {}).get("type") == 1]
        return next((m for m in reversed(found) if asks(m) or any(":move:" in each for each in ids(m))), None)

    message = await person.until(offered, "a direct message to play in")
    if not asks(message):
        message = (await person.click(next(each for each in ids(message) if ":move:" in each), message)).message
    while asks(message):
        message = await take(person, message, "keep", "done")
    return message

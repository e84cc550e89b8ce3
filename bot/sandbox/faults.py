"""What can go wrong on Discord's side: requests that fail once or now and then, and what a server does to a bot."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from bot.sandbox.errors import ApiError

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

ANY = r".*"
FLAKY_PAUSE = 0.2
"""Seconds that a flaky server wants a bot to wait."""


def slow_down(seconds: float, code: int = 0) -> ApiError:
    """Make a 429: the bot is to wait so long. The server adds the headers that a bot looks for."""
    said = {"retry_after": seconds, "global": False}
    return ApiError(429, code, "You are being rate limited.", **said)


def down(status: int = 503) -> ApiError:
    """Make the answer of a server that does not work."""
    return ApiError(status, 0, f"{status}: the server does not work")


class Fault:
    """An error that the next matching requests get."""

    def __init__(self, method: str, path: str, error: ApiError, times: int) -> None:
        self.method = method
        self.path = re.compile(path)
        self.error = error
        self.times = times

    def fits(self, method: str, path: str) -> bool:
        """Tell whether a request is one of those."""
        return self.method in {method, ANY} and self.path.fullmatch(path) is not None


class Faults(list[Fault]):
    """All errors that wait for a request, and the share of requests that fail without being told to."""

    flaky = 0.0

    def __bool__(self) -> bool:
        return bool(len(self) or self.flaky)

    def strike(self, method: str, path: str) -> None:
        """Raise the first error that fits a request."""
        for fault in self:
            if fault.fits(method, path):
                fault.times -= 1
                if fault.times == 0:
                    self.remove(fault)
                raise fault.error
        if random.random() < self.flaky:  # noqa: S311 - no secret
            raise random.choice((slow_down(FLAKY_PAUSE), down(502)))  # noqa: S311


class Stumbles:
    """Lets things happen to a bot that happen on Discord, now; `sandbox.stumbles`."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.put_out = False
        """Is the bot no member of the server?"""

    def leave(self) -> None:
        """Put the bot out of the server, or delete the server: the bot cannot tell."""
        self.put_out = True
        self.sandbox.gateway.tell_all("GUILD_DELETE", {"id": self.sandbox.world.guild["id"]})

    def come_back(self) -> None:
        """Let the bot in again."""
        self.put_out = False
        joined = {key: value for key, value in self.sandbox.guild_create().items() if key != "unavailable"}
        self.sandbox.gateway.tell_all("GUILD_CREATE", joined)

    def delete_channel(self, channel: int) -> None:
        """Delete a channel or thread with all its messages."""
        self.sandbox.world.remove_channel(self.sandbox.world.channels[channel])

    def delete_message(self, channel: int, message: int) -> None:
        """Delete a message, as a moderator does."""
        self.sandbox.world.remove_message(self.sandbox.world.channels[channel].items[message])

    def archive(self, thread: int, *, archived: bool = True, locked: bool = False) -> None:
        """Put a thread away, or back; a locked one only a moderator can wake."""
        found = self.sandbox.world.channels[thread]
        found.data["thread_metadata"] = {**found.data["thread_metadata"], "archived": archived, "locked": locked}
        self.sandbox.world.change_channel(found)

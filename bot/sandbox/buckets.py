"""Rate limits: so many requests of a kind per channel or server and while, told in headers, and 429 beyond that.

Nobody is limited unless a limit is set: `sandbox.buckets.limit, sandbox.buckets.per = 5, 5.0` is what Discord wants
of messages in a channel.
"""

from __future__ import annotations

import math
from hashlib import md5
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

MAJOR = ("channel", "guild")
"""Requests that differ in these are counted apart, whatever else differs in their addresses."""
ENOUGH = 1000
"""So many buckets are remembered before those that are over are thrown away."""


class Bucket(NamedTuple):
    """How much of a limit is left, and until when that counts."""

    left: int
    until: float


class Buckets:
    """Counts the requests of the bot."""

    def __init__(self) -> None:
        self.limit = 0
        """So many requests; 0 when nobody counts."""
        self.per = 5.0
        """Seconds."""
        self._buckets: dict[str, Bucket] = {}

    def take(self, method: str, route: str, path: Mapping[str, str], now: float) -> tuple[dict[str, str], float]:
        """Count a request; give the headers that tell of its bucket, and how long it has to wait (0: it may go on)."""
        if not self.limit:
            return {}, 0.0
        kind = f"{method} {route}"
        name = ".".join([kind, *(path.get(each, "") for each in MAJOR)])
        found = self._buckets.get(name)
        if found is None or found.until <= now:
            found = Bucket(self.limit, now + self.per)
        rest = found.until - now
        headers = {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(max(found.left - 1, 0)),
            "X-RateLimit-Reset": f"{found.until:.3f}",
            "X-RateLimit-Reset-After": f"{rest:.3f}",
            "X-RateLimit-Bucket": md5(kind.encode(), usedforsecurity=False).hexdigest(),
        }
        if not found.left:
            return headers | {"X-RateLimit-Scope": "user"}, math.ceil(rest * 1000) / 1000
        self._keep(name, found._replace(left=found.left - 1), now)
        return headers, 0.0

    def _keep(self, name: str, bucket: Bucket, now: float) -> None:
        if len(self._buckets) >= ENOUGH:
            self._buckets = {each: kept for each, kept in self._buckets.items() if kept.until > now}
        self._buckets[name] = bucket

"""The names of buttons and menus: all that a click has to tell, so that it works after any restart.

    b:<what>:<table>:<epoch>:<decision>:<rest>

Anybody in a channel can read the ids of a public message, so they never hold a hidden card there: the rest is an
option's key only in panels and DMs, which have one reader.
"""

from __future__ import annotations

import re

from msgspec import Struct

TEMPLATE = re.compile(
    r"b:(?P<what>[a-z_]{1,12}):(?P<table>\d{1,12}):(?P<epoch>\d{1,6}):(?P<decision>[^:]*):(?P<rest>.*)"
)
LENGTH = 100


class Id(Struct, frozen=True):
    """What a control does, at which table, and about which question."""

    what: str
    table: int = 0
    epoch: int = 0
    decision: str = ""
    rest: str = ""

    def __str__(self) -> str:
        """Give the custom id."""
        made = f"b:{self.what}:{self.table}:{self.epoch}:{self.decision}:{self.rest}"
        if len(made) > LENGTH or parse(made) != self:
            raise ValueError(f"A control cannot be named like this: {made!r}.")
        return made


def parse(custom_id: str) -> Id | None:
    """Read a custom id; None when it is not one of ours."""
    match = TEMPLATE.fullmatch(custom_id)
    if match is None:
        return None
    return Id(match["what"], int(match["table"]), int(match["epoch"]), match["decision"], match["rest"])

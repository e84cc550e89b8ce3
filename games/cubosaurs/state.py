"""The data of a running game."""

from __future__ import annotations

from msgspec import Struct, field

from games.core import Zone

CARDS_POOL = "cards"
TILES_POOL = "tiles"


def _no_tiles() -> Zone:
    return Zone.open(TILES_POOL)


class State(Struct):
    """A table of Cubosaurs. Seats count from 0; rounds from 1."""

    deck: Zone
    aside: Zone
    hand: Zone
    """The one hand that travels around the table."""

    collections: list[Zone]
    round: int = 0
    direction: int = -1
    """+1 clockwise, through rising seats; -1 the other way. It turns at the start of each round."""

    active: int = 0
    holder: int = 0
    """Who has the hand: the active player, or whoever it was just passed to while a tile may still be bought."""

    history: list[list[dict[str, int]]] = []
    """Round by round, seat by seat: points of each group (see scoring.GROUPS)."""

    # The advanced game
    tokens: list[int] = []
    supply: int = 0
    market: Zone = field(default_factory=_no_tiles)
    pile: Zone = field(default_factory=_no_tiles)
    bought: list[Zone] = []
    """The tiles each seat bought this round."""

    has_bought: bool = False
    """The active player has bought a tile this turn."""

"""Recorded whole games: each number of players, each variant, and each way a game usually ends.

    python -m tests.dominant_species.fixtures

plays them anew: of each kind, the first seed whose game ends in the wanted way. Do so when the rules change.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from games.dominant_species.facts import NONE
from tests.recorded import Kind, Shelf

if TYPE_CHECKING:
    from games.core import Decision, Dice

EAGER = "eager"
"""Plays at random, but goes for cards where there are some: else hardly a game sees the Ice Age."""


class Ages(Shelf):
    """Games of eager players end with the Ice Age, those of the others after the longest time."""

    def fits(self, kind: Kind, game: Any) -> bool:
        """Tell whether a game ended when and as it should."""
        return game.state.ended == ("ice_age" if kind.player == EAGER else "turns") and super().fits(kind, game)

    def choose(self, kind: Kind, game: Any, seat: int, decision: Decision, dice: Dice) -> str:
        """Answer at random, or eagerly."""
        if kind.player != EAGER:
            return super().choose(kind, game, seat, decision, dice)
        options = list(decision.options)
        if decision.kind.endswith(".plan"):
            options = [option for option in options if option.key.startswith("space:domination")] or options
        if decision.kind.endswith(".dominate"):
            good = [option for option in options if option.value != NONE and game.state.dominant[option.value] != NONE]
            options = good or options
        return dice.choice(options).key


KINDS = (
    *(Kind(name, seats, player=EAGER) for seats, name in enumerate(("two", "three", "four", "five", "six"), 2)),
    Kind("two-several", 2, options={"several": True}, player=EAGER),
    Kind("three-several", 3, options={"several": True}, player=EAGER),
    Kind("four-random-earth", 4, options={"random_earth": True}, player=EAGER),
    Kind("three-several-random-earth", 3, options={"several": True, "random_earth": True}, player=EAGER),
    Kind("five-chosen", 5, options={"animals": "chosen"}, player=EAGER),
    Kind("three-several-drafted", 3, options={"several": True, "animals": "drafted"}, player=EAGER),
    Kind("two-thirty-turns", 2),
    Kind("four-five-turns", 4, options={"turns": 5}),
    Kind("two-by-chain", 2, "victory-by-chain", player=EAGER),
)

SHELF = Ages("dominant_species", KINDS)

if __name__ == "__main__":
    sys.exit(SHELF.write())

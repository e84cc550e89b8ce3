"""Recorded whole games, at least one for each way a game can end, and for each set with 2, 4 and 8 players.

    python -m tests.evolution.fixtures

plays them anew: of each kind, the first seed whose game ends in the wanted way. Do so when the rules change.
"""

from __future__ import annotations

import sys

from tests.recorded import Kind, Shelf

FLY = {"sets": "base_fly"}
CONTINENTS = {"sets": "base_continents"}
ALL = {"sets": "all"}

KINDS = (
    Kind("two-base", 2, player="normal"),
    Kind("four-base", 4, player="easy"),
    Kind("eight-base", 8),
    Kind("two-fly", 2, options=FLY, player="normal"),
    Kind("four-fly", 4, options=FLY, player="easy"),
    Kind("eight-fly", 8, options=FLY),
    Kind("three-fly-half-deck", 3, options={**FLY, "half_deck": "on"}, player="easy"),
    Kind("three-base-optional", 3, options={"mimicry_optional": True, "tail_loss_optional": True}),
    Kind("four-fly-house", 4, options={**FLY, "ambush_own": True, "viviparous_once": True}),
    Kind("two-fly-plain-anglerfish", 2, options={**FLY, "anglerfish_has_carnivorous_face": False}),
    Kind("four-base-discard", 4, "victory-by-discard"),
    Kind("four-base-lot", 4, "victory-by-lot"),
    Kind("two-continents", 2, options=CONTINENTS, player="normal"),
    Kind("four-continents", 4, options=CONTINENTS, player="easy"),
    Kind("eight-continents", 8, options=CONTINENTS),
    Kind("two-all", 2, options=ALL, player="normal"),
    Kind("four-all", 4, options=ALL, player="easy"),
    Kind("eight-all", 8, options=ALL),
    Kind("five-all", 5, options=ALL),
    Kind("six-all", 6, options=ALL, player="easy"),
)

SHELF = Shelf("evolution", KINDS)

if __name__ == "__main__":
    sys.exit(SHELF.write())

"""What a table is worth at the end (X8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.evolution.animals import links_of, own
from games.evolution.cards import POINTS, SCORE
from games.evolution.state import OCEAN

if TYPE_CHECKING:
    from games.evolution.state import State


def points(state: State, seat: int) -> dict[str, int]:
    """Count the points of a seat: its animals, its trait cards, and the food these ask for; a paired card once.

    A remnant counts for its traits only, an animal in the ocean for a point more.
    """
    herd = own(state, seat)
    alive = [animal for animal in herd if not animal.remnant]
    kinds = [trait.kind for animal in herd for trait in animal.traits]
    kinds += [link.kind for animal in herd for link in links_of(state, animal) if link.first == animal.id]
    cards = SCORE.trait * len(kinds)
    return {
        "animals": SCORE.animal * len(alive),
        "traits": cards,
        "food": sum(POINTS[kind] for kind in kinds) - cards,
        "ocean": SCORE.ocean * sum(animal.place == OCEAN for animal in alive),
    }


def total(state: State, seat: int) -> int:
    """Add up the points of a seat."""
    return sum(points(state, seat).values())

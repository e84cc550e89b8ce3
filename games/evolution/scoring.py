"""What a table is worth at the end (X8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.evolution.animals import links_of, own
from games.evolution.cards import POINTS, SCORE

if TYPE_CHECKING:
    from games.evolution.state import State


def points(state: State, seat: int) -> dict[str, int]:
    """Count the points of a seat: its animals, its trait cards, and the food these ask for; a paired card once."""
    herd = own(state, seat)
    kinds = [trait.kind for animal in herd for trait in animal.traits]
    kinds += [link.kind for animal in herd for link in links_of(state, animal) if link.first == animal.id]
    cards = SCORE.trait * len(kinds)
    return {"animals": SCORE.animal * len(herd), "traits": cards, "food": sum(POINTS[kind] for kind in kinds) - cards}


def total(state: State, seat: int) -> int:
    """Add up the points of a seat."""
    return sum(points(state, seat).values())

"""How good a game looks for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.dominant_species import DominantSpecies


def appraise(game: DominantSpecies, seat: int) -> float:
    """Compare the points of a seat's weakest animal with those of the best opponent."""
    vp, owner = game.state.vp, game.state.owner
    weakest: dict[int, int] = {}
    for animal, who in enumerate(owner):
        if who >= 0:
            weakest[who] = min(vp[animal], weakest.get(who, vp[animal]))
    others = [points for who, points in weakest.items() if who != seat]
    return float(weakest.get(seat, 0) - max(others, default=0))

"""How good a table looks for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.evolution.scoring import total

if TYPE_CHECKING:
    from games.evolution import Evolution


def appraise(game: Evolution, seat: int) -> float:
    """Compare a seat with the others."""
    worth = [float(total(game.state, each)) for each in range(game.seats)]
    others = [each for number, each in enumerate(worth) if number != seat]
    return worth[seat] - sum(others) / len(others)

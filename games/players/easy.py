"""A beginner: plays at random, but never throws points away for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.players.foresight import look_ahead

if TYPE_CHECKING:
    from games.core import Dice, View

CARELESS = 3.0
"""So much worse than the best option may be what a beginner still finds acceptable."""


def easy(view: View[Any], dice: Dice) -> str:
    """Pick any option that does not look far worse than another."""
    worth = look_ahead(view, dice, 1)
    best = max(worth.values())
    return dice.choice([key for key, value in worth.items() if value >= best - CARELESS])

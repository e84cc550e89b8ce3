"""A beginner: plays at random, but never throws points away for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.players.foresight import look_ahead

if TYPE_CHECKING:
    from games.core import Dice, View

CARELESS = 3.0
"""So much worse than the best option may be what a beginner still finds as good."""


def easy(view: View[Any], dice: Dice) -> str:
    """Pick any option, except those that look worse than the present and far worse than another option."""
    assert view.viewer is not None
    now = view.imagine(dice).appraise(view.viewer)
    worth = look_ahead(view, dice, 1)
    bearable = min(now, max(worth.values()) - CARELESS)
    return dice.choice([key for key, value in worth.items() if value >= bearable])

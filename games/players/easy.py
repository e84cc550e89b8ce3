"""A beginner: plays at random, but never throws points away for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.players.foresight import look_ahead

if TYPE_CHECKING:
    from games.core import Dice, View

TRIFLE = 2.0
"""A loss so small that a beginner does not notice it."""


def easy(view: View[Any], dice: Dice) -> str:
    """Pick any option that loses nothing worth mentioning; if all lose something, any that loses hardly more."""
    assert view.viewer is not None
    now = view.imagine(dice).appraise(view.viewer)
    worth = look_ahead(view, dice, 1)
    bearable = min(now, max(worth.values())) - TRIFLE
    return dice.choice([key for key, value in worth.items() if value >= bearable])

"""Looking one step ahead: play each option in an imagined game, and see how that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.core import registry

if TYPE_CHECKING:
    from games.core import Dice, Game, View

WORLDS = 4
"""How many imagined games an option is tried in; what is unknown differs between them."""

FOLLOW_UPS = 2
"""How many further questions of the same move are thought through (which card, whose)."""


def normal(view: View[Any], dice: Dice) -> str:
    """Pick the option that looks best on average."""
    worth = look_ahead(view, dice, WORLDS)
    best = max(worth.values())
    return dice.choice([key for key, value in worth.items() if value == best])


def look_ahead(view: View[Any], dice: Dice, worlds: int) -> dict[str, float]:
    """Appraise each option, over the same imagined games for all of them."""
    seat = view.viewer
    assert seat is not None
    keys = [option.key for option in view.pending()[seat].options]
    worth = dict.fromkeys(keys, 0.0)
    for _ in range(worlds):
        world = view.imagine(dice)
        for key, value in _appraised(world, seat, keys, FOLLOW_UPS).items():
            worth[key] += value / worlds
    return worth


def _appraised(world: Game[Any], seat: int, keys: list[str], follow_ups: int) -> dict[str, float]:
    data = world.dump()
    worth = {}
    for key in keys:
        copy = registry.load(world.rules.name, data)
        copy.play(seat, key)
        asked = copy.pending().get(seat)
        if asked is not None and copy.turn == world.turn and follow_ups:
            options = [option.key for option in asked.options]
            worth[key] = max(_appraised(copy, seat, options, follow_ups - 1).values())
        else:
            worth[key] = copy.appraise(seat)
    return worth

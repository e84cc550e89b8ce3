"""Looking one step ahead: play each option in an imagined game, and see how that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.core import registry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core import Dice, Game, View

WORLDS = 4
"""How many imagined games an option is tried in; what is unknown differs between them."""

TRIES = 120
"""About so many moves are tried for each question of a move: nobody should wait. Each option is tried at least once."""

FOLLOW_UPS = 3
"""How many further questions of the same move are thought through (which card, whose, for which)."""


def normal(view: View[Any], dice: Dice) -> str:
    """Pick the option that looks best on average."""
    worth = look_ahead(view, dice, WORLDS)
    best = max(worth.values())
    return dice.choice([key for key, value in worth.items() if value == best])


def look_ahead(view: View[Any], dice: Dice, worlds: int) -> dict[str, float]:
    """Appraise each option, over the same imagined games for all of them."""
    assert view.viewer is not None
    thought = Thought(view.viewer, view.pending()[view.viewer].kind, dice)
    keys = [option.key for option in view.pending()[view.viewer].options]
    seen: list[dict[str, float]] = []
    while len(seen) < worlds:
        seen.append(thought.appraised(view.imagine(dice), keys, TRIES // len(keys), FOLLOW_UPS))
        if thought.tries * (len(seen) + 1) > TRIES * len(seen):
            break
        if seen[1:] and seen[-1] == seen[-2]:
            break  # what is unknown makes no difference here
    return {key: sum(worth[key] for worth in seen) / len(seen) for key in keys}


class Thought:
    """What a seat thinks about one question."""

    def __init__(self, seat: int, kind: str, dice: Dice) -> None:
        self.seat = seat
        self.kind = kind
        self.dice = dice
        self.tries = 0

    def appraised(self, world: Game[Any], keys: Sequence[str], share: int, follow_ups: int) -> dict[str, float]:
        """Play each option in a copy of an imagined game and see how that looks; each has its share of the tries."""
        data = world.dump()
        worth = {}
        for key in keys:
            copy = registry.load(world.rules.name, data)
            copy.play(self.seat, key)
            self.tries += 1
            asked = copy.pending().get(self.seat)
            # The same question again, after something else was done first, is one for the next thought.
            if asked is not None and copy.turn == world.turn and asked.kind != self.kind and follow_ups:
                further = self._some([option.key for option in asked.options], share)
                worth[key] = max(self.appraised(copy, further, share // len(further), follow_ups - 1).values())
            else:
                worth[key] = copy.appraise(self.seat)
        return worth

    def _some(self, keys: list[str], most: int) -> list[str]:
        """Pick as many options as there are tries for, at random; one at least."""
        if len(keys) > most:
            self.dice.shuffle(keys)
        return keys[: max(1, most)]

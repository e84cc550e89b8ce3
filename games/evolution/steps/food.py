"""The food bank: dice by the number of players (F1, F3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Step
from games.evolution.cards import FOOD
from games.evolution.steps.feeding import StartGo
from games.evolution.words import bank_of

if TYPE_CHECKING:
    from games.evolution import Evolution


class FillBank(Step, tag="fill_bank"):
    """Roll for the food of this turn; what was left of the last one is gone."""

    def run(self, game: Evolution) -> None:
        """Roll, and begin the feeding phase."""
        state = game.state
        state.phase = "food"
        table = FOOD[game.seats]
        state.rolled = [game.dice.roll() for _ in range(table.dice)]
        for place in state.places:
            state.bank[place] = sum(state.rolled) + table.plus
            dice = tuple(state.rolled)
            n = state.bank[place]
            game.tell("evolution-bank", at=(bank_of(place),), n=n, dice=dice, plus=table.plus)
        game.then(StartFeeding())


class StartFeeding(Step, tag="start_feeding"):
    """Begin the feeding phase with the first player."""

    def run(self, game: Evolution) -> None:
        """Begin."""
        state = game.state
        state.phase = "feeding"
        state.passes = 0
        for animal in state.animals.values():
            animal.fed = False
        game.then(StartGo(seat=state.first))

"""The food bank: dice by the number of players (F1, F3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import SeatRef, Step
from games.evolution import table
from games.evolution.cards import FOOD, TERRITORIES
from games.evolution.steps.feeding import StartGo
from games.evolution.words import bank_of, place_of, thing

if TYPE_CHECKING:
    from games.evolution import Evolution
    from games.evolution.state import Animal

BUILT = 2
"""What an Aedificator adds to the food of its territory."""


class FillBank(Step, tag="fill_bank"):
    """Roll for the food of this turn; what was left of the last one is gone."""

    def run(self, game: Evolution) -> None:
        """Roll, and begin the feeding phase."""
        state = game.state
        state.phase = "food"
        game.then(StartFeeding())
        if game.continents:
            advance_neoplasms(game)
            fill_territories(game)
            return
        food = FOOD[game.seats]
        state.rolled = [game.dice.roll() for _ in range(food.dice)]
        for place in state.places:
            state.bank[place] = sum(state.rolled) + food.plus
            dice, n = tuple(state.rolled), state.bank[place]
            count = len(dice)
            game.tell("evolution-bank", at=(bank_of(place),), n=n, dice=dice, count=count, plus=food.plus)


def fill_territories(game: Evolution) -> None:
    """Roll for each continent; the ocean always has the same (F2)."""
    state = game.state
    state.rolled = []
    for place in state.places:
        count, plus = TERRITORIES[game.seats].of(place)
        dice = tuple(game.dice.roll() for _ in range(count))
        state.rolled += dice
        state.bank[place] = n = sum(dice) + plus
        if dice:
            at = (bank_of(place),)
            game.tell("evolution-bank-at", at=at, place=place, n=n, dice=dice, count=count, plus=plus)
        else:
            game.tell("evolution-bank-ocean", at=(bank_of(place),), n=n)


def advance_neoplasms(game: Evolution) -> None:
    """Let every Neoplasm change places with the trait above it, which is off from now on (NEOPLASM)."""
    sick = [animal for animal in game.state.animals.values() if "neoplasm" in animal.active]
    for animal in sick:
        _advance(game, animal)
    for animal in sick:
        table.outgrown(game, animal)


def _advance(game: Evolution, animal: Animal) -> None:
    traits = animal.traits
    index = next(number for number, trait in enumerate(traits) if trait.kind == "neoplasm")
    if index + 1 == len(traits):
        return
    traits[index], traits[index + 1] = traits[index + 1], traits[index]
    lost = traits[index]
    lost.yellow = False
    who = SeatRef(animal.owner)
    game.tell("evolution-switched-off", at=(place_of(animal),), who=who, animal=animal.id, trait=thing(lost.kind))
    table.changed(game, animal)


class StartFeeding(Step, tag="start_feeding"):
    """Begin the feeding phase with the first player."""

    def run(self, game: Evolution) -> None:
        """Begin."""
        state = game.state
        state.phase = "feeding"
        state.passes = 0
        for animal in state.animals.values():
            animal.fed = False
            if "aedificator" in animal.active:
                state.bank[animal.place] += BUILT
                who, place, n = SeatRef(animal.owner), animal.place, state.bank[animal.place]
                at = (place_of(animal), bank_of(place))
                game.tell("evolution-built", at=at, who=who, animal=animal.id, place=place, n=n)
        game.then(StartGo(seat=state.first))

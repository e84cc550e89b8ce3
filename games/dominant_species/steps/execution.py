"""Execution: the twelve sections in order, in each the pawns from left to right (2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Step
from games.dominant_species import table
from games.dominant_species.facts import ARACHNID, COMPETES, INSECT, MOVES, NONE, SECTIONS, SPECIATES
from games.dominant_species.steps.domination import Dominate
from games.dominant_species.steps.earth import Glaciate, Wander
from games.dominant_species.steps.elements import Abound, Adapt, Deplete, LayWaste, Regress, Reinitiate, Waste
from games.dominant_species.steps.reset import Reset
from games.dominant_species.steps.species import Compete, CompeteFreely, Migrate, Speciate, SpeciateFreely

if TYPE_CHECKING:
    from games.dominant_species import DominantSpecies


class Execute(Step, tag="execute"):
    """Go through the sections, then reset."""

    def run(self, game: DominantSpecies) -> None:
        """Begin."""
        game.state.phase = "execution"
        game.then(*(Section(section=section) for section in SECTIONS), Reset())


class Section(Step, tag="section"):
    """Carry out a section, with what happens in it by itself."""

    section: str

    def run(self, game: DominantSpecies) -> None:
        """Begin it."""
        state, section = game.state, self.section
        state.section = section
        pawns = NextPawn(section=section)
        match section:
            case "regression":
                game.then(Regress())
            case "wasteland":
                game.then(pawns, LayWaste())
            case "speciation" if state.owner[INSECT] != NONE:
                game.then(pawns, SpeciateFreely(seat=game.seat_of(INSECT), animal=INSECT))
            case "competition" if state.owner[ARACHNID] != NONE:
                game.then(CompeteFreely(seat=game.seat_of(ARACHNID), animal=ARACHNID), pawns)
            case _:
                game.then(pawns)


class NextPawn(Step, tag="next_pawn"):
    """Take the next pawn of a section off the display, and let its owner act.

    The spaces are looked at anew each time: a card may put a pawn to the right of the one that acts.
    """

    section: str
    index: int = 0

    def run(self, game: DominantSpecies) -> None:
        """Find it; of Glaciation only the first acts."""
        spaces = game.state.spaces[self.section]
        for index in range(self.index, len(spaces)):
            if spaces[index] != NONE:
                animal = table.take_pawn(game, self.section, index)
                game.begin_turn()
                acts = action(game, self.section, index, animal)
                if self.section == "glaciation":
                    game.then(acts)
                else:
                    game.then(acts, NextPawn(section=self.section, index=index + 1))
                return


def action(game: DominantSpecies, section: str, index: int, animal: int) -> Step:
    """Give the question that a pawn on a space asks its owner."""
    seat = game.seat_of(animal)
    match section:
        case "speciation":
            return Speciate(seat=seat, animal=animal, element=SPECIATES[index])
        case "migration":
            return Migrate(seat=seat, animal=animal, moves=MOVES[index])
        case "competition":
            return Compete(seat=seat, animal=animal, terrains=list(COMPETES[index]))
    return SIMPLE[section](seat=seat, animal=animal)


SIMPLE = {
    "initiative": Reinitiate,
    "adaptation": Adapt,
    "abundance": Abound,
    "wasteland": Waste,
    "depletion": Deplete,
    "glaciation": Glaciate,
    "wanderlust": Wander,
    "domination": Dominate,
}
"""The question of each section whose spaces are all alike."""

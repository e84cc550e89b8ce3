"""Planning: in the order of initiative, one action pawn at a time goes on a vacant space (2.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from games.core import Ask, Option, Refusal, Step, Text
from games.dominant_species import table
from games.dominant_species.facts import NONE
from games.dominant_species.words import section_thing, space, space_place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State

EMPTIABLE = ("adaptation", "regression", "abundance", "wasteland", "depletion")
"""Sections that do nothing for a pawn while no element lies there."""


class StartTurn(Step, tag="start_turn"):
    """Begin a turn with its planning."""

    def run(self, game: DominantSpecies) -> None:
        """Begin."""
        state = game.state
        state.turn += 1
        state.phase = "planning"
        state.section = ""
        state.scored = []
        if state.turn >= game.turns:
            state.last_turn, state.ended = True, "turns"
        game.tell("dominant-species-turn-last" if state.last_turn else "dominant-species-turn", n=state.turn)
        game.then(PlanNext())


class PlanNext(Step, tag="plan_next"):
    """Find who places a pawn: round after round in the order of initiative, whoever has one left."""

    place: int = 0
    """The place on the initiative track that comes next."""

    def run(self, game: DominantSpecies) -> None:
        """Ask for a place, or go on to the execution."""
        state = game.state
        size = len(state.initiative)
        for offset in range(size):
            place = (self.place + offset) % size
            animal = state.initiative[place]
            if state.pawns[animal]:
                game.begin_turn()
                game.then(Plan(seat=game.seat_of(animal), animal=animal), PlanNext(place=(place + 1) % size))
                return
        game.execute()


@lru_cache(64)
def space_option(section: str, index: int) -> Option:
    """Offer a space of the action display, under the name of its section."""
    group = Text("dominant-species-group-section", section=section_thing(section))
    key = f"space:{section}:{index + 1}"
    return Option(key, space(section, index), (section, index), group, space_place(section, index))


def space_detail(state: State, section: str) -> Text:
    """Say what a section does, and warn of one that would do nothing now."""
    if section in EMPTIABLE and all(element == NONE for element in state.boxes[section]):
        return Text("dominant-species-space-empty", section=section_thing(section))
    return Text(f"dominant-species-about-{section}")


class PlacePawn(Ask):
    """What all questions for a space have in common: its owner has an available pawn."""

    animal: int

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the vacant spaces."""
        return [space_option(section, index) for section, index in table.vacant_spaces(game.state)]

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what the section does."""
        match option.value:
            case (str(section), int()):
                return space_detail(game.state, section)
        return option.label

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say who stands on the other spaces."""
        for section, spaces in game.state.spaces.items():
            for index, animal in enumerate(spaces):
                if animal != NONE:
                    option = space_option(section, index)
                    why = Text("dominant-species-why-occupied", **game.named(animal))
                    yield Refusal(option.key, option.label, why, "2.4")

    def play(self, game: DominantSpecies, value: tuple[str, int]) -> None:
        """Place the pawn."""
        table.place_pawn(game, self.animal, *value)


class Plan(PlacePawn, tag="plan"):
    """Put a pawn on a vacant space; nobody may pass (D2)."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the space."""
        return Text("dominant-species-plan", **game.named(self.animal), n=game.state.pawns[self.animal])

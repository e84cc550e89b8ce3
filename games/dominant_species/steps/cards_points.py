"""The cards without a choice: points, pawns, the initiative, chance, and the Ice Age (1.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Text
from games.dominant_species import table
from games.dominant_species.dominance import dominated
from games.dominant_species.facts import ICE_AGE, NONE, POINTS, bonus
from games.dominant_species.steps.effects import brings, cubes, effect, foretells, foretold, idle, reason
from games.dominant_species.words import animal_thing

if TYPE_CHECKING:
    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State

# Points


@brings("biodiversity")
def shared_tiles(state: State, animal: int, hex_: int) -> int:  # noqa: ARG001
    """Count the tiles that an animal shares with others."""
    return sum(cubes(state, each) > state.species[each][animal] for each in state.occupied(animal))


@idle("biodiversity")
def shares_nothing(state: State, animal: int, hex_: int) -> Text | None:
    """Biodiversity needs a tile that is shared."""
    return None if shared_tiles(state, animal, hex_) else reason("alone")


@effect("biodiversity")
def biodiversity(game: DominantSpecies, animal: int, hex_: int) -> None:
    """Score a point for each tile that is shared, however many others are there."""
    table.gain_vp(game, animal, shared_tiles(game.state, animal, hex_))


@brings("ecodiversity")
def needed_disks(state: State, animal: int, hex_: int) -> int:  # noqa: ARG001
    """Count the disks on earth whose type an animal has at least once."""
    need = state.need(animal)
    return sum(element != NONE and need[element] > 0 for element in state.corners)


@idle("ecodiversity")
def needs_nothing(state: State, animal: int, hex_: int) -> Text | None:
    """Ecodiversity needs a disk that fits."""
    return None if needed_disks(state, animal, hex_) else reason("no-element")


@effect("ecodiversity")
def ecodiversity(game: DominantSpecies, animal: int, hex_: int) -> None:
    """Score a point for each disk on earth that the animal needs."""
    table.gain_vp(game, animal, needed_disks(game.state, animal, hex_))


def ahead(state: State, animal: int) -> list[int]:
    """List the animals that have more points."""
    return [other for other in state.animals() if state.vp[other] > state.vp[animal]]


@idle("niche_biomes")
def nobody_ahead(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Niche Biomes hits only those who have more points."""
    return None if ahead(state, animal) else reason("none-ahead")


@foretells("niche_biomes")
def overtaken(state: State, animal: int, hex_: int) -> Text:
    """Name those who would lose points, and how many."""
    names = tuple(map(animal_thing, ahead(state, animal)))
    return Text("dominant-species-foretold-niche-biomes", n=POINTS[state.terrain[hex_]][0], animals=names)


@effect("niche_biomes")
def niche_biomes(game: DominantSpecies, animal: int, hex_: int) -> None:
    """Take the first-place value of the scored tile from everybody with more points."""
    for other in ahead(game.state, animal):
        table.lose_vp(game, other, POINTS[game.state.terrain[hex_]][0])


@foretells(ICE_AGE)
def ice_comes(state: State, animal: int, hex_: int) -> Text:  # noqa: ARG001
    """Say who would get how many points; the turn would be the last."""
    paid = [(each, bonus(len(dominated(state, each)))) for each in state.animals()]
    shares = tuple(Text("dominant-species-share", animal=animal_thing(each), n=n) for each, n in paid if n)
    if not shares:
        return Text("dominant-species-effect-ice-age")
    return Text("dominant-species-foretold-ice-age", shares=shares)


@effect(ICE_AGE)
def ice_age(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Pay every animal for the tiles it dominates; the turn becomes the last."""
    state = game.state
    for each in state.animals():
        table.gain_vp(game, each, bonus(len(dominated(state, each))))
    state.last_turn = True
    state.ended = ICE_AGE


# Pawns and initiative


@effect("omnivore")
def omnivore(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Give the animal an action pawn."""
    table.gain_pawn(game, animal)


@foretells("intelligence")
def wiser(state: State, animal: int, hex_: int) -> Text:  # noqa: ARG001
    """Name those who would gain a pawn."""
    return foretold("pawn", (each for each in state.animals() if each <= animal))


@effect("intelligence")
def intelligence(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Give an action pawn to the animal and to all above it in the food chain."""
    for each in game.state.animals():
        if each <= animal:
            table.gain_pawn(game, each)


@foretells("parasitism")
def fed_by_others(state: State, animal: int, hex_: int) -> Text:  # noqa: ARG001
    """Name those who would gain a pawn."""
    return foretold("pawn", (each for each in state.animals() if each >= animal))


@effect("parasitism")
def parasitism(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Give an action pawn to the animal and to all below it in the food chain."""
    for each in game.state.animals():
        if each >= animal:
            table.gain_pawn(game, each)


@idle("nocturnal")
def leads(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Nocturnal does nothing for the first."""
    return reason("first") if state.initiative[0] == animal else None


@effect("nocturnal")
def nocturnal(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Move the animal up one place in the initiative."""
    table.swap_initiative(game, animal)


# Species and elements, without a choice


@idle("cold_snap")
def none_in_the_cold(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Cold Snap needs others on tundra."""
    for each in state.tundras():
        if table.opponents_at(state, animal, each):
            return None
    return reason("no-tundra-species")


@foretells("cold_snap")
def freezing(state: State, animal: int, hex_: int) -> Text:  # noqa: ARG001
    """Count the cubes that would go."""
    n = sum(len(table.opponents_at(state, animal, each)) for each in state.tundras())
    return Text("dominant-species-foretold-cold-snap", n=n)


@effect("cold_snap")
def cold_snap(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Eliminate one cube of every other animal on each tundra tile."""
    state = game.state
    for each in state.tundras():
        for other in table.opponents_at(state, animal, each):
            table.eliminate(game, other, each)


def in_symbiosis(state: State, animal: int) -> list[int]:
    """List who draws a disk: the animal first, then those with fewer elements, where a slot is free."""
    own = state.elements_of(animal)
    others = [each for each in state.animals() if state.elements_of(each) < own]
    return [each for each in (animal, *others) if table.can_gain_element(state, each)]


@idle("symbiotic")
def nobody_gains(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Symbiotic needs a disk in the bag and somebody who can take it."""
    if not sum(state.bag):
        return reason("bag")
    return None if in_symbiosis(state, animal) else reason("six-elements")


@foretells("symbiotic")
def nourished(state: State, animal: int, hex_: int) -> Text:  # noqa: ARG001
    """Name those who would gain an element."""
    return foretold("symbiotic", in_symbiosis(state, animal))


@effect("symbiotic")
def symbiotic(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Draw a disk for the animal and for each that had fewer; when the bag is empty the last ones get none."""
    for each in in_symbiosis(game.state, animal):
        element = table.draw_element(game)
        if element != NONE:
            table.gain_element(game, each, element)

"""The verbs that all steps share: what can happen to cubes, disks, tiles, pawns and points.

Each changes the state, tells what happened, and finds dominance anew. Nothing else writes to these parts of the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import EVERYBODY
from games.dominant_species import dominance
from games.dominant_species.board import CORNERS_OF, NEIGHBOURS, TOUCHES
from games.dominant_species.facts import ELEMENT_LIMIT, ELEMENTS, NONE, POINTS, TERRAINS, TUNDRA, bonus
from games.dominant_species.state import Sleepers
from games.dominant_species.words import (
    animal_place,
    corner,
    corner_place,
    element_thing,
    hex_place,
    space,
    space_place,
    tile,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State

CORNER_TILES = 3
"""A corner in the middle of the earth touches so many tiles."""


# Species


def add_species(game: DominantSpecies, animal: int, hex_: int, n: int) -> None:
    """Put cubes from the gene pool on a tile."""
    if n:
        game.state.pool[animal] -= n
        game.state.species[hex_][animal] += n
        game.tell(
            "dominant-species-added",
            at=(hex_place(hex_),),
            **game.named(animal),
            n=n,
            tile=tile(game.state, hex_),
        )
        dominance.refresh(game, (hex_,))


def wake_species(game: DominantSpecies, animal: int, hex_: int, n: int) -> None:
    """Put eliminated cubes on a tile, where they survive this turn's extinction (Hibernation)."""
    if n:
        game.state.eliminated[animal] -= n
        game.state.species[hex_][animal] += n
        _sleep(game.state, animal, hex_, game.state.asleep(animal, hex_) + n)
        game.tell(
            "dominant-species-woken",
            at=(hex_place(hex_),),
            **game.named(animal),
            n=n,
            tile=tile(game.state, hex_),
        )
        dominance.refresh(game, (hex_,))


def move_species(game: DominantSpecies, animal: int, start: int, end: int, n: int) -> None:
    """Move cubes from one tile to another; those that hibernate go last, and stay protected."""
    if not n:
        return
    state = game.state
    asleep = state.asleep(animal, start)
    sleepers = max(0, n - (state.species[start][animal] - asleep))
    state.species[start][animal] -= n
    state.species[end][animal] += n
    if sleepers:
        _sleep(state, animal, start, asleep - sleepers)
        _sleep(state, animal, end, state.asleep(animal, end) + sleepers)
    game.tell(
        "dominant-species-moved",
        at=(hex_place(start), hex_place(end)),
        **game.named(animal),
        n=n,
        start=tile(state, start),
        end=tile(state, end),
    )
    dominance.refresh(game, (start, end))


def eliminate(game: DominantSpecies, animal: int, hex_: int, n: int = 1) -> None:
    """Take cubes off a tile for good; those that hibernate go last."""
    if not n:
        return
    _take_off(game.state, animal, hex_, n)
    game.state.eliminated[animal] += n
    game.tell(
        "dominant-species-eliminated",
        at=(hex_place(hex_),),
        **game.named(animal),
        n=n,
        tile=tile(game.state, hex_),
    )
    dominance.refresh(game, (hex_,))


def _take_off(state: State, animal: int, hex_: int, n: int) -> None:
    state.species[hex_][animal] -= n
    left = state.species[hex_][animal]
    if state.sleepers and state.asleep(animal, hex_) > left:
        _sleep(state, animal, hex_, left)


def _sleep(state: State, animal: int, hex_: int, n: int) -> None:
    """Note how many cubes hibernate somewhere."""
    kept = [each for each in state.sleepers if (each.animal, each.hex) != (animal, hex_)]
    state.sleepers = [*kept, Sleepers(animal, hex_, n)] if n else kept


# Elements


def draw_element(game: DominantSpecies) -> int:
    """Draw a disk from the bag at random; -1 when it is empty."""
    bag = game.state.bag
    total = sum(bag)
    if not total:
        return NONE
    place = game.dice.below(total)
    for element, n in enumerate(bag):
        if place < n:
            bag[element] -= 1
            return element
        place -= n
    raise AssertionError("a bag holds what it counts")


def take_from_bag(game: DominantSpecies, element: int) -> None:
    """Take a disk of one's choice from the bag."""
    game.state.bag[element] -= 1


def take_from_box(game: DominantSpecies, section: str, element: int) -> None:
    """Take a disk from the action display: a square gets empty, a box shorter."""
    box = game.state.boxes[section]
    if section in SQUARES:
        box[box.index(element)] = NONE
    else:
        box.remove(element)


SQUARES = ("adaptation", "abundance", "wanderlust")
"""The sections with four squares; the others have a box."""


def place_element(game: DominantSpecies, animal: int, element: int, at: int) -> None:
    """Lay a disk, taken from somewhere before, on a vacant corner."""
    state = game.state
    state.corners[at] = element
    game.tell(
        "dominant-species-element-placed",
        at=(corner_place(at),),
        **game.named(animal),
        element=element_thing(element),
        corner=corner(state, at),
    )
    dominance.refresh(game, TOUCHES[at])


def remove_elements(game: DominantSpecies, corners: Sequence[int]) -> None:
    """Take disks off the earth, into the bag."""
    if not corners:
        return
    state = game.state
    places = tuple(corner_place(at) for at in corners)
    for element in range(len(ELEMENTS)):
        n = sum(state.corners[at] == element for at in corners)
        if n:
            game.tell("dominant-species-elements-removed", at=places, element=element_thing(element), n=n)
    for at in corners:
        state.bag[state.corners[at]] += 1
        state.corners[at] = NONE
    dominance.refresh(game, sorted({hex_ for at in corners for hex_ in TOUCHES[at]}))


def can_gain_element(state: State, animal: int) -> bool:
    """Tell whether an animal has a grey slot left."""
    return state.elements_of(animal) < ELEMENT_LIMIT


def gain_element(game: DominantSpecies, animal: int, element: int) -> None:
    """Add a disk, taken from somewhere before, to an animal."""
    game.state.added[animal][element] += 1
    game.tell(
        "dominant-species-element-gained",
        at=(animal_place(animal),),
        **game.named(animal),
        element=element_thing(element),
    )
    dominance.refresh(game, game.state.occupied(animal))


def lose_element(game: DominantSpecies, animal: int, element: int) -> None:
    """Return an added disk of an animal to the bag."""
    game.state.added[animal][element] -= 1
    game.state.bag[element] += 1
    game.tell(
        "dominant-species-element-lost",
        at=(animal_place(animal),),
        **game.named(animal),
        element=element_thing(element),
    )
    dominance.refresh(game, game.state.occupied(animal))


def vacant_corners(state: State, hex_: int) -> list[int]:
    """List the corners of a tile without a disk, clockwise from the east."""
    return [at for at in CORNERS_OF[hex_] if state.corners[at] == NONE]


# Tiles


def lay_tile(game: DominantSpecies, animal: int, stack: int, hex_: int) -> None:
    """Lay the tile that is face up on a stack on a vacant hex."""
    state = game.state
    terrain = state.stacks[stack].draw(game, state.laid, EVERYBODY)
    state.where.append(hex_)
    state.terrain[hex_] = TERRAINS.index(terrain)
    game.tell(
        "dominant-species-tile-laid",
        at=(hex_place(hex_),),
        **game.named(animal),
        tile=tile(state, hex_),
    )
    dominance.refresh(game, (hex_,))


def flip(game: DominantSpecies, stack: int) -> None:
    """Turn the top tile of a stack face up."""
    zone = game.state.stacks[stack]
    if zone.cards and zone.seen[-1] != EVERYBODY:
        zone.seen[-1] = EVERYBODY
        game.reveal()


def can_glaciate(state: State, hex_: int) -> bool:
    """Tell whether a tile may become tundra: it is none, and lies beside some."""
    terrain = state.terrain
    return terrain[hex_] not in {NONE, TUNDRA} and any(terrain[other] == TUNDRA for other in NEIGHBOURS[hex_])


def glaciable(state: State) -> list[int]:
    """List the tiles that may become tundra, as long as there are tundra tiles."""
    if not state.tundra:
        return []
    return [hex_ for hex_ in state.tiles() if can_glaciate(state, hex_)]


def frozen_corners(state: State, hex_: int) -> list[int]:
    """List the disks that would touch three tundra tiles if a tile became one; some may have been laid so before."""
    terrain = state.terrain
    return [
        at
        for at, element in enumerate(state.corners)
        if element != NONE
        and len(TOUCHES[at]) == CORNER_TILES
        and all(other == hex_ or terrain[other] == TUNDRA for other in TOUCHES[at])
    ]


def tundra_beside(state: State, hex_: int) -> int:
    """Count the tundra tiles beside a hex."""
    return sum(state.terrain[other] == TUNDRA for other in NEIGHBOURS[hex_])


def tiles_beside(state: State, hex_: int) -> int:
    """Count the tiles beside a hex."""
    return sum(state.terrain[other] != NONE for other in NEIGHBOURS[hex_])


def glaciate(game: DominantSpecies, animal: int, hex_: int) -> None:
    """Cover a tile with tundra: disks between three tundra tiles go, one cube of each animal stays (A7)."""
    state = game.state
    here = state.species[hex_]
    game.tell("dominant-species-glaciated", at=(hex_place(hex_),), **game.named(animal), tile=tile(state, hex_))
    frozen = frozen_corners(state, hex_)
    state.tundra -= 1
    state.terrain[hex_] = TUNDRA
    for each, n in enumerate(here):
        if n > 1:
            state.pool[each] += n - 1
            _take_off(state, each, hex_, n - 1)
            game.tell("dominant-species-returned", at=(hex_place(hex_),), **game.named(each), n=n - 1)
    remove_elements(game, frozen)
    dominance.refresh(game, (hex_,))
    gain_vp(game, animal, bonus(tundra_beside(state, hex_)))


# Pawns


def take_pawn(game: DominantSpecies, section: str, index: int) -> int:
    """Take a pawn off the display; from now on it is available to its owner."""
    spaces = game.state.spaces[section]
    animal, spaces[index] = spaces[index], NONE
    game.state.pawns[animal] += 1
    return animal


def place_pawn(game: DominantSpecies, animal: int, section: str, index: int) -> None:
    """Put an available pawn on a vacant space."""
    game.state.pawns[animal] -= 1
    game.state.spaces[section][index] = animal
    game.tell(
        "dominant-species-pawn-placed",
        at=(space_place(section, index),),
        **game.named(animal),
        space=space(section, index),
    )


def gain_pawn(game: DominantSpecies, animal: int) -> None:
    """Give an animal an action pawn from the supply, available at once."""
    game.state.owned[animal] += 1
    game.state.pawns[animal] += 1
    game.tell("dominant-species-pawn-gained", at=(animal_place(animal),), **game.named(animal))


def lose_pawn(game: DominantSpecies, animal: int) -> None:
    """Return an available pawn of an animal to the supply; one on the display is taken first (`take_pawn`)."""
    game.state.owned[animal] -= 1
    game.state.pawns[animal] -= 1
    game.tell("dominant-species-pawn-lost", at=(animal_place(animal),), **game.named(animal))


def vacant_spaces(state: State) -> list[tuple[str, int]]:
    """List the spaces without a pawn, section by section."""
    return [
        (section, index)
        for section, spaces in state.spaces.items()
        for index, animal in enumerate(spaces)
        if animal == NONE
    ]


def swap_initiative(game: DominantSpecies, animal: int) -> bool:
    """Swap an animal with the one to its left on the initiative track; tell whether there was one."""
    order = game.state.initiative
    place = order.index(animal)
    if not place:
        return False
    order[place - 1], order[place] = order[place], order[place - 1]
    game.tell("dominant-species-swapped", at=("initiative",), **game.named(animal), place=place)
    return True


# Points


def gain_vp(game: DominantSpecies, animal: int, n: int) -> None:
    """Give points to an animal."""
    if n:
        game.state.vp[animal] += n
        game.tell(
            "dominant-species-vp-gained",
            at=(animal_place(animal),),
            **game.named(animal),
            n=n,
            total=game.state.vp[animal],
        )


def lose_vp(game: DominantSpecies, animal: int, n: int) -> None:
    """Take points from an animal; nobody falls below 0."""
    n = min(n, game.state.vp[animal])
    if n:
        game.state.vp[animal] -= n
        game.tell(
            "dominant-species-vp-lost",
            at=(animal_place(animal),),
            **game.named(animal),
            n=n,
            total=game.state.vp[animal],
        )


def payout(state: State, hex_: int) -> list[tuple[int, int]]:
    """List who would get how many points if a tile were scored, by place."""
    return list(zip(dominance.ranking(state, hex_), POINTS[state.terrain[hex_]], strict=False))


def score_tile(game: DominantSpecies, hex_: int) -> None:
    """Pay the animals on a tile by their places."""
    for animal, points in payout(game.state, hex_):
        gain_vp(game, animal, points)


def opponents_at(state: State, animal: int, hex_: int) -> list[int]:
    """List the other animals that have cubes on a tile."""
    return [other for other, n in enumerate(state.species[hex_]) if n and other != animal]

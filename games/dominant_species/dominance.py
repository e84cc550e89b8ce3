"""What follows from the earth: how well animals match a tile, who is dominant, who holds the Survival card.

No cones and no card change hands: after each change to cubes, disks, displays or tiles `refresh` finds both anew and
tells what changed, as perfectly attentive players would.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import SeatRef
from games.dominant_species.board import CORNERS_OF
from games.dominant_species.facts import ANIMALS, NONE, PRINTED, TUNDRA
from games.dominant_species.words import animal_thing, hex_place, tile

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State


def elements_at(state: State, hex_: int) -> list[int]:
    """List the elements on the corners of a hex, clockwise from the east."""
    corners = state.corners
    return [corners[corner] for corner in CORNERS_OF[hex_] if corners[corner] != NONE]


def match(state: State, animal: int, hex_: int) -> int:
    """Count how well an animal matches a tile: for each element there, how often the animal needs it."""
    printed, added, corners, total = PRINTED[animal], state.added[animal], state.corners, 0
    for corner in CORNERS_OF[hex_]:
        element = corners[corner]
        if element != NONE:
            total += printed[element] + added[element]
    return total


def endangered(state: State, animal: int, hex_: int) -> bool:
    """Tell whether an animal has cubes on a tile that has nothing for it."""
    return state.species[hex_][animal] > 0 and not match(state, animal, hex_)


def dominant_at(state: State, hex_: int) -> int:
    """Find the animal that is dominant on a tile: present, matched at all, and matched better than any other."""
    best, found = 0, NONE
    for animal, n in enumerate(state.species[hex_]):
        if n:
            here = match(state, animal, hex_)
            if here > best:
                best, found = here, animal
            elif here == best:
                found = NONE
    return found


def dominated(state: State, animal: int) -> list[int]:
    """List the tiles on which an animal is dominant."""
    return [hex_ for hex_, who in enumerate(state.dominant) if who == animal]


def on_tundra(state: State) -> list[int]:
    """Count each animal's cubes on tundra tiles."""
    counts = [0] * len(ANIMALS)
    for hex_, terrain in enumerate(state.terrain):
        if terrain == TUNDRA:
            for animal, n in enumerate(state.species[hex_]):
                counts[animal] += n
    return counts


def survivor_of(state: State) -> int:
    """Find the one animal that has more cubes on tundra than each other."""
    counts = on_tundra(state)
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NONE


def ranking(state: State, hex_: int) -> list[int]:
    """List the animals on a tile by their cubes, ties by the food chain."""
    here = state.species[hex_]
    return sorted((animal for animal, n in enumerate(here) if n), key=lambda animal: (-here[animal], animal))


def refresh(game: DominantSpecies, hexes: Iterable[int]) -> None:
    """Find dominance on some tiles and the Survival card anew, and tell what changed."""
    state = game.state
    for hex_ in hexes:
        if state.terrain[hex_] == NONE:
            continue
        before, now = state.dominant[hex_], dominant_at(state, hex_)
        if before != now:
            state.dominant[hex_] = now
            _tell_dominance(game, hex_, before, now)
    survivor = survivor_of(state)
    if survivor != state.survivor:
        state.survivor = survivor
        if survivor == NONE:
            game.tell("dominant-species-survival-free")
        else:
            game.tell("dominant-species-survival-held", **game.named(survivor))


def _tell_dominance(game: DominantSpecies, hex_: int, before: int, now: int) -> None:
    at = (hex_place(hex_),)
    here = tile(game.state, hex_)
    if now == NONE:
        game.tell("dominant-species-dominance-lost", at=at, tile=here, animal=animal_thing(before))
    else:
        who = SeatRef(game.state.owner[now])
        game.tell("dominant-species-dominance-gained", at=at, tile=here, animal=animal_thing(now), who=who)

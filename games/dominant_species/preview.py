"""What a choice would do, in a line: points, dominance gained or lost, elements lost, species endangered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Text
from games.dominant_species import table
from games.dominant_species.board import NAMES, TOUCHES
from games.dominant_species.dominance import dominant_at, endangered, match
from games.dominant_species.facts import ANIMALS, NONE, bonus
from games.dominant_species.words import animal_thing

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from games.core.text import Arg
    from games.dominant_species.state import State


def leader(animal: int) -> Text:
    """Name a dominant animal, or say that there is none."""
    if animal == NONE:
        return Text("dominant-species-nobody")
    return Text("dominant-species-animal", animal=animal_thing(animal))


def presence(state: State, animal: int, hex_: int, changes: Mapping[int, int]) -> Text:
    """Say how an animal would stand on a tile if the cubes of some animals changed there."""
    here = state.species[hex_]
    before = dominant_at(state, hex_)
    kept = list(here)
    for other, n in changes.items():
        here[other] += n
    now = dominant_at(state, hex_)
    points = dict(table.payout(state, hex_)).get(animal, 0)
    danger = endangered(state, animal, hex_)
    here[:] = kept
    if danger:
        return Text("dominant-species-after-danger", dominant=leader(now), vp=points)
    args: dict[str, Arg] = {"match": match(state, animal, hex_), "vp": points, "now": leader(now)}
    if before == now:
        return Text("dominant-species-after", **args)
    return Text("dominant-species-after-change", **args, before=leader(before))


def corner(state: State, number: int, element: int) -> Text:
    """Say what would change around a corner if another element, or none (-1), lay there."""
    hexes = [hex_ for hex_ in TOUCHES[number] if state.terrain[hex_] != NONE]
    kept = state.corners[number]
    before = _around(state, hexes)
    state.corners[number] = element
    after = _around(state, hexes)
    state.corners[number] = kept
    return _difference(before, after)


def element_lost(state: State, animal: int, element: int, n: int) -> Text:
    """Say what would change on earth if an animal had so many more (or fewer) of an element."""
    hexes = state.occupied(animal)
    before = _around(state, hexes)
    state.added[animal][element] += n
    after = _around(state, hexes)
    state.added[animal][element] -= n
    return _difference(before, after)


def _around(state: State, hexes: Iterable[int]) -> list[tuple[int, int, int]]:
    """Note of each tile who is dominant, and how many cubes are endangered."""
    found = []
    for hex_ in hexes:
        danger = sum(state.species[hex_][animal] for animal in range(len(ANIMALS)) if endangered(state, animal, hex_))
        found.append((hex_, dominant_at(state, hex_), danger))
    return found


SHOWN = 3
"""So many tiles are named in a line."""


def _difference(before: list[tuple[int, int, int]], after: list[tuple[int, int, int]]) -> Text:
    changed = [hex_ for (hex_, one, _), (_, other, _) in zip(before, after, strict=True) if one != other]
    danger = sum(each[2] for each in after) - sum(each[2] for each in before)
    fear = _fear(danger)
    if not changed:
        return Text("dominant-species-change-none", danger=fear)
    tiles = tuple(Text("dominant-species-hex", name=NAMES[hex_].upper()) for hex_ in changed[:SHOWN])
    return Text("dominant-species-change", danger=fear, tiles=tiles, more=len(changed) - len(tiles))


def _fear(more: int) -> Text:
    if not more:
        return Text("dominant-species-danger-same")
    return Text("dominant-species-danger-more", n=more) if more > 0 else Text("dominant-species-danger-fewer", n=-more)


def glaciation(state: State, hex_: int) -> Text:
    """Say what a glaciation would bring, and cost others."""
    return Text(
        "dominant-species-glaciate-detail",
        vp=bonus(table.tundra_beside(state, hex_)),
        lost=len(table.frozen_corners(state, hex_)),
        back=sum(max(0, n - 1) for n in state.species[hex_]),
    )


def scoring(state: State, hex_: int) -> Text:
    """Say who would get what if a tile were scored, and who would take a card."""
    shares = tuple(
        Text("dominant-species-share", animal=animal_thing(animal), n=n) for animal, n in table.payout(state, hex_)
    )
    if not shares:
        return Text("dominant-species-score-nothing")
    return Text("dominant-species-score-detail", shares=shares, dominant=leader(state.dominant[hex_]))

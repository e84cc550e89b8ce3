"""What a choice would do, in a line: points, dominance gained or lost, elements lost, species endangered."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from games.core import Text
from games.dominant_species import table
from games.dominant_species.board import NAMES, TOUCHES
from games.dominant_species.dominance import dominant_at, endangered, match
from games.dominant_species.facts import ANIMALS, NONE, bonus
from games.dominant_species.words import animal_thing

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from games.dominant_species.state import State


def leader(animal: int) -> Text:
    """Name a dominant animal, or say that there is none."""
    if animal == NONE:
        return Text("dominant-species-nobody")
    return Text("dominant-species-animal", animal=animal_thing(animal))


def succession(before: int, now: int) -> Text:
    """Name the dominant animal, and the one before it if that changes."""
    if before == now:
        return leader(now)
    return Text("dominant-species-succession", before=leader(before), now=leader(now))


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
        return Text("dominant-species-after-danger", dominant=succession(before, now), vp=points)
    here_now = match(state, animal, hex_)
    return Text("dominant-species-after", match=here_now, dominant=succession(before, now), vp=points)


def move(state: State, animal: int, start: int, end: int, n: int) -> Text:
    """Say how an animal would stand where cubes go, and who becomes dominant where they come from."""
    there = presence(state, animal, end, {animal: n})
    before = dominant_at(state, start)
    state.species[start][animal] -= n
    now = dominant_at(state, start)
    state.species[start][animal] += n
    return there if before == now else Text("dominant-species-move-detail", there=there, left=_turn(start, before, now))


def corner(state: State, number: int, element: int) -> Text:
    """Say what would change around a corner if another element, or none (-1), lay there."""
    return _difference(*_with_disks(state, [number], element))


def fed(state: State, hex_: int, number: int, element: int) -> Text:
    """Say who would be dominant on a tile if an element lay on one of its corners."""
    before, kept = state.dominant[hex_], state.corners[number]
    state.corners[number] = element
    now = dominant_at(state, hex_)
    state.corners[number] = kept
    return succession(before, now)


def without(state: State, corners: Iterable[int]) -> Text:
    """Say what would change around some corners if no element lay there."""
    return _difference(*_with_disks(state, list(corners), NONE))


def element_changed(state: State, animal: int, element: int, n: int) -> Text:
    """Say what would change on earth if an animal had so many more (or fewer) of an element."""
    hexes = state.occupied(animal)
    before = _around(state, hexes)
    state.added[animal][element] += n
    after = _around(state, hexes)
    state.added[animal][element] -= n
    return _difference(before, after)


Tiles: TypeAlias = "list[tuple[int, int, int]]"
"""Of each tile: its hex, who is dominant, and how many cubes are endangered."""


def _with_disks(state: State, corners: Sequence[int], element: int) -> tuple[Tiles, Tiles]:
    """Note the tiles around some corners as they are, and as they would be with another element there, or none."""
    hexes = sorted({hex_ for at in corners for hex_ in TOUCHES[at] if state.terrain[hex_] != NONE})
    kept = list(state.corners)
    before = _around(state, hexes)
    for at in corners:
        state.corners[at] = element
    after = _around(state, hexes)
    state.corners[:] = kept
    return before, after


def _around(state: State, hexes: Iterable[int]) -> Tiles:
    found = []
    for hex_ in hexes:
        danger = sum(state.species[hex_][animal] for animal in range(len(ANIMALS)) if endangered(state, animal, hex_))
        found.append((hex_, dominant_at(state, hex_), danger))
    return found


SHOWN = 2
"""So many tiles are named in a line."""


def _difference(before: Tiles, after: Tiles) -> Text:
    changed, fear = _changed(before, after), _fear(_endangered(before, after))
    if not changed:
        return Text("dominant-species-change-none", danger=fear)
    turns = [_turn(*each) for each in changed[:SHOWN]]
    if len(changed) > SHOWN:
        turns.append(Text("dominant-species-more-turnovers", n=len(changed) - SHOWN))
    return Text("dominant-species-change", danger=fear, turns=tuple(turns))


def _changed(before: Tiles, after: Tiles) -> list[tuple[int, int, int]]:
    """List the tiles where another animal becomes dominant, who was and who would be."""
    return [(hex_, one, other) for (hex_, one, _), (_, other, _) in zip(before, after, strict=True) if one != other]


def _endangered(before: Tiles, after: Tiles) -> int:
    """Count how many more cubes would be endangered."""
    return sum(each[2] for each in after) - sum(each[2] for each in before)


def _turn(hex_: int, before: int, now: int) -> Text:
    return Text("dominant-species-turnover", tile=NAMES[hex_].upper(), dominant=succession(before, now))


def _fear(more: int) -> Text:
    if not more:
        return Text("dominant-species-danger-same")
    return Text("dominant-species-danger-more", n=more) if more > 0 else Text("dominant-species-danger-fewer", n=-more)


def glaciation(state: State, hex_: int) -> Text:
    """Say what a glaciation would bring, and cost others: only lost elements change who is dominant or endangered."""
    lost = table.frozen_corners(state, hex_)
    vp = bonus(table.tundra_beside(state, hex_))
    back = sum(max(0, n - 1) for n in state.species[hex_])
    if not lost:
        return Text("dominant-species-glaciate-detail", vp=vp, lost=0, back=back)
    here = state.species[hex_]
    state.species[hex_] = [min(n, 1) for n in here]
    before, after = _with_disks(state, lost, NONE)
    state.species[hex_] = here
    changed, danger = len(_changed(before, after)), _endangered(before, after)
    return Text("dominant-species-glaciate-loss", vp=vp, lost=len(lost), back=back, changed=changed, danger=danger)


def shares(state: State, hex_: int) -> tuple[Text, ...]:
    """Say who gets what when a tile is scored."""
    return tuple(
        Text("dominant-species-share", animal=animal_thing(animal), n=n) for animal, n in table.payout(state, hex_)
    )


def scoring(state: State, hex_: int) -> Text:
    """Say who would get what if a tile were scored, and who would take a card."""
    paid = shares(state, hex_)
    if not paid:
        return Text("dominant-species-score-nothing")
    return Text("dominant-species-score-detail", shares=paid, dominant=leader(state.dominant[hex_]))

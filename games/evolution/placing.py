"""Where a trait may be played, and why not elsewhere (D4 to D10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Text, Thing
from games.evolution.animals import own
from games.evolution.cards import NEED, TRAITS
from games.evolution.state import OCEAN

if TYPE_CHECKING:
    from games.evolution.state import Animal, State

EXCLUDES = {
    "carnivorous": "scavenger",
    "scavenger": "carnivorous",
    "specialization_a": "specialization_b",
    "specialization_b": "specialization_a",
}
"""Traits that cannot be on one animal together (D7, D8)."""


def why_not(state: State, animal: Animal, kind: str) -> Text | None:
    """Say why an unpaired trait cannot be added to an animal, or None; switched-off traits count (D4)."""
    for each in animal.traits:
        if each.kind == kind and kind != "fat_tissue":
            return Text("evolution-why-has-it", trait=Thing(f"evolution.{kind}"))
        if each.kind == EXCLUDES.get(kind):
            return Text(
                "evolution-why-excludes", trait=Thing(f"evolution.{kind}"), other=Thing(f"evolution.{each.kind}")
            )
    if kind == "swimming" and animal.place == OCEAN:
        return IN_OCEAN
    return why_regeneration(state, animal, kind)


def why_regeneration(state: State, animal: Animal, kind: str) -> Text | None:
    """Say why an animal would have too much for Regeneration, or None: two traits, and none with a need (D9)."""
    kinds = [each.kind for each in animal.traits if each.card or each.kind != "swimming"]
    if kind != "regeneration" and "regeneration" not in kinds:
        return None
    kinds += [state.links[number].kind for number in animal.links]
    if len(kinds) >= MOST_WITH_REGENERATION:
        return FULL
    return HUNGRY if any(NEED[each] for each in (*kinds, kind)) else None


MOST_WITH_REGENERATION = 2
FULL = Text("evolution-why-regeneration-full")
HUNGRY = Text("evolution-why-regeneration-need")
IN_OCEAN = Text("evolution-why-in-ocean")
APART = Text("evolution-why-apart")


def joined(state: State, one: Animal, other: Animal, kind: str) -> bool:
    """Tell whether a pair carries such a card already (D5)."""
    return any(state.links[number].kind == kind for number in one.links if number in other.links)


def can_pair(state: State, one: Animal, other: Animal, kind: str) -> bool:
    """Tell whether a paired trait may join two animals (D5, D6)."""
    if one.id == other.id or one.owner != other.owner:
        return False
    return why_not_joined(state, one, other, kind) is None


def why_not_joined(state: State, one: Animal, other: Animal, kind: str) -> Text | None:
    """Say why a paired trait cannot join two animals of one owner, or None."""
    if one.place != other.place:
        return APART
    if joined(state, one, other, kind):
        return Text("evolution-why-joined", trait=Thing(f"evolution.{kind}"))
    return why_regeneration(state, one, kind) or why_regeneration(state, other, kind)


def partners(state: State, one: Animal, kind: str) -> list[Animal]:
    """List the animals that a paired trait may join with this one."""
    return [other for other in own(state, one.owner) if can_pair(state, one, other, kind)]


def candidates(state: State, seat: int, kind: str) -> list[Animal]:
    """List the animals that a seat could play a trait on, as far as whose they are goes."""
    if TRAITS[kind].target == "own":
        return own(state, seat)
    seats = len(state.herds)
    return [animal for step in range(1, seats) for animal in own(state, (seat + step) % seats)]


def fits(state: State, animal: Animal, kind: str) -> bool:
    """Tell whether a trait may be played on an animal, as the first of two if it is paired."""
    return bool(partners(state, animal, kind)) if TRAITS[kind].paired else why_not(state, animal, kind) is None


def homes(state: State, seat: int, kind: str) -> list[Animal]:
    """List the animals that a seat may play a trait on."""
    return [animal for animal in candidates(state, seat, kind) if fits(state, animal, kind)]


def playable(state: State, seat: int, kind: str) -> bool:
    """Tell whether a seat may play a trait on some animal."""
    return any(fits(state, animal, kind) for animal in candidates(state, seat, kind))


def why_nowhere(state: State, seat: int, kind: str) -> Text:
    """Say why a trait cannot be played on any animal."""
    if not candidates(state, seat, kind):
        return Text("evolution-why-no-animal" if TRAITS[kind].target == "own" else "evolution-why-no-victim")
    if TRAITS[kind].paired:
        return Text("evolution-why-no-pair", trait=Thing(f"evolution.{kind}"))
    return Text("evolution-why-nobody-fits", trait=Thing(f"evolution.{kind}"))

"""What can be said of an animal: what it needs, whether it is fed, what it may receive, what it has used up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.evolution.cards import NEED
from games.evolution.state import OCEAN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.evolution.state import Animal, Link, State, Trait


def own(state: State, seat: int) -> list[Animal]:
    """List the animals of a seat, from left to right."""
    animals = state.animals
    return [animals[number] for number in state.herds[seat]]


def within(state: State, place: str) -> Iterator[Animal]:
    """Walk all animals in a place, seat by seat."""
    for herd in state.herds:
        for number in herd:
            animal = state.animals[number]
            if animal.place == place:
                yield animal


def links_of(state: State, animal: Animal) -> list[Link]:
    """List the paired traits of an animal."""
    return [state.links[number] for number in animal.links]


def refresh(state: State, animal: Animal) -> None:
    """Find anew which traits work and how much food is needed; call it when traits or links have changed."""
    if animal.paralysed or animal.remnant:
        animal.active, animal.need = [], 0 if animal.remnant else 1
        return
    below = any(trait.kind == "neoplasm" for trait in animal.traits)
    for trait in animal.traits:
        below = below and trait.kind != "neoplasm"
        trait.off = below
    animal.active = [trait.kind for trait in animal.traits if not trait.off]
    need = 1
    for kind in animal.active:
        need += NEED[kind]
    for number in animal.links:
        link = state.links[number]
        if not link.off:
            need += NEED[link.kind]
    animal.need = need


def fed(animal: Animal) -> bool:
    """Tell whether an animal has all it needs, or sleeps."""
    return animal.asleep or animal.red + animal.blue >= animal.need


def hungry(animal: Animal) -> bool:
    """Tell whether tokens are missing, asleep or not."""
    return animal.red + animal.blue < animal.need


def empty_slot(animal: Animal) -> Trait | None:
    """Find the fat that the next token goes to: the topmost that works and is empty (E5)."""
    if "fat_tissue" in animal.active:
        for trait in reversed(animal.traits):
            if trait.kind == "fat_tissue" and not trait.yellow and not trait.off:
                return trait
    return None


def kept_waiting(state: State, animal: Animal) -> bool:
    """Tell whether a symbiont has to be fed before this animal."""
    for number in animal.links:
        link = state.links[number]
        if (
            link.kind == "symbiosis"
            and link.second == animal.id
            and not link.off
            and not fed(state.animals[link.first])
        ):
            return True
    return False


def blocked(state: State, animal: Animal) -> bool:
    """Tell whether an animal cannot receive anything, hungry or not (E4)."""
    return animal.asleep or animal.hidden or (bool(animal.links) and kept_waiting(state, animal))


def can_receive(state: State, animal: Animal) -> bool:
    """Tell whether an animal can receive a token now (E4)."""
    if animal.red + animal.blue >= animal.need and empty_slot(animal) is None:
        return False
    return not blocked(state, animal)


def swims(animal: Animal) -> bool:
    """Tell whether an animal counts as a swimmer: all in the ocean do."""
    return animal.place == OCEAN or "swimming" in animal.active


def growth(animal: Animal) -> bool:
    """Tell whether a Neoplasm has nothing left above it: the animal cannot live on."""
    return "neoplasm" in animal.active and animal.traits[-1].kind == "neoplasm"


def size(animal: Animal) -> int:
    """Count all traits of an animal, paired and switched-off ones too; never what its card hides."""
    return len(animal.traits) + len(animal.links)


def trait(animal: Animal, kind: str) -> Trait | None:
    """Find a trait of an animal by its kind, working or not."""
    for each in animal.traits:
        if each.kind == kind:
            return each
    return None


def fresh(state: State, animal: Animal, kind: str) -> bool:
    """Tell whether a trait works and neither its card nor the animal has used it this turn."""
    if kind not in animal.active or animal.used.get(kind) == state.turn:
        return False
    return any(each.kind == kind and not each.off and each.used != state.turn for each in animal.traits)


def spend(state: State, animal: Animal, kind: str) -> None:
    """Note that an animal uses a trait: the card and the animal both remember it."""
    animal.used[kind] = state.turn
    for each in animal.traits:
        if each.kind == kind:
            each.used = state.turn


def restore(animal: Animal, kind: str) -> None:
    """Take back that a trait was used this turn."""
    animal.used.pop(kind, None)
    for each in animal.traits:
        if each.kind == kind:
            each.used = 0

"""What an animal can do in its owner's go of the feeding phase, and why not (E2 to E6).

Each action has a function that gives the reason against it, or None: the one source of what is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.core import Text
from games.evolution import hunting, placing
from games.evolution.animals import (
    blocked,
    can_receive,
    empty_slot,
    fed,
    fresh,
    hungry,
    kept_waiting,
    links_of,
    within,
)
from games.evolution.cards import NEED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.evolution import Evolution
    from games.evolution.state import Animal, State

BANK_EMPTY = Text("evolution-why-bank-empty")
ASLEEP = Text("evolution-why-asleep")
HIDDEN = Text("evolution-why-hidden")
WAITS = Text("evolution-why-symbiont")
FULL = Text("evolution-why-full")
NO_PREY = Text("evolution-why-no-prey")
NO_FAT = Text("evolution-why-no-fat")
NOT_HUNGRY = Text("evolution-why-not-hungry")
USED = Text("evolution-why-used-up")
NOTHING_TO_SHED = Text("evolution-why-nothing-to-shed")
NOT_ALONE = Text("evolution-why-not-alone")
HAS_SHELL = Text("evolution-why-has-shell")
GRAZED = Text("evolution-why-grazed")
NOTHING_TO_ROB = Text("evolution-why-nothing-to-rob")
SLEPT = Text("evolution-why-slept")
LAST_TURN = Text("evolution-why-last-turn")
FED_ALREADY = Text("evolution-why-fed")


def why_not_receive(state: State, animal: Animal) -> Text | None:
    """Say why an animal cannot receive a token (E4)."""
    if animal.asleep:
        return ASLEEP
    if animal.hidden:
        return HIDDEN
    if not hungry(animal) and empty_slot(animal) is None:
        return FULL
    return WAITS if kept_waiting(state, animal) else None


def take(game: Evolution, animal: Animal) -> Text | None:
    """Take a red token from the bank."""
    return why_not_receive(game.state, animal) if game.state.bank[animal.place] else BANK_EMPTY


def attack(game: Evolution, animal: Animal) -> Text | None:
    """Attack another animal."""
    why = hunting.why_no_hunt(game.state, animal)
    return why if why is not None or hunting.has_prey(game.state, animal) else NO_PREY


def burn(game: Evolution, animal: Animal) -> Text | None:  # noqa: ARG001
    """Turn fat into food; links do not notice it, a shell or a symbiont does not hinder it."""
    if animal.asleep:
        return ASLEEP
    if not hungry(animal):
        return NOT_HUNGRY
    return None if animal.yellow else NO_FAT


def metamorphose(game: Evolution, animal: Animal) -> Text | None:
    """Discard a trait for a token."""
    if not fresh(game.state, animal, "metamorphose"):
        return USED
    return None if next(sheddable(game.state, animal), None) is not None else NOTHING_TO_SHED


def sheddable(state: State, animal: Animal) -> Iterator[tuple[str, int]]:
    """Walk what an animal may discard by Metamorphose: without need, and so that it then has room (METAMORPHOSE).

    Each is the place of a trait among its own, or the number of a link.
    """
    for index, trait in enumerate(animal.traits):
        if (trait.off or not NEED[trait.kind]) and _room_without(state, animal, kind=trait.kind, yellow=trait.yellow):
            yield "trait", index
    for link in links_of(state, animal):
        if not NEED[link.kind] and _room_without(state, animal, link=link.id):
            yield "link", link.id


def _room_without(state: State, animal: Animal, *, kind: str = "", yellow: bool = False, link: int = 0) -> bool:
    """Tell whether an animal could receive a token once a trait or link is gone: discard first, then look (E4)."""
    if (animal.asleep and kind != "hibernation") or (animal.hidden and kind != "shell"):
        return False
    for each in links_of(state, animal):
        waits = each.kind == "symbiosis" and each.second == animal.id and not each.off
        if waits and each.id != link and not fed(state.animals[each.first]):
            return False
    if hungry(animal):
        return True
    empty = sum(each.kind == "fat_tissue" and not each.yellow and not each.off for each in animal.traits)
    return empty > int(kind == "fat_tissue" and not yellow)


def specialize(game: Evolution, animal: Animal) -> Text | None:
    """Receive a token by a Specialization that no other animal shares."""
    state = game.state
    kind = specialization(animal)
    if not fresh(state, animal, kind):
        return USED
    if any(kind in other.active for other in within(state, animal.place) if other is not animal):
        return NOT_ALONE
    return why_not_receive(state, animal)


def specialization(animal: Animal) -> str:
    """Give the letter of an animal; it has one of the two at most."""
    return "specialization_a" if "specialization_a" in animal.active else "specialization_b"


def shell(game: Evolution, animal: Animal) -> Text | None:
    """Take a shell that lies in the middle."""
    assert game.state.shells[animal.place]
    return HAS_SHELL if placing.why_not(animal, "shell") is not None else None


def graze(game: Evolution, animal: Animal) -> Text | None:
    """Destroy a red token of the bank, asleep or not."""
    if not game.state.bank[animal.place]:
        return BANK_EMPTY
    return GRAZED if animal.id in game.state.go.grazed else None


def pirate(game: Evolution, animal: Animal) -> Text | None:
    """Steal a token from a hungry animal; never into fat."""
    state = game.state
    if not fresh(state, animal, "piracy"):
        return USED
    if not hungry(animal):
        return NOT_HUNGRY
    if blocked(state, animal):
        return why_not_receive(state, animal)
    return None if next(robbable(state, animal), None) is not None else NOTHING_TO_ROB


def robbable(state: State, thief: Animal) -> Iterator[Animal]:
    """Walk the animals that can be robbed: with food, and not fed."""
    return (each for each in within(state, thief.place) if each is not thief and each.food and not fed(each))


def hibernate(game: Evolution, animal: Animal) -> Text | None:
    """Sleep until the end of the turn; not in the last one, nor two turns running (HIBERNATION)."""
    state = game.state
    if animal.asleep:
        return ASLEEP
    if not state.deck.cards:
        return LAST_TURN
    last = max([animal.used.get("hibernation", 0), *[t.used for t in animal.traits if t.kind == "hibernation"]])
    if last and last >= state.turn - 1:
        return SLEPT
    return FED_ALREADY if fed(animal) and empty_slot(animal) is None else None


class Action(NamedTuple):
    """Something an animal can do: the trait it needs, whether it is a main action, and the reason against it."""

    verb: str
    kinds: tuple[str, ...]
    main: bool
    why: Callable[[Evolution, Animal], Text | None]


TAKE = Action("take", (), True, take)
SHELL = Action("shell", (), True, shell)
ACTIONS = (
    Action("attack", ("carnivorous",), True, attack),
    Action("burn", ("fat_tissue",), True, burn),
    Action("metamorphose", ("metamorphose",), True, metamorphose),
    Action("specialize", ("specialization_a", "specialization_b"), True, specialize),
    Action("graze", ("grazing",), False, graze),
    Action("pirate", ("piracy",), False, pirate),
    Action("hibernate", ("hibernation",), False, hibernate),
)


def must_feed(game: Evolution, mine: list[Animal]) -> bool:
    """Tell whether a player may not end a go yet: nothing main was done, and food could be taken (E6)."""
    state = game.state
    return any(state.bank[animal.place] and can_receive(state, animal) for animal in mine)

"""What an animal can do in its owner's go of the feeding phase, and why not (E2 to E6).

Each action has a function that gives the reason against it, or None: the one source of what is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from games.core import Text
from games.evolution import hunting, placing
from games.evolution.animals import (
    blocked,
    can_receive,
    empty_slot,
    fed,
    fresh,
    growth,
    hungry,
    kept_waiting,
    links_of,
    refresh,
    size,
    swims,
    trait,
    within,
)
from games.evolution.cards import NEED
from games.evolution.state import CONTINENTS, GONDWANA, LAURASIA, OCEAN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.evolution import Evolution
    from games.evolution.state import Animal, Link, State, Trait

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
REMNANT = Text("evolution-why-remnant")
FED_ALREADY = Text("evolution-why-fed")


def why_not_receive(state: State, animal: Animal) -> Text | None:
    """Say why an animal cannot receive a token (E4)."""
    if animal.remnant:
        return REMNANT
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
    for index, each in enumerate(animal.traits):
        if (each.off or not NEED[each.kind]) and _room_without(state, animal, trait=each):
            yield "trait", index
    for link in links_of(state, animal):
        if not NEED[link.kind] and _room_without(state, animal, link=link):
            yield "link", link.id


def _room_without(state: State, animal: Animal, *, trait: Trait | None = None, link: Link | None = None) -> bool:
    """Tell whether an animal could receive a token once a trait or link is gone: discard first, then look (E4).

    What a Neoplasm has switched off works again without it, and an animal that dies of the loss receives nothing.
    """
    rest = replace(
        animal,
        traits=[replace(each) for each in animal.traits if each is not trait],
        links=[number for number in animal.links if link is None or number != link.id],
    )
    rest.asleep &= trait is None or trait.kind != "hibernation"
    rest.hidden &= trait is None or trait.kind != "shell"
    refresh(state, rest)
    return not growth(rest) and can_receive(state, rest)


def specialize(game: Evolution, animal: Animal) -> Text | None:
    """Receive a token by a Specialization that no other animal shares."""
    state = game.state
    kind = specialization(animal)
    same = SPECIALIZATIONS if game.continents else (kind,)  # with Continents both letters are one trait (M2)
    if not fresh(state, animal, kind) or any(animal.used.get(each) == state.turn for each in same):
        return USED
    others = (other for other in within(state, animal.place) if other is not animal)
    if any(each in other.active for other in others for each in same):
        return NOT_ALONE
    return why_not_receive(state, animal)


SPECIALIZATIONS = ("specialization_a", "specialization_b")


def specialization(animal: Animal) -> str:
    """Give the letter of an animal; it has one of the two at most."""
    return "specialization_a" if "specialization_a" in animal.active else "specialization_b"


def shell(game: Evolution, animal: Animal) -> Text | None:
    """Take a shell that lies in the middle."""
    assert game.state.shells[animal.place]
    if animal.remnant:
        return REMNANT
    why = placing.why_not(game.state, animal, "shell")
    return HAS_SHELL if trait(animal, "shell") is not None else why


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


def routes(state: State, animal: Animal) -> dict[str, str]:
    """List where an animal may migrate to by itself, once per turn, each with the trait that takes it there.

    Whoever lives on land stays on land, a swimmer passes through the ocean, and a flyer has two traits at most (M1).
    """
    if animal.used.get("migration") == state.turn:
        return {}
    found: dict[str, str] = {}
    if fresh(state, animal, "migration"):
        on_land = [OCEAN] if swims(animal) else [over(animal.place)]
        found = dict.fromkeys(CONTINENTS if animal.place == OCEAN else on_land, "migration")
    if animal.place != OCEAN and size(animal) <= MOST_TO_FLY and fresh(state, animal, "flight"):
        found.setdefault(over(animal.place), "flight")
    return found


MOST_TO_FLY = 2


def over(place: str) -> str:
    """Give the other continent."""
    return GONDWANA if place == LAURASIA else LAURASIA


def migrate(game: Evolution, animal: Animal) -> Text | None:
    """Announce a migration, which is all that happens in a go (E10)."""
    if game.state.go.acted:
        return ACTED
    return None if routes(game.state, animal) else why_stays(game.state, animal)


def why_stays(state: State, animal: Animal) -> Text:
    """Say why an animal with Migration or Flight has nowhere to go."""
    if animal.used.get("migration") == state.turn:
        return MIGRATED
    if "migration" in animal.active:
        return USED
    if animal.place == OCEAN:
        return AT_SEA
    return TOO_HEAVY if size(animal) > MOST_TO_FLY else USED


ACTED = Text("evolution-why-acted")
MIGRATED = Text("evolution-why-migrated")
AT_SEA = Text("evolution-why-flyer-at-sea")
TOO_HEAVY = Text("evolution-why-too-heavy")


def may_follow(animal: Animal, place: str) -> bool:
    """Tell whether an animal with Pilot Fish may go with somebody who migrates from where it is (PILOT FISH)."""
    if animal.place == OCEAN:
        return True
    return swims(animal) == (place == OCEAN)


def recombine(state: State, link: Link) -> Text | None:
    """Exchange a trait of each of two animals, once per turn and card; both have to give one (RECOMBINATION)."""
    if link.off:
        return PARALYSED
    if link.used == state.turn:
        return USED
    ends = [state.animals[number] for number in (link.first, link.second)]
    return None if all(end.traits for end in ends) else NOTHING_TO_GIVE


PARALYSED = Text("evolution-why-paralysed")
NOTHING_TO_GIVE = Text("evolution-why-nothing-to-give")


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
MIGRATE = Action("migrate", ("migration", "flight"), True, migrate)


def must_feed(game: Evolution, mine: list[Animal]) -> bool:
    """Tell whether a player may not end a go yet: nothing main was done, and food could be taken (E6)."""
    state = game.state
    return any(state.bank[animal.place] and can_receive(state, animal) for animal in mine)

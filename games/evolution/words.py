"""The names of animals, cards and places, and the options made of them.

Options are asked for at every move, so what is made once is kept.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING

from games.core import Option, SeatRef, Text, Thing
from games.evolution.animals import links_of
from games.evolution.cards import ANGLER_CARD, CARDS
from games.evolution.state import LAND

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.evolution.state import Animal, State, Trait

MOST = 25
"""So many options may be in one group."""

SHOWN = 3
"""So many traits of an animal are named in a label."""


def thing(kind: str) -> Thing:
    """Name a trait, or an anglerfish."""
    return THINGS[kind]


THINGS = {kind: Thing(f"evolution.{kind}") for card in CARDS.values() for kind in card.traits}


def place_of(animal: Animal) -> str:
    """Give the place of an animal in the picture."""
    return f"animal:{animal.id}"


def shell_of(place: str) -> str:
    """Give the place of the shells in the picture."""
    return "shell" if place == LAND else f"shell:{place}"


def bank_of(place: str) -> str:
    """Give the place of a food bank in the picture."""
    return "bank" if place == LAND else f"bank:{place}"


@lru_cache(128)
def card_text(card: str, *, angler_face: bool = True) -> Text:
    """Name a card by its traits."""
    traits = CARDS[card].traits
    if len(traits) == 1 or (card == ANGLER_CARD and not angler_face):
        return Text("evolution-card", trait=thing(traits[0]))
    return Text("evolution-card-two", trait=thing(traits[0]), other=thing(traits[1]))


def as_trait(card: str, kind: str) -> Text:
    """Name the trait that a card is played as, and the one it then is not."""
    for other in CARDS[card].traits:
        if other != kind:
            return Text("evolution-as-trait-of-two", trait=thing(kind), other=thing(other))
    return Text("evolution-as-trait", trait=thing(kind))


def trait_key(trait: Trait) -> str:
    """Key a trait of an animal by its kind; a fat that holds a token is another one."""
    return f"{trait.kind}:full" if trait.yellow else trait.kind


def trait_text(trait: Trait) -> Text:
    """Name a trait of an animal."""
    return Text("evolution-lose-fat" if trait.yellow else "evolution-trait", trait=thing(trait.kind))


def kinds_of(state: State, animal: Animal) -> list[str]:
    """List the traits of an animal, its own and then the paired ones."""
    return [trait.kind for trait in animal.traits] + [link.kind for link in links_of(state, animal)]


def animal_text(state: State, animal: Animal) -> Text:
    """Name an animal by its number and its first traits."""
    return _animal_text(animal.id, tuple(kinds_of(state, animal)))


@lru_cache(4096)
def _animal_text(number: int, kinds: tuple[str, ...]) -> Text:
    if not kinds:
        return Text("evolution-animal-plain", animal=number)
    traits = tuple(thing(kind) for kind in kinds[:SHOWN])
    if len(kinds) > SHOWN:
        return Text("evolution-animal-more", animal=number, traits=traits, n=len(kinds) - SHOWN)
    return Text("evolution-animal", animal=number, traits=traits)


def animal_detail(animal: Animal) -> Text:
    """Say whose an animal is, where it is with Continents, and how it is fed."""
    who, food, need, yellow = SeatRef(animal.owner), animal.food, animal.need, animal.yellow
    if animal.place == LAND:
        return Text("evolution-animal-detail", who=who, food=food, need=need, yellow=yellow)
    return Text("evolution-animal-detail-at", who=who, food=food, need=need, yellow=yellow, place=animal.place)


def told_at(text: Text, animal: Animal) -> Text:
    """Add to what is said of an animal where that happens, with Continents."""
    return text if animal.place == LAND else Text("evolution-told-at", told=text, place=animal.place)


def animal_option(state: State, verb: str, animal: Animal, *, by_owner: bool = False) -> Option:
    """Offer an animal, grouped by its owner where several may have some, and by its place where there are more."""
    group = owner_group(animal.owner) if by_owner else None
    if animal.place != LAND:
        group = herd_group(animal.owner, animal.place) if by_owner else place_group(animal.place)
    return Option(f"{verb}:{animal.id}", animal_text(state, animal), animal.id, group, f"animal:{animal.id}")


@lru_cache(16)
def owner_group(seat: int) -> Text:
    """Head the animals of a player."""
    return Text("evolution-group-owner", who=SeatRef(seat))


@lru_cache(64)
def herd_group(seat: int, place: str) -> Text:
    """Head the animals of a player in a territory."""
    return Text("evolution-group-owner-at", who=SeatRef(seat), place=place)


@lru_cache(8)
def place_group(place: str) -> Text:
    """Head the animals of a territory."""
    return Text("evolution-group-at", place=place)


@lru_cache(1 << 12)
def act(verb: str, number: int, group: str) -> Option:
    """Offer an action of an animal."""
    label, value = Text(f"evolution-{verb}", animal=number), (verb, number)
    return Option(f"{verb}:{number}", label, value, Text(f"evolution-group-{group}"), f"animal:{number}")


@lru_cache(1 << 12)
def feed_option(number: int, food: int, need: int, place: str = LAND) -> Option:
    """Offer to feed an animal."""
    label = Text("evolution-take", animal=number, food=food, need=need)
    group = Text("evolution-group-take") if place == LAND else Text("evolution-group-take-at", place=place)
    return Option(f"take:{number}", label, ("take", number), group, f"animal:{number}")


def split(options: Sequence[Option]) -> Sequence[Option]:
    """Part groups that are too long for a menu into numbered ones."""
    if len(options) <= MOST:
        return options
    groups: dict[Text | None, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option)
    if max(map(len, groups.values())) <= MOST:
        return options
    return [each for group, some in groups.items() for each in _parted(group, some)]


def _parted(group: Text | None, options: list[Option]) -> Iterable[Option]:
    if len(options) <= MOST:
        return options
    head = group or Text("evolution-group-all")
    parts = zip(count(1), range(0, len(options), MOST), strict=False)
    return [
        Option(each.key, each.label, each.value, Text("evolution-group-part", group=head, n=number), each.at)
        for number, start in parts
        for each in options[start : start + MOST]
    ]

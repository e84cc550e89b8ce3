"""The cards, traits and food tables, read once from data/cards.toml.

A card is named by its traits, so that equal cards have equal names: "swimming", "parasite-fat_tissue". Whoever
corrects a value in the file is told what does not fit, before a game is set up with it.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

ANGLERFISH = "anglerfish"
ANGLER_CARD = "anglerfish-carnivorous"


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards are dealt and drawn."""

    start: int
    rescue: int
    bonus: int
    source: str


class Continents(Struct, frozen=True, forbid_unknown_fields=True):
    """What Continents deals instead, and how many animals a player without anything has to play."""

    start: int
    rescue: int
    forced: int
    source: str


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """What animals and traits are worth at the end."""

    animal: int
    trait: int
    ocean: int
    source: str


class Food(Struct, frozen=True, forbid_unknown_fields=True):
    """The food bank for a number of players."""

    players: int
    dice: int
    plus: int
    source: str


class Territories(Struct, frozen=True, forbid_unknown_fields=True):
    """The food banks of Continents for a number of players: dice and more on land, a constant in the ocean."""

    players: int
    laurasia: tuple[int, int]
    gondwana: tuple[int, int]
    ocean: int
    source: str

    def of(self, place: str) -> tuple[int, int]:
        """Give the dice of a place, and what is added."""
        return {"laurasia": self.laurasia, "gondwana": self.gondwana}.get(place, (0, self.ocean))


class TraitKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A trait: what it adds to the need, and on whose animals it is played."""

    id: str
    set: str
    food: int
    paired: bool
    target: str
    source: str
    extra: int | None = None


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card: one or two traits, of which one is used."""

    id: str
    set: str
    copies: int
    traits: tuple[str, ...]
    source: str


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """All of data/cards.toml."""

    hand: Hand
    continents: Continents
    score: Score
    food: tuple[Food, ...]
    territories: tuple[Territories, ...]
    trait: tuple[TraitKind, ...]
    card: tuple[Card, ...]


SETS = ("base", "fly", "continents")
SIZES = {"base": 84, "fly": 42, "continents": 42}
MOST_SEATS = 8
TARGETS = ("own", "opponent")

KINDS = (
    *("carnivorous", "fat_tissue", "parasite", "swimming", "running", "mimicry", "scavenger", "symbiosis", "piracy"),
    *("tail_loss", "communication", "grazing", "high_body_weight", "hibernation", "poisonous", "cooperation"),
    *("burrowing", "camouflage", "sharp_vision", "flight", "intellect", "metamorphose", "viviparous", "ambush"),
    *("trematode", "ink_cloud", "shell", "specialization_a", "specialization_b"),
    *("migration", "pilot_fish", "regeneration", "recombination", "herding", "aedificator", "neoplasm", "cnidocytes"),
)
"""The traits that the rules know."""


def read(data: bytes) -> File:
    """Read the file, and refuse one that the rules cannot be played with."""
    file = msgspec.toml.decode(data, type=File)
    if wrong := [*_wrong_traits(file), *_wrong_cards(file)]:
        raise ValueError(f"data/cards.toml does not fit the rules of Evolution: {'; '.join(wrong)}.")
    return file


def _wrong_traits(file: File) -> Iterator[str]:
    if tuple(each.id for each in file.trait) != KINDS:
        yield f"the traits must be {', '.join(KINDS)}"
    for trait in file.trait:
        if trait.set not in SETS or trait.target not in TARGETS or trait.food < 0:
            yield f"the trait {trait.id} is of a set, for a target or of a need that does not exist"
    for table in (file.food, file.territories):
        if tuple(each.players for each in table) != tuple(range(2, MOST_SEATS + 1)):
            yield f"the food tables must be for 2 to {MOST_SEATS} players"


def _wrong_cards(file: File) -> Iterator[str]:
    sizes = dict.fromkeys(SETS, 0)
    for card in file.card:
        sizes[card.set] += card.copies
        if card.id != "-".join(card.traits):
            yield f"the card {card.id} is not named by its traits"
        if not set(card.traits) <= {*KINDS, ANGLERFISH}:
            yield f"the card {card.id} has a trait that does not exist"
        if card.copies % 2:
            yield f"the {card.copies} copies of {card.id} cannot be halved"
    if sizes != SIZES:
        yield f"the sets have {sizes} cards, not {SIZES}"
    if len({card.id for card in file.card}) != len(file.card):
        yield "a card is listed twice"


_FILE = read((resources.files(__package__) / "data/cards.toml").read_bytes())

HAND = _FILE.hand
CONTINENTS = _FILE.continents
SCORE = _FILE.score
FOOD = {each.players: each for each in _FILE.food}
TERRITORIES = {each.players: each for each in _FILE.territories}
TRAITS = {each.id: each for each in _FILE.trait}
CARDS = {each.id: each for each in _FILE.card}
ORDER = {face: place for place, face in enumerate(CARDS)}
NEED = {each.id: each.food for each in _FILE.trait}
"""What each trait adds to the need of an animal."""

POINTS = {each.id: SCORE.trait + (each.food if each.extra is None else each.extra) for each in _FILE.trait}
"""What each trait card is worth at the end."""


@cache
def deck(sets: str, *, copies: int, half: bool) -> tuple[str, ...]:
    """List the cards of a game: the base set so many times, its expansions once, or half of all that."""
    cards: list[str] = []
    chosen = SETS if sets == "all" else sets.split("_")
    for card in CARDS.values():
        if card.set in chosen:
            count = card.copies * (copies if card.set == "base" else 1)
            cards += [card.id] * (count // 2 if half else count)
    return tuple(cards)


@cache
def traits_of(card: str, *, angler_face: bool) -> tuple[str, ...]:
    """List the traits a card can be played as; whether the anglerfish has a second half is an option."""
    if card == ANGLER_CARD and not angler_face:
        return ()
    return tuple(trait for trait in CARDS[card].traits if trait != ANGLERFISH)

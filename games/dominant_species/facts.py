"""Animals, elements, terrains, the action display and the cards, read once from data/*.toml.

Animals, elements and terrains are numbers in the state; their order is that of ANIMALS (the food chain, strongest
first), ELEMENTS (the spaces of Speciation) and TERRAINS. The printed element of an animal has the number of the animal.
"""

from __future__ import annotations

from importlib import resources
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from games.dominant_species.board import NAMED, corner_named

T = TypeVar("T")

ANIMALS = ("mammal", "reptile", "bird", "amphibian", "arachnid", "insect")
MAMMAL, REPTILE, BIRD, AMPHIBIAN, ARACHNID, INSECT = range(6)

ELEMENTS = ("meat", "sun", "seed", "water", "grub", "grass")
MEAT, SUN, SEED, WATER, GRUB, GRASS = range(6)

TERRAINS = ("sea", "wetland", "savannah", "jungle", "forest", "desert", "mountain", "tundra")
SEA, WETLAND, SAVANNAH, JUNGLE, FOREST, DESERT, MOUNTAIN, TUNDRA = range(8)

SECTIONS = (
    *("initiative", "adaptation", "regression", "abundance", "wasteland", "depletion"),
    *("glaciation", "speciation", "wanderlust", "migration", "competition", "domination"),
)

ICE_AGE = "ice_age"

NONE = -1
"""No animal, no element, no tile."""


class Animal(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed for an animal."""

    id: str
    printed: dict[str, int]
    start: dict[str, int]
    source: str


class Allotment(Struct, frozen=True, forbid_unknown_fields=True):
    """What each animal starts with, by the number of animals in play."""

    animals: int
    pawns: int
    cubes: int
    source: str


class AnimalFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All of data/animals.toml."""

    element_limit: int
    vp_markers: int
    animal: tuple[Animal, ...]
    allotment: tuple[Allotment, ...]


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """A terrain: its tiles, its points by place, and how many cubes Speciation adds there."""

    id: str
    tiles: int
    points: tuple[int, ...]
    speciation: int
    source: str


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile of the start."""

    hex: str
    terrain: str
    source: str


class Disk(Struct, frozen=True, forbid_unknown_fields=True):
    """An element of the start."""

    type: str
    corner: str
    source: str


class EarthFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All of data/earth.toml."""

    tundra_tiles: int
    elements_each: int
    bonus: tuple[int, ...]
    source: str
    terrain: tuple[Terrain, ...]
    start: tuple[Start, ...]
    element: tuple[Disk, ...]


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the action display, and what is printed under its spaces."""

    id: str
    spaces: int
    source: str
    elements: tuple[str, ...] = ()
    moves: tuple[int, ...] = ()
    terrains: tuple[tuple[str, str], ...] = ()


class DisplayFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All of data/display.toml."""

    drawn: int
    cards: int
    stacks: int
    last_turns: tuple[int, ...]
    always: str
    section: tuple[Section, ...]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A dominance card."""

    id: str
    choice: str
    source: str
    most: int = 0


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All of data/cards.toml."""

    card: tuple[Card, ...]


def _read(name: str, kind: type[T]) -> T:
    return msgspec.toml.decode((resources.files(__package__) / f"data/{name}.toml").read_bytes(), type=kind)


def _insist(name: str, given: Any, wanted: Any) -> None:
    """Refuse data that the rules cannot be played with."""
    if given != wanted:
        raise ValueError(f"The data of Dominant Species do not fit its rules: {name} must be {wanted}, not {given}.")


_animals = _read("animals", AnimalFile)
_earth = _read("earth", EarthFile)
_display = _read("display", DisplayFile)
_cards = _read("cards", CardFile)

_insist("the animals", tuple(each.id for each in _animals.animal), ANIMALS)
_insist("the terrains", tuple(each.id for each in _earth.terrain), TERRAINS)
_insist("the sections", tuple(each.id for each in _display.section), SECTIONS)
_insist("the allotments", tuple(each.animals for each in _animals.allotment), tuple(range(2, 7)))
_insist("the number of cards", len({each.id for each in _cards.card}), 26)

ELEMENT_LIMIT = _animals.element_limit
MARKERS = _animals.vp_markers
PRINTED: tuple[tuple[int, ...], ...] = tuple(
    tuple(each.printed.get(element, 0) for element in ELEMENTS) for each in _animals.animal
)
"""How many of each element an animal has printed."""

START_SPECIES: tuple[dict[int, int], ...] = tuple(
    {TERRAINS.index(terrain): n for terrain, n in each.start.items()} for each in _animals.animal
)
ALLOTMENT = {each.animals: each for each in _animals.allotment}

TUNDRA_TILES = _earth.tundra_tiles
ELEMENTS_EACH = _earth.elements_each
POINTS = tuple(each.points for each in _earth.terrain)
SPECIATION = tuple(each.speciation for each in _earth.terrain)
TILES: tuple[str, ...] = tuple(each.id for each in _earth.terrain for _ in range(each.tiles))
"""All large tiles."""

START_TILES: dict[int, int] = {NAMED[each.hex]: TERRAINS.index(each.terrain) for each in _earth.start}
START_ELEMENTS: dict[int, int] = {corner_named(each.corner): ELEMENTS.index(each.type) for each in _earth.element}

DRAWN = _display.drawn
OFFERED = _display.cards
STACKS = _display.stacks
LAST_TURNS = _display.last_turns
"""A game that nobody ends has so many turns; the table chooses, the first is usual."""

SPACES: dict[str, int] = {each.id: each.spaces for each in _display.section}
SPECIATES: tuple[int, ...] = tuple(ELEMENTS.index(each) for each in _display.section[7].elements)
"""The element under each space of Speciation."""

MOVES: tuple[int, ...] = _display.section[9].moves
"""How many cubes each space of Migration moves."""

COMPETES: tuple[tuple[int, ...], ...] = tuple(
    (TERRAINS.index(_display.always), *map(TERRAINS.index, pair)) for pair in _display.section[10].terrains
)
"""The terrains of each space of Competition: tundra, and two others."""

CARDS = {each.id: each for each in _cards.card}
CARD_ORDER = {card: place for place, card in enumerate(CARDS)}


def bonus(n: int) -> int:
    """Give the bonus points for a quantity; from nine on it grows no more."""
    return _earth.bonus[min(n, len(_earth.bonus) - 1)]

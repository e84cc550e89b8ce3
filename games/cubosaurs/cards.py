"""The cards and tiles, read once from data/cards.toml.

A card is named by its face, so that equal cards have equal names: its type, for a velociraptor its paired value,
and ".dna" for the icon, which only the advanced game looks at: "trex", "raptor_grey.3", "ptero.dna", "egg_stego".
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

EGG = "egg"
GREY = "raptor_grey"
BLACK = "raptor_black"


class SetType(Struct, frozen=True, forbid_unknown_fields=True):
    """A dinosaur that scores as a set: what 1, 2, 3 and 4 or more copies are worth together."""

    id: str
    points: tuple[int, int, int, int]
    copies: int
    dna: int
    source: str


class Raptor(Struct, frozen=True, forbid_unknown_fields=True):
    """A velociraptor, worth one value in a pair and another alone."""

    type: str
    paired: int
    alone: int
    copies: int
    dna: int
    source: str


class Egg(Struct, frozen=True, forbid_unknown_fields=True):
    """An egg, which pays whoever holds the most (or as many as anybody) of what it counts."""

    id: str
    counts: tuple[str, ...]
    most: int
    otherwise: int
    source: str


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A DNA evolution tile."""

    id: str
    number: int
    cost: int
    scores: bool
    window: str
    interaction: bool
    source: str


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    """The DNA tokens."""

    tokens: int
    source: str


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    type: tuple[SetType, ...]
    raptor: tuple[Raptor, ...]
    egg: tuple[Egg, ...]
    tile: tuple[Tile, ...]
    supply: Supply


class Card(Struct, frozen=True):
    """A face: what the rules need to know of a card."""

    face: str
    type: str
    dna: bool = False
    raptor: Raptor | None = None
    egg: Egg | None = None


_FILE = msgspec.toml.decode((resources.files(__package__) / "data/cards.toml").read_bytes(), type=_File)

SETS = {each.id: each for each in _FILE.type}
EGGS = {each.id: each for each in _FILE.egg}
TILES = {each.id: each for each in _FILE.tile}
TOKENS = _FILE.supply.tokens

TYPES = (*SETS, GREY, BLACK, EGG)
"""The eight types, in the order of the rulebook."""

DINOSAURS = (*SETS, GREY, BLACK)


def _faces() -> dict[str, Card]:
    cards = [Card(face=each.id, type=each.id) for each in _FILE.type]
    cards += [Card(face=f"{each.type}.{each.paired}", type=each.type, raptor=each) for each in _FILE.raptor]
    cards += [msgspec.structs.replace(card, face=f"{card.face}.dna", dna=True) for card in cards]
    cards += [Card(face=each.id, type=EGG, egg=each) for each in _FILE.egg]
    return {card.face: card for card in sorted(cards, key=lambda card: (TYPES.index(card.type), card.face))}


CARDS = _faces()
"""Every face there is, in the order of the rulebook."""

TYPE = {face: card.type for face, card in CARDS.items()}
ORDER = {face: place for place, face in enumerate(CARDS)}


@cache
def deck(*, advanced: bool) -> tuple[str, ...]:
    """List the 55 cards; the icons exist in the advanced game only."""
    cards: list[str] = []
    for face, copies, icons in (
        *((each.id, each.copies, each.dna) for each in _FILE.type),
        *((f"{each.type}.{each.paired}", each.copies, each.dna) for each in _FILE.raptor),
    ):
        with_icon = icons if advanced else 0
        cards += [face] * (copies - with_icon) + [f"{face}.dna"] * with_icon
    return (*cards, *EGGS)


@cache
def tiles(*, interaction: bool) -> tuple[str, ...]:
    """List the tiles in play."""
    return tuple(each.id for each in TILES.values() if interaction or not each.interaction)

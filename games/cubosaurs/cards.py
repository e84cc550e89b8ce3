"""The cards and tiles, read once from data/cards.toml.

A card is named by its face, so that equal cards have equal names: its type, for a velociraptor its paired value,
and ".dna" for the icon, which only the advanced game looks at: "trex", "raptor_grey.3", "ptero.dna", "egg_stego".
Whoever corrects a value in the file is told what does not fit, before a game is set up with it.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

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


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """All of data/cards.toml."""

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


SET_TYPES = ("trex", "stego", "bronto", "ptero", "penta")
COPIES = 7
VALUES = range(1, 6)
"""What a velociraptor may be worth in a pair; the words know these."""

WINDOWS = ("before", "any")
EFFECTS = (
    *("type_bonus", "egg_bonus", "draw", "free_pass", "forbidden_type"),
    *("destroy_own", "destroy_other", "steal", "give", "swap"),
)


def read(data: bytes) -> File:
    """Read the file, and refuse one that the rules cannot be played with."""
    file = msgspec.toml.decode(data, type=File)
    if wrong := [*_wrong_cards(file), *_wrong_tiles(file)]:
        raise ValueError(f"data/cards.toml does not fit the rules of Cubosaurs: {'; '.join(wrong)}.")
    return file


def _wrong_cards(file: File) -> Iterator[str]:
    if tuple(each.id for each in file.type) != SET_TYPES:
        yield f"the types must be {', '.join(SET_TYPES)}"
    copies = {each.id: each.copies for each in file.type} | {GREY: 0, BLACK: 0}
    for raptor in file.raptor:
        copies[raptor.type] = copies.get(raptor.type, 0) + raptor.copies
        if raptor.paired not in VALUES:
            yield f"a {raptor.type} cannot be worth {raptor.paired} in a pair, only {VALUES[0]} to {VALUES[-1]}"
    for kind, count in copies.items():
        if kind not in {*SET_TYPES, GREY, BLACK} or count != COPIES:
            yield f"there are {count} cards of {kind}, not {COPIES}"
    kinds = [(each.type, each.paired) for each in file.raptor]
    if len(set(kinds)) != len(kinds):
        yield "two entries of a velociraptor have the same colour and paired value"
    icons = [(each.dna, each.copies) for each in file.type] + [(each.dna, each.copies) for each in file.raptor]
    for dna, copies_of in icons:
        if not 0 <= dna <= copies_of:
            yield f"{dna} of {copies_of} cards cannot carry the DNA icon"
    counted = sorted(kind for egg in file.egg for kind in egg.counts)
    if counted != sorted((*SET_TYPES, GREY, BLACK)) or len(file.egg) != len(SET_TYPES) + 1:
        yield "the eggs must count each dinosaur once, and the velociraptors share one"


def _wrong_tiles(file: File) -> Iterator[str]:
    if tuple(each.id for each in file.tile) != EFFECTS:
        yield f"the tiles must be {', '.join(EFFECTS)}"
    for tile in file.tile:
        if tile.window not in WINDOWS:
            yield f"the window of {tile.id} is {tile.window!r}, not {' or '.join(WINDOWS)}"
        # A purchase fills the supply before its effect: a swap then gives out two tokens at most (R20).
        if tile.cost < 2:
            yield f"the tile {tile.id} cannot cost {tile.cost}; it costs 2 tokens or more"


_FILE = read((resources.files(__package__) / "data/cards.toml").read_bytes())

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
    return {card.face: card for card in sorted(cards, key=_place)}


def _place(card: Card) -> tuple[int, int, bool]:
    """Sort by type, then by value, an egg by what it counts; the card without the icon comes first."""
    value = 0 if card.raptor is None else card.raptor.paired
    return TYPES.index(card.type), value, card.dna


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

"""The names of animals, tiles, corners and spaces, the places in the picture, and the options made of them.

Options are asked for at every move, so what is made once is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from games.core import Option, Text, Thing
from games.dominant_species import board
from games.dominant_species.facts import (
    ANIMALS,
    CARDS,
    COMPETES,
    ELEMENTS,
    MOVES,
    NONE,
    SECTIONS,
    SPACES,
    SPECIATES,
    TERRAINS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.dominant_species.state import State

MOST = 25
"""So many options may be in one group, or stand without one."""

_ANIMALS = tuple(Thing(f"dominant_species.{each}") for each in ANIMALS)
_ELEMENTS = tuple(Thing(f"dominant_species.{each}") for each in ELEMENTS)
_TERRAINS = tuple(Thing(f"dominant_species.{each}") for each in TERRAINS)
_SECTIONS = {each: Thing(f"dominant_species.{each}") for each in SECTIONS}
_CARDS = {each: Thing(f"dominant_species.card_{each}") for each in CARDS}


def animal_thing(animal: int) -> Thing:
    """Name an animal."""
    return _ANIMALS[animal]


def element_thing(element: int) -> Thing:
    """Name an element."""
    return _ELEMENTS[element]


def terrain_thing(terrain: int) -> Thing:
    """Name a terrain."""
    return _TERRAINS[terrain]


def section_thing(section: str) -> Thing:
    """Name a section of the action display."""
    return _SECTIONS[section]


def card_thing(card: str) -> Thing:
    """Name a dominance card."""
    return _CARDS[card]


# Places in the picture


def hex_place(hex_: int) -> str:
    """Give the place of a hex."""
    q, r = board.HEXES[hex_]
    return f"hex:{q},{r}"


def corner_place(corner: int) -> str:
    """Give the place of a corner."""
    q, r, side = board.CORNERS[corner]
    return f"corner:{q},{r},{side}"


def space_place(section: str, index: int) -> str:
    """Give the place of a space of the action display; the first is 1."""
    return f"space:{section}:{index + 1}"


def element_place(section: str, index: int) -> str:
    """Give the place of an element on the action display; the first is 1."""
    return f"element:{section}:{index + 1}"


def animal_place(animal: int) -> str:
    """Give the place of an animal's display."""
    return f"animal:{ANIMALS[animal]}"


def card_place(card: str) -> str:
    """Give the place of a card on offer."""
    return f"card:{card}"


def stack_place(stack: int) -> str:
    """Give the place of a stack of tiles; the first is 1."""
    return f"stack:{stack + 1}"


# Names made of several


@lru_cache(512)
def _tile(terrain: int, hex_: int) -> Text:
    name = board.NAMES[hex_].upper()
    if terrain == NONE:
        return Text("dominant-species-hex", name=name)
    return Text("dominant-species-tile", terrain=terrain_thing(terrain), name=name)


def tile(state: State, hex_: int) -> Text:
    """Name a hex: its terrain, column and row."""
    return _tile(state.terrain[hex_], hex_)


@lru_cache(1024)
def _corner(tiles: tuple[Text, ...], direction: str) -> Text:
    if not direction:
        return Text("dominant-species-corner", tiles=tiles)
    way = Text(f"dominant-species-way-{direction}")
    if len(tiles) == 1:
        return Text("dominant-species-corner-end", tile=tiles[0], direction=way)
    return Text("dominant-species-corner-rim", tiles=tiles, direction=way, first=tiles[0])


def corner(state: State, number: int) -> Text:
    """Name a corner by the tiles that it touches; by its direction too where it touches one or two."""
    touched = [hex_ for hex_ in board.TOUCHES[number] if state.terrain[hex_] != NONE]
    names = tuple(Text("dominant-species-hex", name=board.NAMES[hex_].upper()) for hex_ in touched)
    three = 3
    direction = "" if len(touched) == three else board.COMPASS[board.CORNERS_OF[touched[0]].index(number)]
    return _corner(names, direction)


@lru_cache(64)
def space(section: str, index: int) -> Text:
    """Name a space of the action display by what it does, or by its number."""
    if section == "speciation":
        return Text("dominant-species-space-speciation", element=element_thing(SPECIATES[index]))
    if section == "migration":
        return Text("dominant-species-space-migration", n=MOVES[index])
    if section == "competition":
        one, other = COMPETES[index][1:]
        return Text("dominant-species-space-competition", one=terrain_thing(one), other=terrain_thing(other))
    if SPACES[section] == 1:
        return Text("dominant-species-space-only", section=section_thing(section))
    return Text("dominant-species-space", section=section_thing(section), n=index + 1)


# Options


@lru_cache(4096)
def _tile_option(verb: str, terrain: int, hex_: int, *, grouped: bool) -> Option:
    group = Text("dominant-species-group-terrain", terrain=terrain_thing(terrain)) if grouped else None
    return Option(f"{verb}:{board.NAMES[hex_]}", _tile(terrain, hex_), hex_, group, hex_place(hex_))


def tile_options(state: State, verb: str, hexes: Sequence[int], *more: Option) -> list[Option]:
    """Offer tiles, grouped by terrain when there are too many, and something beside them."""
    grouped = len(hexes) + len(more) > MOST
    found = [_tile_option(verb, state.terrain[hex_], hex_, grouped=grouped) for hex_ in hexes]
    if not grouped:
        return [*found, *more]
    found.sort(key=lambda option: state.terrain[int(str(option.value))])
    return [*found, *(in_group(each, "dominant-species-group-else") for each in more)]


@lru_cache(256)
def in_group(option: Option, group: str) -> Option:
    """Offer the same under a heading."""
    return Option(option.key, option.label, option.value, Text(group), option.at)


@lru_cache(2048)
def _corner_option(verb: str, number: int, label: Text) -> Option:
    return Option(f"{verb}:{board.CORNER_NAMES[number]}", label, number, None, corner_place(number))


def corner_options(state: State, verb: str, corners: Iterable[int], *more: Option) -> list[Option]:
    """Offer corners, and something beside them."""
    return [*(_corner_option(verb, number, corner(state, number)) for number in corners), *more]


@lru_cache(64)
def _element_option(verb: str, element: int, at: str) -> Option:
    label = Text("dominant-species-element", element=element_thing(element))
    return Option(f"{verb}:{ELEMENTS[element]}", label, element, None, at or None)


def element_options(verb: str, section: str, squares: Sequence[int], *more: Option) -> list[Option]:
    """Offer the elements of a section, each type once, and something beside them."""
    types = sorted({element for element in squares if element != NONE})
    return [*(_element_option(verb, each, element_place(section, squares.index(each))) for each in types), *more]


def type_options(verb: str, types: Iterable[int], *more: Option) -> list[Option]:
    """Offer types of elements that lie nowhere in particular, and something beside them."""
    return [*(_element_option(verb, each, "") for each in types), *more]


@lru_cache(512)
def animal_option(verb: str, animal: int, at: str | None = None) -> Option:
    """Offer an animal."""
    label = Text("dominant-species-animal", animal=animal_thing(animal))
    return Option(f"{verb}:{ANIMALS[animal]}", label, animal, None, at or animal_place(animal))


@lru_cache(512)
def count_option(n: int, top: int) -> Option:
    """Offer a number, in groups when there are too many of them."""
    low = n // MOST * MOST
    high = min(low + MOST - 1, top)
    group = Text("dominant-species-group-count", low=low, high=high) if top >= MOST else None
    return Option(f"n:{n}", Text("dominant-species-count", n=n), n, group)


def count_options(low: int, high: int) -> list[Option]:
    """Offer numbers, the largest first."""
    return [count_option(n, high) for n in range(high, low - 1, -1)]


@lru_cache(16)
def done(id_: str, at: str | None = None) -> Option:
    """Offer to stop here, or to do nothing; its value is -1."""
    return Option("done", Text(id_), NONE, None, at)


PASS = done("dominant-species-forgo")
DONE = done("dominant-species-done")

"""The cards that lay disks or tundra on the earth, or take disks away: Aquatic, Habitat, Blight, Ice Sheet (1.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Option, Refusal, Text
from games.dominant_species import preview, table
from games.dominant_species.board import CORNER_NAMES, CORNERS_OF, NAMES
from games.dominant_species.dominance import elements_at, match
from games.dominant_species.facts import CARDS, ELEMENTS, NONE, TERRAINS
from games.dominant_species.steps.effects import CardAsk, after, effect, idle, reason, why
from games.dominant_species.words import (
    card_thing,
    corner,
    corner_options,
    corner_place,
    count_options,
    element_thing,
    tile,
    tile_options,
    type_options,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State

WATERS = (TERRAINS.index("sea"), TERRAINS.index("wetland"))


# Aquatic and Habitat: a disk of one's choice from the bag


def reachable(state: State, card: str) -> list[int]:
    """List the tiles that a card may lay a disk on: all, or only water."""
    return [hex_ for hex_ in state.tiles() if card != "aquatic" or state.terrain[hex_] in WATERS]


def with_room(state: State, card: str) -> list[int]:
    """List those of them that a disk can be laid on now."""
    if not sum(state.bag):
        return []
    return [hex_ for hex_ in reachable(state, card) if table.vacant_corners(state, hex_)]


@idle("aquatic")
def no_water(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Aquatic needs water, and a disk or a cube to put there."""
    if not reachable(state, "aquatic"):
        return reason("no-water")
    return None if with_room(state, "aquatic") or state.pool[animal] else reason("nothing-to-place")


@effect("aquatic")
def aquatic(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask for the tile: one with a vacant corner, if there is any."""
    game.then(BagTile(seat=game.seat_of(animal), animal=animal, card="aquatic"))


@idle("habitat")
def no_habitat(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Habitat needs a disk and a vacant corner."""
    if not sum(state.bag):
        return reason("bag")
    return None if with_room(state, "habitat") else reason("no-corner")


@effect("habitat")
def habitat(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask for the tile."""
    game.then(BagTile(seat=game.seat_of(animal), animal=animal, card="habitat"))


class BagTile(CardAsk, tag="bag_tile"):
    """Choose the tile that gets a disk from the bag, for Aquatic its cubes too."""

    card: str

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-ask-bag-tile", **game.named(self.animal), card=card_thing(self.card))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles with a vacant corner; without any, Aquatic still puts cubes on water."""
        state = game.state
        return tile_options(state, "tile", with_room(state, self.card) or reachable(state, self.card))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how much room there is, and who is dominant."""
        assert isinstance(option.value, int)
        state, hex_ = game.state, option.value
        vacant = len(table.vacant_corners(state, hex_))
        return Text("dominant-species-detail-bag-tile", n=vacant, animal=preview.leader(state.dominant[hex_]))

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say why other tiles do not do."""
        state = game.state
        allowed = with_room(state, self.card) or reachable(state, self.card)
        for hex_ in state.tiles():
            if hex_ not in allowed:
                water = self.card != "aquatic" or state.terrain[hex_] in WATERS
                full = why("full" if water else "not-water")
                yield Refusal(f"tile:{NAMES[hex_]}", tile(state, hex_), full, "1.13")

    def play(self, game: DominantSpecies, hex_: int) -> None:
        """Go on with the disk, if there can be one, and with the cubes."""
        if self.card == "aquatic" and game.state.pool[self.animal]:
            game.then(AquaticCount(seat=self.seat, animal=self.animal, hex=hex_))
        if sum(game.state.bag) and table.vacant_corners(game.state, hex_):
            game.then(BagElement(seat=self.seat, animal=self.animal, hex=hex_))


class BagElement(CardAsk, tag="bag_element"):
    """Choose a type that the bag still holds."""

    hex: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the element."""
        return Text("dominant-species-ask-bag-element", **game.named(self.animal), tile=tile(game.state, self.hex))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the types in the bag."""
        return type_options("element", [each for each, n in enumerate(game.state.bag) if n])

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how often the animal needs it, and how it would match the tile."""
        assert isinstance(option.value, int)
        need, before = game.state.need(self.animal)[option.value], match(game.state, self.animal, self.hex)
        return Text("dominant-species-detail-bag-element", n=need, match=before, then=before + need)

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Name the types that the bag is out of."""
        yield from not_in_bag(game.state, "element")

    def play(self, game: DominantSpecies, element: int) -> None:
        """Ask for the corner."""
        game.then(BagCorner(seat=self.seat, animal=self.animal, hex=self.hex, element=element))


def not_in_bag(state: State, verb: str) -> Iterator[Refusal]:
    """Name the types that the bag is out of."""
    for element, n in enumerate(state.bag):
        if not n:
            label = Text("dominant-species-element", element=element_thing(element))
            yield Refusal(f"{verb}:{ELEMENTS[element]}", label, why("not-in-bag"), "2.6")


class BagCorner(CardAsk, tag="bag_corner"):
    """Choose the vacant corner of the tile."""

    hex: int
    element: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the corner."""
        where, what = tile(game.state, self.hex), element_thing(self.element)
        return Text("dominant-species-ask-bag-corner", **game.named(self.animal), tile=where, element=what)

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the vacant corners."""
        return corner_options(game.state, "corner", table.vacant_corners(game.state, self.hex))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what changes around it."""
        assert isinstance(option.value, int)
        return preview.corner(game.state, option.value, self.element)

    def play(self, game: DominantSpecies, corner_: int) -> None:
        """Lay the disk."""
        table.take_from_bag(game, self.element)
        table.place_element(game, self.animal, self.element, corner_)


class AquaticCount(CardAsk, tag="aquatic_count"):
    """Choose how many cubes come to the tile."""

    hex: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the number."""
        return Text("dominant-species-ask-aquatic-count", **game.named(self.animal), tile=tile(game.state, self.hex))

    def options(self, game: DominantSpecies) -> list[Option]:
        """Offer up to four, as far as the gene pool allows."""
        return count_options(0, min(CARDS["aquatic"].most, game.state.pool[self.animal]))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say who would be dominant then."""
        assert isinstance(option.value, int)
        return after(game.state, self.hex, {self.animal: option.value})

    def play(self, game: DominantSpecies, n: int) -> None:
        """Add them."""
        table.add_species(game, self.animal, self.hex, n)


# Blight


def blightable(state: State) -> list[int]:
    """List the tiles that would lose a disk."""
    return [hex_ for hex_ in state.tiles() if len(elements_at(state, hex_)) > 1]


@idle("blight")
def no_blight(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Blight needs two disks on a tile."""
    return None if blightable(state) else reason("no-two-elements")


@effect("blight")
def blight(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask for the tile."""
    game.then(Blight(seat=game.seat_of(animal), animal=animal))


class Blight(CardAsk, tag="blight"):
    """Choose the tile that loses all its disks but one."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-ask-blight", **game.named(self.animal))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles with two disks at least."""
        return tile_options(game.state, "tile", blightable(game.state))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what lies there, and who is dominant."""
        assert isinstance(option.value, int)
        found = elements_at(game.state, option.value)
        names = tuple(element_thing(element) for element in found)
        return Text("dominant-species-detail-blight", elements=names, n=len(found) - 1)

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say why other tiles do not do."""
        state, allowed = game.state, blightable(game.state)
        for hex_ in state.tiles():
            if hex_ not in allowed:
                yield Refusal(f"tile:{NAMES[hex_]}", tile(state, hex_), why("one-element"), "2.6")

    def play(self, game: DominantSpecies, hex_: int) -> None:
        """Ask what stays."""
        game.then(BlightKeep(seat=self.seat, animal=self.animal, hex=hex_))


class BlightKeep(CardAsk, tag="blight_keep"):
    """Choose the disk that stays."""

    hex: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the disk."""
        return Text("dominant-species-ask-blight-keep", **game.named(self.animal), tile=tile(game.state, self.hex))

    def _disks(self, state: State) -> list[int]:
        return [at for at in CORNERS_OF[self.hex] if state.corners[at] != NONE]

    def options(self, game: DominantSpecies) -> Iterator[Option]:
        """List the disks by their corners: each touches other tiles."""
        state = game.state
        for at in self._disks(state):
            what, where = element_thing(state.corners[at]), corner(state, at)
            label = Text("dominant-species-disk-at", element=what, corner=where)
            yield Option(f"keep:{CORNER_NAMES[at]}", label, at, None, corner_place(at))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what changes on this tile and those around it."""
        state = game.state
        return preview.without(state, [at for at in self._disks(state) if at != option.value])

    def play(self, game: DominantSpecies, kept: int) -> None:
        """Remove the others."""
        table.remove_elements(game, [at for at in self._disks(game.state) if at != kept])


# Ice Sheet


@idle("ice_sheet")
def no_ice(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Ice Sheet needs a tundra tile and a place for it."""
    if not state.tundra:
        return reason("no-tundra-left")
    return None if table.glaciable(state) else reason("no-tundra-place")


@effect("ice_sheet")
def ice_sheet(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask for the tile."""
    game.then(IceSheet(seat=game.seat_of(animal), animal=animal))


class IceSheet(CardAsk, tag="ice_sheet"):
    """Choose the tile that becomes tundra; it has to be one."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-ask-ice-sheet", **game.named(self.animal))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles beside tundra."""
        return tile_options(game.state, "tile", table.glaciable(game.state))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Foretell points, disks and cubes."""
        assert isinstance(option.value, int)
        return preview.glaciation(game.state, option.value)

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say why other tiles do not do."""
        state = game.state
        allowed = table.glaciable(state)
        for hex_ in state.tiles():
            if hex_ not in allowed:
                is_tundra = hex_ in state.tundras()
                other = why("tundra" if is_tundra else "not-beside-tundra")
                yield Refusal(f"tile:{NAMES[hex_]}", tile(state, hex_), other, "A7")

    def play(self, game: DominantSpecies, hex_: int) -> None:
        """Cover it."""
        table.glaciate(game, self.animal, hex_)


STEPS = (BagTile, BagElement, BagCorner, AquaticCount, Blight, BlightKeep, IceSheet)

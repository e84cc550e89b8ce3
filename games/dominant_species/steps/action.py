"""What the questions of the twelve actions have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Ask, Option, Refusal, Text
from games.dominant_species import preview, table
from games.dominant_species.board import NAMES
from games.dominant_species.dominance import match
from games.dominant_species.words import (
    corner_options,
    count_option,
    count_options,
    element_thing,
    section_thing,
    tile,
    tile_options,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.dominant_species import DominantSpecies


class Action(Ask):
    """A question to the player of an animal."""

    animal: int

    def idle(self, game: DominantSpecies) -> Text | None:  # noqa: ARG002
        """Say why the action can do nothing now, or None if it can."""
        return None

    def forgo(self, game: DominantSpecies) -> None:
        """Tell that the action is not taken, or why it cannot be."""
        section, why = section_thing(game.state.section), self.idle(game)
        if why is None:
            game.tell("dominant-species-forgone", **game.named(self.animal), section=section)
        else:
            game.tell("dominant-species-lost", **game.named(self.animal), section=section, why=why)

    def refused_here(self, game: DominantSpecies, key: str, hex_: int, why: Text, rule: str) -> Refusal:
        """Refuse a tile."""
        return Refusal(key, tile(game.state, hex_), why, rule)


class AddSpecies(Action, tag="add_species"):
    """Choose how many cubes from the gene pool go on a tile."""

    hex: int
    most: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the number."""
        return Text("dominant-species-add-species", **game.named(self.animal), tile=tile(game.state, self.hex))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the numbers, as far as the gene pool goes."""
        return count_options(0, min(self.most, game.state.pool[self.animal]))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how the animal would stand there."""
        return preview.presence(game.state, self.animal, self.hex, {self.animal: int(str(option.value))})

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say which numbers the gene pool is too small for."""
        for n in range(game.state.pool[self.animal] + 1, self.most + 1):
            option = count_option(n, self.most)
            yield Refusal(option.key, option.label, Text("dominant-species-why-pool"), "A8")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Add them."""
        table.add_species(game, self.animal, self.hex, value)


class PlaceElement(Action, tag="place_element"):
    """Choose the tile on a corner of which an element goes; the corner comes next.

    The disk stays where it is until then: in a section of the action display, or ("") in the bag.
    """

    element: int
    source: str = ""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-place-element", **game.named(self.animal), element=element_thing(self.element))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles with a vacant corner."""
        state = game.state
        return tile_options(state, "on", [hex_ for hex_ in state.tiles() if table.vacant_corners(state, hex_)])

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how many corners are vacant there, and how the animal would stand."""
        state, hex_ = game.state, int(str(option.value))
        before, vacant = match(state, self.animal, hex_), table.vacant_corners(state, hex_)
        return Text(
            "dominant-species-place-element-detail",
            n=len(vacant),
            match=before,
            then=before + state.need(self.animal)[self.element],
            dominant=preview.fed(state, hex_, vacant[0], self.element),
        )

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say which tiles are full."""
        state = game.state
        for hex_ in state.tiles():
            if not table.vacant_corners(state, hex_):
                key = f"on:{NAMES[hex_]}"
                yield self.refused_here(game, key, hex_, Text("dominant-species-why-full"), "A4")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Ask for the corner."""
        game.then(PlaceCorner(seat=self.seat, animal=self.animal, element=self.element, source=self.source, hex=value))


class PlaceCorner(Action, tag="place_corner"):
    """Choose the vacant corner of a tile on which an element goes, and put it there."""

    element: int
    hex: int
    source: str = ""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the corner."""
        return Text(
            "dominant-species-place-corner",
            **game.named(self.animal),
            element=element_thing(self.element),
            tile=tile(game.state, self.hex),
        )

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the vacant corners."""
        return corner_options(game.state, "corner", table.vacant_corners(game.state, self.hex))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what changes around it."""
        return preview.corner(game.state, int(str(option.value)), self.element)

    def play(self, game: DominantSpecies, value: int) -> None:
        """Place it."""
        if self.source:
            table.take_from_box(game, self.source, self.element)
        else:
            table.take_from_bag(game, self.element)
        table.place_element(game, self.animal, self.element, value)

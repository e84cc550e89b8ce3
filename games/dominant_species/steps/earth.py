"""Actions that change the earth: Glaciation and Wanderlust (A7, A9)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from msgspec import field

from games.core import Option, Refusal, Step, Text
from games.dominant_species import preview, table
from games.dominant_species.board import HEXES, NAMES, NEIGHBOURS
from games.dominant_species.facts import NONE, POINTS, STACKS, TERRAINS, TUNDRA, bonus
from games.dominant_species.steps.action import Action, PlaceCorner
from games.dominant_species.steps.effects import reason
from games.dominant_species.words import (
    DONE,
    MOST,
    PASS,
    count_options,
    done,
    element_options,
    element_thing,
    hex_place,
    stack_place,
    terrain_thing,
    tile,
    tile_options,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State


class Glaciate(Action, tag="glaciate"):
    """Choose a tile beside tundra that becomes tundra (A7)."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-glaciate", **game.named(self.animal), n=game.state.tundra)

    def idle(self, game: DominantSpecies) -> Text | None:
        """Need a tundra tile, and a place for it."""
        if not game.state.tundra:
            return reason("no-tundra-left")
        return None if table.glaciable(game.state) else reason("no-tundra-place")

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles beside tundra."""
        return tile_options(game.state, "freeze", table.glaciable(game.state), PASS)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what it brings and costs."""
        return option.label if option.value == NONE else preview.glaciation(game.state, int(str(option.value)))

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say why other tiles cannot be chosen."""
        state = game.state
        for hex_ in state.tiles():
            if state.terrain[hex_] == TUNDRA:
                why = Text("dominant-species-why-tundra")
            elif not state.tundra:
                why = Text("dominant-species-why-no-tundra")
            elif not table.can_glaciate(state, hex_):
                why = Text("dominant-species-why-not-beside-tundra")
            else:
                continue
            yield self.refused_here(game, f"freeze:{NAMES[hex_]}", hex_, why, "A7")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Glaciate."""
        if value == NONE:
            self.forgo(game)
            return
        table.glaciate(game, self.animal, value)


@lru_cache(32)
def _stack_option(stack: int, terrain: str) -> Option:
    label = Text("dominant-species-stack", terrain=terrain_thing(TERRAINS.index(terrain)), n=stack + 1)
    return Option(f"stack:{stack + 1}", label, stack, None, stack_place(stack))


class Wander(Action, tag="wander"):
    """Choose one of the tiles that lie face up (A9)."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-wander", **game.named(self.animal))

    def idle(self, game: DominantSpecies) -> Text | None:
        """Need a tile face up."""
        return None if any(map(game.state.shown, range(STACKS))) else reason("no-tile-up")

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles face up."""
        shown = ((stack, game.state.shown(stack)) for stack in range(STACKS))
        return [*(_stack_option(stack, terrain) for stack, terrain in shown if terrain), PASS]

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what the terrain is worth, and how many tiles are left there."""
        if option.value == NONE:
            return option.label
        state, stack = game.state, int(str(option.value))
        points = POINTS[TERRAINS.index(state.shown(stack) or "")]
        return Text("dominant-species-stack-detail", points=points, n=len(state.stacks[stack]))

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say why a stack gives nothing."""
        for stack in range(STACKS):
            if not game.state.shown(stack):
                empty = not game.state.stacks[stack].cards
                why = Text("dominant-species-why-stack-empty" if empty else "dominant-species-why-stack-taken")
                yield Refusal(f"stack:{stack + 1}", Text("dominant-species-stack-none", n=stack + 1), why, "A9")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Ask where it goes."""
        if value == NONE:
            self.forgo(game)
            return
        game.then(WanderTo(seat=self.seat, animal=self.animal, stack=value))


@lru_cache(128)
def _hex_option(hex_: int, *, grouped: bool) -> Option:
    name = NAMES[hex_]
    group = Text("dominant-species-group-column", name=name[0].upper()) if grouped else None
    return Option(f"to:{name}", Text("dominant-species-hex", name=name.upper()), hex_, group, hex_place(hex_))


class WanderTo(Action, tag="wander_to"):
    """Choose the vacant hex beside the earth where the tile goes."""

    stack: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the hex."""
        terrain = terrain_thing(TERRAINS.index(game.state.shown(self.stack) or ""))
        return Text("dominant-species-wander-to", **game.named(self.animal), terrain=terrain)

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the vacant hexes beside a tile."""
        found = vacant_hexes(game.state)
        return [_hex_option(hex_, grouped=len(found) > MOST) for hex_ in found]

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what it brings."""
        n = table.tiles_beside(game.state, int(str(option.value)))
        return Text("dominant-species-wander-detail", vp=bonus(n), n=n)

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say why other hexes cannot be chosen."""
        for hex_, terrain in enumerate(game.state.terrain):
            if terrain != NONE:
                why = Text("dominant-species-why-tile-there")
            elif not table.tiles_beside(game.state, hex_):
                why = Text("dominant-species-why-far-off")
            else:
                continue
            yield self.refused_here(game, f"to:{NAMES[hex_]}", hex_, why, "A9")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Lay the tile; then come the element, the points and those who move in."""
        table.lay_tile(game, self.animal, self.stack, value)
        game.then(
            WanderElement(seat=self.seat, animal=self.animal, hex=value),
            WanderScore(animal=self.animal, hex=value),
            *(Follow(seat=game.seat_of(animal), animal=animal, hex=value) for animal in game.state.animals()),
        )


def vacant_hexes(state: State) -> list[int]:
    """List the hexes without a tile beside one with a tile."""
    return [hex_ for hex_ in range(len(HEXES)) if state.terrain[hex_] == NONE and table.tiles_beside(state, hex_)]


class WanderElement(Action, tag="wander_element"):
    """Choose an element of the section for a corner of the new tile, or none."""

    hex: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the element."""
        return Text("dominant-species-wander-element", **game.named(self.animal), tile=tile(game.state, self.hex))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the elements there, if a corner is vacant."""
        if not table.vacant_corners(game.state, self.hex):
            return [NO_ELEMENT]
        return element_options("take", "wanderlust", game.state.boxes["wanderlust"], NO_ELEMENT)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how often the animal needs it."""
        if option.value == NONE:
            return option.label
        element = int(str(option.value))
        return Text(
            "dominant-species-need-detail", n=game.state.need(self.animal)[element], element=element_thing(element)
        )

    def play(self, game: DominantSpecies, value: int) -> None:
        """Ask for the corner."""
        if value != NONE:
            game.then(PlaceCorner(seat=self.seat, animal=self.animal, element=value, source="wanderlust", hex=self.hex))


NO_ELEMENT = done("dominant-species-no-element")


class WanderScore(Step, tag="wander_score"):
    """Score the tiles beside the new one."""

    animal: int
    hex: int

    def run(self, game: DominantSpecies) -> None:
        """Score."""
        table.gain_vp(game, self.animal, bonus(table.tiles_beside(game.state, self.hex)))


class Follow(Action, tag="follow"):
    """Move cubes from tiles beside a new tile onto it; all animals may, in the order of the food chain (D13)."""

    standing: ClassVar[str | None] = "done"

    hex: int
    left: list[int] = field(default_factory=list)
    """Tiles from which cubes have moved in."""

    def still(self, game: DominantSpecies) -> bool:
        """Ask only whoever stands beside it."""
        return bool(self._from(game.state))

    def _from(self, state: State) -> list[int]:
        species = state.species
        return [hex_ for hex_ in NEIGHBOURS[self.hex] if species[hex_][self.animal] and hex_ not in self.left]

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask where cubes come from."""
        return Text("dominant-species-follow", **game.named(self.animal), tile=tile(game.state, self.hex))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles beside it with own cubes."""
        return tile_options(game.state, "from", self._from(game.state), DONE)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how the animal would stand on the new tile with one cube, and what that changes where it came from."""
        if option.value == NONE:
            return option.label
        return preview.move(game.state, self.animal, int(str(option.value)), self.hex, 1)

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say from where cubes have moved in already."""
        for hex_ in self.left:
            if game.state.species[hex_][self.animal]:
                why = Text("dominant-species-why-followed")
                yield self.refused_here(game, f"from:{NAMES[hex_]}", hex_, why, "A9")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Ask how many, and for more."""
        if value == NONE:
            return
        game.then(
            MoveCount(
                seat=self.seat,
                animal=self.animal,
                start=value,
                end=self.hex,
                most=game.state.species[value][self.animal],
            ),
            Follow(seat=self.seat, animal=self.animal, hex=self.hex, left=[*self.left, value]),
        )


class MoveCount(Action, tag="move_count"):
    """Choose how many cubes move from one tile to another."""

    start: int
    end: int
    most: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the number."""
        return Text(
            "dominant-species-move-count",
            **game.named(self.animal),
            start=tile(game.state, self.start),
            end=tile(game.state, self.end),
        )

    def options(self, game: DominantSpecies) -> list[Option]:  # noqa: ARG002
        """List the numbers."""
        return count_options(1, self.most)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how the animal would stand where they go, and who would be dominant where they came from."""
        return preview.move(game.state, self.animal, self.start, self.end, int(str(option.value)))

    def play(self, game: DominantSpecies, value: int) -> None:
        """Move them."""
        table.move_species(game, self.animal, self.start, self.end, value)

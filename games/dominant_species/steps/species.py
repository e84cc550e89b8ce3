"""Actions of the species: Speciation, Migration and Competition (A8, A10, A11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import field

from games.core import Option, Refusal, Text
from games.dominant_species import preview, table
from games.dominant_species.board import NAMES, NEIGHBOURS, TOUCHES
from games.dominant_species.facts import BIRD, NONE, SPECIATION
from games.dominant_species.steps.action import Action, AddSpecies
from games.dominant_species.steps.earth import MoveCount
from games.dominant_species.steps.effects import reason
from games.dominant_species.words import (
    DONE,
    PASS,
    animal_option,
    corner_options,
    element_thing,
    hex_place,
    terrain_thing,
    tile,
    tile_options,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State


# Speciation


class Speciate(Action, tag="speciate"):
    """Choose a disk of the type of the space; its tiles may receive cubes from the gene pool (A8)."""

    element: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the disk."""
        return Text(
            "dominant-species-speciate",
            **game.named(self.animal),
            element=element_thing(self.element),
            n=game.state.pool[self.animal],
        )

    def idle(self, game: DominantSpecies) -> Text | None:
        """Need a disk of the type on earth, and a cube in the gene pool."""
        if not game.state.pool[self.animal]:
            return reason("pool")
        return None if self.element in game.state.corners else reason("not-on-earth")

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the disks of that type, while there are cubes to add."""
        state = game.state
        if self.idle(game):
            return [PASS]
        found = [at for at, element in enumerate(state.corners) if element == self.element]
        return corner_options(state, "at", found, PASS)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how many cubes may be added where."""
        if option.value == NONE:
            return option.label
        state = game.state
        hexes = [hex_ for hex_ in TOUCHES[int(str(option.value))] if state.terrain[hex_] != NONE]
        return Text(
            "dominant-species-speciate-detail",
            n=min(sum(SPECIATION[state.terrain[hex_]] for hex_ in hexes), state.pool[self.animal]),
            tiles=tuple(tile(state, hex_) for hex_ in hexes),
        )

    def play(self, game: DominantSpecies, value: int) -> None:
        """Ask for the number on each tile."""
        if value == NONE:
            self.forgo(game)
            return
        terrain = game.state.terrain
        game.then(
            *(
                AddSpecies(seat=self.seat, animal=self.animal, hex=hex_, most=SPECIATION[terrain[hex_]])
                for hex_ in TOUCHES[value]
                if terrain[hex_] != NONE
            )
        )


class SpeciateFreely(Action, tag="speciate_freely"):
    """The Insect adds a cube on any tile, after all pawns (A8)."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-speciate-freely", **game.named(self.animal))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List all tiles, while there is a cube to add."""
        tiles = game.state.tiles() if game.state.pool[self.animal] else []
        return tile_options(game.state, "on", tiles, PASS)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how the animal would stand there."""
        if option.value == NONE:
            return option.label
        return preview.presence(game.state, self.animal, int(str(option.value)), {self.animal: 1})

    def play(self, game: DominantSpecies, value: int) -> None:
        """Add it."""
        if value != NONE:
            table.add_species(game, self.animal, value, 1)


# Migration


class Migrate(Action, tag="migrate"):
    """Choose a tile from which cubes move; each cube moves once, up to the number of the space (A10)."""

    moves: int
    arrived: dict[int, int] = field(default_factory=dict)
    """By hex: cubes that have moved there, and stay."""

    def _movable(self, state: State) -> list[int]:
        if not self.moves:
            return []
        return [
            hex_
            for hex_ in state.occupied(self.animal)
            if state.species[hex_][self.animal] > self.arrived.get(hex_, 0) and table.tiles_beside(state, hex_)
        ]

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask where cubes come from."""
        return Text("dominant-species-migrate", **game.named(self.animal), n=self.moves)

    def idle(self, game: DominantSpecies) -> Text | None:
        """Need a cube that can move."""
        return None if self._movable(game.state) else reason("nothing-moves")

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles with cubes that have not moved, and the end of it."""
        return tile_options(game.state, "from", self._movable(game.state), DONE)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how the animal stands there."""
        if option.value == NONE:
            return Text("dominant-species-migrate-detail", n=self.moves)
        return preview.presence(game.state, self.animal, int(str(option.value)), {})

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say where all cubes have just arrived."""
        state = game.state
        for hex_ in state.occupied(self.animal):
            if state.species[hex_][self.animal] == self.arrived.get(hex_, 0):
                why = Text("dominant-species-why-moved")
                yield self.refused_here(game, f"from:{NAMES[hex_]}", hex_, why, "A10")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Ask where they go."""
        if value != NONE:
            game.then(
                MigrateTo(seat=self.seat, animal=self.animal, moves=self.moves, arrived=dict(self.arrived), start=value)
            )
        elif not self.arrived:
            self.forgo(game)


def reachable(state: State, animal: int, start: int) -> list[int]:
    """List the tiles to which a cube may move: beside it, and for the Bird one further, over tiles only."""
    beside = [hex_ for hex_ in NEIGHBOURS[start] if state.terrain[hex_] != NONE]
    if animal != BIRD:
        return beside
    further = {
        hex_
        for middle in beside
        for hex_ in NEIGHBOURS[middle]
        if state.terrain[hex_] != NONE and hex_ != start and hex_ not in beside
    }
    return beside + sorted(further)


class MigrateTo(Action, tag="migrate_to"):
    """Choose where the cubes go."""

    moves: int
    arrived: dict[int, int]
    start: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-migrate-to", **game.named(self.animal), tile=tile(game.state, self.start))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles within reach."""
        return tile_options(game.state, "to", reachable(game.state, self.animal, self.start))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how the animal would stand there with one cube, and who would be dominant where it came from."""
        return preview.move(game.state, self.animal, self.start, int(str(option.value)), 1)

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say which tiles are too far."""
        state = game.state
        near = reachable(state, self.animal, self.start)
        for hex_ in state.tiles():
            if hex_ != self.start and hex_ not in near:
                why = Text("dominant-species-why-too-far")
                yield self.refused_here(game, f"to:{NAMES[hex_]}", hex_, why, "A10")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Ask how many."""
        free = game.state.species[self.start][self.animal] - self.arrived.get(self.start, 0)
        game.then(
            MigrateCount(
                seat=self.seat,
                animal=self.animal,
                start=self.start,
                end=value,
                most=min(free, self.moves),
                moves=self.moves,
                arrived=dict(self.arrived),
            )
        )


class MigrateCount(MoveCount, tag="migrate_count"):
    """Choose how many cubes go, and go on."""

    moves: int
    arrived: dict[int, int]

    def play(self, game: DominantSpecies, value: int) -> None:
        """Move them, and ask for more."""
        super().play(game, value)
        arrived = dict(self.arrived)
        arrived[self.end] = arrived.get(self.end, 0) + value
        if self.moves > value:
            game.then(Migrate(seat=self.seat, animal=self.animal, moves=self.moves - value, arrived=arrived))


# Competition


def contested(state: State, animal: int) -> list[int]:
    """List the tiles where an animal meets others."""
    return [hex_ for hex_ in state.occupied(animal) if sum(map(bool, state.species[hex_])) > 1]


class CompeteFreely(Action, tag="compete_freely"):
    """The Arachnid eliminates an opposing cube on any tile it is on, before all pawns (A11)."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-compete-freely", **game.named(self.animal))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles where it meets others."""
        return tile_options(game.state, "on", contested(game.state, self.animal), PASS)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how the animal stands there."""
        if option.value == NONE:
            return option.label
        return preview.presence(game.state, self.animal, int(str(option.value)), {})

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say where the animal is alone."""
        targets = contested(game.state, self.animal)
        for hex_ in game.state.occupied(self.animal):
            if hex_ not in targets:
                yield self.refused_here(game, f"on:{NAMES[hex_]}", hex_, Text("dominant-species-why-alone"), "A11")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Ask for the victim."""
        if value != NONE:
            game.then(Victim(seat=self.seat, animal=self.animal, hex=value))


class Compete(Action, tag="compete"):
    """Choose a tile of one of the terrains of the space, one for each terrain (A11)."""

    terrains: list[int]
    begun: bool = False

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        terrains = tuple(terrain_thing(terrain) for terrain in self.terrains)
        return Text("dominant-species-compete", **game.named(self.animal), terrains=terrains)

    def _targets(self, state: State) -> list[int]:
        return [hex_ for hex_ in contested(state, self.animal) if state.terrain[hex_] in self.terrains]

    def idle(self, game: DominantSpecies) -> Text | None:
        """Need another animal on a tile of the terrains."""
        return None if self._targets(game.state) else reason("no-rival")

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles of these terrains where it meets others."""
        return tile_options(game.state, "on", self._targets(game.state), DONE)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how the animal stands there."""
        if option.value == NONE:
            return option.label
        return preview.presence(game.state, self.animal, int(str(option.value)), {})

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say why other tiles of the animal cannot be chosen."""
        state, targets = game.state, self._targets(game.state)
        for hex_ in state.occupied(self.animal):
            if hex_ not in targets:
                why = Text("dominant-species-why-alone")
                if state.terrain[hex_] not in self.terrains:
                    why = Text("dominant-species-why-terrain", terrain=terrain_thing(state.terrain[hex_]))
                yield self.refused_here(game, f"on:{NAMES[hex_]}", hex_, why, "A11")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Ask for the victim, and for a tile of another terrain."""
        if value == NONE:
            if not self.begun:
                self.forgo(game)
            return
        rest = [terrain for terrain in self.terrains if terrain != game.state.terrain[value]]
        game.then(
            Victim(seat=self.seat, animal=self.animal, hex=value),
            Compete(seat=self.seat, animal=self.animal, terrains=rest, begun=True),
        )

    def still(self, game: DominantSpecies) -> bool:  # noqa: ARG002
        """Ask as long as a terrain is left."""
        return bool(self.terrains)


class Victim(Action, tag="compete_victim"):
    """Choose the opposing animal that loses a cube on a tile."""

    hex: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the victim."""
        return Text("dominant-species-victim", **game.named(self.animal), tile=tile(game.state, self.hex))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the other animals there."""
        others = table.opponents_at(game.state, self.animal, self.hex)
        return [animal_option("victim", other, hex_place(self.hex)) for other in others]

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how the animal would stand then."""
        return preview.presence(game.state, self.animal, self.hex, {int(str(option.value)): -1})

    def play(self, game: DominantSpecies, value: int) -> None:
        """Eliminate it."""
        table.eliminate(game, value, self.hex)

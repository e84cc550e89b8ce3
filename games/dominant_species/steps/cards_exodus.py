"""Mass Exodus: all cubes of a tile go to its neighbours, group by group (1.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Option, Refusal, Text
from games.dominant_species import table
from games.dominant_species.facts import NONE
from games.dominant_species.steps.cards_species import nothing_at
from games.dominant_species.steps.effects import CardAsk, after, beside, cubes, effect, idle, reason
from games.dominant_species.words import animal_thing, count_options, tile, tile_options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State


def inhabited(state: State) -> list[int]:
    """List the tiles that cubes can leave."""
    return [hex_ for hex_ in state.tiles() if cubes(state, hex_) and beside(state, hex_)]


@idle("mass_exodus")
def nobody_leaves(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Mass Exodus needs a cube."""
    return None if inhabited(state) else reason("nothing-there")


@effect("mass_exodus")
def mass_exodus(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask for the tile."""
    game.then(MassExodus(seat=game.seat_of(animal), animal=animal))


class MassExodus(CardAsk, tag="mass_exodus"):
    """Choose the tile that all cubes leave."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-ask-mass-exodus", **game.named(self.animal))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles with cubes."""
        return tile_options(game.state, "tile", inhabited(game.state))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how many cubes leave."""
        assert isinstance(option.value, int)
        own = game.state.species[option.value][self.animal]
        return Text("dominant-species-detail-mass-exodus", n=cubes(game.state, option.value), own=own)

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say why other tiles do not do."""
        yield from nothing_at(game.state, inhabited(game.state))

    def play(self, game: DominantSpecies, hex_: int) -> None:
        """Ask where the first animal goes."""
        game.then(Exodus(seat=self.seat, animal=self.animal, hex=hex_))


def next_group(state: State, hex_: int) -> int:
    """Find the next animal that has to leave, or -1."""
    return next((animal for animal, n in enumerate(state.species[hex_]) if n), NONE)


class Exodus(CardAsk, tag="exodus"):
    """Choose where cubes of the next animal go; asked until the tile is empty."""

    hex: int

    def still(self, game: DominantSpecies) -> bool:
        """Vanish when the tile is empty."""
        return cubes(game.state, self.hex) > 0

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the neighbour."""
        state = game.state
        other = next_group(state, self.hex)
        n = state.species[self.hex][other]
        where = tile(state, self.hex)
        return Text(
            "dominant-species-ask-exodus", **game.named(self.animal), tile=where, other=animal_thing(other), n=n
        )

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the neighbours."""
        return tile_options(game.state, "to", beside(game.state, self.hex))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say who would be dominant there then."""
        assert isinstance(option.value, int)
        return after(game.state, option.value, {next_group(game.state, self.hex): 1})

    def play(self, game: DominantSpecies, to: int) -> None:
        """Ask how many, unless there is one cube or one way."""
        state = game.state
        other = next_group(state, self.hex)
        n = state.species[self.hex][other]
        again = Exodus(seat=self.seat, animal=self.animal, hex=self.hex)
        if n == 1 or len(beside(state, self.hex)) == 1:
            table.move_species(game, other, self.hex, to, n)
            game.then(again)
        else:
            game.then(ExodusCount(seat=self.seat, animal=self.animal, hex=self.hex, to=to), again)


class ExodusCount(CardAsk, tag="exodus_count"):
    """Choose how many cubes of the animal go there."""

    hex: int
    to: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the number."""
        other, where = animal_thing(next_group(game.state, self.hex)), tile(game.state, self.to)
        return Text("dominant-species-ask-exodus-count", **game.named(self.animal), other=other, tile=where)

    def options(self, game: DominantSpecies) -> list[Option]:
        """Offer up to all."""
        return count_options(1, game.state.species[self.hex][next_group(game.state, self.hex)])

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how many would be left."""
        assert isinstance(option.value, int)
        left = game.state.species[self.hex][next_group(game.state, self.hex)] - option.value
        return Text("dominant-species-detail-exodus-count", n=left)

    def play(self, game: DominantSpecies, n: int) -> None:
        """Move them."""
        table.move_species(game, next_group(game.state, self.hex), self.hex, self.to, n)


STEPS = (MassExodus, Exodus, ExodusCount)

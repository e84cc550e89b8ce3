"""The cards that add, move and eliminate species, where somebody chooses (1.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Option, Refusal, Text
from games.dominant_species import table
from games.dominant_species.board import NAMES
from games.dominant_species.dominance import elements_at
from games.dominant_species.facts import CARDS, NONE
from games.dominant_species.steps.effects import (
    CardAsk,
    after,
    beside,
    brings,
    cubes,
    effect,
    foretells,
    idle,
    reason,
    stop,
    why,
)
from games.dominant_species.words import (
    animal_option,
    animal_thing,
    card_thing,
    count_options,
    hex_place,
    tile,
    tile_options,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State


# One cube of somebody on each of several tiles: Biomass, Predator, the second part of Catastrophe


class Victim(CardAsk, tag="victim"):
    """Choose whose cube is eliminated on a tile; alone there it is clear."""

    card: str
    hex: int

    def still(self, game: DominantSpecies) -> bool:
        """Vanish when nobody is left there."""
        return bool(self._animals(game.state))

    def _animals(self, state: State) -> list[int]:
        if self.card == "predator":
            return table.opponents_at(state, self.animal, self.hex)
        return [animal for animal, n in enumerate(state.species[self.hex]) if n]

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the animal."""
        where, card = tile(game.state, self.hex), card_thing(self.card)
        return Text("dominant-species-ask-victim", **game.named(self.animal), tile=where, card=card)

    def options(self, game: DominantSpecies) -> list[Option]:
        """List who is there."""
        return [animal_option("victim", each, hex_place(self.hex)) for each in self._animals(game.state)]

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say who would be dominant then."""
        assert isinstance(option.value, int)
        return after(game.state, self.hex, {option.value: -1})

    def play(self, game: DominantSpecies, victim: int) -> None:
        """Eliminate a cube."""
        table.eliminate(game, victim, self.hex)


def strike(game: DominantSpecies, card: str, animal: int, hexes: list[int]) -> None:
    """Ask for a victim on each of some tiles."""
    seat = game.seat_of(animal)
    game.then(*(Victim(seat=seat, animal=animal, card=card, hex=hex_) for hex_ in hexes))


def crowded(state: State) -> list[int]:
    """List the tiles with more cubes than disks."""
    return [hex_ for hex_ in state.tiles() if cubes(state, hex_) > len(elements_at(state, hex_))]


@idle("biomass")
def nothing_crowded(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Biomass needs a crowded tile."""
    return None if crowded(state) else reason("not-crowded")


@foretells("biomass")
def thinned_out(state: State, animal: int, hex_: int) -> Text:  # noqa: ARG001
    """Count the tiles that would lose a cube."""
    return Text("dominant-species-foretold-biomass", n=len(crowded(state)))


@effect("biomass")
def biomass(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Thin out each tile that has more cubes than disks now."""
    strike(game, "biomass", animal, crowded(game.state))


def hunted(state: State, animal: int) -> list[int]:
    """List the tiles that an animal shares with others."""
    return [hex_ for hex_ in state.occupied(animal) if table.opponents_at(state, animal, hex_)]


@idle("predator")
def nothing_hunted(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Predator needs a tile that is shared."""
    return None if hunted(state, animal) else reason("alone")


@foretells("predator")
def hunting(state: State, animal: int, hex_: int) -> Text:  # noqa: ARG001
    """Count the tiles on which another animal would lose a cube."""
    return Text("dominant-species-foretold-predator", n=len(hunted(state, animal)))


@effect("predator")
def predator(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Eliminate one cube of another animal on each tile that the animal shares."""
    strike(game, "predator", animal, hunted(game.state, animal))


# Catastrophe


def disasters(state: State) -> list[int]:
    """List the tiles on which a catastrophe would eliminate something, there or beside."""
    return [
        hex_
        for hex_ in state.tiles()
        if cubes(state, hex_) > 1 or any(cubes(state, other) for other in beside(state, hex_))
    ]


@effect("catastrophe")
def catastrophe(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask for the tile."""
    game.then(Catastrophe(seat=game.seat_of(animal), animal=animal))


@idle("catastrophe")
def no_disaster(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Catastrophe needs something to hit."""
    return None if disasters(state) else reason("nothing-there")


class Catastrophe(CardAsk, tag="catastrophe"):
    """Choose the tile on which one cube survives; the tiles beside it lose one each."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-ask-catastrophe", **game.named(self.animal))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the tiles where it would do anything."""
        return tile_options(game.state, "tile", disasters(game.state))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Foretell how many cubes go."""
        assert isinstance(option.value, int)
        state, hex_ = game.state, option.value
        hit = sum(cubes(state, other) > 0 for other in beside(state, hex_))
        own = state.species[hex_][self.animal]
        lost = max(0, cubes(state, hex_) - 1)
        return Text("dominant-species-detail-catastrophe", n=lost, own=own, beside=hit)

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say why other tiles do not do."""
        yield from nothing_at(game.state, disasters(game.state))

    def play(self, game: DominantSpecies, hex_: int) -> None:
        """Ask who survives, then for the victims beside."""
        state = game.state
        strike(game, "catastrophe", self.animal, [each for each in beside(state, hex_) if cubes(state, each)])
        if cubes(state, hex_):
            game.then(CatastropheKeep(seat=self.seat, animal=self.animal, hex=hex_))


def nothing_at(state: State, allowed: list[int]) -> Iterator[Refusal]:
    """Refuse the tiles where a card would do nothing."""
    for hex_ in state.tiles():
        if hex_ not in allowed:
            yield Refusal(f"tile:{NAMES[hex_]}", tile(state, hex_), why("nothing-there"), "2.6")


class CatastropheKeep(CardAsk, tag="catastrophe_keep"):
    """Choose whose cube survives: one in all."""

    hex: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the animal."""
        return Text("dominant-species-ask-catastrophe-keep", **game.named(self.animal), tile=tile(game.state, self.hex))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List who is there."""
        here = game.state.species[self.hex]
        return [animal_option("keep", each, hex_place(self.hex)) for each, n in enumerate(here) if n]

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say who would be dominant then."""
        here = game.state.species[self.hex]
        left = {each: (each == option.value) - n for each, n in enumerate(here) if n}
        return after(game.state, self.hex, left)

    def play(self, game: DominantSpecies, kept: int) -> None:
        """Eliminate the others."""
        for each, n in enumerate(list(game.state.species[self.hex])):
            table.eliminate(game, each, self.hex, n - (each == kept) if n else 0)


# Evolution


def others_on_earth(state: State, animal: int, swapped: tuple[int, ...]) -> list[int]:
    """List the other animals that have a cube somewhere and were not replaced yet."""
    return [
        each
        for each in state.animals()
        if each != animal and each not in swapped and any(h[each] for h in state.species)
    ]


@idle("evolution")
def no_evolution(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Evolution needs a cube in the gene pool and one to replace."""
    if not state.pool[animal]:
        return reason("pool")
    return None if others_on_earth(state, animal, ()) else reason("no-others")


@effect("evolution")
def evolution(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask for the first animal."""
    game.then(Evolution(seat=game.seat_of(animal), animal=animal))


class Evolution(CardAsk, tag="evolution"):
    """Choose an animal of which a cube is replaced, up to two different ones."""

    swapped: tuple[int, ...] = ()

    def still(self, game: DominantSpecies) -> bool:
        """Vanish when nothing can be replaced any more."""
        state = game.state
        within = len(self.swapped) < CARDS["evolution"].most and state.pool[self.animal] > 0
        return within and bool(others_on_earth(state, self.animal, self.swapped))

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the animal."""
        left = CARDS["evolution"].most - len(self.swapped)
        return Text("dominant-species-ask-evolution", **game.named(self.animal), n=left)

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the others, or none."""
        found = others_on_earth(game.state, self.animal, self.swapped)
        return [*(animal_option("replace", each) for each in found), stop("dominant-species-replace-none")]

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say on how many tiles the animal is."""
        if option.value == NONE:
            return option.label
        assert isinstance(option.value, int)
        return Text("dominant-species-detail-evolution", n=len(game.state.occupied(option.value)))

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:  # noqa: ARG002
        """Say why an animal cannot be replaced again."""
        for each in self.swapped:
            option = animal_option("replace", each)
            yield Refusal(option.key, option.label, why("once-each"), "1.13")

    def play(self, game: DominantSpecies, other: int) -> None:
        """Ask for the tile, and perhaps for another animal."""
        if other != NONE:
            game.then(
                EvolutionTile(seat=self.seat, animal=self.animal, other=other),
                Evolution(seat=self.seat, animal=self.animal, swapped=(*self.swapped, other)),
            )


class EvolutionTile(CardAsk, tag="evolution_tile"):
    """Choose the tile on which the cube is replaced."""

    other: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        other = animal_thing(self.other)
        return Text("dominant-species-ask-evolution-tile", **game.named(self.animal), other=other)

    def options(self, game: DominantSpecies) -> list[Option]:
        """List where the other animal is; presence of one's own is not needed."""
        return tile_options(game.state, "tile", game.state.occupied(self.other))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say who would be dominant then."""
        assert isinstance(option.value, int)
        return after(game.state, option.value, {self.other: -1, self.animal: 1})

    def play(self, game: DominantSpecies, hex_: int) -> None:
        """Replace it."""
        table.eliminate(game, self.other, hex_)
        table.add_species(game, self.animal, hex_, 1)


# Fecundity


@idle("fecundity")
def barren(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Fecundity needs cubes in the gene pool."""
    if not state.occupied(animal):
        return reason("no-tile")
    return None if state.pool[animal] else reason("pool")


@effect("fecundity")
def fecundity(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask which of the tiles get a cube."""
    game.then(Fecundity(seat=game.seat_of(animal), animal=animal, hexes=game.state.occupied(animal)))


class Fecundity(CardAsk, tag="fecundity"):
    """Choose a tile that gets one more cube, all that are left, or stop."""

    hexes: list[int]

    def still(self, game: DominantSpecies) -> bool:
        """Vanish when no tile or no cube is left."""
        return bool(self.hexes) and game.state.pool[self.animal] > 0

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        pool = game.state.pool[self.animal]
        return Text("dominant-species-ask-fecundity", **game.named(self.animal), n=len(self.hexes), pool=pool)

    def options(self, game: DominantSpecies) -> list[Option]:
        """Offer all tiles at once if the gene pool allows it, then each, then to stop."""
        more = [stop("dominant-species-fecund-no-more")]
        if 1 < len(self.hexes) <= game.state.pool[self.animal]:
            more.insert(0, Option("all", Text("dominant-species-fecund-all", n=len(self.hexes)), ALL_TILES))
        return tile_options(game.state, "tile", self.hexes, *more)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say who is the first there, by cubes."""
        if option.value in {NONE, ALL_TILES}:
            return option.label
        assert isinstance(option.value, int)
        here = game.state.species[option.value]
        others = max((n for animal, n in enumerate(here) if animal != self.animal), default=0)
        return Text("dominant-species-detail-fecundity", n=here[self.animal] + 1, others=others)

    def play(self, game: DominantSpecies, hex_: int) -> None:
        """Add a cube and ask again."""
        if hex_ == ALL_TILES:
            for each in self.hexes:
                table.add_species(game, self.animal, each, 1)
        elif hex_ != NONE:
            table.add_species(game, self.animal, hex_, 1)
            left = [each for each in self.hexes if each != hex_]
            game.then(Fecundity(seat=self.seat, animal=self.animal, hexes=left))


ALL_TILES = -2
"""The value of the option that takes all tiles at once; -1 stops."""


# Fertile


@brings("fertile")
def most_fertile(state: State, animal: int, hex_: int) -> int:  # noqa: ARG001
    """Count the cubes on the fullest tile of an animal."""
    return max((cubes(state, each) for each in state.occupied(animal)), default=0)


@idle("fertile")
def infertile(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Fertile needs a tile with a cube of the animal."""
    return None if state.occupied(animal) else reason("no-tile")


@effect("fertile")
def fertile(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask for the tile."""
    game.then(Fertile(seat=game.seat_of(animal), animal=animal))


class Fertile(CardAsk, tag="fertile"):
    """Choose a tile that the animal occupies."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        return Text("dominant-species-ask-fertile", **game.named(self.animal))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List them."""
        return tile_options(game.state, "tile", game.state.occupied(self.animal))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Foretell the points."""
        assert isinstance(option.value, int)
        return Text("dominant-species-card-brings", n=cubes(game.state, option.value))

    def play(self, game: DominantSpecies, hex_: int) -> None:
        """Score all cubes there."""
        table.gain_vp(game, self.animal, cubes(game.state, hex_))


# Hibernation


@idle("hibernation")
def none_eliminated(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Hibernation needs eliminated cubes."""
    return None if state.eliminated[animal] else reason("none-eliminated")


@effect("hibernation")
def hibernation(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask for the tile."""
    game.then(Hibernation(seat=game.seat_of(animal), animal=animal))


class Hibernation(CardAsk, tag="hibernation"):
    """Choose the tile on which eliminated cubes return, or none."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the tile."""
        n = min(CARDS["hibernation"].most, game.state.eliminated[self.animal])
        return Text("dominant-species-ask-hibernation", **game.named(self.animal), n=n)

    def options(self, game: DominantSpecies) -> list[Option]:
        """List all tiles."""
        return tile_options(game.state, "tile", game.state.tiles(), stop("dominant-species-hibernate-none"))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say who would be dominant then."""
        if option.value == NONE:
            return option.label
        assert isinstance(option.value, int)
        return after(game.state, option.value, {self.animal: 1})

    def play(self, game: DominantSpecies, hex_: int) -> None:
        """Ask how many."""
        if hex_ != NONE:
            game.then(HibernationCount(seat=self.seat, animal=self.animal, hex=hex_))


class HibernationCount(CardAsk, tag="hibernation_count"):
    """Choose how many cubes return."""

    hex: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the number."""
        where = tile(game.state, self.hex)
        return Text("dominant-species-ask-hibernation-count", **game.named(self.animal), tile=where)

    def options(self, game: DominantSpecies) -> list[Option]:
        """Offer up to five."""
        return count_options(1, min(CARDS["hibernation"].most, game.state.eliminated[self.animal]))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say who would be dominant then."""
        assert isinstance(option.value, int)
        return after(game.state, self.hex, {self.animal: option.value})

    def play(self, game: DominantSpecies, n: int) -> None:
        """Put them there."""
        table.wake_species(game, self.animal, self.hex, n)


STEPS = (
    *(Victim, Catastrophe, CatastropheKeep, Evolution, EvolutionTile),
    *(Fecundity, Fertile, Hibernation, HibernationCount),
)

"""Set-up: who plays which animals, and where they begin (2.2, 2.9, 2.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Ask, Option, SeatRef, Step, Text
from games.dominant_species import dominance, table
from games.dominant_species.board import CENTRE
from games.dominant_species.dominance import elements_at
from games.dominant_species.facts import ANIMALS, MARKERS, NONE, PRINTED, START_SPECIES
from games.dominant_species.words import animal_option, animal_thing, element_thing

if TYPE_CHECKING:
    from games.dominant_species import DominantSpecies


class Animals(Step, tag="animals"):
    """Give each player animals: dealt at random, or chosen in a random order of the players."""

    def run(self, game: DominantSpecies) -> None:
        """Deal, or ask."""
        seats = list(range(game.seats))
        game.dice.shuffle(seats)
        turns = _turns(seats, game.each, str(game.options["animals"]))
        if game.options["animals"] == "dealt":
            animals = list(range(len(ANIMALS)))
            game.dice.shuffle(animals)
            for seat in turns:
                give(game, seat, animals.pop())
            game.then(SetUp())
        else:
            game.then(*(ChooseAnimal(seat=seat) for seat in turns), SetUp())


def _turns(seats: list[int], each: int, how: str) -> list[int]:
    """List who takes an animal after whom: all of one's own at once, or one at a time, back and forth."""
    if how != "drafted":
        return [seat for seat in seats for _ in range(each)]
    return [seat for lap in range(each) for seat in (seats[::-1] if lap % 2 else seats)]


def give(game: DominantSpecies, seat: int, animal: int) -> None:
    """Give an animal to a player."""
    game.state.owner[animal] = seat
    game.tell("dominant-species-plays", who=SeatRef(seat), animal=animal_thing(animal))


class ChooseAnimal(Ask, tag="choose_animal"):
    """Choose an animal that nobody has yet (D1)."""

    def prompt(self, game: DominantSpecies) -> Text:  # noqa: ARG002
        """Ask for the animal."""
        return Text("dominant-species-choose-animal")

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the animals that nobody has."""
        return [animal_option("animal", animal) for animal, seat in enumerate(game.state.owner) if seat == NONE]

    def detail(self, game: DominantSpecies, option: Option) -> Text:  # noqa: ARG002
        """Say what the animal can do."""
        return Text(f"dominant-species-about-{ANIMALS[int(str(option.value))]}")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Take it."""
        game.begin_turn()
        give(game, self.seat, value)


class SetUp(Step, tag="set_up"):
    """Give the animals their cubes and pawns, place the first cubes, and start (2.2, 2.10)."""

    def run(self, game: DominantSpecies) -> None:
        """Set up."""
        state = game.state
        animals = state.animals()
        for animal in animals:
            state.pool[animal] = game.allotment.cubes - MARKERS
            state.pawns[animal] = state.owned[animal] = game.allotment.pawns
        state.initiative = animals[::-1]
        if game.random_earth:
            _settle_random_earth(game)
        else:
            for animal in animals:
                for terrain, n in START_SPECIES[animal].items():
                    _put(game, animal, state.terrain.index(terrain), n)
        dominance.refresh(game, state.tiles())
        game.start_turn()


def _put(game: DominantSpecies, animal: int, hex_: int, n: int) -> None:
    game.state.pool[animal] -= n
    game.state.species[hex_][animal] += n


def _settle_random_earth(game: DominantSpecies) -> None:
    """Place a cube for each element of one's own on each tile but the tundra; who has fewer gets points (2.10)."""
    state = game.state
    for animal in state.animals():
        own = PRINTED[animal].index(max(PRINTED[animal]))
        for hex_ in state.tiles():
            if hex_ != CENTRE:
                _put(game, animal, hex_, elements_at(state, hex_).count(own))
        game.tell(
            "dominant-species-settles",
            **game.named(animal),
            n=sum(here[animal] for here in state.species),
            element=element_thing(own),
        )
    totals = {animal: sum(here[animal] for here in state.species) for animal in state.animals()}
    for animal, n in totals.items():
        table.gain_vp(game, animal, max(totals.values()) - n)

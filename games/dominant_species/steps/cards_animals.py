"""The cards about elements and pawns of animals: Metamorphosis, Disease, Immigrants, Instinct (1.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Option, Refusal, Text
from games.dominant_species import preview, table
from games.dominant_species.facts import ELEMENTS, NONE
from games.dominant_species.steps.cards_elements import not_in_bag
from games.dominant_species.steps.effects import CardAsk, effect, foretells, foretold, idle, reason, why
from games.dominant_species.steps.planning import PlacePawn
from games.dominant_species.words import card_thing, element_thing, section_thing, space, space_place, type_options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State


# Metamorphosis and Disease: elements of animals


def added_types(state: State, animal: int) -> list[int]:
    """List the types of an animal's added disks."""
    return [element for element, n in enumerate(state.added[animal]) if n]


@idle("metamorphosis")
def only_printed(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Metamorphosis needs an added disk."""
    return None if added_types(state, animal) else reason("printed")


@effect("metamorphosis")
def metamorphosis(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask for the disk that goes, then for the one that comes."""
    seat = game.seat_of(animal)
    game.then(LoseElement(seat=seat, animal=animal, card="metamorphosis"), Metamorphosis(seat=seat, animal=animal))


class Metamorphosis(CardAsk, tag="metamorphosis"):
    """Choose a type from the bag, where the given disk lies already."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the element."""
        return Text("dominant-species-ask-metamorphosis", **game.named(self.animal))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the types in the bag."""
        return type_options("element", [each for each, n in enumerate(game.state.bag) if n])

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what the element would change on earth."""
        assert isinstance(option.value, int)
        return preview.element_changed(game.state, self.animal, option.value, 1)

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Name the types that the bag is out of."""
        yield from not_in_bag(game.state, "element")

    def play(self, game: DominantSpecies, element: int) -> None:
        """Take it."""
        table.take_from_bag(game, element)
        table.gain_element(game, self.animal, element)


def sick(state: State, animal: int) -> list[int]:
    """List the animals with more elements that have one to lose."""
    own = state.elements_of(animal)
    return [each for each in state.animals() if state.elements_of(each) > own and added_types(state, each)]


@idle("disease")
def nobody_sick(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Disease needs somebody with more elements."""
    return None if sick(state, animal) else reason("none-richer")


@foretells("disease")
def sickening(state: State, animal: int, hex_: int) -> Text:  # noqa: ARG001
    """Name those who would lose an element."""
    return foretold("disease", sick(state, animal))


@effect("disease")
def disease(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask each of the richer animals, in the order of the food chain."""
    game.then(*(LoseElement(seat=game.seat_of(each), animal=each, card="disease") for each in sick(game.state, animal)))


class LoseElement(CardAsk, tag="lose_element"):
    """Choose an added disk to lose."""

    card: str

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the element."""
        return Text("dominant-species-ask-lose-element", **game.named(self.animal), card=card_thing(self.card))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the added types."""
        return type_options("lose", added_types(game.state, self.animal))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what the loss would change on earth."""
        assert isinstance(option.value, int)
        return preview.element_changed(game.state, self.animal, option.value, -1)

    def play(self, game: DominantSpecies, element: int) -> None:
        """Lose it."""
        table.lose_element(game, self.animal, element)


# Immigrants


@effect("immigrants")
def immigrants(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask every animal, in the order of the food chain."""
    game.then(*(Immigrants(seat=game.seat_of(each), animal=each) for each in game.state.animals()))


class Immigrants(CardAsk, tag="immigrants"):
    """Choose what to lose: an added disk, a pawn, or all cubes but one on every tile."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the loss."""
        return Text("dominant-species-ask-immigrants", **game.named(self.animal))

    def options(self, game: DominantSpecies) -> Iterator[Option]:
        """List the disks, the pawn or pawns, and the species."""
        state, animal = game.state, self.animal
        for element in added_types(state, animal):
            label = Text("dominant-species-immigrants-element", element=element_thing(element))
            yield Option(f"element:{ELEMENTS[element]}", label, ("element", element))
        if state.pawns[animal]:
            yield Option("pawn", Text("dominant-species-immigrants-pawn"), ("pawn",))
        else:
            for section, spaces in state.spaces.items():
                for index, who in enumerate(spaces):
                    if who == animal:
                        label = Text("dominant-species-immigrants-pawn-at", space=space(section, index))
                        key, at = f"pawn:{section}:{index + 1}", space_place(section, index)
                        yield Option(key, label, ("pawn", section, index), None, at)
        yield Option("species", Text("dominant-species-immigrants-species", n=self._surplus(state)), ("species",))

    def _surplus(self, state: State) -> int:
        return sum(max(0, here[self.animal] - 1) for here in state.species)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what would be left."""
        state = game.state
        match option.value:
            case ("element", int(element)):
                return preview.element_changed(state, self.animal, element, -1)
            case ("species",):
                return Text("dominant-species-detail-thinned", n=len(state.occupied(self.animal)))
        return Text("dominant-species-detail-pawns", n=state.owned[self.animal] - 1)

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say why a disk or a pawn cannot be lost."""
        if not added_types(game.state, self.animal):
            yield Refusal("element", Text("dominant-species-immigrants-no-element"), why("printed"), "1.13")
        if not game.state.owned[self.animal]:
            yield Refusal("pawn", Text("dominant-species-immigrants-pawn"), why("no-pawn"), "1.13")

    def play(self, game: DominantSpecies, value: tuple[str, ...]) -> None:
        """Lose it."""
        match value:
            case ("element", element):
                table.lose_element(game, self.animal, int(element))
            case ("pawn",):
                table.lose_pawn(game, self.animal)
            case ("pawn", section, index):
                table.take_pawn(game, section, int(index))
                table.lose_pawn(game, self.animal)
            case _:
                for hex_ in game.state.occupied(self.animal):
                    table.eliminate(game, self.animal, hex_, game.state.species[hex_][self.animal] - 1)


# Instinct


@idle("instinct")
def no_pawn(state: State, animal: int, hex_: int) -> Text | None:  # noqa: ARG001
    """Instinct needs a pawn that is not on the display."""
    return None if state.pawns[animal] else reason("no-pawn")


@effect("instinct")
def instinct(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Ask for the space."""
    game.then(Instinct(seat=game.seat_of(animal), animal=animal))


class Instinct(PlacePawn, tag="instinct"):
    """Put an available pawn on any vacant space; one still to come acts this turn."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the space."""
        return Text("dominant-species-ask-instinct", **game.named(self.animal))

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what the section does in the next turn, and warn where nothing would lie or no turn comes."""
        match option.value:
            case (str(section), int()):
                return self._later(game.state, section)
        return option.label

    def _later(self, state: State, section: str) -> Text:
        if section != "domination" and state.last_turn:
            return Text("dominant-species-space-too-late")
        left = state.boxes[FALLS_FROM[section]] if section in FALLS_FROM else None
        if left is not None and all(element == NONE for element in left):
            return Text("dominant-species-space-empty-then", section=section_thing(section))
        return Text(f"dominant-species-about-{section}")


FALLS_FROM = {"regression": "adaptation", "wasteland": "abundance", "depletion": "wasteland"}
"""Where the elements of a box come from in the reset (2.7)."""


STEPS = (LoseElement, Metamorphosis, Immigrants, Instinct)

"""The first six actions: Initiative, Adaptation, Regression, Abundance, Wasteland and Depletion (A1 to A6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import field

from games.core import Option, Refusal, Step, Text
from games.dominant_species import preview, table
from games.dominant_species.board import TOUCHES
from games.dominant_species.facts import ELEMENT_LIMIT, NONE, REPTILE, TUNDRA
from games.dominant_species.steps.action import Action, PlaceElement
from games.dominant_species.steps.effects import reason
from games.dominant_species.steps.planning import PlacePawn
from games.dominant_species.words import (
    DONE,
    PASS,
    corner_options,
    done,
    element_options,
    element_thing,
    in_group,
    space_place,
    type_options,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State

TAKE_HOME = in_group(done("dominant-species-take-home"), "dominant-species-group-else")
KEEP_ALL = Option("keep:all", Text("dominant-species-keep-all"), "all")


class Reinitiate(PlacePawn, tag="reinitiate"):
    """Swap with the animal to the left and put the pawn on another space, or take it home (A1)."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the space."""
        return Text("dominant-species-reinitiate", **game.named(self.animal))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the vacant spaces, and the way home."""
        return [*super().options(game), TAKE_HOME]

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what the section does; the space just left acts in the next turn, if there is one."""
        if game.state.last_turn and option.at == space_place("initiative", 0):
            return Text("dominant-species-space-too-late")
        return super().detail(game, option)

    def play(self, game: DominantSpecies, value: tuple[str, int] | int) -> None:
        """Swap and place, or neither."""
        if isinstance(value, int):
            game.tell("dominant-species-took-home", **game.named(self.animal))
            return
        table.swap_initiative(game, self.animal)
        super().play(game, value)


class Adapt(Action, tag="adapt"):
    """Take one of the elements of the section; an animal with six can take none (A2)."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the element."""
        return Text(
            "dominant-species-adapt",
            **game.named(self.animal),
            n=game.state.elements_of(self.animal),
            most=ELEMENT_LIMIT,
        )

    def idle(self, game: DominantSpecies) -> Text | None:
        """Need an element there, and a free slot."""
        if not table.can_gain_element(game.state, self.animal):
            return reason("full")
        return nothing_in(game.state, "adaptation")

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the elements there."""
        if self.idle(game):
            return [PASS]
        return element_options("take", "adaptation", game.state.boxes["adaptation"], PASS)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what the element would change on earth."""
        if option.value == NONE:
            return option.label
        return preview.element_changed(game.state, self.animal, int(str(option.value)), 1)

    def play(self, game: DominantSpecies, value: int) -> None:
        """Take it."""
        if value == NONE:
            self.forgo(game)
            return
        table.take_from_box(game, "adaptation", value)
        table.gain_element(game, self.animal, value)


def nothing_in(state: State, section: str) -> Text | None:
    """Say that no element is left in a section, or None if there is one."""
    return reason("none-offered") if all(element == NONE for element in state.boxes[section]) else None


def threatened(state: State, animal: int) -> list[int]:
    """List the types in the Regression Box of which an animal has an added disk."""
    box = state.boxes["regression"]
    return [element for element, n in enumerate(state.added[animal]) if n and element in box]


def shields(state: State, animal: int) -> int:
    """Count how many disks an animal can save: one for each pawn, and one for the Reptile."""
    return state.spaces["regression"].count(animal) + (animal == REPTILE)


class Regress(Step, tag="regress"):
    """Take from each animal one added disk of each type in the box that it does not shield (A3)."""

    def run(self, game: DominantSpecies) -> None:
        """Ask those who have shields, in the order of the food chain; take from the others."""
        state = game.state
        losing = [animal for animal in state.animals() if threatened(state, animal)]
        game.then(*(Shield(seat=game.seat_of(animal), animal=animal) for animal in losing), RegressionEnds())


class Shield(Action, tag="shield"):
    """Choose which threatened elements to keep, one shield each; the others go."""

    kept: list[int] = field(default_factory=list)

    def _open(self, game: DominantSpecies) -> list[int]:
        if len(self.kept) >= shields(game.state, self.animal):
            return []
        return [element for element in threatened(game.state, self.animal) if element not in self.kept]

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for an element to keep."""
        left = shields(game.state, self.animal) - len(self.kept)
        return Text("dominant-species-shield", **game.named(self.animal), n=left)

    def options(self, game: DominantSpecies) -> list[Option]:
        """List what can be kept, and the end of it."""
        found = self._open(game)
        every = [KEEP_ALL] if 1 < len(found) <= shields(game.state, self.animal) - len(self.kept) else []
        return [*every, *type_options("keep", found, GIVE_UP if found else DONE)]

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what the loss of the element would change on earth."""
        if isinstance(option.value, int) and option.value != NONE:
            return preview.element_changed(game.state, self.animal, option.value, -1)
        return option.label

    def play(self, game: DominantSpecies, value: int | str) -> None:
        """Keep it and ask on, or let the others go."""
        if isinstance(value, int) and value != NONE:
            game.then(Shield(seat=self.seat, animal=self.animal, kept=[*self.kept, value]))
            return
        kept = threatened(game.state, self.animal) if value == "all" else self.kept
        for element in threatened(game.state, self.animal):
            if element in kept:
                thing = element_thing(element)
                game.tell("dominant-species-shielded", **game.named(self.animal), element=thing)
            else:
                table.lose_element(game, self.animal, element)


GIVE_UP = done("dominant-species-give-up")


class RegressionEnds(Step, tag="regression_ends"):
    """Give the pawns of Regression back."""

    def run(self, game: DominantSpecies) -> None:
        """Give them back."""
        for index, animal in enumerate(game.state.spaces["regression"]):
            if animal != NONE:
                table.take_pawn(game, "regression", index)


class Abound(Action, tag="abound"):
    """Take one of the elements of the section, for a corner of the earth (A4)."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the element."""
        return Text("dominant-species-abound", **game.named(self.animal))

    def idle(self, game: DominantSpecies) -> Text | None:
        """Need an element there, and a vacant corner."""
        state = game.state
        if not any(table.vacant_corners(state, hex_) for hex_ in state.tiles()):
            return reason("no-corner")
        return nothing_in(state, "abundance")

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the elements there, if a corner is vacant."""
        if self.idle(game):
            return [PASS]
        return element_options("take", "abundance", game.state.boxes["abundance"], PASS)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how often the animal needs it."""
        if option.value == NONE:
            return option.label
        element = int(str(option.value))
        return Text(
            "dominant-species-need-detail", n=game.state.need(self.animal)[element], element=element_thing(element)
        )

    def play(self, game: DominantSpecies, value: int) -> None:
        """Ask where it goes."""
        if value == NONE:
            self.forgo(game)
            return
        game.then(PlaceElement(seat=self.seat, animal=self.animal, element=value, source="abundance"))


class Waste(Action, tag="waste"):
    """Return one disk of the Wasteland Box to the bag, before it takes effect (A5)."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the element."""
        return Text("dominant-species-waste", **game.named(self.animal))

    def idle(self, game: DominantSpecies) -> Text | None:
        """Need an element there."""
        return nothing_in(game.state, "wasteland")

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the elements in the box."""
        return element_options("save", "wasteland", game.state.boxes["wasteland"], PASS)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how many disks on earth the element would cost."""
        if option.value == NONE:
            return Text("dominant-species-waste-detail", n=len(wasted(game.state, game.state.boxes["wasteland"])))
        left = list(game.state.boxes["wasteland"])
        left.remove(int(str(option.value)))
        return Text("dominant-species-waste-detail", n=len(wasted(game.state, left)))

    def play(self, game: DominantSpecies, value: int) -> None:
        """Return it."""
        if value == NONE:
            self.forgo(game)
            return
        table.take_from_box(game, "wasteland", value)
        game.state.bag[value] += 1
        game.tell("dominant-species-saved", **game.named(self.animal), element=element_thing(value))


def wasted(state: State, box: list[int]) -> list[int]:
    """List the corners of tundra tiles on which an element of the box lies."""
    return [
        corner
        for corner, element in enumerate(state.corners)
        if element in box and any(state.terrain[hex_] == TUNDRA for hex_ in TOUCHES[corner])
    ]


class LayWaste(Step, tag="lay_waste"):
    """Take every disk of a type in the Wasteland Box off the corners of tundra tiles."""

    def run(self, game: DominantSpecies) -> None:
        """Take them off; the box stays as it is."""
        table.remove_elements(game, wasted(game.state, game.state.boxes["wasteland"]))


class Deplete(Action, tag="deplete"):
    """Choose a type that lies in the Depletion Box and on earth (A6)."""

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the element."""
        return Text("dominant-species-deplete", **game.named(self.animal))

    def idle(self, game: DominantSpecies) -> Text | None:
        """Need an element there that also lies on earth."""
        if any(element in game.state.corners for element in game.state.boxes["depletion"]):
            return None
        return nothing_in(game.state, "depletion") or reason("not-on-earth")

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the elements of the box that lie on earth."""
        state = game.state
        box = [element if element in state.corners else NONE for element in state.boxes["depletion"]]
        return element_options("remove", "depletion", box, PASS)

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say how often it lies on earth."""
        if option.value == NONE:
            return option.label
        element = int(str(option.value))
        n = game.state.corners.count(element)
        return Text("dominant-species-deplete-detail", n=n, element=element_thing(element))

    def refused(self, game: DominantSpecies) -> Iterator[Refusal]:
        """Say which elements of the box lie nowhere on earth."""
        box = game.state.boxes["depletion"]
        for option in element_options("remove", "depletion", box):
            if option.value not in game.state.corners:
                yield Refusal(option.key, option.label, Text("dominant-species-why-not-on-earth"), "A6")

    def play(self, game: DominantSpecies, value: int) -> None:
        """Ask which of them."""
        if value == NONE:
            self.forgo(game)
            return
        game.then(DepleteCorner(seat=self.seat, animal=self.animal, element=value))


class DepleteCorner(Action, tag="deplete_corner"):
    """Choose the disk that goes."""

    element: int

    def prompt(self, game: DominantSpecies) -> Text:
        """Ask for the disk."""
        return Text("dominant-species-deplete-corner", **game.named(self.animal), element=element_thing(self.element))

    def options(self, game: DominantSpecies) -> list[Option]:
        """List the disks of the type."""
        corners = game.state.corners
        return corner_options(game.state, "corner", [at for at, each in enumerate(corners) if each == self.element])

    def detail(self, game: DominantSpecies, option: Option) -> Text:
        """Say what changes around it."""
        return preview.corner(game.state, int(str(option.value)), NONE)

    def play(self, game: DominantSpecies, value: int) -> None:
        """Take it off."""
        table.remove_elements(game, [value])

"""What the pictures of Dominant Species show, worked out from a view."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from games.core import SeatRef, Text, Thing
from games.dominant_species import board, dominance
from games.dominant_species.facts import ANIMALS, ELEMENTS, NONE, SECTIONS, TERRAINS, TUNDRA, bonus
from render.scenes import BaseScene
from render.sprites.species import COLOURS, LETTERING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core import View
    from games.dominant_species.state import State
    from render.theme import Colour


TILE_IDS = ("dominant-species-tile", "dominant-species-hex")
HEX_NAMED = {name.upper(): hex_ for hex_, name in enumerate(board.NAMES)}


class Cubes(NamedTuple):
    """The cubes of an animal on a tile."""

    animal: int
    letter: str
    n: int
    dominant: bool
    endangered: bool


class Tile(NamedTuple):
    """A tile of the earth as it is drawn; `under` is what a tundra tile covers."""

    name: str
    terrain: str
    under: str
    letter: str
    cubes: tuple[Cubes, ...]
    dominant: int
    scored: bool


def capital(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def colour_of(animal: int) -> Colour:
    """Give the colour of an animal's pieces."""
    return COLOURS[ANIMALS[animal]]


def text_on(animal: int) -> Colour:
    """Give the colour of letters on an animal's pieces."""
    return LETTERING[ANIMALS[animal]]


class Scene(BaseScene):
    """A view, and the words to describe it."""

    LABELS = "picture-dominant-species-"
    THINGS = "dominant_species."

    def __init__(self, view: View[Any], lang: str, names: Sequence[str]) -> None:
        super().__init__(view, lang, names)
        self.state: State = view.state

    # Words

    def animal(self, animal: int) -> str:
        """Name an animal."""
        return self.thing(ANIMALS[animal])

    def letter(self, animal: int) -> str:
        """Give the letters of an animal."""
        return self.say(f"letter-{ANIMALS[animal]}")

    def terrain_letter(self, terrain: int) -> str:
        """Give the letter of a terrain."""
        return self.say(f"letter-{TERRAINS[terrain]}")

    # Who

    @cached_property
    def animals(self) -> tuple[int, ...]:
        """List the animals in play, in the order of the food chain."""
        return tuple(self.state.animals())

    @cached_property
    def asked(self) -> int:
        """Give the animal whose player is asked, or -1 where that cannot be told."""
        if len(self.waiting) != 1:
            return NONE
        match self.view.pending()[self.waiting[0]].prompt.args.get("animal"):
            case Thing(id=name):
                return ANIMALS.index(name.rpartition(".")[2])
        return NONE

    @cached_property
    def question(self) -> str:
        """Give the kind of the viewer's question."""
        decision = self.view.pending().get(self.view.viewer) if self.view.viewer is not None else None
        return decision.kind if decision else ""

    @cached_property
    def about(self) -> tuple[int, ...]:
        """List the tiles that the viewer's question names."""
        decision = self.view.pending().get(self.view.viewer) if self.view.viewer is not None else None
        named = [arg for arg in decision.prompt.args.values() if isinstance(arg, Text)] if decision else []
        return tuple(HEX_NAMED[str(arg.args["name"])] for arg in named if arg.id in TILE_IDS)

    def player(self, animal: int) -> str:
        """Name whoever plays an animal."""
        seat = self.state.owner[animal]
        return self.names[seat] if seat != NONE else ""

    def who(self, seat: int) -> SeatRef:
        """Refer to a player in a text."""
        return SeatRef(seat)

    # The earth

    def under(self, hex_: int) -> str:
        """Give the terrain of the large tile on a hex."""
        for kind, where in zip(self.state.laid.cards, self.state.where, strict=True):
            if where == hex_:
                return kind
        return TERRAINS[self.state.terrain[hex_]]

    def tile(self, hex_: int) -> Tile:
        """Give what a tile shows."""
        state = self.state
        terrain = state.terrain[hex_]
        here = tuple(
            Cubes(
                animal,
                self.letter(animal),
                state.species[hex_][animal],
                state.dominant[hex_] == animal,
                dominance.endangered(state, animal, hex_),
            )
            for animal in dominance.ranking(state, hex_)
        )
        return Tile(
            board.NAMES[hex_].upper(),
            TERRAINS[terrain],
            self.under(hex_) if terrain == TUNDRA else TERRAINS[terrain],
            self.terrain_letter(terrain),
            here,
            state.dominant[hex_],
            hex_ in state.scored,
        )

    def ahead(self, section: str) -> bool:
        """Tell whether a section is still to be executed in this turn."""
        state = self.state
        if state.phase == "execution" and state.section in SECTIONS:
            return SECTIONS.index(state.section) <= SECTIONS.index(section)
        return state.phase == "planning"

    @cached_property
    def wasting(self) -> frozenset[int]:
        """List the corners whose elements Wasteland takes this turn, if nobody prevents it."""
        state = self.state
        if not self.ahead("wasteland"):
            return frozenset()
        types = set(state.boxes["wasteland"])
        return frozenset(
            corner
            for hex_ in state.tundras()
            for corner in board.CORNERS_OF[hex_]
            if state.corners[corner] != NONE and state.corners[corner] in types
        )

    # Animals

    def dominated(self, animal: int) -> int:
        """Count the tiles on which an animal is dominant."""
        return len(dominance.dominated(self.state, animal))

    def survival(self, animal: int) -> int:
        """Give what the Survival card would pay an animal, if it holds the card."""
        if self.state.survivor != animal:
            return 0
        tundras = sum(1 for hex_ in self.state.tundras() if self.state.species[hex_][animal])
        return bonus(tundras)

    def printed(self, animal: int) -> tuple[int, ...]:
        """List the printed elements of an animal."""
        need, added = self.state.need(animal), self.state.added[animal]
        return tuple(e for e in range(len(ELEMENTS)) for _ in range(need[e] - added[e]))

    def added(self, animal: int) -> tuple[int, ...]:
        """List the elements an animal has gained."""
        return tuple(e for e in range(len(ELEMENTS)) for _ in range(self.state.added[animal][e]))

    @cached_property
    def regressing(self) -> frozenset[int]:
        """List the types of element that Regression takes this turn."""
        if not self.ahead("regression"):
            return frozenset()
        return frozenset(self.state.boxes["regression"]) - {NONE}

    def stack(self, stack: int) -> tuple[str, int]:
        """Give the tile that lies face up on a stack, or nothing, and how many tiles there are."""
        return self.state.shown(stack) or "", len(self.state.stacks[stack])


__all__ = ["Cubes", "Scene", "Tile", "capital", "colour_of", "text_on"]

"""The data of a running game.

Animals, elements and terrains are numbers (see facts.py), hexes and corners too (see board.py); -1 is none. Whose an
animal is, is in `owner`: with several animals each, a seat answers for all of its animals.
"""

from __future__ import annotations

from msgspec import Struct

from games.core import EVERYBODY, Zone
from games.dominant_species.facts import ANIMALS, NONE, PRINTED, TUNDRA

CARDS = "cards"
TILES = "tiles"
"""The pools of hidden things; what the bag holds can be worked out by anybody."""


class Sleepers(Struct):
    """Cubes that were hibernated this turn, and survive its extinction."""

    animal: int
    hex: int
    n: int


class State(Struct):
    """A table of Dominant Species."""

    # Hidden things, and where they end up
    deck: Zone
    """The dominance cards; the Ice Age lies at the bottom, and everybody knows."""

    offer: Zone
    """The cards face up."""

    taken: Zone
    """The cards that left the game, the last one on top."""

    stacks: list[Zone]
    """Three stacks of tiles; a top tile that everybody knows lies face up."""

    laid: Zone
    """The large tiles on earth, in the order in which they were laid."""

    # The earth
    where: list[int]
    """The hex of each tile in `laid`."""

    terrain: list[int]
    """By hex: the terrain as it is now, tundra where a tundra tile lies; -1 where there is no tile."""

    corners: list[int]
    """By corner: the element there, or -1."""

    species: list[list[int]]
    """By hex and animal: how many cubes."""

    tundra: int
    """Tundra tiles in the supply."""

    # Elements
    bag: list[int]
    """By element: how many disks are in the bag."""

    boxes: dict[str, list[int]]
    """The elements on the action display by section: four squares (-1: empty) each of adaptation, abundance and
    wanderlust; any number in the boxes of regression, wasteland and depletion."""

    added: list[list[int]]
    """By animal and element: how many disks an animal has beside its printed elements."""

    # Animals
    owner: list[int]
    """By animal: its seat, or -1 when it is not in play."""

    pool: list[int]
    """By animal: cubes in the gene pool."""

    eliminated: list[int]
    """By animal: cubes in the box that were on earth."""

    pawns: list[int]
    """By animal: action pawns that are not on the display."""

    owned: list[int]
    """By animal: all its action pawns."""

    vp: list[int]

    # The action display
    spaces: dict[str, list[int]]
    """By section: the animal whose pawn stands on each space, from the left, or -1."""

    initiative: list[int]
    """The animals in play, the first to act first."""

    # The turn
    turn: int = 0
    phase: str = "animals"
    """Or "planning", "execution", "reset", "end"."""

    section: str = ""
    """The section that is executed."""

    scored: list[int] = []
    """The hexes chosen for Domination this turn."""

    sleepers: list[Sleepers] = []
    last_turn: bool = False
    """The Ice Age was taken, the number of turns is reached, or nothing is left: this turn is the last."""

    ended: str = ""
    """Why the game ends: "ice_age", "empty" (nothing lives, nothing can) or "turns"."""

    final: list[int] = []
    """By animal: the points of the last scoring of all tiles."""

    # Found from the above by dominance.refresh, after each change
    dominant: list[int] = []
    """By hex: the dominant animal, or -1."""

    survivor: int = NONE
    """The animal that holds the Survival card, or -1."""

    # Looking things up

    def need(self, animal: int) -> list[int]:
        """Count the elements of an animal by type, printed and added."""
        return [printed + more for printed, more in zip(PRINTED[animal], self.added[animal], strict=True)]

    def elements_of(self, animal: int) -> int:
        """Count the elements of an animal, printed and added."""
        return sum(PRINTED[animal]) + sum(self.added[animal])

    def animals(self) -> list[int]:
        """List the animals in play, in the order of the food chain."""
        return [animal for animal in range(len(ANIMALS)) if self.owner[animal] != NONE]

    def tiles(self) -> list[int]:
        """List the hexes that hold a tile, in the order of the board."""
        return [hex_ for hex_, terrain in enumerate(self.terrain) if terrain != NONE]

    def tundras(self) -> list[int]:
        """List the hexes that are tundra."""
        return [hex_ for hex_, terrain in enumerate(self.terrain) if terrain == TUNDRA]

    def occupied(self, animal: int) -> list[int]:
        """List the hexes where an animal has a cube."""
        return [hex_ for hex_, here in enumerate(self.species) if here[animal]]

    def shown(self, stack: int) -> str | None:
        """Give the tile that lies face up on a stack."""
        zone = self.stacks[stack]
        return zone.cards[-1] if zone.cards and zone.seen[-1] == EVERYBODY else None

    def asleep(self, animal: int, hex_: int) -> int:
        """Count the cubes that hibernate somewhere."""
        return sum(each.n for each in self.sleepers if each.animal == animal and each.hex == hex_)

"""An earth for the tests of cards: the seven tiles of the start, bare, with what a test puts there.

e = Earth()
e.put("mammal", "desert", 2)
e.disk("meat", "desert")
e.card("blight", "mammal")
e.play("tile:desert", ...)      # tiles by terrain, since each of the seven has its own
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import games
from games.core.registry import register
from games.dominant_species import DominantSpecies, dominance
from games.dominant_species.board import CORNER_NAMES, CORNERS_OF, NAMES, TOUCHES
from games.dominant_species.facts import ANIMALS, ELEMENTS, ELEMENTS_EACH, NONE, TERRAINS
from games.dominant_species.steps import cards
from games.dominant_species.steps.planning import Plan, PlanNext

if TYPE_CHECKING:
    from games.core import Event, Text

register(DominantSpecies)


class Earth:
    """Six animals, no cubes and no disks on earth; the scored tile is the desert."""

    def __init__(self, seats: int = 6) -> None:
        game = games.new("dominant_species", seats=seats, seed=bytes(32))
        assert isinstance(game, DominantSpecies)
        self.game = game
        self.state = state = game.state
        self.events: list[Event] = []
        for hex_ in state.tiles():
            for animal in state.animals():
                state.pool[animal] += state.species[hex_][animal]
                state.species[hex_][animal] = 0
        state.corners[:] = [NONE] * len(state.corners)
        for section in state.boxes:
            state.boxes[section] = []
        state.bag[:] = [ELEMENTS_EACH] * len(ELEMENTS)
        dominance.refresh(game, state.tiles())
        self.base = next(iter(state.animals()))

    # Laying out

    def hex(self, terrain: str) -> int:
        """Find the tile of a terrain."""
        return self.state.terrain.index(TERRAINS.index(terrain))

    def put(self, animal: str, terrain: str, n: int = 1) -> Earth:
        """Put cubes from the gene pool on a tile."""
        number = ANIMALS.index(animal)
        self.state.pool[number] -= n
        self.state.species[self.hex(terrain)][number] += n
        dominance.refresh(self.game, self.state.tiles())
        return self

    def corner(self, *terrains: str) -> int:
        """Find a vacant corner that touches exactly these tiles."""
        hexes = {self.hex(each) for each in terrains}
        for at in CORNERS_OF[self.hex(terrains[0])]:
            touched = {hex_ for hex_ in TOUCHES[at] if self.state.terrain[hex_] != NONE}
            if touched == hexes and self.state.corners[at] == NONE:
                return at
        raise AssertionError(f"No vacant corner touches {terrains}.")

    def disk(self, element: str, *terrains: str) -> int:
        """Lay a disk between some tiles; give its corner."""
        at = self.corner(*terrains)
        number = ELEMENTS.index(element)
        self.state.bag[number] -= 1
        self.state.corners[at] = number
        dominance.refresh(self.game, self.state.tiles())
        return at

    def need(self, animal: str, *elements: str) -> Earth:
        """Add disks to an animal."""
        for element in elements:
            number = ELEMENTS.index(element)
            self.state.bag[number] -= 1
            self.state.added[ANIMALS.index(animal)][number] += 1
        dominance.refresh(self.game, self.state.tiles())
        return self

    def kill(self, animal: str, n: int) -> Earth:
        """Count cubes of the gene pool as eliminated."""
        number = ANIMALS.index(animal)
        self.state.pool[number] -= n
        self.state.eliminated[number] += n
        return self

    def drain(self, animal: str, keep: int = 0) -> Earth:
        """Empty a gene pool."""
        return self.kill(animal, self.state.pool[ANIMALS.index(animal)] - keep)

    def empty_bag(self) -> None:
        """Move all disks of the bag to the box of Regression."""
        for element, n in enumerate(self.state.bag):
            self.state.boxes["regression"] += [element] * n
            self.state.bag[element] = 0

    # Playing

    def card(self, card: str, animal: str, scored: str = "desert") -> Earth:
        """Let an animal take a card after a tile was scored."""
        game, number = self.game, ANIMALS.index(animal)
        game.check()
        game.stage(Plan(seat=game.seat_of(self.base), animal=self.base), PlanNext(place=0))
        cards.perform(game, card, number, self.hex(scored))
        self.events += game.settle()
        game.check()
        return self

    def key(self, key: str) -> str:
        """Give the key of an option: terrains stand for their tiles."""
        verb, *rest = key.split(":")
        return ":".join([verb, *(NAMES[self.hex(each)] if each in TERRAINS else each for each in rest)])

    def at(self, verb: str, corner: int) -> str:
        """Give the key of an option about a corner."""
        return f"{verb}:{CORNER_NAMES[corner]}"

    def play(self, *keys: str) -> Earth:
        """Answer what is asked."""
        for key in keys:
            ((seat, _),) = self.game.pending().items()
            self.events += self.game.play(seat, self.key(key))
            self.game.check()
        return self

    @property
    def kind(self) -> str:
        """Name the question that waits; "plan" when the card is done."""
        ((_, decision),) = self.game.pending().items()
        return decision.kind.removeprefix("dominant_species.")

    @property
    def asked(self) -> str:
        """Name the animal whose player is asked."""
        ((seat, _),) = self.game.pending().items()
        return ANIMALS[self.state.owner.index(seat)]

    @property
    def keys(self) -> list[str]:
        """List the keys that may be played, tiles by their terrain."""
        ((_, decision),) = self.game.pending().items()
        names = {NAMES[hex_]: TERRAINS[self.state.terrain[hex_]] for hex_ in self.state.tiles()}
        return [":".join(names.get(part, part) for part in each.key.split(":")) for each in decision.options]

    @property
    def refused(self) -> dict[str, str]:
        """Give the reasons why other keys may not be played."""
        ((_, decision),) = self.game.pending().items()
        names = {NAMES[hex_]: TERRAINS[self.state.terrain[hex_]] for hex_ in self.state.tiles()}
        return {
            ":".join(names.get(part, part) for part in each.key.split(":")): each.why.id.removeprefix(
                "dominant-species-why-"
            )
            for each in decision.refused
        }

    def idle(self, card: str, animal: str, scored: str = "desert") -> str:
        """Say why a card would do nothing; empty when it does something."""
        why = cards.why_idle(self.state, card, ANIMALS.index(animal), self.hex(scored))
        return why.id.removeprefix("dominant-species-idle-") if why else ""

    def foretold(self, key: str) -> Text:
        """Give what a choice would do, as told beforehand."""
        ((_, decision),) = self.game.pending().items()
        return decision.detail(self.key(key))

    # Looking

    def cubes(self, animal: str, terrain: str) -> int:
        """Count cubes on a tile."""
        return self.state.species[self.hex(terrain)][ANIMALS.index(animal)]

    def of(self, field: str, animal: str) -> int:
        """Give a number of an animal: "vp", "pool", "eliminated", "pawns", "owned"."""
        return int(getattr(self.state, field)[ANIMALS.index(animal)])

    def added(self, animal: str) -> list[str]:
        """List the disks that an animal has added."""
        found = self.state.added[ANIMALS.index(animal)]
        return [name for element, name in enumerate(ELEMENTS) for _ in range(found[element])]

    def dominant(self, terrain: str) -> str:
        """Name who is dominant on a tile."""
        number = self.state.dominant[self.hex(terrain)]
        return "" if number == NONE else ANIMALS[number]

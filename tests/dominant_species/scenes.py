"""Tables of Dominant Species as a test needs them, laid out in a few lines.

    s = scene().disk("grass", "e3.e").put("insect", "e3", 2)
    s.act("domination", "insect").play("score:e3")
    assert s.vp("insect") == 7

A scene has all six animals, the seven tiles of the start, and nothing else on earth. Hexes and corners have the names
of board.py. After a section comes the planning of the next turn, so that nothing runs away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.core import EVERYBODY, Dice
from games.dominant_species import DominantSpecies, dominance
from games.dominant_species.board import NAMED, corner_named
from games.dominant_species.facts import ANIMALS, ELEMENTS, NONE, TERRAINS, TUNDRA
from games.dominant_species.steps.execution import Section
from games.dominant_species.steps.planning import StartTurn

if TYPE_CHECKING:
    from games.core import Event, Step


def new(seats: int = 6, seed: int = 1, **options: Any) -> DominantSpecies:
    """Set up a real game."""
    rules = DominantSpecies.rules
    assert not rules.problems(seats, options)
    game = DominantSpecies(seats, rules.complete(seats, options), Dice(seed.to_bytes(32, "big")))
    game.state = game.prepare()
    game.begin()
    game.opening = game.settle()
    return game


class Scene:
    """A table whose parts are called by their names."""

    def __init__(self, game: DominantSpecies) -> None:
        self.game = game
        self.state = game.state
        self.events: list[Event] = []

    # Laying out

    def clear(self) -> Scene:
        """Take all cubes and disks off the earth."""
        state = self.state
        for here in state.species:
            for animal, n in enumerate(here):
                state.pool[animal] += n
                here[animal] = 0
        for corner, element in enumerate(state.corners):
            if element != NONE:
                state.bag[element] += 1
                state.corners[corner] = NONE
        return self.derive()

    def derive(self) -> Scene:
        """Find dominance and the Survival card anew."""
        dominance.refresh(self.game, range(35))
        return self

    def put(self, animal: str, hex_: str, n: int = 1) -> Scene:
        """Put cubes on a tile."""
        self.state.species[NAMED[hex_]][ANIMALS.index(animal)] += n
        self.state.pool[ANIMALS.index(animal)] -= n
        return self.derive()

    def disk(self, element: str, *corners: str) -> Scene:
        """Lay disks on corners."""
        for corner in corners:
            assert self.state.corners[corner_named(corner)] == NONE, corner
            self.state.corners[corner_named(corner)] = ELEMENTS.index(element)
            self.state.bag[ELEMENTS.index(element)] -= 1
        return self.derive()

    def add(self, animal: str, *elements: str) -> Scene:
        """Give an animal elements."""
        for element in elements:
            self.state.added[ANIMALS.index(animal)][ELEMENTS.index(element)] += 1
            self.state.bag[ELEMENTS.index(element)] -= 1
        return self.derive()

    def box(self, section: str, *elements: str) -> Scene:
        """Fill a section of the action display with these elements."""
        state = self.state
        for element in state.boxes[section]:
            if element != NONE:
                state.bag[element] += 1
        state.boxes[section] = [ELEMENTS.index(element) for element in elements]
        for element in state.boxes[section]:
            state.bag[element] -= 1
        return self

    def tile(self, terrain: str, hex_: str) -> Scene:
        """Lay a tile from a stack on a hex."""
        state = self.state
        stack = next(each for each in state.stacks if terrain in each.cards[:-1])
        place = stack.cards.index(terrain)
        stack.cards.pop(place)
        stack.seen.pop(place)
        state.laid.cards.append(terrain)
        state.laid.seen.append(EVERYBODY)
        state.where.append(NAMED[hex_])
        state.terrain[NAMED[hex_]] = TERRAINS.index(terrain)
        return self.derive()

    def show(self, stack: int, terrain: str) -> Scene:
        """Bring a tile to the top of a stack, face up."""
        stacks = self.state.stacks
        other = next(each for each in stacks if terrain in each.cards)
        place, top = other.cards.index(terrain), stacks[stack]
        other.cards[place], top.cards[-1] = top.cards[-1], other.cards[place]
        return self

    def freeze(self, *hexes: str) -> Scene:
        """Cover tiles with tundra."""
        for hex_ in hexes:
            self.state.terrain[NAMED[hex_]] = TUNDRA
            self.state.tundra -= 1
        return self.derive()

    def pawn(self, animal: str, section: str, space: int = 1) -> Scene:
        """Put a pawn on the action display."""
        assert self.state.spaces[section][space - 1] == NONE
        self.state.pawns[ANIMALS.index(animal)] -= 1
        self.state.spaces[section][space - 1] = ANIMALS.index(animal)
        return self

    # Playing

    def run(self, *steps: Step) -> Scene:
        """Do these steps, and then plan the next turn."""
        self.state.phase = "execution"
        self.game.stage(*steps, StartTurn())
        self.events = self.game.settle()
        self.game.check()
        return self

    def act(self, section: str, *animals: str, spaces: tuple[int, ...] = ()) -> Scene:
        """Put pawns of animals on a section, from the left or on given spaces, and carry it out."""
        for place, animal in enumerate(animals):
            self.pawn(animal, section, spaces[place] if spaces else place + 1)
        return self.run(Section(section=section))

    def play(self, *keys: str) -> Scene:
        """Answer whatever is asked."""
        for key in keys:
            (seat,) = self.game.pending()
            self.events += self.game.play(seat, key)
            self.game.check()
        return self

    # Asking

    @property
    def decision(self) -> Any:
        """Give what is asked."""
        (decision,) = self.game.pending().values()
        return decision

    @property
    def kind(self) -> str:
        """Give the kind of what is asked."""
        return str(self.decision.kind).removeprefix("dominant_species.")

    @property
    def keys(self) -> list[str]:
        """List what may be answered."""
        return [option.key for option in self.decision.options]

    @property
    def asked(self) -> str:
        """Tell which animal is asked."""
        thing = self.decision.prompt.args["animal"]
        assert self.decision.seat == self.state.owner[ANIMALS.index(thing.id.split(".")[1])]
        return str(thing.id.split(".")[1])

    def why(self, key: str) -> str:
        """Tell why something is refused."""
        return next(
            each.why.id.removeprefix("dominant-species-why-") for each in self.decision.refused if each.key == key
        )

    def told(self, name: str) -> int:
        """Count events of a kind."""
        return sum(event.text.id == f"dominant-species-{name}" for event in self.events)

    def lost(self) -> list[str]:
        """List why actions had no effect."""
        events = [event.text for event in self.events if event.text.id == "dominant-species-lost"]
        return [text.args["why"].id.removeprefix("dominant-species-idle-") for text in events]

    def cubes(self, animal: str, hex_: str) -> int:
        """Count cubes on a tile."""
        return self.state.species[NAMED[hex_]][ANIMALS.index(animal)]

    def of(self, what: str, animal: str) -> int:
        """Give a number of an animal: vp, pool, eliminated, pawns, owned."""
        return int(getattr(self.state, what)[ANIMALS.index(animal)])

    def vp(self, animal: str) -> int:
        """Give the points of an animal."""
        return self.of("vp", animal)

    def match(self, animal: str, hex_: str) -> int:
        """Give how well an animal matches a tile."""
        return dominance.match(self.state, ANIMALS.index(animal), NAMED[hex_])

    def dominant(self, hex_: str) -> str | None:
        """Name the dominant animal of a tile."""
        found = self.state.dominant[NAMED[hex_]]
        return None if found == NONE else ANIMALS[found]

    def endangered(self, animal: str, hex_: str) -> bool:
        """Tell whether an animal is endangered on a tile."""
        return dominance.endangered(self.state, ANIMALS.index(animal), NAMED[hex_])

    def element(self, corner: str) -> str | None:
        """Name the element on a corner."""
        found = self.state.corners[corner_named(corner)]
        return None if found == NONE else ELEMENTS[found]

    def added(self, animal: str) -> list[str]:
        """List the elements that an animal has beside its printed ones."""
        counts = self.state.added[ANIMALS.index(animal)]
        return [ELEMENTS[element] for element, n in enumerate(counts) for _ in range(n)]

    def in_box(self, section: str) -> list[str]:
        """List the elements of a section."""
        return [ELEMENTS[element] for element in self.state.boxes[section] if element != NONE]

    def terrain(self, hex_: str) -> str:
        """Name the terrain of a hex."""
        return TERRAINS[self.state.terrain[NAMED[hex_]]]

    def order(self) -> list[str]:
        """List the animals in the order of initiative."""
        return [ANIMALS[animal] for animal in self.state.initiative]


def scene(seats: int = 6, **options: Any) -> Scene:
    """Lay out an empty earth for all six animals."""
    return Scene(new(seats, **options)).clear()


def start(seats: int = 6, **options: Any) -> Scene:
    """Lay out the position of the start."""
    return Scene(new(seats, **options))

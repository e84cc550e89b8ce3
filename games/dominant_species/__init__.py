"""Dominant Species: six animals spread over a growing earth while the ice comes.

Places on the board, in `option.at` and `event.at`:

    hex:1,-1            a hex, by its axial coordinates q,r (board.py); people read its name, E3
    corner:1,-1,w       a corner of the grid, by board.CORNERS
    space:wanderlust:2  a space of the action display, the first is 1
    element:adaptation:3  an element on the action display, the first is 1
    stack:1             a stack of tiles
    card:biomass        a card on offer
    animal:mammal       the display of an animal: elements, gene pool, pawns, points
    initiative          the initiative track
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from games.core import EVERYBODY, BrokenInvariant, Game, Outcome, Rules, SeatRef, Setting, Text, Zone, flag
from games.dominant_species import dominance, steps, table
from games.dominant_species.appraisal import appraise
from games.dominant_species.board import CENTRE, CORNERS, HEXES, TOUCHES
from games.dominant_species.facts import (
    ALLOTMENT,
    ANIMALS,
    CARDS,
    DRAWN,
    ELEMENT_LIMIT,
    ELEMENTS,
    ELEMENTS_EACH,
    ICE_AGE,
    LAST_TURNS,
    MARKERS,
    NONE,
    OFFERED,
    SPACES,
    STACKS,
    START_ELEMENTS,
    START_TILES,
    TERRAINS,
    TILES,
    TUNDRA,
    TUNDRA_TILES,
)
from games.dominant_species.state import CARDS as CARD_POOL
from games.dominant_species.state import TILES as TILE_POOL
from games.dominant_species.state import State
from games.dominant_species.words import animal_thing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.core import Dice, Options
    from games.core.text import Arg

FEWEST_ANIMALS, MOST_ANIMALS = 2, 6
MOST_FOR_SEVERAL = 3
"""With more players there are not enough animals for two each."""


def conflicts(seats: int, options: Options) -> list[Text]:
    """List what cannot be played together."""
    if options["several"] and seats > MOST_FOR_SEVERAL:
        return [Text("dominant-species-problem-several", seats=seats, most=MOST_FOR_SEVERAL)]
    return []


RULES = Rules(
    name="dominant_species",
    seats=(FEWEST_ANIMALS, MOST_ANIMALS),
    version=1,
    options=(
        flag("several", default=False),
        flag("random_earth", default=False),
        Setting("animals", ("dealt", "chosen", "drafted"), "dealt"),
        Setting("turns", LAST_TURNS, LAST_TURNS[0]),
    ),
    hidden_hands=False,
    conflicts=conflicts,
)


class DominantSpecies(Game[State]):
    """A table of Dominant Species. The rules' numbers (A1, 2.7 ...) are those of docs/rules/dominant_species.md."""

    rules = RULES
    state_type = State
    steps: ClassVar[Any] = steps.ALL

    def __init__(self, seats: int, options: Options, dice: Dice) -> None:
        super().__init__(seats, options, dice)
        self.each = MOST_ANIMALS // seats if options["several"] else 1
        """So many animals has each player."""
        self.random_earth = bool(options["random_earth"])
        self.turns = int(options["turns"])
        """The turn with which a game ends that nobody ends before."""
        self.allotment = ALLOTMENT[seats * self.each]

    # Set-up

    def pools(self) -> Mapping[str, Sequence[str]]:
        """List all cards and tiles there are."""
        return {CARD_POOL: tuple(CARDS), TILE_POOL: TILES}

    def prepare(self) -> State:
        """Lay out the board, the stacks, the cards and the elements (2.2); animals come when they are dealt."""
        animals = len(ANIMALS)
        state = self.state = State(
            deck=Zone.hidden(CARD_POOL, (card for card in CARDS if card != ICE_AGE)),
            offer=Zone.open(CARD_POOL),
            taken=Zone.open(CARD_POOL),
            stacks=[Zone.hidden(TILE_POOL) for _ in range(STACKS)],
            laid=Zone.open(TILE_POOL),
            where=list(START_TILES),
            terrain=[NONE] * len(HEXES),
            corners=[NONE] * len(CORNERS),
            species=[[0] * animals for _ in HEXES],
            tundra=TUNDRA_TILES - 1,
            bag=[ELEMENTS_EACH] * len(ELEMENTS),
            boxes={section: [] for section in ("adaptation", *BOXES, "abundance", "wanderlust")},
            added=[[0] * len(ELEMENTS) for _ in ANIMALS],
            owner=[NONE] * animals,
            pool=[0] * animals,
            eliminated=[0] * animals,
            pawns=[0] * animals,
            owned=[0] * animals,
            vp=[0] * animals,
            spaces={section: [NONE] * n for section, n in SPACES.items()},
            initiative=[],
            dominant=[NONE] * len(HEXES),
        )
        self._lay_tiles(state)
        self._lay_cards(state)
        self._lay_elements(state)
        return state

    def _lay_tiles(self, state: State) -> None:
        """Lay the seven tiles of the start, in their order or at random, and make the stacks."""
        rest = list(TILES)
        if self.random_earth:
            pile = Zone.hidden(TILE_POOL, rest)
            pile.shuffle(self)
            for _ in START_TILES:
                pile.draw(self, state.laid, EVERYBODY)
        else:
            for terrain in START_TILES.values():
                rest.remove(TERRAINS[terrain])
                state.laid.put(self, TERRAINS[terrain], EVERYBODY)
            pile = Zone.hidden(TILE_POOL, rest)
            pile.shuffle(self)
        for hex_, tile in zip(state.where, state.laid.cards, strict=True):
            state.terrain[hex_] = TUNDRA if hex_ == CENTRE else TERRAINS.index(tile)
        size = len(pile) // STACKS
        for number, stack in enumerate(state.stacks):
            pile.deal(stack, size)
            table.flip(self, number)

    def _lay_cards(self, state: State) -> None:
        """Shuffle the cards, the Ice Age below them, and turn up five."""
        state.deck.shuffle(self)
        state.deck.cards.insert(0, ICE_AGE)
        state.deck.seen.insert(0, EVERYBODY)
        for _ in range(OFFERED):
            state.deck.draw(self, state.offer, EVERYBODY)

    def _lay_elements(self, state: State) -> None:
        """Lay twelve disks on the earth and draw those of the action display."""
        for corner, element in START_ELEMENTS.items():
            if self.random_earth:
                state.corners[corner] = table.draw_element(self)
            else:
                state.corners[corner] = element
                state.bag[element] -= 1
        for section in table.SQUARES:
            state.boxes[section] = [table.draw_element(self) for _ in range(DRAWN)]

    def begin(self) -> None:
        """Start with the choice of animals."""
        self.then(steps.Animals())

    # The table

    def named(self, animal: int) -> dict[str, Any]:
        """Give the arguments that name an animal and its player in a text: `animal` and `who`."""
        return {"animal": animal_thing(animal), "who": SeatRef(self.state.owner[animal])}

    def seat_of(self, animal: int) -> int:
        """Give the seat that answers for an animal."""
        return self.state.owner[animal]

    # What steps of several phases start

    def start_turn(self) -> None:
        """Go on to the next turn."""
        self.then(steps.StartTurn())

    def execute(self) -> None:
        """Go on to the execution."""
        self.then(steps.Execute())

    # Ends

    def result(self) -> Outcome:
        """Rank by points, ties by the food chain; with several animals each, by the lowest of them (2.8, 2.9)."""
        state = self.state
        lowest = [self._lowest(seat) for seat in range(self.seats)]
        scores = tuple(state.vp[animal] for animal in lowest)
        order = sorted(range(self.seats), key=lambda seat: (-scores[seat], lowest[seat]))
        return Outcome(
            scores,
            tuple((seat,) for seat in order),
            self._reason(order, scores),
            tuple(self._breakdown(seat) for seat in range(self.seats)),
        )

    def _lowest(self, seat: int) -> int:
        """Find a player's animal with the fewest points; of equals the highest in the food chain."""
        own = [animal for animal, owner in enumerate(self.state.owner) if owner == seat]
        return min(own, key=lambda animal: (self.state.vp[animal], animal))

    def _reason(self, order: Sequence[int], scores: Sequence[int]) -> Text:
        first, second = order[:2]
        args: dict[str, Arg] = {"who": SeatRef(first), "points": scores[first]}
        if scores[first] == scores[second]:
            return Text("dominant-species-victory-by-chain", **args)
        return Text("dominant-species-victory", **args)

    def _breakdown(self, seat: int) -> tuple[tuple[Text, int], ...]:
        """Tell what the animal that counts has from the game, and from the last scoring."""
        state = self.state
        animal = self._lowest(seat)
        thing, final = animal_thing(animal), state.final[animal] if state.final else 0
        return (
            (Text("dominant-species-score-game", animal=thing), state.vp[animal] - final),
            (Text("dominant-species-score-final", animal=thing), final),
        )

    def appraise(self, seat: int) -> float:
        """Tell how far ahead a seat looks."""
        self.insist_on(seat)
        return appraise(self, seat)

    # Invariants

    def check(self) -> None:
        """Raise BrokenInvariant when a disk, a cube, a pawn or a tile is lost or doubled (2.11)."""
        super().check()
        state = self.state
        self._check_elements(state)
        for animal in state.animals():
            self._check_animal(state, animal)
        tundras = state.tundras()
        if len(tundras) + state.tundra != TUNDRA_TILES or state.tundra < 0:
            raise BrokenInvariant(f"{len(tundras)} tundra tiles lie on earth and {state.tundra} beside it.")
        if len(state.where) != len(state.laid) or sorted(state.where) != state.tiles():
            raise BrokenInvariant("The tiles on earth are not those that were laid.")
        for hex_, tile in zip(state.where, state.laid.cards, strict=True):
            if state.terrain[hex_] not in {TUNDRA, TERRAINS.index(tile)}:
                raise BrokenInvariant(f"The hex {hex_} is not the {tile} that lies there.")
        for hex_ in range(len(HEXES)):
            if state.dominant[hex_] != dominance.dominant_at(state, hex_):
                raise BrokenInvariant(f"Another animal is dominant on the hex {hex_} than was noted.")
        if state.survivor != dominance.survivor_of(state):
            raise BrokenInvariant("Another animal holds the Survival card than was noted.")

    def _check_elements(self, state: State) -> None:
        for element, name in enumerate(ELEMENTS):
            shown = sum(box.count(element) for box in state.boxes.values())
            held = sum(added[element] for added in state.added)
            total = state.bag[element] + state.corners.count(element) + shown + held
            if total != ELEMENTS_EACH or state.bag[element] < 0:
                raise BrokenInvariant(f"There are {total} disks of {name}.")
        for corner, element in enumerate(state.corners):
            if element != NONE and all(state.terrain[hex_] == NONE for hex_ in TOUCHES[corner]):
                raise BrokenInvariant(f"A disk lies on the corner {corner}, which touches no tile.")

    def _check_animal(self, state: State, animal: int) -> None:
        name = ANIMALS[animal]
        cubes = [here[animal] for here in state.species]
        total = state.pool[animal] + state.eliminated[animal] + sum(cubes)
        if total not in {0, self.allotment.cubes - MARKERS} or (not total and state.turn):
            raise BrokenInvariant(f"The {name} has {total} cubes.")
        if min(state.pool[animal], state.eliminated[animal], *cubes) < 0:
            raise BrokenInvariant(f"The {name} owes cubes.")
        if any(n and state.terrain[hex_] == NONE for hex_, n in enumerate(cubes)):
            raise BrokenInvariant(f"The {name} stands where there is no tile.")
        placed = sum(spaces.count(animal) for spaces in state.spaces.values())
        if state.pawns[animal] < 0 or state.pawns[animal] + placed != state.owned[animal]:
            raise BrokenInvariant(f"The {name} has {state.pawns[animal]} pawns and {placed} on the display.")
        if state.elements_of(animal) > ELEMENT_LIMIT or min(state.added[animal]) < 0 or state.vp[animal] < 0:
            raise BrokenInvariant(f"The {name} has too many elements or too few points.")
        for each in state.sleepers:
            if not 0 < each.n <= state.species[each.hex][each.animal]:
                raise BrokenInvariant("More cubes hibernate than there are.")


BOXES = ("regression", "wasteland", "depletion")
"""The boxes, which start empty."""

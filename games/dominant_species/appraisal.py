"""How good a table looks for a seat: points, what its tiles will pay, and what its pawns on the display promise.

Every tile is counted as if it were scored once more, for cubes that will live; dominance counts by itself, for it
brings cards. A pawn on the display is worth what its action could bring to its animal now, roughly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dominant_species.board import CORNERS_OF, NEIGHBOURS, TOUCHES
from games.dominant_species.facts import (
    COMPETES,
    ELEMENT_LIMIT,
    ELEMENTS,
    MOVES,
    NONE,
    POINTS,
    PRINTED,
    SECTIONS,
    SPECIATES,
    SPECIATION,
    TUNDRA,
    bonus,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State

RIVAL = 0.5
"""How much the strongest opponent counts against the average of all."""

WIN = 20.0

TILE = 1.0
"""What a place on a tile is worth, in the points that it would pay."""

SHARE = 0.3
"""How much of that goes by the share of cubes instead of by places: more cubes are harder to overtake."""

DYING = 0.25
"""What cubes count that have nothing to live on."""

CONE = 1.6
"""A dominated tile: whoever scores it leaves the card to its dominant animal."""

CARD = 4.0
"""A card, when a tile is scored."""

PAWN = 4.0
ELEMENT = 0.9
FIT = 0.16
"""An element of an animal: by itself, and for each disk of the type on earth."""

POOL = 0.03
FIRST = 0.4
"""A cube in the gene pool; a place further to the front in the initiative."""

WEAKEST = 0.75
"""With several animals each, how much the weakest counts against the average of them."""


def appraise(game: DominantSpecies, seat: int) -> float:
    """Compare a seat with the others."""
    if game.finished:
        outcome = game.result()
        return lead([float(each) for each in outcome.scores], seat) + WIN * (seat in outcome.winners)
    outlook = Outlook(game.state)
    worth: list[list[float]] = [[] for _ in range(game.seats)]
    for animal, owner in enumerate(game.state.owner):
        if owner != NONE:
            worth[owner].append(outlook.worth(animal))
    return lead([_together(each) for each in worth], seat)


def _together(animals: Sequence[float]) -> float:
    if not animals:
        return 0.0
    return WEAKEST * min(animals) + (1 - WEAKEST) * sum(animals) / len(animals)


def lead(worth: Sequence[float], seat: int) -> float:
    """Tell how far a seat is ahead of the strongest opponent and of the average."""
    others = [each for number, each in enumerate(worth) if number != seat]
    return worth[seat] - RIVAL * max(others) - (1 - RIVAL) * sum(others) / len(others)


class Outlook:
    """What can be expected of an earth and an action display."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.tiles = state.tiles()
        self.playing = state.animals()
        self.disks = [0] * len(ELEMENTS)
        for element in state.corners:
            if element != NONE:
                self.disks[element] += 1
        self.needs = [state.need(animal) for animal in range(len(PRINTED))]
        self.pays: list[dict[int, float]] = [{} for _ in PRINTED]
        """By animal: what each tile would pay it if it were scored now."""
        self.hopes = [0.0] * len(PRINTED)
        self.cones = [0] * len(PRINTED)
        for hex_ in self.tiles:
            self._tile(hex_)

    def worth(self, animal: int) -> float:
        """Estimate what an animal will have."""
        state = self.state
        found = state.vp[animal] + TILE * self.hopes[animal] + self._promised(animal)
        if state.survivor == animal:
            found += bonus(sum(state.species[hex_][animal] > 0 for hex_ in state.tundras()))
        if state.last_turn:
            return found
        found += CONE * self.cones[animal] + 0.2 * bonus(self.cones[animal])
        found += PAWN * state.owned[animal] + POOL * state.pool[animal]
        found += FIRST * (len(state.initiative) - state.initiative.index(animal)) if state.initiative else 0.0
        for element, n in enumerate(state.added[animal]):
            found += n * (ELEMENT + FIT * self.disks[element])
        return found

    # Tiles

    def _tile(self, hex_: int) -> None:
        """Pay the places of a tile, and count who is dominant there."""
        state = self.state
        here = state.species[hex_]
        present = [(self._living(animal, hex_, n), -animal) for animal, n in enumerate(here) if n]
        if not present:
            return
        points = POINTS[state.terrain[hex_]]
        present.sort(reverse=True)
        total = sum(n for n, _ in present)
        for place, (n, animal) in enumerate(present):
            paid = points[place] if place < len(points) else 0
            self.pays[-animal][hex_] = float(paid)
            self.hopes[-animal] += (1 - SHARE) * paid + SHARE * points[0] * n / total
        dominant = state.dominant[hex_]
        if dominant != NONE:
            self.cones[dominant] += 1

    def _living(self, animal: int, hex_: int, n: int) -> float:
        corners, need = self.state.corners, self.needs[animal]
        if any(corners[at] != NONE and need[corners[at]] for at in CORNERS_OF[hex_]):
            return float(n)
        return DYING * n

    # Pawns on the display

    def _promised(self, animal: int) -> float:
        """Add up what an animal's pawns on the display could bring."""
        state, found = self.state, 0.0
        for section, spaces in state.spaces.items():
            if animal in spaces and self._acts(section):
                found += getattr(self, f"_{section}")(animal, spaces)
        return found

    def _acts(self, section: str) -> bool:
        """Tell whether a pawn will act there: in the last turn none does that waits."""
        state = self.state
        if not state.last_turn or state.phase != "execution" or not state.section:
            return True
        return section != "initiative" and SECTIONS.index(section) >= SECTIONS.index(state.section)

    def _initiative(self, animal: int, _spaces: Sequence[int]) -> float:
        return 2.4 if self.state.initiative.index(animal) else 2.0

    def _adaptation(self, animal: int, spaces: Sequence[int]) -> float:
        """Take the best elements on offer, as many as there are pawns and slots."""
        state = self.state
        room = ELEMENT_LIMIT - sum(self.needs[animal])
        offered = [ELEMENT + FIT * self.disks[each] for each in state.boxes["adaptation"] if each != NONE]
        offered.sort(reverse=True)
        return 1.2 * sum(offered[: min(room, spaces.count(animal))])

    def _regression(self, animal: int, spaces: Sequence[int]) -> float:
        """Keep what is threatened."""
        state = self.state
        threatened = [
            each for each in range(len(ELEMENTS)) if each in state.boxes["regression"] and state.added[animal][each]
        ]
        losses = sorted((ELEMENT + FIT * self.disks[each] for each in threatened), reverse=True)
        return 1.1 * sum(losses[: spaces.count(animal)])

    def _abundance(self, animal: int, spaces: Sequence[int]) -> float:
        """Hope for a disk that the animal needs."""
        wanted = sum(each != NONE and self.needs[animal][each] > 0 for each in self.state.boxes["abundance"])
        return 0.5 * spaces.count(animal) + 1.6 * min(wanted, spaces.count(animal))

    def _wasteland(self, animal: int, _spaces: Sequence[int]) -> float:
        box = self.state.boxes["wasteland"]
        return 1.2 if any(self.needs[animal][each] for each in box) else 0.1 * bool(box)

    def _depletion(self, animal: int, _spaces: Sequence[int]) -> float:
        box = self.state.boxes["depletion"]
        return 1.4 if any(self.disks[each] and not self.needs[animal][each] for each in box) else 0.0

    def _glaciation(self, animal: int, spaces: Sequence[int]) -> float:
        """Expect the best glaciation now of the leftmost pawn, and less of those that wait."""
        state = self.state
        if not state.tundra:
            return 0.0
        best = 0
        for hex_ in self.tiles:
            if state.terrain[hex_] != TUNDRA:
                best = max(best, sum(state.terrain[other] == TUNDRA for other in NEIGHBOURS[hex_]))
        queue = [who for who in spaces if who != NONE]
        return sum(bonus(best) * 0.7**place for place, who in enumerate(queue) if who == animal)

    def _speciation(self, animal: int, spaces: Sequence[int]) -> float:
        """Put cubes around the best disk of each type, as long as the gene pool lasts."""
        state, found, left = self.state, 0.0, self.state.pool[animal]
        for index, who in enumerate(spaces):
            if who == animal:
                best, used = self._around(animal, SPECIATES[index])
                found += best * min(1.0, left / used) if used else 0.0
                left = max(0, left - used)
        return found if state.pool[animal] else 0.0

    def _around(self, animal: int, element: int) -> tuple[float, int]:
        """Find the disk of a type around which new cubes are worth most, and how many they are."""
        state, best, used = self.state, 0.0, 0
        for at, lies in enumerate(state.corners):
            if lies != element:
                continue
            worth, n = 0.0, 0
            for hex_ in TOUCHES[at]:
                terrain = state.terrain[hex_]
                if terrain != NONE:
                    worth += self._gain(animal, hex_, SPECIATION[terrain])
                    n += SPECIATION[terrain]
            if worth > best:
                best, used = worth, n
        return best, used

    def _gain(self, animal: int, hex_: int, n: int) -> float:
        """Estimate what more cubes on a tile would be worth."""
        state = self.state
        points = POINTS[state.terrain[hex_]]
        here = state.species[hex_]
        if self._living(animal, hex_, 1) < 1.0:
            return 0.1
        place = sum(m > here[animal] + n or (m == here[animal] + n and other < animal) for other, m in enumerate(here))
        paid = points[place] if place < len(points) else 0
        return max(0.0, (1 - SHARE) * (paid - self.pays[animal].get(hex_, 0.0))) + 0.15 * n

    def _wanderlust(self, animal: int, spaces: Sequence[int]) -> float:
        """Count the best places for new tiles, as long as tiles lie face up."""
        state = self.state
        shown = sum(state.shown(stack) is not None for stack in range(len(state.stacks)))
        mine = min(shown, spaces.count(animal))
        places = sorted(
            (
                sum(state.terrain[other] != NONE for other in NEIGHBOURS[hex_])
                for hex_, terrain in enumerate(state.terrain)
                if terrain == NONE
            ),
            reverse=True,
        )
        return sum(bonus(each) + 1.0 for each in places[:mine])

    def _migration(self, animal: int, spaces: Sequence[int]) -> float:
        return sum(1.0 + 0.3 * MOVES[index] for index, who in enumerate(spaces) if who == animal)

    def _competition(self, animal: int, spaces: Sequence[int]) -> float:
        """Count the terrains on which something could be eliminated."""
        state, found = self.state, 0.0
        for index, who in enumerate(spaces):
            if who == animal:
                for terrain in COMPETES[index]:
                    found += 0.8 * any(
                        state.terrain[hex_] == terrain and sum(state.species[hex_]) > state.species[hex_][animal]
                        for hex_ in self.pays[animal]
                    )
        return found

    def _domination(self, animal: int, spaces: Sequence[int]) -> float:
        """Score the tiles that pay best compared with the others, and hope for cards."""
        state = self.state
        worth = []
        for hex_ in self.tiles:
            if hex_ not in state.scored:
                others = sum(self.pays[each].get(hex_, 0.0) for each in self.playing if each != animal)
                card = CARD if state.dominant[hex_] == animal else -CARD * (state.dominant[hex_] != NONE)
                value = self.pays[animal].get(hex_, 0.0) - others / max(1, len(self.playing) - 1)
                worth.append(value + (card if state.offer.cards else 0.0))
        worth.sort(reverse=True)
        return sum(max(0.0, each) for each in worth[: spaces.count(animal)])

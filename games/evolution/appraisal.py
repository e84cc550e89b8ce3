"""How good a table looks for a seat: what its animals will be worth, if they live.

Food is short and carnivores are about, so each animal counts with its chance to survive this turn. Food is shared as it
is taken, one token at a time around the table; what a seat can expect feeds its animals, the cheapest first. A hunter
is a danger to all it could attack, divided among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.game import MAIN
from games.evolution import hunting
from games.evolution.animals import fresh, links_of, own, within
from games.evolution.cards import FOOD, POINTS, SCORE, TERRITORIES
from games.evolution.scoring import total
from games.evolution.state import LAND, OCEAN
from games.evolution.steps.development import Arrange, Develop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.evolution import Evolution
    from games.evolution.state import Animal, Attack, State

RIVAL = 0.5
"""How much the strongest opponent counts against the average of all."""

CARD = 1.1
"""A card in hand, in points, while there are turns to come."""

HEIR = 1.0
"""What a survivor is worth beyond its points: the card it draws."""

KEPT = 0.75
"""What points of an animal are worth while turns are still to come."""

FAT = 0.5
"""A token of fat, while turns are still to come."""

HUNT = 1.4
"""The food that a hunter with prey may expect."""

BITE = 0.55
"""How likely a foreign hunter that can attack will do so."""

ESCAPES = {"running": 0.5, "mimicry": 0.6, "tail_loss": 0.25, "ink_cloud": 0.5, "shell": 0.3, "poisonous": 0.75} | {
    "cnidocytes": 0.6,
    "regeneration": 0.5,
}
"""What each defence leaves of a danger."""

REGROWN = 0.8
"""What is left of an animal that will regenerate: it costs a card."""

DOOMED = 0.1
"""What is left of an animal whose Neoplasm is about to kill it: a trait may still be added."""

FUSS = 1.0
"""What it costs to have laid traits in another order before a card: all else being equal, it is not worth telling."""

WIN = 10.0


def appraise(game: Evolution, seat: int) -> float:
    """Compare a seat with the others."""
    if game.finished:
        scores = [float(total(game.state, each)) for each in range(game.seats)]
        return lead(scores, seat) + WIN * (seat in game.result().winners)
    outlook = Outlook(game)
    return lead([outlook.worth(each) for each in range(game.seats)], seat) - FUSS * rearranges(game, seat)


def rearranges(game: Evolution, seat: int) -> bool:
    """Tell whether a seat lays traits in another order, or has done so and still has to play a card."""
    match game.stacks[MAIN][-1]:
        case Arrange(seat=who) | Develop(seat=who, arranged=True):
            return who == seat
    return False


def lead(worth: Sequence[float], seat: int) -> float:
    """Tell how far a seat is ahead of the strongest opponent and of the average."""
    others = [each for number, each in enumerate(worth) if number != seat]
    return worth[seat] - RIVAL * max(others) - (1 - RIVAL) * sum(others) / len(others)


class Outlook:
    """What can be expected of a table: dangers, and shares of the food."""

    def __init__(self, game: Evolution) -> None:
        self.game = game
        self.state: State = game.state
        self.last = not self.state.deck.cards
        self.to_come = self.state.phase == "development"
        self.gains: dict[int, float] = {}
        self.danger: dict[int, float] = {}
        self._hunts()
        for attack in self.state.attacks.values():
            self._strikes(attack)
        self.missing = {animal.id: self._missing(animal) for animal in self.state.animals.values()}
        self.shares = self._shares()

    def worth(self, seat: int) -> float:
        """Estimate what a seat will have."""
        return self._hand(seat) + self._animals(seat)

    def _hand(self, seat: int) -> float:
        if self.last:
            return 0.0
        return CARD * len(self.state.hands[seat].cards)

    def _animals(self, seat: int) -> float:
        """Feed the animals that cost least for what they are worth, and count all by their chance."""
        herd = own(self.state, seat)
        shares = self.shares[seat]
        found = 0.0
        values = {animal.id: self._value(animal) for animal in herd}
        for animal in sorted(herd, key=lambda each: self.missing[each.id] / values[each.id]):
            missing, food = self.missing[animal.id], shares[animal.place]
            chance = 1.0 if missing <= food else 0.6 * food / missing
            shares[animal.place] = max(0.0, food - missing)
            if animal.poisoned:
                chance = 0.0
            elif animal.remnant:
                chance = REGROWN
            found += values[animal.id] * chance * (1.0 - min(0.95, self.danger.get(animal.id, 0.0)))
        return found

    def _value(self, animal: Animal) -> float:
        """Count the points of an animal, half of a link, and what it promises."""
        points = float(SCORE.animal + sum(POINTS[trait.kind] for trait in animal.traits))
        points += sum(POINTS[link.kind] for link in links_of(self.state, animal)) / 2
        if animal.place == OCEAN:
            points += SCORE.ocean
        if not self.last:
            points = KEPT * points + HEIR + FAT * animal.yellow
        return points * self._growth(animal)

    def _growth(self, animal: Animal) -> float:
        """Tell what a Neoplasm leaves of an animal: the more traits lie above it, the longer it lives."""
        for above, trait in enumerate(reversed(animal.traits)):
            if trait.kind == "neoplasm":
                left = above - 1 if self.to_come else above  # it climbs before there is food
                if left < 1:
                    return DOOMED
                return 1.0 if self.last else left / (left + 1)
        return 1.0

    def _missing(self, animal: Animal) -> float:
        """Estimate how many tokens of the common food an animal still takes."""
        if animal.asleep and not self.last:
            return 0.0
        lacks = animal.need - animal.food - animal.yellow - self.gains.get(animal.id, 0.0)
        if lacks <= 0:
            return 0.0
        if "hibernation" in animal.active and not self.last and self._rested(animal):
            return 0.1
        for link in links_of(self.state, animal):
            if link.kind == "cooperation":
                lacks -= 0.5
            elif link.kind == "communication":
                lacks -= 0.1
        for kind in ("specialization_a", "specialization_b", "piracy", "scavenger"):
            if kind in animal.active and fresh(self.state, animal, kind):
                lacks -= 0.5
        return max(0.2, lacks)

    def _rested(self, animal: Animal) -> bool:
        used = [trait.used for trait in animal.traits if trait.kind == "hibernation"]
        slept = max([animal.used.get("hibernation", 0), *used])
        return not slept or slept < self.state.turn - 1

    def _shares(self) -> list[dict[str, float]]:
        """Deal the food of each bank, one token at a time, to those who still want some there."""
        state = self.state
        shares: list[dict[str, float]] = [{} for _ in state.herds]
        for place in state.places:
            wants = [0.0] * len(shares)
            for animal in state.animals.values():
                if animal.place == place:
                    wants[animal.owner] += self.missing[animal.id]
            for share, part in zip(shares, dealt(self._bank(place), wants), strict=True):
                share[place] = part
        return shares

    def _bank(self, place: str) -> float:
        """Count the food of a place, or what the dice promise."""
        state = self.state
        if not self.to_come:
            return float(state.bank[place])
        if place == LAND:
            table = FOOD[self.game.seats]
            return 3.5 * table.dice + table.plus
        dice, plus = TERRITORIES[self.game.seats].of(place)
        built = sum("aedificator" in animal.active for animal in within(state, place))
        return 3.5 * dice + plus + 2 * built

    def _hunts(self) -> None:
        """Let each hunter that is not fed threaten what it could attack, and expect food of it."""
        state = self.state
        if state.phase not in {"development", "feeding"}:
            return
        for hunter in state.animals.values():
            if "carnivorous" not in hunter.active or not self._can_hunt(hunter):
                continue
            prey = [each for each in within(state, hunter.place) if hunting.prey(state, hunter, each)]
            foreign = [each for each in prey if each.owner != hunter.owner]
            if not foreign:
                continue
            self.gains[hunter.id] = self.gains.get(hunter.id, 0.0) + HUNT
            weights = [left(each) for each in foreign]
            for each, weight in zip(foreign, weights, strict=True):
                share = BITE * weight * weight / sum(weights)
                self.danger[each.id] = self.danger.get(each.id, 0.0) + share

    def _can_hunt(self, hunter: Animal) -> bool:
        return fresh(self.state, hunter, "carnivorous") and not hunter.asleep and not hunter.hidden

    def _strikes(self, attack: Attack) -> None:
        """Count an attack that is going on as half done."""
        state = self.state
        if attack.target not in state.animals or attack.hunter not in state.animals:
            return
        chance = left(state.animals[attack.target])
        self.danger[attack.target] = self.danger.get(attack.target, 0.0) + chance
        self.gains[attack.hunter] = self.gains.get(attack.hunter, 0.0) + 2 * chance


def left(animal: Animal) -> float:
    """Give what the defences of an animal leave of a danger."""
    danger = 1.0
    for kind in animal.active:
        if kind in ESCAPES:
            danger *= ESCAPES[kind]
    return danger


def dealt(bank: float, wants: Sequence[float]) -> list[float]:
    """Share food out evenly among those who still want some."""
    shares = [0.0] * len(wants)
    while bank > 0.01:
        open_ = [seat for seat, want in enumerate(wants) if want - shares[seat] > 0.01]
        if not open_:
            break
        part = min(bank / len(open_), *[wants[seat] - shares[seat] for seat in open_])
        for seat in open_:
            shares[seat] += part
        bank -= part * len(open_)
    return shares

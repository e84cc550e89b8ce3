"""Extinction and draw: who starves, what is drawn, who goes first, and when the game ends (X1 to X9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import SeatRef, Step, mask
from games.evolution import animals, table
from games.evolution.cards import HAND
from games.evolution.scoring import total
from games.evolution.steps.development import StartTurn
from games.evolution.words import place_of

if TYPE_CHECKING:
    from games.evolution import Evolution
    from games.evolution.state import Animal


class Extinction(Step, tag="extinction"):
    """The poisoned and the hungry die at once; the others lose their food and wake (X1, X2)."""

    def run(self, game: Evolution) -> None:
        """Sort out, and go on to the draw or to the end."""
        state = game.state
        state.phase = "extinction"
        survives = bool(state.deck.cards)  # a sleeper counts as fed only before the last turn
        doomed = [animal for animal in state.animals.values() if animal.poisoned or not lives(animal, survives)]
        for seat in game.from_seat(state.first):
            bury(game, seat, [animal for animal in doomed if animal.owner == seat])
        for animal in state.animals.values():
            animal.red = animal.blue = 0
            animal.asleep = animal.hidden = animal.poisoned = animal.fed = False
        for place in state.places:
            state.bank[place] = 0
        if state.deck.cards:
            game.then(Draw())
        else:
            game.then(Finish())


def lives(animal: Animal, sleepers: bool) -> bool:
    """Tell whether an animal has had enough."""
    return (animal.asleep and sleepers) or not animals.hungry(animal)


def bury(game: Evolution, seat: int, dead: list[Animal]) -> None:
    """Remove the dead of a seat, and say what they died of."""
    for text, some in (
        ("evolution-died-of-poison", [animal for animal in dead if animal.poisoned]),
        ("evolution-starved", [animal for animal in dead if not animal.poisoned]),
    ):
        if some:
            at = tuple(place_of(animal) for animal in some)
            game.tell(text, at=at, who=SeatRef(seat), n=len(some), animals=tuple(animal.id for animal in some))
    for animal in dead:
        table.die(game, animal)


class Draw(Step, tag="draw"):
    """Everybody draws one card per animal and one more, card by card in turn (X5 to X7)."""

    def run(self, game: Evolution) -> None:
        """Deal, and begin the next turn."""
        state = game.state
        wants = [self._wants(game, seat) for seat in range(game.seats)]
        drawn: list[list[str]] = [[] for _ in wants]
        order = game.from_seat(state.first)
        while state.deck.cards and any(len(cards) < want for cards, want in zip(drawn, wants, strict=True)):
            for seat in order:
                if state.deck.cards and len(drawn[seat]) < wants[seat]:
                    drawn[seat].append(state.deck.draw(game, state.hands[seat], mask(seat)))
        for seat in order:
            tell_drawn(game, seat, drawn[seat])
        state.last_turn = not state.deck.cards
        state.first = game.after(state.first)
        game.then(StartTurn())

    def _wants(self, game: Evolution, seat: int) -> int:
        state = game.state
        if not state.hands[seat].cards and not state.herds[seat]:
            return HAND.rescue
        return len(state.herds[seat]) + HAND.bonus


def tell_drawn(game: Evolution, seat: int, cards: list[str]) -> None:
    """Say how many cards a seat drew, and to itself which."""
    if cards:
        game.tell("evolution-drew", at=(f"player:{seat}", "deck"), who=SeatRef(seat), n=len(cards))
        game.tell("evolution-you-drew", to=(seat,), cards=tuple(game.card_text(card) for card in cards))


class Finish(Step, tag="finish"):
    """The game is over; if points and discards are equal, lots decide (X9)."""

    def run(self, game: Evolution) -> None:
        """Draw lots where they are needed."""
        state = game.state
        state.phase = "over"
        standing = [(total(state, seat), len(state.discards[seat])) for seat in range(game.seats)]
        if len(set(standing)) < game.seats:
            state.lots = list(range(game.seats))
            game.dice.shuffle(state.lots)
        for seat, (points, _) in enumerate(standing):
            game.tell("evolution-scored", at=(f"player:{seat}",), who=SeatRef(seat), points=points)
        game.over()

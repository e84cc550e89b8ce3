"""Extinction and draw: who starves, what is drawn, who goes first, and when the game ends (X1 to X9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core import Ask, Option, SeatRef, Step, Text, mask
from games.evolution import animals, table
from games.evolution.cards import CONTINENTS, HAND, ORDER
from games.evolution.scoring import total
from games.evolution.state import LAND
from games.evolution.steps.development import StartTurn, lay_animal, settled
from games.evolution.words import place_of, split

if TYPE_CHECKING:
    from collections.abc import Sequence

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
        for animal in state.animals.values():
            if animal.paralysed:
                animal.paralysed = False
                table.idle_links(game, animal)
        for place in state.places:
            state.bank[place] = 0
        remnants = [animal for seat in game.from_seat(state.first) for animal in animals.own(state, seat)]
        game.then(*(Regenerate(seat=each.owner, animal=each.id) for each in remnants if each.remnant), Outlive())


class Regenerate(Step, tag="regenerate"):
    """A remnant becomes an animal again: by a card of the hand, or of the deck, or not at all (X3)."""

    seat: int
    animal: int

    def run(self, game: Evolution) -> None:
        """Take the only card without asking."""
        state = game.state
        hand = state.hands[self.seat].cards
        if len(hand) > 1:
            game.then(Regrow(seat=self.seat, animal=self.animal))
        elif hand:
            regrow(game, self.seat, self.animal, hand[0])
        elif state.deck.cards:
            card = game.card_text(state.deck.draw(game, state.faces[self.seat], mask(self.seat)))
            table.restore(game, state.animals[self.animal])
            at = (f"animal:{self.animal}",)
            game.tell("evolution-born-card", to=(self.seat,), at=at, child=self.animal, card=card)


class Regrow(Ask, tag="regrow"):
    """Choose the card that becomes the animal of a remnant (X3).

    Asked even when all cards of a hand are equal, so that asking tells nothing.
    """

    always: ClassVar[bool] = True
    animal: int

    def prompt(self, game: Evolution) -> Text:  # noqa: ARG002
        """Ask for the card."""
        return Text("evolution-regrow", animal=self.animal)

    def options(self, game: Evolution) -> list[Option]:
        """List the cards of the hand."""
        return [game.offers.animal[card, LAND] for card in in_hand(game, self.seat)]

    def detail(self, game: Evolution, option: Option) -> Text:  # noqa: ARG002
        """Say what it would do."""
        return Text("evolution-regrow-detail", animal=self.animal)

    def play(self, game: Evolution, value: tuple[str, str]) -> None:
        """Lay it on the traits."""
        regrow(game, self.seat, self.animal, value[1])


def regrow(game: Evolution, seat: int, number: int, card: str) -> None:
    """Lay a card of the hand on the traits of a remnant, face down."""
    state = game.state
    state.hands[seat].take_secretly(game, card, state.faces[seat], by=seat)
    table.restore(game, state.animals[number])


def in_hand(game: Evolution, seat: int) -> list[str]:
    """List the cards of a hand in their order, equal ones once."""
    return sorted(dict.fromkeys(game.state.hands[seat].cards), key=ORDER.__getitem__)


class Outlive(Step, tag="outlive"):
    """Go on to the draw, or to the end once the deck is empty (X4)."""

    def run(self, game: Evolution) -> None:
        """Go on."""
        game.then(Draw() if game.state.deck.cards else Finish())


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
        alone = [seat for seat in order if game.continents and not state.herds[seat]]
        poor = [seat for seat in alone if len(drawn[seat]) == len(state.hands[seat])]
        for animal in state.animals.values():
            animal.restored = False
        game.then(*(Rescue(seat=seat) for seat in poor), StartTurn())

    def _wants(self, game: Evolution, seat: int) -> int:
        state = game.state
        if not state.hands[seat].cards and not state.herds[seat]:
            return CONTINENTS.rescue if game.continents else HAND.rescue
        return sum(not animal.restored for animal in animals.own(state, seat)) + HAND.bonus


class Rescue(Ask, tag="rescue"):
    """Who had neither cards nor animals has to play two of the new cards as animals at once (C7)."""

    always: ClassVar[bool] = True
    left: int = CONTINENTS.forced

    def still(self, game: Evolution) -> bool:
        """Go on while there are cards."""
        return bool(game.state.hands[self.seat].cards)

    def prompt(self, game: Evolution) -> Text:  # noqa: ARG002
        """Ask for a card and a continent."""
        return Text("evolution-rescue", n=self.left)

    def options(self, game: Evolution) -> Sequence[Option]:
        """List the cards, for each of the two continents."""
        cards = in_hand(game, self.seat)
        return split([game.offers.animal[card, place] for place in game.shores for card in cards])

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say what it becomes."""
        return settled(game, self.seat, option.key.rpartition(":")[2])

    def play(self, game: Evolution, value: tuple[str, str, str]) -> None:
        """Lay it down, and go on with the next."""
        _, card, place = value
        lay_animal(game, self.seat, card, place)
        if self.left > 1:
            game.then(Rescue(seat=self.seat, left=self.left - 1))


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

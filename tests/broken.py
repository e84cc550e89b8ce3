"""A plain game that is right, and many that break it in one place each: the kit has to find every one of them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar

import msgspec
from msgspec import Struct

from games.core import (
    EVERYBODY,
    Ask,
    Event,
    Game,
    IllegalMove,
    Option,
    Outcome,
    Refusal,
    Rules,
    SeatRef,
    Step,
    Text,
    Thing,
    Zone,
    codec,
    mask,
    registry,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.core import Dice

FACES = ("ant", "bee", "cow")
POOL = "animals"


class State(Struct):
    deck: Zone
    hands: list[Zone]
    heap: Zone
    points: list[int]
    note: str = ""


class Turn(Step, tag="turn"):
    """Draw a card, get ready, discard a card."""

    seat: int

    def run(self, game: Right) -> None:
        if not game.state.deck.cards:
            game.finish()
            return
        game.begin_turn()
        card = game.state.deck.draw(game, game.state.hands[self.seat], mask(self.seat))
        game.drawn(self.seat, card)
        game.then(*game.questions_of(self.seat), Turn(seat=(self.seat + 1) % game.seats))


class Ready(Ask, tag="ready"):
    """A move by which nobody gets to know anything."""

    notes: list[str] = msgspec.field(default_factory=list)

    def prompt(self, game: Right) -> Text:
        return game.prompt_of(self.seat)

    def options(self, game: Right) -> Iterator[Option]:
        yield Option("go", Text("go"), "go")
        yield Option("wait", Text("wait"), "wait")

    def play(self, game: Right, word: str) -> None:
        self.notes.append(word)
        game.readied(self.seat)


class Discard(Ask, tag="discard"):
    notes: list[str] = msgspec.field(default_factory=list)
    always = True

    def prompt(self, game: Right) -> Text:
        return Text("discard")

    def options(self, game: Right) -> Iterator[Option]:
        return game.offers(self.seat)

    def detail(self, game: Right, option: Option) -> Text:
        return game.detail_of(option)

    def refused(self, game: Right) -> Iterator[Refusal]:
        for face in FACES:
            if face not in game.state.hands[self.seat].cards:
                yield Refusal(face, Text("card"), Text("lacks"), "1")

    def play(self, game: Right, face: str) -> None:
        game.discard(self.seat, face)
        game.tell("discarded", who=SeatRef(self.seat), card=Thing(face), notes=tuple(self.notes))


class Right(Game[State]):
    """The game as it should be; those below change one thing."""

    rules = Rules(name="right", seats=(2, 3), options=(), version=1)
    state_type = State
    steps = (Turn, Ready, Discard)
    sentence: ClassVar[str] = ""
    """What the kit has to say about it."""

    def __init_subclass__(cls, says: str) -> None:
        cls.rules = msgspec.structs.replace(Right.rules, name=cls.__name__.lower())
        cls.sentence = says

    def pools(self) -> dict[str, list[str]]:
        return {POOL: list(FACES) * 4}

    def prepare(self) -> State:
        deck = Zone.hidden(POOL, self.pools()[POOL])
        deck.shuffle(self)
        hands = [Zone.hidden(POOL) for _ in range(self.seats)]
        for seat, hand in enumerate(hands):
            deck.draw(self, hand, mask(seat))
        return State(deck, hands, Zone.open(POOL), [0] * self.seats)

    def begin(self) -> None:
        self.then(Turn(seat=0))

    def result(self) -> Outcome:
        return Outcome((0,) * self.seats, (tuple(range(self.seats)),), Text("done"))

    def appraise(self, seat: int) -> float:
        self.insist_on(seat)
        return float(self.state.points[seat])

    # What can be broken

    def questions_of(self, seat: int) -> list[Step]:
        return [Ready(seat=seat), Discard(seat=seat)]

    def drawn(self, seat: int, card: str) -> None:
        self.tell("drew", who=SeatRef(seat))
        self.tell("drew-card", card=Thing(card), to=(seat,))

    def prompt_of(self, seat: int) -> Text:
        return Text("ready")

    def readied(self, seat: int) -> None:
        """Do nothing more."""

    def offers(self, seat: int) -> Iterator[Option]:
        for face in FACES:
            if face in self.state.hands[seat].cards:
                yield Option(face, Text("card", card=Thing(face)), face)

    def detail_of(self, option: Option) -> Text:
        return option.label

    def discard(self, seat: int, face: str) -> None:
        self.state.hands[seat].take_openly(self, face, self.state.heap)

    def finish(self) -> None:
        self.over()


# Leaks


class LeakyEvent(Right, says="The events tell .* something hidden: .*'drew-openly'"):
    def drawn(self, seat: int, card: str) -> None:
        self.tell("drew-openly", who=SeatRef(seat), card=Thing(card))


class LeakyPrompt(Right, says="The prompt of leakyprompt.ready tells None something hidden"):
    def prompt_of(self, seat: int) -> Text:
        return Text("ready", card=Thing(self.state.hands[seat].cards[-1]))


class LeakyState(Right, says=r"The state tells .* something hidden: \['note'\]"):
    def drawn(self, seat: int, card: str) -> None:
        self.state.note = card


class LeakyDetail(Right, says="The detail of leakydetail.discard .* tells seat . something hidden"):
    def detail_of(self, option: Option) -> Text:
        return Text("next", card=Thing(self.state.deck.cards[-1] if self.state.deck.cards else "ant"))


class LeakyQuestion(Right, says="Who is asked what tells .* something hidden"):
    def questions_of(self, seat: int) -> list[Step]:
        return [Ready(seat=seat)] if "ant" in self.state.hands[seat].cards else [Discard(seat=seat)]

    def readied(self, seat: int) -> None:
        self.then(Discard(seat=seat))


class LeakyOptions(Right, says="Seat . sees another question than is asked"):
    def offers(self, seat: int) -> Iterator[Option]:
        for face in FACES:
            if face in self.state.hands[seat].cards:
                yield Option(face, Text("card", top=Thing(self.state.deck.cards[-1])), face)


class Barrierless(Right, says="got to know something, and the barrier did not grow"):
    def readied(self, seat: int) -> None:
        if self.state.deck.cards:
            self.state.deck.seen[-1] |= mask(seat)


class SameDeal(Right, says="What is hidden from .* is never dealt anew"):
    def imagine(self, seat: int | None, dice: Dice) -> Game[State]:
        return codec.load(type(self), self.dump())


class OtherWorld(Right, says="What None imagines does not agree with what it sees"):
    def imagine(self, seat: int | None, dice: Dice) -> Game[State]:
        world = super().imagine(seat, dice)
        world.state.points[0] += 1
        return world


# Copies


class Shared(Right, says="A reloaded copy did not stay equal"):
    """Two steps hold one list: what the first writes the second reads, until they are reloaded."""

    def questions_of(self, seat: int) -> list[Step]:
        notes: list[str] = []
        return [Ready(seat=seat, notes=notes), Discard(seat=seat, notes=notes)]


class Elsewhere(Right, says="A reloaded copy told other events"):
    """Counts where no dump looks."""

    count = 0

    def discard(self, seat: int, face: str) -> None:
        super().discard(seat, face)
        self.count += 1
        self.tell("counted", n=self.count)


class OtherLuck(Right, says="A reloaded copy did not stay equal"):
    def discard(self, seat: int, face: str) -> None:
        super().discard(seat, face)
        self.state.points[seat] += random.randrange(1000)


class Unordered(Right, says=""):
    """Follows the order of a set; only another process, with other hashes, shows it."""

    def offers(self, seat: int) -> Iterator[Option]:
        for face in {*self.state.hands[seat].cards, "ant", "bee", "cow"} & {*self.state.hands[seat].cards}:
            yield Option(face, Text("card", card=Thing(face)), face)


# Cards, ends


class Lossy(Right, says="1 cards of animals are lost or doubled"):
    def discard(self, seat: int, face: str) -> None:
        super().discard(seat, face)
        if len(self.state.heap) == 3:
            self.state.heap.cards.pop()
            self.state.heap.seen.pop()


class Endless(Right, says="The game does not end within"):
    def finish(self) -> None:
        self.state.heap.move_all(self, self.state.deck)
        self.state.deck.shuffle(self)
        self.then(Turn(seat=0))


class Circular(Right, says="The agenda runs in circles at Turn"):
    def finish(self) -> None:
        self.then(Turn(seat=0))


class DeadEnd(Right, says="The question Discard has no answer"):
    def offers(self, seat: int) -> Iterator[Option]:
        return (each for each in super().offers(seat) if each.key != "cow")


class RunsDry(Right, says="The agenda ran dry before the game was over"):
    def finish(self) -> None:
        """Forget to end."""


class Unranked(Right, says="The ranking does not hold every seat once"):
    def result(self) -> Outcome:
        return Outcome((0,) * self.seats, ((0,),), Text("done"))


class Miscounted(Right, says="The breakdown of seat 0 adds up to 1, not to its score"):
    def result(self) -> Outcome:
        rows = (((Text("points"), 1),),) * self.seats
        return Outcome((0,) * self.seats, (tuple(range(self.seats)),), Text("done"), rows)


# Questions


class Meddling(Right, says="Looking at the questions changed the game"):
    def detail_of(self, option: Option) -> Text:
        self.state.points[0] += 1
        return option.label


class Twice(Right, says="discard has keys twice"):
    def offers(self, seat: int) -> Iterator[Option]:
        for card in self.state.hands[seat].cards:
            yield Option("any", Text("card"), card)
        yield Option("any", Text("card"), self.state.hands[seat].cards[0])


class Shouting(Right, says="The key 'ANT' of .* is not 1 to 60 characters"):
    def offers(self, seat: int) -> Iterator[Option]:
        for option in super().offers(seat):
            yield Option(option.key.upper() if option.key == "ant" else option.key, option.label, option.value)


class Crowded(Right, says="discard has 26 options in one group"):
    def offers(self, seat: int) -> Iterator[Option]:
        for number in range(26):
            yield Option(f"card.{number}", Text("card"), self.state.hands[seat].cards[0])


class Lenient(Right, says="was not refused with IllegalMove"):
    def play(self, seat: int, key: str) -> list[Event]:
        try:
            return super().play(seat, key)
        except IllegalMove:
            return []


class Tampering(Right, says="A refused move changed the game"):
    def play(self, seat: int, key: str) -> list[Event]:
        try:
            return super().play(seat, key)
        except IllegalMove:
            self.state.note += "x"
            raise


class Whispering(Right, says="is told to nobody at the table"):
    def drawn(self, seat: int, card: str) -> None:
        self.tell("drew", who=SeatRef(seat), to=(9,))


class Backwards(Right, says="The barrier fell from"):
    def readied(self, seat: int) -> None:
        self.barrier -= 1


class Loud(Right, says="got to know something, and the barrier did not grow"):
    """Shows a card to everybody without saying so."""

    def readied(self, seat: int) -> None:
        hand = self.state.hands[seat]
        hand.seen = [EVERYBODY] * len(hand)


ALL = tuple(each for each in Right.__subclasses__() if each.sentence)


def register() -> None:
    """Make them playable."""
    for each in Right.__subclasses__():
        registry.register(each)


def unregister() -> None:
    """Take them away again: they are nobody else's business."""
    for each in Right.__subclasses__():
        registry._GAMES.pop(each.rules.name, None)

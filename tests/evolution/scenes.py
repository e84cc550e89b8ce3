"""Tables of Evolution as a test needs them, laid out in a few lines.

    s = scene({0: ["C[carnivorous] 0/2"], 1: ["T[running,fat] 1/1 y1"]}, links=["A-B cooperation"], bank=2, deck=5)
    s.roll(4)
    s.attack("C", "T")
    assert s.food("C") == "0/2"

An animal is its name, its traits (the oldest first), its food and need (which is checked), yN for N tokens of fat, and
any of asleep, hidden, poisoned, revealed, angler (its card is one), and laurasia (where it is with Continents, if
nothing is said), gondwana or ocean. Symbiosis is written "S>D symbiosis". The feeding
phase of turn 3 is on; below everything waits a question of seat 0's development, so that nothing runs away.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import games
from games.core import EVERYBODY, Dice, mask
from games.evolution import Evolution, animals, table
from games.evolution.cards import ANGLER_CARD, CARDS, traits_of
from games.evolution.state import Animal, Link, Trait
from games.evolution.steps.development import Develop, NextDevelopment, StartTurn
from games.evolution.steps.extinction import Extinction, Finish
from games.evolution.steps.feeding import EndGo, Feed, Target
from games.evolution.steps.food import FillBank

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from games.core import Event, Step, Zone

SHORT = {
    "fat": "fat_tissue",
    "hbw": "high_body_weight",
    "tail": "tail_loss",
    "ink": "ink_cloud",
    "vision": "sharp_vision",
    "spec_a": "specialization_a",
    "spec_b": "specialization_b",
}
ANIMAL = re.compile(r"(?P<name>\w+)(?:\[(?P<traits>[^\]]*)\])?(?: (?P<food>\d+)/(?P<need>\d+))?(?P<more>(?: \w+)*)")
LINK = re.compile(r"(\w+)([->])(\w+) (\w+)")
FLAGS = ("asleep", "hidden", "paralysed", "poisoned", "revealed")


def new(seats: int = 4, seed: int = 1, **options: Any) -> Evolution:
    """Set up a real game."""
    game = games.new("evolution", seats=seats, seed=seed.to_bytes(32, "big"), options=options)
    assert isinstance(game, Evolution)
    return game


class Scene:
    """A table with names for its animals."""

    def __init__(self, game: Evolution) -> None:
        self.game = game
        self.state = game.state
        self.numbers: dict[str, int] = {}
        self.events: list[Event] = []

    # Laying out

    def take(self, fits: Any, to: Zone | None, seen: int) -> str:
        """Move the first card of the deck that fits to another zone."""
        deck = self.state.deck
        index = next(index for index, card in enumerate(deck.cards) if fits(card))
        card = deck.cards.pop(index)
        deck.seen.pop(index)
        if to is not None:
            to.cards.append(card)
            to.seen.append(seen)
        return card

    def card_with(self, kind: str) -> str:
        """Put a card with a trait on the table, preferring one that has no other."""
        cards = [card for card in CARDS if kind in traits_of(card, angler_face=True) and card in self.state.deck.cards]
        best = min(cards, key=lambda card: len(CARDS[card].traits))
        return self.take(lambda card: card == best, self.state.played, EVERYBODY)

    def lay(self, seat: int, text: str) -> None:
        """Lay out an animal."""
        match = ANIMAL.fullmatch(text)
        assert match, text
        words = match["more"].split()
        angler = "angler" in words or "revealed" in words
        seen = EVERYBODY if "revealed" in words else mask(seat)
        self.take(lambda card: (card == ANGLER_CARD) == angler, self.state.faces[seat], seen)
        places = self.state.places
        animal = table.new_animal(self.game, seat, next((word for word in words if word in places), places[0]))
        self.numbers[match["name"]] = animal.id
        for kind in (match["traits"] or "").replace(" ", "").split(","):
            if kind.startswith("virtual_"):
                animal.traits.append(Trait(kind.removeprefix("virtual_")))
            elif kind:
                kind = SHORT.get(kind, kind)  # noqa: PLW2901
                animal.traits.append(Trait(kind, self.card_with(kind)))
        animal.red = int(match["food"] or 0)
        for word in words:
            if word in places:
                continue
            if word in FLAGS:
                setattr(animal, word, True)
            elif word.startswith("y"):
                slots = [trait for trait in animal.traits if trait.kind == "fat_tissue"]
                for trait in slots[: int(word[1:])]:
                    trait.yellow = True
            else:
                assert word == "angler", word
        animals.refresh(self.state, animal)

    def join(self, text: str) -> None:
        """Lay out a link."""
        match = LINK.fullmatch(text)
        assert match, text
        assert (match[2] == ">") == (match[4] == "symbiosis"), text
        table.add_link(self.game, match[4], self.card_with(match[4]), self[match[1]], self[match[3]])

    # Asking

    def link(self, text: str) -> Link:
        """Find a link by its animals and its kind."""
        match = LINK.fullmatch(text)
        assert match, text
        ends = {self.numbers[match[1]], self.numbers[match[3]]}
        return next(
            each for each in self.state.links.values() if {each.first, each.second} == ends and each.kind == match[4]
        )

    def __getitem__(self, name: str) -> Animal:
        return self.state.animals[self.numbers[name]]

    def alive(self, name: str) -> bool:
        """Tell whether an animal is on the table."""
        return self.numbers[name] in self.state.animals

    def food(self, name: str) -> str:
        """Give the food and the need of an animal, and its fat."""
        animal = self[name]
        return f"{animal.food}/{animal.need}" + (f" y{animal.yellow}" if animal.yellow else "")

    def traits(self, name: str) -> list[str]:
        """List the traits of an animal, its own and then the paired ones."""
        animal = self[name]
        return [trait.kind for trait in animal.traits] + [self.state.links[each].kind for each in animal.links]

    @property
    def bank(self) -> int:
        """Give the food in the bank."""
        return self.state.bank["land"]

    @property
    def waiting(self) -> int:
        """Give the one seat that is asked."""
        (seat,) = self.game.pending()
        return seat

    @property
    def kind(self) -> str:
        """Give the kind of the one question that waits."""
        (decision,) = self.game.pending().values()
        return decision.kind.removeprefix("evolution.")

    def offered(self) -> list[str]:
        """List the keys that may be played, with names for numbers."""
        (decision,) = self.game.pending().values()
        return [self.named(option.key) for option in decision.options]

    def why(self, key: str) -> str:
        """Give the reason why a key is refused."""
        (decision,) = self.game.pending().values()
        return next(
            each.why.id.removeprefix("evolution-why-") for each in decision.refused if each.key == self.key(key)
        )

    def may(self, seat: int = 0) -> list[str]:
        """List what a seat may do in the feeding phase, though it would do it by itself if it were the only thing."""
        return [self.named(option.key) for option in Feed(seat=seat).options(self.game)]

    def why_not(self, key: str, seat: int = 0) -> str:
        """Give the reason why an action of the feeding phase is refused."""
        refused = Feed(seat=seat).refused(self.game)
        return next(each.why.id.removeprefix("evolution-why-") for each in refused if each.key == self.key(key))

    def prey(self, hunter: str) -> list[str]:
        """List what an animal may attack."""
        step = Target(seat=self[hunter].owner, hunter=self[hunter].id)
        return [self.named(option.key).removeprefix("target:") for option in step.options(self.game)]

    def safe(self, hunter: str, target: str) -> str:
        """Give the reason why an animal cannot attack another."""
        step = Target(seat=self[hunter].owner, hunter=self[hunter].id)
        key = f"target:{self[target].id}"
        refused = step.refused(self.game)
        return next(each.why.id.removeprefix("evolution-why-") for each in refused if each.key == key)

    def told(self, name: str) -> list[dict[str, Any]]:
        """Give the arguments of all events of one kind."""
        return [event.text.args for event in self.events if event.text.id == f"evolution-{name}"]

    # Doing

    def key(self, key: str) -> str:
        """Put numbers for names into a key; "link:A-B communication" becomes the number of that link."""
        if key.startswith("link:"):
            return f"link:{self.link(key.removeprefix('link:')).id}"
        return ":".join(str(self.numbers.get(part, part)) for part in key.split(":"))

    def named(self, key: str) -> str:
        """Put names for numbers into a key."""
        names = {str(number): name for name, number in self.numbers.items()}
        verb, *parts = key.split(":")
        if verb in {"fat", "link"}:  # these are other numbers
            return key
        return ":".join([verb, *(names.get(part, part) for part in parts)])

    def roll(self, *numbers: int) -> None:
        """Let the next dice fall as told."""
        self.game.dice = Dice.scripted([number - 1 for number in numbers])

    def play(self, *keys: str) -> None:
        """Play some keys, each by whoever is asked."""
        for key in keys:
            self.events += self.game.play(self.waiting, self.key(key))

    def run(self, *steps: Step) -> None:
        """Run some steps, and wait below them."""
        self.game.stage(*steps, Develop(seat=0), EndGo(seat=0))
        self.events += self.game.settle()

    def go(self, key: str, *more: str, seat: int = 0) -> None:
        """Do something in the feeding phase as a go of its own, and then answer what is asked."""
        option = next(each for each in Feed(seat=seat).options(self.game) if each.key == self.key(key))
        self.state.go.seat = self.state.active = seat
        self.game.stage(Develop(seat=0), EndGo(seat=seat))
        Feed(seat=seat).play(self.game, option.value)
        self.events += self.game.settle()
        self.play(*more)

    def next_go(self) -> None:
        """Begin another go in the same lap."""
        go = self.state.go
        go.main, go.acted, go.grazed, go.place = False, False, [], ""

    def next_lap(self) -> None:
        """Begin another lap."""
        self.next_go()
        self.state.lap += 1

    def attack(self, hunter: str, target: str, *more: str) -> None:
        """Attack as a go of its own, and then answer what is asked."""
        assert target in self.prey(hunter), f"{hunter} may attack only {self.prey(hunter)}."
        self.next_go()
        alone = len(self.prey(hunter)) == 1
        self.go(f"attack:{hunter}", *([] if alone else [f"target:{target}"]), *more, seat=self[hunter].owner)

    def end_turn(self) -> None:
        """Run the extinction, and what follows up to the next question."""
        self.game.stage(Extinction())
        self.events += self.game.settle()

    def finish(self) -> None:
        """End the game as it stands."""
        self.game.stage(Finish())
        self.events += self.game.settle()

    def fill_bank(self, *numbers: int) -> None:
        """Run the food phase with these dice."""
        self.roll(*numbers)
        self.run(FillBank())

    def develop(self, seat: int = 0) -> None:
        """Let a seat develop, and the others after it."""
        self.state.phase = "development"
        self.state.passed = [False] * self.game.seats
        self.game.stage(NextDevelopment(seat=seat))
        self.game.settle()


def scene(
    herds: Mapping[int, Sequence[str]] | None = None,
    *,
    links: Iterable[str] = (),
    bank: int | Mapping[str, int] = 0,
    hands: Mapping[int, str] | None = None,
    deck: int | None = None,
    seats: int = 0,
    shells: int = 0,
    discards: Sequence[int] = (),
    **given: Any,
) -> Scene:
    """Lay out a table; options and fields of the state (turn, first, lap) go by their names."""
    rules = games.rules("evolution")
    options = {"sets": "base_fly", "half_deck": "off"}
    options |= {key: given.pop(key) for key in [*given] if rules.setting(key) is not None}
    herds = herds or {}
    game = new(seats or max([2, *[seat + 1 for seat in herds]]), **options)
    it = Scene(game)
    state = game.state
    for zone in state.hands:
        zone.deal(state.deck, len(zone))
    state.deck.cards.sort(key=lambda card: (-CARDS[card].copies, card))  # common ones become animals
    state.deck.seen = [0] * len(state.deck)
    state.turn, state.phase, state.lap, state.first = 3, "feeding", 1, 0
    for seat, texts in herds.items():
        for text in texts:
            it.lay(seat, text)
    for text in links:
        it.join(text)
    _fill_zones(it, hands or {0: ""}, deck, discards)
    state.shells[state.places[0]] = [Trait("shell", it.card_with("shell")) for _ in range(shells)]
    state.bank |= {state.places[0]: bank} if isinstance(bank, int) else bank
    for name, value in given.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    for animal in state.animals.values():
        animal.fed = animals.fed(animal)
    _check(it, herds)
    return it


def _fill_zones(it: Scene, hands: Mapping[int, str], deck: int | None, discards: Sequence[int]) -> None:
    state = it.state
    for seat, cards in hands.items():
        for wanted in cards.split():
            it.take(lambda card, wanted=wanted: card == wanted, state.hands[seat], mask(seat))
    if not hands.get(0):  # the question that waits below needs a card
        it.take(lambda card: card != ANGLER_CARD, state.hands[0], mask(0))
    for seat, count in enumerate(discards):
        for _ in range(count):
            it.take(lambda _card: True, state.discards[seat], EVERYBODY)
    if deck is not None:
        while len(state.deck) > deck:
            it.take(lambda _card: True, state.discards[-1], EVERYBODY)


def _check(it: Scene, herds: Mapping[int, Sequence[str]]) -> None:
    """Insist that the table is what its text says, and that it can exist."""
    for texts in herds.values():
        for text in texts:
            match = ANIMAL.fullmatch(text)
            assert match
            if match["need"]:
                assert it[match["name"]].need == int(match["need"]), f"{text}: it needs {it[match['name']].need}"
    it.game.check()


__all__ = ["Scene", "StartTurn", "new", "scene"]

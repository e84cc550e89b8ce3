"""The development phase: one card at a time becomes an animal or a trait, until everybody has passed (D1 to D13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Ask, Option, Refusal, SeatRef, Step, Text
from games.evolution import placing, table
from games.evolution.animals import own, within
from games.evolution.cards import ORDER, TRAITS
from games.evolution.state import LAND, OCEAN, Trait
from games.evolution.words import (
    act,
    animal_detail,
    animal_option,
    animal_text,
    place_of,
    split,
    thing,
    trait_key,
    trait_text,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.evolution import Evolution
    from games.evolution.state import Animal, State


class StartTurn(Step, tag="start_turn"):
    """Begin a game turn with its development phase."""

    def run(self, game: Evolution) -> None:
        """Begin."""
        state = game.state
        state.turn += 1
        state.phase = "development"
        state.passed = [False] * game.seats
        game.tell(
            "evolution-last-turn" if state.last_turn else "evolution-turn", n=state.turn, who=SeatRef(state.first)
        )
        game.then(NextDevelopment(seat=state.first))


class NextDevelopment(Step, tag="next_development"):
    """Find who has a go: from a seat on, somebody with cards who has not passed (D1)."""

    seat: int

    def run(self, game: Evolution) -> None:
        """Give the go, or go on to the food."""
        state = game.state
        for seat in game.from_seat(self.seat):
            if not state.passed[seat] and state.hands[seat].cards:
                state.active = seat
                game.begin_turn()
                game.then(Develop(seat=seat), NextDevelopment(seat=game.after(seat)))
                return
        game.feed_all()


class Develop(Ask, tag="develop"):
    """Play a card as an animal, or as one of its traits, or pass for the rest of the phase.

    An animal lies face down at once; a trait is shown before its animal is chosen, so no later question tells anything.
    With Continents the traits of an animal may be laid in another order before that, once (D14).
    """

    arranged: bool = False

    def prompt(self, game: Evolution) -> Text:
        """Ask for the card."""
        return Text("evolution-develop", n=len(game.state.hands[self.seat]))

    def options(self, game: Evolution) -> Sequence[Option]:
        """List every card of the hand as an animal, and as each trait that fits somewhere."""
        state, say = game.state, game.offers
        hand = sorted(dict.fromkeys(state.hands[self.seat].cards), key=ORDER.__getitem__)
        found = [say.animal[card, place] for place in game.shores for card in hand]
        fits: dict[str, bool] = {}
        for card in hand:
            for kind in say.traits[card]:
                if kind not in fits:
                    fits[kind] = placing.playable(state, self.seat, kind)
                if fits[kind]:
                    found.append(say.trait[card, kind])
        if game.continents and not self.arranged:
            found += [act("arrange", animal.id, "arrange") for animal in arrangeable(state, self.seat)]
        found.append(say.stop)
        return split(found)

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say what the card becomes."""
        match option.value:
            case ("trait", str(), "swimming") if game.continents:
                return Text("evolution-about-swimming-ocean")
            case ("trait", str(), str(kind)):
                return Text(f"evolution-about-{kind.replace('_', '-')}")
            case ("arrange", int()):
                return Text("evolution-arrange-detail")
            case ("animal", str()):
                return Text("evolution-animal-card-detail", n=len(game.state.herds[self.seat]) + 1)
            case ("animal", str(), str(place)):
                return settled(game, self.seat, place)
        return Text("evolution-stop-detail", n=len(game.state.hands[self.seat]))

    def refused(self, game: Evolution) -> Iterator[Refusal]:
        """Say which traits fit nowhere, and that nobody begins in the ocean."""
        state, say = game.state, game.offers
        for card in sorted(dict.fromkeys(state.hands[self.seat].cards), key=ORDER.__getitem__):
            for kind in say.traits[card]:
                if not placing.playable(state, self.seat, kind):
                    option = say.trait[card, kind]
                    yield Refusal(option.key, option.label, placing.why_nowhere(state, self.seat, kind), "D4")
        if game.continents:
            for card in dict.fromkeys(state.hands[self.seat].cards):
                label = Text("evolution-as-animal-at", card=game.card_text(card), place=OCEAN)
                yield Refusal(f"animal:{card}:{OCEAN}", label, Text("evolution-why-not-into-ocean"), "D3")

    def play(self, game: Evolution, value: tuple[str | int, ...]) -> None:
        """Lay the card down, or pass."""
        match value:
            case ("animal", str(card)):
                lay_animal(game, self.seat, card)
            case ("animal", str(card), str(place)):
                lay_animal(game, self.seat, card, place)
            case ("arrange", int(number)):
                game.then(Arrange(seat=self.seat, animal=number), Develop(seat=self.seat, arranged=True))
            case ("trait", str(card), str(kind)):
                game.state.hands[self.seat].take_openly(game, card, game.state.shown)
                game.then(Place(seat=self.seat, card=card, kind=kind))
            case _:
                game.state.passed[self.seat] = True
                game.tell("evolution-stopped", at=(f"player:{self.seat}",), who=SeatRef(self.seat))


def lay_animal(game: Evolution, seat: int, card: str, place: str = LAND) -> None:
    """Lay a card face down as a new animal; only its owner knows which."""
    state = game.state
    state.hands[seat].take_secretly(game, card, state.faces[seat], by=seat)
    animal = table.new_animal(game, seat, place)
    who, number = SeatRef(seat), animal.id
    if place == LAND:
        game.tell("evolution-new-animal", at=(place_of(animal),), who=who, animal=number)
    else:
        game.tell("evolution-new-animal-at", at=(place_of(animal),), who=who, animal=number, place=place)


def settled(game: Evolution, seat: int, place: str) -> Text:
    """Say what a new animal would find on a continent."""
    here = [animal for animal in within(game.state, place) if not animal.remnant]
    mine = sum(animal.owner == seat for animal in here)
    return Text("evolution-settle-detail", own=mine, n=len(here), place=place)


def arrangeable(state: State, seat: int) -> list[Animal]:
    """List the animals whose traits may be laid in another order: two or more, and no Neoplasm yet (D14)."""
    return [
        animal
        for animal in own(state, seat)
        if len(set(map(trait_key, animal.traits))) > 1 and all(trait.kind != "neoplasm" for trait in animal.traits)
    ]


class Arrange(Ask, tag="arrange"):
    """Choose which trait lies lowest, then the next above it, until all have their place (D14)."""

    animal: int
    done: int = 0
    """So many from the bottom are settled."""

    def _open(self, game: Evolution) -> list[Trait]:
        return game.state.animals[self.animal].traits[self.done :]

    def prompt(self, game: Evolution) -> Text:  # noqa: ARG002
        """Ask for the next from the bottom."""
        return Text("evolution-arrange-next" if self.done else "evolution-arrange-lowest", animal=self.animal)

    def options(self, game: Evolution) -> Sequence[Option]:
        """List the kinds that are left."""
        found = {trait_key(trait): trait for trait in self._open(game)}
        at = f"animal:{self.animal}"
        return [Option(key, trait_text(trait), key, at=at) for key, trait in found.items()]

    def detail(self, game: Evolution, option: Option) -> Text:  # noqa: ARG002
        """Say what the order is for."""
        return Text("evolution-arrange-trait-detail")

    def play(self, game: Evolution, value: str) -> None:
        """Lay it there."""
        animal = game.state.animals[self.animal]
        traits = animal.traits
        index = next(number for number in range(self.done, len(traits)) if trait_key(traits[number]) == value)
        traits.insert(self.done, traits.pop(index))
        table.changed(game, animal)
        if len(set(map(trait_key, traits[self.done + 1 :]))) > 1:
            game.then(Arrange(seat=self.seat, animal=self.animal, done=self.done + 1))
            return
        kinds = tuple(thing(trait.kind) for trait in traits)
        game.tell("evolution-arranged", at=(place_of(animal),), who=SeatRef(self.seat), animal=animal.id, traits=kinds)


class Place(Ask, tag="place"):
    """Choose the animal that gets a trait; of a paired one, the first of two."""

    card: str
    kind: str

    def prompt(self, game: Evolution) -> Text:  # noqa: ARG002
        """Ask for the animal."""
        if self.kind == "symbiosis":
            return Text("evolution-place-symbiosis")
        return Text("evolution-place-pair" if TRAITS[self.kind].paired else "evolution-place", trait=thing(self.kind))

    def options(self, game: Evolution) -> Sequence[Option]:
        """List the animals it may lie on."""
        state, foreign = game.state, TRAITS[self.kind].target == "opponent"
        homes = placing.homes(state, self.seat, self.kind)
        return split([animal_option(state, "on", animal, by_owner=foreign) for animal in homes])

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say how the animal is fed."""
        return animal_detail(game.state.animals[int(str(option.value))])

    def refused(self, game: Evolution) -> Iterator[Refusal]:
        """Say which animals cannot have it."""
        state = game.state
        for animal in placing.candidates(state, self.seat, self.kind):
            why = None if TRAITS[self.kind].paired else placing.why_not(state, animal, self.kind)
            if TRAITS[self.kind].paired and not placing.partners(state, animal, self.kind):
                why = Text("evolution-why-no-partner", trait=thing(self.kind))
            if why is not None:
                yield Refusal(f"on:{animal.id}", animal_text(state, animal), why, "D4")

    def play(self, game: Evolution, value: int) -> None:
        """Put the trait there, or ask for the second animal."""
        if TRAITS[self.kind].paired:
            game.then(Partner(seat=self.seat, card=self.card, kind=self.kind, first=value))
            return
        animal = game.state.animals[value]
        if self.kind == "swimming" and game.continents:
            game.state.shown.move_all(game, game.state.discards[self.seat])
            who = SeatRef(self.seat)
            game.tell("evolution-dived", at=(place_of(animal), f"place:{OCEAN}"), who=who, animal=value)
            table.move(game, {value: OCEAN})
            return
        game.state.shown.move_all(game, game.state.played)
        table.add_trait(game, animal, Trait(self.kind, self.card))
        mine = animal.owner == self.seat
        game.tell(
            "evolution-played" if mine else "evolution-played-on",
            at=(place_of(animal),),
            who=SeatRef(self.seat),
            other=SeatRef(animal.owner),
            trait=thing(self.kind),
            animal=value,
        )


class Partner(Ask, tag="partner"):
    """Choose the second animal of a paired trait (D5)."""

    card: str
    kind: str
    first: int

    def prompt(self, game: Evolution) -> Text:  # noqa: ARG002
        """Ask for the second animal."""
        if self.kind == "symbiosis":
            return Text("evolution-partner-symbiosis", animal=self.first)
        return Text("evolution-partner", trait=thing(self.kind), animal=self.first)

    def options(self, game: Evolution) -> Sequence[Option]:
        """List the animals it may join with the first."""
        state = game.state
        found = placing.partners(state, state.animals[self.first], self.kind)
        return split([animal_option(state, "with", animal) for animal in found])

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say how the animal is fed."""
        return animal_detail(game.state.animals[int(str(option.value))])

    def refused(self, game: Evolution) -> Iterator[Refusal]:
        """Say which animals are elsewhere, joined like this already, or full."""
        state = game.state
        one = state.animals[self.first]
        for number in state.herds[one.owner]:
            other = state.animals[number]
            why = placing.why_not_joined(state, one, other, self.kind)
            if why is not None and other is not one:
                yield Refusal(f"with:{number}", animal_text(state, other), why, "D5")

    def play(self, game: Evolution, value: int) -> None:
        """Join them."""
        first, second = game.state.animals[self.first], game.state.animals[value]
        game.state.shown.move_all(game, game.state.played)
        table.add_link(game, self.kind, self.card, first, second)
        game.tell(
            "evolution-joined" if first.owner == self.seat else "evolution-joined-on",
            at=(place_of(first), place_of(second)),
            who=SeatRef(self.seat),
            other=SeatRef(first.owner),
            trait=thing(self.kind),
            first=first.id,
            second=second.id,
        )

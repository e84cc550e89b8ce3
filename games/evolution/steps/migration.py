"""Migration: who goes where is announced, then pilot fish may join in turn, then all go at once (E10, MIGRATION)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core import Ask, Option, Refusal, SeatRef, Step, Text
from games.evolution import actions, animals, table
from games.evolution.words import act, place_of, split

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.evolution import Evolution
    from games.evolution.state import Animal


def going(place: str, verb: str = "to", animal: int = 0) -> Option:
    """Offer a territory."""
    return Option(f"{verb}:{place}", Text("evolution-to", place=place), (animal, place), at=f"place:{place}")


class Route(Ask, tag="route"):
    """Choose where an animal migrates to."""

    animal: int

    def prompt(self, game: Evolution) -> Text:  # noqa: ARG002
        """Ask for the territory."""
        return Text("evolution-route", animal=self.animal)

    def options(self, game: Evolution) -> list[Option]:
        """List the legal ways."""
        animal = game.state.animals[self.animal]
        return [going(place, animal=self.animal) for place in actions.routes(game.state, animal)]

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say what becomes of the animal there."""
        return consequence(game, game.state.animals[self.animal], option.key.partition(":")[2])

    def refused(self, game: Evolution) -> Iterator[Refusal]:
        """Say why the other ways are closed."""
        state = game.state
        animal = state.animals[self.animal]
        open_ = actions.routes(state, animal)
        for place in state.places:
            if place != animal.place and place not in open_:
                yield Refusal(f"to:{place}", Text("evolution-to", place=place), closed(animal), "MIGRATION")

    def play(self, game: Evolution, value: tuple[int, str]) -> None:
        """Announce it."""
        state = game.state
        number, place = value
        animal = state.animals[number]
        animals.spend(state, animal, actions.routes(state, animal)[place])
        animal.used["migration"] = state.turn
        state.moves[number] = place
        at = (place_of(animal), f"place:{place}")
        game.tell("evolution-announced", at=at, who=SeatRef(self.seat), animal=number, place=place)


def leaving(animal: Animal) -> Text:
    """Say what an animal leaves, and how it is fed."""
    food, need, yellow = animal.food, animal.need, animal.yellow
    return Text("evolution-migrate-detail", place=animal.place, food=food, need=need, yellow=yellow)


def closed(animal: Animal) -> Text:
    """Say why a way is closed to an animal: each keeps to land, or to the water."""
    return Text("evolution-why-swimmer-route" if animals.swims(animal) else "evolution-why-land-route")


def consequence(game: Evolution, animal: Animal, place: str) -> Text:
    """Say what a move to a territory would cost: the pairs it parts, as announced so far."""
    state = game.state
    parted = [
        link
        for link in animals.links_of(state, animal)
        if state.moves.get(link.other(animal.id), state.animals[link.other(animal.id)].place) != place
    ]
    return Text("evolution-route-detail", place=place, n=len(parted), food=state.bank[place])


class Announce(Ask, tag="announce"):
    """Let more animals migrate in the same go, or set off."""

    def _more(self, game: Evolution) -> list[Animal]:
        state = game.state
        mine = animals.own(state, self.seat)
        return [animal for animal in mine if animal.id not in state.moves and actions.routes(state, animal)]

    def prompt(self, game: Evolution) -> Text:
        """Ask for more."""
        return Text("evolution-announce", n=len(game.state.moves))

    def options(self, game: Evolution) -> Sequence[Option]:
        """Set off, or one of the others that can."""
        more = [act("migrate", animal.id, "migrate") for animal in self._more(game)]
        return split([Option("depart", Text("evolution-depart"), ("depart", 0)), *more])

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say what happens next."""
        match option.value:
            case (str(), int(number)) if number:
                return leaving(game.state.animals[number])
        return Text("evolution-depart-detail", n=len(game.state.moves))

    def refused(self, game: Evolution) -> Iterator[Refusal]:
        """Say why the others with Migration or Flight stay."""
        state = game.state
        for animal in animals.own(state, self.seat):
            able = any(kind in animal.active for kind in actions.MIGRATE.kinds)
            if able and animal.id not in state.moves and not actions.routes(state, animal):
                option = act("migrate", animal.id, "migrate")
                yield Refusal(option.key, option.label, actions.why_stays(state, animal), "E10")

    def play(self, game: Evolution, value: tuple[str, int]) -> None:
        """Announce another, or ask the pilot fish, from this player on clockwise."""
        verb, number = value
        if verb == "migrate":
            game.then(Route(seat=self.seat, animal=number), Announce(seat=self.seat))
            return
        game.then(*(Follow(seat=seat) for seat in game.from_seat(self.seat)), Depart(seat=self.seat))


class Follow(Ask, tag="follow"):
    """Let animals with Pilot Fish go with those that migrate from where they are."""

    standing: ClassVar[str | None] = "stay"

    def _ways(self, game: Evolution) -> list[tuple[Animal, str]]:
        """List the pilot fish of this seat with where each may follow somebody to."""
        state = game.state
        leaving = dict.fromkeys((state.animals[number].place, place) for number, place in state.moves.items())
        return [
            (animal, place)
            for animal in animals.own(state, self.seat)
            if "pilot_fish" in animal.active and animal.id not in state.moves
            for start, place in leaving
            if start == animal.place and actions.may_follow(animal, place)
        ]

    def still(self, game: Evolution) -> bool:
        """Ask only who has one that may go."""
        return bool(self._ways(game))

    def prompt(self, game: Evolution) -> Text:
        """Ask who follows."""
        return Text("evolution-follow", n=len(game.state.moves))

    def options(self, game: Evolution) -> Sequence[Option]:
        """Stay, or follow somewhere."""
        found = [Option("stay", Text("evolution-stay"), (0, ""))]
        for animal, place in self._ways(game):
            label = Text("evolution-follow-to", animal=animal.id, place=place)
            found.append(Option(f"follow:{animal.id}:{place}", label, (animal.id, place), at=place_of(animal)))
        return split(found)

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say what it would do."""
        match option.value:
            case (int(number), str(place)) if number:
                return consequence(game, game.state.animals[number], place)
        return Text("evolution-stay-detail")

    def refused(self, game: Evolution) -> Iterator[Refusal]:
        """Say which pilot fish have nobody to follow, or cannot go where somebody goes."""
        state = game.state
        leaving = {(state.animals[number].place, place) for number, place in state.moves.items()}
        for animal in animals.own(state, self.seat):
            if "pilot_fish" not in animal.active or animal.id in state.moves:
                continue
            for place in dict.fromkeys(state.moves.values()):
                if (animal.place, place) not in leaving:
                    why = Text("evolution-why-nobody-to-follow")
                elif not actions.may_follow(animal, place):
                    why = closed(animal)
                else:
                    continue
                label = Text("evolution-follow-to", animal=animal.id, place=place)
                yield Refusal(f"follow:{animal.id}:{place}", label, why, "PILOT FISH")

    def play(self, game: Evolution, value: tuple[int, str]) -> None:
        """Join, and be asked for the next one; or stay."""
        number, place = value
        if not number:
            return
        animal = game.state.animals[number]
        game.state.moves[number] = place
        at = (place_of(animal), f"place:{place}")
        game.tell("evolution-follows", at=at, who=SeatRef(self.seat), animal=number, place=place)
        game.then(Follow(seat=self.seat))


class Depart(Step, tag="depart"):
    """All go at once; pairs that part are discarded."""

    seat: int

    def run(self, game: Evolution) -> None:
        """Go."""
        moves, game.state.moves = game.state.moves, {}
        at = tuple(f"animal:{number}" for number in moves)
        game.tell("evolution-departed", at=at, who=SeatRef(self.seat), n=len(moves), animals=tuple(moves))
        table.move(game, moves)

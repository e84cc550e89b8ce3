"""How food reaches an animal: from the bank, past those who lie in ambush, and on along its links (E4, E5, E11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import field

from games.core import Ask, Option, Refusal, SeatRef, Step, Text
from games.evolution import hunting, table
from games.evolution.animals import blocked, can_receive, links_of, own
from games.evolution.words import animal_detail, animal_option, animal_text, bank_of, place_of, split, thing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.evolution import Evolution
    from games.evolution.state import Animal, Link


def receive(game: Evolution, animal: Animal, count: int, colour: str, *, from_bank: bool = False) -> None:
    """Give an animal tokens, as one event, and let its links pass food on."""
    if blocked(game.state, animal) or not sum(table.put_token(animal, colour) for _ in range(count)):
        return
    table.notice(game, animal)
    found = [
        link.id
        for link in links_of(game.state, animal)
        if (link.kind == "cooperation" or (from_bank and link.kind == "communication")) and flows(game, link, animal.id)
    ]
    if found:
        game.then(Trigger(seat=animal.owner, animal=animal.id, links=found))


def flows(game: Evolution, link: Link, source: int) -> bool:
    """Tell whether a link can pass food on from one of its animals now: once per lap, to an animal with room."""
    state = game.state
    if link.lap == state.lap or link.off:
        return False
    partner = state.animals[link.other(source)]
    if link.kind == "communication" and not state.bank[partner.place]:
        return False
    return can_receive(state, partner)


class Trigger(Ask, tag="trigger"):
    """Several links of an animal pass food on: its owner orders them (E11)."""

    animal: int
    links: list[int]

    def _able(self, game: Evolution) -> list[Link]:
        """List the links that wait and can still pass food on."""
        links = game.state.links
        waiting = [links[number] for number in self.links if number in links]
        return [link for link in waiting if flows(game, link, self.animal)]

    def still(self, game: Evolution) -> bool:
        """Go on while something can happen."""
        return bool(self._able(game))

    def prompt(self, game: Evolution) -> Text:  # noqa: ARG002
        """Ask which link comes first."""
        return Text("evolution-trigger", animal=self.animal)

    def options(self, game: Evolution) -> Sequence[Option]:
        """List the links."""
        return split(
            [
                Option(
                    f"link:{link.id}",
                    Text("evolution-trigger-link", trait=thing(link.kind), animal=link.other(self.animal)),
                    link.id,
                    at=f"animal:{link.other(self.animal)}",
                )
                for link in self._able(game)
            ]
        )

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say what the partner gets."""
        link = game.state.links[int(str(option.value))]
        return Text(f"evolution-trigger-{link.kind}", animal=link.other(self.animal))

    def play(self, game: Evolution, value: int) -> None:
        """Let it pass food on; what follows from that comes before the links that still wait."""
        state = game.state
        link = state.links[value]
        link.lap = state.lap
        partner = state.animals[link.other(self.animal)]
        left = [number for number in self.links if number != value]
        if left:
            game.then(Trigger(seat=self.seat, animal=self.animal, links=left))
        if link.kind == "communication":
            game.tell("evolution-communicates", at=(place_of(partner),), animal=self.animal, partner=partner.id)
            game.then(TakeRed(animal=partner.id))
        else:
            game.tell("evolution-cooperates", at=(place_of(partner),), animal=self.animal, partner=partner.id)
            receive(game, partner, 1, "blue")


class TakeRed(Step, tag="take_red"):
    """An animal is about to take a red token: first everybody else may strike from ambush (AMBUSH)."""

    animal: int

    def still(self, game: Evolution) -> bool:
        """Go on if it lives."""
        return self.animal in game.state.animals

    def run(self, game: Evolution) -> None:
        """Ask those who lie in wait, clockwise from its owner."""
        if game.fly:
            owner = game.state.animals[self.animal].owner
            seats = game.from_seat(game.after(owner))
            for seat in seats if game.ambush_own else seats[:-1]:
                if lying_in_wait(game, seat, self.animal, ()):
                    windows = [Ambush(seat=each, animal=self.animal) for each in seats[seats.index(seat) :]]
                    game.then(*(windows if game.ambush_own else windows[:-1]), GetRed(animal=self.animal))
                    return
        get_red(game, self.animal)


class GetRed(Step, tag="get_red"):
    """The token moves, if the animal still can take it."""

    animal: int

    def still(self, game: Evolution) -> bool:
        """Leave the token in the bank if the animal was eaten."""
        return self.animal in game.state.animals

    def run(self, game: Evolution) -> None:
        """Move the token."""
        get_red(game, self.animal)


def get_red(game: Evolution, number: int) -> None:
    """Move a red token from the bank to an animal."""
    state = game.state
    animal = state.animals[number]
    if not state.bank[animal.place] or not can_receive(state, animal):
        return
    state.bank[animal.place] -= 1
    game.tell(
        "evolution-took",
        at=(place_of(animal), bank_of(animal.place)),
        who=SeatRef(animal.owner),
        animal=number,
        n=state.bank[animal.place],
        place=animal.place,
    )
    receive(game, animal, 1, "red", from_bank=True)


def lying_in_wait(game: Evolution, seat: int, prey: int, struck: Sequence[int]) -> list[Animal]:
    """List the animals of a seat that may strike another from ambush, each once per token."""
    state = game.state
    target = state.animals[prey]
    return [
        hunter
        for hunter in own(state, seat)
        if "ambush" in hunter.active
        and hunter.id not in struck
        and hunting.may_hunt(state, hunter)
        and hunting.prey(state, hunter, target, "ambush")
    ]


class Ambush(Ask, tag="ambush"):
    """Strike at an animal that is about to eat, or let it eat."""

    standing: ClassVar[str | None] = "decline"
    animal: int
    struck: list[int] = field(default_factory=list)
    """The hunters that have tried already."""

    def still(self, game: Evolution) -> bool:
        """Ask while the prey lives and somebody can strike."""
        return self.animal in game.state.animals and bool(lying_in_wait(game, self.seat, self.animal, self.struck))

    def prompt(self, game: Evolution) -> Text:
        """Ask whether to strike."""
        return Text("evolution-ambush", who=SeatRef(game.state.animals[self.animal].owner), animal=self.animal)

    def options(self, game: Evolution) -> Sequence[Option]:
        """Let it eat, or strike with one of the hunters."""
        state = game.state
        found = lying_in_wait(game, self.seat, self.animal, self.struck)
        strikes = [animal_option(state, "strike", hunter) for hunter in found]
        return split([Option("decline", Text("evolution-ambush-decline"), 0), *strikes])

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say what it would do."""
        if not option.value:
            return Text("evolution-ambush-decline-detail", animal=self.animal)
        hunter = game.state.animals[int(str(option.value))]
        return Text("evolution-strike-detail", animal=hunter.id, food=hunter.food, need=hunter.need, prey=self.animal)

    def refused(self, game: Evolution) -> Iterator[Refusal]:
        """Say which hunters in ambush cannot strike, and why."""
        state, target = game.state, game.state.animals[self.animal]
        able = lying_in_wait(game, self.seat, self.animal, self.struck)
        for hunter in own(state, self.seat):
            if "ambush" not in hunter.active or "carnivorous" not in hunter.active or hunter in able:
                continue
            if hunter.id in self.struck or hunter is target:
                why: Text | None = Text("evolution-why-struck")
            else:
                why = hunting.why_no_hunt(state, hunter) or hunting.why_safe(state, hunter, target, "ambush")
            if why is not None:
                yield Refusal(f"strike:{hunter.id}", animal_text(state, hunter), why, "A1")

    def play(self, game: Evolution, value: int) -> None:
        """Strike, and be asked again if the prey survives; or let it eat."""
        if value:
            game.then(Ambush(seat=self.seat, animal=self.animal, struck=[*self.struck, value]))
            game.hunt(value, self.animal, "ambush")


class Scavenge(Ask, tag="scavenge"):
    """After a kill one scavenger eats: of the first player, from the hunter's owner on, who has one (SCAVENGER)."""

    place: str

    def prompt(self, game: Evolution) -> Text:  # noqa: ARG002
        """Ask which one."""
        return Text("evolution-scavenge")

    def still(self, game: Evolution) -> bool:
        """Ask only while there is one with room."""
        return bool(scavengers(game, self.seat, self.place))

    def options(self, game: Evolution) -> Sequence[Option]:
        """List the scavengers that can receive."""
        return split(
            [animal_option(game.state, "scavenge", animal) for animal in scavengers(game, self.seat, self.place)]
        )

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say how the animal is fed."""
        return animal_detail(game.state.animals[int(str(option.value))])

    def play(self, game: Evolution, value: int) -> None:
        """Feed it."""
        animal = game.state.animals[value]
        game.tell("evolution-scavenged", at=(place_of(animal),), who=SeatRef(self.seat), animal=value)
        receive(game, animal, 1, "blue")


def scavengers(game: Evolution, seat: int, place: str) -> list[Animal]:
    """List the scavengers of a seat in a place that can receive."""
    state = game.state
    return [
        animal
        for animal in own(state, seat)
        if "scavenger" in animal.active and animal.place == place and can_receive(state, animal)
    ]


class CallScavengers(Step, tag="call_scavengers"):
    """Find whose scavenger eats."""

    seat: int
    place: str

    def run(self, game: Evolution) -> None:
        """Ask the first player who has one."""
        for seat in game.from_seat(self.seat):
            if scavengers(game, seat, self.place):
                game.then(Scavenge(seat=seat, place=self.place))
                return

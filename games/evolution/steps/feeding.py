"""The feeding phase: go by go, one main action and any number of free ones, until all pass in a row (E1 to E7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Ask, Option, Refusal, SeatRef, Step, Text
from games.evolution import actions, animals, hunting, table
from games.evolution.actions import ACTIONS, MIGRATE, SHELL, TAKE, Action
from games.evolution.steps.exchange import Give
from games.evolution.steps.meals import TakeRed, receive
from games.evolution.steps.migration import Announce, Route, leaving
from games.evolution.steps.reactions import drop, lost
from games.evolution.words import (
    act,
    animal_detail,
    animal_option,
    animal_text,
    bank_of,
    feed_option,
    place_of,
    shell_of,
    split,
    told_at,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from games.evolution import Evolution
    from games.evolution.state import Animal, Link

SPENT = Text("evolution-why-main-spent")
OTHER_TERRITORY = Text("evolution-why-other-territory")
END = Option("end", Text("evolution-end"), ("end", 0))
PASS = Option("pass", Text("evolution-pass"), ("pass", 0))
IDLE = (Option("pass", Text("evolution-pass"), ("idle", 0)),)


class StartGo(Step, tag="start_go"):
    """Begin a player's go."""

    seat: int

    def run(self, game: Evolution) -> None:
        """Begin; a new lap when it is the first player's."""
        state, go = game.state, game.state.go
        if self.seat == state.first:
            state.lap += 1
        state.active = go.seat = self.seat
        go.main = go.acted = False
        go.grazed = []
        go.place = ""
        game.begin_turn()
        game.then(Feed(seat=self.seat), EndGo(seat=self.seat))


class EndGo(Step, tag="end_go"):
    """Pass the go on; when everybody has passed in a row, the phase ends (E7)."""

    seat: int

    def run(self, game: Evolution) -> None:
        """Count the passes."""
        state = game.state
        state.passes = 0 if state.go.acted else state.passes + 1
        if state.passes >= game.seats:
            game.end_turn()
        else:
            game.then(StartGo(seat=game.after(self.seat)))


class Feed(Ask, tag="feed"):
    """Choose what an animal does, or end the go."""

    def _mine(self, game: Evolution) -> list[Animal]:
        """List the animals that may act: all of this seat, or those where its go takes place (E8)."""
        place = game.state.go.place
        mine = animals.own(game.state, self.seat)
        return [animal for animal in mine if animal.place == place] if place else mine

    def prompt(self, game: Evolution) -> Text:
        """Ask for the action."""
        place = game.state.go.place
        if place:
            return Text("evolution-feed-at", n=game.state.bank[place], place=place)
        if game.continents:
            return Text("evolution-feed-anywhere", **game.state.bank)
        bank = sum(game.state.bank.values())
        return Text("evolution-feed-more" if game.state.go.main else "evolution-feed", n=bank)

    def options(self, game: Evolution) -> Sequence[Option]:
        """List all that can be done; with food to take, the go cannot end before a main action."""
        state, go, mine = game.state, game.state.go, self._mine(game)
        found: list[Option] = []
        if not go.main:
            found = [
                feed_option(animal.id, animal.food, animal.need, animal.place)
                for animal in mine
                if actions.take(game, animal) is None
            ]
        duty = bool(found)
        for action in ACTIONS:
            if not (action.main and go.main):
                found += [offer(action, animal) for animal in able(game, action, mine)]
        if not go.main and any(state.shells.values()):
            near = [animal for animal in mine if state.shells[animal.place]]
            found += [offer(SHELL, animal) for animal in near if actions.shell(game, animal) is None]
        if game.continents:
            found += exchanges(game, mine)
            found += [] if go.acted else [offer(MIGRATE, animal) for animal in able(game, MIGRATE, mine)]
        if not found and not go.acted:
            return IDLE
        if not duty:
            found.append(END if go.acted else PASS)
        return split(found)

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say what it would do, and where: the first action chooses the territory of the whole go (E8)."""
        match option.value:
            case ("recombine", int(number)):
                link = game.state.links[number]
                told = Text("evolution-recombine-detail", first=link.first, second=link.second)
                return told_at(told, game.state.animals[link.first])
            case ("migrate", int(number)):
                return leaving(game.state.animals[number])
            case (str(verb), int(number)) if number:
                animal = game.state.animals[number]
                told = Text(f"evolution-{verb}-detail", food=animal.food, need=animal.need, yellow=animal.yellow)
                return only(game, verb, animal) or told_at(told, animal)
        return Text("evolution-end-detail" if game.state.go.acted else "evolution-pass-detail")

    def refused(self, game: Evolution) -> Iterator[Refusal]:
        """Say what each animal cannot do, and why; and why the go cannot end."""
        state, main, mine = game.state, game.state.go.main, self._mine(game)
        shells = any(state.shells.values())
        for action in (TAKE, *ACTIONS, *([SHELL] if shells else [])):
            for animal in mine:
                if action.kinds and not any(kind in animal.active for kind in action.kinds):
                    continue
                if action is SHELL and not state.shells[animal.place]:
                    continue
                why = SPENT if action.main and main else action.why(game, animal)
                if why is not None:
                    option = offer(action, animal)
                    yield Refusal(option.key, option.label, why, RULE[action.verb])
        if game.continents:
            yield from refused_in_territories(game, self.seat, mine)
        if not main:
            if actions.must_feed(game, mine):
                end = END if state.go.acted else PASS
                yield Refusal(end.key, end.label, Text("evolution-why-must-feed"), "E6")
            yield from refused_prey(game, mine)

    def play(self, game: Evolution, value: tuple[str, int]) -> None:
        """Do it, and ask again afterwards; or end the go."""
        verb, number = value
        if verb in {"end", "pass", "idle"}:
            if verb == "pass":
                game.tell("evolution-passed", at=(f"player:{self.seat}",), who=SeatRef(self.seat))
            return
        state = game.state
        state.go.acted = True
        if verb == "migrate":
            state.go.main = True
            game.then(Route(seat=self.seat, animal=number), Announce(seat=self.seat))
            return
        if verb in MAIN:
            state.go.main = True
        link = state.links[number] if verb == "recombine" else None
        animal = state.animals[number if link is None else link.first]
        if len(state.places) > 1:
            state.go.place = animal.place
        game.then(Feed(seat=self.seat))
        if link is not None:
            link.used = state.turn
            game.then(Give(seat=self.seat, link=number))
        else:
            DEEDS[verb](game, animal)


RULE = {"take": "E4", "attack": "A1", "burn": "E2", "metamorphose": "E2", "specialize": "E2", "shell": "D4"} | {
    "graze": "E3",
    "pirate": "E3",
    "hibernate": "E3",
    "migrate": "E10",
}
MAIN = ("take", "attack", "burn", "metamorphose", "specialize", "shell")


def able(game: Evolution, action: Action, mine: list[Animal]) -> list[Animal]:
    """List the animals that can do something now."""
    kinds = action.kinds
    return [
        animal
        for animal in mine
        if (kinds[0] in animal.active or (len(kinds) > 1 and kinds[1] in animal.active))
        and action.why(game, animal) is None
    ]


def offer(action: Action, animal: Animal) -> Option:
    """Make the option of an action of an animal."""
    verb = action.verb
    if verb == "take":
        return feed_option(animal.id, animal.food, animal.need, animal.place)
    return act(verb, animal.id, GROUP[verb])


GROUP = {"attack": "attack", "burn": "food", "metamorphose": "food", "specialize": "food", "shell": "food"} | {
    "graze": "free",
    "pirate": "free",
    "hibernate": "free",
    "migrate": "migrate",
}


def exchanges(game: Evolution, mine: list[Animal]) -> Iterator[Option]:
    """Offer the Recombinations of some animals, each card once."""
    state = game.state
    for animal in mine:
        for link in animals.links_of(state, animal):
            if link.kind == "recombination" and link.first == animal.id and actions.recombine(state, link) is None:
                yield exchange(link)


def exchange(link: Link) -> Option:
    """Offer a Recombination."""
    label = Text("evolution-recombine", first=link.first, second=link.second)
    value = ("recombine", link.id)
    return Option(f"recombine:{link.id}", label, value, Text("evolution-group-free"), f"animal:{link.first}")


def only(game: Evolution, verb: str, animal: Animal) -> Text | None:
    """Say what an action would be done to if there is one possibility, for then it is not asked about."""
    found = tuple(QUESTIONS[verb](animal).options(game)) if verb in QUESTIONS else ()
    if len(found) != 1:
        return None
    if verb == "metamorphose":
        return Text("evolution-metamorphose-only-detail", trait=found[0].label)
    other = game.state.animals[int(str(found[0].value))]
    return Text(f"evolution-{verb}-only-detail", who=SeatRef(other.owner), animal=other.id)


def refused_prey(game: Evolution, mine: list[Animal]) -> Iterator[Refusal]:
    """Say what protects each animal from each carnivore that could attack now (A2)."""
    state = game.state
    for hunter in mine:
        if "carnivorous" in hunter.active and hunting.why_no_hunt(state, hunter) is None:
            for target in animals.within(state, hunter.place):
                why = None if target is hunter else hunting.why_safe(state, hunter, target)
                if why is not None:
                    label = Text("evolution-attack-animal", hunter=hunter.id, target=target.id)
                    yield Refusal(f"attack:{hunter.id}:{target.id}", label, why, "A2")


def refused_in_territories(game: Evolution, seat: int, mine: list[Animal]) -> Iterator[Refusal]:
    """Say what cannot be done for reasons of Continents: elsewhere, by migration, or by Recombination (E8, E10)."""
    state = game.state
    if state.go.place:
        elsewhere = Text("evolution-why-elsewhere", place=state.go.place)
        for animal in animals.own(state, seat):
            if animal not in mine:
                option = offer(TAKE, animal)
                yield Refusal(option.key, option.label, elsewhere, "E8")
    for animal in mine:
        why = actions.migrate(game, animal) if any(kind in animal.active for kind in MIGRATE.kinds) else None
        if why is not None:
            option = offer(MIGRATE, animal)
            yield Refusal(option.key, option.label, why, "E10")
        for link in animals.links_of(state, animal):
            if link.kind == "recombination" and link.first == animal.id:
                why = actions.recombine(state, link)
                if why is not None:
                    option = exchange(link)
                    yield Refusal(option.key, option.label, why, "E3")


def refused_elsewhere(game: Evolution, verb: str, actor: Animal) -> Iterator[Refusal]:
    """Say that an animal reaches nothing beyond its own territory (E8)."""
    state = game.state
    for animal in state.animals.values():
        if animal.place != actor.place and not animal.remnant:
            yield Refusal(f"{verb}:{animal.id}", animal_text(state, animal), OTHER_TERRITORY, "E8")


def take(game: Evolution, animal: Animal) -> None:
    """Take red food, past those in ambush."""
    game.then(TakeRed(animal=animal.id))


def attack(game: Evolution, animal: Animal) -> None:
    """Ask for the target."""
    game.then(QUESTIONS["attack"](animal))


def burn(game: Evolution, animal: Animal) -> None:
    """Ask how much fat."""
    game.then(Burn(seat=animal.owner, animal=animal.id))


def metamorphose(game: Evolution, animal: Animal) -> None:
    """Ask for the trait that goes."""
    animals.spend(game.state, animal, "metamorphose")
    game.then(QUESTIONS["metamorphose"](animal))


def specialize(game: Evolution, animal: Animal) -> None:
    """Receive a token from the supply."""
    animals.spend(game.state, animal, actions.specialization(animal))
    game.tell("evolution-specialized", at=(place_of(animal),), who=SeatRef(animal.owner), animal=animal.id)
    receive(game, animal, 1, "blue")


def take_shell(game: Evolution, animal: Animal) -> None:
    """Pick up a shell from the middle: one that has not hidden anybody this turn, if there is one."""
    shells = game.state.shells[animal.place]
    shell = min(shells, key=lambda each: each.used)
    shells.remove(shell)
    table.add_trait(game, animal, shell)
    at = (place_of(animal), shell_of(animal.place))
    game.tell("evolution-shell-taken", at=at, who=SeatRef(animal.owner), animal=animal.id)


def graze(game: Evolution, animal: Animal) -> None:
    """Destroy a token of the bank."""
    state = game.state
    state.go.grazed.append(animal.id)
    state.bank[animal.place] -= 1
    at, place = (place_of(animal), bank_of(animal.place)), animal.place
    game.tell("evolution-grazed", at=at, who=SeatRef(animal.owner), animal=animal.id, n=state.bank[place], place=place)


def pirate(game: Evolution, animal: Animal) -> None:
    """Ask for the victim."""
    animals.spend(game.state, animal, "piracy")
    game.then(QUESTIONS["pirate"](animal))


def hibernate(game: Evolution, animal: Animal) -> None:
    """Fall asleep."""
    animals.spend(game.state, animal, "hibernation")
    animal.asleep = True
    game.tell("evolution-hibernated", at=(place_of(animal),), who=SeatRef(animal.owner), animal=animal.id)
    table.notice(game, animal)


DEEDS = {
    "take": take,
    "attack": attack,
    "burn": burn,
    "metamorphose": metamorphose,
    "specialize": specialize,
    "shell": take_shell,
    "graze": graze,
    "pirate": pirate,
    "hibernate": hibernate,
}


class Target(Ask, tag="target"):
    """Choose the animal that a carnivore attacks."""

    hunter: int

    def prompt(self, game: Evolution) -> Text:  # noqa: ARG002
        """Ask for the target."""
        return Text("evolution-target", hunter=self.hunter)

    def options(self, game: Evolution) -> Sequence[Option]:
        """List what may be attacked, by owner."""
        state = game.state
        found = hunting.all_prey(state, state.animals[self.hunter])
        return split([animal_option(state, "target", animal, by_owner=True) for animal in found])

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say how the animal is fed."""
        return animal_detail(game.state.animals[int(str(option.value))])

    def refused(self, game: Evolution) -> Iterator[Refusal]:
        """Say what protects each of the others."""
        state = game.state
        hunter = state.animals[self.hunter]
        for animal in animals.within(state, hunter.place):
            why = None if animal is hunter else hunting.why_safe(state, hunter, animal)
            if why is not None:
                yield Refusal(f"target:{animal.id}", animal_text(state, animal), why, "A2")
        yield from refused_elsewhere(game, "target", hunter)

    def play(self, game: Evolution, value: int) -> None:
        """Attack."""
        game.hunt(self.hunter, value, "attack")


class Burn(Ask, tag="burn"):
    """Choose how many tokens of fat are turned into food (E2)."""

    animal: int

    def prompt(self, game: Evolution) -> Text:  # noqa: ARG002
        """Ask for the number."""
        return Text("evolution-burn-how-many", animal=self.animal)

    def options(self, game: Evolution) -> Iterator[Option]:
        """Count up to what is there and what is needed."""
        animal = game.state.animals[self.animal]
        for count in range(1, min(animal.yellow, animal.need - animal.food) + 1):
            yield Option(f"fat:{count}", Text("evolution-burn-n", n=count), count, at=place_of(animal))

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say what it would make."""
        animal = game.state.animals[self.animal]
        return Text("evolution-burn-n-detail", food=animal.food + int(str(option.value)), need=animal.need)

    def play(self, game: Evolution, value: int) -> None:
        """Burn the fat at the bottom first; this is no receiving, so no link notices it."""
        animal = game.state.animals[self.animal]
        for trait in [each for each in animal.traits if each.yellow][:value]:
            trait.yellow = False
        animal.blue += value
        who = SeatRef(animal.owner)
        game.tell("evolution-burnt", at=(place_of(animal),), who=who, animal=animal.id, n=value)
        table.notice(game, animal)


class Shed(Ask, tag="shed"):
    """Choose the trait that a metamorphosis discards (METAMORPHOSE)."""

    animal: int

    def prompt(self, game: Evolution) -> Text:  # noqa: ARG002
        """Ask for the trait."""
        return Text("evolution-shed", animal=self.animal)

    def options(self, game: Evolution) -> Sequence[Option]:
        """List what may go, equal ones once."""
        animal = game.state.animals[self.animal]
        found = [lost(game, animal, what) for what in actions.sheddable(game.state, animal)]
        return split(list({option.key: option for option in reversed(found)}.values())[::-1])

    def detail(self, game: Evolution, option: Option) -> Text:  # noqa: ARG002
        """Say what it would do."""
        return Text("evolution-shed-detail", animal=self.animal)

    def play(self, game: Evolution, value: tuple[str, int]) -> None:
        """Discard, and then receive."""
        animal = game.state.animals[self.animal]
        drop(game, animal, value)
        if animal.id in game.state.animals:  # its Neoplasm may have been waiting for that
            receive(game, animal, 1, "blue")


class Rob(Ask, tag="rob"):
    """Choose the animal that a pirate robs (PIRACY)."""

    pirate: int

    def prompt(self, game: Evolution) -> Text:  # noqa: ARG002
        """Ask for the victim."""
        return Text("evolution-rob", animal=self.pirate)

    def options(self, game: Evolution) -> Sequence[Option]:
        """List the animals with food that are not fed."""
        state = game.state
        found = actions.robbable(state, state.animals[self.pirate])
        return split([animal_option(state, "rob", animal, by_owner=True) for animal in found])

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say how the animal is fed."""
        return animal_detail(game.state.animals[int(str(option.value))])

    def refused(self, game: Evolution) -> Iterator[Refusal]:
        """Say why the others cannot be robbed."""
        state = game.state
        thief = state.animals[self.pirate]
        able = list(actions.robbable(state, thief))
        for animal in animals.within(state, thief.place):
            if animal is not thief and animal not in able and not animal.remnant:
                why = Text("evolution-why-rob-fed" if animals.fed(animal) else "evolution-why-rob-nothing")
                yield Refusal(f"rob:{animal.id}", animal_text(state, animal), why, "E3")
        yield from refused_elsewhere(game, "rob", thief)

    def play(self, game: Evolution, value: int) -> None:
        """Take a token."""
        state = game.state
        thief, victim = state.animals[self.pirate], state.animals[value]
        table.take_token(victim)
        at = (place_of(thief), place_of(victim))
        who, other = SeatRef(thief.owner), SeatRef(victim.owner)
        game.tell("evolution-robbed", at=at, who=who, animal=thief.id, other=other, victim=value)
        receive(game, thief, 1, "blue")


QUESTIONS: dict[str, Callable[[Animal], Ask]] = {
    "attack": lambda animal: Target(seat=animal.owner, hunter=animal.id),
    "metamorphose": lambda animal: Shed(seat=animal.owner, animal=animal.id),
    "pirate": lambda animal: Rob(seat=animal.owner, pirate=animal.id),
}
"""What is asked next, once an action was chosen."""

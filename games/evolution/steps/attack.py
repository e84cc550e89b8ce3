"""The attack, window by window: the anglerfish, Intellect, and how it ends (A4 to A7, A9 to A11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core import Ask, Option, Refusal, SeatRef, Step, Text
from games.evolution import animals, hunting, table
from games.evolution.cards import ANGLER_CARD
from games.evolution.state import Aim, Attack
from games.evolution.steps.meals import CallScavengers, receive
from games.evolution.words import animal_text, place_of, thing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.evolution import Evolution
    from games.evolution.state import Animal


def declare(game: Evolution, hunter: int, target: int, how: str) -> Attack:
    """Begin an attack: the carnivore's attack of the turn is spent (A4)."""
    state = game.state
    state.made += 1
    attack = Attack(id=state.made, hunter=hunter, target=target, how=how)
    state.attacks[attack.id] = attack
    hunts, prey = state.animals[hunter], state.animals[target]
    animals.spend(state, hunts, "carnivorous")
    game.tell(
        f"evolution-begins-{how}",
        at=(place_of(hunts), place_of(prey)),
        who=SeatRef(hunts.owner),
        hunter=hunter,
        other=SeatRef(prey.owner),
        target=target,
    )
    return attack


def both(game: Evolution, number: int) -> tuple[Attack, Animal, Animal]:
    """Give an attack, its hunter and its present target."""
    attack = game.state.attacks[number]
    return attack, game.state.animals[attack.hunter], game.state.animals[attack.target]


def end(game: Evolution, attack: Attack, text: str, rolled: int = 0) -> None:
    """Close an attack, and say how it ended."""
    state = game.state
    at = tuple(f"animal:{number}" for number in (attack.hunter, attack.target))
    game.tell(text, at=at, hunter=attack.hunter, target=attack.target, rolled=rolled)
    del state.attacks[attack.id]
    if attack.stung:
        game.then(Paralyse(animal=attack.hunter))


class Strike(Step, tag="strike"):
    """Open the windows of an attack on its present target; Mimicry comes back here with another."""

    attack: int

    def run(self, game: Evolution) -> None:
        """Open those that can matter."""
        attack, hunter, target = both(game, self.attack)
        if may_lure(game, target):
            scope = attack.scope
            game.then(Lure(seat=target.owner, attack=attack.id, scope=scope), Pounce(attack=attack.id, scope=scope))
        else:
            pounce(game, attack, hunter)


class Pounce(Step, tag="pounce"):
    """Go on when no anglerfish has shown itself."""

    attack: int

    def run(self, game: Evolution) -> None:
        """Let the hunter aim, then the target react."""
        attack, hunter, _ = both(game, self.attack)
        pounce(game, attack, hunter)


def pounce(game: Evolution, attack: Attack, hunter: Animal) -> None:
    """Open the window of Intellect, if there is any, and those of the target."""
    game.react(attack)
    if "cnidocytes" in game.state.animals[attack.target].active:
        game.then(Sting(attack=attack.id, scope=attack.scope))
    if hunting.insight(game.state, hunter, attack):
        game.then(Intend(seat=hunter.owner, attack=attack.id, scope=attack.scope))


class Sting(Step, tag="sting"):
    """The hunter touches Cnidocytes, which take effect when the attack is over, whatever comes of it (A7)."""

    attack: int

    def run(self, game: Evolution) -> None:
        """Remember it, unless the hunter ignores that trait."""
        attack, hunter, target = both(game, self.attack)
        if hunting.aimed(game.state, hunter, target, attack) != "cnidocytes":
            attack.stung = True


class Paralyse(Step, tag="paralyse"):
    """The poison of Cnidocytes works: after the hunter's meal, before the scavengers (A11)."""

    animal: int

    def still(self, game: Evolution) -> bool:
        """Go on if it lives."""
        return self.animal in game.state.animals

    def run(self, game: Evolution) -> None:
        """Paralyse."""
        table.paralyse(game, game.state.animals[self.animal])


# The anglerfish


def unseen(game: Evolution, seat: int, place: str) -> list[Animal]:
    """List a seat's animals in a place that may be an anglerfish in hiding: no trait, never turned up."""
    return [
        animal
        for animal in animals.own(game.state, seat)
        if not animal.traits and not animal.links and not animal.revealed and animal.place == place
    ]


def may_lure(game: Evolution, target: Animal) -> bool:
    """Tell whether an anglerfish might answer: asked for every plain target, so that asking tells nothing (A5)."""
    if not game.fly or target.traits or target.links:
        return False
    return bool(unseen(game, target.owner, target.place))


class Lure(Ask, tag="lure"):
    """Turn up an anglerfish, and stop the attack; asked whether there is one or not (A5)."""

    always: ClassVar[bool] = True
    standing: ClassVar[str | None] = "no"
    attack: int

    def prompt(self, game: Evolution) -> Text:
        """Ask for the anglerfish."""
        attack = game.state.attacks[self.attack]
        return Text("evolution-lure", hunter=attack.hunter, target=attack.target)

    def _hiding(self, game: Evolution) -> list[int]:
        state = game.state
        target = state.animals[state.attacks[self.attack].target]
        faces, herd = state.faces[self.seat].cards, state.herds[self.seat]
        plain = unseen(game, self.seat, target.place)
        return [animal.id for animal in plain if faces[herd.index(animal.id)] == ANGLER_CARD]

    def options(self, game: Evolution) -> Iterator[Option]:
        """Do nothing, or turn up one of those that are anglerfish."""
        yield Option("no", Text("evolution-lure-no"), 0)
        for number in self._hiding(game):
            yield Option(
                f"reveal:{number}", Text("evolution-lure-reveal", animal=number), number, at=f"animal:{number}"
            )

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say what it would do."""
        attack = game.state.attacks[self.attack]
        if option.value:
            return Text("evolution-lure-detail", hunter=attack.hunter)
        return Text("evolution-lure-no-detail", target=attack.target)

    def refused(self, game: Evolution) -> Iterator[Refusal]:
        """Say which animals are no anglerfish, or hide none any more."""
        state, hiding = game.state, self._hiding(game)
        place = state.animals[state.attacks[self.attack].target].place
        for animal in animals.own(state, self.seat):
            if animal.id not in hiding:
                plain = not animal.traits and not animal.links and not animal.revealed
                why = Text("evolution-why-no-anglerfish" if plain else "evolution-why-not-hidden")
                if plain and animal.place != place:
                    why = Text("evolution-why-angler-elsewhere")
                yield Refusal(f"reveal:{animal.id}", animal_text(state, animal), why, "A5")

    def play(self, game: Evolution, value: int) -> None:
        """Stop the attack and strike back, unless two protections stand in the way."""
        if not value:
            return
        state = game.state
        attack, hunter, _ = both(game, self.attack)
        angler = state.animals[value]
        table.show(game, angler)
        game.tell("evolution-revealed", at=(place_of(angler),), who=SeatRef(self.seat), animal=value)
        stung, attack.stung = attack.stung, False
        end(game, attack, "evolution-stopped-by-anglerfish")
        game.cut(self.scope)
        if stung:  # by the animal that the attack turned away from: before the anglerfish strikes
            table.paralyse(game, hunter)
        counter = Attack(id=0, hunter=value, target=hunter.id, how="counter")
        if hunting.prey(state, angler, hunter, "counter", counter):
            game.hunt(value, hunter.id, "counter")
        else:
            animals.spend(state, angler, "carnivorous")
            game.tell("evolution-no-counter", at=(place_of(angler),), animal=value, target=hunter.id)


# Intellect


class Intend(Ask, tag="intend"):
    """Name a trait of the target that will not work: by Intellect, or by an anglerfish that strikes back (A6)."""

    attack: int

    def still(self, game: Evolution) -> bool:
        """Ask where there is something to name."""
        attack, hunter, target = both(game, self.attack)
        return hunting.insight(game.state, hunter, attack) and bool(self._named(game, attack, hunter, target))

    def _named(self, game: Evolution, attack: Attack, hunter: Animal, target: Animal) -> Sequence[str]:
        """List what may be ignored: the one protection, which then has to be (A3), or else any other defence."""
        found = hunting.in_the_way(game.state, hunter, target, attack.how, attack)
        return found or [kind for kind in hunting.NAMEABLE if kind in target.active]

    def prompt(self, game: Evolution) -> Text:
        """Ask for the trait."""
        attack = game.state.attacks[self.attack]
        return Text("evolution-intend", target=attack.target)

    def options(self, game: Evolution) -> Iterator[Option]:
        """Keep it for later, or name a trait."""
        attack, hunter, target = both(game, self.attack)
        if not hunting.in_the_way(game.state, hunter, target, attack.how, attack):
            yield Option("keep", Text("evolution-intend-keep"), "")
        for kind in self._named(game, attack, hunter, target):
            yield Option(
                f"ignore:{kind}", Text("evolution-intend-ignore", trait=thing(kind)), kind, at=place_of(target)
            )

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say what it would do."""
        attack = game.state.attacks[self.attack]
        if not option.value:
            return Text("evolution-intend-keep-detail")
        return Text("evolution-intend-detail", target=attack.target, trait=thing(str(option.value)))

    def play(self, game: Evolution, value: str) -> None:
        """Aim."""
        if not value:
            return
        state = game.state
        attack, hunter, target = both(game, self.attack)
        aim = Aim(target=target.id, kind=value, turn=state.turn)
        if attack.how == "counter":
            attack.aim = aim
        else:
            hunter.aim = aim
            animals.spend(state, hunter, "intellect")
        game.tell("evolution-ignores", at=(place_of(target),), animal=hunter.id, target=target.id, trait=thing(value))


# How it ends


class Eaten(Step, tag="eaten"):
    """The target is eaten: poison, death, two tokens for the hunter, and then the scavengers (A9)."""

    attack: int

    def run(self, game: Evolution) -> None:
        """Eat."""
        state = game.state
        attack, hunter, target = both(game, self.attack)
        poison = "poisonous" in target.active and hunting.aimed(state, hunter, target, attack) != "poisonous"
        game.then(CallScavengers(seat=hunter.owner, place=hunter.place))
        end(game, attack, "evolution-eaten")
        if "regeneration" in target.active:
            table.leave_remnant(game, target)
        else:
            table.die(game, target)
        if poison:
            hunter.poisoned = True
            game.tell("evolution-poisoned", at=(place_of(hunter),), animal=hunter.id)
        receive(game, hunter, 2, "blue")

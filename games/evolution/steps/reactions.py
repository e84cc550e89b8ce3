"""What an attacked animal can do: run, pass for another, lose its tail, hide in ink or in its shell (A8, A10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Ask, Option, Refusal, SeatRef, Step, Text
from games.evolution import animals, hunting, table
from games.evolution.steps.attack import Eaten, Strike, both, end
from games.evolution.steps.meals import receive
from games.evolution.words import animal_detail, animal_option, place_of, split, thing, trait_key, trait_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.evolution import Evolution
    from games.evolution.state import Animal, Attack

ESCAPE = 4
"""A runner escapes with this roll, or more."""

REACTIONS = ("run", "mimic", "tail", "ink", "shell", "accept")


def works(game: Evolution, attack: Attack, kind: str) -> bool:
    """Tell whether a trait of the target works against this hunter."""
    state = game.state
    hunter, target = state.animals[attack.hunter], state.animals[attack.target]
    return kind in target.active and hunting.aimed(state, hunter, target, attack) != kind


def doubles(game: Evolution, attack: Attack) -> list[Animal]:
    """List the animals that the target could pass the attack to by Mimicry."""
    state = game.state
    hunter, target = state.animals[attack.hunter], state.animals[attack.target]
    return [
        animal
        for animal in animals.own(state, target.owner)
        if animal is not target and hunting.prey(state, hunter, animal, attack.how, attack)
    ]


def tails(game: Evolution, animal: Animal) -> list[tuple[str, int]]:
    """List what an animal may discard as its tail: anything but a Trematode (TAIL LOSS).

    Each is the place of a trait among its own, or the number of a link; equal ones are listed once.
    """
    found: dict[str, tuple[str, int]] = {}
    for index, trait in enumerate(animal.traits):
        found.setdefault(f"{trait.kind}.{trait.yellow}", ("trait", index))
    links = [("link", link.id) for link in animals.links_of(game.state, animal) if link.kind != "trematode"]
    return [*found.values(), *links]


def can(game: Evolution, attack: Attack, reaction: str) -> bool:
    """Tell whether a reaction is possible now."""
    state = game.state
    target = state.animals[attack.target]
    match reaction:
        case "run":
            return target.id not in attack.ran and works(game, attack, "running")
        case "mimic":
            return (
                works(game, attack, "mimicry")
                and animals.fresh(state, target, "mimicry")
                and bool(doubles(game, attack))
            )
        case "tail":
            return works(game, attack, "tail_loss")
        case "ink":
            return works(game, attack, "ink_cloud") and animals.fresh(state, target, "ink_cloud")
        case "shell":
            return (
                attack.how != "ambush"
                and not target.hidden
                and works(game, attack, "shell")
                and animals.fresh(state, target, "shell")
            )
    return not owed(game, attack)


def owed(game: Evolution, attack: Attack) -> str:
    """Name the reaction that has to be tried before an animal may be eaten, if any (A8)."""
    for reaction, optional in (
        ("run", False),
        ("mimic", game.mimicry_optional),
        ("tail", game.tail_loss_optional),
    ):
        if not optional and can(game, attack, reaction):
            return reaction
    return ""


class React(Ask, tag="react"):
    """Choose what the attacked animal does, one thing at a time, in any order (A8)."""

    attack: int

    def still(self, game: Evolution) -> bool:
        """Ask while the attack goes on."""
        return self.attack in game.state.attacks

    def prompt(self, game: Evolution) -> Text:
        """Ask for the reaction."""
        attack, hunter, _ = both(game, self.attack)
        return Text("evolution-react", hunter=hunter.id, who=SeatRef(hunter.owner), target=attack.target)

    def options(self, game: Evolution) -> list[Option]:
        """List what can be done."""
        attack, _, target = both(game, self.attack)
        if not target.active:
            return [ACCEPT]
        at = place_of(target)
        return [
            Option(each, Text(f"evolution-react-{each}"), each, at=at) for each in REACTIONS if can(game, attack, each)
        ]

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say what it would do; only one animal that can take its place is not asked about."""
        found = doubles(game, game.state.attacks[self.attack]) if option.value == "mimic" else ()
        if len(found) == 1:
            return Text("evolution-react-mimic-only-detail", animal=found[0].id)
        return Text(f"evolution-react-{option.value}-detail")

    def refused(self, game: Evolution) -> Iterator[Refusal]:
        """Say which defences do not help now, and why."""
        attack, hunter, target = both(game, self.attack)
        for reaction, kind in KIND.items():
            if not can(game, attack, reaction) and kind in target.active:
                if hunting.aimed(game.state, hunter, target, attack) == kind:
                    why = Text("evolution-why-ignored")
                elif reaction == "mimic" and animals.fresh(game.state, target, kind):
                    why = Text("evolution-why-no-double")
                elif reaction == "shell" and attack.how == "ambush":
                    why = Text("evolution-why-no-shell-in-ambush")
                else:
                    why = Text("evolution-why-used", trait=thing(kind))
                yield Refusal(reaction, Text(f"evolution-react-{reaction}"), why, "A8")
        if must := owed(game, attack):
            why = Text("evolution-why-must-defend", trait=thing(KIND[must]))
            yield Refusal("accept", Text("evolution-react-accept"), why, "A8")

    def play(self, game: Evolution, value: str) -> None:
        """Do it."""
        attack, _, target = both(game, self.attack)
        DEEDS[value](game, attack, target)


ACCEPT = Option("accept", Text("evolution-react-accept"), "accept")
KIND = {"run": "running", "mimic": "mimicry", "tail": "tail_loss", "ink": "ink_cloud", "shell": "shell"}


def run(game: Evolution, attack: Attack, target: Animal) -> None:
    """Roll for Running: 4 to 6 escapes."""
    rolled = game.dice.roll()
    attack.ran.append(target.id)
    if rolled >= ESCAPE:
        end(game, attack, "evolution-ran", rolled=rolled)
        return
    game.tell("evolution-caught", at=(place_of(target),), target=target.id, rolled=rolled)
    game.react(attack)


def mimic(game: Evolution, attack: Attack, target: Animal) -> None:
    """Ask for the animal that takes its place."""
    game.then(Mimic(seat=target.owner, attack=attack.id))


def tail(game: Evolution, attack: Attack, target: Animal) -> None:
    """Ask for what is lost."""
    game.then(Tail(seat=target.owner, attack=attack.id))


def ink(game: Evolution, attack: Attack, target: Animal) -> None:
    """Escape in a cloud of ink; the hunter keeps its attack of the turn."""
    animals.spend(game.state, target, "ink_cloud")
    animals.restore(game.state.animals[attack.hunter], "carnivorous")
    end(game, attack, "evolution-inked")


def hide(game: Evolution, attack: Attack, target: Animal) -> None:
    """Hide in the shell until the end of the turn."""
    animals.spend(game.state, target, "shell")
    target.hidden = True
    end(game, attack, "evolution-hid")


def accept(game: Evolution, attack: Attack, target: Animal) -> None:  # noqa: ARG001
    """Be eaten."""
    game.then(Eaten(attack=attack.id))


DEEDS = {"run": run, "mimic": mimic, "tail": tail, "ink": ink, "shell": hide, "accept": accept}


class Mimic(Ask, tag="mimic"):
    """Choose the animal that the attack turns to (MIMICRY)."""

    attack: int

    def prompt(self, game: Evolution) -> Text:
        """Ask for the animal."""
        attack = game.state.attacks[self.attack]
        return Text("evolution-mimic", hunter=attack.hunter, target=attack.target)

    def options(self, game: Evolution) -> Sequence[Option]:
        """List own animals that the hunter could attack."""
        found = doubles(game, game.state.attacks[self.attack])
        return split([animal_option(game.state, "instead", animal) for animal in found])

    def detail(self, game: Evolution, option: Option) -> Text:
        """Say how the animal is fed."""
        return animal_detail(game.state.animals[int(str(option.value))])

    def play(self, game: Evolution, value: int) -> None:
        """Turn the attack there; it begins anew."""
        attack, _, target = both(game, self.attack)
        animals.spend(game.state, target, "mimicry")
        attack.target = value
        at = (place_of(target), f"animal:{value}")
        game.tell("evolution-mimicked", at=at, target=target.id, animal=value)
        game.then(Strike(attack=attack.id))


class Tail(Ask, tag="tail"):
    """Choose the trait that is lost; the hunter gets one token (TAIL LOSS)."""

    attack: int

    def prompt(self, game: Evolution) -> Text:
        """Ask for the trait."""
        return Text("evolution-tail", target=game.state.attacks[self.attack].target)

    def options(self, game: Evolution) -> Sequence[Option]:
        """List what may be discarded."""
        _, _, target = both(game, self.attack)
        return split([lost(game, target, each) for each in tails(game, target)])

    def detail(self, game: Evolution, option: Option) -> Text:  # noqa: ARG002
        """Say what it would do."""
        attack, hunter, _ = both(game, self.attack)
        return Text("evolution-tail-detail", target=attack.target, hunter=hunter.id)

    def play(self, game: Evolution, value: tuple[str, int]) -> None:
        """Discard it; then the hunter eats (A10)."""
        attack, hunter, target = both(game, self.attack)
        end(game, attack, "evolution-tail-lost")
        game.then(TailEaten(hunter=hunter.id))
        drop(game, target, value)


class TailEaten(Step, tag="tail_eaten"):
    """The hunter eats the tail, once the loss has had its effects."""

    hunter: int

    def run(self, game: Evolution) -> None:
        """Eat."""
        receive(game, game.state.animals[self.hunter], 1, "blue")


def lost(game: Evolution, animal: Animal, what: tuple[str, int]) -> Option:
    """Offer a trait or a link of an animal to be discarded."""
    where, number = what
    at = place_of(animal)
    if where == "link":
        link = game.state.links[number]
        label = Text("evolution-lose-link", trait=thing(link.kind), animal=link.other(animal.id))
        return Option(f"link:{number}", label, what, at=at)
    trait = animal.traits[number]
    return Option(trait_key(trait), trait_text(trait), what, at=at)


def drop(game: Evolution, animal: Animal, what: tuple[str, int]) -> None:
    """Discard a trait or a link of an animal."""
    where, number = what
    if where == "link":
        link = game.state.links[number]
        kind = link.kind
        table.lose_link(game, link)
    else:
        kind = animal.traits[number].kind
        table.lose_trait(game, animal, animal.traits[number])
    game.tell("evolution-lost", at=(place_of(animal),), who=SeatRef(animal.owner), animal=animal.id, trait=thing(kind))

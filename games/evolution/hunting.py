"""Which animal may attack which: the protections of section A2, each by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Text, Thing
from games.evolution.animals import can_receive, fed, fresh, size, within

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.evolution.state import Animal, Attack, State

NAMEABLE = ("running", "mimicry", "tail_loss", "ink_cloud", "shell", "cnidocytes", "poisonous")
"""What Intellect may ignore beside a protection (A6)."""


def may_hunt(state: State, hunter: Animal) -> bool:
    """Tell whether an animal can attack at all now: an unused carnivore with room for food (A1)."""
    return fresh(state, hunter, "carnivorous") and can_receive(state, hunter)


def protections(state: State, hunter: Animal, target: Animal, how: str) -> list[str]:
    """List what keeps a target safe from a hunter, one entry for each trait that does (A2)."""
    active, against = target.active, hunter.active
    found = [kind for kind, answer in ANSWERS if kind in active and answer not in against]
    if "burrowing" in active and how != "ambush" and fed(target):
        found.append("burrowing")
    for number in target.links:
        link = state.links[number]
        if link.kind == "symbiosis" and link.second == target.id and not link.off:
            found.append("symbiosis")
    if "flight" in active and size(hunter) >= size(target):
        found.append("flight")
    if target.hidden:
        found.append("shell")
    if "herding" in active and herd_is_safe(state, target.place):
        found.append("herding")
    return found


def herd_is_safe(state: State, place: str) -> bool:
    """Tell whether there are as many animals with Herding in a place as carnivores, anybody's (HERDING)."""
    balance = 0
    for animal in state.animals.values():
        if animal.place == place:
            balance += ("herding" in animal.active) - ("carnivorous" in animal.active)
    return balance >= 0


ANSWERS = (("camouflage", "sharp_vision"), ("high_body_weight", "high_body_weight"), ("swimming", "swimming"))
"""Protections that a trait of the hunter overcomes."""


def barred(hunter: Animal, target: Animal) -> bool:
    """Tell whether a swimmer looks at an animal on land: nothing helps against that (A2)."""
    return "swimming" in hunter.active and "swimming" not in target.active


def aimed(state: State, hunter: Animal, target: Animal, attack: Attack | None = None) -> str:
    """Give the trait of a target that a hunter ignores this turn, if any."""
    for aim in (hunter.aim, attack.aim if attack is not None else None):
        if aim is not None and aim.target == target.id and aim.turn == state.turn:
            return aim.kind
    return ""


def insight(state: State, hunter: Animal, attack: Attack | None = None) -> bool:
    """Tell whether a hunter can still choose a trait to ignore: by Intellect, or as an anglerfish that strikes back."""
    if attack is not None and attack.how == "counter":
        return attack.aim is None
    return fresh(state, hunter, "intellect")


def in_the_way(state: State, hunter: Animal, target: Animal, how: str, attack: Attack | None = None) -> list[str]:
    """List the protections that are left once the trait that the hunter ignores is taken away."""
    found = protections(state, hunter, target, how)
    if found:
        ignored = aimed(state, hunter, target, attack)
        if ignored in found:
            found.remove(ignored)
    return found


def prey(state: State, hunter: Animal, target: Animal, how: str = "attack", attack: Attack | None = None) -> bool:
    """Tell whether an attack is legal: nothing protects the target, or one trait that is then ignored (A3)."""
    if target.id == hunter.id or target.place != hunter.place or target.remnant or barred(hunter, target):
        return False
    found = in_the_way(state, hunter, target, how, attack)
    return not found or (len(found) == 1 and insight(state, hunter, attack))


def has_prey(state: State, hunter: Animal) -> bool:
    """Tell whether there is anything to attack."""
    return any(prey(state, hunter, target) for target in within(state, hunter.place))


def all_prey(state: State, hunter: Animal) -> Iterator[Animal]:
    """Walk everything that a hunter may attack."""
    return (target for target in within(state, hunter.place) if prey(state, hunter, target))


def why_safe(state: State, hunter: Animal, target: Animal, how: str = "attack") -> Text | None:
    """Say why a hunter cannot attack a target, or None."""
    if target.remnant:
        return Text("evolution-why-remnant")
    if barred(hunter, target):
        return Text("evolution-why-swimmer")
    found = in_the_way(state, hunter, target, how)
    clever = insight(state, hunter)
    if not found or (len(found) == 1 and clever):
        return None
    if len(found) == 1:
        return Text(f"evolution-why-safe-{found[0].replace('_', '-')}")
    names = tuple(Thing(f"evolution.{kind}") for kind in dict.fromkeys(found))[:3]
    return Text("evolution-why-safe-beyond-intellect" if clever else "evolution-why-safe-many", traits=names)


def why_no_hunt(state: State, hunter: Animal) -> Text | None:
    """Say why a carnivore cannot attack anything now, or None."""
    if not fresh(state, hunter, "carnivorous"):
        return HUNTED
    return None if can_receive(state, hunter) else CANNOT_EAT


HUNTED = Text("evolution-why-hunted")
CANNOT_EAT = Text("evolution-why-cannot-eat")

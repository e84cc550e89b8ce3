"""How cards are registered: what a card does, why it would do nothing now, and what it would bring (1.13).

An effect is a function `(game, animal, hex_)` with `@effect("card_id")`: `animal` took the card after the tile `hex_`
was scored. What needs no choice is done at once; a choice is an `Ask`, pushed with `game.then`. `@idle("card_id")`
marks a function `(state, animal, hex_)` that gives the reason why a card would do nothing, or None; `@brings` one that
foretells its points, `@foretells` one that foretells in words whom or how many it would concern.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from games.core import Ask, Option, Text
from games.dominant_species.board import NEIGHBOURS
from games.dominant_species.dominance import dominant_at
from games.dominant_species.facts import NONE
from games.dominant_species.words import animal_thing, card_thing, tile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from games.dominant_species import DominantSpecies
    from games.dominant_species.state import State

Effect: TypeAlias = "Callable[[DominantSpecies, int, int], None]"
Idle: TypeAlias = "Callable[[State, int, int], Text | None]"
Points: TypeAlias = "Callable[[State, int, int], int]"
Foretelling: TypeAlias = "Callable[[State, int, int], Text]"

EFFECTS: dict[str, Effect] = {}
IDLE: dict[str, Idle] = {}
POINTS: dict[str, Points] = {}
FORETOLD: dict[str, Foretelling] = {}


def effect(card: str) -> Callable[[Effect], Effect]:
    """Register what a card does."""

    def register(function: Effect) -> Effect:
        EFFECTS[card] = function
        return function

    return register


def idle(card: str) -> Callable[[Idle], Idle]:
    """Register why a card may do nothing."""

    def register(function: Idle) -> Idle:
        IDLE[card] = function
        return function

    return register


def brings(card: str) -> Callable[[Points], Points]:
    """Register how many points a card brings."""

    def register(function: Points) -> Points:
        POINTS[card] = function
        return function

    return register


def foretells(card: str) -> Callable[[Foretelling], Foretelling]:
    """Register whom or how many a card would concern."""

    def register(function: Foretelling) -> Foretelling:
        FORETOLD[card] = function
        return function

    return register


def why_idle(state: State, card: str, animal: int, hex_: int) -> Text | None:
    """Say why a card would do nothing for an animal now, or None if it does something."""
    return IDLE[card](state, animal, hex_) if card in IDLE else None


def preview(game: DominantSpecies, card: str, animal: int, hex_: int) -> Text:
    """Say in a few words what a card would do for an animal now, or why it would do nothing."""
    why = why_idle(game.state, card, animal, hex_)
    if why is not None:
        return Text("dominant-species-card-idle", why=why)
    if card in POINTS:
        return Text("dominant-species-card-brings", n=POINTS[card](game.state, animal, hex_))
    if card in FORETOLD:
        return FORETOLD[card](game.state, animal, hex_)
    return Text("dominant-species-effect-" + card.replace("_", "-"))


def perform(game: DominantSpecies, card: str, animal: int, hex_: int) -> None:
    """Carry out a card that an animal has taken after a tile was scored."""
    why = why_idle(game.state, card, animal, hex_)
    if why is None:
        EFFECTS[card](game, animal, hex_)
    else:
        game.tell("dominant-species-card-nothing", card=card_thing(card), why=why)


class CardAsk(Ask):
    """What the questions of cards have in common: the animal that answers."""

    animal: int


def reason(id_: str) -> Text:
    """Name a reason why a card or an action does nothing: words within a sentence."""
    return Text(f"dominant-species-idle-{id_}")


def why(id_: str) -> Text:
    """Name a reason why something cannot be chosen: a sentence of its own."""
    return Text(f"dominant-species-why-{id_}")


def foretold(id_: str, animals: Iterable[int]) -> Text:
    """Name the animals that a card would concern."""
    return Text(f"dominant-species-foretold-{id_}", animals=tuple(map(animal_thing, animals)))


def beside(state: State, hex_: int) -> list[int]:
    """List the tiles beside a hex."""
    return [other for other in NEIGHBOURS[hex_] if state.terrain[other] != NONE]


def cubes(state: State, hex_: int) -> int:
    """Count the cubes of all animals on a tile."""
    return sum(state.species[hex_])


def after(state: State, hex_: int, changes: dict[int, int]) -> Text:
    """Say who would be dominant on a tile if animals had more or fewer cubes there."""
    here = state.species[hex_]
    state.species[hex_] = [n + changes.get(animal, 0) for animal, n in enumerate(here)]
    now = dominant_at(state, hex_)
    state.species[hex_] = here
    if now == NONE:
        return Text("dominant-species-after-nobody", tile=tile(state, hex_))
    return Text("dominant-species-after-dominant", tile=tile(state, hex_), animal=animal_thing(now))


def stop(id_: str) -> Option:
    """Offer to leave it at that."""
    return Option("done", Text(id_), NONE)

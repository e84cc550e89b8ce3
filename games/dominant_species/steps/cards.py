"""The dominance cards: what happens when the dominant animal takes one (1.13).

How to add a card: write a function `(game, animal, hex_)` with `@effect("card_id")`. `animal` took the card (its seat
is `game.seat_of(animal)`), `hex_` is the tile that was just scored. What needs no choice is done at once with the
verbs of table.py; a choice is an `Ask` with a tag of its own ("blight", "blight_keep" ...), pushed with `game.then` and
listed in ALL. Texts of cards are in render/text/*/dominant_species_cards.ftl.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from games.dominant_species import table

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.core import Step
    from games.dominant_species import DominantSpecies

Effect: TypeAlias = "Callable[[DominantSpecies, int, int], None]"

EFFECTS: dict[str, Effect] = {}


def effect(card: str) -> Callable[[Effect], Effect]:
    """Register what a card does."""

    def register(function: Effect) -> Effect:
        EFFECTS[card] = function
        return function

    return register


def perform(game: DominantSpecies, card: str, animal: int, hex_: int) -> None:
    """Carry out a card that an animal has taken after a tile was scored."""
    EFFECTS[card](game, animal, hex_)


@effect("omnivore")
def omnivore(game: DominantSpecies, animal: int, hex_: int) -> None:  # noqa: ARG001
    """Give the animal an action pawn."""
    table.gain_pawn(game, animal)


ALL: tuple[type[Step], ...] = ()
"""The steps of the cards."""

"""The dominance cards: what happens when the dominant animal takes one (1.13).

How to add a card: see effects.py. Texts of cards are in render/text/*/dominant_species_cards.ftl.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dominant_species.steps import cards_animals, cards_elements, cards_exodus, cards_points, cards_species
from games.dominant_species.steps.effects import EFFECTS, perform, preview, why_idle

if TYPE_CHECKING:
    from games.core import Step

ALL: tuple[type[Step], ...] = (*cards_elements.STEPS, *cards_animals.STEPS, *cards_species.STEPS, *cards_exodus.STEPS)
"""The steps of the cards."""

__all__ = ["ALL", "EFFECTS", "cards_points", "perform", "preview", "why_idle"]

"""Execution: the twelve sections in order, in each the pawns from left to right (2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Step

if TYPE_CHECKING:
    from games.dominant_species import DominantSpecies


class Execute(Step, tag="execute"):
    """Begin the execution."""

    def run(self, game: DominantSpecies) -> None:
        """Begin."""
        game.state.phase = "execution"
        game.over()

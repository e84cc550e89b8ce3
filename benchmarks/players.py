"""The computer players: how often the better one wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks.table import Figure
from tests.players.strength import strength

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = 400
TARGET = 65.0


def figures() -> Iterator[Figure]:
    wins, ties, losses, lower_bound = strength(games=GAMES)
    yield Figure(
        what=f"Cubosaurs, normal against easy, {GAMES} games, seats swapped: lower 95 % bound of its win rate",
        value=100 * lower_bound,
        unit="%",
        beside=f"easy: {losses} wins, {ties} ties, normal: {wins} wins; easy's share",
        baseline=100 * losses / (wins + ties + losses),
        baseline_unit="%",
        target=f"above {TARGET:g} %",
        passed=100 * lower_bound > TARGET,
    )

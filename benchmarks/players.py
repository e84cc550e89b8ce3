"""The computer players: how often the better one wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks.table import Figure
from tests.players.strength import strength

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = {"cubosaurs": 400, "evolution": 200, "dominant_species": 100}
TARGET = 65.0


def figures() -> Iterator[Figure]:
    for game, count in GAMES.items():
        wins, ties, losses, lower_bound = strength(games=count, game=game)
        yield Figure(
            what=f"{game.replace('_', ' ').capitalize()}, normal against easy, {count} games, seats swapped: "
            "lower 95 % bound of its win rate",
            value=100 * lower_bound,
            unit="%",
            beside=f"easy: {losses} wins, {ties} ties, normal: {wins} wins; easy's share",
            baseline=100 * losses / (wins + ties + losses),
            baseline_unit="%",
            target=f"above {TARGET:g} %",
            passed=100 * lower_bound > TARGET,
        )

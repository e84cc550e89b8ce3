"""How often one computer player wins against others: fixed seeds, and every seat of each deal in turn.

    python -m tests.players.strength

plays the 400 games of two that tell whether `normal` deserves its name, and games at larger tables, base and advanced.
"""

from __future__ import annotations

import sys
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from games import new, players
from games.core import Dice

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.core import Outcome

Z = 1.959964
"""So many standard deviations on either side hold 95 % of what chance does."""


class Strength(NamedTuple):
    """What one player reached; the bound is the least win rate that 95 % confidence allows. A tie is no win."""

    wins: int
    ties: int
    losses: int
    lower_bound: float


def strength(
    games: int = 400,
    *,
    player: str = "normal",
    against: str = "easy",
    seats: int = 2,
    game: str = "cubosaurs",
    options: Mapping[str, bool | int | str] | None = None,
) -> Strength:
    """Let a player meet others of one kind; each deal is played once from every seat."""
    wins = ties = 0
    for number in range(games):
        deal, seat = divmod(number, seats)
        levels = [player if each == seat else against for each in range(seats)]
        winners = play(game, levels, deal, options).winners
        wins += winners == (seat,)
        ties += seat in winners and len(winners) > 1
    return Strength(wins, ties, games - wins - ties, wilson(wins, games))


def play(game: str, levels: Sequence[str], deal: int, options: Mapping[str, Any] | None = None) -> Outcome:
    """Play a game among computer players, each with its own luck and its own view."""
    table = new(game, seats=len(levels), options=options, seed=deal.to_bytes(32, "big"))
    dice = [Dice(b"player" + bytes([seat]) + deal.to_bytes(8, "big")) for seat in range(len(levels))]
    while pending := table.pending():
        seat = next(iter(pending))
        table.play(seat, players.choose(levels[seat], table.view(seat), dice[seat]))
    assert table.outcome is not None
    return table.outcome


def wilson(wins: int, games: int) -> float:
    """Give the lower end of Wilson's 95 % interval for a rate."""
    rate, square = wins / games, Z * Z
    middle = rate + square / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return (middle - spread) / (1 + square / games)


TABLES = ((2, 400, False, 0.65), (3, 60, False, 1 / 3), (4, 60, False, 1 / 4), (5, 60, False, 1 / 5))
ADVANCED = ((2, 60, True, 1 / 2), (4, 60, True, 1 / 4))
"""Seats, games, advanced or not, and what the win rate has to exceed: with more seats, a fair share."""


def main() -> int:
    """Measure, and fail when a bound is not above what it has to be."""
    weak = 0
    for seats, games, advanced, least in (*TABLES, *ADVANCED):
        found = strength(games, seats=seats, options={"advanced": advanced})
        weak += found.lower_bound <= least
        sys.stdout.write(
            f"normal against easy, {seats} seats, {'advanced' if advanced else 'base'} game: {found.wins} wins, "
            f"{found.ties} ties, {found.losses} losses; the win rate is above {found.lower_bound:.1%} (95 %), "
            f"wanted {least:.1%}\n"
        )
        sys.stdout.flush()
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())

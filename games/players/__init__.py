"""Computer players, written against the contract only: they get a view of their seat, and know nothing else.

>>> key = players.choose("normal", game.view(seat), dice)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.core import GameError, NotYourTurn, Text, UnknownSeat
from games.players.easy import easy
from games.players.foresight import normal

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.core import Dice, View


class UnknownPlayer(GameError):
    """A name that no computer player has."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"There is no computer player {name!r}; there are: {', '.join(PLAYERS)}.",
            Text("error-unknown-player", name=name, known=tuple(PLAYERS)),
        )


def at_random(view: View[Any], dice: Dice) -> str:
    """Pick any option."""
    assert view.viewer is not None
    return dice.choice(view.pending()[view.viewer].options).key


PLAYERS: dict[str, Callable[[View[Any], Dice], str]] = {"random": at_random, "easy": easy, "normal": normal}


def names() -> tuple[str, ...]:
    """List the computer players, weakest first."""
    return tuple(PLAYERS)


def choose(name: str, view: View[Any], dice: Dice) -> str:
    """Let a computer player answer the question that its seat is asked."""
    if name not in PLAYERS:
        raise UnknownPlayer(name)
    if view.viewer is None:
        raise UnknownSeat(view.viewer, view.seats)
    pending = view.pending()
    if view.viewer not in pending:
        raise NotYourTurn(view.viewer, tuple(pending))
    options = pending[view.viewer].options
    return options[0].key if len(options) == 1 else PLAYERS[name](view, dice)

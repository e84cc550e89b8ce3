"""One person at a table of computer players: the moves so far, and taking them back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import games
from bot.cli.common import BadInput, answer
from games.core import GameError

if TYPE_CHECKING:
    from games.core import Decision, Dice, Event, Game


class Move(NamedTuple):
    """A move, and all that taking it back needs."""

    seat: int
    key: str
    decision: str
    """The id of the question that it answered."""

    barrier: int
    before: bytes


class Sitting:
    """A game with one person in it."""

    def __init__(self, game: Game[Any], seat: int, player: str, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self.player = player
        self.moves: list[Move] = []
        self._dice = dice

    @property
    def question(self) -> Decision | None:
        """Give what the person is asked, or None."""
        return self.game.pending().get(self.seat)

    def others(self) -> list[Event]:
        """Let the computer players move until the person alone is waited for, or the game is over."""
        events: list[Event] = []
        while waiting := [seat for seat in self.game.pending() if seat != self.seat]:
            events += self._play(waiting[0], answer(self.game, waiting[0], self.player, self._dice))
        return events

    def choose(self, key: str) -> list[Event]:
        """Play the person's answer."""
        return self._play(self.seat, key)

    def undo(self) -> None:
        """Take the person's last move back; what others answered meanwhile to other questions stays.

        Nothing that was revealed is taken back, nor anything that somebody has answered.
        """
        own = [index for index, move in enumerate(self.moves) if move.seat == self.seat]
        if not own:
            raise BadInput("cli-nothing-to-undo")
        last = self.moves[own[-1]]
        if self.game.barrier != last.barrier:
            raise BadInput("cli-undo-revealed")
        game = games.load(self.game.rules.name, last.before)
        kept = [_again(game, move) for move in self.moves[own[-1] + 1 :]]
        self.game, self.moves = game, self.moves[: own[-1]] + kept

    def _play(self, seat: int, key: str) -> list[Event]:
        move = Move(seat, key, self.game.pending()[seat].id, self.game.barrier, self.game.dump())
        events = self.game.play(seat, key)
        self.moves.append(move)
        return events


def _again(game: Game[Any], move: Move) -> Move:
    """Play somebody's move without the one that was taken back, if it did not answer that."""
    asked = game.pending().get(move.seat)
    if asked is None or asked.id != move.decision:
        raise BadInput("cli-undo-answered")
    again = move._replace(barrier=game.barrier, before=game.dump())
    try:
        game.play(move.seat, move.key)
    except GameError:
        raise BadInput("cli-undo-answered") from None
    return again

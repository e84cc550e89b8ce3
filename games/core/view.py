"""What one viewer may know of a game: it can be looked at and imagined further, not played."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from games.core import codec
from games.core.dice import Dice
from games.core.steps import Ask, Decision, Step
from games.core.zones import UNKNOWN

if TYPE_CHECKING:
    from games.core.codec import Sealed
    from games.core.game import Game
    from games.core.rules import Options, Rules
    from games.core.text import Outcome

S = TypeVar("S")


class View(Generic[S]):
    """A copy of a game without what is hidden from its viewer: cards, sealed answers, seed and dice."""

    def __init__(self, game: Game[S], viewer: int | None) -> None:
        self.viewer = viewer
        self._game: Game[S] = _veiled(game, viewer)
        self._data = codec.dump(self._game, private=False)

    @property
    def rules(self) -> Rules:
        """Give the rules that are played by."""
        return self._game.rules

    @property
    def state(self) -> S:
        """Give the state as the viewer knows it; unknown cards are UNKNOWN."""
        return self._game.state

    @property
    def seats(self) -> int:
        """Give the number of seats."""
        return self._game.seats

    @property
    def options(self) -> Options:
        """Give the options the table plays with."""
        return self._game.options

    @property
    def turn(self) -> int:
        """Count the turns so far."""
        return self._game.turn

    @property
    def barrier(self) -> int:
        """Count how often something became known."""
        return self._game.barrier

    @property
    def outcome(self) -> Outcome | None:
        """Tell how the game ended, or None."""
        return self._game.outcome

    def pending(self) -> dict[int, Decision]:
        """Give the questions that wait; others' questions have a prompt and no options."""
        asked = self._game.pending()
        return {
            seat: decision if seat == self.viewer else decision.behind_a_screen() for seat, decision in asked.items()
        }

    def imagine(self, dice: Dice) -> Game[S]:
        """Make a full game in agreement with this view: unknown cards, sealed answers and luck dealt anew."""
        game: Game[S] = codec.load(type(self._game), self._data)
        for pool, cards in game.pools().items():
            _deal(game, pool, cards, dice)
        game.dice = dice.fork()
        for number, lane in game.sealed.items():
            if lane.seat != self.viewer and number in game.stacks and not game.stacks[number]:
                _guess(game, number, dice)
        if game.sealed:
            game.settle()  # lanes that were put back to their beginning go on to what is really asked
        return game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.viewer, self._data) == (other.viewer, other._data)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<View of {self.rules.name} for {'anybody' if self.viewer is None else f'seat {self.viewer}'}>"


def _veiled(game: Game[Any], viewer: int | None) -> Game[Any]:
    """Copy a game and take away what a viewer may not know."""
    copy = codec.load(type(game), codec.dump(game, private=False))
    copy.dice = Dice.scripted(())
    for zone in copy.zones():
        zone.veil(viewer)
    for number, lane in copy.sealed.items():
        if lane.seat == viewer or number not in copy.stacks:  # without a stack it is already unsealed
            continue
        # Others see whether a seat has finished, not how far it is.
        lane.answers = []
        if copy.stacks[number]:
            copy.stacks[number] = _from_the_first_question(copy, lane)
    return copy


def _from_the_first_question(game: Game[Any], lane: Sealed[Step]) -> list[Step]:
    """Give the stack of a sealed lane in which nothing is answered yet."""
    stack = list(reversed(lane.steps))
    while len(stack) > 1:
        step = stack[-1]
        if not isinstance(step, Ask):
            lane.answers.append((step, None))
        elif step.still(game):
            break
        stack.pop()
    return stack


def _deal(game: Game[Any], pool: str, cards: Any, dice: Dice) -> None:
    """Deal the cards nobody can place to the places nobody knows."""
    zones = [zone for zone in game.zones() if zone.pool == pool]
    known = Counter(card for zone in zones for card in zone.cards)
    if not known[UNKNOWN]:
        return
    unknown = []
    for card in cards:
        if known[card]:
            known[card] -= 1
        else:
            unknown.append(card)
    dice.shuffle(unknown)
    for zone in zones:
        zone.cards = [unknown.pop() if card == UNKNOWN else card for card in zone.cards]


def _guess(game: Game[Any], number: int, dice: Dice) -> None:
    """Answer a finished sealed lane anew, at random."""
    lane = game.sealed[number]
    for step in lane.steps:
        if not isinstance(step, Ask):
            lane.answers.append((step, None))
        elif step.still(game):
            lane.answers.append((step, dice.choice(tuple(step.options(game))).value))

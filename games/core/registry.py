"""Which games there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.core import codec
from games.core.dice import Dice
from games.core.errors import BadOptions, UnknownGame
from games.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.core.game import Game
    from games.core.rules import OptionValue, Rules

_GAMES: dict[str, type[Game[Any]]] = {}

SEED_LENGTH = 32


def register(game: type[Game[Any]]) -> type[Game[Any]]:
    """Make a game known, and build its codec so that a mistake in its steps shows at once."""
    codec.of(game)
    if _GAMES.setdefault(game.rules.name, game) is not game:
        raise TypeError(f"Two games are named {game.rules.name!r}.")
    return game


def names() -> tuple[str, ...]:
    """List the games that can be played."""
    return tuple(_GAMES)


def kind(name: str) -> type[Game[Any]]:
    """Find a game by its name."""
    try:
        return _GAMES[name]
    except (KeyError, TypeError):
        raise UnknownGame(name, names()) from None


def rules(name: str) -> Rules:
    """Give what is known of a game before it begins."""
    return kind(name).rules


def new(
    name: str, *, seats: int, seed: bytes, options: Mapping[str, OptionValue] | None = None, dice: Dice | None = None
) -> Game[Any]:
    """Set up a game; all its luck comes from the seed (or, in a scenario, from scripted dice)."""
    found = kind(name)
    problems = found.rules.problems(seats, options)
    if not isinstance(seed, bytes) or len(seed) != SEED_LENGTH:
        given = len(seed) if isinstance(seed, bytes) else type(seed).__name__
        problems.append(Text("problem-seed", length=SEED_LENGTH, given=given))
    if problems:
        raise BadOptions(name, problems)
    game = found(seats, found.rules.complete(seats, options or {}), dice or Dice(seed))
    game.state = game.prepare()
    game.begin()
    game.opening = game.settle()
    return game


def load(name: str, data: bytes) -> Game[Any]:
    """Rebuild a game from what `game.dump()` gave."""
    return codec.load(kind(name), data)

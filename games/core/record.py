"""A finished game in one JSON file that anybody can play again and verify."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from games.core import registry
from games.core.dice import fingerprint
from games.core.errors import BadRecord, GameError
from games.core.rules import OptionValue  # noqa: TC001 - msgspec reads the hints

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.core.game import Game
    from games.core.text import Outcome

FORMAT = 1


class Record(Struct, frozen=True):
    """All that is needed to play a finished game again."""

    format: int
    game: str
    version: int
    options: dict[str, OptionValue]
    seats: int
    seed: str
    seed_sha256: str
    moves: list[tuple[int, str]]
    outcome: dict[str, Any]

    def to_json(self) -> bytes:
        """Write the file, one move a line."""
        moves = ",\n".join(f"    {msgspec.json.encode(move).decode()}" for move in self.moves)
        head = msgspec.to_builtins(self) | {"moves": "MOVES"}
        text = msgspec.json.format(msgspec.json.encode(head), indent=2).decode()
        return (text.replace('"MOVES"', f"[\n{moves}\n  ]") + "\n").encode()

    @classmethod
    def from_json(cls, data: bytes | str) -> Record:
        """Read the file."""
        try:
            return msgspec.json.decode(data, type=cls)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadRecord(f"This is no record of a game: {error}.") from error


def record(game: Game[Any], moves: Iterable[tuple[int, str]]) -> Record:
    """Make the record of a finished game from its moves."""
    outcome = game.outcome
    if outcome is None:
        raise BadRecord(f"This game of {game.rules.name} is not finished; only a finished game has a record.")
    return Record(
        format=FORMAT,
        game=game.rules.name,
        version=game.rules.version,
        options=dict(game.options),
        seats=game.seats,
        seed=game.dice.seed.hex(),
        seed_sha256=fingerprint(game.dice.seed),
        moves=[(seat, key) for seat, key in moves],
        outcome=_plain(outcome),
    )


def replay(source: Record | bytes | str) -> Game[Any]:
    """Play a recorded game again, move by move, and insist that all of it is true."""
    it = source if isinstance(source, Record) else Record.from_json(source)
    game = _opened(it)
    for number, (seat, key) in enumerate(it.moves, 1):
        try:
            game.play(seat, key)
        except GameError as error:
            raise BadRecord(
                f"Move {number} of the record, {key!r} by seat {seat}, cannot be played: {error}"
            ) from error
    if game.outcome is None:
        raise BadRecord(f"The record ends after {len(it.moves)} moves, before the game does.")
    if _plain(game.outcome) != it.outcome:
        raise BadRecord("The recorded outcome is not what the moves lead to.")
    return game


def _opened(it: Record) -> Game[Any]:
    """Set up the recorded game."""
    if it.format != FORMAT:
        raise BadRecord(f"The record has format {it.format}; this program reads format {FORMAT}.")
    rules = registry.rules(it.game)
    if it.version != rules.version:
        raise BadRecord(
            f"The record was played by version {it.version} of the rules of {it.game}; "
            f"this program plays version {rules.version}."
        )
    try:
        seed = bytes.fromhex(it.seed)
    except ValueError as error:
        raise BadRecord(f"The seed of the record is not hexadecimal: {it.seed[:70]!r}.") from error
    if fingerprint(seed) != it.seed_sha256:
        raise BadRecord("The seed of the record does not have the SHA-256 that was published with it.")
    try:
        return registry.new(it.game, seats=it.seats, seed=seed, options=it.options)
    except GameError as error:
        raise BadRecord(f"The record cannot be set up: {error}") from error


def _plain(outcome: Outcome) -> dict[str, Any]:
    """Give an outcome as JSON would read it back."""
    return {
        "scores": list(outcome.scores),
        "ranking": [list(place) for place in outcome.ranking],
        "reason": outcome.reason.plain(),
    }

"""A finished game in one JSON file that anybody can play again and verify."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from games.core import registry
from games.core.dice import fingerprint
from games.core.errors import BadRecord, GameError, clip
from games.core.rules import OptionValue  # noqa: TC001 - msgspec reads the hints
from games.core.text import Text

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
        fields = {name: _json(value) for name, value in msgspec.structs.asdict(self).items()}
        moves = ",\n".join(f"    {_json(move)}" for move in self.moves)
        fields["moves"] = f"[\n{moves}\n  ]"
        return ("{\n" + ",\n".join(f'  "{name}": {value}' for name, value in fields.items()) + "\n}\n").encode()

    @classmethod
    def from_json(cls, data: bytes | str) -> Record:
        """Read the file."""
        try:
            return msgspec.json.decode(data, type=cls)
        except (msgspec.MsgspecError, TypeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecord(f"This is no record of a game: {error}.", Text("error-record-junk")) from error


def record(game: Game[Any], moves: Iterable[tuple[int, str]]) -> Record:
    """Make the record of a finished game from its moves."""
    outcome = game.outcome
    if outcome is None:
        raise BadRecord(
            f"This game of {game.rules.name} is not finished; only a finished game has a record.",
            Text("error-record-unfinished"),
        )
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
                f"Move {number} of the record, {clip(key)!r} by seat {seat}, cannot be played: {error}",
                Text("error-record-move", n=number, key=clip(key), why=error.text),
            ) from error
    if game.outcome is None:
        raise BadRecord(
            f"The record ends after {len(it.moves)} moves, before the game does.",
            Text("error-record-cut", n=len(it.moves)),
        )
    found = _plain(game.outcome)
    if found != it.outcome:
        raise BadRecord(
            f"The record claims the outcome {clip(it.outcome, 200)}, but its moves lead to {clip(found, 200)}.",
            _another_outcome(it.outcome.get("scores"), found["scores"]),
        )
    return game


def _another_outcome(claimed: object, found: list[int]) -> Text:
    """Say what is wrong with an outcome: most often the points."""
    if claimed is None or claimed == found:
        return Text("error-record-outcome")
    return Text("error-record-scores", claimed=clip(claimed), found=clip(found))


def _opened(it: Record) -> Game[Any]:
    """Set up the recorded game."""
    if it.format != FORMAT:
        raise BadRecord(
            f"The record has format {it.format}; this program reads format {FORMAT}.",
            Text("error-record-format", format=it.format, known=FORMAT),
        )
    _same_version(it)
    seed = _seed(it)
    try:
        return registry.new(it.game, seats=it.seats, seed=seed, options=it.options)
    except GameError as error:
        raise BadRecord(f"The record cannot be set up: {error}", Text("error-record-setup", why=error.text)) from error


def _same_version(it: Record) -> None:
    """Insist on the rules that were played by."""
    if it.game not in registry.names():
        return  # which is told when it is set up
    version = registry.rules(it.game).version
    if it.version != version:
        raise BadRecord(
            f"The record was played by version {it.version} of the rules of {it.game}; "
            f"this program plays version {version}.",
            Text("error-record-version", version=it.version, known=version),
        )


def _seed(it: Record) -> bytes:
    """Give the seed, if it is the one whose fingerprint was published."""
    try:
        seed = bytes.fromhex(it.seed)
    except ValueError as error:
        raise BadRecord(
            f"The seed of the record is not hexadecimal: {clip(it.seed)!r}.",
            Text("error-record-seed", sha256=clip(it.seed_sha256, 64)),
        ) from error
    if fingerprint(seed) != it.seed_sha256:
        raise BadRecord(
            f"The seed of the record, {clip(it.seed, 64)}, does not have the SHA-256 that was published with it, "
            f"{clip(it.seed_sha256, 64)}.",
            Text("error-record-seed", sha256=clip(it.seed_sha256, 64)),
        )
    return seed


def _plain(outcome: Outcome) -> dict[str, Any]:
    """Give an outcome as JSON would read it back."""
    plain: dict[str, Any] = {
        "scores": list(outcome.scores),
        "ranking": [list(place) for place in outcome.ranking],
        "reason": outcome.reason.plain(),
    }
    if outcome.teams is not None:
        plain["teams"] = [list(team) for team in outcome.teams]
    return plain


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()

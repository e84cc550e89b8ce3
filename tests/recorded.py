"""Whole games that were recorded: how they are made, and where they lie. Each game names its own kinds."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import games
from games import players
from games.core import Dice

if TYPE_CHECKING:
    from games.core import Decision

FOLDER = Path(__file__).resolve().parent / "fixtures"


@dataclass(frozen=True)
class Kind:
    """A game to be recorded: who plays, by which options, and how it ends."""

    name: str
    seats: int
    ending: str = "victory"
    options: dict[str, bool | int | str] = field(default_factory=dict)
    player: str = "random"


@dataclass(frozen=True)
class Shelf:
    """The recorded games of one game."""

    game: str
    kinds: tuple[Kind, ...]

    @property
    def folder(self) -> Path:
        """Where the files lie."""
        return FOLDER / self.game

    def path(self, name: str) -> Path:
        """Give the file of a kind."""
        return self.folder / f"{name}.json"

    def records(self) -> list[games.Record]:
        """Read all records."""
        return [games.Record.from_json(self.path(kind.name).read_bytes()) for kind in self.kinds]

    def fits(self, kind: Kind, game: Any) -> bool:
        """Tell whether a finished game is of a kind."""
        return game.outcome.reason.id == f"{self.game.replace('_', '-')}-{kind.ending}"

    def choose(self, kind: Kind, game: Any, seat: int, decision: Decision, dice: Dice) -> str:
        """Answer a question; at random without a view, for a rare ending takes many games."""
        if kind.player == "random":
            return dice.choice(decision.options).key
        return players.choose(kind.player, game.view(seat), dice)

    def played(self, kind: Kind, seed: int) -> tuple[Any, list[tuple[int, str]]]:
        """Play one game to its end."""
        game: Any = games.new(self.game, seats=kind.seats, options=kind.options, seed=seed.to_bytes(32, "big"))
        dice = Dice(b"fixture" + seed.to_bytes(8, "big"))
        moves = []
        while pending := game.pending():
            ((seat, decision),) = pending.items()
            key = self.choose(kind, game, seat, decision, dice)
            moves.append((seat, key))
            game.play(seat, key)
        return game, moves

    def recorded(self, kind: Kind) -> games.Record:
        """Play seed after seed until a game ends as wanted, and record that one."""
        for seed in count(1):
            game, moves = self.played(kind, seed)
            if self.fits(kind, game):
                return games.record(game, moves)
        raise AssertionError("There are always more seeds.")

    def write(self) -> int:
        """Play all games anew, and write their files."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for kind in self.kinds:
            path = self.path(kind.name)
            path.write_bytes(self.recorded(kind).to_json())
            sys.stdout.write(f"{path.name}\n")
            sys.stdout.flush()
        return 0

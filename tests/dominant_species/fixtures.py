"""Recorded whole games: each number of players, each variant, and each way a game usually ends.

    python -m tests.dominant_species.fixtures

plays them anew: of each kind, the first seed whose game ends in the wanted way. Do so when the rules change.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import games
from games.core import Dice
from games.dominant_species.facts import NONE

if TYPE_CHECKING:
    from games.core import Decision

FOLDER = Path(__file__).resolve().parent.parent / "fixtures" / "dominant_species"


@dataclass(frozen=True)
class Kind:
    """A game to be recorded: how many play, by which options, how eagerly, and how it ends."""

    name: str
    seats: int
    ended: str = "ice_age"
    options: dict[str, bool | int | str] = field(default_factory=dict)
    reason: str = "victory"


KINDS = (
    Kind("two", 2),
    Kind("three", 3),
    Kind("four", 4),
    Kind("five", 5),
    Kind("six", 6),
    Kind("two-several", 2, options={"several": True}),
    Kind("three-several", 3, options={"several": True}),
    Kind("four-random-earth", 4, options={"random_earth": True}),
    Kind("three-several-random-earth", 3, options={"several": True, "random_earth": True}),
    Kind("five-chosen", 5, options={"animals": "chosen"}),
    Kind("three-several-drafted", 3, options={"several": True, "animals": "drafted"}),
    Kind("two-thirty-turns", 2, "turns"),
    Kind("two-by-chain", 2, reason="victory-by-chain"),
)


def recorded(kind: Kind) -> games.Record:
    """Play seed after seed until a game ends as wanted, and record that one."""
    for seed in count(1):
        game, moves = played(kind, seed)
        assert game.outcome is not None
        if game.state.ended == kind.ended and game.outcome.reason.id == f"dominant-species-{kind.reason}":
            return games.record(game, moves)
    raise AssertionError("There are always more seeds.")


def played(kind: Kind, seed: int) -> tuple[Any, list[tuple[int, str]]]:
    """Play one game to its end."""
    game: Any = games.new("dominant_species", seats=kind.seats, options=kind.options, seed=seed.to_bytes(32, "big"))
    dice = Dice(b"fixture" + seed.to_bytes(8, "big"))
    moves = []
    while pending := game.pending():
        ((seat, decision),) = pending.items()
        key = eager(game, decision, dice) if kind.ended == "ice_age" else dice.choice(decision.options).key
        moves.append((seat, key))
        game.play(seat, key)
    return game, moves


def eager(game: Any, decision: Decision, dice: Dice) -> str:
    """Choose at random, but go for cards where there are some: else hardly a game sees the Ice Age."""
    options = list(decision.options)
    if decision.kind.endswith(".plan"):
        options = [option for option in options if option.key.startswith("space:domination")] or options
    if decision.kind.endswith(".dominate"):
        good = [option for option in options if option.value != NONE and game.state.dominant[option.value] != NONE]
        options = good or options
    return dice.choice(options).key


def main() -> int:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        path = FOLDER / f"{kind.name}.json"
        path.write_bytes(recorded(kind).to_json())
        sys.stdout.write(f"{path.name}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Recorded whole games, at least one for each way a game can end.

    python -m tests.cubosaurs.fixtures

plays them anew: of each kind, the first seed whose game ends in the wanted way. Do so when the rules change.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import games
from games import players
from games.core import Dice

FOLDER = Path(__file__).resolve().parent.parent / "fixtures" / "cubosaurs"


@dataclass(frozen=True)
class Kind:
    """A game to be recorded: who plays, by which options, and how it ends."""

    name: str
    seats: int
    ending: str
    options: dict[str, bool | int | str] = field(default_factory=dict)
    player: str = "random"


KINDS = (
    Kind("two-base", 2, "victory", player="normal"),
    Kind("three-base", 3, "victory", player="easy"),
    Kind("four-base", 4, "victory", player="normal"),
    Kind("five-base", 5, "victory", player="easy"),
    Kind("two-advanced", 2, "victory", {"advanced": True}, "normal"),
    Kind("three-advanced-literal-window", 3, "victory", {"advanced": True, "purchase_window": "before_only"}, "easy"),
    Kind("four-advanced-no-interaction", 4, "victory", {"advanced": True, "interaction": False}, "easy"),
    Kind("five-advanced", 5, "victory", {"advanced": True}, "easy"),
    Kind("three-open-hand", 3, "victory", {"hand_visibility": "open"}, "easy"),
    Kind("two-one-round", 2, "victory", {"rounds": 1}, "easy"),
    Kind("four-four-rounds", 4, "victory", {"rounds": 4}, "easy"),
    Kind("three-last-round", 3, "victory-by-last-round"),
    Kind("four-last-round-advanced", 4, "victory-by-last-round", {"advanced": True}),
    Kind("two-shared-one-round", 2, "shared-victory", {"rounds": 1}),
    Kind("five-shared", 5, "shared-victory"),
    Kind("three-shared-advanced", 3, "shared-victory", {"advanced": True}),
)


def recorded(kind: Kind) -> games.Record:
    """Play seed after seed until a game ends as wanted, and record that one."""
    for seed in count(1):
        game, moves = played(kind, seed)
        assert game.outcome is not None
        if game.outcome.reason.id == f"cubosaurs-{kind.ending}":
            return games.record(game, moves)
    raise AssertionError("There are always more seeds.")


def played(kind: Kind, seed: int) -> tuple[games.core.Game, list[tuple[int, str]]]:
    """Play one game to its end."""
    game = games.new("cubosaurs", seats=kind.seats, options=kind.options, seed=seed.to_bytes(32, "big"))
    dice = Dice(b"fixture" + seed.to_bytes(8, "big"))
    moves = []
    while pending := game.pending():
        ((seat, decision),) = pending.items()
        if kind.player == "random":  # without a view, for a rare ending takes many games
            key = dice.choice(decision.options).key
        else:
            key = players.choose(kind.player, game.view(seat), dice)
        moves.append((seat, key))
        game.play(seat, key)
    return game, moves


def main() -> int:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        path = FOLDER / f"{kind.name}.json"
        path.write_bytes(recorded(kind).to_json())
        sys.stdout.write(f"{path.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Recorded whole games, at least one for each way a game can end, and for each set with 2, 4 and 8 players.

    python -m tests.evolution.fixtures

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
from tests.evolution.scenes import new

FOLDER = Path(__file__).resolve().parent.parent / "fixtures" / "evolution"
FLY = {"sets": "base_fly"}


@dataclass(frozen=True)
class Kind:
    """A game to be recorded: who plays, by which options, and how it ends."""

    name: str
    seats: int
    ending: str = "victory"
    options: dict[str, bool | int | str] = field(default_factory=dict)
    player: str = "random"


KINDS = (
    Kind("two-base", 2, player="normal"),
    Kind("four-base", 4, player="easy"),
    Kind("eight-base", 8),
    Kind("two-fly", 2, options=FLY, player="normal"),
    Kind("four-fly", 4, options=FLY, player="easy"),
    Kind("eight-fly", 8, options=FLY),
    Kind("three-fly-half-deck", 3, options={**FLY, "half_deck": "on"}, player="easy"),
    Kind("three-base-optional", 3, options={"mimicry_optional": True, "tail_loss_optional": True}),
    Kind("four-fly-house", 4, options={**FLY, "ambush_own": True, "viviparous_once": True}),
    Kind("two-fly-plain-anglerfish", 2, options={**FLY, "anglerfish_has_carnivorous_face": False}),
    Kind("four-base-discard", 4, "victory-by-discard"),
    Kind("four-base-lot", 4, "victory-by-lot"),
)


def recorded(kind: Kind) -> games.Record:
    """Play seed after seed until a game ends as wanted, and record that one."""
    for seed in count(1):
        game, moves = played(kind, seed)
        assert game.outcome is not None
        if game.outcome.reason.id == f"evolution-{kind.ending}":
            return games.record(game, moves)
    raise AssertionError("There are always more seeds.")


def played(kind: Kind, seed: int) -> tuple[games.core.Game, list[tuple[int, str]]]:
    """Play one game to its end."""
    game = new(kind.seats, seed, **kind.options)
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
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())

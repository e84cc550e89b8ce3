"""The rules: random games beside python-chess, and storing a game beside storing its bare state."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

import chess
import msgspec

import games
from benchmarks.table import Figure, best_times, rates

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.core import Game

SEATS = 4
FASTER = 3.0
LONGEST_CHESS = 400
MICROSECONDS = 60.0
TABLES: dict[str, dict[str, bool | int | str]] = {"base": {"advanced": False}, "advanced": {"advanced": True}}


def figures() -> Iterator[Figure]:
    base, advanced, baseline = rates(playouts(TABLES["base"]), playouts(TABLES["advanced"]), chess_playouts())
    for table, rate, promised in (("base", base, True), ("advanced", advanced, False)):
        yield Figure(
            what=f"Cubosaurs, {table} game, {SEATS} seats: random games with full option lists",
            value=rate,
            unit="moves/s",
            beside="python-chess: random games with list(legal_moves)",
            baseline=baseline,
            baseline_unit="moves/s",
            target=f"{FASTER:g} times the baseline: {rate / baseline:.2f}"
            if promised
            else f"{rate / baseline:.2f} times",
            passed=rate >= FASTER * baseline if promised else None,
        )
    for table, options in TABLES.items():
        game = midway(options)
        ours, bare = best_times(there_and_back(game), bare_state(game), rounds=30, calls=100)
        yield Figure(
            what=f"Cubosaurs, {table} game, {SEATS} seats: dump and load in mid-game",
            value=ours * 1e6,
            unit="µs",
            beside="msgspec: the bare state there and back",
            baseline=bare * 1e6,
            baseline_unit="µs",
            target=f"under {MICROSECONDS:g} µs",
            passed=ours * 1e6 < MICROSECONDS,
        )


def playouts(options: dict[str, bool | int | str]) -> Callable[[], int]:
    seeds, random = count(), Random(1)

    def one_game() -> int:
        game = games.new("cubosaurs", seats=SEATS, options=options, seed=next(seeds).to_bytes(32, "big"))
        moves = 0
        while pending := game.pending():
            for seat, decision in pending.items():
                game.play(seat, random.choice(decision.options).key)
            moves += 1
        return moves

    return one_game


def chess_playouts() -> Callable[[], int]:
    random = Random(1)

    def one_game() -> int:
        board = chess.Board()
        moves = 0
        while moves < LONGEST_CHESS and not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return one_game


def midway(options: dict[str, bool | int | str]) -> Game[Any]:
    """Play half a game."""
    random = Random(1)
    game = games.new("cubosaurs", seats=SEATS, options=options, seed=bytes(32))
    for _ in range(60):
        seat, decision = next(iter(game.pending().items()))
        game.play(seat, random.choice(decision.options).key)
    assert game.outcome is None
    return game


def there_and_back(game: Game[Any]) -> Callable[[], object]:
    return lambda: games.load("cubosaurs", game.dump())


def bare_state(game: Game[Any]) -> Callable[[], object]:
    encode = msgspec.msgpack.Encoder().encode
    decode = msgspec.msgpack.Decoder(type(game.state)).decode
    return lambda: decode(encode(game.state))

"""The rules: random games beside python-chess, and storing a game beside storing its bare state."""

from __future__ import annotations

from functools import partial
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
EVOLUTION: dict[str, dict[str, bool | int | str]] = {
    "base game": {"sets": "base"},
    "with Time to Fly": {"sets": "base_fly"},
    "with all three sets": {"sets": "all"},
}
THIRD = 1 / 3
HALF = 0.5
MILLISECONDS = 2.0
MILLISECONDS_DOMINANT = 3.0
CROWD = 8
"""With so many seats the lists of options are longest."""

DOMINANT = "dominant_species"
ANIMALS = 6


def figures() -> Iterator[Figure]:
    yield from cubosaurs()
    yield from evolution()
    yield from dominant_species()


def cubosaurs() -> Iterator[Figure]:
    base, advanced, baseline = rates(playouts(TABLES["base"]), playouts(TABLES["advanced"]), chess_playouts())
    for table, rate in (("base", base), ("advanced", advanced)):
        yield Figure(
            what=f"Cubosaurs, {table} game, {SEATS} seats: random games with full option lists",
            value=rate,
            unit="moves/s",
            beside="python-chess: random games with list(legal_moves)",
            baseline=baseline,
            baseline_unit="moves/s",
            target=f"{FASTER:g} times the baseline: {rate / baseline:.2f}",
            passed=rate >= FASTER * baseline,
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


def evolution() -> Iterator[Figure]:
    *found, baseline = rates(*(playouts(each, "evolution") for each in EVOLUTION.values()), chess_playouts())
    for table, rate in zip(EVOLUTION, found, strict=True):
        yield Figure(
            what=f"Evolution, {table}, {SEATS} seats: random games with full option lists",
            value=rate,
            unit="moves/s",
            beside="python-chess: random games with list(legal_moves)",
            baseline=baseline,
            baseline_unit="moves/s",
            target=f"{HALF:g} times the baseline: {rate / baseline:.2f}",
            passed=rate >= HALF * baseline,
        )
    for table, options in EVOLUTION.items():
        longest, dump = longest_list(options)
        listed, beside = best_times(partial(load_and_list, dump), chess_list(), rounds=30, calls=20)
        yield Figure(
            what=f"Evolution, {table}, {CROWD} seats: the longest option list met ({longest}), game just loaded",
            value=listed * 1e3,
            unit="ms",
            beside="python-chess: list(legal_moves) at the start",
            baseline=beside * 1e3,
            baseline_unit="ms",
            target=f"under {MILLISECONDS:g} ms",
            passed=listed * 1e3 < MILLISECONDS,
        )


def dominant_species() -> Iterator[Figure]:
    rate, baseline = rates(playouts({}, DOMINANT), chess_playouts())
    yield Figure(
        what=f"Dominant Species, {SEATS} seats: random games with full option lists",
        value=rate,
        unit="moves/s",
        beside="python-chess: random games with list(legal_moves)",
        baseline=baseline,
        baseline_unit="moves/s",
        target=f"{THIRD:.2f} times the baseline: {rate / baseline:.2f}",
        passed=rate >= THIRD * baseline,
    )
    longest, dump = longest_list({}, DOMINANT, ANIMALS)
    listed, beside = best_times(partial(load_and_list, dump, DOMINANT), chess_list(), rounds=30, calls=20)
    yield Figure(
        what=f"Dominant Species, {ANIMALS} seats: the longest option list met ({longest}), game just loaded",
        value=listed * 1e3,
        unit="ms",
        beside="python-chess: list(legal_moves) at the start",
        baseline=beside * 1e3,
        baseline_unit="ms",
        target=f"under {MILLISECONDS_DOMINANT:g} ms",
        passed=listed * 1e3 < MILLISECONDS_DOMINANT,
    )


def longest_list(
    options: dict[str, bool | int | str], name: str = "evolution", seats: int = CROWD
) -> tuple[int, bytes]:
    """Play some random games at a full table; give the longest list of options, and where it was met."""
    longest, dump = 0, b""
    for deal in range(12):
        random = Random(deal)
        game = games.new(name, seats=seats, options=options, seed=deal.to_bytes(32, "big"))
        while pending := game.pending():
            seat, decision = next(iter(pending.items()))
            if len(decision.options) > longest:
                longest, dump = len(decision.options), game.dump()
            game.play(seat, random.choice(decision.options).key)
    return longest, dump


def load_and_list(dump: bytes, name: str = "evolution") -> None:
    """List what may be chosen; a game just loaded has not yet computed it."""
    for decision in games.load(name, dump).pending().values():
        assert decision.options


def chess_list() -> Callable[[], object]:
    board = chess.Board()
    return lambda: list(board.legal_moves)


def playouts(options: dict[str, bool | int | str], name: str = "cubosaurs") -> Callable[[], int]:
    seeds, random = count(), Random(1)

    def one_game() -> int:
        game = games.new(name, seats=SEATS, options=options, seed=next(seeds).to_bytes(32, "big"))
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

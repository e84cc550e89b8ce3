"""The pictures: a warm board drawn and encoded beside a naive redraw at double size, and how large the files are."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, Any

import games
import render
from benchmarks.naive import Sketch
from benchmarks.table import Figure, best_times
from tests.render.dominant_species import positions as species_positions
from tests.render.evolution import positions as evolution_positions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.core import Game, View

NAMES = ("Darwin", "Anning", "Wallace", "Merian", "Lamarck")
NAMES_OF_EIGHT = evolution_positions.NAMES
SEATS = 5
BOARDS = 40
KILOBYTES = 250
MAP_KILOBYTES = 400
"""A map of hexes has more in it than rows of cards."""

MILLISECONDS = 120
TABLE = f"Cubosaurs, advanced game, {SEATS} seats"
NAIVE = "a naive redraw at double size, full colour, shrunk"


def figures() -> Iterator[Figure]:
    yield from cubosaurs()
    yield from evolution()
    yield from dominant_species()


def cubosaurs() -> Iterator[Figure]:
    views = list(positions())
    public = [view for view in views if view.viewer is None]
    board = public[-1]
    began = time.process_time()
    sketch = Sketch(lambda: draw(board))
    cold = time.process_time() - began
    warm, naive = best_times(lambda: draw(board), sketch.png, rounds=8)
    yield Figure(
        what=f"{TABLE}: a warm board, drawn and encoded",
        value=warm * 1e3,
        unit="ms",
        beside=NAIVE,
        baseline=naive * 1e3,
        baseline_unit="ms",
        target=f"less than half the baseline: {warm / naive:.2f}",
        passed=warm < naive / 2,
    )
    began = time.process_time()
    sizes = [len(draw(view).png) for view in views]
    fresh = (time.process_time() - began) / len(views)
    yield Figure(
        what=f"{TABLE}: the largest file of {len(views)} boards and hands",
        value=max(sizes) / 1e3,
        unit="kB",
        beside=NAIVE,
        baseline=len(sketch.png()) / 1e3,
        baseline_unit="kB",
        target=f"under {KILOBYTES} kB",
        passed=max(sizes) < KILOBYTES * 1e3,
    )
    yield Figure(
        what=f"{TABLE}: a board or hand never seen before, on average over a game",
        value=fresh * 1e3,
        unit="ms",
        beside="the very first picture, with empty caches",
        baseline=cold * 1e3,
        baseline_unit="ms",
        target="none",
        passed=None,
    )


def evolution() -> Iterator[Figure]:
    """Measure tables with more cards than any deck has."""
    crowd = evolution_positions.crowded(8, each=6, single=2)  # 48 animals, 112 traits on them and 48 between them
    yield from fullest("Evolution with Time to Fly, 8 seats with 6 animals each", crowd, KILOBYTES)
    spread = evolution_positions.scattered(6, each=5, single=2)  # as many as have to be readable
    yield from fullest("Evolution with all three sets, 6 seats with 5 animals each", spread, KILOBYTES)


def dominant_species() -> Iterator[Figure]:
    """Measure an earth that is covered, frozen in part, and full of elements, species and pawns."""
    yield from fullest("Dominant Species, 6 seats, the earth covered", species_positions.crowded(6), MAP_KILOBYTES)


def fullest(table: str, game: Game[Any], kilobytes: int) -> Iterator[Figure]:
    """Measure the fullest table of a game: for anybody, and the file of each seat's own."""
    board = game.view(None)
    sketch = Sketch(lambda: draw(board, NAMES_OF_EIGHT))
    warm, naive = best_times(lambda: draw(board, NAMES_OF_EIGHT), sketch.png, rounds=8)
    yield Figure(
        what=f"{table}: a warm board, drawn and encoded",
        value=warm * 1e3,
        unit="ms",
        beside=NAIVE,
        baseline=naive * 1e3,
        baseline_unit="ms",
        target=f"under {MILLISECONDS} ms and half the baseline: {warm / naive:.2f}",
        passed=warm * 1e3 < MILLISECONDS and warm < naive / 2,
    )
    sizes = [len(draw(game.view(viewer), NAMES_OF_EIGHT).png) for viewer in (None, *range(game.seats))]
    yield Figure(
        what=f"{table}: the largest file of the board and {game.seats} hands",
        value=max(sizes) / 1e3,
        unit="kB",
        beside=NAIVE,
        baseline=len(sketch.png()) / 1e3,
        baseline_unit="kB",
        target=f"under {kilobytes} kB",
        passed=max(sizes) < kilobytes * 1e3,
    )


def draw(view: View[Any], names: Sequence[str] = NAMES) -> render.Picture:
    return render.draw(view, "fr", names)


def positions() -> Iterator[View[Any]]:
    """Give what everybody sees, and what the player on turn sees, over most of a game."""
    random = Random(1)
    game = games.new("cubosaurs", seats=SEATS, options={"advanced": True}, seed=bytes(32))
    for _ in range(BOARDS):
        for _ in range(3):
            seat, decision = next(iter(game.pending().items()))
            game.play(seat, random.choice(decision.options).key)
        yield game.view(next(iter(game.pending())))
        yield game.view(None)

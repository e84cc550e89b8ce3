"""The golden pictures: `python -m tests.golden` draws them anew. Look at each before you commit it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import render
from tests.render import positions
from tests.render.dominant_species import golden as dominant_species
from tests.render.evolution import golden as evolution

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER = Path(__file__).parent / "render" / "golden"
NAMES = positions.NAMES


def _own(seats: int, moves: int, lang: str = "en", **options: object) -> render.Picture:
    game = positions.played(seats, moves, keep=0.12, **options)
    view = game.view(game.state.active)
    return render.draw(view, lang, NAMES, marks=positions.marks(view))


CASES: dict[str, Callable[[], render.Picture]] = {
    "start-2": lambda: render.draw(positions.played(2, 0).view(None), "en", NAMES),
    "middle-3": lambda: render.draw(
        positions.played(3, 16, keep=0.2).view(None), "en", NAMES, changed=("hand", "seat:1")
    ),
    "middle-4-fr": lambda: render.draw(positions.played(4, 30, seed=3).view(None), "fr", NAMES),
    "advanced-5-fr": lambda: render.draw(positions.played(5, 40, advanced=True).view(None), "fr", NAMES),
    "crowded-5": lambda: render.draw(positions.crowded(5, advanced=True).view(None), "en", positions.LONG),
    "hand-3": lambda: _own(3, 17),
    "hand-4-advanced-fr": lambda: _own(4, 34, "fr", advanced=True),
    "end-3": lambda: render.draw(positions.played(3, None).view(None), "en", NAMES),
    "end-5-advanced-fr": lambda: render.draw(positions.played(5, None, advanced=True).view(None), "fr", NAMES),
    "part-hand": lambda: render.draw(positions.full_hand().view(None), "en", NAMES, part="hand"),
    "part-player": lambda: render.draw(positions.played(3, 24).view(None), "en", NAMES, part="player:1"),
    "part-market": lambda: render.draw(
        positions.played(5, 40, advanced=True).view(None),
        "en",
        NAMES,
        part="market",
        marks=("tile:type_bonus", "tile:swap"),
    ),
    "cover-en": lambda: render.cover("cubosaurs", "en"),
    **evolution.CASES,
    **dominant_species.CASES,
}


def main() -> None:
    """Draw all."""
    FOLDER.mkdir(exist_ok=True)
    for name, draw in CASES.items():
        (FOLDER / f"{name}.png").write_bytes(draw().png)


if __name__ == "__main__":
    main()

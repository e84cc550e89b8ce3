"""The golden pictures of Dominant Species, for tests.golden."""

from __future__ import annotations

from typing import TYPE_CHECKING

import render
from tests.render.dominant_species import positions

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = positions.NAMES


def _asked(seats: int, moves: int, lang: str, seed: int = 5) -> render.Picture:
    game = positions.played(seats, moves, seed)
    view = game.view(positions.asked(game))
    marks = positions.marks(view)
    return render.draw(view, lang, NAMES, marks=marks, part=render.focus(view, marks))


def _map() -> render.Picture:
    view = positions.crowded(6, 24, 6).view(None)
    marks = ("hex:0,0", "hex:1,-1", "corner:0,0,e", "corner:1,0,w")
    return render.draw(view, "fr", NAMES, marks=marks, part="map", changed=("hex:-1,1",))


CASES: dict[str, Callable[[], render.Picture]] = {
    "dominant-species-start-2": lambda: render.draw(positions.played(2).view(None), "en", NAMES),
    "dominant-species-middle-4-fr": lambda: render.draw(positions.played(4, 260, 3).view(None), "fr", NAMES),
    "dominant-species-full-6": lambda: render.draw(positions.crowded(6).view(None), "en", positions.LONG),
    "dominant-species-planning-fr": lambda: _asked(3, 0, "fr"),
    "dominant-species-part-map-fr": _map,
    "dominant-species-part-near": lambda: render.draw(
        positions.crowded(4, 24, 4).view(None), "en", NAMES, marks=("corner:0,0,e", "corner:1,0,w"), part="near"
    ),
    "dominant-species-part-animals": lambda: render.draw(
        positions.crowded(5, 20, 3).view(None), "en", NAMES, part="animals"
    ),
    "dominant-species-part-cards-fr": lambda: render.draw(
        positions.offering(positions.played(2), *positions.every_card()[0]).view(None), "fr", NAMES, part="cards"
    ),
    "dominant-species-end-6-fr": lambda: render.draw(positions.ended(6).view(None), "fr", NAMES),
    "dominant-species-cover-en": lambda: render.cover("dominant_species", "en"),
}

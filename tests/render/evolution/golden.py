"""The golden pictures of Evolution, for tests.golden."""

from __future__ import annotations

from typing import TYPE_CHECKING

import render
from tests.render.evolution import positions

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from games.core import Game

NAMES = positions.NAMES


def _own(seats: int, moves: int, lang: str, seed: int = 3) -> render.Picture:
    game = positions.played(seats, moves, seed)
    view = game.view(positions.asked(game))
    return render.draw(view, lang, NAMES, marks=positions.marks(view))


def _fight() -> render.Picture:
    view = positions.fight().view(None)
    changed = [f"animal:{number}" for number in (view.state.attacks[900].hunter, view.state.attacks[900].target)]
    return render.draw(view, "fr", NAMES, changed=changed)


def _asked(game: Game[Any], lang: str) -> render.Picture:
    """Draw what the panel of a question shows."""
    view = game.view(positions.asked(game))
    marks = tuple(dict.fromkeys(positions.marks(view)))
    return render.draw(view, lang, NAMES, marks=marks, part=render.focus(view, marks))


CASES: dict[str, Callable[[], render.Picture]] = {
    "evolution-start-3-fr": lambda: render.draw(positions.played(3, 0).view(None), "fr", NAMES),
    "evolution-table-3": lambda: render.draw(positions.crowded(3, 4, 2).view(None), "en", NAMES),
    "evolution-table-4-fr": lambda: render.draw(positions.played(4, 90, 5).view(None), "fr", NAMES),
    "evolution-table-8": lambda: render.draw(positions.crowded(8, 6, 2).view(None), "en", positions.LONG),
    "evolution-fight-5-fr": _fight,
    "evolution-hand-3-fr": lambda: _own(3, 13, "fr"),
    "evolution-feeding-5": lambda: _own(5, 70, "en", 2),
    "evolution-part-player": lambda: render.draw(positions.crowded(4, 5, 3).view(1), "en", NAMES, part="player:1"),
    "evolution-part-hand-fr": lambda: render.draw(positions.played(3, 9).view(0), "fr", NAMES, part="hand"),
    "evolution-end-4-fr": lambda: render.draw(positions.played(4, None).view(None), "fr", NAMES),
    "evolution-continents-6-fr": lambda: render.draw(
        positions.scattered(6, 5, 2).view(None), "fr", NAMES, changed=("bank:gondwana", "animal:23")
    ),
    "evolution-continents-8": lambda: render.draw(positions.scattered(8, 5, 2).view(None), "en", positions.LONG),
    "evolution-continents-start-2": lambda: _asked(positions.played(2, 0, sets="base_continents"), "en"),
    "evolution-continents-develop-4-fr": lambda: _asked(positions.played(4, 22, sets="all"), "fr"),
    "evolution-continents-migration-4-fr": lambda: render.draw(positions.migrating().view(None), "fr", NAMES),
    "evolution-continents-part-place": lambda: _asked(positions.migrating(), "en"),
    "evolution-continents-part-player": lambda: render.draw(
        positions.scattered(4, 4, 2).view(1), "en", NAMES, part="player:1"
    ),
    "evolution-continents-end-4": lambda: render.draw(positions.played(4, None, sets="all").view(None), "en", NAMES),
    "evolution-cover-en": lambda: render.cover("evolution", "en"),
}

"""The pictures of Dominant Species: the board, parts of it, the final scores, the cover."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.core import Text
from games.dominant_species.words import hex_place
from render.dominant_species import chart, cover, crops, table, told
from render.dominant_species.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core import View
    from render.canvas import Canvas
    from render.words import Words

NUMBERED = ()
"""Nothing here is known by a number: marks are counted."""

ABOUT_ELEMENTS = ("dominant_species.shield", "dominant_species.lose_element")
"""Questions about the elements that an animal has."""


def parts(table: Any) -> tuple[str, ...]:
    """Name the parts that can be drawn alone, of a game or a view."""
    del table
    return crops.PARTS


def focus(view: View[Any], marks: Sequence[str]) -> str | None:
    """Name the part that shows all marks, or what a question is about: large there, small on the board."""
    if marks:
        return crops.holding(marks)
    scene = Scene(view, "en", ())
    if scene.about:
        return "near"
    return "animals" if scene.question in ABOUT_ELEMENTS else None


def draw(  # noqa: PLR0913, PLR0917 - the contract of a board
    view: View[Any], lang: str, names: Sequence[str], marks: Sequence[str], part: str | None, changed: Sequence[str]
) -> tuple[Canvas, str, str]:
    """Draw a view, or a part of it; give the picture, its summary and all of it in words."""
    scene = Scene(view, lang, names)
    canvas = _canvas(scene, part, marks)
    about = () if part is None else map(hex_place, scene.about)
    for place in dict.fromkeys([*changed, *about]):
        canvas.ring(place)
    for number, place in enumerate(marks, 1):
        canvas.mark(number, place)
    teller = told.Teller(scene, names)
    return canvas, teller.alt(), teller.text()


def tell(view: View[Any], lang: str, names: Sequence[str]) -> str:
    """Tell all of a view in words, without drawing it."""
    return told.Teller(Scene(view, lang, names), names).text()


def _canvas(scene: Scene, part: str | None, marks: Sequence[str]) -> Canvas:
    if part is not None:
        return crops.draw(scene, part, marks)
    if scene.view.outcome is not None:
        return chart.draw(scene)
    return table.draw(scene)


def draw_cover(words: Words, low: int, high: int) -> tuple[Canvas, str]:
    """Draw the cover; give it with its description."""
    players = words.say(Text("picture-dominant-species-players", low=low, high=high))
    return cover.draw(words, players), words.say(Text("picture-dominant-species-cover", players=players))

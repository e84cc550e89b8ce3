"""The pictures of Evolution: the table, a hand, the final scores, parts of the table, the cover."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.core import Text
from render.evolution import chart, cover, crops, hand, table, told
from render.evolution.rows import ROOMY
from render.evolution.scene import Scene
from render.marks import numbers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core import View
    from render.canvas import Canvas
    from render.words import Words


MARK_STEP = 60
"""From one mark to the next on the same card."""

NUMBERED = ("animal",)
"""An animal is known by its number: that is what its mark says."""


def parts(table: Any) -> tuple[str, ...]:
    """Name the parts that can be drawn alone, of a game or a view."""
    return crops.parts(table.state.places, table.seats)


def focus(view: View[Any], marks: Sequence[str]) -> str | None:
    """Name the territory that a question is about, if all that is marked lies in one."""
    return crops.focus(view.state, marks)


def draw(  # noqa: PLR0913, PLR0917 - the contract of a board
    view: View[Any], lang: str, names: Sequence[str], marks: Sequence[str], part: str | None, changed: Sequence[str]
) -> tuple[Canvas, str, str]:
    """Draw a view, or a part of it; give the picture, its summary and all of it in words."""
    scene = Scene(view, lang, names)
    canvas = _canvas(scene, marks, part)
    for place in dict.fromkeys(changed):
        canvas.ring(place)
    _mark(canvas, marks)
    if view.seats > ROOMY:
        canvas.thin()
    teller = told.Teller(scene, names)
    return canvas, teller.alt(), teller.text()


def _mark(canvas: Canvas, marks: Sequence[str]) -> None:
    """Put the marks: around an animal its own number, elsewhere the numbers of the list."""
    for place in set(marks) & set(canvas.spots):
        x, y = canvas.spots[place]
        middle = (canvas.places[place][0] + canvas.places[place][2]) / 2
        if x > middle:  # several begin further left, so that the last is still there
            canvas.spots[place] = (x - MARK_STEP * (marks.count(place) - 1), y)
    for number, place in dict.fromkeys(zip(numbers(marks, NUMBERED), marks, strict=True)):
        canvas.mark(number, place)


def tell(view: View[Any], lang: str, names: Sequence[str]) -> str:
    """Tell all of a view in words, without drawing it."""
    return told.Teller(Scene(view, lang, names), names).text()


def _canvas(scene: Scene, marks: Sequence[str], part: str | None) -> Canvas:
    if part is not None:
        return crops.draw(scene, part)
    if scene.view.outcome is not None:
        return chart.draw(scene)
    if scene.shows_hand:
        return hand.draw(scene, marks)
    return table.draw(scene)


def draw_cover(words: Words, low: int, high: int) -> tuple[Canvas, str]:
    """Draw the cover; give it with its description."""
    players = words.say(Text("picture-evolution-players", low=low, high=high))
    return cover.draw(words, players), words.say(Text("picture-evolution-cover", players=players))

"""The pictures of Cubosaurs: the table, a hand, the final scores, parts of the table, the cover."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.core import Text
from render.cubosaurs import chart, cover, crops, hand, table, told
from render.cubosaurs.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core import View
    from render.canvas import Canvas
    from render.words import Words

NUMBERED = ()
"""Nothing here is known by a number: marks are counted."""


def parts(table: Any) -> tuple[str, ...]:
    """Name the parts that can be drawn alone, of a game or a view."""
    return crops.parts(table.seats, advanced=bool(table.options["advanced"]))


def focus(view: View[Any], marks: Sequence[str]) -> str | None:
    """Show the whole picture, whatever is offered: it is small enough."""
    del view, marks
    return None


def draw(  # noqa: PLR0913, PLR0917 - the contract of a board
    view: View[Any], lang: str, names: Sequence[str], marks: Sequence[str], part: str | None, changed: Sequence[str]
) -> tuple[Canvas, str, str]:
    """Draw a view, or a part of it; give the picture, its summary and all of it in words."""
    scene = Scene(view, lang, names)
    canvas = _canvas(scene, marks, part)
    for place in dict.fromkeys(changed):
        canvas.ring(place)
    for number, place in enumerate(marks, 1):
        canvas.mark(number, place)
    teller = told.Teller(scene, names)
    return canvas, teller.alt(), teller.text()


def tell(view: View[Any], lang: str, names: Sequence[str]) -> str:
    """Tell all of a view in words, without drawing it."""
    return told.Teller(Scene(view, lang, names), names).text()


def _canvas(scene: Scene, marks: Sequence[str], part: str | None) -> Canvas:
    if part is not None:
        return crops.draw(scene, part)
    if scene.view.outcome is not None:
        return chart.draw(scene)
    if scene.own_hand:
        return hand.draw(scene, marks)
    return table.draw(scene)


def draw_cover(words: Words, low: int, high: int) -> tuple[Canvas, str]:
    """Draw the cover; give it with its description."""
    said = {
        "motto": words.say(Text("picture-cubosaurs-motto")),
        "players": words.say(Text("picture-players", low=low, high=high)),
    }
    alt = words.say(Text("picture-cubosaurs-cover", players=said["players"]))
    return cover.draw(words, said), alt

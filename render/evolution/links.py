"""Paired traits: ribbons below the cards, each fastened to the two animals that it joins."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.evolution.state import Animal, Link
    from render.canvas import Canvas, Frame
    from render.evolution.scene import Scene
    from render.theme import Colour

HEIGHT = 31
STEP = HEIGHT + 3
FIRST = 5
"""How far below the cards the first ribbon hangs."""

PORTS = 3
"""Ribbons of so many lanes are fastened to a card side by side."""

OFF = theme.tint("9A9284")


class Ribbon(NamedTuple):
    """A paired trait and the half cards it hangs below, counted from the left; lanes keep ribbons apart."""

    first: int
    last: int
    lane: int
    kind: str
    name: str
    arrow: str
    """Of a symbiosis: where the protected animal is, "left" or "right"."""

    used: bool
    off: bool
    alone: bool
    """The partner is in another row: it is named by its number."""


def ribbons(scene: Scene, row: Sequence[Animal]) -> list[Ribbon]:
    """Arrange the paired traits of a row of animals: the short ones above, none over another."""
    places = {animal.id: place for place, animal in enumerate(row)}
    found: list[Ribbon] = []
    for link in sorted(scene.links(row), key=lambda each: _span(each, places)):
        first, last, name, arrow, alone = _ends(scene, link, places)
        lane = 0
        while any(each.lane == lane and each.first <= last and first <= each.last for each in found):
            lane += 1
        found.append(Ribbon(first, last, lane, link.kind, name, arrow, scene.link_used(link), link.off, alone))
    return found


def _span(link: Link, places: dict[int, int]) -> tuple[int, int]:
    ends = [places[number] for number in (link.first, link.second) if number in places]
    return max(ends) - min(ends), link.id


def _ends(scene: Scene, link: Link, places: dict[int, int]) -> tuple[int, int, str, str, bool]:
    """Give the half cards a ribbon spans, its name and arrow; one whose partner is in another row hangs alone."""
    name = scene.short(link.kind)
    one, other = places.get(link.first), places.get(link.second)
    if one is not None and other is not None:
        arrow = ("right" if one < other else "left") if link.kind == "symbiosis" else ""
        return 2 * min(one, other) + 1, 2 * max(one, other), name, arrow, False
    place = one if one is not None else other
    assert place is not None
    partner = link.second if one is not None else link.first
    arrow = ("right" if one is not None else "left") if link.kind == "symbiosis" else ""
    return 2 * place, 2 * place + 1, f"{name} {partner}", arrow, True


def height(hanging: Sequence[Ribbon]) -> int:
    """Give the room that ribbons take below the cards."""
    return FIRST + STEP * (1 + max(each.lane for each in hanging)) if hanging else 0


def lay(  # noqa: PLR0913, PLR0917 - where each card lies is said by whoever arranged them
    canvas: Canvas, hanging: Sequence[Ribbon], lefts: Sequence[int], top: int, width: int, ground: Colour
) -> list[Frame]:
    """Hang ribbons below a row of cards, of which the left edges, the lower edge and the width are given."""

    def reach(half: int) -> tuple[int, int]:
        start = lefts[half // 2] + half % 2 * (width // 2)
        return start, start + width // 2

    knob = _knob(ground)
    for each in hanging:
        low = top + FIRST + each.lane * STEP
        for half in (each.first,) if each.alone else (each.first, each.last):
            x = sum(reach(half)) // 2 + (each.lane % PORTS - 1) * (width // 12)
            canvas.fill((x - 3, top, x + 3, low + 4), theme.INK)
            canvas.put((x - 8, top - 9), knob)
    frames = []
    for each in hanging:
        start, end = reach(each.first)[0] + 3, reach(each.last)[1] - 3
        what = ribbon(each._replace(first=0, last=0, lane=0), end - start)
        frames.append(canvas.put((start, top + FIRST + each.lane * STEP), what))
    return frames


@kept
def _knob(ground: Colour) -> Tile:
    pen = Pen(16, 16, ground)
    pen.sprite((8, 8), sprites.icon("knob", 16, theme.FOCUS))
    return pen.tile()


@kept
def ribbon(what: Ribbon, width: int) -> Tile:
    """Paint a ribbon: sign, name, and of a symbiosis an arrow to the animal that is protected."""
    pen = Pen(width, HEIGHT)
    pen.plate((0, 0, width, HEIGHT), theme.CARD, theme.INK, HEIGHT // 2)
    icon, side = 26, 22
    marks = side * bool(what.arrow)
    room = width - icon - marks - 9
    name = what.name
    if what.alone and fonts.width_of(name, fonts.SEMI, theme.TEXT) > room:
        name = name.split()[-1]
    size, name = fonts.fit(name, fonts.SEMI, 26, room, theme.TEXT)
    wide = icon + 3 + fonts.width_of(name, fonts.SEMI, size) + marks
    x = (width - wide) / 2
    arrow = sprites.icon("right", side, theme.INK)
    if what.arrow == "left":
        pen.sprite((x + side / 2, HEIGHT / 2), arrow.transpose(Image.Transpose.FLIP_LEFT_RIGHT))
        x += side
    pen.sprite((x + icon / 2, HEIGHT / 2), sprites.trait(what.kind, icon))
    if what.used:
        pen.sprite((x + icon - 6, HEIGHT / 2 + 6), sprites.icon("tick", 22, theme.FOCUS))
    x += icon + 3
    if what.arrow == "right" and what.alone:
        pen.sprite((x + side / 2, HEIGHT / 2), arrow)
        x += side
    fill = OFF if what.off else theme.INK2 if what.used else theme.INK
    x += pen.text((x, HEIGHT / 2 + 1), name, size, face=fonts.SEMI, fill=fill, anchor="lm")
    if what.arrow == "right" and not what.alone:
        pen.sprite((x + 1 + side / 2, HEIGHT / 2), arrow)
        x += side
    return pen.tile()

"""What hex maps share: where flat-topped hexes and their corners are, and the grounds with their textures."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from render import theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.canvas import Spot
    from render.theme import Colour

FINE = 4
"""Grounds are painted so many times larger."""

GAP = 3
"""How far a hex stays away from the middle of the line to the next one."""


class Grid(NamedTuple):
    """A map: where its hex (0, 0) is, and how long a side is."""

    x: float
    y: float
    side: float

    def middle(self, q: int, r: int) -> Spot:
        """Find the middle of a hex."""
        return self.x + 1.5 * self.side * q, self.y + sqrt(3) * self.side * (r + q / 2)

    def corner(self, q: int, r: int, way: str) -> Spot:
        """Find the east ("e") or the west corner of a hex; every corner is one of these."""
        x, y = self.middle(q, r)
        return x + (self.side if way == "e" else -self.side), y


def outline(side: float, middle: Spot, inset: float = GAP) -> list[Spot]:
    """Give the corners of a hex, so much smaller than its place."""
    reach = side - inset * 2 / sqrt(3)
    return [(middle[0] + reach * cos(pi * step / 3), middle[1] + reach * sin(pi * step / 3)) for step in range(6)]


def size(side: float) -> tuple[int, int]:
    """Give the width and height of the sheet a hex is painted on."""
    return round(2 * side), round(sqrt(3) * side)


class Look(NamedTuple):
    """How a hex is painted: its ground, what lies on top of that, and the colour of a band inside its edge."""

    ground: str
    top: str = ""
    band: Colour | None = None


@lru_cache(128)
def ground(look: Look, side: int) -> Image.Image:
    """Paint a hex in colour and texture; what lies on top is smaller and leaves the ground to be seen around it."""
    width, height = size(side)
    image = Image.new("RGBA", (width * FINE, height * FINE))
    middle = (width * FINE / 2, height * FINE / 2)
    _lay(image, look.ground, outline(side * FINE, middle, GAP * FINE), side)
    if look.top:
        _lay(image, look.top, outline(side * FINE, middle, side * FINE * 0.13), side, edge=1.6)
    if look.band is not None:
        draw = ImageDraw.Draw(image)
        for inset, thick, colour in ((5.5, 9, theme.INK), (5.5, 5.5, look.band)):
            line = outline(side * FINE, middle, (GAP + inset) * FINE)
            draw.line([*line, *line[:2]], (*colour, 255), round(thick * FINE), joint="curve")
    return image.reduce(FINE)


@lru_cache(8)
def vacant(side: int) -> Image.Image:
    """Paint the place of a hex where nothing lies: a broken line."""
    width, height = size(side)
    image = Image.new("RGBA", (width * FINE, height * FINE), (*theme.PAPER, 0))
    draw = ImageDraw.Draw(image)
    ends = outline(side * FINE, (width * FINE / 2, height * FINE / 2), 0)
    for one, other in zip(ends, [*ends[1:], ends[0]], strict=True):
        for step in range(6):
            start, end = (_along(one, other, (step + part) / 6) for part in (0.25, 0.75))
            draw.line((*start, *end), (*theme.RULE, 255), 2 * FINE)
    return image.reduce(FINE)


def _along(one: Spot, other: Spot, share: float) -> Spot:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _lay(image: Image.Image, kind: str, line: list[Spot], side: int, edge: float = 0) -> None:
    """Lay a ground of a kind inside a line."""
    colour = theme.TERRAINS[kind]
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).polygon(line, fill=255)
    sheet = Image.new("RGBA", image.size, (*colour, 255))
    draw = ImageDraw.Draw(sheet)
    tone = theme.drawn_on(colour)
    luck = sum(map(ord, kind)) * 7919
    unit = side * FINE / 92
    columns, rows = 7, 6
    for place in range(columns * rows):
        luck = (luck * 1103515245 + 12345) % (1 << 31)
        column, row = place % columns, place // columns
        x = (column + 0.5 + 0.5 * (row % 2) + ((luck >> 8) % 100 - 50) / 220) * image.width / (columns + 0.5)
        y = (row + 0.5 + ((luck >> 18) % 100 - 50) / 220) * image.height / rows
        if (luck >> 24) % 3:
            TEXTURES[kind](draw, (x, y), unit, tone)
    image.paste(sheet, (0, 0), mask)
    if edge:
        ImageDraw.Draw(image).line([*line, *line[:2]], (*theme.INK2, 255), round(edge * FINE), joint="curve")


def _strokes(draw: ImageDraw.ImageDraw, at: Spot, unit: float, tone: Colour, *lines: tuple[float, ...]) -> None:
    """Draw broken lines, each as x, y, x, y, … around a spot."""
    for line in lines:
        points = [(at[0] + line[i] * unit, at[1] + line[i + 1] * unit) for i in range(0, len(line), 2)]
        draw.line(points, tone, round(2.2 * unit), joint="curve")


def _shape(draw: ImageDraw.ImageDraw, at: Spot, unit: float, tone: Colour, *points: tuple[float, float]) -> None:
    draw.polygon([(at[0] + x * unit, at[1] + y * unit) for x, y in points], tone)


def _waves(draw: ImageDraw.ImageDraw, at: Spot, unit: float, tone: Colour) -> None:
    _strokes(draw, at, unit, tone, (-11, 0, -8, 3, -4, 3, 0, 0, 3, 3, 7, 3, 11, 0))


def _reeds(draw: ImageDraw.ImageDraw, at: Spot, unit: float, tone: Colour) -> None:
    _strokes(draw, at, unit, tone, (-5, 6, -6, -5), (0, 6, 0, -8), (5, 6, 7, -4), (-9, 8, 9, 8))


def _tufts(draw: ImageDraw.ImageDraw, at: Spot, unit: float, tone: Colour) -> None:
    _strokes(draw, at, unit, tone, (-6, -4, -1, 5, 0, -7, 1, 5, 6, -4))


def _crowns(draw: ImageDraw.ImageDraw, at: Spot, unit: float, tone: Colour) -> None:
    _strokes(
        draw, at, unit, tone, (0, 9, 0, -3), (0, -3, -5, -8, -10, -5), (0, -3, 5, -8, 10, -5), (-6, 1, 0, -4, 6, 1)
    )


def _firs(draw: ImageDraw.ImageDraw, at: Spot, unit: float, tone: Colour) -> None:
    _shape(draw, at, unit, tone, (0, -11), (7, 5), (-7, 5))
    _strokes(draw, at, unit, tone, (0, 4, 0, 9))


def _dots(draw: ImageDraw.ImageDraw, at: Spot, unit: float, tone: Colour) -> None:
    for x, y in ((-7, 2), (0, -3), (6, 3)):
        _shape(draw, (at[0] + x * unit, at[1] + y * unit), unit, tone, (0, -1.6), (1.6, 0), (0, 1.6), (-1.6, 0))


def _peaks(draw: ImageDraw.ImageDraw, at: Spot, unit: float, tone: Colour) -> None:
    _strokes(draw, at, unit, tone, (-9, 7, 0, -8, 9, 7), (0, -8, 1, 3))


def _flakes(draw: ImageDraw.ImageDraw, at: Spot, unit: float, tone: Colour) -> None:
    _strokes(
        draw, at, unit, theme.mix(tone, theme.TERRAINS["tundra"], 0.35), (-5, 0, 5, 0), (-3, -4, 3, 4), (3, -4, -3, 4)
    )


TEXTURES: dict[str, Callable[[ImageDraw.ImageDraw, Spot, float, Colour], None]] = {
    "sea": _waves,
    "wetland": _reeds,
    "savannah": _tufts,
    "jungle": _crowns,
    "forest": _firs,
    "desert": _dots,
    "mountain": _peaks,
    "tundra": _flakes,
}

"""A brush for animals: bodies of tapering limbs and smooth shapes, inked around as one.

Everything is in units of a sheet (200 by 140 for an animal), painted large once and made small when used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.theme import Colour

FINE = 4
"""Pixels per unit of a sheet."""

Point = tuple[float, float]
Bead = tuple[float, float, float]
"""A place on a limb, and how thick the limb is there (its radius)."""


def spline(points: Sequence[Sequence[float]], steps: int = 14, *, closed: bool = False) -> Iterator[tuple[float, ...]]:
    """Run a smooth line (Catmull-Rom) through points of any dimension."""
    last = len(points) - 1

    def at(index: int) -> Sequence[float]:
        return points[index % (last + 1)] if closed else points[max(0, min(last, index))]

    for index in range(last + 1 if closed else last):
        around = [at(index + offset) for offset in (-1, 0, 1, 2)]
        for step in range(steps):
            yield _between(around, step / steps)
    yield tuple(points[0] if closed else points[last])


def _between(around: Sequence[Sequence[float]], t: float) -> tuple[float, ...]:
    weights = (
        -0.5 * t + t * t - 0.5 * t**3,
        1 - 2.5 * t * t + 1.5 * t**3,
        0.5 * t + 2 * t * t - 1.5 * t**3,
        -0.5 * t * t + 0.5 * t**3,
    )
    return tuple(sum(w * v for w, v in zip(weights, values, strict=True)) for values in zip(*around, strict=True))


class Limb:
    """A tapering limb: a smooth line whose thickness changes from bead to bead."""

    def __init__(self, *beads: Bead) -> None:
        self.beads = beads

    def paint(self, draw: ImageDraw.ImageDraw, more: float) -> None:
        """Paint it on a mask, so much thicker."""
        before: tuple[float, float] | None = None
        for x, y, radius in spline(self.beads, 24):
            thick = max(0.4, radius) + more
            draw.ellipse([v * FINE for v in (x - thick, y - thick, x + thick, y + thick)], fill=255)
            if before is not None:  # a thin limb would otherwise be a row of dots
                draw.line((*before, x * FINE, y * FINE), fill=255, width=max(1, round(1.7 * thick * FINE)))
            before = (x * FINE, y * FINE)


class Shape:
    """A closed shape, smooth or with corners."""

    def __init__(self, *points: Point, smooth: bool = True) -> None:
        self.points = points
        self.smooth = smooth

    def paint(self, draw: ImageDraw.ImageDraw, more: float) -> None:
        """Paint it on a mask, so much thicker."""
        line = [tuple(p) for p in spline(self.points, closed=True)] if self.smooth else [*self.points, self.points[0]]
        scaled = [(x * FINE, y * FINE) for x, y in line]
        draw.polygon(scaled, fill=255)
        if more:
            draw.line(scaled, fill=255, width=round(2 * more * FINE), joint="curve")
            for x, y in scaled:
                r = more * FINE
                draw.ellipse((x - r, y - r, x + r, y + r), fill=255)


Part = Limb | Shape


class Sheet:
    """A sheet of paper to paint a sprite on."""

    def __init__(self, width: float, height: float) -> None:
        self.size = (round(width * FINE), round(height * FINE))
        self.image = Image.new("RGBA", self.size)
        self.draw = ImageDraw.Draw(self.image)
        self.inside = Image.new("L", self.size)
        """Where the last body is: shading stays inside it."""

    def body(self, parts: Sequence[Part], fill: Colour, ink: Colour, outline: float = 2.2) -> None:
        """Paint parts as one body with an ink line around it."""
        self._pour(self._mask(parts, outline), ink)
        self.inside = self._mask(parts, 0)
        self._pour(self.inside, fill)

    def shade(self, parts: Sequence[Part], fill: Colour, spare: Sequence[Part] = ()) -> None:
        """Paint parts of another tone, within the last body only, sparing what lies in front of it."""
        mask = ImageChops.multiply(self._mask(parts, 0), self.inside)
        if spare:
            mask = ImageChops.subtract(mask, self._mask(spare, 0))
        self._pour(mask, fill)

    def line(self, points: Sequence[Point], ink: Colour, width: float = 1.6) -> None:
        """Draw a smooth line of ink."""
        beads = [(x, y, width / 2) for x, y in points]
        self._pour(self._mask([Limb(*beads)], 0), ink)

    def taper(self, points: Sequence[Bead], ink: Colour) -> None:
        """Draw a line that swells and thins, as a pen does."""
        self._pour(self._mask([Limb(*points)], 0), ink)

    def dot(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """Put a dot."""
        self.draw.ellipse([v * FINE for v in (x - radius, y - radius, x + radius, y + radius)], fill=fill)

    def eye(self, x: float, y: float, radius: float, white: Colour, ink: Colour) -> None:
        """Give it an eye that looks ahead."""
        self.dot(x, y, radius + 1.1, ink)
        self.dot(x, y, radius, white)
        self.dot(x + radius * 0.25, y, radius * 0.62, ink)
        self.dot(x + radius * 0.45, y - radius * 0.3, radius * 0.2, white)

    def _mask(self, parts: Sequence[Part], more: float) -> Image.Image:
        mask = Image.new("L", self.size)
        draw = ImageDraw.Draw(mask)
        for part in parts:
            part.paint(draw, more)
        return mask

    def _pour(self, mask: Image.Image, fill: Colour) -> None:
        self.image.paste(fill, mask=mask)

"""A board drawn the usual way: everything anew, at double size, in full colour, then shrunk for smooth edges.

What has to be drawn is written down once while Beagle draws it: each text, plate, line and animal with its place.
Drawing the list then needs no rules, no layout and no vectors; animals lie ready as images, as they would in files.
"""

from __future__ import annotations

import io
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from PIL import Image, ImageDraw

from render import canvas, fonts, theme

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import render

TWICE = 2


class Sketch:
    """The list of what a picture shows, in the order of drawing."""

    def __init__(self, draw: Callable[[], render.Picture]) -> None:
        self.size = (0, 0)
        self._things: list[tuple[str, tuple[float, float], tuple[Any, ...], dict[str, Any]]] = []
        self._tiles: dict[int, tuple[canvas.Tile, list[tuple[str, tuple[Any, ...], dict[str, Any]]]]] = {}
        canvas.forget()
        with self._listening():
            draw()

    def png(self) -> bytes:
        """Draw all of it at double size, shrink it and encode it."""
        sheet = Sheet(*self.size)
        for name, spot, args, how in self._things:
            sheet.spot = spot
            getattr(sheet, name)(*args, **how)
        buffer = io.BytesIO()
        sheet.image.resize(self.size, Image.Resampling.LANCZOS).save(buffer, "PNG")
        return buffer.getvalue()

    @contextmanager
    def _listening(self) -> Iterator[None]:
        """Write down what pens paint, and where the canvas puts it."""
        ears = {
            (canvas.Pen, "tile"): self._hear_tile,
            (canvas.Canvas, "put"): self._hear_put,
            **{(canvas.Pen, name): self._hear_pen for name in ("text", "plate", "band", "hair", "sprite")},
            **{(canvas.Canvas, name): self._hear_canvas for name in ("fill", "overlay")},
        }
        real = {place: getattr(*place) for place in ears}
        for (kind, name), ear in ears.items():
            setattr(kind, name, _through(real[kind, name], ear, name))
        try:
            yield
        finally:
            for (kind, name), function in real.items():
                setattr(kind, name, function)

    def _hear_pen(self, pen, name, args, how, _result):
        pen.__dict__.setdefault("heard", []).append((name, args, how))

    def _hear_tile(self, pen, _name, _args, _how, tile):
        self._tiles[id(tile.image)] = (tile, pen.__dict__.get("heard", []))  # the tile is kept, so its id stays its own

    def _hear_put(self, sheet, _name, args, _how, _result):
        spot, tile = args
        _, heard = self._tiles[id(tile.image)]
        self._things += [(name, spot, what, how) for name, what, how in heard]
        self.size = sheet.image.size

    def _hear_canvas(self, _sheet, name, args, how, _result):
        self._things.append((name, (0, 0), args, how))


def _through(function, ear, name):
    """Let a method do its work, and tell the ear."""

    def hear(it, *args, **how):
        result = function(it, *args, **how)
        ear(it, name, args, how, result)
        return result

    return hear


class Sheet:
    """A sheet of double size; `spot` is where the tile lies that is drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("RGB", (TWICE * width, TWICE * height), theme.PAPER)
        self.pen = ImageDraw.Draw(self.image)
        self.spot: tuple[float, float] = (0, 0)

    def text(self, at, text, size, **how):
        font = fonts.font(how.get("face", fonts.SANS), TWICE * size)
        self.pen.text(self._twice(at), text, how.get("fill", theme.INK), font, how.get("anchor", "ls"))

    def plate(self, frame, fill, line=None, radius=12, thick=2):
        left, top, right, bottom = self._twice(frame)
        width = TWICE * thick if line else 0
        self.pen.rounded_rectangle((left, top, right - 1, bottom - 1), TWICE * radius, fill, line, width)

    def band(self, frame, fill, radius=12):
        left, top, right, bottom = self._twice(frame)
        upper = (True, True, False, False)
        self.pen.rounded_rectangle((left, top, right - 1, bottom - 1), TWICE * radius, fill, corners=upper)

    def hair(self, start, end, fill=theme.RULE, width=2):
        self.pen.line((*self._twice(start), *self._twice(end)), fill, TWICE * width)

    def sprite(self, at, sprite):
        large = sprite.resize((TWICE * sprite.width, TWICE * sprite.height), Image.Resampling.LANCZOS)
        x, y = self._twice(at)
        self.image.paste(large, (x - large.width // 2, y - large.height // 2), large)

    overlay = sprite

    def fill(self, frame, colour):
        left, top, right, bottom = self._twice(frame)
        self.pen.rectangle((left, top, right - 1, bottom - 1), colour)

    def _twice(self, places):
        return tuple(round(TWICE * (value + self.spot[index % 2])) for index, value in enumerate(places))

"""Where pictures are put together: cached tiles in a fixed palette, text that knows its box, marks and rings on top.

A tile is painted once, at full depth, brought to the palette, and kept. A board is then mostly copying: tiles onto
paper, a few overlays, and the encoder. Every piece of text leaves its box behind, so that tests can prove
that none overlaps.
"""

from __future__ import annotations

import io
from functools import cache, lru_cache
from math import hypot
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec

from PIL import Image, ImageDraw

from render import fonts, sprites, theme

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from render.theme import Colour

P = ParamSpec("P")
Spot = tuple[float, float]
Frame = tuple[int, int, int, int]
"""Left, top, right, bottom."""

SMOOTH = 4
"""Rounded corners are painted so many times larger."""

OVERLAP = 4
"""So far two marks may run into each other: the outer half of a ring."""


class Box(NamedTuple):
    """Where a piece of text is, and how large it is set; `role` says what must be read from afar."""

    text: str
    frame: Frame
    size: int
    role: str


class Disc(NamedTuple):
    """Where a mark is, and half of its size."""

    x: float
    y: float
    half: float


class Tile(NamedTuple):
    """A finished piece of a picture, in the palette; its ground lets the paper through."""

    image: Image.Image
    mask: Image.Image
    boxes: tuple[Box, ...]

    @property
    def size(self) -> tuple[int, int]:
        """Give width and height."""
        return self.image.size


_KEPT: list[Callable[[], None]] = []


def kept(paint: Callable[P, Tile]) -> Callable[P, Tile]:
    """Remember the tiles that a function painted."""
    remembered = lru_cache(1024)(paint)
    _KEPT.append(remembered.cache_clear)

    def recall(*args: P.args, **kwargs: P.kwargs) -> Tile:
        return remembered(*args, **kwargs)  # type: ignore[arg-type]  # tiles are painted from plain values

    return recall


def forget() -> None:
    """Empty all caches, as if nothing had been drawn yet."""
    for clear in (*_KEPT, sprites.forget, paper.cache_clear, rounded.cache_clear, _dimmed.cache_clear):
        clear()


class Pen:
    """Paints one tile."""

    def __init__(self, width: int, height: int, ground: Colour = theme.PAPER) -> None:
        self.width, self.height, self.ground = width, height, ground
        self.image = Image.new("RGB", (width, height), ground)
        self.draw = ImageDraw.Draw(self.image)
        self.boxes: list[Box] = []
        self._plates: list[tuple[Frame, int]] = []

    def text(  # noqa: PLR0913 - how a text is set is said where it is written
        self,
        at: Spot,
        text: str,
        size: int,
        *,
        face: str = fonts.SANS,
        fill: Colour = theme.INK,
        anchor: str = "ls",
        role: str = "",
    ) -> int:
        """Write; give the width."""
        text = fonts.settable(text)
        font = fonts.font(face, size)
        at = (round(at[0]), round(at[1]))
        self.draw.text(at, text, fill, font, anchor)
        frame = self.draw.textbbox(at, text, font, anchor)
        self.boxes.append(Box(text, (int(frame[0]), int(frame[1]), int(frame[2]), int(frame[3])), size, role))
        return int(frame[2] - frame[0])

    def fitted(self, at: Spot, text: str, size: int, width: int, least: int = theme.TEXT, **how: Any) -> int:
        """Write in a given width: smaller if need be, then shortened."""
        size, text = fonts.fit(text, how.get("face", fonts.SANS), size, width, least)
        return self.text(at, text, size, **how)

    def lines(self, at: Spot, text: str, size: int, width: int, most: int, **how: Any) -> int:
        """Write in lines of a given width, from the top; give the height."""
        rows = fonts.wrapped(text, how.get("face", fonts.SANS), size, width, most)
        step = round(size * 1.16)
        for row, line in enumerate(rows):
            self.text((at[0], at[1] + row * step), line, size, anchor="la", **how)
        return step * len(rows)

    def sprite(self, at: Spot, image: Image.Image) -> None:
        """Put a sprite with its middle at a spot."""
        self.image.paste(image, (round(at[0] - image.width / 2), round(at[1] - image.height / 2)), image)

    def plate(self, frame: Frame, fill: Colour, line: Colour | None = None, radius: int = 12, thick: int = 2) -> None:
        """Lay a card with round corners."""
        image = rounded(frame[2] - frame[0], frame[3] - frame[1], radius, fill, line, thick)
        self.image.paste(image, frame[:2], image)
        if fill != self.ground:
            self._plates.append((frame, radius))

    def band(self, frame: Frame, fill: Colour, radius: int = 12) -> None:
        """Colour the upper end of a card, inside its line."""
        left, top, right, bottom = frame
        image = rounded(right - left, bottom - top + radius, radius, fill, None, 0).crop(
            (0, 0, right - left, bottom - top)
        )
        self.image.paste(image, (left, top), image)

    def hair(self, start: Spot, end: Spot, fill: Colour = theme.RULE, width: int = 2) -> None:
        """Draw a hairline."""
        self.draw.line((*start, *end), fill, width)

    def badge(self, at: Spot, seat: int, size: int) -> None:
        """Draw a seat: colour, shape and letter."""
        look = theme.SEATS[seat]
        self.sprite(at, sprites.icon(f"seat:{look.shape}", size, look.colour))
        low = {"triangle": 0.13, "drop": 0.06}.get(look.shape, 0)
        place = (at[0], at[1] + size * low)
        self.text(place, look.letter, round(size * 0.5), face=fonts.BOLD, fill=look.text, anchor="mm", role="badge")

    def tile(self) -> Tile:
        """Bring what was painted to the palette."""
        image = reduced(self.image)
        ground = theme.palette().index(self.ground)
        mask = image.point([0 if index == ground else 255 for index in range(256)], "1")
        draw = ImageDraw.Draw(mask)
        for (left, top, right, bottom), radius in self._plates:  # a card is opaque, whatever is painted on it
            draw.rounded_rectangle((left + 1, top + 1, right - 2, bottom - 2), radius, 255)
        return Tile(image, mask, tuple(self.boxes))


class Canvas:
    """A picture in the making."""

    def __init__(self, width: int, height: int) -> None:
        self.image = paper(width, height).copy()
        self.boxes: list[Box] = []
        self.places: dict[str, Frame] = {}
        """What can be pointed at, by its place."""

        self.spots: dict[str, Spot] = {}
        """Where the mark of a place goes, if not to its middle."""

        self.spilled: list[Box] = []
        """Texts that did not fit on their tile; tests look here."""

        self.mark_scale = 1.0
        """Marks on a picture wider than most are larger, so that they read where a phone shows it small."""

        self._marks: list[Disc] = []
        self._dimmed = False

    def put(self, at: tuple[int, int], tile: Tile) -> Frame:
        """Lay a tile; give its frame."""
        self.image.paste(tile.image, at, tile.mask)
        left, top = at
        for text, (x, y, x2, y2), size, role in tile.boxes:
            box = Box(text, (x + left, y + top, x2 + left, y2 + top), size, role)
            self.boxes.append(box)
            if x < 0 or y < 0 or x2 > tile.image.width or y2 > tile.image.height:
                self.spilled.append(box)
        return left, top, left + tile.image.width, top + tile.image.height

    def cover(self, at: tuple[int, int], tile: Tile) -> Frame:
        """Lay a tile over others: text that it hides is not there any more."""
        frame = (*at, at[0] + tile.image.width, at[1] + tile.image.height)
        self.boxes = [box for box in self.boxes if not _touch(box.frame, frame)]
        return self.put(at, tile)

    def fill(self, frame: Frame, colour: Colour) -> None:
        """Fill a frame with a colour of the palette."""
        self.image.paste(theme.palette().index(colour), frame)

    def overlay(self, at: Spot, image: Image.Image) -> Frame:
        """Blend a sprite into what is there, its middle at a spot."""
        left, top = round(at[0] - image.width / 2), round(at[1] - image.height / 2)
        frame = (left, top, left + image.width, top + image.height)
        under = self.image.crop(frame).convert("RGB")
        under.paste(image, (0, 0), image)
        self.image.paste(reduced(under), frame[:2])
        return frame

    def thin(self) -> None:
        """Use fewer colours, for a board so full that its picture would be large: edges lose a few of their steps."""
        self.image = self.image.point(_thinned(self._dimmed))

    def dim(self, frame: Frame) -> None:
        """Let a part step back."""
        self.image.paste(self.image.crop(frame).point(_dimmed()), frame[:2])
        self._dimmed = True

    def mark(self, number: int, place: str) -> None:
        """Put a numbered disc on a place, beside those that are there already; nothing if the place is not here."""
        if place not in self.places:
            return
        left, top, right, bottom = self.places[place]
        x, y = self.spots.get(place, ((left + right) / 2, (top + bottom) / 2))
        size = round(sprites.MARK_SIZE[len(str(number)) > 1] * self.mark_scale)
        half = size / 2
        while any(hypot(x - disc.x, y - disc.y) < half + disc.half - OVERLAP for disc in self._marks):
            x += 8
        x = min(max(x, half), self.image.width - half)
        y = min(max(y, half), self.image.height - half)
        self.overlay((x, y), sprites.icon("mark", size, theme.DANGER))
        self._marks.append(Disc(x, y, half))
        tile = _mark_number(str(number), round(theme.MARK * self.mark_scale))
        self.put((round(x - tile.image.width / 2), round(y - tile.image.height / 2)), tile)

    def ring(self, place: str) -> None:
        """Put a soft ring around what changed."""
        if place in self.places:
            left, top, right, bottom = self.places[place]
            for x, y, image in sprites.ring(right - left, bottom - top):
                self.overlay((left + x, top + y), image)

    def png(self) -> bytes:
        """Encode."""
        buffer = io.BytesIO()
        self.image.save(buffer, "PNG", compress_level=4)  # the next tenth of the size would double the time
        return buffer.getvalue()


@kept
def _mark_number(text: str, size: int) -> Tile:
    pen = Pen(round(size * 1.25), round(size / 1.2), theme.WHITE)
    pen.text((pen.width / 2, pen.height / 2), text, size, face=fonts.BOLD, fill=theme.DANGER, anchor="mm", role="mark")
    return pen.tile()


def _touch(one: Sequence[float], other: Sequence[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@cache
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in theme.palette() for channel in colour])
    return image


def reduced(image: Image.Image) -> Image.Image:
    """Bring an image to the palette, without dithering: flat stays flat, and small."""
    return image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)


@lru_cache(32)
def paper(width: int, height: int) -> Image.Image:
    """Make a sheet of warm paper with a few fibres in it."""
    image = Image.new("P", (width, height), theme.palette().index(theme.PAPER))
    image.putpalette([channel for colour in theme.palette() for channel in colour])
    draw = ImageDraw.Draw(image)
    colours = theme.palette()
    fibre = min(range(256), key=lambda index: theme.distance(colours[index], theme.mix(theme.PAPER, theme.RULE, 0.2)))
    luck = 1835
    for _ in range(width * height // 3200):
        luck = (luck * 1103515245 + 12345) % (1 << 31)
        x, y, length = luck % width, (luck >> 8) * 7 % height, 3 + (luck >> 20) % 7
        draw.line((x, y, x + length, y + (luck >> 16) % 2), fibre)
    return image


@lru_cache(512)
def rounded(  # noqa: PLR0913, PLR0917 - a cache wants plain arguments
    width: int, height: int, radius: int, fill: Colour, line: Colour | None, thick: int
) -> Image.Image:
    """Make a plate with round corners."""
    image = Image.new("RGBA", (width * SMOOTH, height * SMOOTH), (*(line or fill), 0))
    draw = ImageDraw.Draw(image)
    frame = (0, 0, width * SMOOTH - 1, height * SMOOTH - 1)
    draw.rounded_rectangle(frame, radius * SMOOTH, fill, line, thick * SMOOTH if line else 0)
    return image.reduce(SMOOTH)


@cache
def _dimmed() -> list[int]:
    """Map each colour of the palette to a fainter one."""
    colours = theme.palette()
    wanted = [theme.mix(colour, theme.PAPER, 0.62) for colour in colours]
    return [min(range(256), key=lambda i, want=want: theme.distance(colours[i], want)) for want in wanted]  # type: ignore[misc]


@cache
def _thinned(dimmed: bool) -> list[int]:
    """Map each colour of the palette to one of a few: all that fill areas, and steps that are far apart.

    Where parts have stepped back, seats have to be told apart by their fainter colours as well.
    """
    colours = theme.palette()
    few: list[int] = []
    if dimmed:
        faint = (theme.INK, theme.INK2, *(seat.colour for seat in theme.SEATS))
        few = [_dimmed()[colours.index(colour)] for colour in faint]
    for index, colour in enumerate(colours):
        if index < theme.pure_count() or all(theme.distance(colour, colours[each]) >= 36**2 for each in few):
            few.append(index)
    return [min(few, key=lambda each, want=want: theme.distance(colours[each], want)) for want in colours]  # type: ignore[misc]

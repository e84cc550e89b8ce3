"""The drawings: animals and signs, painted large once, kept in the sizes that are used."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFilter

from render import theme
from render.sprites.brush import Sheet
from render.sprites.dinosaurs import ANIMALS, SIZE, animal
from render.sprites.icons import ICONS, SIDE
from render.sprites.lizards import creature as painted_creature
from render.sprites.signs import SIGNS
from render.sprites.species import PIECES
from render.sprites.traits import TRAITS

if TYPE_CHECKING:
    from render.theme import Colour

MARK_SIZE = (62, 72)
"""The disc of a mark, with one digit or two."""

RING = 14
"""How far a soft ring reaches beyond what it surrounds."""


@lru_cache(64)
def _painted(name: str, fill: Colour | None) -> Image.Image:
    if fill is None:
        return animal(name).image
    sheet = Sheet(SIDE, SIDE)
    (SIGNS.get(name) or PIECES.get(name) or ICONS[name])(sheet, fill)
    return sheet.image


@lru_cache(512)
def beast(kind: str, width: int, height: int, flat: Colour | None = None, *, flip: bool = False) -> Image.Image:
    """Give an animal as large as fits; in one flat colour, it is a shadow of itself."""
    scale = min(width / SIZE[0], height / SIZE[1])
    size = (max(1, round(SIZE[0] * scale)), max(1, round(SIZE[1] * scale)))
    image = _painted(kind, None).resize(size, Image.Resampling.LANCZOS)
    if flip:
        image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if flat is not None:
        shadow = Image.new("RGBA", size, flat)
        shadow.putalpha(image.getchannel("A"))
        return shadow
    return image


@lru_cache(512)
def icon(name: str, size: int, fill: Colour) -> Image.Image:
    """Give a sign in a colour."""
    return _painted(name, fill).resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(64)
def _trait_painted(kind: str) -> Image.Image:
    paint, pigment = TRAITS[kind]
    sheet = Sheet(SIDE, SIDE)
    paint(sheet, pigment)
    return sheet.image


@lru_cache(256)
def trait(kind: str, size: int) -> Image.Image:
    """Give the sign of a trait, in its own pigment."""
    return _trait_painted(kind).resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(64)
def _creature_painted(kind: str, colour: Colour) -> Image.Image:
    return painted_creature(kind, colour).image


@lru_cache(256)
def creature(kind: str, colour: Colour, width: int, height: int) -> Image.Image:
    """Give a creature of Evolution in a colour, as large as fits."""
    scale = min(width / SIZE[0], height / SIZE[1])
    size = (max(1, round(SIZE[0] * scale)), max(1, round(SIZE[1] * scale)))
    return _creature_painted(kind, colour).resize(size, Image.Resampling.LANCZOS)


@lru_cache(64)
def shadow(name: str, size: int, fill: Colour) -> Image.Image:
    """Give the outline of a sign, filled with one colour."""
    image = Image.new("RGBA", (size, size), fill)
    image.putalpha(icon(name, size, fill).getchannel("A"))
    return image


@lru_cache(128)
def ring(width: int, height: int) -> tuple[tuple[float, float, Image.Image], ...]:
    """Give the four sides of a soft ring around a frame, each with its middle: what is inside stays untouched."""
    full = (width + 2 * RING, height + 2 * RING)
    mask = Image.new("L", full)
    draw = ImageDraw.Draw(mask)
    draw.rounded_rectangle((3, 3, full[0] - 4, full[1] - 4), 18, 0, 255, 9)
    mask = mask.filter(ImageFilter.GaussianBlur(2))
    soft = Image.new("RGBA", full, theme.FOCUS)
    soft.putalpha(mask)
    edge = RING + 4
    sides = (
        (0, 0, full[0], edge),
        (0, full[1] - edge, full[0], full[1]),
        (0, edge, edge, full[1] - edge),
        (full[0] - edge, edge, full[0], full[1] - edge),
    )
    return tuple(
        ((left + right) / 2 - RING, (top + bottom) / 2 - RING, soft.crop((left, top, right, bottom)))
        for left, top, right, bottom in sides
    )


def forget() -> None:
    """Forget what was painted."""
    for each in (_painted, beast, icon, _trait_painted, trait, _creature_painted, creature, shadow, ring):
        each.cache_clear()


__all__ = ["ANIMALS", "MARK_SIZE", "beast", "creature", "forget", "icon", "ring", "shadow", "trait"]

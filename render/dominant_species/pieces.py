"""The pieces of Dominant Species: square cubes, round pawns and pointed cones, each in its colour with its letters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dominant_species.facts import ANIMALS, ELEMENTS
from render import fonts, hexes, sprites, theme
from render.dominant_species.scene import colour_of, text_on
from render.sprites.species import DISKS

if TYPE_CHECKING:
    from PIL import Image

    from render.canvas import Pen, Spot


def cube(pen: Pen, at: Spot, animal: int, letter: str, size: int) -> None:
    """Paint a cube with its letters."""
    half = size // 2
    x, y = round(at[0]), round(at[1])
    pen.plate((x - half, y - half, x + half, y + half), colour_of(animal), theme.INK, 5)
    _letter(pen, (x, y), animal, letter, size)


def cone(pen: Pen, at: Spot, animal: int, letter: str, size: int) -> None:
    """Paint a cone with its letters: this animal is dominant."""
    pen.sprite((at[0], at[1] - size * 0.06), sprites.icon("cone", round(size * 1.3), colour_of(animal)))
    _letter(pen, (at[0], at[1] + size * 0.2), animal, letter, round(size * 0.94))


def pawn(pen: Pen, at: Spot, animal: int, letter: str, size: int) -> None:
    """Paint an action pawn from above."""
    pen.sprite(at, sprites.icon("food", size, colour_of(animal)))
    _letter(pen, at, animal, letter, round(size * 0.92))


def _letter(pen: Pen, at: Spot, animal: int, letter: str, size: int) -> None:
    set_at = round(size * (0.72 if len(letter) == 1 else 0.58))
    how = {"face": fonts.BOLD, "fill": text_on(animal), "anchor": "mm", "role": "piece"}
    pen.text((at[0], at[1] - 1), letter, set_at, **how)  # type: ignore[arg-type]


def animal(kind: int, size: int) -> Image.Image:
    """Give the silhouette of an animal in its colour."""
    return sprites.icon(f"species:{ANIMALS[kind]}", size, colour_of(kind))


def element(kind: int, size: int) -> Image.Image:
    """Give the disk of an element."""
    name = ELEMENTS[kind]
    return sprites.icon(f"element:{name}", size, DISKS[name])


def swatch(pen: Pen, at: Spot, terrain: str, letter: str, side: int) -> None:
    """Paint a small tile with its letter."""
    pen.sprite(at, hexes.ground(hexes.Look(terrain), side))
    pen.text((at[0], at[1]), letter, round(side * 0.95), face=fonts.TITLE, anchor="mm", role="piece")


def lost(pen: Pen, at: Spot, size: int) -> None:
    """Say that something is about to be lost."""
    pen.sprite(at, sprites.icon("skull", size, theme.WHITE))

"""The earth: tiles with their cubes, the cone and the band of whoever is dominant, elements on the corners."""

from __future__ import annotations

from math import ceil, sqrt
from typing import TYPE_CHECKING, NamedTuple

from games.dominant_species import board
from games.dominant_species.facts import NONE, POINTS, SPECIATION, TERRAINS
from games.dominant_species.words import corner_place, hex_place
from render import fonts, hexes, sprites, theme
from render.canvas import Pen, Tile, kept
from render.dominant_species import pieces
from render.dominant_species.scene import capital, colour_of
from render.hexes import Grid, Look

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.canvas import Canvas
    from render.dominant_species.scene import Cubes, Scene
    from render.dominant_species.scene import Tile as Land

DISK = 0.5
"""How wide an element is, in sides of a hex."""

KEY = 68
PER_LINE = 4
LEGEND = KEY * (len(TERRAINS) // PER_LINE)
PER_ROW = 2
THREE = 3
UNIT = Grid(0, 0, 1)


class Window(NamedTuple):
    """A part of the map: its hexes, and its frame in sides of a hex around the middle of the map."""

    hexes: tuple[int, ...]
    left: float
    top: float
    right: float
    bottom: float

    def size(self, side: int) -> tuple[int, int]:
        """Give its width and height; disks stand out over its edge."""
        over = round(side * DISK)
        return ceil((self.right - self.left) * side) + over, ceil((self.bottom - self.top) * side) + over // 2


def window(hexes: Iterable[int]) -> Window:
    """Cut out the smallest part of the map that holds some hexes whole, and whatever else is whole in it."""
    middles = [UNIT.middle(*at) for at in board.HEXES]
    wanted = [middles[hex_] for hex_ in hexes]
    half = sqrt(3) / 2
    left, right = min(x for x, _ in wanted) - 1, max(x for x, _ in wanted) + 1
    top, bottom = min(y for _, y in wanted) - half, max(y for _, y in wanted) + half
    near = 0.01
    inside = tuple(
        hex_
        for hex_, (x, y) in enumerate(middles)
        if left - near < x - 1 and x + 1 < right + near and top - near < y - half and y + half < bottom + near
    )
    return Window(inside, left, top, right, bottom)


WHOLE = window(range(len(board.HEXES)))


def lay(canvas: Canvas, scene: Scene, at: tuple[int, int], side: int, part: Window = WHOLE) -> None:
    """Lay the map, or a part of it, with its upper left corner at a spot."""
    width, height = part.size(side)
    middle = ((part.left + part.right) / 2 * side, (part.top + part.bottom) / 2 * side)
    grid = Grid(at[0] + width / 2 - middle[0], at[1] + height / 2 - middle[1], side)
    half = hexes.size(side)
    bare_first = sorted(part.hexes, key=lambda hex_: scene.state.terrain[hex_] != NONE)
    for hex_ in bare_first:
        x, y = grid.middle(*board.HEXES[hex_])
        spot = (round(x - half[0] / 2), round(y - half[1] / 2))
        bare = scene.state.terrain[hex_] == NONE
        tile = _vacant(board.NAMES[hex_].upper(), side) if bare else _land(scene.tile(hex_), side)
        left, top, right, bottom = canvas.put(spot, tile)
        place = hex_place(hex_)
        inset = (right - left) // 8
        canvas.places[place] = (left + inset, top + 8, right - inset, bottom - 8)
        canvas.spots[place] = (x, y - side * 0.7)
    for corner in sorted({corner for hex_ in part.hexes for corner in board.CORNERS_OF[hex_]}):
        _corner(canvas, scene, corner, grid.corner(*board.CORNERS[corner]), round(side * DISK))


def _corner(canvas: Canvas, scene: Scene, corner: int, spot: tuple[float, float], wide: int) -> None:
    element = scene.state.corners[corner]
    place = corner_place(corner)
    x, y = spot
    half = wide // 2
    canvas.places[place] = (round(x) - half, round(y) - half, round(x) + half, round(y) + half)
    if element == NONE:
        return
    canvas.spots[place] = (x + wide * 0.62, y - wide * 0.62)  # a mark does not hide what it offers
    canvas.overlay(spot, pieces.element(element, wide))
    if corner in scene.wasting:
        canvas.overlay((x + wide * 0.36, y - wide * 0.36), sprites.icon("skull", round(wide * 0.6), theme.WHITE))


@kept
def _vacant(name: str, side: int) -> Tile:
    pen = Pen(*hexes.size(side))
    pen.sprite((pen.width / 2, pen.height / 2), hexes.vacant(side))
    pen.text((pen.width / 2, pen.height / 2), name, theme.TEXT, fill=theme.INK2, anchor="mm")
    return pen.tile()


@kept
def _land(land: Land, side: int) -> Tile:
    """Paint a tile: terrain and letter above, its name below, cubes between."""
    pen = Pen(*hexes.size(side))
    x, y = pen.width / 2, pen.height / 2
    band = None if land.dominant == NONE else colour_of(land.dominant)
    top = land.terrain if land.terrain != land.under else ""
    pen.sprite((x, y), hexes.ground(Look(land.under, top, band), side))
    pen.text((x, y - side * 0.515), land.letter, round(side * 0.3), face=fonts.TITLE, anchor="ms", role="terrain")
    pen.text((x, y + side * 0.69), land.name, round(side * 0.25), face=fonts.SEMI, anchor="ms", role="terrain")
    if land.scored:
        pen.sprite((x + side * 0.24, y - side * 0.62), sprites.icon("tick", round(side * 0.24), theme.GOOD))
    _cubes(pen, land, side)
    return pen.tile()


def _cubes(pen: Pen, land: Land, side: int) -> None:
    """Put up to six animals in two columns, larger where there are few."""
    count = len(land.cubes)
    columns = 1 if count == 1 else PER_ROW
    rows = -(-count // columns)
    large = rows < THREE
    chip = round(side * (0.38 if large else 0.32))
    step = (side * 0.66, side * (0.46 if large else 0.335))
    for place, cubes in enumerate(land.cubes):
        column, row = place % columns, place // columns
        alone = place == count - 1 and column == 0
        x = pen.width / 2 + (0 if alone else (column - 0.5) * step[0])
        y = pen.height / 2 + (row - (rows - 1) / 2) * step[1]
        _group(pen, cubes, (x, y), chip)


def _group(pen: Pen, cubes: Cubes, at: tuple[float, float], chip: int) -> None:
    """Put the cubes of an animal, the count beside the piece, in the middle of a cell."""
    many = cubes.n > 9
    number = round(chip * (0.84 if many else 0.98))
    text = str(cubes.n)
    wide = chip + 3 + fonts.width_of(text, fonts.BOLD, number)
    left = at[0] - wide / 2 + chip / 2
    (pieces.cone if cubes.dominant else pieces.cube)(pen, (left, at[1]), cubes.animal, cubes.letter, chip)
    fill = theme.DANGER if cubes.endangered else theme.INK
    pen.text((left + chip / 2 + 3, at[1]), text, number, face=fonts.BOLD, fill=fill, anchor="lm", role="cubes")
    if cubes.endangered:
        pieces.lost(pen, (left - chip * 0.46, at[1] - chip * 0.42), round(chip * 0.66))


def legend(canvas: Canvas, scene: Scene, at: tuple[int, int], width: int) -> None:
    """Lay the terrains with their names, points by place, and how many cubes Speciation adds there."""
    step = width // PER_LINE
    for terrain, name in enumerate(TERRAINS):
        points = " \N{MIDDLE DOT} ".join(map(str, POINTS[terrain]))
        tile = _key(name, scene.terrain_letter(terrain), capital(scene.thing(name)), points, SPECIATION[terrain], step)
        canvas.put((at[0] + terrain % PER_LINE * step, at[1] + terrain // PER_LINE * KEY), tile)


@kept
def _key(terrain: str, letter: str, name: str, points: str, limit: int, width: int) -> Tile:  # noqa: PLR0913, PLR0917
    pen = Pen(width, KEY)
    pieces.swatch(pen, (31, 33), terrain, letter, 30)
    pen.fitted((68, 28), name, theme.TEXT, width - 72, fill=theme.INK2)
    pen.text((68, 60), points, theme.TEXT, face=fonts.BOLD)
    right = width - 20
    pen.plate((right - 20, 38, right, 58), theme.CARD, theme.INK, 3)
    pen.text((right - 25, 60), f"+{limit}", theme.TEXT, fill=theme.INK2, anchor="rs")
    return pen.tile()

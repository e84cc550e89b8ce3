"""The DNA tiles on offer: a tile keeps its place for the whole round, and shows who bought it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cubosaurs.cards import TILES
from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept

if TYPE_CHECKING:
    from render.canvas import Canvas
    from render.cubosaurs.scene import Scene

GAP = 12
TITLE = 52
TALL = 158
HEIGHT = TITLE + TALL + 24


def lay(canvas: Canvas, scene: Scene, top: int, width: int = theme.WIDTH, columns: int | None = None) -> int:
    """Lay the market; give where it ends."""
    left, tiles = theme.MARGIN, scene.tiles
    inner = width - 2 * theme.MARGIN
    canvas.put((left, top), _title(scene.say("market"), scene.say("supply"), scene.state.supply, inner))
    columns = columns or len(tiles)
    each = (inner - GAP * (columns - 1)) // columns
    for place, (tile, buyer) in enumerate(tiles):
        row, column = divmod(place, columns)
        at = (left + column * (each + GAP), top + TITLE + row * (TALL + GAP))
        name, effect = scene.thing(tile), scene.say(f"tile-{tile.replace('_', '-')}")
        frame = canvas.put(at, _tile(tile, name, effect, buyer, each))
        canvas.places[f"tile:{tile}"] = frame
        canvas.spots[f"tile:{tile}"] = (at[0] + 50, at[1] + 74)  # on the picture: name, effect and cost stay readable
    bottom = top + TITLE + -(-len(tiles) // columns) * (TALL + GAP)
    canvas.places["market"] = (left - 8, top + TITLE - 6, width - left + 8, bottom - 4)
    return bottom


@kept
def _title(text: str, supply: str, count: int, width: int) -> Tile:
    pen = Pen(width, TITLE)
    pen.hair((0, 3), (width, 3))
    pen.text((2, 40), text, theme.NAME, face=fonts.SERIF)
    x = width - pen.text((width - 2, 41), str(count), theme.NUMBER, face=fonts.BOLD, anchor="rs") - 30
    pen.sprite((x, 29), sprites.icon("dna", 40, theme.PIGMENTS["dna"]))
    pen.text((x - 26, 40), supply, theme.TEXT, fill=theme.INK2, anchor="rs")
    return pen.tile()


@kept
def _tile(tile: str, name: str, effect: str, buyer: int | None, width: int) -> Tile:
    """Paint a tile: number and name, what it does, what it costs."""
    pen = Pen(width, TALL)
    sold = buyer is not None
    pigment = theme.PIGMENTS["dna"]
    pen.plate((0, 0, width, TALL), theme.PAPER if sold else theme.CARD, theme.RULE if sold else theme.INK)
    band = theme.mix(theme.PAPER, theme.RULE, 0.8) if sold else pigment
    pen.band((2, 2, width - 2, 42), band, 10)
    colour = theme.INK2 if sold else theme.WHITE
    pen.text((26, 32), str(TILES[tile].number), theme.NAME, face=fonts.BOLD, fill=colour, anchor="ms")
    pen.fitted((50, 32), name, theme.NAME, width - 60, face=fonts.SERIF, fill=colour)
    if buyer is not None:
        pen.badge((50, 98), buyer, 72)
    else:
        pen.sprite((50, 78), sprites.icon(f"tile:{tile}", 62, pigment))
        pen.text((30, 147), str(TILES[tile].cost), theme.NUMBER, face=fonts.BOLD, anchor="ms")
        pen.sprite((62, 134), sprites.icon("dna", 36, pigment))
    rows = fonts.wrapped(effect, fonts.SANS, theme.TEXT, width - 112, 4)
    step = 27
    y = 42 + (TALL - 42 - step * len(rows)) / 2
    for row, line in enumerate(rows):
        pen.text((102, y + row * step + 21), line, theme.TEXT, fill=theme.INK2 if sold else theme.INK)
    return pen.tile()

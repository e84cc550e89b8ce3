"""The players side by side: who, how many cards and points, and how many animals in each territory."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept
from render.cards import TIMES, back
from render.evolution import rows

if TYPE_CHECKING:
    from render.canvas import Canvas
    from render.evolution.rows import Who
    from render.evolution.scene import Scene

HEIGHT = 158
LEFT = 20
ROOMY = 300
"""A cell so wide has its name beside the badge in full size."""


class Cell(NamedTuple):
    """What is said of a player: what stands before a row of the table, and the animals by territory."""

    who: Who
    herds: tuple[tuple[str, int], ...]


def lay(canvas: Canvas, scene: Scene, top: int) -> None:
    """Lay all players side by side; whoever is asked on a darker ground, below a bar in their colour."""
    pitch = (theme.WIDTH - 2 * LEFT) // len(scene.seats)
    canvas.fill((0, top, theme.WIDTH, top + 2), theme.RULE)
    for seat in scene.seats:
        left = LEFT + seat * pitch
        active = scene.view.outcome is None and seat in (scene.waiting or (scene.asked,))
        ground = rows.ACTIVE if active else theme.PAPER
        if active:
            canvas.fill((left, top, left + pitch, top + HEIGHT), ground)
            canvas.fill((left, top, left + pitch, top + 10), theme.SEATS[seat].colour)
        herds = tuple((place, len(scene.herd(seat, place))) for place in scene.state.places)
        frame = canvas.put((left + 6, top + 12), _cell(Cell(rows.who(scene, seat), herds), pitch - 12, ground))
        canvas.places[f"player:{seat}"] = (left + 2, top + 4, left + pitch - 2, top + HEIGHT - 4)
        canvas.spots[f"player:{seat}"] = (frame[0] + pitch / 2, frame[1] + 74)


@kept
def _cell(cell: Cell, width: int, ground: theme.Colour) -> Tile:
    pen = Pen(width, HEIGHT - 14, ground)
    who = cell.who
    pen.badge((23, 23), who.seat, 46)
    right = width - 4
    if who.passed:
        pen.sprite((right - 14, 22), sprites.icon("done", 28, theme.INK2))
        right -= 32
    if who.first:
        pen.sprite((right - 14, 22), sprites.icon("pennant", 30, theme.FOCUS))
        right -= 32
    pen.fitted((52, 33), who.name, theme.NAME, right - 54, face=fonts.SERIF)
    tile = back(30, 42, ground)
    pen.image.paste(tile.image.convert("RGB"), (4, 54), tile.mask)
    pen.text((38, 92), f"{TIMES}{who.hand}", theme.NUMBER, face=fonts.BOLD, role="count")
    wide = pen.text((width - 6, 96), str(who.points), theme.LARGE, face=fonts.BOLD, anchor="rs", role="score")
    if who.leads:
        pen.sprite((width - 10 - wide - 18, 78), sprites.icon("leaf", 34, theme.GOOD))
    step = min(110, width // len(cell.herds))
    for number, (place, count) in enumerate(cell.herds):
        x = 2 + number * step
        pen.sprite((x + 15, 124), sprites.icon(place, 30, theme.LANDS[place]))
        fill = theme.INK if count else theme.INK2
        pen.text((x + 34, 134), str(count), theme.NAME, face=fonts.BOLD if count else fonts.SANS, fill=fill)
    return pen.tile()

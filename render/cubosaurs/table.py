"""The table for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render import sprites, theme
from render.canvas import Canvas
from render.cubosaurs import head, market, rows

if TYPE_CHECKING:
    from render.cubosaurs.scene import Scene


def draw(scene: Scene) -> Canvas:
    """Draw whose turn it is, every player's row, and the market."""
    seats = len(scene.seats)
    top = head.HEIGHT + rows.LADDERS
    below = market.HEIGHT if scene.advanced else 16
    canvas = Canvas(theme.WIDTH, top + rows.pitch(seats) * seats + below)
    head.lay(canvas, scene)
    rows.lay_ladders(canvas, scene, head.HEIGHT)
    lay_rows(canvas, scene, top)
    lay_way(canvas, scene, top)
    if scene.advanced:
        market.lay(canvas, scene, top + rows.pitch(seats) * seats + 4)
    return canvas


def lay_rows(canvas: Canvas, scene: Scene, top: int) -> None:
    """Lay all rows."""
    height = rows.pitch(len(scene.seats))
    for seat in scene.seats:
        y = top + seat * height
        frame = rows.lay(canvas, scene, seat, y)
        if seat:
            canvas.fill((0, y, theme.WIDTH, y + 2), theme.RULE)
        assert frame[3] == y + height


def lay_way(canvas: Canvas, scene: Scene, top: int) -> None:
    """Point from row to row, at the edge, in the direction of play."""
    height = rows.pitch(len(scene.seats))
    down = scene.state.direction > 0
    arrow = sprites.icon("down" if down else "up", 44, theme.INK)
    for gap in range(1, len(scene.seats)):
        canvas.overlay((22, top + gap * height), arrow)

"""The table for everybody: the head, then a row for each player, or with Continents the territories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render import theme
from render.canvas import Canvas
from render.evolution import head, rows, world

if TYPE_CHECKING:
    from render.evolution.rows import Row
    from render.evolution.scene import Scene

INNER = theme.WIDTH - 2 * theme.MARGIN - rows.WHO


def measured(scene: Scene) -> list[Row]:
    """Arrange all rows: place by place, and in each place seat by seat."""
    look, columns = rows.look_for(scene, INNER)
    return [rows.measure(scene, seat, place, look, columns) for place in scene.state.places for seat in scene.seats]


def draw(scene: Scene) -> Canvas:
    """Draw whose question it is, and every player's animals."""
    if scene.territories:
        arranged = world.measure(scene)
        canvas = Canvas(theme.WIDTH, head.HEIGHT + world.height(arranged))
        head.lay(canvas, scene)
        world.lay(canvas, scene, arranged, head.HEIGHT)
        return canvas
    found = measured(scene)
    canvas = Canvas(theme.WIDTH, head.HEIGHT + sum(row.height for row in found) + 8)
    head.lay(canvas, scene)
    lay_rows(canvas, scene, found, head.HEIGHT)
    return canvas


def lay_rows(canvas: Canvas, scene: Scene, found: list[Row], top: int) -> dict[int, tuple[int, int]]:
    """Lay all rows below each other; give where each seat's row begins and ends."""
    spans = {}
    for row in found:
        frame = rows.lay(canvas, scene, row, top)
        canvas.fill((0, top, theme.WIDTH, top + 2), theme.RULE)
        spans[row.seat] = (top, frame[3])
        top = frame[3]
    return spans

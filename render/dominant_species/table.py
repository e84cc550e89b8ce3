"""The whole board: the head, the earth beside the action display, the animals, and the cards on offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render import theme
from render.canvas import Canvas
from render.dominant_species import display, earth, head, herds, offer

if TYPE_CHECKING:
    from render.dominant_species.scene import Scene

WIDTH = 2000
LEFT = 24
SIDE = 88
ROW = 83
MAP = (LEFT, head.HEIGHT)


def draw(scene: Scene) -> Canvas:
    """Draw everything that there is to see."""
    wide, high = earth.WHOLE.size(SIDE)
    below = head.HEIGHT + display.ROWS * ROW + 14
    cards = below + herds.HEIGHT + 18
    canvas = Canvas(WIDTH, cards + offer.HEIGHT + 22)
    canvas.mark_scale = WIDTH / theme.WIDTH
    head.lay(canvas, scene, WIDTH)
    canvas.fill((0, head.HEIGHT - 4, WIDTH, head.HEIGHT - 2), theme.RULE)
    earth.lay(canvas, scene, MAP, SIDE)
    earth.legend(canvas, scene, (LEFT, head.HEIGHT + high + 6), wide)
    right = LEFT + wide + 28
    display.lay(canvas, scene, (right, head.HEIGHT), WIDTH - LEFT - right, ROW)
    herds.lay(canvas, scene, (LEFT, below), WIDTH - 2 * LEFT, max(3, len(scene.animals)))
    offer.lay(canvas, scene, (LEFT, cards), WIDTH - 2 * LEFT)
    return canvas

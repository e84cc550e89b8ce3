"""Parts of the board, laid out anew for a narrower picture: what is small on the board is readable here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render import theme
from render.canvas import Canvas
from render.dominant_species import display, earth, head, herds, offer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.dominant_species.scene import Scene

PARTS = ("map", "actions", "animals", "cards")
SIDE = 104
LEFT = 24
ACTIONS, ANIMALS, CARDS = 960, 1060, 900
ROW = 88
LEAST = 0.8
"""Marks are never smaller than this, beside those on a board of the usual width."""

HOLDS = {
    "hex": "map",
    "corner": "map",
    "space": "actions",
    "element": "actions",
    "stack": "actions",
    "initiative": "actions",
    "animal": "animals",
    "card": "cards",
}
"""In which part a place is, by how its name begins."""


def holding(places: Sequence[str]) -> str | None:
    """Name the part that holds all of some places; nothing if none does."""
    found = {HOLDS.get(place.partition(":")[0]) for place in places if place}
    return found.pop() if len(found) == 1 else None


def draw(scene: Scene, part: str) -> Canvas:
    """Draw one part, under the head."""
    return {"map": _map, "actions": _actions, "animals": _animals, "cards": _cards}[part](scene)


def _headed(scene: Scene, width: int, height: int) -> tuple[Canvas, int]:
    """Begin a picture with whose question it is; when nothing is asked any more, without."""
    top = head.HEIGHT if scene.view.outcome is None else 20
    canvas = Canvas(width, top + height)
    canvas.mark_scale = max(LEAST, width / theme.WIDTH)
    if scene.view.outcome is None:
        canvas.put((LEFT, 4), head.asked_tile(scene, width - 2 * LEFT, theme.TURN, theme.LARGE))
    return canvas, top


def _map(scene: Scene) -> Canvas:
    wide, high = earth.size(SIDE)
    canvas, top = _headed(scene, wide + 2 * LEFT, high + earth.LEGEND + 24)
    earth.lay(canvas, scene, (LEFT, top), SIDE)
    earth.legend(canvas, scene, (LEFT, top + high + 10), wide)
    return canvas


def _actions(scene: Scene) -> Canvas:
    canvas, top = _headed(scene, ACTIONS, 12 * ROW + 12)
    display.lay(canvas, scene, (LEFT, top), ACTIONS - 2 * LEFT, ROW)
    return canvas


def _animals(scene: Scene) -> Canvas:
    columns = 3 if len(scene.animals) > 2 else 2
    rows = max(1, -(-len(scene.animals) // columns))
    canvas, top = _headed(scene, ANIMALS, rows * (herds.HEIGHT + herds.GAP) + 14)
    herds.lay(canvas, scene, (LEFT, top), ANIMALS - 2 * LEFT, columns)
    return canvas


def _cards(scene: Scene) -> Canvas:
    canvas, top = _headed(scene, CARDS, 3 * (offer.HEIGHT + offer.GAP) + 14)
    offer.lay(canvas, scene, (LEFT, top), CARDS - 2 * LEFT, 2)
    return canvas

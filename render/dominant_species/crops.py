"""Parts of the board, laid out anew for a narrower picture: what is small on the board is readable here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dominant_species import board
from games.dominant_species.facts import NONE
from games.dominant_species.words import corner_place, hex_place
from render import theme
from render.canvas import Canvas
from render.dominant_species import display, earth, head, herds, offer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.dominant_species.scene import Scene

PARTS = ("map", "near", "actions", "animals", "cards")
SIDE = 104
CLOSE = (152, 128, SIDE)
"""How large the tiles are beside what is asked about, the largest first; few sizes, for each is kept."""

WIDEST, NARROWEST = 1240, 900
LEFT = 24
ACTIONS, ANIMALS, CARDS = 960, 1060, 900
ROW = 88
LEAST = 0.8
"""Marks are never smaller than this, beside those on a board of the usual width."""

HOLDS = {
    "hex": "near",
    "corner": "near",
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


def draw(scene: Scene, part: str, marks: Sequence[str]) -> Canvas:
    """Draw one part, under the head."""
    if part == "near":
        return _near(scene, marks)
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
    wide, high = earth.WHOLE.size(SIDE)
    canvas, top = _headed(scene, wide + 2 * LEFT, high + earth.LEGEND + 24)
    earth.lay(canvas, scene, (LEFT, top), SIDE)
    earth.legend(canvas, scene, (LEFT, top + high + 10), wide)
    return canvas


def _near(scene: Scene, marks: Sequence[str]) -> Canvas:
    """Draw the earth around what is marked or asked about, as large as it fits; else around all tiles."""
    part = earth.window(_around(scene, marks))
    side = next((each for each in CLOSE if part.size(each)[0] + 2 * LEFT <= WIDEST), SIDE)
    wide, high = part.size(side)
    canvas, top = _headed(scene, max(NARROWEST, wide + 2 * LEFT), high + 24)
    earth.lay(canvas, scene, ((canvas.image.width - wide) // 2, top), side, part)
    return canvas


def _around(scene: Scene, marks: Sequence[str]) -> set[int]:
    """List the hexes that are marked, or asked about, or that a marked corner touches, and the tiles beside them."""
    state = scene.state
    found = {hex_ for hex_ in range(len(board.HEXES)) if hex_place(hex_) in marks or hex_ in scene.about}
    for corner, touched in enumerate(board.TOUCHES):
        if corner_place(corner) in marks:
            found.update(touched)
    found = found or set(state.tiles())
    return found | {beside for hex_ in found for beside in board.NEIGHBOURS[hex_] if state.terrain[beside] != NONE}


def _actions(scene: Scene) -> Canvas:
    canvas, top = _headed(scene, ACTIONS, display.ROWS * ROW + 12)
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

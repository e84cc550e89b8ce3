"""Parts of the table, laid out anew for a narrow picture: what is small on the board is readable here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cubosaurs.cards import SETS
from render import theme
from render.canvas import Canvas
from render.cubosaurs import cells, hand, head, market, rows
from render.cubosaurs.scene import EGGS, RAPTORS

if TYPE_CHECKING:
    from render.cubosaurs.scene import Scene

WIDTH = 840
CELL = 190
GAP = 10
ROW = 3
"""So many cards of a hand lie side by side."""


def parts(seats: int, *, advanced: bool) -> tuple[str, ...]:
    """Name the parts."""
    return ("hand", *(f"player:{seat}" for seat in range(seats)), *(("market",) if advanced else ()))


def draw(scene: Scene, part: str) -> Canvas:
    """Draw one part."""
    if part == "hand":
        return _hand(scene)
    if part == "market":
        return _market(scene)
    return _player(scene, int(part.removeprefix("player:")))


def _market(scene: Scene) -> Canvas:
    lines = -(-len(scene.tiles) // 3)
    canvas = Canvas(WIDTH, market.TITLE + lines * (market.TALL + market.GAP) + 36)
    market.lay(canvas, scene, 16, WIDTH, 3)
    return canvas


def _player(scene: Scene, seat: int) -> Canvas:
    top = 14
    below = top + rows.HEIGHT[5] + GAP
    canvas = Canvas(WIDTH, below + 2 * (CELL + GAP) + 16)
    rows.lay_who(canvas, scene, seat, (theme.MARGIN, top, WIDTH, top + rows.HEIGHT[5]), theme.PAPER)
    inner = WIDTH - 2 * theme.MARGIN
    wide = (inner - (len(SETS) - 1) * GAP) // len(SETS)
    for place, kind in enumerate(SETS):
        left = theme.MARGIN + place * (wide + GAP)
        cells.lay(canvas, scene, (seat, kind), (left, below, left + wide, below + CELL), theme.PAPER)
    half = (inner - GAP) // 2
    for place, column in enumerate((RAPTORS, EGGS)):
        left, y = theme.MARGIN + place * (half + GAP), below + CELL + GAP
        cells.lay(canvas, scene, (seat, column), (left, y, left + half, y + CELL), theme.PAPER)
    canvas.places[f"seat:{seat}"] = (theme.MARGIN - 14, top, theme.MARGIN + rows.WHO, top + rows.HEIGHT[5])
    return canvas


def _hand(scene: Scene) -> Canvas:
    height = hand.cards_height(len(scene.hand), ROW) if scene.hand else 120
    width = 2 * theme.MARGIN + ROW * (hand.LARGE[0] + hand.GAP) - hand.GAP
    top = head.HEIGHT if scene.view.outcome is None else 30
    canvas = Canvas(width, top + height + 30)
    if scene.view.outcome is None:
        canvas.put((theme.MARGIN, 14), head.turn_block(scene, width - 2 * theme.MARGIN))
    frame = (theme.MARGIN, top, width - theme.MARGIN, top + height)
    if scene.hand:
        hand.lay_cards(canvas, scene, frame, ROW)
    else:
        head.hand_block(canvas, scene, frame)
    return canvas

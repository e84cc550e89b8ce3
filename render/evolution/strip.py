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
ROOMY = 90
"""So far from one territory to the next there is room for large signs."""

WIDE = 370
"""A cell so wide has room for a word below the points."""


Herds = tuple[tuple[str, int], ...]
"""The number of animals in each territory."""


class Cell(NamedTuple):
    """What is said of a player: what stands before a row of the table, and the animals by territory."""

    who: Who
    herds: Herds


def lay(canvas: Canvas, scene: Scene, top: int) -> None:
    """Lay all players side by side; whoever is asked on a darker ground, below a bar in their colour."""
    pitch = (theme.WIDTH - 2 * LEFT) // len(scene.seats)
    canvas.fill((0, top, theme.WIDTH, top + 2), theme.RULE)
    for seat in scene.seats:
        left = LEFT + seat * pitch
        active = scene.view.outcome is None and seat in (scene.waiting or (scene.asked,))
        ground = rows.ACTIVE if active else theme.PAPER
        if active:
            start = left if seat else 0  # the first and the last reach the edges
            end = left + pitch if seat < len(scene.seats) - 1 else theme.WIDTH
            canvas.fill((start, top, end, top + HEIGHT), ground)
            canvas.fill((start, top, end, top + 10), theme.SEATS[seat].colour)
        cell = Cell(rows.who(scene, seat), herds(scene, seat))
        frame = canvas.put((left + 6, top + 12), _cell(cell, pitch - 12, ground))
        canvas.places[f"player:{seat}"] = (left + 2, top + 4, left + pitch - 2, top + HEIGHT - 4)
        canvas.spots[f"player:{seat}"] = (frame[0] + pitch / 2, frame[1] + 74)


def herds(scene: Scene, seat: int) -> Herds:
    """Count a player's animals by territory."""
    return tuple((place, len(scene.herd(seat, place))) for place in scene.state.places)


@kept
def herds_tile(counts: Herds) -> Tile:
    """Paint how many animals live where, large."""
    pen = Pen(140 * len(counts), 80)
    _herds(pen, counts, (2, 40), 140, (64, theme.LARGE))
    return pen.tile()


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
    end = 38 + pen.text((38, 92), f"{TIMES}{who.hand}", theme.NUMBER, face=fonts.BOLD, role="count")
    wide = pen.text((width - 6, 96), str(who.points), theme.LARGE, face=fonts.BOLD, anchor="rs", role="score")
    if who.leads:
        leaf = min(34, width - wide - end - 12)
        pen.sprite((width - 10 - wide - leaf / 2, 78), sprites.icon("leaf", leaf, theme.GOOD))
    if width >= WIDE:
        pen.text((width - 6, 132), who.words[1], theme.TEXT, fill=theme.INK2, anchor="rs")
    step = min(110, width // len(cell.herds))
    _herds(pen, cell.herds, (2, 122), step, (40, theme.NUMBER) if step >= ROOMY else (32, 30))
    return pen.tile()


def _herds(pen: Pen, counts: Herds, at: tuple[int, int], step: int, sizes: tuple[int, int]) -> None:
    """Write the counts side by side; the sizes are those of signs and numbers."""
    size, text = sizes
    for number, (place, count) in enumerate(counts):
        x = at[0] + number * step
        pen.sprite((x + size // 2, at[1]), sprites.icon(place, size, theme.LANDS[place]))
        fill = theme.INK if count else theme.INK2
        pen.text(
            (x + size + 4, at[1] + text // 3), str(count), text, face=fonts.BOLD if count else fonts.SANS, fill=fill
        )

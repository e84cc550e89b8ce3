"""What card games share: backs, fans, and numbers that say by their sign whether they are good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept

if TYPE_CHECKING:
    from render.canvas import Canvas, Frame
    from render.theme import Colour

MINUS = "\N{MINUS SIGN}"
TIMES = "\N{MULTIPLICATION SIGN}"
BACK = theme.tint("6B6353")


def signed(points: int) -> str:
    """Write points with their sign."""
    return f"+{points}" if points > 0 else plain(points)


def plain(points: int) -> str:
    """Write a number with a true minus sign."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def judged(points: int) -> Colour:
    """Give the colour of points; their sign says the same."""
    if points > 0:
        return theme.GOOD
    return theme.DANGER if points < 0 else theme.INK2


@kept
def back(width: int, height: int, ground: Colour = theme.PAPER) -> Tile:
    """Paint the back of a card: a footprint."""
    pen = Pen(width, height, ground)
    radius = max(5, width // 9)
    pen.plate((0, 0, width, height), BACK, theme.INK, radius)
    inset = max(3, width // 14)
    line = theme.mix(BACK, theme.CARD, 0.5)
    pen.plate((inset, inset, width - inset, height - inset), BACK, line, max(3, radius - inset // 2), 1 + width // 90)
    pen.sprite(
        (width / 2, height / 2),
        sprites.icon("footprint", round(min(width, height) * 0.62), theme.mix(BACK, theme.CARD, 0.72)),
    )
    return pen.tile()


@kept
def label(text: str, size: int, face: str, fill: Colour, role: str = "") -> Tile:
    """Paint a line of text on its own."""
    pen = Pen(fonts.width_of(text, face, size) + 4, round(size * 1.3))
    pen.text((1, round(size * 0.98)), text, size, face=face, fill=fill, role=role)
    return pen.tile()


def fan(canvas: Canvas, frame: Frame, cards: list[Tile], gap: int = 10) -> Frame:
    """Lay cards side by side from the left of a frame, closer together when there are many; give what they cover."""
    left, top, right, _ = frame
    width, height = cards[0].size
    room = right - left - width
    step = min(width + gap, room // (len(cards) - 1)) if len(cards) > 1 else 0
    for place, card in enumerate(cards):
        canvas.cover((left + place * step, top), card)
    return left, top, left + step * (len(cards) - 1) + width, top + height

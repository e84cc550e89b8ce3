"""The cover, for the lobby: the title, the animals on parade, and for how many players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import games
from render import fonts, sprites, theme
from render.canvas import Canvas, Pen, Tile, kept

if TYPE_CHECKING:
    from render.words import Words

HEIGHT = 640
GROUND = 560
PARADE = (
    ("bronto", 40, 335),
    ("stego", 388, 252),
    ("raptor_grey", 654, 170),
    ("raptor_black", 836, 170),
    ("penta", 1006, 246),
    ("trex", 1250, 314),
)
"""Who walks where, and how wide."""


def draw(words: Words, picture: dict[str, str]) -> Canvas:
    """Draw the cover."""
    _, high = games.rules("cubosaurs").seats
    canvas = Canvas(theme.WIDTH, HEIGHT)
    canvas.put((0, 0), _cover(words.say(games.rules("cubosaurs").title), picture["motto"], picture["players"], high))
    return canvas


@kept
def _cover(title: str, motto: str, players: str, seats: int) -> Tile:
    pen = Pen(theme.WIDTH, HEIGHT)
    pen.text((70, 158), title, 128, face=fonts.TITLE, role="title")
    pen.fitted((76, 216), motto, 38, 900, 28, face=fonts.ITALIC, fill=theme.INK2)
    pen.hair((72, 244), (1528, 244), theme.RULE, 3)
    for seat in range(seats):
        pen.badge((1528 - 36 - 84 * (seats - 1 - seat), 96), seat, 72)
    pen.text((1528, 204), players, theme.LARGE, face=fonts.SEMI, anchor="rs", role="title")
    pen.sprite((820, 338), sprites.beast("ptero", 210, 147))
    pen.hair((40, GROUND), (1560, GROUND), theme.INK2, 3)
    for kind, left, width in PARADE:
        tall = round(width * 0.7)
        pen.sprite((left + width / 2, GROUND - tall / 2 + tall * 0.035), sprites.beast(kind, width, tall))
    for x in range(60, 1560, 97):
        y = GROUND + 14 + x * 7 % 34
        pen.hair((x, y), (x + 22 + x % 19, y), theme.RULE)
    for x, pigment in ((470, "stego"), (520, "bronto"), (1130, "penta")):
        pen.sprite((x, GROUND + 40), sprites.icon("egg", 50, theme.PIGMENTS[pigment]))
    return pen.tile()

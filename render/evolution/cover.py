"""The cover, for the lobby: the title, a walk of lizards under the signs of their traits, and for how many players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Text
from games.evolution import RULES
from render import fonts, sprites, theme
from render.canvas import Canvas, Pen, Tile, kept

if TYPE_CHECKING:
    from render.words import Words

HEIGHT = 640
GROUND = 566
WALK = (("monitor", 0, 60, 320), ("iguana", 1, 372, 320), ("chameleon", 2, 676, 260), ("newt", 3, 946, 290))
SKINK = ("skink", 4, 1240, 310)
SIGNS = (
    ("fat_tissue", 150, 292),
    ("carnivorous", 290, 322),
    ("sharp_vision", 430, 286),
    ("camouflage", 570, 310),
    ("communication", 716, 284),
    ("running", 980, 286),
    ("poisonous", 1110, 318),
    ("shell", 1240, 288),
    ("flight", 1370, 318),
    ("swimming", 1490, 290),
)


def draw(words: Words, players: str) -> Canvas:
    """Draw the cover."""
    canvas = Canvas(theme.WIDTH, HEIGHT)
    motto = words.say(Text("picture-evolution-motto"))
    canvas.put((0, 0), _cover(words.say(RULES.title), motto, players, RULES.seats[1]))
    return canvas


@kept
def _cover(title: str, motto: str, players: str, seats: int) -> Tile:
    pen = Pen(theme.WIDTH, HEIGHT)
    pen.fitted((70, 158), title, 128, 840, 72, face=fonts.TITLE, role="title")
    pen.fitted((76, 216), motto, 38, 1000, 28, face=fonts.ITALIC, fill=theme.INK2)
    pen.hair((72, 244), (1528, 244), theme.RULE, 3)
    for seat in range(seats):
        pen.badge((1528 - 32 - 72 * (seats - 1 - seat), 90), seat, 62)
    pen.text((1528, 204), players, theme.LARGE, face=fonts.SEMI, anchor="rs", role="title")
    for kind, x, y in SIGNS:
        pen.sprite((x, y + 18), sprites.trait(kind, 74))
    pen.hair((40, GROUND), (1560, GROUND), theme.INK2, 3)
    for kind, seat, left, width in (*WALK, SKINK):
        image = sprites.creature(kind, theme.SEATS[seat].colour, width, round(width * 0.7))
        pen.sprite((left + width / 2, GROUND - image.height / 2 + image.height * 0.08), image)
    for x in range(60, 1560, 97):
        y = GROUND + 16 + x * 7 % 34
        pen.hair((x, y), (x + 22 + x % 19, y), theme.RULE)
    for x in (470, 520, 1130):
        pen.sprite((x, GROUND + 38), sprites.icon("food", 44, theme.DANGER))
    return pen.tile()

"""The cover, for the lobby: the title, six animals on the earth, its elements, and for how many players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Text
from games.dominant_species import RULES
from games.dominant_species.facts import ANIMALS, ELEMENTS, TERRAINS
from render import fonts, hexes, theme
from render.canvas import Canvas, Pen, Tile, kept
from render.dominant_species import pieces
from render.hexes import Grid, Look

if TYPE_CHECKING:
    from render.words import Words

HEIGHT = 640
SIDE = 112
WALK = ((0, 0), (1, 0), (2, -1), (3, -1), (4, -2), (5, -2), (6, -3), (7, -3), (8, -4))
BACKS = ("sea", "mountain", "desert", "forest", "wetland", "jungle", "savannah", "tundra", "sea")
STANDS = ((1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5))
"""Which animal stands on which tile of the walk."""


def draw(words: Words, players: str) -> Canvas:
    """Draw the cover."""
    canvas = Canvas(theme.WIDTH, HEIGHT)
    motto = words.say(Text("picture-dominant-species-motto"))
    canvas.put((0, 0), _cover(words.say(RULES.title), motto, players))
    return canvas


@kept
def _cover(title: str, motto: str, players: str) -> Tile:
    pen = Pen(theme.WIDTH, HEIGHT)
    assert set(BACKS) == set(TERRAINS)
    pen.fitted((70, 138), title, 118, 1060, 72, face=fonts.TITLE, role="title")
    pen.fitted((76, 204), motto, 38, 1060, 28, face=fonts.ITALIC, fill=theme.INK2)
    pen.hair((72, 232), (1528, 232), theme.RULE, 3)
    pen.text((1528, 204), players, theme.LARGE, face=fonts.SEMI, anchor="rs", role="title")
    for place in range(len(ELEMENTS)):
        pen.sprite((1528 - 30 - 72 * (len(ELEMENTS) - 1 - place), 96), pieces.element(place, 62))
    grid = Grid(128, 400, SIDE)
    for (q, r), terrain in zip(WALK, BACKS, strict=True):
        pen.sprite(grid.middle(q, r), hexes.ground(Look(terrain), SIDE))
    for tile, animal in STANDS:
        x, y = grid.middle(*WALK[tile])
        pen.sprite((x, y), pieces.animal(animal, 136))
    for place, element in enumerate((3, 0, 1, 2, 3, 4, 5)):
        q, r = WALK[place + 1]
        pen.sprite(grid.corner(q, r, "w"), pieces.element(element, 50))
    assert len(STANDS) == len(ANIMALS)
    return pen.tile()

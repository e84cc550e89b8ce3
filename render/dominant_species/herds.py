"""The animals: points, elements, gene pool, pawns, tiles dominated, and the Survival card."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.dominant_species.facts import ELEMENT_LIMIT
from games.dominant_species.words import animal_place
from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept
from render.dominant_species import pieces
from render.dominant_species.scene import capital
from render.sprites.signs import EMPTY

if TYPE_CHECKING:
    from render.canvas import Canvas
    from render.dominant_species.scene import Scene

HEIGHT = 240
GAP = 12


class Herd(NamedTuple):
    """An animal as its display shows it."""

    animal: int
    letter: str
    name: str
    player: str
    points: int
    printed: tuple[int, ...]
    added: tuple[int, ...]
    losing: tuple[int, ...]
    """The added elements that Regression takes."""

    pool: int
    pawns: int
    owned: int
    cones: int
    survival: int
    """What the Survival card pays it; 0 if another holds the card."""

    tundra: str
    asked: bool


def herd(scene: Scene, animal: int) -> Herd:
    """Work out an animal."""
    state = scene.state
    added = scene.added(animal)
    return Herd(
        animal=animal,
        letter=scene.letter(animal),
        name=capital(scene.animal(animal)),
        player=scene.player(animal),
        points=state.vp[animal],
        printed=scene.printed(animal),
        added=added,
        losing=tuple(sorted(scene.regressing & set(added))),
        pool=state.pool[animal],
        pawns=state.pawns[animal],
        owned=state.owned[animal],
        cones=scene.dominated(animal),
        survival=scene.survival(animal),
        tundra=scene.say("letter-tundra"),
        asked=scene.asked == animal and scene.view.outcome is None,
    )


def lay(canvas: Canvas, scene: Scene, at: tuple[int, int], width: int, columns: int = 6) -> int:
    """Lay the displays side by side, the first in the food chain at the left; give the height."""
    each = (width + GAP) // columns - GAP
    for place, animal in enumerate(scene.animals):
        spot = (at[0] + place % columns * (each + GAP), at[1] + place // columns * (HEIGHT + GAP))
        frame = canvas.put(spot, _herd(herd(scene, animal), each))
        key = animal_place(animal)
        canvas.places[key] = frame
        canvas.spots[key] = (frame[0] + 48, frame[1] + 44)
    return -(-len(scene.animals) // columns) * (HEIGHT + GAP) - GAP


@kept
def _herd(herd: Herd, width: int) -> Tile:
    pen = Pen(width, HEIGHT)
    thick = 5 if herd.asked else 2
    pen.plate((0, 0, width, HEIGHT), theme.CARD, theme.INK if herd.asked else theme.RULE, 12, thick)
    pen.sprite((50, 54), pieces.animal(herd.animal, 80))
    points = str(herd.points)
    size = theme.SCORE if len(points) < 3 else 62
    wide = fonts.width_of(points, fonts.BOLD, size)
    pen.text((width - 16, 100), points, size, face=fonts.BOLD, anchor="rs", role="score")
    room = width - 96 - wide - 22
    pen.fitted((94, 40), herd.name, 32, width - 108, face=fonts.SERIF)
    pen.fitted((94, 82), herd.player, theme.NAME, room, fill=theme.INK2)
    _elements(pen, herd, width)
    _counts(pen, herd, width)
    return pen.tile()


def _elements(pen: Pen, herd: Herd, width: int) -> None:
    """Put the elements in six places; the printed ones stand on a bar of ink, for they never go."""
    step = min(54, (width - 30) / ELEMENT_LIMIT)
    size = min(46, round(step - 5))
    slots = [*herd.printed, *herd.added]
    losing = list(herd.losing)
    top = 138
    end = 14 + step * len(herd.printed)
    pen.draw.rectangle((16, top + size / 2 + 4, end - 4, top + size / 2 + 8), theme.INK)
    for place in range(ELEMENT_LIMIT):
        x = 14 + step * (place + 0.5)
        if place >= len(slots):
            pen.sprite((x, top), sprites.icon("socket", size - 8, EMPTY))
            continue
        pen.sprite((x, top), pieces.element(slots[place], size))
        if place >= len(herd.printed) and slots[place] in losing:
            losing.remove(slots[place])
            pieces.lost(pen, (x + size * 0.36, top - size * 0.36), round(size * 0.56))


def _counts(pen: Pen, herd: Herd, width: int) -> None:
    """Count the gene pool, the pawns that are free, and the tiles dominated; say what Survival pays."""
    middle = HEIGHT - 34
    spread = width / 322
    how = {"face": fonts.BOLD, "anchor": "lm"}
    pieces.cube(pen, (28, middle), herd.animal, herd.letter, 32)
    pen.text((47, middle), str(herd.pool), 26, **how)  # type: ignore[arg-type]
    x = 102 * spread
    pieces.pawn(pen, (x, middle), herd.animal, herd.letter, 38)
    pen.text((x + 21, middle), f"{herd.pawns}/{herd.owned}", 26, **how)  # type: ignore[arg-type]
    x = 183 * spread
    pieces.cone(pen, (x, middle + 1), herd.animal, herd.letter, 32)
    pen.text((x + 23, middle), str(herd.cones), 26, **how)  # type: ignore[arg-type]
    if herd.survival:
        x = 253 * spread
        pieces.swatch(pen, (x, middle), "tundra", herd.tundra, 19)
        pen.text((x + 19, middle), f"+{herd.survival}", 26, fill=theme.GOOD, **how)

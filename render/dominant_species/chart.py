"""The end: who won and why, and a chart of each animal's points, those of the last scoring apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render import fonts, sprites, theme
from render.canvas import Canvas, Pen, Tile, kept
from render.dominant_species import pieces
from render.dominant_species.scene import capital, colour_of, text_on

if TYPE_CHECKING:
    from render.dominant_species.scene import Scene

HEAD, KEYS, ROW = 156, 56, 132
WHO, TOTAL = 470, 250
THICK = 58
ROOM = 80


class Line(NamedTuple):
    """An animal in the end: its points from the game, and from the last scoring."""

    animal: int
    name: str
    player: str
    game: int
    final: int
    counts: bool
    """With several animals each, only the lowest counts."""


def draw(scene: Scene) -> Canvas:
    """Draw the final scores, the winner's animals first."""
    outcome = scene.view.outcome
    assert outcome is not None
    lines = [line for seats in outcome.ranking for seat in seats for line in _lines(scene, seat)]
    canvas = Canvas(theme.WIDTH, HEAD + KEYS + ROW * len(lines) + 20)
    width = theme.WIDTH - 2 * theme.MARGIN
    text = scene.words.say(outcome.reason)
    best = lines[0].animal
    canvas.put((theme.MARGIN, 14), _headline(best, text, width))
    lowest = "" if all(line.counts for line in lines) else scene.say("score-lowest")
    says = (scene.say("score-game"), scene.say("score-final"), lowest)
    canvas.put((theme.MARGIN + WHO, HEAD), _keys(says, width - WHO))
    most = max(10, *(line.game + line.final for line in lines))
    for place, line in enumerate(lines):
        top = HEAD + KEYS + place * ROW
        canvas.fill((0, top, theme.WIDTH, top + 2), theme.RULE)
        canvas.put((theme.MARGIN, top + 2), _line(line, width, most))
    return canvas


def _lines(scene: Scene, seat: int) -> list[Line]:
    """List the animals of a player, the one that counts first."""
    state = scene.state
    own = sorted((state.vp[animal], animal) for animal in scene.animals if state.owner[animal] == seat)
    found = []
    for place, (points, animal) in enumerate(own):
        final = state.final[animal] if state.final else 0
        name = capital(scene.animal(animal))
        found.append(Line(animal, name, scene.names[seat], points - final, final, place == 0))
    return found


@kept
def _headline(animal: int, text: str, width: int) -> Tile:
    """Say who won, and why."""
    pen = Pen(width, HEAD - 24)
    pen.sprite((58, 64), pieces.animal(animal, 112))
    x = 136
    pen.sprite((x + 24, 62), sprites.icon("leaf", 70, theme.GOOD))
    x += 70
    if fonts.width_of(text, fonts.TITLE, theme.LARGE) <= width - x:
        size, _ = fonts.fit(text, fonts.TITLE, theme.TURN, width - x, theme.LARGE)
        pen.text((x, 82), text, size, face=fonts.TITLE, role="turn")
    else:
        for row, line in enumerate(fonts.balanced(text, fonts.TITLE, theme.LARGE, width - x, 2)):
            pen.text((x, 54 + row * 58), line, theme.LARGE, face=fonts.TITLE, role="turn")
    return pen.tile()


@kept
def _keys(says: tuple[str, str, str], width: int) -> Tile:
    """Say what the two parts of a bar are; of several animals, that only the lowest counts."""
    game, final, lowest = says
    pen = Pen(width, KEYS)
    pen.plate((0, 10, 40, 44), theme.INK2, theme.INK, 4)
    x = 50 + pen.text((50, 37), game, theme.NAME) + 40
    _hatched(pen, (x, 10, x + 40, 44), theme.CARD)
    pen.text((x + 50, 37), final, theme.NAME)
    if lowest:
        pen.text((width - 10, 37), lowest, theme.NAME, face=fonts.ITALIC, fill=theme.INK2, anchor="rs")
    return pen.tile()


@kept
def _line(line: Line, width: int, most: int) -> Tile:
    pen = Pen(width, ROW - 4)
    middle = ROW // 2 - 2
    fill = theme.INK if line.counts else theme.INK2
    pen.sprite((58, middle), pieces.animal(line.animal, 100))
    pen.fitted((130, middle - 6), line.player, theme.NUMBER, WHO - 150, theme.TEXT, face=fonts.SERIF, fill=fill)
    pen.fitted((130, middle + 34), line.name, theme.NAME, WHO - 150, theme.TEXT, fill=theme.INK2)
    unit = (width - WHO - TOTAL) / most
    split, end = WHO + round(line.game * unit), WHO + round((line.game + line.final) * unit)
    if split > WHO + 8:
        pen.plate((WHO, middle - THICK // 2, split, middle + THICK // 2), colour_of(line.animal), theme.INK, 4)
    if end > split + 8:
        _hatched(pen, (split, middle - THICK // 2, end, middle + THICK // 2), theme.CARD)
    _amounts(pen, line, (split, end), middle)
    face = fonts.BOLD if line.counts else fonts.SANS
    total = str(line.game + line.final)
    pen.text((width - 10, middle + 26), total, theme.SCORE, face=face, fill=fill, anchor="rs", role="score")
    return pen.tile()


def _amounts(pen: Pen, line: Line, ends: tuple[int, int], middle: float) -> None:
    """Write the points of the game into its bar, if they fit, and those of the last scoring behind all."""
    split, end = ends
    if split - WHO > ROOM:
        how = {"face": fonts.SEMI, "fill": text_on(line.animal), "anchor": "lm"}
        pen.text((WHO + 14, middle), str(line.game), theme.NAME, **how)  # type: ignore[arg-type]
    if line.final:
        pen.text((end + 10, middle), f"+{line.final}", theme.NAME, face=fonts.SEMI, fill=theme.INK2, anchor="lm")


def _hatched(pen: Pen, frame: tuple[int, int, int, int], fill: theme.Colour) -> None:
    """Paint a bar with lines across it."""
    left, top, right, bottom = frame
    pen.plate(frame, fill, theme.INK, 4)
    for x in range(left + 10, right - 4, 12):
        pen.hair((x, top + 3), (x, bottom - 4), theme.INK2)

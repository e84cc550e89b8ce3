"""The end: who won and why, and a chart of all points by type and round, in the columns of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from games.cubosaurs.cards import BLACK
from games.cubosaurs.scoring import token_points
from render import fonts, sprites, theme
from render.canvas import Canvas, Pen, Tile, kept
from render.cards import judged, plain, signed
from render.cubosaurs.scene import COLUMNS, EGGS, RAPTORS

if TYPE_CHECKING:
    from games.core import Outcome
    from render.cubosaurs.scene import Scene

HEAD, KEYS, FOOT = 150, 118, 20
WHO = 404
SUM = 120
ROUND = 144
NUMBERS = 56
"""The room for numbers left of an axis, which is also that of the bars of points lost."""

TILES = "tiles"
LINE = {1: 120, 2: 66, 3: 54, 4: 50, 5: 46}
"""The height of a round's bars, by the number of lines of a player."""


class Line(NamedTuple):
    """The points of a player in one round, by group; or of the tokens left over."""

    name: str
    points: tuple[int | None, ...]
    total: int


def draw(scene: Scene) -> Canvas:
    """Draw the final scores."""
    outcome = scene.view.outcome
    assert outcome is not None
    groups = (*COLUMNS, TILES) if scene.advanced else COLUMNS
    ladder = [
        [_line(scene, seat, number, groups) for number in range(len(scene.state.history))] for seat in scene.seats
    ]
    if scene.advanced:
        for seat, lines in enumerate(ladder):
            left_over = token_points(scene.state, seat)
            lines.append(Line(scene.say("tokens-left"), tuple(None for _ in groups), left_over))
    tall = LINE[len(ladder[0])]
    pitch = max(tall * len(ladder[0]), 120) + 24
    canvas = Canvas(theme.WIDTH, HEAD + KEYS + pitch * len(scene.seats) + FOOT)
    canvas.put((theme.MARGIN, 16), _headline(outcome.winners, scene.words.say(outcome.reason), theme.WIDTH - 80))
    width = (theme.WIDTH - 2 * theme.MARGIN - WHO - SUM) // len(groups)
    points = [each or 0 for lines in ladder for line in lines for each in line.points]
    scale = min((width - NUMBERS - 12) / max(4, *points), (NUMBERS - 8) / max(4, -min(points)))
    for place, group in enumerate(groups):
        canvas.put((theme.MARGIN + WHO + place * width, HEAD), _key(group, scene.short(group), width))
    canvas.put((theme.WIDTH - theme.MARGIN - SUM, HEAD), _sum_key(scene.say("points")))
    order = [(place, seat) for place, seats in _places(outcome) for seat in seats]
    for row, (place, seat) in enumerate(order):
        top = HEAD + KEYS + row * pitch
        canvas.fill((0, top, theme.WIDTH, top + 2), theme.RULE)
        tile = _winner(place, seat, scene.names[seat], outcome.scores[seat], pitch - 12)
        canvas.put((theme.MARGIN, top + 10), tile)
        y = top + (pitch - tall * len(ladder[seat])) // 2
        for number, line in enumerate(ladder[seat]):
            canvas.put((theme.MARGIN + WHO - ROUND, y + number * tall), _bars(line, groups, width, scale, tall - 6))
    return canvas


def _places(outcome: Outcome) -> list[tuple[int, tuple[int, ...]]]:
    places, place = [], 1
    for seats in outcome.ranking:
        places.append((place, seats))
        place += len(seats)
    return places


def _line(scene: Scene, seat: int, number: int, groups: tuple[str, ...]) -> Line:
    points = scene.state.history[number][seat]
    return Line(
        scene.say("round-short", n=number + 1), tuple(points.get(group) for group in groups), sum(points.values())
    )


@kept
def _headline(winners: tuple[int, ...], text: str, width: int) -> Tile:
    """Say who won, and why."""
    pen = Pen(width, HEAD - 20)
    for place, seat in enumerate(winners):
        pen.badge((50 + place * 84, 62), seat, 92 if len(winners) == 1 else 76)
    x = 36 + 84 * len(winners)
    pen.sprite((x + 28, 60), sprites.icon("leaf", 74, theme.GOOD))
    x += 76
    rows: tuple[str, ...] = (text,) if fonts.width_of(text, fonts.TITLE, theme.TURN) <= width - x - 180 else ()
    rows = rows or fonts.balanced(text, fonts.TITLE, theme.LARGE, width - x, 2)
    size = (
        theme.TURN if len(rows) == 1 and fonts.width_of(rows[0], fonts.TITLE, theme.TURN) <= width - x else theme.LARGE
    )
    if len(rows) == 1:
        pen.text((x, 80), rows[0], size, face=fonts.TITLE, role="turn")
    else:
        for row, line in enumerate(rows):
            pen.text((x, 52 + row * 58), line, size, face=fonts.TITLE, role="turn")
    if len(rows) == 1 and x + fonts.width_of(rows[0], fonts.TITLE, size) < width - 180:
        pen.sprite((width - 84, 62), sprites.beast("trex", 166, 116, flip=True))
    return pen.tile()


@kept
def _key(group: str, name: str, width: int) -> Tile:
    """Head a column with its animal and name."""
    pen = Pen(width, KEYS)
    if group == EGGS:
        pen.sprite((width / 2, 40), sprites.icon("egg", 70, theme.PIGMENTS["egg"]))
    elif group == TILES:
        pen.sprite((width / 2, 40), sprites.icon("dna", 68, theme.PIGMENTS["dna"]))
    else:
        pen.sprite((width / 2, 42), sprites.beast(BLACK if group == RAPTORS else group, width - 24, 72))
    pen.fitted((width / 2, 106), name, theme.NAME, width - 8, face=fonts.SERIF, anchor="ms")
    return pen.tile()


@kept
def _sum_key(name: str) -> Tile:
    pen = Pen(SUM, KEYS)
    pen.fitted((SUM - 6, 106), name, theme.NAME, SUM - 8, face=fonts.SERIF, fill=theme.INK2, anchor="rs")
    return pen.tile()


@kept
def _winner(place: int, seat: int, name: str, total: int, height: int) -> Tile:
    """Paint the place of a player: rank, seat, name, total."""
    pen = Pen(WHO - ROUND - 10, height)
    middle = height // 2
    pen.text((2, middle - 14), f"{place}.", theme.NUMBER, face=fonts.SEMI, fill=theme.INK2)
    pen.badge((66, middle - 26), seat, 52)
    pen.fitted((102, middle - 16), name, 30, WHO - ROUND - 114, face=fonts.SERIF)
    pen.text((36, middle + 54), plain(total), theme.SCORE, face=fonts.BOLD, role="score")
    if place == 1:
        x = 36 + fonts.width_of(plain(total), fonts.BOLD, theme.SCORE)
        pen.sprite((x + 34, middle + 28), sprites.icon("leaf", 52, theme.GOOD))
    return pen.tile()


@kept
def _bars(line: Line, groups: tuple[str, ...], width: int, scale: float, height: int) -> Tile:
    """Draw a round's bars, right of their axis for points won, left for points lost; the number is across the axis."""
    pen = Pen(ROUND + width * len(groups) + SUM, height)
    middle = height / 2
    pen.fitted((ROUND - 10, middle + 9), line.name, theme.TEXT, ROUND - 12, fill=theme.INK2, anchor="rs")
    thick = round(height * 0.62)
    top = round(middle - thick / 2)
    for place, (group, points) in enumerate(zip(groups, line.points, strict=True)):
        if points is None:
            continue
        axis = ROUND + width * place + NUMBERS
        length = max(3, round(scale * abs(points))) if points else 0
        how: dict[str, Any] = {"face": fonts.BOLD, "fill": judged(points), "anchor": "ls" if points < 0 else "rs"}
        if points > 0:
            pen.plate((axis, top, axis + length, top + thick), theme.PIGMENTS[group], None, 2)
        elif points < 0:
            pen.plate((axis - length, top, axis, top + thick), theme.PIGMENTS[group], None, 2)
        pen.hair((axis, 0), (axis, height), theme.INK2)
        pen.text((axis + (8 if points < 0 else -7), middle + 10), signed(points), theme.NAME, **how)
    right = pen.width - 6
    pen.text((right, middle + 13), signed(line.total), theme.NUMBER, face=fonts.BOLD, anchor="rs")
    return pen.tile()

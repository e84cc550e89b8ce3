"""The cells of a collection: one card per type, with its animal, how many there are, and what they score now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from games.cubosaurs.cards import BLACK, EGG, GREY
from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept
from render.cards import TIMES, judged, signed
from render.cubosaurs.scene import EGGS, RAPTORS

if TYPE_CHECKING:
    from render.canvas import Canvas, Frame
    from render.cubosaurs.scene import Hatch, Scene
    from render.theme import Colour

BAND, FOOT = 36, 50
EGG_TEXT = 56
"""The height of the name and the points of an egg."""

ROOMY = 3
"""So many eggs stand side by side."""

MARK_HALF = 32
ASIDE = 0.3
"""Two marks on velociraptors of a colour are so far from either side."""

ACROSS = 4
"""So many values of velociraptors fit in a line."""

FAINT = theme.mix(theme.PAPER, theme.RULE, 0.55)


class Look(NamedTuple):
    """How large a cell is, and what it lies on."""

    width: int
    height: int
    ground: Colour


class Held(NamedTuple):
    """How many cards there are, what they score now, and how many icons they carry."""

    cards: int
    points: int
    dna: int


def lay(canvas: Canvas, scene: Scene, cell: tuple[int, str], frame: Frame, ground: Colour) -> None:
    """Lay the cell of a seat and a type, and note where each of its cards can be pointed at."""
    seat, column = cell
    left, top, right, bottom = frame
    look = Look(right - left, bottom - top, ground)
    name, points = scene.short(column), scene.group_points(seat, column)
    if column == RAPTORS:
        scores = (scene.raptors(seat, GREY), scene.raptors(seat, BLACK))
        held = Held(sum(map(len, scores)), points, scene.dna(seat, GREY, BLACK))
        canvas.put((left, top), _raptor_cell(name, scores, held, look))
        middle = (left + right) // 2
        _point_about(canvas, scene, seat, GREY, (left, top, middle, bottom - FOOT))
        _point_about(canvas, scene, seat, BLACK, (middle, top, right, bottom - FOOT))
    elif column == EGGS:
        eggs = scene.eggs(seat)
        canvas.put((left, top), _egg_cell(name, tuple((each, scene.short(each.kind)) for each in eggs), points, look))
        low = EGG_TEXT if len(eggs) <= ROOMY else 0
        for egg, spot in zip(eggs, egg_spots(len(eggs), look), strict=True):
            place = (left + spot[0], top + spot[1], left + spot[2], top + spot[3] - low)
            key = f"collection:{seat}:{egg.face}"
            canvas.places[key] = place
            if low:  # a mark rather hides the head of the column than the name of the egg
                canvas.spots[key] = ((place[0] + place[2]) / 2, min((place[1] + place[3]) / 2, place[3] - MARK_HALF))
    else:
        held = Held(scene.counts[seat][column], points, scene.dna(seat, column))
        canvas.put((left, top), _set_cell(column, name, held, look))
        _point_across(canvas, scene, seat, column, (left, top + BAND, right, bottom - FOOT))


def _point_across(canvas: Canvas, scene: Scene, seat: int, kind: str, frame: Frame) -> None:
    left, top, right, bottom = frame
    faces = scene.faces(seat, kind)
    for place, face in enumerate(faces):
        step = (right - left) / len(faces)
        spot = (round(left + place * step), top, round(left + (place + 1) * step), bottom)
        canvas.places[f"collection:{seat}:{face}"] = spot


def _point_about(canvas: Canvas, scene: Scene, seat: int, kind: str, frame: Frame) -> None:
    """Point at velociraptors from the left and from the right in turn: half a cell has no room for marks in a row."""
    left, top, right, bottom = frame
    faces = scene.faces(seat, kind)
    start, end = (top + BAND, bottom) if len(faces) < ROOMY else (top, bottom + BAND // 2)
    step = (end - start) / max(1, len(faces))
    for place, face in enumerate(faces):
        key = f"collection:{seat}:{face}"
        canvas.places[key] = (left, round(start + place * step), right, round(start + (place + 1) * step))
        if len(faces) > 1:
            aside = ASIDE if place % 2 else 1 - ASIDE
            canvas.spots[key] = (right - (right - left) * aside, start + (place + 0.5) * step)


def _begin(kind: str, name: str, dna: int, look: Look) -> Pen:
    """Lay the card, with its name and icons on a band in its colour."""
    width, height, ground = look
    pen = Pen(width, height, ground)
    pen.plate((0, 0, width, height), theme.CARD, theme.INK)
    pen.band((2, 2, width - 2, BAND), theme.PIGMENTS[kind], 10)
    pen.hair((2, BAND), (width - 3, BAND), theme.INK)
    if not dna:
        pen.fitted((width / 2, 27), name, theme.TEXT, width - 12, face=fonts.SERIF, fill=theme.WHITE, anchor="ms")
        return pen
    pen.fitted((8, 27), name, theme.TEXT, width - 52, face=fonts.SERIF, fill=theme.WHITE)
    pen.plate((width - 44, 5, width - 4, BAND - 3), theme.CARD, None, 8)
    pen.sprite((width - 33, BAND / 2 + 1), sprites.icon("dna", 26, theme.PIGMENTS["dna"]))
    pen.text((width - 21, 28), str(dna), theme.TEXT, face=fonts.BOLD)
    return pen


def _empty(kind: str, name: str, look: Look) -> Tile:
    """Keep the place of a type that is not there."""
    width, height, ground = look
    pen = Pen(width, height, ground)
    pen.plate((0, 0, width, height), ground, FAINT, 12, 2)
    pen.fitted((width / 2, 27), name, theme.TEXT, width - 12, face=fonts.SERIF, fill=theme.INK2, anchor="ms")
    middle = (BAND + height - 10) / 2
    if kind == EGGS:
        pen.sprite((width / 2, middle), sprites.shadow("shell", min(90, height - BAND - 50), FAINT))
    elif kind == RAPTORS:
        for kin, x in ((GREY, 0.28), (BLACK, 0.72)):
            pen.sprite((width * x, middle), sprites.beast(kin, round(width * 0.4), height - BAND - 40, FAINT))
    else:
        pen.sprite((width / 2, middle), sprites.beast(kind, width - 24, height - BAND - 40, FAINT))
    return pen.tile()


def _foot(pen: Pen, *counts: tuple[int, int], points: int) -> None:
    """Write how many there are, each number at its place, and what they score now."""
    width, height = pen.width, pen.height
    pen.hair((12, height - FOOT), (width - 13, height - FOOT))
    for x, count in counts:
        pen.text((x, height - 13), f"{TIMES}{count}", theme.NUMBER, face=fonts.SEMI, fill=theme.INK2)
    how: dict[str, Any] = {"face": fonts.BOLD, "fill": judged(points), "anchor": "rs", "role": "points"}
    pen.text((width - 11, height - 12), signed(points), 42, **how)


@kept
def _set_cell(kind: str, name: str, held: Held, look: Look) -> Tile:
    if not held.cards:
        return _empty(kind, name, look)
    pen = _begin(kind, name, held.dna, look)
    middle = (BAND + pen.height - FOOT) / 2
    pen.sprite((pen.width / 2, middle), sprites.beast(kind, pen.width - 14, pen.height - BAND - FOOT - 10))
    _foot(pen, (11, held.cards), points=held.points)
    return pen.tile()


@kept
def _raptor_cell(name: str, scores: tuple[tuple[int, ...], tuple[int, ...]], held: Held, look: Look) -> Tile:
    if not held.cards:
        return _empty(RAPTORS, name, look)
    pen = _begin(RAPTORS, name, held.dna, look)
    half = look.width // 2
    values = 56 if max(map(len, scores)) > ACROSS else 30
    room = look.height - BAND - FOOT - values
    pen.hair((half, BAND + 10), (half, look.height - FOOT - 8))
    for side, (kind, each) in enumerate(zip((GREY, BLACK), scores, strict=True)):
        middle = half * side + half / 2
        flat = None if each else FAINT
        pen.sprite((middle, BAND + room / 2 + 2), sprites.beast(kind, half - 16, room - 4, flat))
        _values(pen, (middle, look.height - FOOT - values + 22), each)
    grey, black = map(len, scores)
    _foot(pen, (11, grey), (half - 30, black), points=held.points)
    return pen.tile()


def _values(pen: Pen, at: tuple[float, float], scores: tuple[int, ...]) -> None:
    """Write what each velociraptor scores now."""
    for row in range(0, len(scores), ACROSS):
        line = scores[row : row + ACROSS]
        for place, value in enumerate(line):
            x = at[0] + (place - (len(line) - 1) / 2) * 29
            y = at[1] + 26 * (row // ACROSS)
            pen.text((x, y), signed(value), theme.TEXT, face=fonts.SEMI, fill=judged(value), anchor="ms")


def egg_spots(count: int, look: Look) -> list[Frame]:
    """Divide a cell among eggs: up to three side by side, more in two rows."""
    top, bottom = BAND, look.height - FOOT
    if count <= ROOMY:
        step = (look.width - 8) // max(1, count)
        return [(4 + step * place, top, 4 + step * (place + 1), bottom) for place in range(count)]
    step, tall = (look.width - 8) // ROOMY, (bottom - top) // 2
    rows = [(place % ROOMY, place // ROOMY) for place in range(count)]
    return [(4 + step * x, top + tall * y, 4 + step * (x + 1), top + tall * (y + 1)) for x, y in rows]


@kept
def _egg_cell(name: str, eggs: tuple[tuple[Hatch, str], ...], points: int, look: Look) -> Tile:
    if not eggs:
        return _empty(EGGS, name, look)
    pen = _begin(EGG, name, 0, look)
    for (egg, kind), (left, top, right, bottom) in zip(eggs, egg_spots(len(eggs), look), strict=True):
        middle, low = (left + right) / 2, bottom - 5
        if len(eggs) <= ROOMY:
            tall = bottom - top - EGG_TEXT
            pen.sprite((middle, top + 4 + tall / 2), sprites.icon("egg", tall, theme.PIGMENTS[egg.kind]))
        pen.fitted((middle, low - 24), kind, theme.TEXT, right - left - 4, face=fonts.SERIF, anchor="ms")
        value = signed(egg.points)
        pen.text((middle, low), value, theme.TEXT, face=fonts.BOLD, fill=judged(egg.points), anchor="ms")
    _foot(pen, (11, len(eggs)), points=points)
    return pen.tile()

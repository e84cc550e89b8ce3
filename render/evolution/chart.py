"""The end: who won and why, and a chart of all points by what they are for, with what decides a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render import fonts, sprites, theme
from render.canvas import Canvas, Pen, Tile, kept
from render.sprites.lizards import kind_of

if TYPE_CHECKING:
    from render.evolution.scene import Scene

HEAD, KEYS, FOOT = 154, 112, 20
WHO = 420
DISCARD = 150
THICK = 44
INKS = {
    "animals": theme.PIGMENTS["penta"],
    "traits": theme.PIGMENTS["bronto"],
    "food": theme.DANGER,
    "ocean": theme.PIGMENTS["stego"],
}


class Rank(NamedTuple):
    """The place of a player in the end."""

    place: int
    seat: int
    name: str
    total: int
    first: bool


class Line(NamedTuple):
    """The points of a player, group by group."""

    points: tuple[int, ...]
    groups: tuple[str, ...]
    discard: int


def draw(scene: Scene) -> Canvas:
    """Draw the final scores."""
    outcome = scene.view.outcome
    assert outcome is not None
    groups = tuple(text.id.removeprefix("evolution-score-") for text, _ in outcome.breakdown[0])
    pitch = 132 if len(scene.seats) <= 5 else 112
    canvas = Canvas(theme.WIDTH, HEAD + KEYS + pitch * len(scene.seats) + FOOT)
    title = _headline(outcome.winners, scene.words.say(outcome.reason), theme.WIDTH - 2 * theme.MARGIN)
    canvas.put((theme.MARGIN, 16), title)
    width = (theme.WIDTH - 2 * theme.MARGIN - WHO - DISCARD) // len(groups)
    most = max(4, *(points for each in outcome.breakdown for _, points in each))
    for place, group in enumerate(groups):
        canvas.put((theme.MARGIN + WHO + place * width, HEAD), _key(group, scene.say(f"score-{group}"), width))
    canvas.put((theme.WIDTH - theme.MARGIN - DISCARD, HEAD), _key("", scene.say("score-discard"), DISCARD))
    for place, seat in enumerate(seat for seats in outcome.ranking for seat in seats):
        top = HEAD + KEYS + place * pitch
        canvas.fill((0, top, theme.WIDTH, top + 2), theme.RULE)
        total = outcome.scores[seat]
        first = seat in outcome.winners
        rank = Rank(place + 1, seat, scene.names[seat], total, first)
        frame = canvas.put((theme.MARGIN, top + 4), _rank(rank, pitch - 8))
        canvas.places[f"player:{seat}"] = frame
        points = tuple(each for _, each in outcome.breakdown[seat])
        line = Line(points, groups, len(scene.state.discards[seat]))
        canvas.put((theme.MARGIN + WHO, top + 4), _bars(line, width, (width - 96) / most, pitch - 8))
    return canvas


@kept
def _headline(winners: tuple[int, ...], text: str, width: int) -> Tile:
    """Say who won, and why."""
    pen = Pen(width, HEAD - 20)
    for place, seat in enumerate(winners):
        pen.badge((50 + place * 84, 64), seat, 92 if len(winners) == 1 else 76)
    x = 36 + 84 * len(winners)
    pen.sprite((x + 28, 62), sprites.icon("leaf", 74, theme.GOOD))
    x += 76
    room = width - x - 200
    if fonts.width_of(text, fonts.TITLE, theme.LARGE) <= room:
        size, _ = fonts.fit(text, fonts.TITLE, theme.TURN, room, theme.LARGE)
        pen.text((x, 82), text, size, face=fonts.TITLE, role="turn")
        kin = sprites.creature(kind_of(2), theme.SEATS[winners[0]].colour, 170, 119)
        pen.sprite((width - 90, 64), kin)
    else:
        for row, line in enumerate(fonts.wrapped(text, fonts.TITLE, theme.LARGE, width - x, 2)):
            pen.text((x, 54 + row * 58), line, theme.LARGE, face=fonts.TITLE, role="turn")
    return pen.tile()


@kept
def _key(group: str, name: str, width: int) -> Tile:
    """Head a column."""
    pen = Pen(width, KEYS)
    if group == "animals":
        pen.sprite((50, 40), sprites.creature("iguana", INKS[group], 96, 68))
    elif group == "traits":
        for x, kind in ((34, "camouflage"), (76, "flight")):
            pen.sprite((x, 40), sprites.trait(kind, 54))
    elif group == "food":
        for x in (26, 62):
            pen.sprite((x, 40), sprites.icon("food", 50, theme.DANGER))
    elif group:
        pen.sprite((32, 40), sprites.trait("swimming", 62))
    if group:
        pen.fitted((4, 100), name, theme.NAME, width - 10, face=fonts.SERIF)
    else:
        pen.fitted((width - 6, 100), name, theme.NAME, width - 8, face=fonts.SERIF, fill=theme.INK2, anchor="rs")
    return pen.tile()


@kept
def _rank(rank: Rank, height: int) -> Tile:
    """Paint the place of a player: rank, seat, name, total."""
    pen = Pen(WHO - 20, height)
    middle = height // 2
    pen.text((2, middle + 12), f"{rank.place}.", theme.NUMBER, face=fonts.SEMI, fill=theme.INK2)
    pen.badge((74, middle), rank.seat, 58)
    wide = fonts.width_of(str(rank.total), fonts.BOLD, theme.SCORE)
    pen.text((WHO - 34, middle + 26), str(rank.total), theme.SCORE, face=fonts.BOLD, anchor="rs", role="score")
    room = WHO - 34 - wide - 118 - (46 if rank.first else 0)
    pen.fitted((112, middle + 11), rank.name, 32, room, face=fonts.SERIF)
    if rank.first:
        pen.sprite((WHO - 34 - wide - 30, middle), sprites.icon("leaf", 48, theme.GOOD))
    return pen.tile()


@kept
def _bars(line: Line, width: int, scale: float, height: int) -> Tile:
    """Draw a bar for each group, with its number."""
    pen = Pen(width * len(line.groups) + DISCARD, height)
    middle = height // 2
    for place, (group, points) in enumerate(zip(line.groups, line.points, strict=True)):
        left = width * place + 4
        length = round(scale * points)
        pen.hair((left, 10), (left, height - 10), theme.INK2)
        if length > 4:
            pen.plate((left, middle - THICK // 2, left + length, middle + THICK // 2), INKS[group], None, 3)
        pen.text((left + length + 12, middle + 15), str(points), 42, face=fonts.BOLD)
    text = str(line.discard)
    pen.text((pen.width - 6, middle + 12), text, theme.NUMBER, face=fonts.SEMI, fill=theme.INK2, anchor="rs")
    return pen.tile()

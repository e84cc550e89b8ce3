"""The hand for its owner: large cards with all that is printed on them, the table stepping back below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import UNKNOWN
from games.cubosaurs.cards import CARDS, SETS, TYPE
from render import fonts, sprites, theme
from render.canvas import Canvas, Pen, Tile, kept
from render.cards import back, judged, plain, signed
from render.cubosaurs import head, market, rows, table
from render.cubosaurs.scene import SIGNS

if TYPE_CHECKING:
    from collections.abc import Collection

    from render.canvas import Frame
    from render.cubosaurs.scene import Scene

LARGE = (214, 284)
GAP, NARROW = 14, 8
MOST = 8
"""So many cards lie side by side; a larger hand, which takes tiles to grow, lies in two rows."""

TITLED = 206
"""A card of this width has room for the whole name of its animal."""


def draw(scene: Scene, marks: Collection[str]) -> Canvas:
    """Draw the hand, and the table; what is marked does not step back."""
    seats = len(scene.seats)
    height = rows.pitch(seats)
    top = head.HEIGHT + 4 + cards_height(len(scene.hand), MOST) + 28
    below = market.HEIGHT if scene.advanced else 16
    canvas = Canvas(theme.WIDTH, top + height * seats + below)
    table.lay_rows(canvas, scene, top)
    for seat in scene.seats:
        if seat != scene.view.viewer and not any(_touches(mark, seat) for mark in marks):
            canvas.dim((0, top + seat * height + 2, theme.WIDTH, top + (seat + 1) * height))
    table.lay_way(canvas, scene, top)
    if scene.advanced:
        end = top + height * seats
        market.lay(canvas, scene, end + 4)
        if not any(mark.startswith("tile:") for mark in marks):
            canvas.dim((0, end, theme.WIDTH, canvas.image.height))
    head.lay(canvas, scene, small_hand=False)
    _lay_preview(canvas, scene)
    covered = lay_cards(canvas, scene, (theme.MARGIN, head.HEIGHT + 4, theme.WIDTH - theme.MARGIN, top))
    _lay_prompt(canvas, scene, covered)
    return canvas


def _lay_prompt(canvas: Canvas, scene: Scene, cards: Frame) -> None:
    """Write the question beside the cards, where they leave room."""
    decision = scene.view.pending().get(scene.on_turn)
    left = cards[2] + 110
    width = theme.WIDTH - theme.MARGIN - left
    if decision is not None and width >= 300:
        canvas.put((left, cards[1]), _prompt(scene.words.say(decision.prompt), width))


@kept
def _prompt(text: str, width: int) -> Tile:
    pen = Pen(width, LARGE[1])
    rows = fonts.wrapped(text, fonts.ITALIC, 40, width, 5)
    top = (LARGE[1] - 50 * len(rows)) / 2
    for row, line in enumerate(rows):
        pen.text((0, top + 50 * row + 36), line, 40, face=fonts.ITALIC, fill=theme.INK2)
    return pen.tile()


def _touches(mark: str, seat: int) -> bool:
    return mark.startswith(f"collection:{seat}:") or mark in {f"seat:{seat}", f"tokens:{seat}"}


def _lay_preview(canvas: Canvas, scene: Scene) -> None:
    if scene.kept is not None and scene.holder is not None and scene.decides_hand:
        tile = _preview(scene.this_round(scene.holder), scene.kept, scene.say("if-kept"))
        canvas.put((head.HAND + 20, 22), tile)


@kept
def _preview(now: int, then: int, name: str) -> Tile:
    """Say what keeping the hand would make of the round."""
    pen = Pen(400, 116)
    x = 12 + pen.text((12, 66), plain(now), theme.LARGE, face=fonts.BOLD, fill=theme.INK2, role="score")
    pen.sprite((x + 38, 50), sprites.icon("right", 44, theme.INK2))
    pen.text((x + 74, 66), plain(then), theme.LARGE, face=fonts.BOLD, fill=judged(then - now), role="score")
    pen.fitted((12, 108), name, theme.TEXT, 386, fill=theme.INK2)
    return pen.tile()


def cards_height(count: int, most: int) -> int:
    """Give the height of so many cards, with at most so many in a row."""
    rows = -(-count // most)
    return rows * LARGE[1] + (rows - 1) * GAP


def lay_cards(canvas: Canvas, scene: Scene, frame: Frame, most: int = MOST) -> Frame:
    """Lay the cards side by side, narrower when there are many; give what they cover."""
    left, top, right, _ = frame
    row = min(most, len(scene.hand))
    gap = GAP if row * (LARGE[0] + GAP) <= right - left + GAP else NARROW
    width = min(LARGE[0], (right - left - gap * (row - 1)) // row)
    for place, face in enumerate(scene.hand):
        at = (left + place % most * (width + gap), top + place // most * (LARGE[1] + GAP))
        canvas.put(at, back(width, LARGE[1]) if face == UNKNOWN else large_card(scene, face, width))
    covered = (left, top, left + row * (width + gap) - gap, top + cards_height(len(scene.hand), most))
    canvas.places["hand"] = covered
    # Beside the cards, or at the edge of the last: a mark hides no card.
    canvas.spots["hand"] = (min(covered[2] + 52, right - 6), top + LARGE[1] // 2 - 30)
    return covered


def large_card(scene: Scene, face: str, width: int) -> Tile:
    """Paint a card as it is printed; the value that applies before and after keeping stands out."""
    card, kind = CARDS[face], TYPE[face]
    seat = scene.state.active
    roomy = width >= TITLED
    if card.raptor is not None:
        pairs = scene.would_pair(face)
        lines = (
            (scene.say("paired"), card.raptor.paired, pairs),
            (scene.say("alone"), card.raptor.alone, not pairs),
        )
        return _valued_card(face, scene.short(kind), lines, width)
    if card.egg is not None:
        counted = [sum(each[kin] for kin in card.egg.counts) for each in scene.counts]
        counted[seat] = sum(scene.kept_counts[kin] for kin in card.egg.counts)
        most = counted[seat] == max(counted)
        more, less = ("most", "otherwise") if roomy else ("most-short", "otherwise-short")
        lines = ((scene.say(more), card.egg.most, most), (scene.say(less), card.egg.otherwise, not most))
        kin = scene.short(face.removeprefix("egg_"))
        return _valued_card(face, scene.say("egg-of", kind=kin) if roomy else kin, lines, width)
    name = scene.thing(kind) if roomy else scene.short(kind)
    return _ladder_card(face, name, (min(scene.counts[seat][kind], 4), min(scene.kept_counts[kind], 4)), width)


def _begin(face: str, name: str, width: int) -> Pen:
    card, kind = CARDS[face], TYPE[face]
    height = LARGE[1]
    shown = card.egg.id.removeprefix("egg_") if card.egg else kind
    pen = Pen(width, height)
    pen.plate((0, 0, width, height), theme.CARD, theme.INK, 16)
    pen.band((2, 2, width - 2, 46), theme.PIGMENTS[shown], 14)
    pen.hair((2, 46), (width - 3, 46), theme.INK)
    sign = "V" if shown == "raptor" else SIGNS[shown]
    pen.text((12, 34), sign, theme.NAME, face=fonts.BOLD, fill=theme.WHITE)
    pen.fitted((36, 33), name, theme.TEXT, width - 42, face=fonts.SERIF, fill=theme.WHITE)
    if card.egg:
        pen.sprite((width * 0.32, 118), sprites.icon("egg", 126, theme.PIGMENTS[shown]))
        pen.sprite((width * 0.74, 122), sprites.beast(card.egg.counts[0], round(width * 0.44), 70))
    else:
        pen.sprite((width / 2, 120), sprites.beast(kind, width - 22, 134))
    if card.dna:
        pen.plate((8, 52, 58, 102), theme.CARD, theme.RULE, 14)
        pen.sprite((33, 77), sprites.icon("dna", 44, theme.PIGMENTS["dna"]))
    return pen


@kept
def _ladder_card(face: str, name: str, counts: tuple[int, int], width: int) -> Tile:
    """Paint a card of a set: four numbers, the one for the cards held and the one for all cards if kept."""
    pen = _begin(face, name, width)
    kind = TYPE[face]
    now, then = counts
    each = (width - 10) / 4
    for place, value in enumerate(SETS[kind].points, 1):
        x = 5 + each * (place - 0.5)
        left = round(x - each / 2 + 1)
        frame = (left, 192, left + round(each) - 2, 276)
        if place == then:
            pen.plate(frame, theme.PIGMENTS[kind], theme.INK, 10)
        elif place == now:
            pen.plate(frame, theme.CARD, theme.PIGMENTS[kind], 10, 3)
        colour = theme.WHITE if place == then else theme.INK
        pen.text((x, 220), "4+" if place == 4 else str(place), theme.TEXT, fill=colour, anchor="ms")
        pen.text((x, 264), plain(value), theme.NUMBER, face=fonts.BOLD, fill=colour, anchor="ms")
    return pen.tile()


@kept
def _valued_card(face: str, name: str, lines: tuple[tuple[str, int, bool], ...], width: int) -> Tile:
    """Paint a card with two values: paired or alone, most or not."""
    pen = _begin(face, name, width)
    kind = TYPE[face]
    egg = CARDS[face].egg
    fill = theme.PIGMENTS[egg.id.removeprefix("egg_") if egg else kind]
    for row, (text, value, applies) in enumerate(lines):
        y = 190 + row * 44
        if applies:
            pen.plate((8, y, width - 8, y + 42), fill, theme.INK, 10)
        colour = theme.WHITE if applies else theme.INK2
        pen.fitted((18, y + 30), text, theme.TEXT, width - 88, fill=colour)
        shade = theme.WHITE if applies else judged(value)
        pen.text((width - 18, y + 34), signed(value), theme.NUMBER, face=fonts.BOLD, fill=shade, anchor="rs")
    return pen.tile()

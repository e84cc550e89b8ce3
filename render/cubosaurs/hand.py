"""The hand for its owner: large cards with all that is printed on them, the table stepping back below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import UNKNOWN
from games.cubosaurs.cards import CARDS, SETS, TYPE
from render import fonts, sprites, theme
from render.canvas import Canvas, Pen, Tile, kept
from render.cards import back, fan, judged, plain, signed
from render.cubosaurs import head, market, rows, table
from render.cubosaurs.scene import SIGNS

if TYPE_CHECKING:
    from collections.abc import Collection

    from render.canvas import Frame
    from render.cubosaurs.scene import Scene

LARGE = (214, 284)
GAP = 14
ROOM = LARGE[1] + 36


def draw(scene: Scene, marks: Collection[str]) -> Canvas:
    """Draw the hand, and the table; what is marked does not step back."""
    seats = len(scene.seats)
    height = rows.pitch(seats)
    top = head.HEIGHT + ROOM
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


def lay_cards(canvas: Canvas, scene: Scene, frame: Frame) -> Frame:
    """Lay the cards side by side, or overlapping when there are many."""
    left, top, right, _ = frame
    tiles = [back(*LARGE) if face == UNKNOWN else large_card(scene, face) for face in scene.hand]
    room = (right - left - GAP * (len(tiles) - 1)) // len(tiles)
    gap = GAP if room >= LARGE[0] else 0
    covered = fan(canvas, (left, top, right, top + LARGE[1]), tiles, gap)
    canvas.places["hand"] = covered
    # Beside the cards, or at the edge of the last: a mark hides no card.
    canvas.spots["hand"] = (min(covered[2] + 52, right - 6), top + LARGE[1] // 2 - 30)
    return covered


def large_card(scene: Scene, face: str) -> Tile:
    """Paint a card as it is printed; the value that applies before and after keeping stands out."""
    card, kind = CARDS[face], TYPE[face]
    seat = scene.state.active
    if card.raptor is not None:
        pairs = scene.would_pair(face)
        lines = (
            (scene.say("paired"), card.raptor.paired, pairs),
            (scene.say("alone"), card.raptor.alone, not pairs),
        )
        return _valued_card(face, scene.short(kind), lines)
    if card.egg is not None:
        counted = [sum(each[kin] for kin in card.egg.counts) for each in scene.counts]
        counted[seat] = sum(scene.kept_counts[kin] for kin in card.egg.counts)
        most = counted[seat] == max(counted)
        lines = ((scene.say("most"), card.egg.most, most), (scene.say("otherwise"), card.egg.otherwise, not most))
        return _valued_card(face, scene.say("egg-of", kind=scene.short(face.removeprefix("egg_"))), lines)
    return _ladder_card(
        face, scene.words.thing(kind), min(scene.counts[seat][kind], 4), min(scene.kept_counts[kind], 4)
    )


def _begin(face: str, name: str) -> Pen:
    card, kind = CARDS[face], TYPE[face]
    width, height = LARGE
    shown = card.egg.id.removeprefix("egg_") if card.egg else kind
    pen = Pen(width, height)
    pen.plate((0, 0, width, height), theme.CARD, theme.INK, 16)
    pen.band((2, 2, width - 2, 46), theme.PIGMENTS[shown], 14)
    pen.hair((2, 46), (width - 3, 46), theme.INK)
    sign = "V" if shown == "raptor" else SIGNS[shown]
    pen.text((14, 34), sign, theme.NAME, face=fonts.BOLD, fill=theme.WHITE)
    pen.fitted((42, 33), name, theme.TEXT, width - 52, face=fonts.SERIF, fill=theme.WHITE)
    if card.egg:
        pen.sprite((72, 118), sprites.icon("egg", 126, theme.PIGMENTS[shown]))
        kin = card.egg.counts[0]
        pen.sprite((156, 120), sprites.beast(kin, 92, 70))
    else:
        pen.sprite((width / 2, 120), sprites.beast(kind, width - 22, 134))
    if card.dna:
        pen.plate((8, 52, 58, 102), theme.CARD, theme.RULE, 14)
        pen.sprite((33, 77), sprites.icon("dna", 44, theme.PIGMENTS["dna"]))
    return pen


@kept
def _ladder_card(face: str, name: str, now: int, then: int) -> Tile:
    """Paint a card of a set: four numbers, the one for the cards held and the one for all cards if kept."""
    pen = _begin(face, name)
    kind = TYPE[face]
    each = (LARGE[0] - 12) / 4
    for place, value in enumerate(SETS[kind].points, 1):
        x = 6 + each * (place - 0.5)
        left = round(x - each / 2 + 2)
        frame = (left, 192, left + round(each) - 3, 276)
        if place == then:
            pen.plate(frame, theme.PIGMENTS[kind], theme.INK, 10)
        elif place == now:
            pen.plate(frame, theme.CARD, theme.PIGMENTS[kind], 10, 3)
        colour = theme.WHITE if place == then else theme.INK
        pen.text((x, 220), "4+" if place == 4 else str(place), theme.TEXT, fill=colour, anchor="ms")
        pen.text((x, 264), plain(value), theme.NUMBER, face=fonts.BOLD, fill=colour, anchor="ms")
    return pen.tile()


@kept
def _valued_card(face: str, name: str, lines: tuple[tuple[str, int, bool], ...]) -> Tile:
    """Paint a card with two values: paired or alone, most or not."""
    pen = _begin(face, name)
    kind = TYPE[face]
    egg = CARDS[face].egg
    fill = theme.PIGMENTS[egg.id.removeprefix("egg_") if egg else kind]
    for row, (text, value, applies) in enumerate(lines):
        y = 190 + row * 44
        if applies:
            pen.plate((8, y, LARGE[0] - 8, y + 42), fill, theme.INK, 10)
        colour = theme.WHITE if applies else theme.INK2
        pen.fitted((18, y + 30), text, theme.TEXT, LARGE[0] - 92, fill=colour)
        shade = theme.WHITE if applies else judged(value)
        pen.text((LARGE[0] - 18, y + 34), signed(value), theme.NUMBER, face=fonts.BOLD, fill=shade, anchor="rs")
    return pen.tile()

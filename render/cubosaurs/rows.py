"""The row of a player: seat, name, score, and the collection with each type in its column."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from games.cubosaurs.cards import CARDS, EGGS, SETS
from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept
from render.cards import TIMES, back, judged, plain, signed
from render.cubosaurs import cells
from render.cubosaurs.scene import COLUMNS, RAPTORS
from render.cubosaurs.scene import EGGS as EGG_COLUMN

if TYPE_CHECKING:
    from render.canvas import Canvas, Frame
    from render.cubosaurs.scene import Scene
    from render.theme import Colour

WHO = 314
"""The width of what stands before the cards: who, and how many points."""

GAP = 8
SET, PAIR, NEST = 131, 251, 252
WIDTHS = (*[SET] * len(SETS), PAIR, NEST)
HEIGHT = {2: 236, 3: 220, 4: 204, 5: 182}
"""How high the cards of a row are, by the number of players."""

PAD = 9
ACTIVE = theme.SHADE
LADDERS = 44


def pitch(seats: int) -> int:
    """Give the distance from row to row."""
    return HEIGHT[seats] + 2 * PAD


def lefts() -> list[int]:
    """Give where each column begins."""
    found, left = [], theme.MARGIN + WHO
    for width in WIDTHS:
        found.append(left)
        left += width + GAP
    return found


def lay(canvas: Canvas, scene: Scene, seat: int, top: int) -> Frame:
    """Lay a player's row; the one on turn stands on a darker ground."""
    height = HEIGHT[len(scene.seats)]
    active = seat == scene.on_turn and scene.view.outcome is None
    ground = ACTIVE if active else theme.PAPER
    frame = (0, top, theme.WIDTH, top + height + 2 * PAD)
    if active:
        canvas.fill(frame, ACTIVE)
        canvas.fill((0, top, 12, frame[3]), theme.SEATS[seat].colour)
    y = top + PAD
    lay_who(canvas, scene, seat, (theme.MARGIN, y, theme.MARGIN + WHO, y + height), ground)
    for column, left, width in zip(COLUMNS, lefts(), WIDTHS, strict=True):
        cells.lay(canvas, scene, (seat, column), (left, y, left + width, y + height), ground)
    canvas.places[f"seat:{seat}"] = (theme.MARGIN - 16, y, theme.MARGIN + WHO - 14, y + height)
    return frame


class Who(NamedTuple):
    """What is to be said of a player before the cards."""

    seat: int
    name: str
    total: int
    this_round: int
    leads: bool
    tokens: int | None
    hand: int
    words: tuple[str, str, str]


def who(scene: Scene, seat: int) -> Who:
    """Gather what is to be said of a player."""
    return Who(
        seat,
        scene.names[seat],
        scene.total(seat),
        scene.this_round(seat),
        scene.leads(seat),
        scene.state.tokens[seat] if scene.advanced else None,
        len(scene.hand) if seat == scene.holder else 0,
        (scene.say("total"), scene.say("this-round"), scene.say("dna")),
    )


def lay_who(canvas: Canvas, scene: Scene, seat: int, frame: Frame, ground: Colour) -> None:
    """Lay who it is."""
    left, top, _, bottom = frame
    height = bottom - top
    canvas.put((left, top), _who_tile(who(scene, seat), height, ground))
    top += (height - 182) // 2
    canvas.places[f"tokens:{seat}"] = (left + 222, top + 70, left + WHO - 12, top + 162)


@kept
def _who_tile(who: Who, height: int, ground: Colour) -> Tile:
    """Paint who it is: badge, name, points, tokens, and the hand if it is there."""
    pen = Pen(WHO - 10, height, ground)
    top = (height - 182) // 2
    pen.badge((31, top + 34), who.seat, 58)
    room = WHO - 80 - (78 if who.hand else 0)
    pen.fitted((67, top + 44), who.name, 32, room, face=fonts.SERIF)
    if who.hand:
        _little_hand(pen, (WHO - 90, top + 10), who.hand)
    total, this_round, dna = who.words
    base = top + 134
    pen.text((2, base), plain(who.total), theme.SCORE, face=fonts.BOLD, role="score")
    pen.fitted((4, base + 32), total, theme.TEXT, 90, fill=theme.INK2)
    if who.leads:
        pen.sprite((78, base + 26), sprites.icon("leaf", 38, theme.GOOD))
    colour = judged(who.this_round)
    right = 214 if who.tokens is not None else 290
    pen.text(
        (right, base), signed(who.this_round), theme.LARGE, face=fonts.BOLD, fill=colour, anchor="rs", role="score"
    )
    pen.fitted((right, base + 32), this_round, theme.TEXT, 112, fill=theme.INK2, anchor="rs")
    if who.tokens is not None:
        pen.sprite((240, base - 14), sprites.icon("dna", 42, theme.PIGMENTS["dna"]))
        pen.text((261, base), str(who.tokens), theme.NUMBER, face=fonts.BOLD)
        pen.text((262, base + 32), dna, theme.TEXT, fill=theme.INK2, anchor="ms")
    return pen.tile()


def _little_hand(pen: Pen, at: tuple[int, int], count: int) -> None:
    """Paint backs and a count: here is the hand."""
    tile = back(30, 44, pen.ground)
    for place in range(min(3, count)):
        pen.image.paste(tile.image.convert("RGB"), (at[0] + place * 5, at[1]), tile.mask)
    pen.text((at[0] + 43, at[1] + 34), f"{TIMES}{count}", theme.NAME, face=fonts.BOLD)


def lay_ladders(canvas: Canvas, scene: Scene, top: int) -> None:
    """Say once, above the columns, what 1, 2, 3, 4 or more cards of each type score."""
    canvas.put((theme.MARGIN, top), _ladder_tile((scene.say("ladder"),), WHO - 14, "l"))
    raptors = [card.raptor for card in CARDS.values() if card.raptor]
    paired = "/".join(signed(each) for each in sorted({each.paired for each in raptors}))
    alone = "/".join(plain(each) for each in sorted({each.alone for each in raptors}, reverse=True))
    most = [egg.most for egg in EGGS.values()]
    said = {kind: tuple(plain(each) for each in SETS[kind].points) for kind in SETS}
    said[RAPTORS] = (scene.say("ladder-raptors", paired=paired, alone=alone),)
    worst = plain(min(egg.otherwise for egg in EGGS.values()))
    said[EGG_COLUMN] = (scene.say("ladder-eggs", low=min(most), high=max(most), other=worst),)
    for column, left, width in zip(COLUMNS, lefts(), WIDTHS, strict=True):
        canvas.put((left, top), _ladder_tile(said[column], width, "m"))


@kept
def _ladder_tile(texts: tuple[str, ...], width: int, side: str) -> Tile:
    pen = Pen(width, LADDERS)
    each = width / len(texts)
    for place, text in enumerate(texts):
        x = each * (place + 0.5) if side == "m" else 0
        how: dict[str, Any] = {"face": fonts.SEMI, "fill": theme.INK2, "anchor": f"{side}s"}
        pen.fitted((x, 32), text, theme.TEXT, round(each) - 2, **how)
    return pen.tile()

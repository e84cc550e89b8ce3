"""The hand for its owner: large cards with both halves, the own animals below, the rest of the table stepping back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.evolution.cards import ANGLERFISH, CARDS, NEED, traits_of
from render import fonts, sprites, theme
from render.canvas import Canvas, Pen, Tile, kept
from render.cards import TIMES
from render.evolution import head, table, world

if TYPE_CHECKING:
    from collections.abc import Collection

    from render.canvas import Frame
    from render.evolution.scene import Scene

ROW = 6
"""So many cards lie side by side."""

GAP = 12
HALF = 156
TALL = 2 * HALF + 6
ABOVE = 62
"""The room above the cards, for marks."""

BELOW = 20
NAME = 60
"""Where the names begin, right of the signs."""
CARD = (theme.WIDTH - 2 * theme.MARGIN + GAP) // ROW
"""From one card to the next."""


class Half(NamedTuple):
    """A half of a card: a trait, what it is called, what it does and how much food it costs."""

    kind: str
    name: str
    does: str
    needs: str


def draw(scene: Scene, marks: Collection[str]) -> Canvas:
    """Draw the hand, and the table; what is marked does not step back."""
    if scene.territories:
        return _draw_world(scene, marks)
    found = table.measured(scene)
    top = head.HEIGHT + height(len(scene.hand), ROW)
    canvas = Canvas(theme.WIDTH, top + sum(row.height for row in found) + 8)
    spans = table.lay_rows(canvas, scene, found, top)
    for seat, (begin, end) in spans.items():
        if seat != scene.view.viewer and not any(touches(scene, mark, seat) for mark in marks):
            canvas.dim((0, begin + 2, theme.WIDTH, end))
    head.lay(canvas, scene)
    lay_cards(canvas, scene, (theme.MARGIN, head.HEIGHT, theme.WIDTH - theme.MARGIN, top), ROW)
    lay_prompt(canvas, scene)
    return canvas


def _draw_world(scene: Scene, marks: Collection[str]) -> Canvas:
    """Draw the hand, and the territories: the animals of others step back."""
    arranged = world.measure(scene)
    top = head.HEIGHT + height(len(scene.hand), ROW)
    canvas = Canvas(theme.WIDTH, top + world.height(arranged))
    taken = world.lay(canvas, scene, arranged, top)
    for seat, frames in taken.items():
        if seat != scene.view.viewer and not any(touches(scene, mark, seat) for mark in marks):
            for frame in frames:
                canvas.dim(frame)
    head.lay(canvas, scene)
    lay_cards(canvas, scene, (theme.MARGIN, head.HEIGHT, theme.WIDTH - theme.MARGIN, top), ROW)
    lay_prompt(canvas, scene)
    return canvas


def lay_prompt(canvas: Canvas, scene: Scene) -> None:
    """Write the question beside the cards, where they leave room."""
    decision = scene.view.pending().get(scene.view.viewer) if scene.view.viewer is not None else None
    width = CARD * (ROW - len(scene.hand)) - 40
    if decision is not None and width >= 300:
        canvas.put(
            (theme.MARGIN + CARD * len(scene.hand) + 24, head.HEIGHT + ABOVE),
            _prompt(scene.words.say(decision.prompt), width),
        )


@kept
def _prompt(text: str, width: int) -> Tile:
    pen = Pen(width, TALL)
    lines = fonts.wrapped(text, fonts.ITALIC, 40, width, 5)
    top = (TALL - 50 * len(lines)) / 2
    for row, line in enumerate(lines):
        pen.text((0, top + 50 * row + 36), line, 40, face=fonts.ITALIC, fill=theme.INK2)
    return pen.tile()


def touches(scene: Scene, mark: str, seat: int) -> bool:
    """Tell whether a mark is in the row of a seat."""
    what, _, number = mark.partition(":")
    if what == "animal" and number.isdigit():
        return int(number) in scene.state.herds[seat]
    return mark == f"player:{seat}"


def height(count: int, row: int) -> int:
    """Give the height of so many cards, with so many in a row, and the room around them."""
    return -(-count // row) * (TALL + ABOVE) + BELOW


def lay_cards(canvas: Canvas, scene: Scene, frame: Frame, row: int) -> None:
    """Lay the cards side by side; equal ones lie on each other."""
    left, top, right, _ = frame
    width = (right - left - GAP * (row - 1)) // row
    for place, (card, count) in enumerate(scene.hand):
        x = left + place % row * (width + GAP)
        y = top + ABOVE + place // row * (TALL + ABOVE)
        frame = canvas.put((x, y), hand_card(scene, card, count, width))
        canvas.places[f"hand:{card}"] = frame
        canvas.spots[f"hand:{card}"] = (x + 32, y - 27)
        if count > 1:
            tile = _count(count)
            canvas.put((x + width - tile.size[0], y - tile.size[1] - 4), tile)
    if scene.hand:
        lines = -(-len(scene.hand) // row)
        canvas.places["hand"] = (left, top + ABOVE, right, top + lines * (TALL + ABOVE))


def hand_card(scene: Scene, card: str, count: int, width: int) -> Tile:
    """Paint a card of the hand."""
    playable = traits_of(card, angler_face=bool(scene.view.options["anglerfish_has_carnivorous_face"]))
    kinds = [kind for kind in CARDS[card].traits if kind in playable or kind == ANGLERFISH]
    room = width - NAME - 14
    halves = []
    for kind in kinds:
        name = scene.thing(kind)
        if fonts.width_of(name, fonts.SERIF, theme.TEXT) > room:
            name = scene.short(kind)
        needs = scene.say("needs", n=NEED[kind]) if NEED.get(kind) else ""
        if kind == ANGLERFISH:
            needs = scene.say("only-animal")
        halves.append(Half(kind, name, scene.does(kind), needs))
    return _card(tuple(halves), count > 1, width)


@kept
def _card(halves: tuple[Half, ...], stacked: bool, width: int) -> Tile:
    lift = 6 if stacked else 0
    pen = Pen(width, TALL)
    if lift:
        pen.plate((lift, lift, width, TALL), theme.EGGSHELL, theme.INK, 14)
    pen.plate((0, 0, width - lift, TALL - lift), theme.CARD, theme.INK, 14)
    inner = width - lift
    for place, half in enumerate(halves):
        top = place * ((TALL - lift) // 2)
        if place:
            pen.hair((14, top), (inner - 14, top), theme.RULE, 2)
        _half(pen, half, top, inner)
    if len(halves) == 1:
        pen.sprite((inner / 2, 222), sprites.trait(halves[0].kind, 128))
    return pen.tile()


@kept
def _count(count: int) -> Tile:
    """Say how many such cards lie on each other, above them at the right: marks begin at the left."""
    pen = Pen(50, 40)
    pen.text((48, 34), f"{TIMES}{count}", theme.NUMBER, face=fonts.BOLD, anchor="rs", role="count")
    return pen.tile()


def _half(pen: Pen, half: Half, top: int, width: int) -> None:
    """Write a trait: its sign and name, its food, and what it does."""
    pen.sprite((32, top + 36), sprites.trait(half.kind, 50))
    low = 32 if half.needs else 44
    room = width - NAME - 6
    face = fonts.SERIF if fonts.width_of(half.name, fonts.SERIF, theme.TEXT) <= room else fonts.SEMI
    pen.fitted((NAME, top + low), half.name, theme.NAME, room, face=face)
    if half.needs and half.kind == ANGLERFISH:
        pen.fitted((NAME, top + 60), half.needs, theme.TEXT, width - NAME - 6, face=fonts.ITALIC, fill=theme.INK2)
    elif half.needs:
        pen.fitted((NAME, top + 60), half.needs, theme.TEXT, width - NAME - 6, face=fonts.SEMI, fill=theme.DANGER)
    pen.lines((12, top + 68), half.does, theme.TEXT, width - 22, 3, fill=theme.INK2)

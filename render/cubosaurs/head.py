"""The head of a picture: whose turn it is, the hand that goes around, deck, round and direction."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.core import UNKNOWN, Text
from games.cubosaurs.cards import CARDS, TYPE
from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept
from render.cards import TIMES, back, fan, label, signed
from render.cubosaurs.scene import SIGNS
from render.words import Words

if TYPE_CHECKING:
    from render.canvas import Canvas, Frame
    from render.cubosaurs.scene import Scene

HEIGHT = 160
SMALL = (78, 108)
"""A card of the hand in the head."""

LEFT, HAND, RIGHT = theme.MARGIN, 750, 1180
DECK, ROUND, WAY = 124, 100, 148
"""How wide the deck, the round and the direction are; "anticlockwise" is the longest word."""

GAP = 4


def lay(canvas: Canvas, scene: Scene, *, small_hand: bool = True) -> None:
    """Lay the head at the top of a canvas of full width."""
    canvas.put((LEFT, 14), turn_block(scene, HAND - LEFT - 20))
    if small_hand:
        hand_block(canvas, scene, (HAND, 22, RIGHT - 30, 22 + SMALL[1]))
    left = RIGHT
    for tile in _stats(scene):
        canvas.put((left, 22), tile)
        left += tile.size[0] + GAP
    canvas.places["deck"] = (RIGHT, 22, RIGHT + DECK, 132)


def turn_text(scene: Scene, width: int) -> tuple[str, int]:
    """Say whose turn it is; a long name is shortened, the sentence around it is not."""
    seat, face = scene.on_turn, fonts.TITLE
    name = scene.names[seat]
    size = theme.TURN
    while True:
        names = [*scene.names[:seat], name, *scene.names[seat + 1 :]]
        text = Words(scene.lang, names).say(_turn(scene))
        if fonts.width_of(text, face, size) <= width:
            return text, size
        if size > theme.LARGE:
            size -= 2
        else:
            name = name.rstrip(fonts.ELLIPSIS)[:-1].rstrip() + fonts.ELLIPSIS


def _turn(scene: Scene) -> Text:
    return Text("picture-turn", who=scene.who(scene.on_turn))


def turn_block(scene: Scene, width: int) -> Tile:
    """Name the seat on turn, and what comes."""
    text, size = turn_text(scene, width - 112)
    held = len(scene.state.hand)
    holds = scene.holder == scene.on_turn
    what = scene.say("decides-hand", n=held) if holds else scene.say("decides")
    return _turn_tile(Turn(scene.on_turn, text, size, what, scene.heir, scene.names[scene.heir]), width)


class Turn(NamedTuple):
    """Who is on turn, what is to be decided, and who comes next."""

    seat: int
    text: str
    size: int
    what: str
    heir: int
    name: str


@kept
def _turn_tile(turn: Turn, width: int) -> Tile:
    pen = Pen(width, 130)
    pen.badge((46, 58), turn.seat, 92)
    pen.text((110, 62), turn.text, turn.size, face=fonts.TITLE, role="turn")
    x = 112 + pen.text((112, 108), turn.what, theme.NAME, fill=theme.INK2)
    pen.sprite((x + 30, 99), sprites.icon("right", 34, theme.INK2))
    pen.badge((x + 76, 98), turn.heir, 40)
    pen.fitted((x + 104, 108), turn.name, theme.NAME, width - x - 106, face=fonts.SERIF, fill=theme.INK2)
    return pen.tile()


def hand_block(canvas: Canvas, scene: Scene, frame: Frame) -> None:
    """Lay the hand as far as the viewer knows it, with its count."""
    left, top, right, _ = frame
    if not scene.hand:
        canvas.put((left, top), _no_hand(scene.say("no-hand"), right - left))
        return
    cards = [back(*SMALL) if card == UNKNOWN else small_card(card) for card in scene.hand]
    count = label(f"{TIMES}{len(cards)}", theme.LARGE, fonts.BOLD, theme.INK, "count")
    covered = fan(canvas, (left, top, right - count.size[0] - 14, top + SMALL[1]), cards, 8)
    canvas.put((covered[2] + 12, top + 28), count)
    canvas.places["hand"] = covered


@kept
def _no_hand(text: str, width: int) -> Tile:
    pen = Pen(width, SMALL[1])
    pen.plate((0, 0, SMALL[0], SMALL[1]), theme.PAPER, theme.RULE, 8)
    pen.text((SMALL[0] + 16, 64), text, theme.TEXT, fill=theme.INK2)
    return pen.tile()


@kept
def small_card(face: str) -> Tile:
    """Paint a card small: its letter, its animal, its values, its icon."""
    card, kind = CARDS[face], TYPE[face]
    width, height = SMALL
    pen = Pen(width, height)
    pen.plate((0, 0, width, height), theme.CARD, theme.INK, 8)
    shown = card.egg.id.removeprefix("egg_") if card.egg else kind
    pen.band((2, 2, width - 2, 30), theme.PIGMENTS[shown], 7)
    sign = "V" if shown == "raptor" else SIGNS[shown]
    pen.text((8, 25), sign, theme.TEXT, face=fonts.BOLD, fill=theme.WHITE)
    if card.egg:
        pen.sprite((width / 2, 68), sprites.icon("egg", 66, theme.PIGMENTS[shown]))
    else:
        tall = 38 if card.raptor else 52
        pen.sprite((width / 2, 32 + tall / 2), sprites.beast(kind, width - 8, tall))
    if card.raptor:
        # At the left, where the next card of a fan does not hide them.
        pen.text((6, 80), signed(card.raptor.paired), theme.TEXT, face=fonts.BOLD, fill=theme.GOOD)
        pen.text((6, 102), signed(card.raptor.alone), theme.TEXT, face=fonts.BOLD, fill=theme.DANGER)
    if card.dna:
        pen.sprite((width - 16 if card.raptor else 18, 92), sprites.icon("dna", 26, theme.PIGMENTS["dna"]))
    return pen.tile()


def _stats(scene: Scene) -> tuple[Tile, ...]:
    state = scene.state
    way = "clockwise" if state.direction > 0 else "anticlockwise"
    return (
        stat(DECK, "deck", str(len(state.deck)), scene.say("deck", n=len(state.deck))),
        stat(ROUND, "", f"{state.round}/{scene.rounds}", scene.say("round")),
        stat(WAY, way, "", scene.say(way)),
    )


@kept
def stat(width: int, sign: str, number: str, name: str) -> Tile:
    """Paint a number that matters, with one word under it."""
    pen = Pen(width, 116)
    middle = width / 2
    if sign == "deck":
        for shift in (0, 4, 8):
            pile = back(44, 60)
            pen.image.paste(pile.image.convert("RGB"), (6 + shift, 14 - shift), pile.mask)
        pen.text((64, 66), number, theme.LARGE, face=fonts.BOLD)
    elif sign:
        pen.sprite((middle, 42), sprites.icon(sign, 68, theme.INK))
    else:
        pen.text((middle, 66), number, theme.LARGE, face=fonts.BOLD, anchor="ms")
    pen.fitted((middle, 108), name, theme.TEXT, width - 2, fill=theme.INK2, anchor="ms")
    return pen.tile()

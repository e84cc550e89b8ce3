"""The cards on offer: what each is called, and what it does in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import UNKNOWN
from games.dominant_species.facts import CARD_ORDER, OFFERED
from games.dominant_species.words import card_place
from render import fonts, theme
from render.canvas import Pen, Tile, kept
from render.cards import back

if TYPE_CHECKING:
    from render.canvas import Canvas
    from render.dominant_species.scene import Scene

HEIGHT = 158
DECK = 116
LINES = 3
GAP = 12


def cards_of(scene: Scene) -> list[str]:
    """List the cards face up, in the order in which they lie."""
    return [card for card in scene.state.offer.cards if card != UNKNOWN and card in CARD_ORDER]


def lay(canvas: Canvas, scene: Scene, at: tuple[int, int], width: int, columns: int = OFFERED) -> int:
    """Lay the cards side by side, and the deck behind them; give the height."""
    each = (width - (DECK if columns == OFFERED else 0) + GAP) // columns - GAP
    left, top = at
    for place, card in enumerate(cards_of(scene)):
        spot = (left + place % columns * (each + GAP), top + place // columns * (HEIGHT + GAP))
        name = scene.thing(f"card_{card}")
        frame = canvas.put(spot, _card(card, name, scene.say(f"does-{card.replace('_', '-')}"), each))
        canvas.places[card_place(card)] = frame
        canvas.spots[card_place(card)] = (frame[2] - 36, frame[1] + 34)
    place = OFFERED
    spot = (
        (left + width - DECK + 14, top)
        if columns == OFFERED
        else (left + place % columns * (each + GAP), top + place // columns * (HEIGHT + GAP))
    )
    canvas.put(spot, _deck(len(scene.state.deck), scene.say("deck")))
    return -(-(OFFERED + (columns != OFFERED)) // columns) * (HEIGHT + GAP) - GAP


@kept
def _card(card: str, name: str, does: str, width: int) -> Tile:
    pen = Pen(width, HEIGHT)
    ice = card == "ice_age"
    pen.plate((0, 0, width, HEIGHT), theme.CARD, theme.INK, 10)
    pen.band((2, 2, width - 2, 46), theme.TERRAINS["sea"] if ice else theme.EGGSHELL, 8)
    pen.hair((2, 46), (width - 3, 46), theme.INK)
    pen.fitted((14, 35), name, theme.NAME, width - 28, face=fonts.SERIF)
    room = width - 24
    size = next((size for size in (30, 28, 26) if _fits(does, size, room)), theme.TEXT)
    pen.lines((14, 54), does, size, room, LINES)
    return pen.tile()


def _fits(text: str, size: int, width: int) -> bool:
    rows = fonts.wrapped(text, fonts.SANS, size, width, LINES)
    return not any(fonts.ELLIPSIS in row for row in rows) and len(rows) * size * 1.16 <= HEIGHT - 58


@kept
def _deck(count: int, name: str) -> Tile:
    pen = Pen(DECK - 14, HEIGHT)
    for shift in (0, 5, 10) if count else ():
        pile = back(54, 74)
        pen.image.paste(pile.image.convert("RGB"), (18 + shift, 12 - shift), pile.mask)
    if not count:
        pen.plate((22, 6, 76, 80), theme.PAPER, theme.RULE, 6)
    pen.text((pen.width / 2, 122), str(count), theme.NUMBER, face=fonts.BOLD, anchor="ms")
    pen.fitted((pen.width / 2, 150), name, theme.TEXT, pen.width - 4, fill=theme.INK2, anchor="ms")
    return pen.tile()

"""Parts of the table, laid out anew for a narrow picture: what is small on the board is readable here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render import fonts, theme
from render.canvas import Canvas, Pen, Tile, kept
from render.cards import back
from render.evolution import hand, head, rows
from render.evolution.animal import Look

if TYPE_CHECKING:
    from render.evolution.scene import Scene

WIDTH = 840
COLUMNS = 3
ROW = 3
"""So many cards of a hand lie side by side."""


def parts(seats: int) -> tuple[str, ...]:
    """Name the parts."""
    return ("hand", *(f"player:{seat}" for seat in range(seats)))


def draw(scene: Scene, part: str) -> Canvas:
    """Draw one part."""
    return _hand(scene) if part == "hand" else _player(scene, int(part.removeprefix("player:")))


def _player(scene: Scene, seat: int) -> Canvas:
    """Draw a player's animals large; with several places, one below the other."""
    inner = WIDTH - 2 * theme.MARGIN
    wide = (inner - rows.GAP * (COLUMNS - 1)) // COLUMNS
    look = Look(wide, 46, 100, 36, theme.NAME, 40)
    found = [rows.measure(scene, seat, place, look, COLUMNS) for place in scene.state.places]
    found = [row for row in found if row.ranks] or found[:1]
    top = 16
    below = top + rows.SHORT + 8
    canvas = Canvas(WIDTH, below + sum(row.height for row in found) + 8)
    rows.lay_who(canvas, scene, seat, (theme.MARGIN, top), theme.PAPER)
    bank = head.bank(sum(scene.state.bank.values()), scene.say("bank"), scene.say("red"))
    frame = canvas.put((WIDTH - theme.MARGIN - bank.size[0], top + 8), bank)
    canvas.places["bank"] = frame
    for row in found:
        canvas.fill((0, below, WIDTH, below + 2), theme.RULE)
        rows.lay_ranks(canvas, scene, row, (theme.MARGIN, below + 2 * rows.PAD), theme.PAPER)
        below += row.height
    return canvas


def _hand(scene: Scene) -> Canvas:
    """Draw the viewer's hand; of others there are only counts."""
    top = head.HEIGHT if scene.view.outcome is None else 20
    room = hand.height(len(scene.hand), ROW) if scene.hand else 110 * ((len(scene.seats) + 1) // 2) + 20
    canvas = Canvas(WIDTH, top + room)
    if scene.view.outcome is None:
        canvas.put((theme.MARGIN, 14), head.asked_tile(scene, WIDTH - 2 * theme.MARGIN))
    if scene.hand:
        hand.lay_cards(canvas, scene, (theme.MARGIN, top, WIDTH - theme.MARGIN, top + room), ROW)
    else:
        _lay_counts(canvas, scene, top)
    return canvas


def _lay_counts(canvas: Canvas, scene: Scene, top: int) -> None:
    for seat in scene.seats:
        count = len(scene.state.hands[seat])
        text = scene.say("hidden-hand", n=count) if count else scene.say("empty-hand")
        at = (theme.MARGIN + seat % 2 * (WIDTH // 2 - 20), top + 10 + seat // 2 * 110)
        canvas.places[f"player:{seat}"] = canvas.put(at, _count(seat, scene.names[seat], text))


@kept
def _count(seat: int, name: str, text: str) -> Tile:
    pen = Pen(WIDTH // 2 - 40, 100)
    pen.badge((30, 48), seat, 56)
    tile = back(46, 64)
    pen.image.paste(tile.image.convert("RGB"), (70, 16), tile.mask)
    pen.fitted((130, 42), name, theme.NAME, pen.width - 132, face=fonts.SERIF)
    pen.fitted((130, 78), text, theme.TEXT, pen.width - 132, fill=theme.INK2)
    return pen.tile()

"""Parts of the table, laid out anew for a narrow picture: what is small on the board is readable here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render import fonts, theme
from render.canvas import Canvas, Pen, Tile, kept
from render.cards import back
from render.evolution import hand, head, lands, rows, strip
from render.evolution.animal import Look

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.evolution.state import State
    from render.evolution.scene import Scene

WIDTH = 840
COLUMNS = 3
SIDE = 24
INNER = WIDTH - 2 * SIDE
ROW = 3
"""So many cards of a hand lie side by side."""


def parts(places: Sequence[str], seats: int) -> tuple[str, ...]:
    """Name the parts: with Continents the territories too."""
    territories = [f"place:{place}" for place in places] if len(places) > 1 else []
    return ("hand", *territories, *(f"player:{seat}" for seat in range(seats)))


def draw(scene: Scene, part: str) -> Canvas:
    """Draw one part."""
    kind, _, what = part.partition(":")
    if kind == "hand":
        return _hand(scene)
    if kind == "place":
        return _territory(scene, what)
    return _territories(scene, int(what)) if scene.territories else _player(scene, int(what))


def focus(state: State, marks: Sequence[str]) -> str | None:
    """Name the territory in which all marks are: animals, its bank, its shells. Cards are chosen from the whole."""
    found = {_place(state, mark) for mark in marks if mark}
    place = found.pop() if len(found) == 1 else None
    return f"place:{place}" if place and len(state.places) > 1 else None


def _place(state: State, mark: str) -> str | None:
    kind, _, what = mark.partition(":")
    if kind == "animal":
        number = int(what) if what.isdigit() else 0
        return state.animals[number].place if number in state.animals else None
    return what if kind in {"bank", "shell"} and what in state.places else None


def _territory(scene: Scene, place: str) -> Canvas:
    """Draw a territory large, below whose question it is."""
    look = lands.look(lands.room_for(COLUMNS, INNER), roomy=True)
    land = lands.measure(scene, place, look, COLUMNS)
    asked = scene.view.outcome is None
    top = head.HEIGHT if asked else 0
    canvas = Canvas(WIDTH, top + land.height + 8)
    if asked:
        canvas.put((theme.MARGIN, 14), head.asked_tile(scene, WIDTH - 2 * theme.MARGIN))
    lands.lay_ground(canvas, place, (0, top, WIDTH, top + land.height + 8))
    lands.lay(canvas, scene, land, (SIDE, top + 8, WIDTH - SIDE, top + land.height + 8))
    return canvas


def _territories(scene: Scene, seat: int) -> Canvas:
    """Draw a player's animals large, territory by territory."""
    look = lands.look(lands.room_for(COLUMNS, INNER), roomy=True)
    found = [lands.measure(scene, place, look, COLUMNS, (seat,)) for place in scene.state.places]
    top = 16 + rows.SHORT + 8
    canvas = Canvas(WIDTH, top + sum(land.height for land in found))
    rows.lay_who(canvas, scene, seat, (theme.MARGIN, 16), theme.PAPER)
    tile = strip.herds_tile(strip.herds(scene, seat))
    canvas.put((WIDTH - SIDE - tile.size[0], 64), tile)
    for land in found:
        lands.lay_ground(canvas, land.place, (0, top, WIDTH, top + land.height))
        lands.lay(canvas, scene, land, (SIDE, top + 8, WIDTH - SIDE, top + land.height))
        top += land.height
    return canvas


def _player(scene: Scene, seat: int) -> Canvas:
    """Draw a player's animals large."""
    inner = WIDTH - 2 * theme.MARGIN
    wide = (inner - rows.GAP * (COLUMNS - 1)) // COLUMNS
    look = Look(wide, 46, 100, 36, theme.NAME, 40)
    row = rows.measure(scene, seat, scene.state.places[0], look, COLUMNS)
    top = 16
    below = top + rows.SHORT + 8
    canvas = Canvas(WIDTH, below + row.height + 8)
    rows.lay_who(canvas, scene, seat, (theme.MARGIN, top), theme.PAPER)
    bank = head.bank(sum(scene.state.bank.values()), scene.say("bank"), scene.say("red"))
    frame = canvas.put((WIDTH - theme.MARGIN - bank.size[0], top + 8), bank)
    canvas.places["bank"] = frame
    canvas.fill((0, below, WIDTH, below + 2), theme.RULE)
    rows.lay_ranks(canvas, scene, row, (theme.MARGIN, below + 2 * rows.PAD), theme.PAPER)
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

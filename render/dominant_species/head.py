"""The head of a picture: whose question it is and as which animal, the phase, and the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.core import Text
from games.dominant_species.facts import NONE
from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept
from render.dominant_species import pieces
from render.dominant_species.scene import capital
from render.words import Words

if TYPE_CHECKING:
    from render.canvas import Canvas
    from render.dominant_species.scene import Scene

HEIGHT = 150
TURN = 66
"""This picture is wider than others, so what is read on a phone is larger too."""

LEAST = 60
STAT = 190


class Asked(NamedTuple):
    """Who is asked, how large that is set, and what is going on."""

    animal: int
    text: str
    size: int
    below: str


def lay(canvas: Canvas, scene: Scene, width: int) -> None:
    """Lay the head at the top of a canvas."""
    state = scene.state
    number = str(max(1, state.turn))
    tile = _turn(number, scene.say("last-turn" if state.last_turn else "turn-number"), last=state.last_turn)
    frame = canvas.put((width - theme.MARGIN - STAT + 20, 8), tile)
    room = frame[0] - theme.MARGIN - 10
    canvas.put((theme.MARGIN - 10, 8), asked_tile(scene, room))


def asked_tile(scene: Scene, width: int, large: int = TURN, least: int = LEAST) -> Tile:
    """Say whose question it is; nothing is asked when the game is over."""
    animal = scene.asked
    room = width - 144
    text, size = _asked_text(scene, room, large, least)
    return _asked(Asked(animal, text, size, phase(scene)), width)


def phase(scene: Scene) -> str:
    """Name the phase, and the section that is executed."""
    state = scene.state
    said = scene.say(f"phase-{state.phase}")
    if state.phase == "execution" and state.section:
        said = f"{said} \N{MIDDLE DOT} {scene.say('section-' + state.section)}"
    if scene.asked != NONE:
        said = f"{capital(scene.animal(scene.asked))} \N{MIDDLE DOT} {said}"
    return said


def _asked_text(scene: Scene, width: int, large: int, least: int) -> tuple[str, int]:
    """Name who is asked; a long name is shortened, the sentence around it is not."""
    if not scene.waiting:
        return scene.say("over"), large
    if len(scene.waiting) > 1:
        return scene.say("answer-all", n=len(scene.waiting)), large
    seat = scene.waiting[0]
    name, size = scene.names[seat], large
    while True:
        names = [*scene.names[:seat], name, *scene.names[seat + 1 :]]
        text = Words(scene.lang, names).say(Text("picture-turn", who=scene.who(seat)))
        if fonts.width_of(text, fonts.TITLE, size) <= width:
            return text, size
        if size > least:
            size -= 2
        else:
            name = name.rstrip(fonts.ELLIPSIS)[:-1].rstrip() + fonts.ELLIPSIS


@kept
def _asked(asked: Asked, width: int) -> Tile:
    pen = Pen(width, HEIGHT - 12)
    x = 14
    if asked.animal != NONE:
        pen.sprite((64, 68), pieces.animal(asked.animal, 116))
        x = 136
    pen.text((x, 70), asked.text, asked.size, face=fonts.TITLE, role="turn")
    pen.fitted((x + 2, 122), asked.below, theme.NUMBER, width - x - 6, theme.TEXT, fill=theme.INK2)
    return pen.tile()


@kept
def _turn(number: str, name: str, *, last: bool) -> Tile:
    pen = Pen(STAT, HEIGHT - 12)
    colour = theme.DANGER if last else theme.INK
    if last:
        pen.sprite((44, 54), sprites.icon("hourglass", 70, theme.DANGER))
    pen.text((STAT / 2 + (36 if last else 0), 82), number, 68, face=fonts.BOLD, fill=colour, anchor="ms")
    pen.fitted((STAT / 2, 124), name, theme.NAME, STAT - 6, fill=colour if last else theme.INK2, anchor="ms")
    return pen.tile()

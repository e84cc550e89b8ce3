"""The head of a picture: whose question it is, the phase, the attack that is going on, food, deck and turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.core import Text
from games.evolution.words import bank_of
from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept
from render.cards import back
from render.words import Words

if TYPE_CHECKING:
    from render.canvas import Canvas
    from render.evolution.scene import Scene

HEIGHT = 164
LEFT = theme.MARGIN
STAT = 150
"""The width of a number with its word."""

BANK = 240


def lay(canvas: Canvas, scene: Scene, width: int = theme.WIDTH) -> None:
    """Lay the head at the top of a canvas: who, then food, deck and turn from the right."""
    state = scene.state
    right = width - theme.MARGIN + 10
    top = 18
    blocks = [("deck", _deck_tile(len(state.deck), scene.say("deck")))]
    if width >= theme.WIDTH:
        sign = "hourglass" if state.last_turn else ""
        word = scene.say("last-turn") if state.last_turn else scene.say("turn-number")
        blocks.insert(0, ("turn", _turn_number(str(max(1, state.turn)), word, sign)))
    shells = sum(map(len, state.shells.values()))
    if len(state.places) == 1:
        blocks.append(
            (bank_of(state.places[0]), bank(state.bank[state.places[0]], scene.say("bank"), scene.say("red")))
        )
    if shells and not scene.territories:
        blocks.append(("shell", _shells(shells, scene.say("shells", n=shells))))
    for place, tile in blocks:
        right -= tile.size[0]
        frame = canvas.put((right, top), tile)
        canvas.places[place] = (frame[0] + 6, frame[1], frame[2] - 6, frame[3])
        canvas.spots[place] = (frame[0] + 34, frame[1] + 34)
    canvas.put((LEFT, 14), asked_tile(scene, right - LEFT - 16))


class Asked(NamedTuple):
    """Who is asked, how large that is set, and what is going on."""

    seats: tuple[int, ...]
    text: str
    size: int
    phase: str
    fight: str
    moving: str
    """How many animals are about to migrate."""

    owner: int | None
    """Whose turn it is, if somebody else is asked."""

    owner_text: str
    word: str


def asked_tile(scene: Scene, width: int) -> Tile:
    """Say whose question it is."""
    several = len(scene.waiting) > 1
    seats = scene.waiting if several else (scene.asked,)
    room = width - 30 - 84 * min(len(seats), 3)
    foreign = not several and scene.asked != scene.state.active
    if several:
        text, size = scene.say("answer-all", n=len(seats)), theme.TURN
    else:
        text, size = asked_text(scene, "answers" if foreign else "turn", room)
    fight = scene.fight
    said = scene.say(f"fight-{fight.how}", hunter=fight.hunter, target=fight.target) if fight else ""
    moves = len(scene.state.moves)
    moving = scene.say("migrating", n=moves) if moves else ""
    active = scene.state.active
    owner = Words(scene.lang, scene.names).say(Text("picture-evolution-on-turn-of", who=scene.who(active)))
    phase, word = scene.say(f"phase-{scene.state.phase}"), scene.say("turn-number")
    return _asked(Asked(seats, text, size, phase, said, moving, active if foreign else None, owner, word), width)


def asked_text(scene: Scene, id_: str, width: int) -> tuple[str, int]:
    """Name who is asked; a long name is shortened, the sentence around it is not."""
    seat = scene.asked
    name, size = scene.names[seat], theme.TURN
    while True:
        names = [*scene.names[:seat], name, *scene.names[seat + 1 :]]
        text = Words(scene.lang, names).say(Text(f"picture-evolution-{id_}", who=scene.who(seat)))
        if fonts.width_of(text, fonts.TITLE, size) <= width:
            return text, size
        if size > theme.LARGE:
            size -= 2
        else:
            name = name.rstrip(fonts.ELLIPSIS)[:-1].rstrip() + fonts.ELLIPSIS


@kept
def _asked(asked: Asked, width: int) -> Tile:
    pen = Pen(width, 136)
    shown = asked.seats[:3]
    for place, seat in enumerate(shown):
        pen.badge((46 + place * 84, 62), seat, 92 if len(shown) == 1 else 78)
    x = 26 + 84 * len(shown)
    pen.text((x, 62), asked.text, asked.size, face=fonts.TITLE, role="turn")
    if _width(asked) <= width - x:  # what is going on tells the phase too
        x += 2 + pen.text((x + 2, 112), asked.phase, theme.NUMBER, fill=theme.INK2) + 22
    if asked.fight:
        pen.sprite((x + 18, 100), sprites.icon("claws", 40, theme.DANGER))
        x += 44 + pen.text((x + 44, 112), asked.fight, theme.NUMBER, face=fonts.SEMI, fill=theme.DANGER) + 22
    if asked.moving:
        pen.sprite((x + 20, 100), sprites.trait("migration", 44))
        x += 48 + pen.text((x + 48, 112), asked.moving, theme.NUMBER, face=fonts.SEMI) + 22
    if asked.owner is not None:
        room = width - x - 60
        fitting = (each for each in (asked.owner_text, asked.word) if _owner_width(each) <= room)
        x += pen.text((x, 112), next(fitting, ""), theme.NAME, face=fonts.SERIF, fill=theme.INK2)
        pen.badge((x + 32, 100), asked.owner, 40)
    return pen.tile()


def _width(asked: Asked) -> int:
    """Measure the second line at its shortest."""
    said = [(asked.phase, fonts.SANS, 24), (asked.fight, fonts.SEMI, 66), (asked.moving, fonts.SEMI, 70)]
    wide = sum(fonts.width_of(text, face, theme.NUMBER) + more for text, face, more in said if text)
    return wide + (60 if asked.owner is not None else 0)


def _owner_width(text: str) -> int:
    return fonts.width_of(text, fonts.SERIF, theme.NAME)


@kept
def bank(count: int, name: str, letter: str) -> Tile:
    """Paint the food bank: the number is what everybody looks for."""
    pen = Pen(BANK, 128)
    for x, y in ((34, 34), (62, 62), (26, 72)):
        pen.sprite((x, y), sprites.icon("food", 52, theme.DANGER))
        pen.text((x, y), letter, 30, face=fonts.BOLD, fill=theme.WHITE, anchor="mm", role="token")
    pen.text((100, 88), str(count), 96, face=fonts.BOLD, role="bank")
    pen.fitted((100, 122), name, theme.TEXT, BANK - 102, fill=theme.INK2)
    return pen.tile()


@kept
def _shells(count: int, name: str) -> Tile:
    pen = Pen(STAT, 128)
    pen.sprite((40, 50), sprites.trait("shell", 72))
    pen.text((84, 78), str(count), 56, face=fonts.BOLD)
    pen.fitted((STAT / 2, 122), name, theme.TEXT, STAT - 4, fill=theme.INK2, anchor="ms")
    return pen.tile()


@kept
def _deck_tile(count: int, name: str) -> Tile:
    pen = Pen(STAT, 128)
    for shift in (0, 5, 10) if count else ():
        pile = back(48, 66)
        pen.image.paste(pile.image.convert("RGB"), (4 + shift, 22 - shift), pile.mask)
    if not count:
        pen.plate((8, 18, 56, 84), theme.PAPER, theme.RULE, 6)
    pen.text((70, 82), str(count), 56 if count < 100 else 48, face=fonts.BOLD)
    pen.fitted((STAT / 2, 122), name, theme.TEXT, STAT - 4, fill=theme.INK2, anchor="ms")
    return pen.tile()


@kept
def _turn_number(number: str, name: str, sign: str) -> Tile:
    """Write which turn it is; the last one has its sands running out."""
    pen = Pen(STAT, 128)
    colour = theme.DANGER if sign else theme.INK
    if sign:
        pen.sprite((40, 50), sprites.icon(sign, 66, theme.DANGER))
    pen.text((STAT / 2 + (34 if sign else 0), 82), number, 56, face=fonts.BOLD, fill=colour, anchor="ms")
    face = fonts.SEMI if sign else fonts.SANS
    pen.fitted((STAT / 2, 122), name, theme.TEXT, STAT - 4, face=face, fill=colour if sign else theme.INK2, anchor="ms")
    return pen.tile()

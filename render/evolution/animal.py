"""The card of an animal: number and state on a band, food in its sockets, and each trait with its sign and name."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept
from render.sprites.signs import EMPTY

if TYPE_CHECKING:
    from render.evolution.scene import Creature, Line
    from render.theme import Colour

TOKENS = (theme.DANGER, theme.tint("2F6DA8"), theme.FOCUS)
"""Red, blue and yellow food."""

INKS = (theme.WHITE, theme.WHITE, theme.INK)
LEAST = 2
"""A card has room for so many lines at least."""

FEW = 3
"""So many slots of fat are drawn; more are counted."""

OFF = theme.tint("9A9284")


TRAIT_SIGNS = {
    "asleep": "hibernation",
    "hidden": "shell",
    "angler": "anglerfish",
    "attacks": "carnivorous",
    "paralysed": "cnidocytes",
    "remnant": "regeneration",
}
SIGNS = {
    "fed": ("tick", theme.GOOD),
    "hungry": ("bowl", theme.DANGER),
    "poisoned": ("skull", theme.EGGSHELL),
    "attacked": ("claws", theme.DANGER),
}
"""The signs of states: those of a trait, or signs of their own."""


class Look(NamedTuple):
    """How large the cards of a table are; `art` is the room for a lizard above the traits, if there is any."""

    width: int
    band: int
    art: int
    line: int
    text: int
    socket: int
    badge: int = 0
    """The size of the badge that says whose it is, where animals of several players lie side by side."""

    @property
    def roomy(self) -> bool:
        """Tell whether a lizard stands beside the food."""
        return self.art > 2 * self.socket

    def height(self, lines: int) -> int:
        """Give the height of a card with so many lines."""
        return self.band + self.art + max(LEAST, lines) * self.line + 10


def lines_of(creature: Creature) -> int:
    """Count the lines of a card below its food."""
    return len(creature.lines) + len(creature.notes)


@kept
def card(creature: Creature, look: Look, height: int, ground: Colour) -> Tile:
    """Paint an animal."""
    pen = Pen(look.width, height, ground)
    seat = theme.SEATS[creature.seat]
    pen.plate((0, 0, look.width, height), theme.CARD, theme.INK)
    pen.band((2, 2, look.width - 2, look.band), seat.colour, 10)
    pen.hair((2, look.band), (look.width - 3, look.band), theme.INK)
    size = look.text + 6 if creature.number < 100 else look.text
    pen.text((9, look.band / 2 + 1), str(creature.number), size, face=fonts.BOLD, fill=seat.text, anchor="lm")
    left = 9 + fonts.width_of(str(creature.number), fonts.BOLD, size) + 4
    if look.badge:
        pen.badge((look.width - 6 - look.badge / 2, look.band + look.art / 2 + 1), creature.seat, look.badge)
    if creature.state:
        _state(pen, creature.state, left, look)
    _food(pen, creature, look)
    top = look.band + look.art + 2
    for line in creature.lines:
        _trait(pen, line, top, look, creature.letters[2])
        top += look.line
    for sign, word in creature.notes:
        _note(pen, sign, word, top, look)
        top += look.line
    return pen.tile()


def _state(pen: Pen, state: tuple[str, str], left: int, look: Look) -> None:
    """Write the state on a white slip at the right of the band."""
    sign, word = state
    icon = look.band - 11
    room = look.width - left - 6
    if fonts.width_of(word, fonts.SEMI, theme.TEXT) > room - icon - 12:
        icon = 0  # the word alone says it
    size, word = fonts.fit(word, fonts.SEMI, look.text, room - icon - 12, theme.TEXT)
    wide = fonts.width_of(word, fonts.SEMI, size) + icon + 12
    start = look.width - 6 - wide
    pen.plate((start, 5, look.width - 6, look.band - 3), theme.CARD, theme.INK, 8, 1)
    if icon:
        pen.sprite((start + 4 + icon / 2, look.band / 2 + 1), state_sign(sign, icon))
    colour = {"fed": theme.GOOD, "hungry": theme.DANGER, "attacked": theme.DANGER}.get(sign, theme.INK)
    pen.text((start + 6 + icon, look.band / 2), word, size, face=fonts.SEMI, fill=colour, anchor="lm")


def state_sign(sign: str, size: int) -> Image.Image:
    """Give the sign of a state."""
    if sign.startswith("to:"):
        place = sign.removeprefix("to:")
        return sprites.icon(place, size, theme.LANDS[place])
    if sign in TRAIT_SIGNS:
        return sprites.trait(TRAIT_SIGNS[sign], size)
    name, colour = SIGNS[sign]
    return sprites.icon(name, size, colour)


def _food(pen: Pen, creature: Creature, look: Look) -> None:
    """Put tokens into sockets, as many as the need, and the lizard where there is room for it."""
    held = [0] * creature.red + [1] * creature.blue
    held += [-1] * (creature.need - len(held))
    middle = look.band + look.art / 2
    roomy = look.roomy
    across = look.width - (look.badge + 4 if look.badge else 0)
    wide = round(across * 0.46) if roomy else across - 18 - len(held) * (look.socket + 2)
    left = 10 if not roomy else wide + 16
    per_row = len(held) if not roomy else max(1, min(len(held), (across - left - 6) // (look.socket + 3)))
    per_row = max(1, per_row)  # what was eaten and will grow again needs nothing
    rows = -(-len(held) // per_row)
    if rows > look.art // look.socket:
        per_row = -(-len(held) // (look.art // look.socket))
        rows = -(-len(held) // per_row)
    step = min(look.socket + 3, (across - left - 6) / per_row)
    size = min(look.socket, round(step + 5))
    for place, colour in enumerate(held):
        x = left + step * (place % per_row) + size / 2
        y = middle + (place // per_row - (rows - 1) / 2) * (look.socket + 3)
        token(pen, (x, y), colour, size, creature.letters)
    if roomy:
        pen.sprite((10 + wide / 2, middle + 1), _kin(creature, wide, look.art - 8))
    elif wide >= 50:
        kin = _kin(creature, min(72, wide), look.art)
        pen.sprite((across - 8 - kin.width / 2, middle), kin)


def _kin(creature: Creature, width: int, height: int) -> Image.Image:
    """Give the lizard; of one that was eaten, and will grow again, a shadow."""
    kin = sprites.creature(creature.build, theme.SEATS[creature.seat].colour, width, height)
    if not creature.gone:
        return kin
    shadow = Image.new("RGBA", kin.size, theme.RULE)
    shadow.putalpha(kin.getchannel("A"))
    return shadow


def token(pen: Pen, at: tuple[float, float], colour: int, size: int, letters: str) -> None:
    """Paint a token with its letter, or a place that waits for one."""
    if colour < 0:
        pen.sprite(at, sprites.icon("socket", size, EMPTY))
        return
    pen.sprite(at, sprites.icon("food", size, TOKENS[colour]))
    how = {"face": fonts.BOLD, "fill": INKS[colour], "anchor": "mm", "role": "token"}
    pen.text(at, letters[colour], round(size * 0.66), **how)  # type: ignore[arg-type]


def _trait(pen: Pen, line: Line, top: int, look: Look, letter: str) -> None:
    """Write a trait: sign, name, and its fat or that it is used up."""
    icon = look.line - 1
    middle = top + look.line / 2
    pen.sprite((6 + icon / 2, middle), sprites.trait(line.kind, icon))
    left, right = 11 + icon, look.width - 6
    if line.slots:
        right = _fat(pen, line, middle, look, letter)
    elif line.left:
        wide = pen.text((right, middle + 1), str(line.left), look.text, face=fonts.BOLD, fill=theme.DANGER, anchor="rm")
        pen.sprite((right - wide - 12, middle), sprites.icon("hourglass", look.line - 6, theme.DANGER))
        right -= wide + 26
    elif line.used:
        pen.sprite((right - 8, middle), sprites.icon("done", 20, theme.INK2))
        right -= 19
    fill = OFF if line.off else theme.INK2 if line.used else theme.INK
    room = right - left
    size, name = fonts.fit(line.name, fonts.SANS, look.text, room, theme.TEXT)
    wide = pen.text((left, middle + 1), name, size, fill=fill, anchor="lm")
    if line.off:
        pen.hair((left, round(middle) + 1), (left + wide, round(middle) + 1), theme.INK2, 3)


def _fat(pen: Pen, line: Line, middle: float, look: Look, letter: str) -> int:
    """Show the slots of fat at the right of a line; give where they begin."""
    size = look.line - 3
    letters = "  " + letter
    named = 11 + look.line + fonts.width_of(line.name, fonts.SANS, theme.TEXT)
    if line.slots > FEW or named > look.width - 12 - line.slots * (size + 2):
        text = f"{line.full}/{line.slots}"
        wide = fonts.width_of(text, fonts.BOLD, look.text)
        x = look.width - 10 - wide
        pen.text((x, middle + 1), text, look.text, face=fonts.BOLD, anchor="lm")
        token(pen, (x - 4 - size / 2, middle), 2 if line.full else -1, size, letters)
        return round(x - 8 - size)
    for place in range(line.slots):
        middle_x = look.width - 8 - size / 2 - (line.slots - 1 - place) * (size + 2)
        token(pen, (middle_x, middle), 2 if place < line.full else -1, size, letters)
    return look.width - 12 - line.slots * (size + 2)


def _note(pen: Pen, sign: str, word: str, top: int, look: Look) -> None:
    """Write a further state, in italics, below the traits."""
    icon = look.line - 1
    pen.sprite((8 + icon / 2, top + look.line / 2), state_sign(sign, icon))
    at = (14 + icon, top + look.line / 2 + 1)
    pen.fitted(at, word, look.text, look.width - 22 - icon, face=fonts.ITALIC, anchor="lm")

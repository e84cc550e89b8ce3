"""A territory: its name, its food and dice on a signboard, and below it everybody's animals that live there."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from games.evolution.words import bank_of
from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept, reduced
from render.evolution import animal as cards
from render.evolution import rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.evolution.state import Animal
    from render.canvas import Canvas, Frame
    from render.evolution.animal import Look
    from render.evolution.rows import Rank
    from render.evolution.scene import Scene

BOARD = 96
"""The height of the signboard."""

GAP, APART = 4, 13
"""Between two animals of one player, and between those of different players."""

PAD = 12
EMPTY = 150
"""A territory where nobody lives is at least so high, below its signboard."""


CLEAR = (280, 110)
"""So much of a ground is bare."""


class Land(NamedTuple):
    """A territory with its animals arranged in lines."""

    place: str
    ranks: tuple[Rank, ...]
    look: Look

    @property
    def height(self) -> int:
        """Give the height with the signboard and all margins."""
        return BOARD + max(EMPTY, sum(rank.height + PAD for rank in self.ranks)) + PAD


def room_for(columns: int, width: int) -> int:
    """Give the width of a card, so many side by side, even if each is somebody else's."""
    return (width - APART * (columns - 1)) // columns


def measure(scene: Scene, place: str, look: Look, columns: int, seats: Sequence[int] = ()) -> Land:
    """Arrange the animals of a territory: seat by seat, and a player's animals in one line where that costs none."""
    herds = [herd for seat in seats or scene.seats if (herd := scene.herd(seat, place))]
    whole = _lines(herds, columns)
    count = sum(map(len, herds))
    if len(whole) > -(-count // columns):
        everybody = [each for herd in herds for each in herd]
        whole = [everybody[start : start + columns] for start in range(0, count, columns)]
    return Land(place, tuple(rows.rank_of(scene, tuple(line), look) for line in whole), look)


def _lines(herds: Sequence[Sequence[Animal]], columns: int) -> list[list[Animal]]:
    """Fill lines with whole herds; only one that is longer than a line is broken."""
    lines: list[list[Animal]] = []
    for herd in herds:
        if not lines or len(lines[-1]) + len(herd) > columns:
            lines.append([])
        for each in herd:
            if len(lines[-1]) == columns:
                lines.append([])
            lines[-1].append(each)
    return lines


def lay(canvas: Canvas, scene: Scene, land: Land, frame: Frame) -> dict[int, list[Frame]]:
    """Lay a territory on its ground; give for each seat where its cards and ribbons are."""
    left, top, right, _ = frame
    ground = theme.LANDS[land.place]
    canvas.places[f"place:{land.place}"] = frame
    lay_board(canvas, scene, land.place, (left, top), right - left)
    canvas.spots[f"place:{land.place}"] = (left + 34, top + BOARD / 2 - 4)
    taken: dict[int, list[Frame]] = {}
    y = top + BOARD
    if not land.ranks:
        canvas.put((left, y), _nobody(scene.say("nobody-lives-here"), land.place))
    for rank in land.ranks:
        ribbons = rows.lay_rank(canvas, rank, land.look, _lefts(rank, left, land.look.width), y, ground)
        for creature in rank.creatures:
            taken.setdefault(creature.seat, []).append(canvas.places[f"animal:{creature.number}"])
        for ribbon, where in zip(rank.hanging, ribbons, strict=True):
            taken[rank.creatures[ribbon.first // 2].seat].append(where)
        y += rank.height + PAD
    return taken


def _lefts(rank: Rank, left: int, width: int) -> list[int]:
    """Give the left edges of the cards: those of one player close together."""
    found = []
    before = None
    for creature in rank.creatures:
        if before is not None:
            left += width + (GAP if creature.seat == before else APART)
        found.append(left)
        before = creature.seat
    return found


class Sign(NamedTuple):
    """What stands on the signboard of a territory."""

    place: str
    name: str
    food: int
    letter: str
    word: str
    dice: tuple[int, ...]
    plus: str
    notes: tuple[tuple[str, str], ...]
    """Traits that matter for the whole territory, each with its number: shells, herding, carnivores."""

    here: str
    """Said where all of this go happens."""

    active: int
    """Whose go it is."""


def lay_board(canvas: Canvas, scene: Scene, place: str, at: tuple[int, int], width: int) -> None:
    """Lay the signboard; the food bank and the shells on it can be pointed at."""
    sign = Sign(
        place,
        scene.say(f"place-{place}"),
        scene.state.bank[place],
        scene.say("red"),
        scene.say("bank"),
        scene.dice(place),
        scene.plus(place),
        scene.signs(place),
        scene.say("here") if scene.feeding and scene.state.go.place == place else "",
        scene.state.active,
    )
    frame = canvas.put(at, _board(sign, width))
    bank = bank_of(place)
    canvas.places[bank] = (frame[2] - 176, frame[1] + 2, frame[2], frame[3] - 4)
    canvas.spots[bank] = (frame[2] - 150, frame[1] + 44)
    if scene.state.shells.get(place):
        shell = (frame[0] + 58, frame[1] + 56, frame[0] + 122, frame[3] - 4)
        canvas.places[f"shell:{place}"] = shell
        canvas.spots[f"shell:{place}"] = (shell[0] + 22, shell[1] + 20)


@kept
def _board(sign: Sign, width: int) -> Tile:
    ground = theme.LANDS[sign.place]
    pen = Pen(width, BOARD, ground)
    pen.sprite((28, 34), sprites.icon(sign.place, 56, ground))
    x = 66 + pen.text((64, 46), sign.name, 40, face=fonts.TITLE) + 20
    if sign.here:
        wide = fonts.width_of(sign.here, fonts.SEMI, theme.NAME) + 64
        pen.plate((x, 8, x + wide, 54), theme.CARD, theme.INK, 12)
        pen.badge((x + 28, 31), sign.active, 38)
        pen.text((x + 54, 31), sign.here, theme.NAME, face=fonts.SEMI, anchor="lm")
    _bank(pen, sign, width)
    x = 64
    for kind, number in sign.notes:
        pen.sprite((x + 15, 74), sprites.trait(kind, 30))
        x += 36 + pen.text((x + 35, 84), number, theme.NAME, face=fonts.BOLD) + 18
    pen.hair((0, BOARD - 8), (width, BOARD - 8), theme.mix(ground, theme.INK, 0.33))
    return pen.tile()


def _bank(pen: Pen, sign: Sign, width: int) -> None:
    """Show the food: the number is what everybody looks for; before it the dice that it came from."""
    wide = fonts.width_of(str(sign.food), fonts.BOLD, 72)
    pen.text((width - 8, 70), str(sign.food), 72, face=fonts.BOLD, anchor="rs", role="bank")
    x = width - 8 - wide - 40
    for dx, dy in ((0, 30), (-18, 52), (10, 56)):
        pen.sprite((x + dx, dy), sprites.icon("food", 40, theme.DANGER))
        pen.text((x + dx, dy), sign.letter, 24, face=fonts.BOLD, fill=theme.WHITE, anchor="mm", role="token")
    x -= 72
    if sign.plus and sign.dice:
        x -= fonts.width_of(sign.plus, fonts.SEMI, theme.NUMBER)
        pen.text((x, 62), sign.plus, theme.NUMBER, face=fonts.SEMI, fill=theme.INK2)
        x -= 8
    for pips in reversed(sign.dice):
        x -= 46
        pen.sprite((x + 22, 50), sprites.icon(f"die:{pips}", 44, theme.CARD))


@kept
def _nobody(text: str, place: str) -> Tile:
    pen = Pen(400, EMPTY, theme.LANDS[place])
    pen.text((8, 60), text, theme.NAME, face=fonts.ITALIC, fill=theme.INK2, anchor="lm")
    return pen.tile()


def look(width: int, *, roomy: bool) -> Look:
    """Choose how cards of a width look: with a lizard where there is room; the badge says whose they are."""
    if roomy:
        art = max(84, round(width * 0.33) + 8)
        return cards.Look(width, 44, art, 34, 28 if width > 240 else 26, 36, 40)
    return cards.Look(width, 40, 38, 28, theme.TEXT, 32, 34)


def lay_ground(canvas: Canvas, place: str, frame: Frame) -> None:
    """Lay the ground of a territory that is drawn alone."""
    canvas.image.paste(_ground(place, frame[2] - frame[0], frame[3] - frame[1]), frame[:2])


@lru_cache(16)
def _ground(place: str, width: int, height: int) -> Image.Image:
    image = Image.new("RGB", (width, height), theme.LANDS[place])
    draw = ImageDraw.Draw(image)
    strew(draw, place, (20, BOARD + 20, width - 40, height - 30))
    draw.line((0, 0, width, 0), theme.INK2, 3)
    return reduced(image)


def strew(draw: ImageDraw.ImageDraw, place: str, frame: Frame) -> None:
    """Strew the small signs of a map over a ground: trees, tufts or waves."""
    left, top, right, bottom = frame
    tone = theme.mix(theme.LANDS[place], theme.INK, 0.17)
    luck = 1831 + len(place)
    for _ in range(max(0, (right - left) * (bottom - top) // 9000)):
        luck = (luck * 1103515245 + 12345) % (1 << 31)
        x, y = left + luck % max(1, right - left), top + (luck >> 9) % max(1, bottom - top)
        if x < left + CLEAR[0] and y < top + CLEAR[1]:
            continue  # here it is said that nobody lives there
        if place == "laurasia":
            draw.line(((x, y + 18), (x + 8, y), (x + 16, y + 18)), tone, 2)
            draw.line(((x + 8, y + 4), (x + 8, y + 22)), tone, 2)
        elif place == "gondwana":
            for lean in (-9, 0, 9):
                draw.line(((x + 9, y + 16), (x + 9 + lean, y + abs(lean) // 3)), tone, 2)
        else:
            for start in (x, x + 16):
                draw.arc((start, y, start + 16, y + 12), 180, 360, tone, 2)

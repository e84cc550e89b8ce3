"""The rows of the table: who it is, and all animals of a player, with the ribbons of paired traits below them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from render import fonts, sprites, theme
from render.canvas import Pen, Tile, kept
from render.cards import TIMES, back
from render.evolution import animal as cards
from render.evolution import links
from render.evolution.animal import Look

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.evolution.state import Animal
    from render.canvas import Canvas, Frame
    from render.evolution.links import Ribbon
    from render.evolution.scene import Creature, Scene
    from render.theme import Colour

WHO = 240
"""The width of what stands before the animals: who, how many cards, how many points."""

GAP = 8
PAD = 8
SHORT = 180
"""A row is at least so high: it has to say who it is."""

MOST = 6
"""So many animals stand side by side."""

FEWEST = 4
"""Cards are no larger than if so many stood side by side."""

ROOMY = 4
"""Up to so many rows of cards there is room for large ones."""

AMPLE = 6
"""Up to so many rows there is room for large cards if nobody has more than a few."""

ACTIVE = theme.SHADE
MARK = 30
"""How far from the left edge of a card the middle of its mark is: around its number."""


class Rank(NamedTuple):
    """A row of cards: the animals, what they show, how high they are, and the ribbons below."""

    animals: tuple[Animal, ...]
    creatures: tuple[Creature, ...]
    tall: int
    hanging: tuple[Ribbon, ...]

    @property
    def height(self) -> int:
        """Give the height with all that hangs below."""
        return self.tall + links.height(self.hanging)


class Row(NamedTuple):
    """All that is shown of a player in a place."""

    seat: int
    ranks: tuple[Rank, ...]
    look: Look

    @property
    def height(self) -> int:
        """Give the height of the row, with its margins."""
        inner = sum(rank.height for rank in self.ranks) + PAD * (len(self.ranks) - 1)
        return max(SHORT, inner) + 2 * PAD


def look_for(scene: Scene, width: int) -> tuple[Look, int]:
    """Choose the size of the cards, and how many stand side by side: larger when there is room."""
    ranks = -(-scene.largest // MOST) or 1
    columns = max(FEWEST, -(-scene.largest // ranks))
    wide = (width - GAP * (columns - 1)) // columns
    rows = len(scene.seats) * ranks
    if rows <= ROOMY or (rows <= AMPLE and columns == FEWEST):
        art = max(84, round(wide * 0.33) + 8)  # as high as the lizard that half the width has room for
        return Look(wide, 44, art, 34, 28 if columns < MOST else theme.TEXT, 36), columns
    return Look(wide, 38, 34, 28, 26 if columns < MOST else theme.TEXT, 30), columns


def measure(scene: Scene, seat: int, place: str, look: Look, columns: int) -> Row:
    """Arrange a player's animals in a place."""
    herd = scene.herd(seat, place)
    ranks = [rank_of(scene, herd[start : start + columns], look) for start in range(0, len(herd), columns)]
    return Row(seat, tuple(ranks), look)


def rank_of(scene: Scene, some: tuple[Animal, ...], look: Look) -> Rank:
    """Arrange animals side by side."""
    shown = tuple(scene.creature(each) for each in some)
    tall = look.height(max(cards.lines_of(each) for each in shown))
    return Rank(some, shown, tall, tuple(links.ribbons(scene, some)))


def lay(canvas: Canvas, scene: Scene, row: Row, top: int) -> Frame:
    """Lay a player's row; of whoever is asked on a darker ground."""
    seat = row.seat
    frame = (0, top, theme.WIDTH, top + row.height)
    active = scene.view.outcome is None and seat in (scene.waiting or (scene.asked,))
    ground = ACTIVE if active else theme.PAPER
    if active:
        canvas.fill(frame, ACTIVE)
        canvas.fill((0, top, 12, frame[3]), theme.SEATS[seat].colour)
    lay_who(canvas, scene, seat, (theme.MARGIN, top + PAD), ground)
    left = theme.MARGIN + WHO
    lay_ranks(canvas, scene, row, (left, top + PAD), ground)
    return frame


def lay_ranks(canvas: Canvas, scene: Scene, row: Row, at: tuple[int, int], ground: Colour) -> None:
    """Lay the cards of a row, and the ribbons below each rank."""
    left, y = at
    if not row.ranks:
        canvas.put((left, y), _nobody(scene.say("no-animals"), ground))
    wide = row.look.width
    for rank in row.ranks:
        lay_rank(canvas, rank, row.look, [left + place * (wide + GAP) for place in range(len(rank.animals))], y, ground)
        y += rank.height + PAD


def lay_rank(  # noqa: PLR0913, PLR0917 - where each card lies is said by whoever arranged them
    canvas: Canvas, rank: Rank, look: Look, lefts: Sequence[int], top: int, ground: Colour
) -> list[Frame]:
    """Lay cards side by side with the ribbons below; give the frames of the ribbons."""
    for left, creature in zip(lefts, rank.creatures, strict=True):
        frame = canvas.put((left, top), cards.card(creature, look, rank.tall, ground))
        spot = f"animal:{creature.number}"
        canvas.places[spot] = frame
        canvas.spots[spot] = (left + MARK, top + look.band / 2)  # its own number is what is ringed
    return links.lay(canvas, rank.hanging, lefts, top + rank.tall, look.width, ground)


@kept
def _nobody(text: str, ground: Colour) -> Tile:
    pen = Pen(420, SHORT, ground)
    pen.sprite((80, SHORT / 2), _faint())
    pen.text((160, SHORT / 2), text, theme.NAME, face=fonts.ITALIC, fill=theme.INK2, anchor="lm")
    return pen.tile()


def _faint() -> Image.Image:
    image = sprites.creature("monitor", theme.RULE, 130, 90)
    flat = Image.new("RGBA", image.size, theme.mix(theme.PAPER, theme.RULE, 0.55))
    flat.putalpha(image.getchannel("A"))
    return flat


class Who(NamedTuple):
    """What is to be said of a player before the animals."""

    seat: int
    name: str
    hand: int
    points: int
    leads: bool
    first: str
    passed: str
    words: tuple[str, str]


def who(scene: Scene, seat: int) -> Who:
    """Gather what is to be said of a player."""
    return Who(
        seat,
        scene.names[seat],
        len(scene.state.hands[seat]),
        scene.points[seat],
        scene.leads(seat),
        scene.say("first") if seat == scene.state.first else "",
        scene.say("passed") if scene.passed(seat) else "",
        (scene.say("hand"), scene.say("points")),
    )


def lay_who(canvas: Canvas, scene: Scene, seat: int, at: tuple[int, int], ground: Colour) -> None:
    """Lay who it is."""
    frame = canvas.put(at, _who_tile(who(scene, seat), ground))
    canvas.places[f"player:{seat}"] = (frame[0] - 14, frame[1], frame[2] - 6, frame[3])
    canvas.spots[f"player:{seat}"] = (frame[0] + 112, frame[1] + 88)  # between the hand and the points


@kept
def _who_tile(who: Who, ground: Colour) -> Tile:
    """Paint who it is: badge, name, hand, points, who goes first and who has passed."""
    pen = Pen(WHO - 10, SHORT, ground)
    pen.badge((29, 29), who.seat, 56)
    pen.fitted((64, 40), who.name, 30, WHO - 78, face=fonts.SERIF)
    tile = back(34, 48, ground)
    pen.image.paste(tile.image.convert("RGB"), (4, 66), tile.mask)
    hand, points = who.words
    pen.text((44, 110), f"{TIMES}{who.hand}", theme.LARGE, face=fonts.BOLD, role="count")
    pen.text((WHO - 22, 110), str(who.points), theme.LARGE, face=fonts.BOLD, anchor="rs", role="score")
    pen.fitted((6, 136), hand, theme.TEXT, 90, fill=theme.INK2)
    pen.fitted((WHO - 22, 136), points, theme.TEXT, 90, fill=theme.INK2, anchor="rs")
    if who.leads:
        wide = fonts.width_of(str(who.points), fonts.BOLD, theme.LARGE)
        pen.sprite((WHO - 44 - wide, 94), sprites.icon("leaf", 34, theme.GOOD))
    x = 4
    if who.first:
        pen.sprite((x + 14, 162), sprites.icon("pennant", 30, theme.FOCUS))
        x += 34 + pen.text((x + 32, 171), who.first, theme.TEXT, face=fonts.SEMI) + 6
    if who.passed:
        pen.sprite((x + 10, 163), sprites.icon("done", 22, theme.INK2))
        pen.text((x + 24, 171), who.passed, theme.TEXT, fill=theme.INK2)
    return pen.tile()

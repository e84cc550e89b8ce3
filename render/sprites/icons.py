"""The small signs: seats, eggs, DNA, card backs, arrows, marks, and a picture for each DNA tile."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from render.sprites.brush import Limb, Shape, Sheet
from render.theme import CARD, DANGER, EGGSHELL, GOOD, INK, PIGMENTS, WHITE, mix

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.sprites.brush import Part, Point
    from render.theme import Colour

SIDE = 100
"""Icons are painted on a sheet of 100 by 100."""


def round_egg() -> Shape:
    """Give the outline of an egg."""
    return Shape((50, 4), (72, 20), (84, 50), (78, 80), (50, 94), (22, 80), (16, 50), (28, 20))


def egg(sheet: Sheet, fill: Colour) -> None:
    """Paint an egg with the speckles of its animal."""
    sheet.body([round_egg()], EGGSHELL, INK, 3.2)
    sheet.shade([Limb((20, 82, 10), (50, 96, 9), (82, 78, 8))], mix(EGGSHELL, INK, 0.14))
    for x, y, size in (
        (36, 30, 8),
        (60, 22, 5),
        (66, 46, 9),
        (34, 58, 6),
        (52, 70, 8),
        (28, 44, 4),
        (72, 70, 5),
        (50, 44, 4),
    ):
        sheet.dot(x, y, size, fill)


def shell(sheet: Sheet, fill: Colour) -> None:
    """Paint an egg in one colour with a light window, for a sign in it."""
    sheet.body([round_egg()], fill, INK, 4)
    sheet.shade([Limb((34, 26, 4), (28, 42, 5))], mix(fill, WHITE, 0.5))


def dna(sheet: Sheet, fill: Colour) -> None:
    """Paint a double helix, leaning."""

    def strand(phase: float) -> list[tuple[float, float, float]]:
        beads = []
        for step in range(13):
            along = step / 12
            across = 16 * sin(2 * pi * along * 1.25 + phase)
            beads.append((32 + 36 * along + across * 0.82, 87 - 74 * along + across * 0.42, 5.2))
        return beads

    one, other = strand(0.3), strand(pi + 0.3)
    for (x, y, _), (x2, y2, _) in list(zip(one, other, strict=True))[::2]:
        sheet.body([Limb((x, y, 2.6), (x2, y2, 2.6))], mix(fill, WHITE, 0.55), INK, 1.4)
    sheet.body([Limb(*other)], mix(fill, WHITE, 0.3), INK, 2.4)
    sheet.body([Limb(*one)], fill, INK, 2.4)


def mark(sheet: Sheet, fill: Colour) -> None:
    """Paint a white disc with a ring."""
    sheet.dot(50, 50, 50, fill)
    sheet.dot(50, 50, 41, WHITE)


def turning(sheet: Sheet, fill: Colour, way: int) -> None:
    """Paint an arrow that runs around, clockwise (1) or the other way (-1)."""
    points = []
    for step in range(17):
        angle = -pi / 2 + way * (0.35 + step / 16 * 4.9)
        points.append((50 + 34 * cos(angle), 50 + 34 * sin(angle), 6.0))
    end = -pi / 2 + way * (0.35 + 4.9)
    x, y = 50 + 34 * cos(end), 50 + 34 * sin(end)
    ahead = (x - way * 26 * sin(end), y + way * 26 * cos(end))
    out = (x + 18 * cos(end), y + 18 * sin(end))
    back = (x - 18 * cos(end), y - 18 * sin(end))
    sheet.body([Limb(*points), Shape(ahead, out, back, smooth=False)], fill, fill, 1)


def clockwise(sheet: Sheet, fill: Colour) -> None:
    """Run as the clock does."""
    turning(sheet, fill, 1)


def anticlockwise(sheet: Sheet, fill: Colour) -> None:
    """Run against the clock."""
    turning(sheet, fill, -1)


def arrow_down(sheet: Sheet, fill: Colour) -> None:
    """Point down."""
    sheet.body([Shape((22, 40), (50, 78), (78, 40), (50, 52), smooth=False)], fill, fill, 2)


def arrow_up(sheet: Sheet, fill: Colour) -> None:
    """Point up."""
    sheet.body([Shape((22, 60), (50, 22), (78, 60), (50, 48), smooth=False)], fill, fill, 2)


def arrow_right(sheet: Sheet, fill: Colour) -> None:
    """Point on to somebody."""
    sheet.body([Limb((8, 50, 5), (60, 50, 5)), Shape((56, 26), (94, 50), (56, 74), smooth=False)], fill, fill, 1)


def footprint(sheet: Sheet, fill: Colour) -> None:
    """Paint the print of three toes, for the backs of cards."""
    toes = [
        Limb((50, 88, 8), (50, 60, 9), (50, 30, 8), (50, 8, 1.5)),
        Limb((47, 80, 8), (32, 56, 8), (22, 34, 6), (17, 18, 1.2)),
        Limb((53, 80, 8), (68, 56, 8), (78, 34, 6), (83, 18, 1.2)),
    ]
    sheet.body(toes, fill, fill, 0)


def leaf(sheet: Sheet, fill: Colour) -> None:
    """Paint a sprig of laurel for whoever leads."""
    sheet.taper([(18, 92, 2.4), (44, 62, 2), (84, 14, 1.4)], INK)
    for x, y, dx, dy in (
        (34, 72, -22, -16),
        (34, 72, 24, 8),
        (52, 52, -20, -18),
        (52, 52, 26, 4),
        (68, 32, -16, -18),
        (68, 32, 24, 2),
    ):
        leaflet = Shape(
            (x, y),
            (x + dx * 0.55 - dy * 0.28, y + dy * 0.55 + dx * 0.28),
            (x + dx, y + dy),
            (x + dx * 0.55 + dy * 0.28, y + dy * 0.55 - dx * 0.28),
        )
        sheet.body([leaflet], fill, INK, 2)


# A picture for each tile: cards, hands and arrows


def _little_card(x: float, y: float, fill: Colour = CARD) -> tuple[Part, Colour]:
    return Shape((x, y), (x + 30, y), (x + 30, y + 42), (x, y + 42), smooth=False), fill


def _cards(sheet: Sheet, *cards: tuple[Part, Colour]) -> None:
    for part, fill in cards:
        sheet.body([part], fill, INK, 2.6)


def _arrow(sheet: Sheet, start: Point, end: Point, fill: Colour) -> None:
    (x, y), (x2, y2) = start, end
    length = ((x2 - x) ** 2 + (y2 - y) ** 2) ** 0.5
    ux, uy = (x2 - x) / length, (y2 - y) / length
    neck = (x2 - ux * 16, y2 - uy * 16)
    head = Shape((x2, y2), (neck[0] - uy * 13, neck[1] + ux * 13), (neck[0] + uy * 13, neck[1] - ux * 13), smooth=False)
    sheet.body([Limb((x, y, 4.4), (*neck, 4.4)), head], fill, INK, 2)


def _cross(sheet: Sheet, x: float, y: float) -> None:
    sheet.body(
        [Limb((x - 13, y - 13, 4.6), (x + 13, y + 13, 4.6)), Limb((x + 13, y - 13, 4.6), (x - 13, y + 13, 4.6))],
        DANGER,
        INK,
        2,
    )


def type_bonus(sheet: Sheet, fill: Colour) -> None:  # noqa: ARG001
    """Show a row of different cards."""
    colours = (PIGMENTS["trex"], PIGMENTS["stego"], PIGMENTS["penta"])
    _cards(sheet, *(_little_card(10 + 25 * n, 20 + 8 * n, colour) for n, colour in enumerate(colours)))


def egg_bonus(sheet: Sheet, fill: Colour) -> None:
    """Show an egg in a nest."""
    egg(sheet, fill)
    sheet.body(
        [Shape((4, 66), (30, 78), (50, 80), (70, 78), (96, 66), (86, 96), (50, 99), (14, 96))],
        PIGMENTS["egg"],
        INK,
        2.6,
    )
    for x in (20, 36, 52, 68):
        sheet.line([(x, 80), (x + 10, 94)], INK, 2)


def draw(sheet: Sheet, fill: Colour) -> None:
    """Show a card that comes down from the deck."""
    _cards(sheet, _little_card(35, 50))
    _arrow(sheet, (50, 6), (50, 46), fill)


def free_pass(sheet: Sheet, fill: Colour) -> None:
    """Show a card that is handed on."""
    _cards(sheet, _little_card(8, 28))
    _arrow(sheet, (44, 49), (94, 49), fill)


def forbidden_type(sheet: Sheet, fill: Colour) -> None:
    """Show a card twice."""
    _cards(sheet, _little_card(16, 16, fill), _little_card(52, 40, fill))
    sheet.body([Limb((68, 10, 4), (68, 30, 4)), Limb((58, 20, 4), (78, 20, 4))], GOOD, INK, 2)


def destroy_own(sheet: Sheet, fill: Colour) -> None:
    """Show a card of one's own that goes."""
    _cards(sheet, (Shape((26, 14), (74, 14), (74, 84), (26, 84), smooth=False), fill))
    _cross(sheet, 50, 49)


def destroy_other(sheet: Sheet, fill: Colour) -> None:
    """Show somebody else's card that goes."""
    _head(sheet, 24, fill)
    _cards(sheet, _little_card(58, 40))
    _cross(sheet, 73, 61)


def _head(sheet: Sheet, x: float, fill: Colour) -> None:
    sheet.body(
        [Shape((x - 19, 82), (x - 17, 62), (x, 52), (x + 17, 62), (x + 19, 82)), Limb((x, 38, 12), (x, 40, 12))],
        mix(fill, WHITE, 0.3),
        INK,
        2.4,
    )


def steal(sheet: Sheet, fill: Colour) -> None:
    """Show somebody else's card that comes."""
    _head(sheet, 74, fill)
    _cards(sheet, _little_card(4, 42))
    _arrow(sheet, (62, 20), (18, 34), GOOD)


def give(sheet: Sheet, fill: Colour) -> None:
    """Show a card that goes to somebody else."""
    _head(sheet, 74, fill)
    _cards(sheet, _little_card(4, 42, fill))
    _arrow(sheet, (16, 32), (60, 16), DANGER)


def swap(sheet: Sheet, fill: Colour) -> None:
    """Show two cards that change places."""
    _cards(sheet, _little_card(8, 28, fill), _little_card(62, 28))
    _arrow(sheet, (26, 14), (76, 14), fill)
    _arrow(sheet, (74, 86), (24, 86), GOOD)


# The shapes of seats


def _seat(points: tuple[Point, ...]) -> Callable[[Sheet, Colour], None]:
    def paint(sheet: Sheet, fill: Colour) -> None:
        sheet.body([Shape(*points, smooth=False)], fill, INK, 2.4)

    return paint


def _ring_of(count: int, radius: float, turn: float, inner: float = 0) -> tuple[Point, ...]:
    points = []
    for step in range(count):
        reach = inner if inner and step % 2 else radius
        angle = turn + 2 * pi * step / count
        points.append((50 + reach * cos(angle), 50 + reach * sin(angle)))
    return tuple(points)


def circle(sheet: Sheet, fill: Colour) -> None:
    """Paint the round seat."""
    sheet.dot(50, 50, 46, INK)
    sheet.dot(50, 50, 42.5, fill)


def drop(sheet: Sheet, fill: Colour) -> None:
    """Paint the seat that is a drop."""
    sheet.body([Shape((50, 4), (74, 30), (86, 60), (74, 88), (50, 95), (26, 88), (14, 60), (26, 30))], fill, INK, 2.4)


ICONS: dict[str, Callable[[Sheet, Colour], None]] = {
    "egg": egg,
    "shell": shell,
    "dna": dna,
    "mark": mark,
    "clockwise": clockwise,
    "anticlockwise": anticlockwise,
    "down": arrow_down,
    "up": arrow_up,
    "right": arrow_right,
    "leaf": leaf,
    "footprint": footprint,
    "tile:type_bonus": type_bonus,
    "tile:egg_bonus": egg_bonus,
    "tile:draw": draw,
    "tile:free_pass": free_pass,
    "tile:forbidden_type": forbidden_type,
    "tile:destroy_own": destroy_own,
    "tile:destroy_other": destroy_other,
    "tile:steal": steal,
    "tile:give": give,
    "tile:swap": swap,
    "seat:circle": circle,
    "seat:square": _seat(((10, 10), (90, 10), (90, 90), (10, 90))),
    "seat:triangle": _seat(((50, 5), (98, 88), (2, 88))),
    "seat:diamond": _seat(((50, 2), (98, 50), (50, 98), (2, 50))),
    "seat:hexagon": _seat(_ring_of(6, 47, pi / 6)),
    "seat:star": _seat(_ring_of(10, 50, -pi / 2, 24)),
    "seat:cross": _seat(
        (
            (24, 6),
            (50, 20),
            (76, 6),
            (94, 24),
            (80, 50),
            (94, 76),
            (76, 94),
            (50, 80),
            (24, 94),
            (6, 76),
            (20, 50),
            (6, 24),
        )
    ),
    "seat:drop": drop,
}

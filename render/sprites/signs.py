"""The small signs of Evolution beside its traits: food, hunger, death, and who goes first."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from render.sprites.brush import Limb, Shape, Sheet
from render.sprites.landmarks import LANDMARKS
from render.theme import CARD, INK, RULE, WHITE, mix

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.theme import Colour


def food(sheet: Sheet, fill: Colour) -> None:
    """Paint a token of food."""
    sheet.dot(50, 50, 47, INK)
    sheet.dot(50, 50, 41, fill)


def socket(sheet: Sheet, fill: Colour) -> None:
    """Keep a place for a token, with a broken line around it."""
    sheet.dot(50, 50, 46, fill)
    sheet.dot(50, 50, 37, CARD)
    for step in range(8):
        angle = pi / 8 + 2 * pi * step / 8
        sheet.line(
            [(50 + 34 * cos(angle), 50 + 34 * sin(angle)), (50 + 48 * cos(angle), 50 + 48 * sin(angle))], CARD, 9
        )


def tick(sheet: Sheet, fill: Colour) -> None:
    """Say that it is done."""
    sheet.body([Limb((16, 54, 8), (40, 78, 9), (86, 20, 7))], fill, INK, 3)


def done(sheet: Sheet, fill: Colour) -> None:
    """Say that it is used up: a small tick without a line around it."""
    sheet.line([(18, 54), (42, 78), (84, 24)], fill, 13)


def bowl(sheet: Sheet, fill: Colour) -> None:
    """Hold out an empty bowl."""
    sheet.body([Shape((6, 44), (94, 44), (82, 74), (62, 90), (38, 90), (18, 74), smooth=False)], fill, INK, 4.4)
    sheet.body([Limb((14, 44, 6), (86, 44, 6))], CARD, INK, 4.4)
    for x in (34, 66):
        sheet.line([(x, 8), (x, 26)], INK, 7)


def skull(sheet: Sheet, fill: Colour) -> None:
    """Show a skull."""
    sheet.body([Limb((50, 40, 35), (50, 42, 35)), Limb((42, 78, 14), (58, 78, 14))], fill, INK, 4.4)
    for x in (35, 65):
        sheet.dot(x, 46, 10.5, INK)
    sheet.body([Shape((50, 58), (44, 68), (56, 68), smooth=False)], INK, INK, 0)
    for x in (42, 50, 58):
        sheet.line([(x, 78), (x, 92)], INK, 3.6)


def claws(sheet: Sheet, fill: Colour) -> None:
    """Scratch three times."""
    for x in (16, 42, 68):
        sheet.body([Limb((x + 18, 8, 2), (x + 8, 46, 7.5), (x - 4, 92, 1.5))], fill, INK, 3.4)


def pennant(sheet: Sheet, fill: Colour) -> None:
    """Fly a pennant."""
    sheet.body([Shape((24, 8), (94, 30), (24, 56), smooth=False)], fill, INK, 4.4)
    sheet.line([(20, 5), (20, 96)], INK, 9)


def hourglass(sheet: Sheet, fill: Colour) -> None:
    """Let the sand run out."""
    glass = Shape((18, 12), (82, 12), (78, 30), (56, 50), (78, 70), (82, 88), (18, 88), (22, 70), (44, 50), (22, 30))
    sheet.body([glass], WHITE, INK, 4.4)
    sheet.shade([Shape((18, 92), (22, 78), (50, 64), (78, 78), (82, 92), smooth=False)], fill)
    sheet.line([(50, 50), (50, 70)], fill, 6)
    for y in (9, 91):
        sheet.line([(10, y), (90, y)], INK, 11)


def knob(sheet: Sheet, fill: Colour) -> None:
    """Fasten a link to a card."""
    sheet.dot(50, 50, 48, INK)
    sheet.dot(50, 50, 32, fill)


SIGNS: dict[str, Callable[[Sheet, Colour], None]] = {
    "food": food,
    "socket": socket,
    "tick": tick,
    "done": done,
    "bowl": bowl,
    "skull": skull,
    "claws": claws,
    "pennant": pennant,
    "hourglass": hourglass,
    "knob": knob,
    **LANDMARKS,
}
EMPTY = mix(RULE, INK, 0.35)
"""The line of a place that waits for food."""

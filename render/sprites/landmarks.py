"""The signs of the territories of Evolution, and the faces of dice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from render.sprites.brush import Limb, Shape, Sheet
from render.theme import CARD, INK, PIGMENTS, SEATS, WHITE, mix

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.theme import Colour

LINE = 4.4
GREEN, BLUE, BROWN = PIGMENTS["penta"], PIGMENTS["stego"], SEATS[6].colour
PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}


def laurasia(sheet: Sheet, _: Colour) -> None:
    """Grow a conifer of the north."""
    sheet.body([Shape((43, 78), (57, 78), (57, 96), (43, 96), smooth=False)], BROWN, INK, LINE)
    for top, low, half in ((44, 84, 40), (24, 60, 32), (5, 38, 23)):
        sheet.body([Shape((50, top), (50 + half, low), (50 - half, low), smooth=False)], GREEN, INK, LINE)
    sheet.line([(38, 74), (62, 74)], mix(GREEN, WHITE, 0.45), 4.4)
    sheet.line([(41, 51), (59, 51)], mix(GREEN, WHITE, 0.45), 4.4)


def gondwana(sheet: Sheet, _: Colour) -> None:
    """Grow a tree fern of the south."""
    sheet.body([Limb((46, 44, 6), (50, 68, 7), (44, 94, 9))], BROWN, INK, LINE)
    fronds = (
        ((46, 40, 7), (24, 20, 8), (6, 34, 2)),
        ((46, 40, 7), (18, 44, 7), (8, 66, 2)),
        ((48, 40, 7), (70, 18, 8), (93, 28, 2)),
        ((48, 40, 7), (76, 42, 7), (90, 64, 2)),
        ((47, 40, 7), (44, 16, 7), (56, 5, 2)),
    )
    sheet.body([Limb(*frond) for frond in fronds], mix(GREEN, SEATS[2].colour, 0.45), INK, LINE)
    for y in (62, 76):
        sheet.line([(42, y), (53, y - 4)], INK, 3.4)


def ocean(sheet: Sheet, _: Colour) -> None:
    """Let a wave roll in."""
    rising = ((4, 90), (6, 62), (22, 30), (52, 14), (82, 24), (92, 46))
    falling = ((74, 40), (60, 48), (62, 66), (96, 72), (96, 90))
    sheet.body([Shape(*rising, *falling)], BLUE, INK, LINE)
    sheet.line([(20, 66), (30, 42), (52, 28), (74, 30)], mix(BLUE, WHITE, 0.7), 5)
    sheet.line([(14, 82), (34, 76), (54, 82), (74, 78), (92, 82)], mix(BLUE, WHITE, 0.7), 5)


def die(sheet: Sheet, fill: Colour, pips: int) -> None:
    """Show a face of a die."""
    frame = Shape((14, 6), (86, 6), (94, 14), (94, 86), (86, 94), (14, 94), (6, 86), (6, 14), smooth=False)
    sheet.body([frame], fill, INK, LINE)
    for x, y in PIPS[pips]:
        sheet.dot(x, y, 10.5, INK if fill == CARD else WHITE)


LANDMARKS: dict[str, Callable[[Sheet, Colour], None]] = {
    "laurasia": laurasia,
    "gondwana": gondwana,
    "ocean": ocean,
    **{f"die:{pips}": partial(die, pips=pips) for pips in PIPS},
}

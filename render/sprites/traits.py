"""The signs of the traits of Evolution: one each, bold enough to be told apart at 26 pixels."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from render.sprites.brush import Limb, Shape, Sheet
from render.theme import CARD, EGGSHELL, FOCUS, INK, PIGMENTS, SEATS, WHITE, mix

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.sprites.brush import Bead, Part, Point
    from render.theme import Colour

LINE = 4.4
"""The ink around a sign."""

RED, BLUE, GREEN = PIGMENTS["ptero"], PIGMENTS["stego"], PIGMENTS["penta"]
ORANGE, VIOLET, TEAL = PIGMENTS["trex"], PIGMENTS["bronto"], PIGMENTS["dna"]
BROWN, GREY, BLACK = SEATS[6].colour, PIGMENTS["raptor_grey"], PIGMENTS["raptor_black"]
SAND = PIGMENTS["egg"]


def _round(x: float, y: float, radius: float) -> Limb:
    return Limb((x, y, radius), (x + 0.1, y, radius))


def _oval(x: float, y: float, wide: float, tall: float, turn: float = 0) -> Shape:
    points: list[Point] = []
    for step in range(10):
        angle = 2 * pi * step / 10
        across, down = wide * cos(angle), tall * sin(angle)
        points.append((x + across * cos(turn) - down * sin(turn), y + across * sin(turn) + down * cos(turn)))
    return Shape(*points)


# The base game


def carnivorous(sheet: Sheet, fill: Colour) -> None:
    """Open a jaw full of teeth."""
    sheet.body([Shape((8, 44), (14, 16), (44, 8), (80, 18), (92, 42), (60, 40), (26, 52))], fill, INK, LINE)
    sheet.body([Shape((8, 50), (24, 60), (58, 66), (90, 60), (82, 82), (46, 91), (16, 82))], fill, INK, LINE)
    for x, y in ((38, 43), (56, 40), (74, 41)):
        sheet.body([Shape((x - 8, y), (x + 8, y - 1), (x + 1, y + 19), smooth=False)], WHITE, INK, 2.2)
    for x, y in ((47, 66), (66, 66)):
        sheet.body([Shape((x - 8, y), (x + 8, y), (x, y - 17), smooth=False)], WHITE, INK, 2.2)
    sheet.dot(36, 24, 6.4, WHITE)
    sheet.dot(38, 24, 3.6, INK)


def fat_tissue(sheet: Sheet, fill: Colour) -> None:
    """Let a fat drop shine."""
    sheet.body([Shape((50, 5), (68, 32), (86, 60), (74, 88), (50, 95), (26, 88), (14, 60), (32, 32))], fill, INK, LINE)
    sheet.shade([Limb((33, 54, 5), (30, 66, 6.5), (36, 77, 5))], mix(fill, WHITE, 0.75))


def parasite(sheet: Sheet, fill: Colour) -> None:
    """Paint a tick on six legs."""
    for side in (-1, 1):
        for y, reach, end in ((40, 34, 16), (58, 42, 58), (72, 36, 94)):
            sheet.line([(50, y + 8), (50 + side * reach, y), (50 + side * (reach + 8), end)], INK, 7)
    sheet.body([_oval(50, 60, 27, 33), _round(50, 22, 13)], fill, INK, LINE)
    sheet.line([(50, 38), (50, 86)], mix(fill, INK, 0.5), 4)
    for x in (45, 55):
        sheet.dot(x, 18, 3, WHITE)


def _fish(x: float, y: float, size: float) -> list[Part]:
    def at(across: float, down: float) -> Point:
        return x + across * size, y + down * size

    body = Shape(at(-30, 0), at(-8, -24), at(24, -20), at(44, 2), at(24, 22), at(-8, 24))
    tail = Shape(at(-22, 0), at(-48, -24), at(-42, 0), at(-48, 24), smooth=False)
    return [tail, body]


def swimming(sheet: Sheet, fill: Colour) -> None:
    """Paint a fish above a wave."""
    sheet.body(_fish(53, 40, 0.94), fill, INK, LINE)
    sheet.shade([Limb((30, 56, 5), (54, 62, 5), (78, 54, 5))], mix(fill, WHITE, 0.5))
    sheet.dot(80, 34, 5.6, WHITE)
    sheet.dot(81, 34, 3.2, INK)
    sheet.line([(6, 86), (22, 78), (38, 88), (54, 80), (70, 88), (86, 80), (96, 86)], INK, 7)


def running(sheet: Sheet, fill: Colour) -> None:
    """Paint a leg in full run, with the wind behind it."""
    leg = Limb((64, 19, 14), (58, 38, 13), (74, 52, 9), (62, 72, 7), (66, 84, 6.5))
    sheet.body([leg, Limb((64, 85, 7), (76, 87, 6.5), (90, 89, 3))], fill, INK, LINE)
    for y, left, right in ((22, 8, 36), (44, 16, 44), (66, 6, 42)):
        sheet.line([(left, y), (right, y)], INK, 6)


def mimicry(sheet: Sheet, fill: Colour) -> None:
    """Hold up a mask, half light and half dark."""
    face = Shape((12, 12), (50, 20), (88, 12), (90, 46), (76, 80), (50, 94), (24, 80), (10, 46))
    sheet.body([face], mix(fill, WHITE, 0.6), INK, LINE)
    sheet.shade([Shape((50, 0), (100, 0), (100, 100), (50, 100), smooth=False)], fill)
    sheet.body([_oval(31, 42, 10, 6.5, 0.25)], INK, INK, 0)
    sheet.body([_oval(69, 42, 10, 6.5, -0.25)], WHITE, INK, 2)
    sheet.taper([(32, 66, 1.5), (50, 76, 4), (68, 66, 1.5)], INK)


def scavenger(sheet: Sheet, fill: Colour) -> None:
    """Leave a bone."""
    knobs: list[Part] = [_round(18, 70, 11.5), _round(31, 83, 11.5), _round(69, 17, 11.5), _round(82, 30, 11.5)]
    sheet.body([*knobs, Limb((24, 76, 9), (76, 24, 9))], fill, INK, LINE)
    sheet.line([(34, 72), (68, 38)], mix(fill, INK, 0.22), 5)


def symbiosis(sheet: Sheet, fill: Colour) -> None:
    """Turn two drops around each other, one large and one small."""
    sheet.dot(50, 50, 46, INK)
    sheet.body([_round(50, 50, 40)], mix(fill, WHITE, 0.72), INK, 0)
    half = [(50 + 40 * sin(pi * step / 12), 50 - 40 * cos(pi * step / 12)) for step in range(13)]
    sheet.shade([Shape(*half, (50, 90), smooth=False), _round(50, 70, 20)], fill, [_round(50, 30, 20)])
    sheet.dot(50, 30, 7, fill)
    sheet.dot(50, 70, 7, WHITE)


def piracy(sheet: Sheet, fill: Colour) -> None:
    """Hoist a black flag with two bones."""
    sheet.body([Shape((24, 10), (56, 16), (94, 8), (90, 38), (95, 64), (58, 70), (24, 64))], fill, INK, LINE)
    for start, end in (((42, 24), (76, 54)), ((76, 24), (42, 54))):
        sheet.line([start, end], WHITE, 8)
        for x, y in (start, end):
            sheet.dot(x, y, 6.4, WHITE)
    sheet.line([(18, 8), (18, 92)], INK, 10)


def tail_loss(sheet: Sheet, fill: Colour) -> None:
    """Leave the end of a tail behind."""
    sheet.body([Limb((21, 24, 16), (28, 30, 15), (36, 38, 13))], fill, INK, LINE)
    sheet.body([Shape((28, 54), (44, 22), (52, 28), (48, 38), (54, 46), (42, 52), (40, 62), smooth=False)], RED, INK, 3)
    sheet.body([Limb((64, 58, 12), (78, 72, 9), (72, 90, 6), (54, 90, 4), (48, 80, 1.5))], fill, INK, LINE)
    for x, y in ((16, 20), (28, 27), (72, 62)):
        sheet.dot(x, y, 4, mix(fill, INK, 0.4))


def communication(sheet: Sheet, fill: Colour) -> None:
    """Say something, and be answered."""
    far = Shape((40, 36), (94, 36), (94, 76), (84, 76), (88, 94), (68, 76), (40, 76), smooth=False)
    near = Shape((6, 8), (70, 8), (70, 54), (38, 54), (18, 76), (22, 54), (6, 54), smooth=False)
    sheet.body([far], mix(fill, WHITE, 0.65), INK, LINE)
    sheet.body([near], fill, INK, LINE)
    for x in (22, 38, 54):
        sheet.dot(x, 31, 5.6, WHITE)


def grazing(sheet: Sheet, fill: Colour) -> None:
    """Paint a tuft of grass."""
    blades: list[list[Bead]] = [
        [(38, 94, 8), (26, 64, 7), (8, 38, 1.5)],
        [(62, 94, 8), (74, 64, 7), (92, 38, 1.5)],
        [(44, 94, 9), (38, 52, 8), (30, 10, 1.5)],
        [(56, 94, 9), (62, 48, 8), (72, 12, 1.5)],
    ]
    sheet.body([Limb(*blade) for blade in blades], fill, INK, LINE)
    sheet.line([(8, 95), (92, 95)], INK, 7)


def high_body_weight(sheet: Sheet, fill: Colour) -> None:
    """Put down a heavy weight."""
    sheet.dot(50, 24, 20, INK)
    sheet.dot(50, 24, 9, CARD)
    sheet.body([Shape((28, 36), (72, 36), (92, 92), (8, 92), smooth=False)], fill, INK, LINE)
    for x in (34, 50, 66):
        sheet.dot(x, 66, 6.5, mix(fill, WHITE, 0.75))


def hibernation(sheet: Sheet, fill: Colour) -> None:
    """Let the moon shine on a sleeper."""
    outer = [(46 + 42 * cos(a / 10), 54 + 42 * sin(a / 10)) for a in range(4, 48, 3)]
    inner = [(60 + 34 * cos(a / 10), 44 + 34 * sin(a / 10)) for a in range(43, 9, -3)]
    sheet.body([Shape(*outer, *inner, smooth=False)], fill, INK, LINE)
    for x, y, size in ((50, 32, 22), (78, 8, 16)):
        sheet.line([(x, y), (x + size, y)], INK, 5.4)
        sheet.line([(x + size, y), (x, y + size)], INK, 5.4)
        sheet.line([(x, y + size), (x + size, y + size)], INK, 5.4)


def poisonous(sheet: Sheet, fill: Colour) -> None:
    """Grow a toadstool."""
    sheet.body([Limb((50, 50, 12), (50, 72, 12), (50, 79, 15))], EGGSHELL, INK, LINE)
    sheet.body([Shape((4, 54), (14, 26), (50, 6), (86, 26), (96, 54), (50, 60))], fill, INK, LINE)
    for x, y, size in ((50, 22, 8), (26, 38, 7), (74, 38, 7), (50, 45, 5.5)):
        sheet.dot(x, y, size, WHITE)


def cooperation(sheet: Sheet, fill: Colour) -> None:
    """Close two links of a chain."""

    def link(x: float, y: float) -> Shape:
        return _oval(x, y, 33, 20, -0.75)

    for x, y, tone in ((36, 63, mix(fill, WHITE, 0.55)), (64, 37, fill)):
        sheet.body([link(x, y)], tone, INK, LINE)
        sheet.body([_oval(x, y, 18, 7, -0.75)], CARD, INK, 3)
    sheet.line([(46, 56), (56, 46)], INK, 12)
    sheet.line([(46, 56), (56, 46)], fill, 6)


def burrowing(sheet: Sheet, fill: Colour) -> None:
    """Look out of a burrow."""
    sheet.body([Shape((7, 90), (14, 56), (34, 24), (64, 24), (86, 56), (93, 90))], fill, INK, LINE)
    sheet.body([Shape((28, 91), (30, 64), (50, 50), (70, 64), (72, 91))], INK, INK, 0)
    for x in (42, 58):
        sheet.dot(x, 72, 6, FOCUS)
        sheet.dot(x, 72, 2.6, INK)


def camouflage(sheet: Sheet, fill: Colour) -> None:
    """Be a leaf that looks back."""
    sheet.body([Shape((8, 92), (12, 50), (36, 18), (92, 8), (84, 60), (54, 88))], fill, INK, LINE)
    sheet.line([(6, 95), (38, 62), (74, 26)], INK, 5)
    for start, end in (((34, 66), (32, 42)), ((38, 62), (62, 68)), ((56, 44), (54, 24))):
        sheet.line([start, end], mix(fill, INK, 0.55), 4)
    sheet.dot(67, 50, 11, INK)
    sheet.dot(67, 50, 8.4, WHITE)
    sheet.dot(68, 50, 4.8, INK)


def sharp_vision(sheet: Sheet, fill: Colour) -> None:
    """Open an eye."""
    sheet.body([Shape((6, 51), (27, 28), (50, 20), (73, 28), (94, 51), (73, 75), (50, 82), (27, 75))], WHITE, INK, LINE)
    sheet.dot(50, 51, 25, INK)
    sheet.dot(50, 51, 21, fill)
    sheet.dot(50, 51, 11, INK)
    sheet.dot(58, 43, 5.4, WHITE)


# Time to Fly


def flight(sheet: Sheet, fill: Colour) -> None:
    """Spread a wing."""
    feathers: list[Part] = [
        Limb((20, 42, 11), (42, 26, 11), (70, 19, 9), (92, 20, 3.5)),
        Limb((22, 48, 12), (52, 41, 10), (86, 42, 3.5)),
        Limb((23, 55, 12), (49, 57, 9.5), (76, 62, 3.5)),
        Limb((23, 61, 11), (41, 71, 9), (60, 81, 3.5)),
        Limb((18, 46, 10), (17, 66, 9.5), (27, 86, 3.5)),
    ]
    sheet.body(feathers, fill, INK, LINE)
    for points in ([(38, 37), (84, 31)], [(40, 50), (80, 52)], [(38, 63), (66, 71)]):
        sheet.line(points, INK, 3.6)


def intellect(sheet: Sheet, fill: Colour) -> None:
    """Show a brain."""
    lobes: list[Part] = [
        _round(28, 38, 20),
        _round(50, 26, 19),
        _round(72, 34, 20),
        _round(78, 54, 17),
        _round(26, 56, 16),
        _round(52, 54, 24),
        Limb((62, 66, 11), (68, 90, 7)),
    ]
    sheet.body(lobes, fill, INK, LINE)
    for points in (
        [(50, 10), (46, 26), (54, 38), (44, 50)],
        [(20, 44), (32, 42), (36, 54)],
        [(62, 30), (74, 36), (70, 48), (82, 52)],
        [(38, 66), (52, 62), (60, 68)],
    ):
        sheet.line(points, INK, 4.4)


def metamorphose(sheet: Sheet, fill: Colour) -> None:
    """Unfold a butterfly."""
    for side in (-1, 1):
        wing = Shape(
            (50, 44), (50 + side * 20, 14), (50 + side * 44, 8), (50 + side * 44, 38), (50 + side * 26, 54), (50, 54)
        )
        low = Shape((50, 52), (50 + side * 26, 56), (50 + side * 36, 74), (50 + side * 24, 92), (50 + side * 6, 76))
        sheet.body([low], mix(fill, WHITE, 0.5), INK, LINE)
        sheet.body([wing], fill, INK, LINE)
        sheet.dot(50 + side * 30, 28, 7, WHITE)
        sheet.line([(50, 30), (50 + side * 8, 10)], INK, 4)
    sheet.body([Limb((50, 30, 5.5), (50, 60, 6.5), (50, 84, 3.5))], INK, INK, 0)


def viviparous(sheet: Sheet, fill: Colour) -> None:
    """Curl up before birth."""
    sheet.body([_round(50, 50, 44)], mix(fill, WHITE, 0.72), INK, LINE)
    sheet.body(
        [_round(57, 34, 15), Limb((50, 40, 12), (34, 56, 13), (44, 74, 11), (62, 74, 7), (70, 62, 2.5))], fill, INK, 3.4
    )
    sheet.dot(62, 32, 4.6, WHITE)
    sheet.dot(63, 32, 2.4, INK)
    sheet.line([(50, 54), (62, 54)], INK, 5)


def ambush(sheet: Sheet, fill: Colour) -> None:
    """Let two eyes look out of the dark grass."""
    blades: list[Part] = [
        Limb((x, 84, 9), (x + lean * 0.4, 60, 8), (x + lean, tip, 1.5))
        for x, lean, tip in ((18, -8, 38), (34, -6, 14), (51, 1, 26), (68, 6, 10), (82, 8, 40))
    ]
    sheet.body(
        [*blades, Shape((8, 92), (10, 62), (24, 50), (76, 50), (90, 62), (92, 92), smooth=False)], fill, INK, LINE
    )
    for x, turn in ((33, 0.3), (67, -0.3)):
        sheet.body([_oval(x, 68, 13, 8.5, turn)], FOCUS, INK, 3)
        sheet.body([_oval(x, 68, 3, 8)], INK, INK, 0)


def trematode(sheet: Sheet, fill: Colour) -> None:
    """Wind a worm."""
    sheet.body(
        [Limb((10, 26, 6), (30, 12, 10), (48, 30, 12), (34, 54, 12), (54, 70, 12), (74, 56, 10), (92, 74, 3))],
        fill,
        INK,
        LINE,
    )
    for x, y in ((40, 22), (42, 42), (40, 60), (60, 68)):
        sheet.dot(x, y, 4.4, mix(fill, WHITE, 0.7))
    sheet.dot(17, 20, 4, WHITE)


def ink_cloud(sheet: Sheet, fill: Colour) -> None:
    """Squirt a cloud of ink."""
    cloud: list[Part] = [_round(30, 52, 20), _round(52, 36, 24), _round(74, 54, 20), _round(52, 62, 22)]
    sheet.body(cloud, fill, INK, LINE)
    for x, y, size in ((16, 86, 8), (44, 94, 5.5), (78, 88, 9), (90, 20, 6), (12, 18, 5)):
        sheet.dot(x, y, size, fill)
    sheet.line([(38, 38), (46, 28), (58, 26)], mix(fill, WHITE, 0.65), 6)


def shell(sheet: Sheet, fill: Colour) -> None:
    """Wind the house of a snail."""
    sheet.body([Shape((7, 89), (20, 79), (60, 82), (94, 77), (90, 90), (60, 93))], EGGSHELL, INK, LINE)
    sheet.body([_round(52, 46, 39)], fill, INK, LINE)
    winding = []
    for step in range(30):
        angle, reach = 0.45 * step + 1.2, 36 - 1.24 * step
        winding.append((52 + reach * cos(angle), 46 + reach * sin(angle)))
    sheet.line(winding, INK, 5.4)


def _flower(sheet: Sheet, fill: Colour) -> None:
    petals: list[Part] = [_round(50 + 30 * cos(pi * step / 3), 50 + 30 * sin(pi * step / 3), 15.5) for step in range(6)]
    sheet.body(petals, fill, INK, LINE)
    sheet.dot(50, 50, 28, INK)
    sheet.dot(50, 50, 25, CARD)


def specialization_a(sheet: Sheet, fill: Colour) -> None:
    """Live on a flower of its own, the first."""
    _flower(sheet, fill)
    for points in ([(38, 66), (50, 34)], [(50, 34), (62, 66)], [(42, 56), (58, 56)]):
        sheet.line(points, INK, 6.6)


def specialization_b(sheet: Sheet, fill: Colour) -> None:
    """Live on a flower of its own, the second."""
    _flower(sheet, fill)
    sheet.line([(41, 34), (41, 66)], INK, 6.6)
    for top, end in ((35, 49), (50, 65)):
        sheet.line([(41, top), (55, top + 1), (59, (top + end) / 2), (55, end - 1), (41, end)], INK, 6)


def anglerfish(sheet: Sheet, fill: Colour) -> None:
    """Hang out a lantern before the teeth."""
    sheet.line([(44, 40), (44, 16), (66, 8), (82, 22)], INK, 5)
    sheet.body([Shape((6, 44), (20, 60), (6, 86), (30, 76), smooth=False), _oval(50, 64, 38, 30)], fill, INK, LINE)
    sheet.body([Shape((52, 70), (90, 54), (88, 76), (72, 90), (56, 84))], INK, INK, 0)
    for x, y, tip in ((62, 67, 13), (74, 62, 12), (84, 58, 10)):
        sheet.body([Shape((x - 5, y), (x + 5, y - 4), (x + 1, y + tip), smooth=False)], WHITE, INK, 1)
    sheet.dot(54, 52, 8, WHITE)
    sheet.dot(56, 52, 4.4, INK)
    sheet.dot(83, 27, 12, INK)
    sheet.dot(83, 27, 9, FOCUS)


# Continents


def migration(sheet: Sheet, fill: Colour) -> None:
    """Fly away in a wedge."""
    for x, y, size in ((62, 30, 1.0), (32, 54, 0.8), (66, 78, 0.8)):
        wings = Limb(
            (x - 30 * size, y - 12 * size, 2),
            (x - 14 * size, y - 10 * size, 6.5 * size),
            (x, y + 8 * size, 8 * size),
            (x + 14 * size, y - 10 * size, 6.5 * size),
            (x + 30 * size, y - 12 * size, 2),
        )
        sheet.body([wings], fill, INK, LINE)


def pilot_fish(sheet: Sheet, fill: Colour) -> None:
    """Swim along under a larger fish."""
    sheet.body([*_fish(52, 38, 0.92), Shape((42, 20), (56, 6), (66, 20), smooth=False)], GREY, INK, LINE)
    sheet.dot(78, 33, 4.6, INK)
    sheet.body(_fish(54, 81, 0.54), fill, INK, LINE)
    sheet.dot(70, 77, 3.4, INK)


def neoplasm(sheet: Sheet, fill: Colour) -> None:
    """Let cells grow wild."""
    cells = ((34, 34, 19), (62, 28, 17), (74, 54, 19), (50, 56, 18), (26, 62, 17), (52, 80, 15))
    sheet.body([_round(x, y, size) for x, y, size in cells], fill, INK, LINE)
    for x, y, size in cells:
        sheet.dot(x, y, size * 0.55, mix(fill, WHITE, 0.6))
        sheet.dot(x + 2, y + 1, size * 0.26, INK)


def regeneration(sheet: Sheet, fill: Colour) -> None:
    """Paint a starfish that grows an arm again."""
    arms: list[Part] = []
    for step in range(5):
        angle = -pi / 2 + 2 * pi * step / 5
        reach = 22 if step == 1 else 42
        arms.append(Limb((50, 52, 18), (50 + reach * cos(angle), 52 + reach * sin(angle), 7)))
    sheet.body(arms, fill, INK, LINE)
    for step in range(5):
        angle = -pi / 2 + 2 * pi * step / 5
        sheet.dot(50 + 16 * cos(angle), 52 + 16 * sin(angle), 4.4, mix(fill, WHITE, 0.7))
    for reach in (36, 46):
        angle = -pi / 2 + 2 * pi / 5
        sheet.dot(50 + reach * cos(angle), 52 + reach * sin(angle), 4, INK)


def recombination(sheet: Sheet, fill: Colour) -> None:
    """Cross two strands."""
    one = Limb((22, 13, 7), (26, 36, 8), (74, 64, 8), (78, 87, 7))
    other = Limb((78, 13, 7), (74, 36, 8), (26, 64, 8), (22, 87, 7))
    sheet.body([other], mix(fill, WHITE, 0.6), INK, LINE)
    sheet.body([one], fill, INK, LINE)
    for y in (19, 81):
        sheet.line([(32, y), (68, y)], INK, 5)


def herding(sheet: Sheet, fill: Colour) -> None:
    """Stand together, three of them."""
    for x, y, tone in ((28, 32, mix(fill, WHITE, 0.65)), (68, 36, mix(fill, WHITE, 0.35)), (45, 66, fill)):
        back = Limb((x - 13, y + 1, 8), (x, y, 10), (x + 10, y - 4, 8))
        legs: list[Part] = [Limb((x + dx, y + 6, 4.4), (x + dx, y + 24, 4)) for dx in (-13, 7)]
        sheet.body([back, Limb((x + 12, y - 6, 6), (x + 18, y - 16, 6), (x + 25, y - 13, 4)), *legs], tone, INK, LINE)


def aedificator(sheet: Sheet, fill: Colour) -> None:
    """Build cell by cell."""
    for x, y, tone in ((28, 28, fill), (72, 28, fill), (50, 66, fill)):
        points = [(x + 24 * sin(pi * step / 3), y + 24 * cos(pi * step / 3)) for step in range(6)]
        sheet.body([Shape(*points, smooth=False)], tone, INK, LINE)
        sheet.dot(x, y, 8, mix(fill, WHITE, 0.7))


def cnidocytes(sheet: Sheet, fill: Colour) -> None:
    """Trail the stings of a jellyfish."""
    for x, swing in ((26, -6), (42, 5), (58, -5), (74, 6)):
        sheet.line([(x, 46), (x + swing, 62), (x - swing, 78), (x + swing, 96)], INK, 6)
    sheet.body([Shape((8, 52), (14, 22), (50, 5), (86, 22), (92, 52), (70, 46), (50, 54), (30, 46))], fill, INK, LINE)
    sheet.shade([Limb((28, 24, 4), (40, 16, 5))], mix(fill, WHITE, 0.75))


TRAITS: dict[str, tuple[Callable[[Sheet, Colour], None], Colour]] = {
    "carnivorous": (carnivorous, RED),
    "fat_tissue": (fat_tissue, FOCUS),
    "parasite": (parasite, BLACK),
    "swimming": (swimming, BLUE),
    "running": (running, ORANGE),
    "mimicry": (mimicry, VIOLET),
    "scavenger": (scavenger, EGGSHELL),
    "symbiosis": (symbiosis, GREEN),
    "piracy": (piracy, BLACK),
    "tail_loss": (tail_loss, GREEN),
    "communication": (communication, BLUE),
    "grazing": (grazing, GREEN),
    "high_body_weight": (high_body_weight, GREY),
    "hibernation": (hibernation, FOCUS),
    "poisonous": (poisonous, RED),
    "cooperation": (cooperation, VIOLET),
    "burrowing": (burrowing, BROWN),
    "camouflage": (camouflage, GREEN),
    "sharp_vision": (sharp_vision, ORANGE),
    "flight": (flight, TEAL),
    "intellect": (intellect, BROWN),
    "metamorphose": (metamorphose, ORANGE),
    "viviparous": (viviparous, RED),
    "ambush": (ambush, BLACK),
    "trematode": (trematode, RED),
    "ink_cloud": (ink_cloud, BLACK),
    "shell": (shell, SAND),
    "specialization_a": (specialization_a, FOCUS),
    "specialization_b": (specialization_b, VIOLET),
    "anglerfish": (anglerfish, TEAL),
    "migration": (migration, BLUE),
    "pilot_fish": (pilot_fish, ORANGE),
    "neoplasm": (neoplasm, VIOLET),
    "regeneration": (regeneration, ORANGE),
    "recombination": (recombination, TEAL),
    "herding": (herding, BROWN),
    "aedificator": (aedificator, FOCUS),
    "cnidocytes": (cnidocytes, VIOLET),
}
"""Each trait with its sign and pigment."""

"""The animals of Evolution: lizards of several builds, in the colour of whoever keeps them."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING

from render.sprites.brush import Limb, Shape, Sheet
from render.sprites.dinosaurs import SIZE, Tones
from render.theme import FOCUS, WHITE

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.sprites.brush import Part
    from render.theme import Colour

INKED = 3.4
"""The line is thick: these are seen small."""


def _foot(x: float, y: float, way: float = 1) -> list[Part]:
    """Spread three toes."""
    return [Limb((x, y, 4.6), (x + way * dx, y + dy, 2)) for dx, dy in ((17, 3), (15, -3), (8, 7))]


def monitor(sheet: Sheet, tones: Tones) -> None:
    """Paint a long tail, a low body and a forked tongue."""
    far: list[Part] = [Limb((78, 86, 12), (66, 104, 7), (72, 118, 5)), *_foot(72, 119)]
    far += [Limb((132, 84, 10), (146, 98, 6), (142, 118, 5)), *_foot(143, 119)]
    sheet.body(far, tones.far, tones.ink, INKED)
    sheet.line([(190, 62), (198, 60)], tones.ink, 2.4)
    body: list[Part] = [
        Limb((4, 62, 1.4), (20, 88, 5), (46, 98, 9), (74, 86, 19), (104, 78, 22), (132, 74, 17), (152, 60, 12)),
        Shape((142, 46), (160, 40), (180, 48), (193, 60), (184, 68), (160, 72), (146, 68)),
        Limb((88, 94, 14), (100, 108, 8), (92, 120, 6)),
        *_foot(93, 122),
        Limb((124, 88, 12), (116, 106, 7), (124, 120, 5.4)),
        *_foot(125, 122),
    ]
    sheet.body(body, tones.base, tones.ink, INKED)
    sheet.shade([Limb((40, 110, 4), (76, 108, 6), (106, 102, 7), (136, 92, 7), (160, 74, 5))], tones.light, body[2:])
    for x, y in ((30, 88), (50, 86), (70, 72), (90, 62), (110, 58), (130, 58)):
        sheet.shade([Limb((x - 4, y - 8, 5), (x + 3, y + 14, 1.6))], tones.dark)
    sheet.taper([(190, 62, 0.8), (174, 63, 1.8), (160, 62, 0.8)], tones.ink)
    sheet.eye(166, 52, 4.6, WHITE, tones.ink)


def iguana(sheet: Sheet, tones: Tones) -> None:
    """Paint a crest of spikes from head to tail, and a bag under the chin."""
    for step in range(11):
        x = 46 + 11 * step
        y = 64 - 26 * sin(min(1.0, step / 7) * 1.5) + (5 if step > 8 else 0)
        spike = Shape((x - 8, y + 14), (x + 8, y + 12), (x - 6, y - 15 + abs(step - 5)), smooth=False)
        sheet.body([spike], tones.light, tones.ink, 2.2)
    far: list[Part] = [Limb((76, 88, 13), (62, 106, 7), (68, 120, 5)), *_foot(68, 121)]
    far += [Limb((128, 86, 10), (140, 104, 6), (138, 120, 5)), *_foot(138, 121)]
    sheet.body(far, tones.far, tones.ink, INKED)
    body: list[Part] = [
        Limb((6, 120, 1.2), (16, 104, 4), (40, 92, 9), (72, 80, 22), (104, 70, 24), (134, 62, 18), (152, 50, 15)),
        Shape((142, 34), (162, 28), (182, 40), (190, 54), (176, 62), (156, 66)),
        Shape((150, 58), (178, 60), (174, 80), (160, 90), (148, 76)),
        Limb((88, 96, 15), (102, 110, 8), (92, 122, 6)),
        *_foot(93, 123),
        Limb((122, 84, 12), (112, 106, 7), (120, 121, 5.4)),
        *_foot(121, 123),
    ]
    sheet.body(body, tones.base, tones.ink, INKED)
    sheet.shade([Limb((46, 104, 5), (80, 106, 7), (112, 98, 8), (140, 84, 6))], tones.light, body[3:])
    sheet.shade([Limb((158, 72, 6), (164, 84, 7))], tones.light)
    for x, y in ((60, 78), (78, 70), (96, 62), (114, 58), (86, 84), (106, 76)):
        sheet.dot(x, y, 4, tones.dark)
    sheet.taper([(188, 55, 0.8), (172, 57, 1.8), (158, 56, 0.8)], tones.ink)
    sheet.eye(165, 43, 4.6, WHITE, tones.ink)


def chameleon(sheet: Sheet, tones: Tones) -> None:
    """Paint a tail rolled up, a helmet, and an eye on a turret, above a twig."""
    sheet.line([(10, 128), (70, 124), (130, 128), (194, 122)], tones.ink, 6)
    tail: list[tuple[float, float, float]] = [(70, 84, 15), (48, 84, 10)]
    for step in range(15):
        angle, reach = 4.9 - 0.62 * step, 27 - 1.7 * step
        tail.append((40 + reach * cos(angle), 98 + reach * sin(angle), max(2.0, 7.4 - 0.42 * step)))
    sheet.body([Limb((88, 92, 10), (80, 108, 6), (86, 124, 5))], tones.far, tones.ink, INKED)
    sheet.body([Limb((138, 86, 9), (150, 104, 6), (146, 122, 5))], tones.far, tones.ink, INKED)
    body: list[Part] = [
        Limb(*tail),
        Shape((62, 72), (84, 46), (112, 38), (140, 52), (146, 78), (122, 98), (88, 100)),
        Shape((130, 52), (134, 30), (146, 10), (158, 28), (178, 48), (192, 66), (174, 80), (148, 82), (134, 74)),
        Limb((98, 90, 11), (108, 108, 7), (100, 125, 5.6)),
        Limb((128, 86, 10), (122, 106, 6.4), (130, 124, 5.4)),
    ]
    sheet.body(body, tones.base, tones.ink, INKED)
    for x in (82, 98, 114, 128):
        sheet.shade([Limb((x - 4, 40, 5), (x + 4, 72, 4), (x, 96, 2))], tones.dark, [body[2], *body[3:]])
    sheet.shade([Limb((140, 84, 5), (162, 80, 5), (186, 72, 4))], tones.light)
    sheet.taper([(190, 68, 0.8), (170, 70, 1.8), (150, 66, 0.8)], tones.ink)
    sheet.dot(158, 50, 13, tones.ink)
    sheet.dot(158, 50, 10.4, tones.light)
    sheet.eye(161, 50, 4.2, WHITE, tones.ink)


def newt(sheet: Sheet, tones: Tones) -> None:
    """Paint a broad tail like a paddle, a smooth back and gills like feathers."""
    for x, y in ((136, 42), (128, 52), (124, 64)):
        sheet.body([Limb((148, 62, 4), (x + 6, y + 2, 4), (x - 6, y - 10, 1.6))], tones.light, tones.ink, 2.4)
    far: list[Part] = [Limb((82, 92, 9), (74, 108, 6), (80, 120, 4.6)), *_foot(80, 121)]
    far += [Limb((130, 90, 8), (142, 106, 5.4), (140, 120, 4.6)), *_foot(140, 121)]
    sheet.body(far, tones.far, tones.ink, INKED)
    body: list[Part] = [
        Shape((4, 66), (20, 48), (48, 58), (76, 74), (76, 100), (46, 104), (18, 94)),
        Limb((60, 84, 16), (90, 84, 19), (120, 82, 19), (146, 74, 17), (166, 70, 17), (176, 72, 14)),
        Limb((94, 98, 10), (104, 112, 6.6), (96, 122, 5)),
        *_foot(97, 123),
        Limb((122, 96, 9), (114, 110, 6), (122, 122, 5)),
        *_foot(123, 123),
    ]
    sheet.body(body, tones.base, tones.ink, INKED)
    sheet.shade([Limb((50, 106, 6), (90, 106, 7), (130, 102, 7), (164, 90, 6), (186, 84, 4))], tones.light, body[2:])
    for x, y, size in ((26, 72, 5), (44, 80, 6), (66, 76, 5), (86, 74, 6), (106, 72, 5), (126, 70, 6), (146, 64, 4)):
        sheet.dot(x, y, size, tones.dark)
    sheet.taper([(190, 78, 0.8), (174, 81, 2), (158, 78, 0.8)], tones.ink)
    sheet.eye(168, 64, 5, WHITE, tones.ink)


def skink(sheet: Sheet, tones: Tones) -> None:
    """Paint a stout body, a fat tail and a shield of scales, looking back over its shoulder."""
    far: list[Part] = [Limb((64, 94, 9), (54, 108, 6), (60, 120, 4.6)), *_foot(60, 121)]
    far += [Limb((134, 92, 9), (146, 106, 5.6), (144, 120, 4.6)), *_foot(144, 121)]
    sheet.body(far, tones.far, tones.ink, INKED)
    body: list[Part] = [
        Limb((8, 80, 4), (26, 94, 13), (44, 92, 15), (60, 86, 17), (94, 80, 27), (128, 78, 22), (150, 66, 15)),
        Shape((140, 50), (156, 42), (178, 46), (191, 62), (182, 74), (160, 78), (146, 76)),
        Limb((78, 100, 11), (90, 112, 7), (80, 122, 5.4)),
        *_foot(81, 123),
        Limb((126, 96, 10), (116, 110, 6.4), (124, 122, 5)),
        *_foot(125, 123),
    ]
    sheet.body(body, tones.base, tones.ink, INKED)
    sheet.shade([Limb((30, 106, 5), (62, 108, 6), (96, 108, 7), (130, 100, 6), (162, 82, 5))], tones.light, body[2:])
    for row, (y, left, right) in enumerate(((60, 80, 124), (70, 60, 136), (80, 46, 140), (90, 40, 134))):
        for x in range(left + 5 * (row % 2), right, 12):
            sheet.line([(x, y), (x + 5, y + 4), (x + 10, y)], tones.dark, 2.6)
    sheet.taper([(188, 66, 0.8), (172, 68, 1.8), (158, 66, 0.8)], tones.ink)
    sheet.eye(166, 56, 4.6, WHITE, tones.ink)


def angler(sheet: Sheet, tones: Tones) -> None:
    """Paint the fish that was no lizard: a lantern, a mouth full of teeth."""
    sheet.line([(104, 48), (112, 18), (140, 8), (164, 24)], tones.ink, 4)
    body: list[Part] = [
        Shape((8, 44), (34, 62), (48, 80), (34, 98), (8, 116), (16, 80), smooth=False),
        Shape((36, 80), (56, 52), (96, 40), (140, 46), (170, 66), (166, 104), (130, 124), (84, 122), (52, 104)),
        Shape((70, 50), (84, 26), (104, 44), smooth=False),
    ]
    sheet.body(body, tones.base, tones.ink, INKED)
    sheet.shade([Limb((60, 112, 6), (96, 122, 8), (130, 116, 7))], tones.light)
    sheet.body([Shape((116, 84), (172, 62), (176, 92), (150, 112), (124, 108))], tones.ink, tones.ink, 0)
    for x, y, tip in ((128, 82, 16), (144, 76, 16), (160, 70, 15)):
        sheet.body([Shape((x - 7, y), (x + 7, y - 5), (x + 1, y + tip), smooth=False)], WHITE, tones.ink, 1)
    for x, y in ((134, 108), (150, 106)):
        sheet.body([Shape((x - 6, y), (x + 6, y - 3), (x, y - 14), smooth=False)], WHITE, tones.ink, 1)
    for x, y, size in ((64, 76, 5), (80, 64, 6), (84, 92, 5), (98, 76, 5), (70, 98, 4)):
        sheet.dot(x, y, size, tones.dark)
    sheet.eye(126, 62, 7.4, WHITE, tones.ink)
    sheet.dot(166, 29, 13, tones.ink)
    sheet.dot(166, 29, 10, FOCUS)


LIZARDS = (monitor, iguana, chameleon, newt, skink)
CREATURES: dict[str, Callable[[Sheet, Tones], None]] = {
    **{each.__name__: each for each in LIZARDS},
    "angler": angler,
}


def kind_of(number: int) -> str:
    """Choose a build by the number of an animal: neighbours differ, and so do those who come round after round."""
    return LIZARDS[(2 * number + number // len(LIZARDS)) % len(LIZARDS)].__name__


def creature(kind: str, colour: Colour) -> Sheet:
    """Paint a creature on a sheet of its own."""
    sheet = Sheet(*SIZE)
    CREATURES[kind](sheet, Tones(colour))
    return sheet

"""The animals: silhouettes with a little character, in ink and one pigment each."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from render.sprites.brush import Limb, Shape, Sheet, spline
from render.theme import EGGSHELL, INK, PIGMENTS, WHITE, mix

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from render.sprites.brush import Part, Point
    from render.theme import Colour

SIZE = (200, 140)


class Tones:
    """The tones of one animal: its pigment, lighter, darker, and the ink."""

    def __init__(self, pigment: Colour) -> None:
        self.base = pigment
        self.light = mix(pigment, WHITE, 0.42)
        self.dark = mix(pigment, INK, 0.30)
        self.far = mix(pigment, INK, 0.40)
        self.ink = INK


def trex(sheet: Sheet, tones: Tones) -> None:
    """Paint a big head, small arms, a tail held out."""
    far: list[Part] = [
        Limb((80, 84, 14), (70, 104, 8.5), (58, 114, 5.5), (64, 130, 4.5)),
        Limb((62, 131, 4.2), (72, 132.5, 3.6), (82, 133, 2.4)),
    ]
    sheet.body(far, tones.far, tones.ink)
    arm = Limb((126, 72, 4.6), (136, 82, 3.6), (145, 80, 2.6), (150, 77, 1.4))
    body: list[Part] = [
        Limb((5, 44, 1.2), (24, 56, 4.5), (50, 68, 11), (82, 72, 22), (108, 64, 20), (126, 48, 15), (140, 34, 15)),
        Shape((132, 18), (146, 11), (166, 14), (186, 24), (194, 34), (190, 43), (168, 44), (146, 48), (132, 40)),
        Limb((138, 46, 8), (154, 55, 5.5), (172, 57, 4.2), (184, 54, 2)),
        Limb((92, 82, 19), (104, 102, 10), (92, 117, 6.2), (96, 130, 5)),
        Limb((95, 131, 4.6), (108, 132.5, 4), (120, 133, 2.4)),
        arm,
    ]
    sheet.body(body, tones.base, tones.ink)
    sheet.shade(
        [Limb((30, 72, 4), (60, 84, 6), (96, 92, 8), (122, 74, 7), (140, 58, 4), (180, 60, 4))], tones.light, body[3:]
    )
    for x, y in ((22, 47), (40, 54), (60, 51), (82, 46), (100, 41), (116, 31)):
        sheet.shade([Limb((x - 4, y - 6, 4.4), (x + 3, y + 11, 1.4))], tones.dark)
    sheet.taper([(190, 44, 0.6), (170, 46.5, 1.5), (150, 50, 1.2), (144, 46, 0.6)], tones.ink)
    for x in (152, 161, 170, 179):
        sheet.body([Shape((x, 46), (x + 6, 45), (x + 3.4, 52), smooth=False)], WHITE, tones.ink, 0.7)
    sheet.line([(80, 84), (86, 98), (92, 104)], tones.ink, 1.4)
    sheet.line([(122, 68), (127, 78), (135, 84)], tones.ink, 1.2)
    sheet.dot(187, 29, 1.5, tones.ink)
    sheet.taper([(146, 15, 0.6), (154, 15, 1.6), (163, 20, 0.6)], tones.ink)
    sheet.eye(155, 23, 4.4, WHITE, tones.ink)
    for x in (104, 112, 119):
        sheet.line([(x, 130), (x + 3, 133)], tones.ink, 1)


def stego(sheet: Sheet, tones: Tones) -> None:
    """Paint plates along an arched back, spikes at the tail, the head low."""
    for x, y, tilt in ((14, 62, -9), (26, 58, -5)):
        spike = Shape((x - 3, y + 10), (x + 5, y + 9), (x + tilt, y - 17), smooth=False)
        sheet.body([spike], tones.light, tones.ink, 1.8)
    plates = (
        (44, 60, 8, 17),
        (62, 46, 11, 23),
        (84, 35, 13, 28),
        (108, 33, 13, 28),
        (130, 43, 11, 23),
        (147, 60, 8, 16),
    )
    for x, y, half, tall in plates:
        lean = (x - 96) * 0.13
        plate = Shape(
            (x - half, y + 4),
            (x - half * 0.95 + lean * 0.5, y - tall * 0.45),
            (x + lean, y - tall),
            (x + half * 0.95 + lean * 0.5, y - tall * 0.45),
            (x + half, y + 4),
            (x, y + 14),
            smooth=False,
        )
        sheet.body([plate], tones.light, tones.ink)
        sheet.line([(x + lean * 0.8, y - tall * 0.7), (x, y + 2)], tones.base, 1.8)
    far: list[Part] = [
        Limb((74, 96, 13), (70, 114, 8), (70, 130, 7)),
        Limb((136, 98, 10), (140, 114, 7), (140, 130, 6.4)),
    ]
    sheet.body(far, tones.far, tones.ink)
    body: list[Part] = [
        Limb(
            (6, 70, 1.4),
            (24, 76, 5),
            (46, 84, 13),
            (72, 78, 26),
            (100, 74, 33),
            (128, 82, 25),
            (150, 94, 12),
            (166, 102, 9),
        ),
        Limb((162, 101, 9), (176, 106, 8), (188, 111, 4.6)),
        Limb((88, 96, 17), (88, 116, 10), (88, 129, 8)),
        Limb((122, 98, 13), (120, 116, 8.6), (120, 129, 7.4)),
    ]
    sheet.body(body, tones.base, tones.ink)
    sheet.shade(
        [Limb((36, 98, 5), (60, 107, 6), (100, 113, 8), (136, 110, 7), (160, 116, 5), (190, 119, 4))],
        tones.light,
        body[2:],
    )
    for x, y, size in (
        (70, 66, 4),
        (86, 60, 5),
        (104, 58, 5),
        (122, 66, 4),
        (96, 74, 3.4),
        (78, 78, 3),
        (114, 78, 3),
        (58, 76, 3),
    ):
        sheet.dot(x, y, size, tones.dark)
    sheet.line([(74, 100), (75, 110), (79, 116)], tones.ink, 1.4)
    sheet.line([(110, 100), (110, 110), (112, 114)], tones.ink, 1.3)
    sheet.taper([(191, 113, 0.6), (182, 114.5, 1.2), (174, 112, 0.5)], tones.ink)
    sheet.dot(188, 108, 1.1, tones.ink)
    sheet.eye(174, 102.5, 3.2, WHITE, tones.ink)
    for x in (83, 90, 116, 122):
        sheet.line([(x, 134), (x + 0.5, 136.5)], tones.ink, 1.1)


def bronto(sheet: Sheet, tones: Tones) -> None:
    """Paint a neck that reaches for the leaves, and a long tail."""
    far: list[Part] = [
        Limb((66, 96, 11), (62, 114, 8), (63, 130, 6.8)),
        Limb((116, 96, 10), (120, 114, 7.6), (120, 130, 6.6)),
    ]
    sheet.body(far, tones.far, tones.ink)
    body: list[Part] = [
        Limb((4, 104, 1), (20, 106, 3), (40, 96, 8), (62, 84, 21), (90, 78, 28), (116, 76, 22), (134, 62, 13)),
        Limb((128, 68, 14), (144, 48, 9.5), (154, 30, 8), (166, 18, 8)),
        Limb((164, 17, 8.6), (176, 18, 8), (188, 23, 5)),
        Limb((78, 98, 14), (77, 116, 9.6), (77, 129, 8)),
        Limb((104, 98, 12), (104, 116, 9), (104, 129, 7.8)),
    ]
    sheet.body(body, tones.base, tones.ink)
    sheet.shade(
        [
            Limb(
                (36, 108, 4),
                (60, 110, 6),
                (92, 110, 8),
                (122, 98, 6),
                (142, 72, 5),
                (158, 46, 4),
                (172, 28, 4),
                (192, 30, 3),
            )
        ],
        tones.light,
        body[3:],
    )
    for x, y, tilt in (
        (48, 82, -2),
        (62, 66, -2),
        (78, 54, -1),
        (94, 51, 0),
        (110, 54, 2),
        (124, 50, 6),
        (138, 38, 7),
        (148, 22, 7),
    ):
        sheet.shade([Limb((x - 1, y - 5, 5), (x + tilt * 0.7, y + 8, 1.2))], tones.dark)
    sheet.line([(65, 102), (66, 112), (69, 116)], tones.ink, 1.4)
    sheet.line([(93, 102), (94, 112), (96, 116)], tones.ink, 1.3)
    sheet.taper([(192, 25, 0.6), (183, 27, 1.2), (174, 24, 0.5)], tones.ink)
    sheet.dot(188, 19.5, 1.1, tones.ink)
    sheet.eye(173, 14.5, 3.2, WHITE, tones.ink)
    for x in (72, 79, 100, 106):
        sheet.line([(x, 134), (x + 0.5, 136.5)], tones.ink, 1.1)


def ptero(sheet: Sheet, tones: Tones) -> None:
    """Paint wings spread, a long crest and a longer beak."""
    far_tips = ((60, 4), (36, 26), (22, 52), (34, 76))
    sheet.body([_wing((112, 66), (92, 36), far_tips, (84, 86))], tones.far, tones.ink)
    for tip in far_tips[1:3]:
        sheet.line([(92, 40), ((92 + tip[0]) / 2, (36 + tip[1]) / 2), tip], tones.ink, 1.3)
    body: list[Part] = [
        Limb((46, 104, 1.5), (66, 96, 7), (92, 82, 13), (112, 72, 11), (126, 60, 7), (140, 50, 9)),
        Limb((54, 102, 3), (40, 108, 2.4), (26, 114, 1.4)),
        Limb((58, 102, 3), (46, 112, 2.4), (34, 122, 1.4)),
        Limb((136, 50, 9.5), (148, 50, 8), (162, 56, 5), (180, 64, 3), (197, 71, 0.8)),
        Limb((140, 46, 7), (126, 36, 5), (110, 29, 2.6), (96, 25, 0.8)),
        Limb((146, 57, 4), (160, 64, 3), (176, 70, 1.6)),
    ]
    sheet.body(body, tones.base, tones.ink)
    sheet.shade([Limb((144, 39, 4), (126, 31, 3.4), (100, 23, 2.4))], tones.dark)
    sheet.shade([Limb((120, 78, 5), (134, 64, 4), (150, 64, 3), (176, 74, 3))], tones.light)
    near_tips = ((104, 136), (80, 128), (60, 118), (58, 98))
    sheet.body([_wing((122, 72), (124, 104), near_tips, (88, 78))], tones.light, tones.ink)
    sheet.taper([(120, 74, 4), (124, 102, 3.6), (116, 120, 2.6), (104, 135, 1)], tones.base)
    for tip in near_tips[1:3]:
        sheet.line([(122, 98), ((122 + tip[0]) / 2, (98 + tip[1]) / 2 - 3), tip], tones.ink, 1.3)
    sheet.taper([(194, 71, 0.5), (172, 65, 1.2), (152, 58, 0.9)], tones.ink)
    sheet.eye(144, 47.5, 3.6, WHITE, tones.ink)


def _wing(shoulder: Point, wrist: Point, tips: Sequence[Point], root: Point) -> Shape:
    """Span a wing: from the shoulder over the wrist to the tips, with a scalloped edge back to the root."""
    outline: list[Point] = [(x, y) for x, y in spline((shoulder, wrist, tips[0]))]
    for (x, y), (x2, y2) in pairwise((*tips, root)):
        middle = ((x + x2) / 2, (y + y2) / 2)
        hollow = (middle[0] + (shoulder[0] - middle[0]) * 0.16, middle[1] + (shoulder[1] - middle[1]) * 0.16)
        outline += [(a, b) for a, b in spline(((x, y), hollow, (x2, y2)))]
    return Shape(*outline, smooth=False)


def penta(sheet: Sheet, tones: Tones) -> None:
    """Paint a frill with a rim of points, and five horns."""
    far: list[Part] = [
        Limb((62, 94, 13), (58, 114, 8.4), (59, 130, 7.2)),
        Limb((118, 98, 11), (122, 116, 8), (122, 130, 7)),
    ]
    sheet.body(far, tones.far, tones.ink)
    body: list[Part] = [
        Limb((6, 112, 1.2), (18, 102, 4.5), (36, 88, 14), (62, 76, 27), (92, 74, 29), (120, 80, 24), (138, 84, 18)),
        Limb((74, 98, 16), (74, 116, 10.4), (74, 129, 8.6)),
        Limb((108, 100, 14), (107, 116, 9.8), (107, 129, 8.4)),
    ]
    sheet.body(body, tones.base, tones.ink)
    sheet.shade([Limb((26, 106, 5), (52, 108, 6), (90, 111, 9), (126, 110, 7))], tones.light, body[1:])
    for x, y, size in ((48, 72, 4), (64, 64, 5), (82, 60, 4.4), (58, 82, 3), (76, 76, 4), (94, 70, 3.6), (88, 84, 3)):
        sheet.dot(x, y, size, tones.dark)
    sheet.line([(60, 102), (61, 112), (65, 117)], tones.ink, 1.4)
    frill_points = [
        Shape((x, y), (x2, y2), (x3, y3), smooth=False)
        for (x, y), (x2, y2), (x3, y3) in (
            ((98, 62), (106, 72), (90, 60)),
            ((97, 44), (100, 58), (86, 44)),
            ((101, 30), (97, 45), (88, 28)),
            ((113, 21), (103, 30), (103, 13)),
            ((127, 19), (115, 22), (122, 8)),
            ((140, 25), (128, 19), (141, 12)),
        )
    ]
    frill = Shape(
        (112, 82), (101, 66), (97, 48), (101, 32), (114, 21), (130, 19), (143, 27), (150, 44), (152, 62), (140, 80)
    )
    sheet.body([frill, *frill_points], tones.light, tones.ink)
    inner = Shape((116, 70), (108, 60), (106, 46), (112, 34), (124, 29), (136, 34), (142, 48), (140, 64))
    sheet.shade([inner], tones.base)
    sheet.shade([Limb((116, 44, 3.4), (114, 56, 4)), Limb((127, 38, 3.4), (128, 50, 4.4))], tones.light)
    head: list[Part] = [
        Limb((130, 76, 14), (148, 76, 15), (166, 86, 10), (178, 94, 6)),
        Limb((176, 92, 6), (184, 100, 4), (184, 107, 1.4)),
        Limb((142, 86, 10), (160, 97, 8), (172, 100, 5)),
    ]
    sheet.body(head, tones.base, tones.ink)
    for horn in (
        Limb((146, 64, 5.6), (158, 50, 4), (174, 38, 1)),
        Limb((154, 66, 5), (168, 56, 3.6), (186, 50, 1)),
        Limb((172, 86, 4.6), (180, 79, 3), (186, 70, 0.9)),
    ):
        sheet.body([horn], mix(EGGSHELL, WHITE, 0.4), tones.ink, 1.7)
    for cheek in (
        Limb((138, 92, 4), (134, 101, 2.8), (127, 107, 0.9)),
        Limb((147, 96, 3.6), (145, 105, 2.6), (140, 112, 0.9)),
    ):
        sheet.body([cheek], mix(EGGSHELL, WHITE, 0.4), tones.ink, 1.6)
    sheet.taper([(180, 102, 0.6), (168, 98, 1.4), (156, 92, 0.6)], tones.ink)
    sheet.dot(178, 91, 1.2, tones.ink)
    sheet.eye(154, 76, 3.6, WHITE, tones.ink)
    for x in (69, 76, 103, 109):
        sheet.line([(x, 135), (x + 0.5, 137)], tones.ink, 1.1)


def _raptor(sheet: Sheet, tones: Tones, *, crested: bool) -> None:
    """Paint a runner: a long straight tail, long shins, the sickle claw raised."""
    far: list[Part] = [
        Limb((86, 82, 11), (66, 96, 7), (52, 98, 4.4), (40, 112, 3.6)),
        Limb((40, 112, 3.4), (34, 120, 3), (24, 122, 1.6)),
    ]
    sheet.body(far, tones.far, tones.ink)
    if crested:
        for x, y, dx, dy in ((146, 22, -16, -10), (140, 28, -18, -4), (135, 36, -17, 2)):
            sheet.body(
                [Limb((x, y, 3.4), (x + dx * 0.6, y + dy * 0.8, 2.6), (x + dx, y + dy, 0.7))],
                tones.light,
                tones.ink,
                1.5,
            )
    body: list[Part] = [
        Limb(
            (3, 42, 1),
            (26, 52, 3.2),
            (52, 62, 7),
            (80, 72, 15),
            (104, 70, 15),
            (122, 58, 9.5),
            (134, 42, 8),
            (146, 31, 9),
        ),
        Limb((143, 29, 9), (160, 31, 7), (180, 37, 4)),
        Limb((142, 38, 5), (158, 42, 3.4), (174, 44, 1.8)),
        Limb((96, 82, 14), (114, 94, 8), (112, 106, 5), (124, 120, 4)),
        Limb((124, 120, 3.8), (130, 130, 3.6), (146, 132, 1.8)),
        Limb((116, 74, 4.6), (126, 86, 3.4), (140, 86, 2.4), (148, 92, 1.2)),
    ]
    sheet.body(body, tones.base, tones.ink)
    sheet.shade(
        [Limb((40, 68, 3), (70, 86, 5), (100, 90, 7), (122, 72, 5), (138, 52, 4), (172, 49, 3))], tones.light, body[3:]
    )
    if not crested:
        for x, y in ((20, 45), (34, 49), (48, 53), (64, 54), (80, 54), (96, 53), (112, 52), (124, 43)):
            sheet.shade([Limb((x - 3, y - 4, 3.2), (x + 2, y + 12, 1))], tones.dark)
    sheet.body([Limb((130, 124, 2.4), (138, 118, 1.8), (140, 112, 0.7))], EGGSHELL, tones.ink, 1.1)
    sheet.line([(88, 86), (98, 95), (106, 98)], tones.ink, 1.4)
    sheet.taper([(182, 40, 0.5), (166, 40, 1.2), (150, 40, 0.6)], tones.ink)
    sheet.dot(178, 34, 1.1, tones.ink)
    sheet.taper([(144, 22, 0.5), (150, 23, 1.3), (156, 27, 0.5)], tones.ink)
    sheet.eye(151, 28.5, 3.4, WHITE if not crested else EGGSHELL, tones.ink)


def raptor_grey(sheet: Sheet, tones: Tones) -> None:
    """Paint the striped one."""
    _raptor(sheet, tones, crested=False)


def raptor_black(sheet: Sheet, tones: Tones) -> None:
    """Paint the one with a crest of feathers."""
    _raptor(sheet, tones, crested=True)


ANIMALS: dict[str, Callable[[Sheet, Tones], None]] = {
    "trex": trex,
    "stego": stego,
    "bronto": bronto,
    "ptero": ptero,
    "penta": penta,
    "raptor_grey": raptor_grey,
    "raptor_black": raptor_black,
}


def animal(kind: str) -> Sheet:
    """Paint an animal on a sheet of its own."""
    sheet = Sheet(*SIZE)
    ANIMALS[kind](sheet, Tones(PIGMENTS[kind]))
    return sheet

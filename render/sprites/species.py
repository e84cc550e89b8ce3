"""The six animals and the six elements of Dominant Species: silhouettes to be told apart at 40 pixels, in grey too."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from render.sprites.brush import Limb, Shape, Sheet
from render.theme import CARD, DANGER, EGGSHELL, FOCUS, GOOD, INK, PIGMENTS, WHITE, mix, tint

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.sprites.brush import Part
    from render.theme import Colour

EDGE = 3.4

COLOURS = {
    "mammal": WHITE,
    "reptile": tint("3B3A36"),
    "bird": FOCUS,
    "amphibian": tint("2F6DA8"),
    "arachnid": DANGER,
    "insect": GOOD,
}
"""The colours of the wooden pieces."""

LETTERING = {kind: INK if kind in {"mammal", "bird"} else WHITE for kind in COLOURS}
"""What can be read on each of them."""


def _rim(fill: Colour) -> Colour:
    """Give a line that shows on the colour of the body: a dark animal has a light one within its own."""
    return INK if sum(fill) > 240 else mix(fill, WHITE, 0.55)


def mammal(sheet: Sheet, fill: Colour) -> None:
    """Paint a mammoth: a high head, a hump, tusks."""
    far = mix(fill, INK, 0.3)
    sheet.body([Limb((30, 66, 8), (31, 88, 7)), Limb((58, 66, 7), (57, 88, 7))], far, INK, EDGE)
    body: list[Part] = [
        Shape(
            (8, 62), (10, 40), (24, 26), (44, 24), (54, 20), (62, 8), (76, 8), (86, 22), (87, 42), (74, 56), (60, 70)
        ),
        Shape((8, 56), (30, 60), (62, 60), (60, 74), (38, 72), (14, 76)),
        Limb((18, 66, 9), (18, 89, 7.4)),
        Limb((48, 66, 9), (46, 89, 7.4)),
        Limb((82, 34, 8), (89, 54, 5.4), (86, 74, 4.2), (91, 83, 3.2)),
        Limb((9, 48, 2.4), (4, 62, 2), (5, 72, 2)),
    ]
    sheet.body(body, fill, INK, EDGE)
    sheet.body([Limb((76, 54, 2.6), (80, 70, 2.8), (91, 70, 2.4), (95, 60, 1.2))], CARD, INK, 2.4)
    sheet.line([(60, 26), (54, 36), (58, 48), (66, 44)], _rim(fill), 3)
    sheet.dot(77, 28, 3, _rim(fill))


def reptile(sheet: Sheet, fill: Colour) -> None:
    """Paint a lizard seen from above, its tail in a curve."""
    legs: list[Part] = []
    for side, root, knee, foot in (
        (-1, (44, 34), (24, 34), (14, 18)),
        (1, (56, 34), (76, 34), (84, 18)),
        (-1, (42, 60), (22, 58), (12, 76)),
        (1, (52, 60), (70, 54), (80, 68)),
    ):
        legs.append(Limb((*root, 5), (*knee, 4), (*foot, 2.6)))
        legs += [Limb((*foot, 2.4), (foot[0] + dx, foot[1] + (-7 if foot[1] < 50 else 6), 1.4)) for dx in (-6, 0, 6)]
        legs.append(Limb((*foot, 2.4), (foot[0] + side * 8, foot[1] + 1, 1.4)))
    body: list[Part] = [
        Shape((50, 5), (60, 14), (61, 25), (54, 31), (46, 31), (39, 25), (40, 14)),
        Limb(
            (50, 24, 6),
            (51, 38, 10),
            (48, 54, 10),
            (46, 66, 7),
            (52, 80, 5),
            (66, 90, 3.8),
            (82, 90, 2.6),
            (92, 82, 1.2),
        ),
        *legs,
    ]
    sheet.body(body, fill, INK, EDGE)
    for y in (36, 46, 56):
        sheet.line([(43, y - 1), (49, y + 4), (56, y - 1)], _rim(fill), 2.6)
    for x in (44, 57):
        sheet.dot(x, 14, 2.8, _rim(fill))


def bird(sheet: Sheet, fill: Colour) -> None:
    """Paint a bird in flight, its wings up."""
    sheet.body(
        [Shape((44, 52), (30, 30), (30, 6), (42, 14), (54, 28), (64, 48), smooth=False)],
        mix(fill, INK, 0.25),
        INK,
        EDGE,
    )
    body: list[Part] = [
        Shape(
            (4, 70), (24, 60), (44, 46), (64, 40), (74, 30), (86, 30), (88, 44), (80, 58), (62, 70), (36, 72), (20, 76)
        ),
        Shape((6, 62), (28, 60), (28, 76), (2, 84), (12, 74), smooth=False),
        Shape((62, 50), (60, 22), (48, 2), (38, 8), (36, 22), (30, 26), (34, 38), (32, 44), (44, 62)),
    ]
    sheet.body([Shape((84, 34), (99, 42), (84, 46), smooth=False)], EGGSHELL, INK, EDGE)
    sheet.body(body, fill, INK, EDGE)
    for x, y in ((46, 22), (50, 34), (52, 46)):
        sheet.line([(x - 8, y + 6), (x + 4, y)], _rim(fill), 2.6)
    sheet.dot(79, 39, 3, _rim(fill))
    sheet.line([(52, 72), (48, 84), (40, 86)], INK, 3.4)
    sheet.line([(60, 70), (58, 82), (50, 88)], INK, 3.4)


def amphibian(sheet: Sheet, fill: Colour) -> None:
    """Paint a frog that sits: two round eyes above, folded legs."""
    feet: list[Part] = [
        Limb((22, 62, 14), (12, 76, 8), (24, 88, 5.6)),
        Limb((78, 62, 14), (88, 76, 8), (76, 88, 5.6)),
    ]
    for x, way in ((22, -1), (78, 1)):
        feet += [Limb((x, 88, 4), (x + way * dx, dy, 2.4)) for dx, dy in ((16, 93), (6, 95), (-6, 94))]
    sheet.body(feet, mix(fill, INK, 0.14), INK, EDGE)
    body: list[Part] = [
        Shape((50, 22), (74, 28), (86, 44), (78, 62), (68, 80), (50, 86), (32, 80), (22, 62), (14, 44), (26, 28)),
        Limb((28, 22, 12), (28, 24, 12)),
        Limb((72, 22, 12), (72, 24, 12)),
        Limb((38, 72, 7), (38, 92, 5)),
        Limb((62, 72, 7), (62, 92, 5)),
    ]
    sheet.body(body, fill, INK, EDGE)
    sheet.shade([Shape((50, 58), (66, 66), (62, 84), (50, 88), (38, 84), (34, 66))], mix(fill, WHITE, 0.5))
    for x in (28, 72):
        sheet.dot(x, 21, 7, WHITE)
        sheet.dot(x, 21, 4, INK)
    sheet.line([(20, 46), (36, 54), (50, 56), (64, 54), (80, 46)], INK if sum(fill) > 400 else WHITE, 3)


def arachnid(sheet: Sheet, fill: Colour) -> None:
    """Paint a spider seen from above: eight bent legs."""
    legs: list[Part] = []
    for side in (-1, 1):
        for knee, foot, root in (
            ((20, 18), (27, 6), 38),
            ((34, 30), (42, 18), 42),
            ((35, 56), (43, 74), 48),
            ((25, 68), (29, 93), 52),
        ):
            legs.append(
                Limb(
                    (50 + side * 6, root, 3.6),
                    (50 + side * knee[0], knee[1], 3.2),
                    (50 + side * foot[0], foot[1], 1.8),
                )
            )
    sheet.body(legs, fill, INK, EDGE)
    sheet.body([Limb((50, 32, 11), (50, 38, 12)), Limb((50, 62, 18), (50, 68, 19))], fill, INK, EDGE)
    for x in (45, 55):
        sheet.dot(x, 28, 3, _rim(fill))
    sheet.body(
        [Shape((42, 56), (58, 56), (50, 66), (58, 78), (42, 78), (50, 66), smooth=False)], _rim(fill), _rim(fill), 1
    )


def insect(sheet: Sheet, fill: Colour) -> None:
    """Paint a butterfly, its wings open."""
    for side in (-1, 1):
        upper = Shape(*[(50 + side * x, y) for x, y in ((4, 46), (14, 22), (34, 6), (47, 12), (44, 34), (28, 50))])
        lower = Shape(*[(50 + side * x, y) for x, y in ((4, 50), (26, 52), (38, 62), (36, 82), (22, 90), (10, 76))])
        sheet.body([lower], mix(fill, INK, 0.2), INK, EDGE)
        sheet.body([upper], fill, INK, EDGE)
        sheet.dot(50 + side * 33, 22, 6, mix(fill, WHITE, 0.65))
        sheet.dot(50 + side * 25, 70, 5, mix(fill, WHITE, 0.65))
        sheet.line([(50 + side * 2, 26), (50 + side * 10, 10), (50 + side * 18, 4)], INK, 3)
    sheet.body([Limb((50, 28, 4.4), (50, 50, 5), (50, 80, 3))], INK, INK, 1)


SPECIES: dict[str, Callable[[Sheet, Colour], None]] = {
    "mammal": mammal,
    "reptile": reptile,
    "bird": bird,
    "amphibian": amphibian,
    "arachnid": arachnid,
    "insect": insect,
}

DISKS = {
    "grass": GOOD,
    "grub": EGGSHELL,
    "meat": DANGER,
    "seed": PIGMENTS["egg"],
    "sun": FOCUS,
    "water": tint("2F6DA8"),
}
"""The colours of the element disks."""


def _disk(sheet: Sheet, fill: Colour) -> None:
    sheet.dot(50, 50, 49, INK)
    sheet.dot(50, 50, 44.5, fill)


def grass(sheet: Sheet, fill: Colour) -> None:
    """Paint a tuft of blades."""
    _disk(sheet, fill)
    blades = (
        ((44, 80, 5), (34, 54, 4.4), (18, 38, 1)),
        ((48, 80, 5), (42, 46, 5), (36, 16, 1)),
        ((52, 80, 5), (56, 46, 5), (64, 16, 1)),
        ((56, 80, 5), (68, 56, 4.4), (84, 42, 1)),
    )
    sheet.body([Limb(*blade) for blade in blades], WHITE, WHITE, 0.6)


def grub(sheet: Sheet, fill: Colour) -> None:
    """Paint a grub, curled and in rings."""
    _disk(sheet, fill)
    beads = []
    for step in range(9):
        angle = pi * (0.05 + 1.42 * step / 8)
        beads.append((51 + 23 * cos(angle), 50 + 22 * sin(angle), 8.5 + 5 * sin(pi * step / 8)))
    sheet.body([Limb(*beads)], WHITE, INK, 4.4)
    for x, y, _ in beads[1:-1:1]:
        sheet.line([(51 + (x - 51) * 0.55, 50 + (y - 50) * 0.55), (51 + (x - 51) * 1.5, 50 + (y - 50) * 1.5)], INK, 3)
    head = beads[-1]
    sheet.dot(head[0], head[1], 9.5, INK)


def meat(sheet: Sheet, fill: Colour) -> None:
    """Paint a leg on its bone."""
    _disk(sheet, fill)
    bone: list[Part] = [Limb((50, 56, 5), (26, 78, 5)), Limb((22, 74, 6), (23, 75, 6)), Limb((29, 82, 6), (29, 83, 6))]
    sheet.body(bone, WHITE, INK, 3)
    sheet.body([Shape((40, 60), (40, 40), (56, 22), (76, 22), (82, 40), (68, 60), (52, 66))], WHITE, INK, 3)
    sheet.line([(56, 36), (66, 30)], fill, 5)
    sheet.line([(54, 50), (70, 44)], fill, 5)


def seed(sheet: Sheet, fill: Colour) -> None:
    """Paint an acorn."""
    _disk(sheet, fill)
    sheet.body([Shape((28, 44), (72, 44), (68, 66), (50, 86), (32, 66))], EGGSHELL, INK, 3.4)
    sheet.body([Shape((22, 46), (26, 28), (50, 20), (74, 28), (78, 46), (50, 50))], mix(fill, INK, 0.6), INK, 3.4)
    sheet.line([(50, 22), (52, 11)], INK, 7)


def sun(sheet: Sheet, fill: Colour) -> None:
    """Paint a disc with rays."""
    _disk(sheet, fill)
    for step in range(8):
        angle = pi * step / 4
        x, y = cos(angle), sin(angle)
        sheet.line([(50 + 25 * x, 50 + 25 * y), (50 + 36 * x, 50 + 36 * y)], INK, 7)
    sheet.dot(50, 50, 19, INK)
    sheet.dot(50, 50, 14, WHITE)


def water(sheet: Sheet, fill: Colour) -> None:
    """Paint a drop."""
    _disk(sheet, fill)
    sheet.body(
        [Shape((50, 10), (58, 30), (70, 48), (72, 66), (62, 80), (50, 83), (38, 80), (28, 66), (30, 48), (42, 30))],
        WHITE,
        WHITE,
        0.4,
    )
    sheet.line([(40, 58), (42, 68), (50, 73)], fill, 5)


ELEMENTS: dict[str, Callable[[Sheet, Colour], None]] = {
    "grass": grass,
    "grub": grub,
    "meat": meat,
    "seed": seed,
    "sun": sun,
    "water": water,
}


def eye(sheet: Sheet, fill: Colour) -> None:
    """Paint the eye of an action space."""
    sheet.body([Shape((4, 50), (26, 28), (50, 22), (74, 28), (96, 50), (74, 72), (50, 78), (26, 72))], CARD, fill, 5)
    sheet.dot(50, 50, 19, fill)
    sheet.dot(50, 50, 8, CARD)


def pawn(sheet: Sheet, fill: Colour) -> None:
    """Paint a cylinder, as it stands on the display."""
    sheet.body([Shape((16, 24), (84, 24), (84, 80), (50, 92), (16, 80), smooth=False)], mix(fill, INK, 0.2), INK, EDGE)
    sheet.body([Shape((16, 24), (26, 13), (50, 8), (74, 13), (84, 24), (74, 35), (50, 40), (26, 35))], fill, INK, EDGE)


def cube(sheet: Sheet, fill: Colour) -> None:
    """Paint a cube."""
    sheet.body(
        [Shape((10, 24), (24, 8), (92, 8), (92, 76), (78, 92), (10, 92), smooth=False)], mix(fill, INK, 0.35), INK, 4
    )
    sheet.body([Shape((10, 24), (78, 24), (78, 92), (10, 92), smooth=False)], fill, INK, 3)


def cone(sheet: Sheet, fill: Colour) -> None:
    """Paint the cone of dominance."""
    sheet.body([Shape((50, 5), (95, 84), (74, 94), (50, 96), (26, 94), (5, 84), smooth=False)], fill, INK, 4)


PIECES: dict[str, Callable[[Sheet, Colour], None]] = {
    **{f"species:{name}": paint for name, paint in SPECIES.items()},
    **{f"element:{name}": paint for name, paint in ELEMENTS.items()},
    "eye": eye,
    "pawn": pawn,
    "cube": cube,
    "cone": cone,
}

"""The paint box: colours, seats, type sizes. One hand should seem to have drawn all games."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

Colour = tuple[int, int, int]


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Blend two colours; share 0 is the first, 1 the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def tint(hexed: str) -> Colour:
    """Read a colour such as "F4EDE0"."""
    return int(hexed[:2], 16), int(hexed[2:4], 16), int(hexed[4:], 16)


PAPER, CARD, RULE = tint("F4EDE0"), tint("FBF7EF"), tint("CDBFA5")
INK, INK2 = tint("2B2A26"), tint("6B6353")
GOOD, DANGER, FOCUS = tint("3C8A5B"), tint("C2452D"), tint("E0A526")
WHITE = tint("FFFFFF")
SHADE = mix(PAPER, RULE, 0.35)
"""Where something could lie, and does not."""

TURN = 56
"""Type sizes at 1600 pixels: whose turn; then scores, marks, numbers that matter, names and states, running text."""

SCORE, MARK, NUMBER, NAME, TEXT = 72, 48, 36, 28, 24
LARGE = 48
"""What must be read where a phone shows 400 pixels is at least this large."""

WIDTH = 1600
MARGIN = 40


class Seat(NamedTuple):
    """How a seat is drawn: colour, shape and letter, always the three together."""

    letter: str
    colour: Colour
    shape: str
    text: Colour


SEATS = (
    Seat("A", tint("C2452D"), "circle", WHITE),
    Seat("B", tint("2F6DA8"), "square", WHITE),
    Seat("C", tint("E0A526"), "triangle", INK),
    Seat("D", tint("3C8A5B"), "diamond", WHITE),
    Seat("E", tint("7B5AA6"), "hexagon", WHITE),
    Seat("F", tint("3B3A36"), "star", WHITE),
    Seat("G", tint("B9785A"), "cross", WHITE),
    Seat("H", tint("5FA3A8"), "drop", INK),
)

PIGMENTS = {
    "trex": tint("C7661F"),
    "stego": tint("2F6DA8"),
    "bronto": tint("7B5AA6"),
    "ptero": tint("B23A4C"),
    "penta": tint("3C8A5B"),
    "raptor_grey": tint("9A9284"),
    "raptor_black": tint("45433E"),
    "raptors": tint("6E685C"),
    "raptor": tint("6E685C"),
    "egg": tint("B08A4E"),
    "eggs": tint("B08A4E"),
    "dna": tint("2E8088"),
    "tiles": tint("2E8088"),
}
"""The colour of each kind of animal or thing."""

EGGSHELL = tint("EBDDBD")

TERRAINS = {
    "sea": tint("82B3CE"),
    "wetland": tint("9CC4A4"),
    "savannah": tint("DDBE63"),
    "jungle": tint("5C9C6C"),
    "forest": tint("7F9C63"),
    "desert": tint("E6CDA2"),
    "mountain": tint("AEA598"),
    "tundra": tint("EDF3F3"),
}
"""The grounds of a map."""

LANDS = {"laurasia": tint("DFE6CE"), "gondwana": tint("F0DEBC"), "ocean": tint("CFE0E8")}
"""The grounds of the territories of Evolution."""

FLAT = (PAPER, CARD, RULE, INK, INK2, GOOD, DANGER, FOCUS, WHITE, SHADE, EGGSHELL, *LANDS.values())
"""What fills areas: these must come out exactly."""


def _pigments() -> tuple[Colour, ...]:
    return tuple(dict.fromkeys([*PIGMENTS.values(), *(seat.colour for seat in SEATS)]))


def drawn_on(ground: Colour) -> Colour:
    """Give the tone in which the texture of a ground is drawn."""
    return mix(ground, INK, 0.24)


def _exact() -> tuple[Colour, ...]:
    return tuple(dict.fromkeys([*FLAT, *_pigments(), *TERRAINS.values(), *map(drawn_on, TERRAINS.values())]))


def pure_count() -> int:
    """Count the colours at the beginning of the palette that fill areas, but for those of maps."""
    return len(dict.fromkeys([*FLAT, *_pigments()]))


@cache
def palette() -> tuple[Colour, ...]:
    """Give the 256 colours of every picture: the pigments, and the steps between those that touch."""
    pigments = _pigments()
    exact = _exact()
    ramps = [(ground, INK, 16) for ground in (PAPER, CARD, SHADE)]
    ramps += [
        (PAPER, INK2, 6),
        (CARD, INK2, 6),
        (PAPER, RULE, 5),
        (CARD, RULE, 4),
        (PAPER, FOCUS, 6),
        (WHITE, DANGER, 6),
    ]
    ramps += [(ground, INK, 6) for ground in LANDS.values()]
    ramps += [(CARD, pigment, 7) for pigment in (GOOD, DANGER, *pigments)]
    ramps += [(WHITE, pigment, 4) for pigment in pigments]
    ramps += [(pigment, INK, 5) for pigment in pigments]
    ramps += [(ground, INK, 4) for ground in TERRAINS.values()]
    steps = [mix(one, other, step / count) for one, other, count in ramps for step in range(1, count)]
    return _apart(exact, dict.fromkeys(steps), 256)


def _apart(exact: Iterable[Colour], others: Iterable[Colour], count: int) -> tuple[Colour, ...]:
    """Choose so many colours: all exact ones, and of the others those that are far enough from each other.

    The encoder looks colours up four levels at a time; what is nearer than that to an exact colour would replace it.
    """
    gap, near = 4.0, 11
    while True:
        chosen = list(exact)
        for colour in others:
            if all(
                distance(colour, each) >= (near if place < len(FLAT) else gap) ** 2 for place, each in enumerate(chosen)
            ):
                chosen.append(colour)
        if len(chosen) <= count:
            return (*chosen, *[chosen[0]] * (count - len(chosen)))
        gap += 0.25


def distance(one: Colour, other: Colour) -> int:
    """Tell how far apart two colours are, squared."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))

"""The hex grid: 35 hexes and their 92 corners, by number.

Hexes are flat-topped, in seven columns: q from -3 on the left to 3, r growing downwards along a column. People call a
hex by column and row: A to G from the left, 1 from the top, so the middle (0, 0) is D3. The numbers of hexes and
corners are their places in HEXES and CORNERS; the state uses nothing else.

Each corner is the east or the west corner of exactly one hex, which may lie off the board: (q, r, "e") or (q, r, "w").
"""

from __future__ import annotations

from typing import TypeAlias

Axial: TypeAlias = tuple[int, int]
Vertex: TypeAlias = tuple[int, int, str]

RADIUS = 3
OFF_BOARD = ((0, -RADIUS), (0, RADIUS))
"""Two hexes that a regular board of seven columns would have."""

HEXES: tuple[Axial, ...] = tuple(
    (q, r)
    for q in range(-RADIUS, RADIUS + 1)
    for r in range(-RADIUS, RADIUS + 1)
    if abs(q + r) <= RADIUS and (q, r) not in OFF_BOARD
)

HEX: dict[Axial, int] = {axial: number for number, axial in enumerate(HEXES)}

DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")
STEPS: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(HEX[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in HEX) for q, r in HEXES
)
"""The hexes beside each hex, clockwise from the north."""

COMPASS = ("e", "se", "sw", "w", "nw", "ne")
"""The corners of a hex, clockwise from the east."""


def vertex(q: int, r: int, corner: str) -> Vertex:
    """Find a corner of a hex by its direction.

    >>> vertex(0, 0, "ne")
    (1, -1, 'w')
    """
    match corner:
        case "ne":
            return q + 1, r - 1, "w"
        case "se":
            return q + 1, r, "w"
        case "nw":
            return q - 1, r, "e"
        case "sw":
            return q - 1, r + 1, "e"
    return q, r, corner


def _touched(at: Vertex) -> tuple[int, ...]:
    """List the hexes that a corner touches, of those that are on the board."""
    q, r, side = at
    around = ((q, r), (q + 1, r - 1), (q + 1, r)) if side == "e" else ((q, r), (q - 1, r), (q - 1, r + 1))
    return tuple(sorted(HEX[axial] for axial in around if axial in HEX))


CORNERS: tuple[Vertex, ...] = tuple(sorted({vertex(q, r, corner) for q, r in HEXES for corner in COMPASS}))

CORNER: dict[Vertex, int] = {at: number for number, at in enumerate(CORNERS)}

CORNERS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(CORNER[vertex(q, r, corner)] for corner in COMPASS) for q, r in HEXES
)
"""The six corners of each hex, clockwise from the east (see COMPASS)."""

TOUCHES: tuple[tuple[int, ...], ...] = tuple(_touched(at) for at in CORNERS)
"""The one to three hexes that each corner touches."""


def _names() -> tuple[str, ...]:
    """Name all hexes by column and row."""
    found = []
    for q, r in HEXES:
        top = min(other for column, other in HEXES if column == q)
        found.append(f"{chr(ord('a') + q + RADIUS)}{r - top + 1}")
    return tuple(found)


NAMES: tuple[str, ...] = _names()
"""The name of each hex, as keys have it: d3."""

NAMED: dict[str, int] = {name: number for number, name in enumerate(NAMES)}

CENTRE = HEX[0, 0]


def corner_named(name: str) -> int:
    """Find a corner by a hex and a direction: "e4.ne".

    >>> CORNERS[corner_named("d3.ne")]
    (1, -1, 'w')
    """
    of, _, direction = name.partition(".")
    return CORNERS_OF[NAMED[of]][COMPASS.index(direction)]


CORNER_NAMES: tuple[str, ...] = tuple(
    f"{NAMES[touched[0]]}.{COMPASS[CORNERS_OF[touched[0]].index(number)]}" for number, touched in enumerate(TOUCHES)
)
"""The name of each corner, as keys have it: by the first hex it touches and the direction from there."""

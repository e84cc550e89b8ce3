"""The numbers of marks: the one that a thing already has on the board, or else its turn in the list.

"Feed animal 8" and a disc with a 1 on animal 8 would make the reader translate; so the disc of a thing that has a
number says that number. Each game's board names such things in `NUMBERED`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence


def own(place: str, kinds: Collection[str]) -> int | None:
    """Give the number that stands on the board at a place such as "animal:8", or None."""
    kind, _, number = place.partition(":")
    return int(number) if kind in kinds and number.isascii() and number.isdigit() else None


def numbers(places: Sequence[str], kinds: Collection[str]) -> tuple[int, ...]:
    """Give each place its number: its own, or its turn in the list; never one that another place has."""
    found = [own(place, kinds) for place in places]
    taken = {number for number in found if number is not None}
    given = []
    for turn, number in enumerate(found, 1):
        free = turn
        while number is None and free in taken:
            free += 1
        given.append(free if number is None else number)
        taken.add(given[-1])
    return tuple(given)

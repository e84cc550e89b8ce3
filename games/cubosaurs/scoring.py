"""What a collection is worth."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.cubosaurs.cards import BLACK, CARDS, EGG, GREY, SETS, TYPE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.cubosaurs.cards import Egg
    from games.cubosaurs.state import State

GROUPS = (*SETS, "raptors", "eggs", "tiles")
"""What the points of a round are grouped by."""


def count_types(cards: Iterable[str]) -> Counter[str]:
    """Count the cards of each type."""
    return Counter(TYPE[card] for card in cards)


def set_points(kind: str, count: int) -> int:
    """Score a set: none is worth nothing, four or more the last value (R12)."""
    return SETS[kind].points[min(count, 4) - 1] if count else 0


def raptor_points(cards: Iterable[str]) -> int:
    """Score the velociraptors, paired as well as possible (R13).

    Each colour pairs the cards that gain most by it, so the best arrangement needs no search.
    """
    gains: dict[str, list[int]] = {GREY: [], BLACK: []}
    points = 0
    for card in cards:
        raptor = CARDS[card].raptor
        if raptor is not None:
            points += raptor.alone
            gains[raptor.type].append(raptor.paired - raptor.alone)
    pairs = min(len(gains[GREY]), len(gains[BLACK]))
    return points + sum(sum(sorted(each, reverse=True)[:pairs]) for each in gains.values())


def egg_points(egg: Egg, counts: Sequence[Counter[str]], seat: int) -> int:
    """Score an egg: nobody may hold more of what it counts, and none at all is a tie too (R14, ruling B)."""
    held = [sum(each[kind] for kind in egg.counts) for each in counts]
    return egg.most if held[seat] == max(held) else egg.otherwise


def score(collections: Sequence[Sequence[str]], seat: int) -> dict[str, int]:
    """Score a seat's collection as it stands: points of each group that has cards."""
    counts = [count_types(each) for each in collections]
    own = collections[seat]
    points = {kind: set_points(kind, counts[seat][kind]) for kind in SETS if counts[seat][kind]}
    if counts[seat][GREY] or counts[seat][BLACK]:
        points["raptors"] = raptor_points(own)
    if counts[seat][EGG]:
        eggs = (CARDS[card].egg for card in own)
        points["eggs"] = sum(egg_points(egg, counts, seat) for egg in eggs if egg is not None)
    return points


def tile_points(cards: Sequence[str], tiles: Iterable[str]) -> int:
    """Score the tiles that pay at the end of a round (R15, R26)."""
    return tile_bonus(count_types(cards), tiles)


def tile_bonus(counts: Counter[str], tiles: Iterable[str]) -> int:
    """Score such tiles for a collection that was counted."""
    worth = {"type_bonus": len(counts), "egg_bonus": 2 * counts[EGG]}
    return sum(worth.get(tile, 0) for tile in tiles)


def round_points(state: State, seat: int) -> dict[str, int]:
    """Score a seat's round as it stands, tiles included."""
    points = score([zone.cards for zone in state.collections], seat)
    if state.bought and any(tile in {"type_bonus", "egg_bonus"} for tile in state.bought[seat].cards):
        points["tiles"] = tile_points(state.collections[seat].cards, state.bought[seat].cards)
    return points


def past_points(state: State, seat: int) -> int:
    """Add up the rounds that are over."""
    return sum(sum(seats[seat].values()) for seats in state.history)


def token_points(state: State, seat: int) -> int:
    """Score left-over DNA tokens: 1 point for each full 2 (R27)."""
    return state.tokens[seat] // 2 if state.tokens else 0

"""What a collection is worth."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.cubosaurs.cards import BLACK, CARDS, EGG, EGGS, GREY, SETS, TYPE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.cubosaurs.cards import Egg
    from games.cubosaurs.state import State

GROUPS = (*SETS, "raptors", "eggs", "tiles")
"""What the points of a round are grouped by."""


def count_types(cards: Iterable[str]) -> Counter[str]:
    """Count the cards of each type."""
    return Counter(map(TYPE.__getitem__, cards))


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
    held = [sum(map(each.__getitem__, egg.counts)) for each in counts]
    return egg.most if held[seat] == max(held) else egg.otherwise


def score(collections: Sequence[Sequence[str]], seat: int) -> dict[str, int]:
    """Score a seat's collection as it stands: points of each group that has cards."""
    return _scored(collections[seat], [count_types(each) for each in collections], seat)


def _scored(cards: Sequence[str], counts: Sequence[Counter[str]], seat: int) -> dict[str, int]:
    own = counts[seat]
    points = {kind: set_points(kind, own[kind]) for kind in SETS if kind in own}
    if GREY in own or BLACK in own:
        points["raptors"] = raptor_points(cards)
    if EGG in own:
        points["eggs"] = sum(egg_points(EGGS[card], counts, seat) for card in cards if card in EGGS)
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
    return _round(state, seat, _counted(state))


def all_round_points(state: State) -> list[dict[str, int]]:
    """Score everybody's round as it stands."""
    counts = _counted(state)
    return [_round(state, seat, counts) for seat in range(len(counts))]


def _counted(state: State) -> list[Counter[str]]:
    return [count_types(zone.cards) for zone in state.collections]


def _round(state: State, seat: int, counts: Sequence[Counter[str]]) -> dict[str, int]:
    points = _scored(state.collections[seat].cards, counts, seat)
    if state.bought and any(tile in {"type_bonus", "egg_bonus"} for tile in state.bought[seat].cards):
        points["tiles"] = tile_bonus(counts[seat], state.bought[seat].cards)
    return points


def past_points(state: State, seat: int) -> int:
    """Add up the rounds that are over."""
    return sum(sum(seats[seat].values()) for seats in state.history)


def token_points(state: State, seat: int) -> int:
    """Score left-over DNA tokens: 1 point for each full 2 (R27)."""
    return state.tokens[seat] // 2 if state.tokens else 0

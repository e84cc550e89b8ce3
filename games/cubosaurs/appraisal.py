"""How good a table looks for a seat: points so far, and what the collections promise for the rest of the round.

A collection promises what it scores now, plus what players tend to make of it while cards are left to come. The tables
below were fitted, by least squares, to the round scores of computer players: with `young` the part of the deck that is
left, a holding (a, b) is worth a * young + b * young * (1 - young) more than it scores. So a promise is nothing once
the deck is empty. Harmless cards are worth something, because each of them lets a hand be refused.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from games.cubosaurs.cards import BLACK, EGGS, GREY, SETS, TYPE
from games.cubosaurs.scoring import count_types, past_points, raptor_points, set_points, tile_bonus

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator, Sequence

    from games.cubosaurs import Cubosaurs

SET_PROMISE = {
    "trex": ((0.0, 0.0), (-3.6, -3.0), (-0.5, 2.0), (2.1, 5.0), (-0.9, 0.0)),
    "stego": ((0.0, 0.0), (-1.7, -0.9), (1.4, 4.0), (6.9, 8.6), (-0.6, 1.8)),
    "bronto": ((0.0, 0.0), (3.2, 10.0), (0.0, 6.1), (-2.1, 1.9), (4.4, 5.8)),
    "ptero": ((0.0, 0.0), (0.8, 3.3), (0.5, 6.4), (-0.9, 6.3), (3.3, 5.7)),
    "penta": ((0.0, 0.0), (3.2, 6.6), (2.7, 9.1), (6.1, 5.5), (4.1, 5.5)),
}
"""With 0, 1, 2, 3, 4 or more copies."""

PAIR_PROMISE = ((0.0, 0.0), (-0.8, 1.4), (-1.0, -1.8))
"""With 0, 1, 2 or more pairs of velociraptors."""

LONE_PROMISE = ((0.0, 0.0), (2.8, 6.1), (5.1, 8.2), (6.2, 7.7))
"""With 0, 1, 2, 3 or more velociraptors that lack a partner."""

EGG_PROMISE = ((1.7, 10.2), (2.4, 7.2), (-3.4, -6.8), (-2.6, -2.5), (-1.1, -1.0))
"""For an egg whose owner is 2 or more behind in what it counts, 1 behind, level, 1 ahead, 2 or more ahead."""

TOKEN = 0.6
"""A DNA token in points: half of one when left over, more while there is something to buy."""

RIVAL = 0.6
"""How much the strongest opponent counts against the average of all."""

PASSES = 1
"""How often a hand is thought to be passed on again."""


Collections: TypeAlias = "tuple[tuple[str, ...], ...]"


class Table(NamedTuple):
    """What an appraisal looks at: the collections, the tiles bought, and the hand with whoever holds it."""

    collections: Collections
    tiles: Collections
    hand: tuple[str, ...]
    holder: int
    direction: int
    left: int
    """So many cards are in the deck."""


def appraise(game: Cubosaurs, seat: int) -> float:
    """Compare a seat with the others."""
    seats = range(game.seats)
    if game.finished:
        return _lead([float(score) for score in game.result().scores], seat)
    known = [past_points(game.state, each) + _tokens(game, each) for each in seats]
    promised = promises(_table(game, seat))
    return _lead([known[each] + promised[each] for each in seats], seat)


def _lead(worth: Sequence[float], seat: int) -> float:
    others = [each for number, each in enumerate(worth) if number != seat]
    return worth[seat] - RIVAL * max(others) - (1 - RIVAL) * sum(others) / len(others)


def _tokens(game: Cubosaurs, seat: int) -> float:
    return TOKEN * game.state.tokens[seat] if game.advanced else 0.0


def _table(game: Cubosaurs, seat: int) -> Table:
    state = game.state
    # A hand that was passed is a gift or a threat to its holder; one card that somebody else drew says too little.
    hand = tuple(state.hand.cards) if len(state.hand.cards) > 1 or state.holder == seat else ()
    return Table(
        tuple([tuple(zone.cards) for zone in state.collections]),
        tuple([tuple(zone.cards) for zone in state.bought]),
        hand,
        state.holder,
        state.direction,
        len(state.deck.cards),
    )


@lru_cache(1 << 12)
def promises(table: Table) -> list[float]:
    """Estimate what each seat will score this round; imagined games often share a table."""
    if not table.hand:
        return _worth(table, table.collections)
    return _settled(table, table.collections, table.hand, table.holder, PASSES)


def _settled(table: Table, collections: Collections, hand: tuple[str, ...], holder: int, passes: int) -> list[float]:
    """Let the holder do with the hand what looks best for them."""
    own = collections[holder]
    outlooks = [_worth(table, _with(collections, holder, own + hand))]
    if passes:
        heir = (holder + table.direction) % len(collections)
        for face, rest in _parted(own, hand):
            outlooks.append(_settled(table, _with(collections, holder, rest), (*hand, face), heir, passes - 1))
    else:
        outlooks.append(_worth(table, collections))
    return max(outlooks, key=lambda worth: _lead(worth, holder))


def _worth(table: Table, collections: Collections) -> list[float]:
    """Add up points and promises, seat by seat."""
    young = table.left / (6 * len(collections))
    middle = young * (1 - young)
    holdings = [_holding(tuple(sorted(cards))) for cards in collections]
    worth = []
    for seat, holding in enumerate(holdings):
        now, early, late = holding.now, holding.early, holding.late
        for egg in holding.eggs:
            held = [each.counted[egg] for each in holdings]
            ahead = held.pop(seat) - max(held)
            promise = EGG_PROMISE[max(-2, min(2, ahead)) + 2]
            now += EGGS[egg].most if ahead >= 0 else EGGS[egg].otherwise
            early += promise[0]
            late += promise[1]
        if table.tiles and table.tiles[seat]:
            now += tile_bonus(holding.counts, table.tiles[seat])
        worth.append(now + young * early + middle * late)
    return worth


def _with(collections: Collections, seat: int, cards: tuple[str, ...]) -> Collections:
    return (*collections[:seat], cards, *collections[seat + 1 :])


def _parted(own: tuple[str, ...], hand: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """List the cards that may be added to a hand, each with what is left without it."""
    present = {TYPE[card] for card in hand}
    for face in dict.fromkeys(own):
        if TYPE[face] not in present:
            place = own.index(face)
            yield face, own[:place] + own[place + 1 :]


class Holding(NamedTuple):
    """A collection by itself: points now and the two parts of the promise without its eggs, and what eggs ask about."""

    now: float
    early: float
    late: float
    counts: Counter[str]
    eggs: tuple[str, ...]
    counted: dict[str, int]
    """What each egg of the game counts here."""


@lru_cache(1 << 14)
def _holding(cards: tuple[str, ...]) -> Holding:
    counts = count_types(cards)
    grey, black = counts[GREY], counts[BLACK]
    promises = [PAIR_PROMISE[min(grey, black, 2)], LONE_PROMISE[min(abs(grey - black), 3)]]
    promises += [SET_PROMISE[kind][min(counts[kind], 4)] for kind in SETS]
    return Holding(
        float(raptor_points(cards) + sum(set_points(kind, counts[kind]) for kind in SETS)),
        sum(early for early, _ in promises),
        sum(late for _, late in promises),
        counts,
        tuple(card for card in cards if card in EGGS),
        {egg.id: sum(counts[kind] for kind in egg.counts) for egg in EGGS.values()},
    )

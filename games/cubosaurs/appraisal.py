"""How good a table looks for a seat: points so far, and what the collections promise for the rest of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cubosaurs.cards import BLACK, CARDS, EGGS, GREY, SETS
from games.cubosaurs.scoring import count_types, egg_points, past_points, raptor_points, set_points, tile_points

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Sequence

    from games.cubosaurs import Cubosaurs

PROMISE = {
    "trex": (0.6, 3.2, 0.6, -2.0, -4.5),
    "stego": (0.0, 1.3, 0.4, 2.2, 8.0),
    "bronto": (0.0, -0.6, 2.6, 4.0, -4.5),
    "ptero": (-0.3, -1.0, -1.0, -1.0, -1.0),
    "penta": (0.0, -0.8, 0.8, 3.6, 7.0),
}
"""What 0, 1, 2, 3, 4 copies tend to end up worth when a round is young; a player steers towards the good counts."""

PAIRING = 0.4
"""How much of its pairing bonus a lone velociraptor may still hope for when a round is young."""

TOKEN = 0.6
"""A DNA token in points: half of one when left over, more while there is something to buy."""

RIVAL = 0.6
"""How much the strongest opponent counts against the average of all."""


def appraise(game: Cubosaurs, seat: int) -> float:
    """Compare a seat with the others."""
    state = game.state
    seats = range(game.seats)
    worth = [past_points(state, each) + _tokens(game, each) for each in seats]
    if not game.finished:
        worth = [known + promised for known, promised in zip(worth, _promises(game), strict=True)]
    others = [worth[each] for each in seats if each != seat]
    return worth[seat] - RIVAL * max(others) - (1 - RIVAL) * sum(others) / len(others)


def _tokens(game: Cubosaurs, seat: int) -> float:
    if not game.advanced:
        return 0.0
    tokens = game.state.tokens[seat]
    return tokens // 2 if game.finished else TOKEN * tokens


def _promises(game: Cubosaurs) -> list[float]:
    """Estimate what each seat will score this round."""
    state = game.state
    tables = [zone.cards for zone in state.collections]
    young = len(state.deck) / (6 * game.seats)
    promises = [_promise(game, tables, seat, young) for seat in range(game.seats)]
    # A hand that was passed on is a gift or a threat to whoever holds it now: they keep it if it helps them.
    # A single drawn card says too little to count.
    hand = state.hand.cards
    if len(hand) > 1:
        holder = state.active
        filled = [[*cards, *hand] if seat == holder else cards for seat, cards in enumerate(tables)]
        promises[holder] = max(promises[holder], _promise(game, filled, holder, young))
    return promises


def _promise(game: Cubosaurs, tables: Sequence[Sequence[str]], seat: int, young: float) -> float:
    """Blend what a collection scores now with what it may become."""
    counts = [count_types(cards) for cards in tables]
    own = counts[seat]
    total = 0.0
    for kind in SETS:
        now = set_points(kind, own[kind])
        total += now + young * (PROMISE[kind][min(own[kind], 4)] - now)
    total += raptor_points(tables[seat]) + young * PAIRING * abs(own[GREY] - own[BLACK])
    total += _eggs(tables[seat], counts, seat, young)
    if game.advanced:
        total += tile_points(tables[seat], game.state.bought[seat].cards)
    return total


def _eggs(cards: Sequence[str], counts: Sequence[Counter[str]], seat: int, young: float) -> float:
    total = 0.0
    for card in cards:
        egg = CARDS[card].egg
        if egg is not None:
            now = egg_points(EGGS[card], counts, seat)
            total += now + young * 0.5 * ((egg.most + egg.otherwise) / 2 - now)
    return total

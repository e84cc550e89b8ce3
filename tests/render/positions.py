"""Positions to be drawn: real ones, played with a fixed seed, and crowded ones that no game may ever reach."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import games
from games.core import EVERYBODY
from games.cubosaurs.cards import CARDS, TYPE, TYPES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.core import Game, View

NAMES = ("Ada", "Charlotte", "Émile", "Jean-Baptiste", "Wallace")
LONG = (
    "Jean-Baptiste Pierre Antoine de M",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Maximilienne-Anticonstitutionnell",
    "Étienne Geoffroy Saint-Hilaire II",
    "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm",
)
"""As long as the names of a chat can be, and wider than most."""


def played(seats: int, moves: int | None, seed: int = 7, keep: float = 0.3, **options: Any) -> Game[Any]:
    """Play so many moves (None: to the end): keep now and then, buy now and then."""
    game = games.new("cubosaurs", seats=seats, seed=seed.to_bytes(32, "big"), options=options)
    luck = Random(seed)
    count = 0
    while game.pending() and (moves is None or count < moves):
        seat, decision = next(iter(game.pending().items()))
        keys = [option.key for option in decision.options]
        tiles = [key for key in keys if key.startswith("buy")]
        if tiles and luck.random() < 0.3:
            key = luck.choice(tiles)
        else:
            key = "keep" if "keep" in keys and luck.random() < keep else luck.choice(keys)
        game.play(seat, key)
        count += 1
    return game


def lay(game: Game[Any], seat: int, cards: Iterable[str]) -> None:
    """Give a seat these cards, taken from wherever they are."""
    state = game.state
    zones = [state.deck, state.aside, *state.collections]
    for card in cards:
        zone = next(each for each in zones if card in each.cards)
        index = zone.cards.index(card)
        del zone.cards[index], zone.seen[index]
        state.collections[seat].cards.append(card)
        state.collections[seat].seen.append(EVERYBODY)


def crowded(seats: int, **options: Any) -> Game[Any]:
    """Lay out all 55 cards: every velociraptor and egg before one seat, the others' sets as large as they get."""
    game = games.new("cubosaurs", seats=seats, seed=bytes(32), options=options)
    state = game.state
    hand = state.hand.cards
    pool = list(game.pools()["cards"])
    for card in hand:
        pool.remove(card)
    heap = [card for card in pool if CARDS[card].raptor or CARDS[card].egg]
    lay_all = {0: heap}
    for place, card in enumerate(card for card in pool if card not in heap):
        seat = 1 + TYPES.index(TYPE[card]) * 2 % (seats - 1) if place % 3 else 1 + place % (seats - 1)
        lay_all.setdefault(seat, []).append(card)
    for seat, cards in lay_all.items():
        state.collections[seat].cards.clear()
        state.collections[seat].seen.clear()
        state.collections[seat].cards += cards
        state.collections[seat].seen += [EVERYBODY] * len(cards)
    for zone in (state.deck, state.aside):
        zone.cards.clear()
        zone.seen.clear()
    if state.tokens:
        state.tokens = [40 - 10 * (seats - 1), *[10] * (seats - 1)]
        state.supply = 0
    state.history = [[{"trex": -5, "raptors": -14, "eggs": -18} for _ in range(seats)]]
    state.round, state.direction = 2, -1
    return game


def full_hand(seats: int = 3, **options: Any) -> Game[Any]:
    """Give the active seat a hand of every type there is."""
    game = games.new("cubosaurs", seats=seats, seed=bytes(32), options={"hand_visibility": "open", **options})
    state = game.state
    wanted = {kind: next(face for face in game.pools()["cards"] if TYPE[face] == kind) for kind in TYPES}
    for kind, face in wanted.items():
        if kind not in {TYPE[card] for card in state.hand.cards}:
            zone = next(each for each in (state.deck, state.aside, *state.collections) if face in each.cards)
            index = zone.cards.index(face)
            del zone.cards[index], zone.seen[index]
            state.hand.cards.append(face)
            state.hand.seen.append(EVERYBODY)
    return game


def late_tile() -> Game[Any]:
    """Play until somebody has refused a hand and may still buy a tile."""
    game = played(3, 0, advanced=True)
    for _ in range(200):
        seat, decision = next(iter(game.pending().items()))
        if decision.kind.endswith("late_tile") and game.state.hand.cards:
            return game
        refusals = [option.key for option in decision.options if option.key.startswith("refuse")]
        game.play(seat, refusals[0] if refusals else decision.options[0].key)
    raise AssertionError("Nobody came to buy late.")


def marks(view: View[Any]) -> tuple[str, ...]:
    """List the places of the viewer's options."""
    assert view.viewer is not None
    return tuple(option.at for option in view.pending()[view.viewer].options if option.at)

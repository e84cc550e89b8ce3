"""The texts that the questions share: labels made once, and what a choice would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core import Option, SeatRef, Text, Thing
from games.cubosaurs.cards import CARDS, TILES, deck
from games.cubosaurs.scoring import round_points, score, tile_points

if TYPE_CHECKING:
    from games.cubosaurs import Cubosaurs

MOST_SEATS = 5
LARGEST = len(deck(advanced=False)) + 1
HAND_GROUP = Text("cubosaurs-group-hand")
TILE_GROUP = Text("cubosaurs-group-tiles")
DUPLICATION_GROUP = Text("cubosaurs-group-duplication")
REFUSE = {face: Text("cubosaurs-refuse", card=Thing(face)) for face in CARDS}
CARD = {face: Text("cubosaurs-card", card=Thing(face)) for face in CARDS}
DONE = Option("done", Text("cubosaurs-done"))
BUY = {tile: Text("cubosaurs-buy", tile=Thing(tile), cost=TILES[tile].cost) for tile in TILES}


class Offers:
    """The options about the hand and the tiles, made once: they are asked for at every turn."""

    def __init__(self, hand: Text | None, tiles: Text | None) -> None:
        self.keep = [Option("keep", Text("cubosaurs-keep", n=count), None, hand, "hand") for count in range(LARGEST)]
        self.refuse = [
            {face: Option(f"refuse:{face}", REFUSE[face], face, hand, f"collection:{seat}:{face}") for face in CARDS}
            for seat in range(MOST_SEATS)
        ]
        self.buy = {tile: Option(f"buy:{tile}", BUY[tile], tile, tiles, f"tile:{tile}") for tile in TILES}


PLAIN = Offers(None, None)
GROUPED = Offers(HAND_GROUP, TILE_GROUP)
"""With tiles on offer the list can exceed 25, so it is split."""

DUPLICATION = "forbidden_type"
DUPLICATE = [
    {
        face: Option(
            f"buy:{DUPLICATION}:{face}",
            Text("cubosaurs-buy-duplication", tile=Thing(DUPLICATION), cost=TILES[DUPLICATION].cost, card=Thing(face)),
            (DUPLICATION, face),
            DUPLICATION_GROUP,
            f"collection:{seat}:{face}",
        )
        for face in CARDS
    }
    for seat in range(MOST_SEATS)
]
"""Tile 5 with the card it adds: both are chosen at once."""


def detail(game: Cubosaurs, seat: int, key: str) -> Text:
    """Say what keeping, refusing, buying or ending would do."""
    verb, _, what = key.partition(":")
    if what.startswith(f"{DUPLICATION}:"):
        verb, what = "refuse", what.removeprefix(f"{DUPLICATION}:")
    if verb == "buy":
        return _offer(game, seat, what)
    if verb == "done":
        return Text("cubosaurs-done-detail")
    if verb == "refuse":
        return _change(game, seat, "cubosaurs-refuse-detail", lose=what, heir=SeatRef(game.after(seat)))
    hand = tuple(game.state.hand.cards)
    icons = sum(CARDS[card].dna for card in hand)
    if icons:
        return _change(game, seat, "cubosaurs-keep-detail-dna", gain=hand, n=icons)
    return _change(game, seat, "cubosaurs-own-points", gain=hand)


def _offer(game: Cubosaurs, seat: int, tile: str) -> Text:
    """Say what a tile does; of one that pays at the end of the round, what it would pay now."""
    effect = f"cubosaurs-tile-{tile.replace('_', '-')}"
    if TILES[tile].scores:
        return Text(f"{effect}-now", points=tile_points(game.collection(seat), (tile,)))
    return Text(effect)


def without(game: Cubosaurs, seat: int, face: str, *, moving: bool) -> Text:
    """Say what losing a card would do to its owner's points; one that moves on may yet change more."""
    return _change(game, seat, "cubosaurs-own-points-without" if moving else "cubosaurs-own-points", lose=face)


def between(game: Cubosaurs, both: tuple[int, int], *, given: str = "", taken: str = "", lost: str = "") -> Text:
    """Say what it would do to two players' points if cards changed sides, or if the other one lost a card."""
    seat, other = both
    tables = [list(zone.cards) for zone in game.state.collections]
    if given:
        tables[seat].remove(given)
        tables[other].append(given)
    if taken:
        tables[other].remove(taken)
        tables[seat].append(taken)
    if lost:
        tables[other].remove(lost)
    return Text(
        "cubosaurs-both-points",
        own=_now(game, seat),
        own_then=_then(game, tables, seat),
        other=SeatRef(other),
        theirs=_now(game, other),
        theirs_then=_then(game, tables, other),
    )


def _change(
    game: Cubosaurs, seat: int, text: str, *, gain: tuple[str, ...] = (), lose: str = "", **args: SeatRef | int
) -> Text:
    tables = [list(zone.cards) for zone in game.state.collections]
    if lose:
        tables[seat].remove(lose)
    tables[seat] += gain
    return Text(text, now=_now(game, seat), then=_then(game, tables, seat), **args)


def _now(game: Cubosaurs, seat: int) -> int:
    return sum(round_points(game.state, seat).values())


def _then(game: Cubosaurs, tables: list[list[str]], seat: int) -> int:
    bought = game.state.bought[seat].cards if game.state.bought else ()
    return sum(score(tables, seat).values()) + tile_points(tables[seat], bought)

"""What the pictures of Cubosaurs show, worked out from a view."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from games.core import UNKNOWN, SeatRef
from games.cubosaurs.cards import BLACK, CARDS, EGG, GREY, ORDER, SETS, TILES, TYPE
from games.cubosaurs.scoring import all_round_points, count_types, egg_points, past_points, score, tile_points
from render.scenes import BaseScene

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Sequence

    from games.core import View
    from games.cubosaurs.state import State

RAPTORS, EGGS = "raptors", "eggs"
COLUMNS = (*SETS, RAPTORS, EGGS)
SIGNS = {"trex": "T", "stego": "S", "bronto": "B", "ptero": "P", "penta": "5", GREY: "V", BLACK: "V", EGG: "O"}
"""A letter for each type: the colour never stands alone."""


@dataclass(frozen=True)
class Hatch:
    """An egg before a player: what it counts, and what it scores now."""

    face: str
    kind: str
    points: int


class Scene(BaseScene):
    """A view, the words to describe it, and the sums."""

    LABELS = "picture-"

    def __init__(self, view: View[Any], lang: str, names: Sequence[str]) -> None:
        super().__init__(view, lang, names)
        self.state: State = view.state
        self.advanced = bool(view.options["advanced"])
        self.rounds = int(view.options["rounds"])

    @cached_property
    def on_turn(self) -> int:
        """Give the seat to be named as on turn."""
        return self.waiting[0] if self.waiting else self.state.active

    @cached_property
    def decides_hand(self) -> bool:
        """Tell whether the question is what to do with the hand."""
        return any(decision.kind.endswith("keep_or_refuse") for decision in self.view.pending().values())

    @cached_property
    def holder(self) -> int | None:
        """Give the seat that has the hand, if there is one; with a late tile to buy, it is passed on already."""
        if not self.state.hand.cards:
            return None
        passed = any(decision.kind.endswith("late_tile") for decision in self.view.pending().values())
        return self.heir if passed else self.state.active

    @property
    def heir(self) -> int:
        """Give the seat that plays next."""
        return (self.state.active + self.state.direction) % len(self.seats)

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """List the hand: cards that the viewer knows, in the order of the rulebook, then the others."""
        cards = self.state.hand.cards
        known = sorted((card for card in cards if card != UNKNOWN), key=ORDER.__getitem__)
        return (*known, *[UNKNOWN] * (len(cards) - len(known)))

    @property
    def own_hand(self) -> bool:
        """Tell whether the viewer holds the hand."""
        return self.holder is not None and self.view.viewer == self.holder

    @cached_property
    def counts(self) -> tuple[Counter[str], ...]:
        """Count the types before each player."""
        return tuple(count_types(zone.cards) for zone in self.state.collections)

    @cached_property
    def points(self) -> tuple[dict[str, int], ...]:
        """Give this round's points by group, as they stand."""
        return tuple(all_round_points(self.state))

    def this_round(self, seat: int) -> int:
        """Add up a seat's round as it stands."""
        return sum(self.points[seat].values())

    def total(self, seat: int) -> int:
        """Add up a seat's game as it stands."""
        if self.view.outcome is not None:
            return self.view.outcome.scores[seat]
        return past_points(self.state, seat) + self.this_round(seat)

    def leads(self, seat: int) -> bool:
        """Tell whether nobody is ahead of a seat, and somebody behind."""
        totals = [self.total(each) for each in self.seats]
        return totals[seat] == max(totals) > min(totals)

    def dna(self, seat: int, *types: str) -> int:
        """Count the icons on a seat's cards of some types."""
        return sum(CARDS[card].dna for card in self.state.collections[seat].cards if TYPE[card] in types)

    def faces(self, seat: int, *types: str) -> list[str]:
        """List the different cards of some types before a seat."""
        held = {card for card in self.state.collections[seat].cards if TYPE[card] in types}
        return sorted(held, key=ORDER.__getitem__)

    def raptors(self, seat: int, colour: str) -> tuple[int, ...]:
        """Give what each velociraptor of a colour scores now, the paired ones first."""
        pairs = min(self.counts[seat][GREY], self.counts[seat][BLACK])
        held = [CARDS[card].raptor for card in self.state.collections[seat].cards if TYPE[card] == colour]
        raptors = sorted((each for each in held if each is not None), key=lambda each: each.alone - each.paired)
        return tuple(each.paired if place < pairs else each.alone for place, each in enumerate(raptors))

    def eggs(self, seat: int) -> tuple[Hatch, ...]:
        """List the eggs before a seat."""
        found = []
        for face in self.faces(seat, EGG):
            egg = CARDS[face].egg
            assert egg is not None
            found.append(Hatch(face, face.removeprefix("egg_"), egg_points(egg, self.counts, seat)))
        return tuple(found)

    def group_points(self, seat: int, group: str) -> int:
        """Give what a group scores now."""
        return self.points[seat].get(group, 0)

    @cached_property
    def kept(self) -> int | None:
        """Give what the holder's round would be worth after keeping the hand, if the viewer knows all of it."""
        if self.holder is None or UNKNOWN in self.hand:
            return None
        tables = [list(zone.cards) for zone in self.state.collections]
        tables[self.holder] += self.hand
        bought = self.state.bought[self.holder].cards if self.state.bought else ()
        return sum(score(tables, self.holder).values()) + tile_points(tables[self.holder], bought)

    @cached_property
    def kept_counts(self) -> Counter[str]:
        """Count the holder's types after keeping what is known of the hand."""
        seat = self.state.active
        return self.counts[seat] + count_types(card for card in self.hand if card != UNKNOWN)

    def would_pair(self, face: str) -> bool:
        """Tell whether a velociraptor of the hand would be paired after keeping: those that gain most by it are."""
        held = [*self.state.collections[self.state.active].cards, *self.hand]
        gains: dict[str, list[int]] = {GREY: [], BLACK: []}
        for card in held:
            raptor = CARDS[card].raptor if card != UNKNOWN else None
            if raptor is not None:
                gains[raptor.type].append(raptor.paired - raptor.alone)
        own = CARDS[face].raptor
        assert own is not None
        better = sum(gain > own.paired - own.alone for gain in gains[own.type])
        return better < min(len(gains[GREY]), len(gains[BLACK]))

    @cached_property
    def tiles(self) -> tuple[tuple[str, int | None], ...]:
        """List the tiles of this round by number, each with its buyer; a bought tile keeps its place in the picture."""
        owners: dict[str, int | None] = dict.fromkeys(self.state.market.cards)
        for seat, zone in enumerate(self.state.bought):
            owners.update(dict.fromkeys(zone.cards, seat))
        return tuple(sorted(owners.items(), key=lambda each: TILES[each[0]].number))

    def who(self, seat: int) -> SeatRef:
        """Refer to a player in a text."""
        return SeatRef(seat)

"""Cards in places, and who has seen each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.core.game import Game

UNKNOWN = "?"
"""What a view shows instead of a card its viewer does not know."""

EVERYBODY = -1
"""The mask of all seats and of the spectators."""

_SPECTATOR = 1 << 30
_ALL_BITS = (1 << 31) - 1


def mask(*viewers: int | None) -> int:
    """Give the bits of some seats (None: the spectators)."""
    bits = 0
    for viewer in viewers:
        bits |= _SPECTATOR if viewer is None else 1 << viewer
    return bits


class Zone(Struct):
    """A pile, a hand or a display. The last card is the top.

    `cards` are faces: equal cards have equal names, so that nothing tells which of two equal cards moved.
    `seen` holds, card by card, the mask of those who know it. `pool` names the set of cards that may lie here:
    what a viewer does not know is dealt anew among all zones of a pool.
    """

    pool: str
    cards: list[str]
    seen: list[int]

    @classmethod
    def hidden(cls, pool: str, cards: Iterable[str] = ()) -> Zone:
        """Lay out cards face down, known to nobody."""
        laid = list(cards)
        return cls(pool, laid, [0] * len(laid))

    @classmethod
    def open(cls, pool: str, cards: Iterable[str] = ()) -> Zone:
        """Lay out cards face up."""
        laid = list(cards)
        return cls(pool, laid, [EVERYBODY] * len(laid))

    def __len__(self) -> int:
        return len(self.cards)

    def shuffle(self, game: Game[Any]) -> None:
        """Shuffle; everybody forgets what lies where."""
        game.dice.shuffle(self.cards)
        self.seen = [0] * len(self.cards)
        game.reveal()

    def draw(self, game: Game[Any], to: Zone, seen_by: int = 0) -> str:
        """Move the top card to another zone; those in the mask get to know it."""
        known = self.seen.pop()
        card = self.cards.pop()
        to.put(game, card, known, seen_by)
        return card

    def deal(self, to: Zone, count: int) -> None:
        """Move cards from the top to another zone, unseen, keeping their order."""
        start = len(self.cards) - count
        to.cards += self.cards[start:]
        to.seen += self.seen[start:]
        del self.cards[start:], self.seen[start:]

    def put(self, game: Game[Any], card: str, known: int, seen_by: int = 0) -> None:
        """Lay a card on top, known to those who knew it and to those who see it now."""
        self.cards.append(card)
        self.seen.append(known | seen_by)
        if seen_by & ~known:
            game.reveal()

    def show(self, game: Game[Any], to: int = EVERYBODY) -> None:
        """Let those in the mask see all cards here."""
        for index, known in enumerate(self.seen):
            if to & ~known:
                self.seen[index] = known | to
                game.reveal()

    def take_openly(self, game: Game[Any], card: str, to: Zone) -> None:
        """Move one such card where everybody sees it.

        Of equal cards the one that most viewers know goes: nobody can tell which of them it was. So whoever did not
        know this one, but knew an equal one, knows one less from now on: it may have been that.
        """
        index = self.cards.index(card)
        if self.seen[index] != EVERYBODY:
            index = self._best_known(card)
        known = self.seen.pop(index)
        to.put(game, self.cards.pop(index), known, EVERYBODY)

    def _best_known(self, card: str) -> int:
        """Find the one of some equal cards that most viewers know, and let go of what the others knew for sure."""
        equal = [index for index, face in enumerate(self.cards) if face == card]
        best = max(equal, key=lambda index: (self.seen[index] & _ALL_BITS).bit_count())
        unsure = ~self.seen[best]
        for other in equal:
            forgotten = self.seen[other] & unsure
            self.seen[other] &= ~forgotten
            unsure &= ~forgotten
        return best

    def take_secretly(self, game: Game[Any], card: str, to: Zone, by: int) -> None:
        """Move one such card so that only seat `by` knows which; all others forget what they knew of this zone."""
        own = mask(by)
        index = self.cards.index(card)
        known = self.seen.pop(index)
        self.seen = [each & own for each in self.seen]
        to.put(game, self.cards.pop(index), known & own, own)

    def move_all(self, game: Game[Any], to: Zone, seen_by: int = 0) -> tuple[str, ...]:
        """Move everything, in order; who knew a card still knows it."""
        moved = tuple(self.cards)
        to.cards += moved
        to.seen += [known | seen_by for known in self.seen]
        for known in self.seen:
            if seen_by & ~known:
                game.reveal()
        self.cards = []
        self.seen = []
        return moved

    def veil(self, viewer: int | None) -> None:
        """Replace all that a viewer does not know; for a view, which is a copy."""
        bit = mask(viewer)
        self.cards = [card if known & bit else UNKNOWN for card, known in zip(self.cards, self.seen, strict=True)]

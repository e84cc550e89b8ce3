"""Chance: a keyed counter stream that is the same on every machine and tiny to store."""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import Struct
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, MutableSequence, Sequence

T = TypeVar("T")

_WORDS = 16
_words = Struct(f"<{_WORDS}I").unpack
_SPAN = 1 << 32


class Dice:
    """All the luck of a game: the seed and how many 32-bit words of its stream were used.

    Word w of the stream is word w % 16 (little-endian) of BLAKE2b keyed with the seed over the 8-byte
    big-endian number w // 16, so anybody who knows the seed can check each draw.
    """

    __slots__ = ("_block", "_block_number", "_script", "position", "seed")

    def __init__(self, seed: bytes, position: int = 0) -> None:
        self.seed = seed
        self.position = position
        self._script: list[int] | None = None
        self._block: tuple[int, ...] = ()
        self._block_number = -1

    @classmethod
    def scripted(cls, numbers: Iterable[int]) -> Dice:
        """Make dice that fall as told: each number answers one `below`; a shuffle leaves the order alone."""
        dice = cls(b"")
        dice._script = list(numbers)
        return dice

    def below(self, limit: int) -> int:
        """Draw a number from 0 to limit - 1, each as likely as any other."""
        if not 0 < limit <= _SPAN:
            raise ValueError(f"A die cannot have {limit} sides; it has 1 to {_SPAN}.")
        if self._script is not None:
            return self._scripted(limit)
        fair = _SPAN - _SPAN % limit
        while True:
            number, index = self.position // _WORDS, self.position % _WORDS
            if number != self._block_number:
                self._block = _words(blake2b(number.to_bytes(8, "big"), key=self.seed).digest())
                self._block_number = number
            self.position += 1
            if self._block[index] < fair:
                return self._block[index] % limit

    def roll(self, sides: int = 6) -> int:
        """Roll a die with the numbers 1 to sides."""
        return self.below(sides) + 1

    def choice(self, items: Sequence[T]) -> T:
        """Pick one of some items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put items into a random order, in place."""
        if self._script is not None:
            self.position += 1
            return
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> Dice:
        """Make other dice from these, for a game that is only imagined; scripted ones go on with their script."""
        if self._script is not None:
            return Dice.scripted(self._script)
        return Dice(b"".join(self.below(_SPAN).to_bytes(4, "big") for _ in range(8)))

    def _scripted(self, limit: int) -> int:
        if not self._script:
            raise LookupError("The scripted dice have no number left.")
        number = self._script.pop(0)
        if not 0 <= number < limit:
            raise LookupError(f"The scripted dice say {number}, but it must be below {limit}.")
        self.position += 1
        return number


def fingerprint(seed: bytes) -> str:
    """Give the SHA-256 of a seed, which a table publishes when it opens."""
    return sha256(seed).hexdigest()

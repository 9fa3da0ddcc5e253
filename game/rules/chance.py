"""Seeded chance that is the same on every platform and Python version.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
generators", OOPSLA 2014): one 64-bit word of state, so that a clone costs nothing.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")
_MASK = 0xFFFFFFFFFFFFFFFF


class Dealer:
    """A seeded source of shuffles and draws. ``word`` is its whole state."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word = seed & _MASK

    def next_word(self) -> int:
        """The next 64 random bits."""
        self.word = word = (self.word + 0x9E3779B97F4A7C15) & _MASK
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return word ^ (word >> 31)

    def below(self, limit: int) -> int:
        """A number in ``0 … limit - 1``; ``limit`` is at least 1."""
        return (self.next_word() * limit) >> 64

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle ``items`` in place (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def choice(self, items: Sequence[T]) -> T:
        """One of ``items``, which is not empty."""
        return items[self.below(len(items))]

    def split(self) -> Dealer:
        """An independent dealer, whose stream does not follow from this one's later draws."""
        return Dealer(self.next_word() ^ 0xD1B54A32D192ED03)

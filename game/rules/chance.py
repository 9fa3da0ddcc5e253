"""Seeded chance that is the same on every platform and Python version.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
generators", OOPSLA 2014): one 64-bit word of state, so that a clone costs nothing.

There are two ways to the same numbers. The interpreter is fastest with whole words. Compiled code
is fastest with machine integers, which hold 63 bits and a sign: it works on halves of 32 bits, so
that nothing ever overflows, and the same lines give the same numbers when they are interpreted.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64  # int to the interpreter, a machine integer to the compiler

T = TypeVar("T")
_WHOLE: Final = 1 << 64
_MASK: Final = _WHOLE - 1
_SIGN: Final = 1 << 63
_HALF: Final = 0xFFFFFFFF
_QUARTER: Final = 0xFFFF
_MOST_BY_HALVES: Final = 1 << 31


class Dealer:
    """A seeded source of shuffles and draws. :attr:`word` is its whole state.

    >>> dealer = Dealer(7)
    >>> begun = Dealer(dealer.word)
    >>> [dealer.below(6) for _ in range(4)] == [begun.below(6) for _ in range(4)]
    True
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        word = seed & _MASK
        self._state: i64 = word - _WHOLE if word >= _SIGN else word

    @property
    def word(self) -> int:
        """The 64-bit word from which everything to come follows."""
        return int(self._state) & _MASK

    def next_word(self) -> int:
        """The next 64 random bits."""
        if IS_COMPILED:
            high, low = self.next_halves()
            return int(high) << 32 | int(low)
        state: int = self._state
        self._state = word = (state + 0x9E3779B97F4A7C15) & _MASK
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return word ^ (word >> 31)

    def next_halves(self) -> tuple[i64, i64]:
        """The next 64 random bits, as :meth:`next_word`: the upper 32 and the lower 32."""
        state: i64 = self._state
        low: i64 = (state & _HALF) + 0x7F4A7C15
        high: i64 = ((state >> 32) + 0x9E3779B9 + (low >> 32)) & _HALF
        low &= _HALF
        self._state = (high - (1 << 32) if high >> 31 else high) * (1 << 32) + low
        high, low = _product(high ^ (high >> 30), low ^ _shifted(high, low, 30), _FIRST)
        high, low = _product(high ^ (high >> 27), low ^ _shifted(high, low, 27), _SECOND)
        return high ^ (high >> 31), low ^ _shifted(high, low, 31)

    def below(self, limit: int) -> int:
        """A number in ``0 … limit - 1``; ``limit`` is at least 1."""
        if IS_COMPILED and limit <= _MOST_BY_HALVES:
            return self.below_by_halves(limit)
        return (self.next_word() * limit) >> 64

    def below_by_halves(self, limit: i64) -> i64:
        """As :meth:`below`, for a ``limit`` of 31 bits."""
        high, low = self.next_halves()
        return (high * limit + (low * limit >> 32)) >> 32

    def shuffle(self, items: list[T]) -> None:
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


Factor = tuple[int, int, int, int]
"""A 64-bit factor in quarters of 16 bits, the uppermost first."""
_FIRST: Final = (0xBF58, 0x476D, 0x1CE4, 0xE5B9)
_SECOND: Final = (0x94D0, 0x49BB, 0x1331, 0x11EB)


def _shifted(high: i64, low: i64, bits: i64) -> i64:
    """The lower half of a word shifted right by less than 32 bits."""
    return (high << 32 - bits | low >> bits) & _HALF


def _product(high: i64, low: i64, factor: Factor) -> tuple[i64, i64]:
    """The last 64 bits of a product; every partial product has 48 bits at most."""
    first: i64 = factor[0]
    second: i64 = factor[1]
    third: i64 = factor[2]
    fourth: i64 = factor[3]
    middle: i64 = low * third
    end: i64 = low * fourth + ((middle & _QUARTER) << 16)
    top: i64 = ((low * first + high * third) & _QUARTER) << 16
    top += low * second + high * fourth
    return ((end >> 32) + (middle >> 16) + top) & _HALF, end & _HALF


IS_COMPILED: Final = not isinstance(Dealer.next_word, FunctionType)
"""Whether these are the compiled rules (``make compile``)."""

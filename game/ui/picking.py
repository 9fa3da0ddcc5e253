"""Which of a row of things the keyboard or the pointer is on, and which are picked: frozen values.

A hand of cards, dice in a tray, blocks in a supply: titles say what is in the row and what a full
choice is; how keys walk along it and how a choice of several grows is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from enum import Enum, auto

STEPS = {"Left": -1, "Right": 1, "Up": -1, "Down": 1}
ENDS = {"Home": 0, "End": -1}


@dataclass(frozen=True, slots=True)
class Walk:
    """Where attention is among so many things in a row; None: on none of them.

    ``keyed``: the keyboard led there, so that a ring shows; else the pointer did.
    """

    count: int
    at: int | None = None
    keyed: bool = False

    def pointed(self, at: int | None) -> Walk:
        """The pointer is on a thing, or on none. It takes nothing from the keyboard that way."""
        if at is None:
            return self if self.keyed else replace(self, at=None)
        return replace(self, at=at, keyed=False)

    def pressed(self, key: str) -> Walk | None:
        """After a key that walks along the row, round its ends; None: the key means nothing."""
        if not self.count or key not in (*STEPS, *ENDS):
            return None
        if key in ENDS:
            return replace(self, at=ENDS[key] % self.count, keyed=True)
        by = STEPS[key]
        if self.at is None:
            return replace(self, at=0 if by > 0 else self.count - 1, keyed=True)
        return replace(self, at=(self.at + by) % self.count, keyed=True)

    def resized(self, count: int) -> Walk:
        """The row has another number of things now; attention stays as near as it can."""
        at = None if self.at is None or not count else min(self.at, count - 1)
        return Walk(count, at, self.keyed and at is not None)


class Refused(Enum):
    """Why a thing can't be picked."""

    FULL = auto()  # so many are picked already
    UNFIT = auto()  # it doesn't go with what is asked for, or with what is picked


Fits = Callable[[int, frozenset[int]], bool]
"""Whether a thing goes with those that are picked already."""


def _anything(at: int, picked: frozenset[int]) -> bool:
    del at, picked
    return True


@dataclass(frozen=True, slots=True)
class Picks:
    """A choice of several things of a row, ``least`` to ``most`` of them.

    ``fits`` tells whether one more goes with the others; where only one is wanted, another
    replaces it.
    """

    least: int
    most: int
    picked: frozenset[int] = frozenset()
    fits: Fits = _anything

    @property
    def is_enough(self) -> bool:
        """Whether the choice may be confirmed."""
        return self.least <= len(self.picked) <= self.most

    @property
    def missing(self) -> int:
        """How many more are needed at least."""
        return max(self.least - len(self.picked), 0)

    def why_not(self, at: int) -> Refused | None:
        """Why a thing can't be picked; None: it can, or it is picked and can be put back."""
        if at in self.picked:
            return None
        kept = frozenset() if self.most == 1 else self.picked
        if not self.fits(at, kept):
            return Refused.UNFIT
        return Refused.FULL if len(kept) >= self.most else None

    def toggled(self, at: int) -> Picks:
        """After a click on a thing: picked, put back, or as it was where it can't be picked."""
        if at in self.picked:
            return replace(self, picked=self.picked - {at})
        if self.why_not(at) is not None:
            return self
        return replace(self, picked=frozenset({at}) if self.most == 1 else self.picked | {at})

    def emptied(self) -> Picks:
        """Nothing is picked."""
        return replace(self, picked=frozenset())

    def kept(self, there: Collection[int]) -> Picks:
        """What is picked of those that are still there."""
        return replace(self, picked=self.picked & frozenset(there))

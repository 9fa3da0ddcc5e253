"""Tables that are made of a catalogue once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

C = TypeVar("C")
T = TypeVar("T")
_KEPT: Final = 8


class Kept(Generic[C, T]):
    """What ``make`` makes of each catalogue; that of the latest few is kept.

    Catalogues are told apart as objects: to compare them takes longer than to ask.
    """

    def __init__(self, make: Callable[[C], T]) -> None:
        self._make = make
        self._known: dict[int, tuple[C, T]] = {}

    def of(self, catalogue: C) -> T:
        """What is made of a catalogue."""
        known = self._known.get(id(catalogue))
        if known is None:
            while len(self._known) >= _KEPT:
                del self._known[next(iter(self._known))]
            known = self._known[id(catalogue)] = (catalogue, self._make(catalogue))
        return known[1]

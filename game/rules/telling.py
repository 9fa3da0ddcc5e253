"""Telling what a move does: to a match, which hears it as events, or to nobody.

Each title has a teller of its own, with a verb for every kind of event. Whoever plays moves by the
thousand and looks at positions alone - opponents, coach, provers, playouts - plays by a silent
one, and no event is made.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from game.rules.core import Event

E = TypeVar("E", bound=Event)


class Teller(Generic[E]):
    """Is told what happens, in order; keeps the ``events`` of it only where it is ``heard``."""

    __slots__ = ("events", "heard")

    def __init__(self, heard: bool = True) -> None:
        self.heard = heard
        self.events: list[E] = []

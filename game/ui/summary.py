"""What a title tells of a game that is over: where points came from, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from game.rules.core import Event, Move, Outcome, View
from game.ui.persons import People

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)


class PointsRow(NamedTuple):
    """A line of the table of points: where they come from, and how many each seat got there.

    ``earned``: whoever got the most there is framed.
    """

    label: str
    values: tuple[int, ...]
    earned: bool = True


class Summary(Protocol[V_contra, M_contra, E_contra]):
    """The end of a title's games, as its result shows it."""

    def rows(self, view: V_contra) -> Sequence[PointsRow]:
        """Where everybody's points came from; they add up to the outcome's."""

    def tie(self) -> str:
        """What decides between equal points, as a label; "" where nothing does."""

    def reckoning(self, view: V_contra) -> str:
        """What would still bring points if the game ended at once, in a sentence."""

    def why(self, outcome: Outcome, people: People) -> str:
        """What decided the game, in a sentence."""

    def over_time(self) -> str:
        """What the course of everybody's points is called."""

    def gains(self, events: Sequence[E_contra]) -> Sequence[tuple[int, int]]:
        """Who got how many points by some events."""

    def landmark(self, move: M_contra) -> str:
        """The letter by which a move is marked on the course of a game; "" for most."""


AnySummary = Summary[Any, Any, Any]
"""The summary of whatever title."""

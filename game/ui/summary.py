"""What a title tells of a game that is over: where points came from, and when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from game.rules.core import Event, Move, Outcome, View
from game.ui.persons import People

V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


class PointsRow(NamedTuple):
    """A line of the table of points: where they come from, and how many each seat got there.

    ``earned``: whoever got the most there is framed. ``tip``: how it is reckoned, in a sentence, or
    "" where the label says so.
    """

    label: str
    values: tuple[int, ...]
    earned: bool = True
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Summary(Generic[V, M, E]):
    """The end of a title's games, as its result shows it."""

    rows: Callable[[V], Sequence[PointsRow]]
    """Where everybody's points came from; they add up to the outcome's."""
    reckoning: Callable[[V], str]
    """What would still bring points if the game ended at once, in a sentence."""
    why: Callable[[Outcome, People], str]
    """What decided the game, in a sentence."""
    over_time: Callable[[], str]
    """What the course of everybody's points is called."""
    gains: Callable[[Sequence[E]], Sequence[tuple[int, int]]]
    """Who got how many points by some events."""
    tie: Callable[[], str] = lambda: ""
    """What decides between equal points, as a label; "" where nothing does."""
    landmark: Callable[[M], str] = lambda _move: ""
    """The letter by which a move is marked on the course of a game; "" for most."""


AnySummary = Summary[Any, Any, Any]
"""The summary of whatever title."""

"""What is shown without a stop: a step of a match, or a part of one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Generic, TypeVar

V = TypeVar("V")
E = TypeVar("E")


class Extent(Enum):
    """How large something is told that is not one's own."""

    BRIEF = auto()  # how it ends is as good as known: over at once, where it lies
    SMALL = auto()  # where it lies on the table
    FULL = auto()  # as one's own


@dataclass(frozen=True, slots=True)
class Beat(Generic[V, E]):
    """A part of a step that is shown without a stop, as one viewer sees it.

    ``own``: the viewer did it. ``verdict``: what comes of it in the next beat, in the title's own
    words; the table rests after this one so that it can be read. None: no rest. ``extent``: how
    large it is told.
    """

    player: int
    events: tuple[E, ...]
    before: V
    after: V
    own: bool
    verdict: Any = None
    extent: Extent = Extent.FULL


AnyBeat = Beat[Any, Any]
"""A beat of whatever title."""


def in_one(player: int, events: Sequence[E], before: V, after: V, own: bool) -> list[Beat[V, E]]:
    """A step as one beat: all its ``events``, between the views ``before`` and ``after`` it.

    ``player``: whose step it is; ``own``: whether that is the viewer.
    """
    return [Beat(player, tuple(events), before, after, own)]

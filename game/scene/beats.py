"""What is shown without a stop: a step of a match, or a part of one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

V = TypeVar("V")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Beat(Generic[V, E]):
    """A part of a step that is shown without a stop, as one viewer sees it.

    ``own``: the viewer did it. ``verdict``: what comes of it in the next beat, in the title's own
    words; the table rests after this one so that it can be read. None: no rest.
    """

    player: int
    events: tuple[E, ...]
    before: V
    after: V
    own: bool
    verdict: Any = None


AnyBeat = Beat[Any, Any]
"""A beat of whatever title."""


def in_one(player: int, events: Sequence[E], before: V, after: V, own: bool) -> list[Beat[V, E]]:
    """A step that is shown as it is."""
    return [Beat(player, tuple(events), before, after, own)]

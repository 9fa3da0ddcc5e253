"""What a title shows beside and over its table: the panels of a match, and what they leave free."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from game.rules.core import Event
from game.scene.beats import Beat
from game.ui.hands import M, S, V
from game.ui.intents import On
from game.ui.rect import Rect
from game.ui.situation import Situation
from game.ui.viewport import Viewport
from game.ui.widget import Widget


@dataclass(frozen=True, slots=True)
class Covered:
    """A panel from ``left`` to ``right`` lies below ``top``, 0-1 of a window of some pixels."""

    left: float
    right: float
    top: float
    window: tuple[float, float]


Shown = int
"""So many of a beat's events the table has shown, where its director tells; else 0."""
Arrived = Mapping[int, int]
"""Points that have reached their players by now, by seat."""
Attention = str
"""The preset that the eye is at."""


class PanelsMaker(Protocol[V, M, S]):
    """How everything over the table is made."""

    def __call__(
        self,
        situation: Situation[V, M, S],
        on: On,
        viewport: Viewport,
        extra: Sequence[Widget] = (),
        /,
    ) -> Widget:
        """``extra`` lies upon it, the last on top."""


@dataclass(frozen=True, slots=True)
class Signage(Generic[V, M, S]):
    """The panels of a title's matches."""

    panels: PanelsMaker[V, M, S]
    """Everything over the table."""
    meanwhile: Callable[[Beat[V, Any], Shown, Arrived], V]
    """What panels tell while a beat is shown: never more than the table has shown."""
    under_hint: Callable[[V, Attention, Viewport], Covered]
    """What the coach's hint lies over, at its highest."""
    open_room: Callable[[Viewport], Rect]
    """Where in the window points may rise, clear of the panels."""
    retold: Callable[[V, V], V] = lambda _before, after: after
    """What panels tell of a step that is looked back at, by the views before and after it: in whose
    turn it was done, and in which round; all else as it was after it."""
    to_read: Callable[[V, Sequence[tuple[int, Event]]], bool] = lambda _view, _unread: False
    """Whether a panel tells the viewer of what befell him, by what he hasn't read: the result of
    the game waits for it."""


AnySignage = Signage[Any, Any, Any]
"""The signage of whatever title."""

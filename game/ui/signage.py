"""What a title shows beside and over its table: the panels of a match, and what they leave free."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

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


class Signage(Protocol[V, M, S]):
    """The panels of a title's matches."""

    def panels(
        self,
        situation: Situation[V, M, S],
        on: On,
        viewport: Viewport,
        extra: Sequence[Widget] = (),
    ) -> Widget:
        """Everything over the table; ``extra`` lies upon it, the last on top."""

    def meanwhile(self, beat: Beat[V, Any], shown: int, arrived: Mapping[int, int]) -> V:
        """What panels tell while a beat is shown: never more than the table has shown.

        ``shown``: so many of its events the table has shown, where its director tells; else 0.
        ``arrived``: points that have reached their players by now, by seat.
        """

    def retold(self, before: V, after: V) -> V:
        """What panels tell of a step that is looked back at: in whose turn it was done, and in
        which round, as ``before`` has it; all else as it was ``after`` it."""

    def open_room(self, viewport: Viewport) -> Rect:
        """Where in the window points may rise, clear of the panels."""

    def under_hint(self, view: V, attention: str, viewport: Viewport) -> Covered:
        """What the coach's hint lies over, at its highest."""


AnySignage = Signage[Any, Any, Any]
"""The signage of whatever title."""

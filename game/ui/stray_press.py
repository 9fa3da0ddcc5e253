"""Presses that go astray: what was meant is gone, and something else lies there by now.

Whoever presses a button twice means it twice. Where the first press has put other buttons in its
place, the second one must not answer what these ask; a press that comes later is meant for them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.ui.controls import Pressable
from game.ui.intents import Continue, FlipNext
from game.ui.rect import Rect
from game.ui.widget import Widget

SECOND_S = 0.7
"""So long after a press another one at the same place is meant for the same thing."""
PLACE = 24.0
"""Units from a press that are the same place, where no control told how far it reaches."""
ONWARD = (Continue, FlipNext)
"""What only goes on, and answers nothing."""
AGAIN_S = 0.4
"""So soon after a yes another one was pressed before its player saw what he is asked by now."""


class StrayPress:
    """Follows the presses of one pointer; positions are logical units."""

    def __init__(self) -> None:
        self._at, self._then = (0.0, 0.0), -math.inf
        self._key = ""
        self._lay: dict[str, Rect] = {}

    def is_astray(
        self, at: tuple[float, float], over: Widget | None, reach: Sequence[Widget], now: float
    ) -> bool:
        """Whether a press now, in seconds, means what is no longer there; else it is remembered.

        ``over``: what it would press, None for the table; ``reach``: all controls there are.
        """
        if now - self._then <= SECOND_S and self._same_place(at) and self._is_new(at, over):
            self._then = now
            return True
        self._at, self._then = at, now
        self._key = over.key if over is not None else ""
        self._lay = {node.key: node.rect for node in reach}
        return False

    def _same_place(self, at: tuple[float, float]) -> bool:
        return math.dist(at, self._at) <= PLACE or self._lies(self._key, at)

    def _is_new(self, at: tuple[float, float], over: Widget | None) -> bool:
        """Whether what lies there now did not when the first press came."""
        if over is None:
            return self._lies(self._key, at)  # the table, where a control was
        return _answers(over) and not self._lies(over.key, at)

    def _lies(self, key: str, at: tuple[float, float]) -> bool:
        """Whether a control lay there when the first press came."""
        lay = self._lay.get(key)
        return lay is not None and lay.contains(*at)


class StrayYes:
    """Follows the presses of the key that says yes, wherever it is."""

    def __init__(self) -> None:
        self._then, self._moves = -math.inf, -1

    def is_astray(self, moves: int, now: float) -> bool:
        """Whether a press now, in seconds, comes right after another one that played a move;
        ``moves``: how many have been played by now."""
        early = now - self._then <= AGAIN_S and moves != self._moves
        self._then, self._moves = now, moves
        return early


def _answers(over: Widget) -> bool:
    """Whether a press on it does something that can't be meant by chance."""
    return isinstance(over, Pressable) and not over.reason and not over.sends(*ONWARD)

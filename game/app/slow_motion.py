"""Whether the pictures of a motion follow each other too slowly."""

from __future__ import annotations

import statistics
from collections import deque

FRAMES = 45
"""How many pictures in motion are looked at."""
SLOW_S = 1 / 28
"""Seconds from picture to picture that a motion must stay under."""


class SlowMotion:
    """The last pictures' times; tells once when they have been slow for long."""

    def __init__(self) -> None:
        self._times: deque[float] = deque(maxlen=FRAMES)

    def is_slow(self, seconds: float) -> bool:
        """Take in the time since the last picture; True when the median of many is too long."""
        self._times.append(seconds)
        slow = len(self._times) == FRAMES and statistics.median(self._times) > SLOW_S
        if slow:
            self._times.clear()
        return slow

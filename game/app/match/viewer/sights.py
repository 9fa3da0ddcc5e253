"""What there is to look at over one table, and where the eye stands for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from game.scene.camera import Camera, Pillar
from game.scene.framing import Clearing, Sight, frame
from game.ui.viewport import Viewport


class Sights(NamedTuple):
    """What there is to look at: sights by their names, what panels leave free of the window while
    the eye is there, and where it must not be."""

    sight: Callable[[str], Sight]
    seat_sight: Callable[[int], str]
    clearing: Callable[[str, Viewport], Clearing]
    obstacles: Sequence[Pillar]


@cache
def stand(sight: Sight, room: Clearing, aspect: float) -> Camera:
    """Where the eye stands for a sight."""
    return frame(sight, room, aspect)

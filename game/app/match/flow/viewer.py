"""Whoever sits before a game, as the game knows him."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.session.match import Step


@dataclass(frozen=True, slots=True)
class Viewer:
    """``changed`` is called when panels or marks have to be brought up to date, ``heard`` is told
    of each step played. ``hands_free``: whether he has nothing in hand and no hint before him.
    """

    changed: Callable[[], None]
    heard: Callable[[Step], None]
    hands_free: Callable[[], bool]

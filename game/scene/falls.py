"""How something falls over, and how it lies then."""

from __future__ import annotations

import math

from game.scene.geometry import add, compose, rotated
from game.scene.pose import Pose, turned

FOOT = 0.07
"""Height of a tile, on which what falls has its foot, at the tile's scale."""


def stretch(part: float, start: float, end: float) -> float:
    """How far ``part`` has come from ``start`` to ``end``: 0 before, 1 after."""
    return min(max((part - start) / (end - start), 0.0), 1.0)


def toppled(rest: Pose, foot: float, part: float) -> Pose:
    """What stands at height ``foot`` above ``rest`` falls on its side, with a small bounce."""
    fall = part / 0.6 if part < 0.6 else 1.0
    angle = 86.0 * fall * fall
    angle -= 9.0 * math.sin(math.pi * stretch(part, 0.6, 0.85))
    tip = (0.2 * rest.scale, 0.0, foot * rest.scale)
    turn = turned((0.0, 1.0, 0.0), angle)
    pivot = add(rest.place, tip)
    away = (-tip[0], -tip[1], -tip[2])
    swung = rotated(turn, away)
    return Pose(add(pivot, swung), compose(turn, rest.turn), rest.scale)

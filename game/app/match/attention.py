"""What the eye is turned to: the panels help with what it sees from near."""

from __future__ import annotations

import math

from game.scene.camera import Camera
from game.titles.biomes.scene import places as at

ASIDE, AWAY = 3.0, 20.0
"""Table units that the eye may look past the cube, and stand away from it, and still mean it."""


def attention(aim: str, goal: Camera) -> str:
    """The name of the sight that the eye is at, ``aim`` if it has one; "" for anything else.

    Whoever turns or tilts what he sees of the cube still looks at the cube.
    """
    if aim:
        return aim
    aside = math.dist(goal.target[:2], at.CUBE_CENTRE[:2])
    return "cube" if aside <= ASIDE and goal.distance <= AWAY else ""

"""What the eye is turned to: the panels help with what it sees from near."""

from __future__ import annotations

import math

from game.scene.camera import PRESETS, Camera

ASIDE = 2.2
"""Table units that the eye may look past the middle of a preset and still mean the same."""
FURTHER = 1.3
"""So many times further away it may be."""
NEAR = ("cube", "board", "overworld", "table")


def attention(camera: Camera) -> str:
    """The preset that ``camera`` is nearest to, by name; "" where it looks at something else."""
    for name in NEAR:
        preset = PRESETS[name]
        aside = math.dist(camera.target[:2], preset.target[:2])
        if aside <= ASIDE and camera.distance <= preset.distance * FURTHER:
            return name
    return ""

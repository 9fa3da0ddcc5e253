"""What a ray meets: boxes that stand on the table, and the level of a height."""

from __future__ import annotations

import math

from game.scene.geometry import add, dot, minus, rotated, scaled
from game.scene.pose import Pose, Vec3

Ray = tuple[Vec3, Vec3]
"""Origin and direction."""


def slab(origin: Vec3, direction: Vec3, low: Vec3, high: Vec3) -> float | None:
    """How far along a ray it enters a box, in lengths of ``direction``; None where it misses it.

    Negative where the ray begins inside. ``low`` and ``high``: two corners of the box, whose edges
    lie along the axes, the one with the least coordinates and the one with the greatest.
    """
    enters, leaves = -math.inf, math.inf
    for o, d, a, b in zip(origin, direction, low, high, strict=True):
        if abs(d) < 1e-12:
            if not a <= o <= b:
                return None
            continue
        near, far = sorted(((a - o) / d, (b - o) / d))
        enters, leaves = max(enters, near), min(leaves, far)
    return enters if enters <= leaves and leaves >= 0 else None


def box_hit(ray: Ray, pose: Pose, half: tuple[float, float], height: float) -> float | None:
    """How far along ``ray`` a box that stands at ``pose`` is; sizes are unscaled."""
    x, y, z, w = pose.turn
    back = (-x, -y, -z, w)
    origin = scaled(rotated(back, minus(ray[0], pose.place)), 1.0 / pose.scale)
    direction = scaled(rotated(back, ray[1]), 1.0 / pose.scale)
    low = (-half[0], -half[1], 0.0)
    return slab(origin, direction, low, (half[0], half[1], height))


def passes(ray: Ray, pose: Pose, reach: float) -> bool:
    """Whether the ray, whose direction is a unit vector, comes near: spares most boxes."""
    (a, b, c), (x, y, z) = ray
    p, q, r = pose.place
    u, v, w = p - a, q - b, r - c
    along = u * x + v * y + w * z
    near = reach * 1.5 * pose.scale
    return u * u + v * v + w * w - along * along <= near * near


def on_plane(ray: Ray, height: float) -> Vec3 | None:
    """Where ``ray`` meets the level ``height`` over the table."""
    rise = dot(ray[1], (0.0, 0.0, 1.0))
    if abs(rise) < 1e-9:
        return None
    along = (height - ray[0][2]) / rise
    return add(ray[0], scaled(ray[1], along)) if along > 0 else None

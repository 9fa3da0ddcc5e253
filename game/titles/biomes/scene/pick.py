"""What a ray from the eye meets first: the cube by walking its grid, the rest by boxes.

The grid walk is the one of Amanatides and Woo, "A fast voxel traversal algorithm for ray tracing"
(Eurographics 1987).
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.rules.biomes.view import BiomesView
from game.scene.bodies import Hit, met_first
from game.scene.geometry import add, minus, scaled
from game.scene.pose import Pose, Vec3
from game.scene.rays import Ray, box_hit, slab
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.bodies import bodies, bodies_large
from game.titles.biomes.scene.targets import (
    BlockTarget,
    TurntableTarget,
)


def pick(
    ray: Ray, view: BiomesView, focus: int, turntable: Turntable, *, large: bool = False
) -> Target | None:
    """The first thing that ``ray`` meets, or None for the bare table."""
    lying = met_first(ray, (bodies_large if large else bodies)(view, focus))
    cube = () if view.fight else _cube(ray, view, turntable)
    hits = [*cube, *([] if lying is None else [lying])]
    return min(hits, key=lambda hit: hit[0])[1] if hits else None


def walk_cube(ray: Ray, heights: tuple[int, ...]) -> tuple[float, tuple[int, int, int]] | None:
    """The block that a ray of the turntable's frame meets first, and how far along it.

    ``heights``: 16 column heights, index ``x * 4 + y``.
    """
    pitch = at.BLOCK_PITCH
    floor: Vec3 = (-2 * pitch, -2 * pitch, at.CUBE_FLOOR)
    origin = scaled(minus(ray[0], floor), 1.0 / pitch)
    direction = scaled(ray[1], 1.0 / pitch)
    entry = slab(origin, direction, (0.0, 0.0, 0.0), (4.0, 4.0, 4.0))
    if entry is None:
        return None
    along = max(0.0, entry)
    place = add(origin, scaled(direction, along + 1e-9))
    cell = [min(3, max(0, math.floor(each))) for each in place]
    return _walk(origin, direction, cell, along, heights)


def _walk(
    origin: Vec3, direction: Vec3, cell: list[int], along: float, heights: tuple[int, ...]
) -> tuple[float, tuple[int, int, int]] | None:
    steps = [1 if each > 0 else -1 for each in direction]
    while True:
        x, y, z = cell
        if z < heights[x * 4 + y]:
            return along, (x, y, z)
        walls = [
            (cell[k] + (steps[k] > 0) - origin[k]) / direction[k] if direction[k] else math.inf
            for k in range(3)
        ]
        axis = walls.index(min(walls))
        along = walls[axis]
        cell[axis] += steps[axis]
        if not 0 <= cell[axis] <= 3:
            return None


def _cube(ray: Ray, view: BiomesView, turntable: Turntable) -> Iterator[Hit]:
    local = (turntable.from_table(ray[0]), turntable.direction_from_table(ray[1]))
    met = walk_cube(local, view.heights)
    if met:
        yield met[0] * turntable.scale, BlockTarget(met[1])
    half = turntable.radius
    along = box_hit(local, Pose(), (half, half), at.CUBE_FLOOR)
    if along is not None:
        x, y, _ = add(local[0], scaled(local[1], along))
        if math.hypot(x, y) <= half:
            yield along * turntable.scale, TurntableTarget()

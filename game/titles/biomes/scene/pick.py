"""What a ray from the eye meets first: the cube by walking its grid, the rest by boxes.

The grid walk is the one of Amanatides and Woo, "A fast voxel traversal algorithm for ray tracing"
(Eurographics 1987).
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.rules.biomes.view import BiomesView
from game.scene.geometry import add, minus, moved, scaled
from game.scene.pose import Pose, Vec3
from game.scene.rays import Ray, box_hit, passes, slab
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.layout import (
    card_pose,
    fight_token_pose,
    figure_pose,
    mob_pose,
    pile_pose,
    supply_pose,
)
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CardTarget,
    CrossingTarget,
    FightTokenTarget,
    FigureTarget,
    MobTarget,
    PileTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
    TrayTarget,
    TurntableTarget,
)

Hit = tuple[float, Target]
"""How far along the ray, in lengths of its direction, and what is there."""
FIGURE = (0.22, 0.8)
"""Radius and height of a figure, unscaled."""
STUD_REACH = 0.21
"""Half the side of the square round a crossing that means it."""
MINIATURE = 0.62
"""Height that a face-up tile's miniature adds to it."""


def pick(
    ray: Ray, view: BiomesView, focus: int, turntable: Turntable, *, large: bool = False
) -> Target | None:
    """The first thing that ``ray`` meets, or None for the bare table."""
    if view.fight:
        hits = list(_fight(ray, view))
    else:
        hits = [*_cube(ray, view, turntable), *_overworld(ray, view), *_seats(ray, view, focus)]
        hits += _cards(ray, view, large)
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


def _hit(ray: Ray, target: Target, pose: Pose, half: float, height: float) -> Iterator[Hit]:
    if passes(ray, pose, half + height):
        along = box_hit(ray, pose, (half, half), height)
        if along is not None:
            yield along, target


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


def _overworld(ray: Ray, view: BiomesView) -> Iterator[Hit]:
    for number, stack in enumerate(view.stacks):
        cell = (number // 4 + 1, number % 4 + 1)
        if stack.count:
            rest = card_pose(cell, 0)
            yield from _hit(ray, StackTarget(cell), rest, 0.5, stack.count * at.TILE)
            if stack.face_up:
                top = card_pose(cell, stack.count)
                yield from _hit(ray, StackTarget(cell), top, 0.3, MINIATURE)
    for cell, place in view.rim:
        if place.present:
            yield from _hit(ray, RimTarget(cell), at.cell_pose(cell), 0.35, at.TOKEN)
    for row in range(5):
        for column in range(5):
            pose = at.crossing_pose((row, column))
            yield from _hit(ray, CrossingTarget((row, column)), pose, STUD_REACH, 0.03)


def _seats(ray: Ray, view: BiomesView, focus: int) -> Iterator[Hit]:
    for seat in range(len(view.players)):
        yield from _hit(ray, FigureTarget(seat), figure_pose(view, seat), *FIGURE)
        yield from _board(ray, view, seat, at.board_pose(seat, focus, len(view.players)))
        yield from _belongings(ray, view, seat, focus)


def _cards(ray: Ray, view: BiomesView, large: bool) -> Iterator[Hit]:
    places = at.card_places(len(view.players), large=large)
    for letter, pose in zip(view.catalogue.scoring, places, strict=True):
        along = box_hit(ray, pose, (0.45, 0.62), 0.04)
        if along is not None:
            yield along, CardTarget(letter)


def _board(ray: Ray, view: BiomesView, seat: int, board: Pose) -> Iterator[Hit]:
    for number, tiles in enumerate(view.players[seat].spaces):
        space = divmod(number, 3)
        height = 0.02 + at.TILE * len(tiles)
        target, pose = SpaceTarget(seat, space), at.space_pose(board, space)
        yield from _hit(ray, target, pose, 0.53, height)
        if tiles:
            above = at.space_pose(board, space, at.SPACE_Z + height)
            yield from _hit(ray, target, above, 0.3, MINIATURE * 0.8)


def _belongings(ray: Ray, view: BiomesView, seat: int, focus: int) -> Iterator[Hit]:
    """What lies beside a board: mobs, weapon tokens, blocks."""
    player, seats = view.players[seat], len(view.players)
    for place, tile in enumerate(player.mobs):
        pose = mob_pose(seat, focus, seats, place, len(player.mobs))
        yield from _hit(ray, MobTarget(seat, tile), pose, 0.5, 0.5)
    for place in range(player.pile_size):
        pose = pile_pose(seat, focus, seats, place, player.pile_size)
        yield from _hit(ray, PileTarget(seat), pose, 0.36, at.TOKEN)
    if seat == focus:
        along = box_hit(ray, at.FRONT_TRAY, (1.22, 1.07), 0.75)
        if along is not None:
            yield along, TrayTarget(seat)
        return
    count = sum(player.supply)
    for place in range(count):
        middle = supply_pose(seat, focus, seats, place, count)
        pose = moved(middle, (0.0, 0.0, -at.BLOCK * middle.scale / 2))
        yield from _hit(ray, TrayTarget(seat), pose, at.BLOCK / 2, at.BLOCK)


def _fight(ray: Ray, view: BiomesView) -> Iterator[Hit]:
    assert view.fight is not None
    count = len(view.fight.tokens)
    for place, token in enumerate(view.fight.tokens):
        if token in view.removed:
            continue  # a TNT that went off (B6.7)
        pose = fight_token_pose(place, count)
        yield from _hit(ray, FightTokenTarget(place), pose, 0.36, at.TOKEN)

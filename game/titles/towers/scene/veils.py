"""Towers that hide something from the eye: they are seen through while it is meant."""

from __future__ import annotations

import math

from game.rules.towers.view import TowersView
from game.scene import tower
from game.scene.bodies import reached
from game.scene.geometry import minus, unit
from game.scene.pose import PieceId, Vec3
from game.scene.targets import Target
from game.titles.towers.scene import places as at
from game.titles.towers.scene.anchors import above, pieces_of
from game.titles.towers.scene.bodies import PAWN_TALL, tower_bodies
from game.titles.towers.scene.targets import FieldTarget, PawnTarget, TowerTarget

BODY = (0.1, 0.4, PAWN_TALL - 0.08)
"""Heights of a pawn that are to be seen, unscaled."""
TOP = (0.25, -0.5 * tower.STOREY)
"""Likewise of a tower, from its uppermost storey's top: its roof's number, and that storey."""
CORNER = 0.36
"""From the middle of a field to where it is to be seen, both ways."""


def veils(target: Target, view: TowersView, _focus: int, eye: Vec3) -> list[PieceId]:
    """The pieces of all towers that hide ``target``, or a tower's top, from ``eye``."""
    found: list[PieceId] = []
    for field in sorted(hiding(target, view, eye)):
        pieces = pieces_of(TowerTarget(field), view)
        found += [name for name in pieces if name[0] != "field"]
    return found


def hiding(target: Target, view: TowersView, eye: Vec3) -> set[int]:
    """The fields of the towers that hide a pawn, a field or another tower's top."""
    own = {target.field} if isinstance(target, TowerTarget) else set()
    return _before(_points(target, view), view, eye) - own


def _points(target: Target, view: TowersView) -> list[Vec3]:
    match target:
        case PawnTarget(field):
            pose = at.pawn_pose(field)
            return [above(pose, height) for height in BODY]
        case FieldTarget(field):
            x, y, z = at.field_pose(field).place
            off = CORNER * at.BOARD.scale
            return [(x + a * off, y + b * off, z) for a in (-1, 1) for b in (-1, 1)]
        case TowerTarget(field):
            top = tower.roof(at.field_pose(field), len(view.towers[field]))
            return [above(top, height) for height in TOP]
        case _:
            return []


def _before(points: list[Vec3], view: TowersView, eye: Vec3) -> set[int]:
    """The fields of towers that stand between an eye and any of these points."""
    standing = [(field, len(blocks)) for field, blocks in enumerate(view.towers) if blocks]
    found = set()
    for point in points:
        ray, far = (eye, unit(minus(point, eye))), math.dist(eye, point)
        for field, count in standing:
            along = reached(ray, tower_bodies(at.field_pose(field), count))
            if along is not None and along < far:
                found.add(field)
    return found

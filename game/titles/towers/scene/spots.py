"""Further points of things on the table of `towers`, where their own may be hidden."""

from __future__ import annotations

from game.rules.towers.view import TowersView
from game.scene.geometry import on
from game.scene.hand import THICKNESS
from game.scene.pose import Pose, Vec3
from game.scene.targets import Target
from game.scene.tower import SIDE, STOREY
from game.scene.turntable import Turntable
from game.titles.towers.scene import places as at
from game.titles.towers.scene.anchors import above
from game.titles.towers.scene.bodies import PAWN_TALL
from game.titles.towers.scene.layout import hand_poses
from game.titles.towers.scene.names import index_of
from game.titles.towers.scene.targets import (
    BlocksTarget,
    BlockTarget,
    CardTarget,
    ChipsTarget,
    FieldTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    StairsTarget,
    TowerTarget,
)

CORNERS = ((-0.34, 0.5), (-0.34, 0.0), (0.34, 0.5), (-0.34, -0.5))
"""Of a card: its left edge shows longest in a fan."""
BLOCK = ((0.0, STOREY), (-SIDE / 2, STOREY * 0.6))
"""Of a block in a tray: the middle of its top, and its front."""


def spots(target: Target, view: TowersView, focus: int, _turntable: Turntable) -> list[Vec3]:
    """Points of ``target`` that may show where its anchor doesn't, in the table's frame."""
    match target:
        case FieldTarget(field):
            return _across(at.field_pose(field), 0.4, 0.0)
        case PawnTarget(field):
            pose = at.pawn_pose(field)
            body = [above(pose, PAWN_TALL - 0.1), above(pose, 0.08)]
            return body + _across(at.field_pose(field), 0.42, 0.0)
        case TowerTarget(field):
            foot, count = at.field_pose(field), len(view.towers[field])
            middles = [above(foot, STOREY * (level + 0.5)) for level in range(count)]
            return [*reversed(middles), *_across(foot, 0.44, 0.0)]
        case LaneTarget(entry, step):
            return _across(at.lane_pose(entry, step), 0.3, 0.01)
        case CardTarget(index):
            poses = hand_poses(view.players[focus].hand_size)[index : index + 1]
            return [on(pose, Pose((x, y, THICKNESS))).place for pose in poses for x, y in CORNERS]
        case StairsTarget(phase):
            return [on(at.step_pose(phase), Pose((0.0, -0.4, 0.0))).place]
        case _:
            return _of_seat(target, view, focus)


def _of_seat(target: Target, view: TowersView, focus: int) -> list[Vec3]:
    seats = len(view.players)
    match target:
        case BlocksTarget(seat):
            return _rails(at.estate(seat, focus, seats))
        case BlockTarget(seat, colour, number):
            blocks = view.players[seat].blocks
            place = index_of(blocks, colour, number)
            block = at.estate(seat, focus, seats).block(place, sum(blocks))
            return [on(block, Pose((0.0, y, z))).place for y, z in BLOCK]
        case ReserveTarget(seat):
            estate = at.estate(seat, focus, seats)
            return [
                above(estate.pawn(number), height)
                for number in range(view.players[seat].reserve)
                for height in (PAWN_TALL - 0.1, 0.2)
            ]
        case ChipsTarget(seat):
            estate = at.estate(seat, focus, seats)
            values = [n for n in range(1, 5) if view.players[seat].chips[n - 1]]
            return [above(estate.chip(value), 0.15) for value in values]
        case _:
            return []


def _rails(estate: at.Estate) -> list[Vec3]:
    """The rails of a tray: blocks may cover its ground."""
    x, y = at.TRAY[0] / 2 + 0.06, at.TRAY[1] / 2 + 0.06
    rails = ((x, 0.0), (-x, 0.0), (0.0, y), (x * 0.6, -y), (-x * 0.6, -y))
    return [above(estate.at(a, b), 0.2) for a, b in rails]


def _across(pose: Pose, reach: float, height: float) -> list[Vec3]:
    """Points beside the middle of something flat."""
    sides = ((-reach, -reach), (reach, -reach), (-reach, reach), (reach, reach), (0.0, -reach))
    return [on(pose, Pose((x, y, height))).place for x, y in sides]

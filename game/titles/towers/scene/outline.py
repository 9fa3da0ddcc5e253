"""The body of a thing on the table of `towers`, as points whose hull encloses all that shows."""

from __future__ import annotations

from game.rules.towers.view import TowersView
from game.scene import hand, piles
from game.scene.bodies import Body, corners, rims
from game.scene.geometry import on
from game.scene.hand import HEIGHT, THICKNESS, WIDTH
from game.scene.pose import Pose, Vec3
from game.scene.targets import Target
from game.scene.tower import SIDE, STOREY
from game.scene.turntable import Turntable
from game.titles.towers.scene import places as at
from game.titles.towers.scene.bodies import LANE, PAWN, PAWN_TALL
from game.titles.towers.scene.layout import hand_poses
from game.titles.towers.scene.names import index_of
from game.titles.towers.scene.targets import (
    BacksTarget,
    BlocksTarget,
    BlockTarget,
    CardTarget,
    ChipsTarget,
    DeckTarget,
    DiscardTarget,
    FieldTarget,
    JokerTarget,
    LaneTarget,
    PawnTarget,
    ReserveTarget,
    StairsTarget,
    TowerTarget,
)

ROUND = 16
"""Points of a circle."""
HALF = 0.48
PEAKS = {0: 0.0, 1: 0.4, 2: 0.5, 3: 0.85, 4: 1.4, 5: 0.8}
"""By storeys, how high what a tower carries reaches."""


def outline(target: Target, view: TowersView, focus: int, _: Turntable) -> tuple[Vec3, ...]:
    """Points all round ``target``."""
    match target:
        case FieldTarget(field):
            return _box(at.field_pose(field), (HALF, HALF), 0.0)
        case TowerTarget(field):
            return _tower(field, len(view.towers[field]))
        case PawnTarget(field):
            return _round(at.pawn_pose(field), PAWN + 0.02, PAWN_TALL)
        case LaneTarget(entry, step):
            return _box(at.lane_pose(entry, step), LANE, 0.0)
        case CardTarget(index):
            return _cards(view, focus, index)
        case DeckTarget():
            return _box(at.DECK, (WIDTH / 2, HEIGHT / 2), piles.height(view.deck))
        case DiscardTarget():
            return _box(at.DISCARD, (WIDTH / 2, HEIGHT / 2), piles.height(sum(view.discard)))
        case StairsTarget(phase):
            return _box(at.step_pose(phase), (at.STEP_PITCH / 2, 0.7), 0.03)
        case _:
            return _of_seat(target, view, focus)


def _cards(view: TowersView, focus: int, index: int) -> tuple[Vec3, ...]:
    poses = hand_poses(view.players[focus].hand_size)
    return tuple(hand.outline(poses[index])) if index < len(poses) else ()


def _of_seat(target: Target, view: TowersView, focus: int) -> tuple[Vec3, ...]:
    seats = len(view.players)
    match target:
        case ReserveTarget(seat):
            estate = at.estate(seat, focus, seats)
            pawns = [estate.pawn(number) for number in range(view.players[seat].reserve)]
            return tuple(point for pose in pawns for point in _round(pose, PAWN, PAWN_TALL))
        case BlocksTarget(seat):
            tray = (at.TRAY[0] / 2 + 0.13, at.TRAY[1] / 2 + 0.13)
            return _box(at.estate(seat, focus, seats).tray, tray, 0.22)
        case BlockTarget(seat, colour, number):
            blocks = view.players[seat].blocks
            place = index_of(blocks, colour, number)
            pose = at.estate(seat, focus, seats).block(place, sum(blocks))
            return _box(pose, (SIDE / 2, SIDE / 2), STOREY)
        case ChipsTarget(seat):
            estate = at.estate(seat, focus, seats)
            values = [n for n in range(1, 5) if view.players[seat].chips[n - 1]]
            return tuple(
                point
                for value in values
                for point in _box(estate.chip(value), (0.42, 0.42), 0.2 + PEAKS[value])
            )
        case JokerTarget(seat):
            return _round(at.estate(seat, focus, seats).joker, 0.46, 0.09)
        case BacksTarget(seat):
            estate = at.estate(seat, focus, seats)
            count = view.players[seat].hand_size
            poses = (
                hand_poses(count)
                if estate.front
                else piles.spread(estate.hand, count, at.CARD_STEP)
            )
            return tuple(point for pose in poses for point in hand.outline(pose))
        case _:
            return ()


def _tower(field: int, count: int) -> tuple[Vec3, ...]:
    foot = at.field_pose(field)
    walls = _box(foot, (SIDE / 2, SIDE / 2), count * STOREY)
    eaves = _box(on(foot, Pose((0.0, 0.0, count * STOREY))), (0.42, 0.42), 0.1)
    peak = on(foot, Pose((0.0, 0.0, count * STOREY + PEAKS[min(count, 5)]))).place
    return (*walls, *eaves, peak)


def _box(pose: Pose, half: tuple[float, float], height: float) -> tuple[Vec3, ...]:
    """The corners of a box; of something flat those of its upper side."""
    found = corners(Body(pose, half, height))
    return tuple(found if height > THICKNESS else found[1::2])


def _round(pose: Pose, radius: float, height: float) -> tuple[Vec3, ...]:
    return tuple(rims(pose, radius, height, ROUND))

"""Dice: what they show, and throws that always end where and as the rules have it."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from game.scene import dice
from game.scene.dice_physics import throw
from game.scene.director.choreography import Choreography
from game.scene.director.rolling import roll
from game.scene.geometry import rotated
from game.scene.pose import Layout, Look, Piece, PieceId, Pose, Vec3
from game.scene.stage import Scene
from game.scene.throw import Floor, Throw
from game.scene.turntable import Turntable
from tests.sizes import WHOLE

ROUND = Floor((1.0, -2.0, 0.1), (1.05, 1.05), is_round=True)
SQUARE = Floor((0.0, 0.0, 0.0), (1.4, 0.8))
ROOMS = [ROUND, SQUARE]
COUNTS = [0, 1, 2, 5, 9, 14, 24]


def rests(thrown: Throw) -> list[Pose]:
    return [thrown.rest(place, place % 6 + 1) for place in range(len(thrown.paths))]


def corners(pose: Pose) -> list[tuple[float, float]]:
    half = dice.DIE / 2 * pose.scale
    spots = [
        rotated(pose.turn, (x, y, z))
        for x in (-half, half)
        for y in (-half, half)
        for z in (-half, half)
    ]
    return [(pose.place[0] + x, pose.place[1] + y) for x, y, _ in spots]


def apart(one: Pose, other: Pose) -> bool:
    """Whether some side of one of two dice parts them (the theorem of separating axes)."""
    for pose in (one, other):
        for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)):
            x, y, z = rotated(pose.turn, axis)
            if abs(z) < 0.5:
                a, b = ([x * p + y * q for p, q in corners(each)] for each in (one, other))
                if max(a) < min(b) or max(b) < min(a):
                    return True
    return False


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("quarters", range(4))
def test_a_die_shows_its_value_however_it_is_turned(value: int, quarters: int) -> None:
    turn = dice.upright(value, quarters)
    assert dice.value_of(turn) == value
    assert rotated(turn, dice.FACES[value])[2] == pytest.approx(1.0)


def test_opposite_faces_sum_to_seven() -> None:
    for value, (x, y, z) in dice.FACES.items():
        assert dice.FACES[7 - value] == (-x, -y, -z)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("count", COUNTS)
def test_dice_come_to_rest_within_the_tray_on_their_values_and_apart(
    room: Floor, count: int
) -> None:
    for seed in range(12 if count > 9 else 30)[:: 1 if WHOLE else 3]:
        thrown = throw(room, count, seed)
        lying = rests(thrown)
        assert len(lying) == count
        for place, pose in enumerate(lying):
            assert dice.value_of(pose.turn) == place % 6 + 1
            assert pose.place[2] == pytest.approx(room.place[2] + dice.DIE / 2 * thrown.size)
            for across, deep in corners(pose):
                x, y = across - room.place[0], deep - room.place[1]
                if room.is_round:
                    assert math.hypot(x, y) < room.half[0]
                else:
                    assert abs(x) < room.half[0]
                    assert abs(y) < room.half[1]
        assert all(apart(one, other) for one, other in combinations(lying, 2))
        assert thrown.seconds < 3.2


def test_the_same_seed_gives_the_same_throw_and_another_one_another() -> None:
    first = rests(throw(ROUND, 5, 7))
    throw.cache_clear()
    assert rests(throw(ROUND, 5, 7)) == first
    assert rests(throw(ROUND, 5, 8)) != first


@pytest.mark.parametrize("count", [2, 6])
def test_a_die_moves_without_a_jump_and_never_through_the_floor(count: int) -> None:
    thrown = throw(ROUND, count, 3)
    start = Pose((0.5, -1.9, 0.31), scale=thrown.size)
    for place in range(count):
        seconds = thrown.seconds - thrown.begins(place)
        steps = [thrown.at(place, 4, start, seconds * k / 400) for k in range(401)]
        assert math.dist(steps[0].place, start.place) < 0.02
        assert math.dist(steps[-1].place, thrown.rest(place, 4).place) < 1e-9
        for one, other in pairwise(steps):
            assert math.dist(one.place, other.place) < 0.12
        for pose in steps[150:]:
            lowest = min(
                rotated(pose.turn, corner)[2]
                for corner in ((x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1))
            )
            floor = ROUND.place[2] - 0.02
            assert pose.place[2] + lowest * dice.DIE / 2 * pose.scale > floor


def rolled(*, still: bool) -> tuple[Scene, Layout, float]:
    """A scene in which three dice are about to be rolled, and what it shall come to."""
    scene = Scene(Turntable((0.0, 0.0, 0.0)))
    scene.reduced_motion = still
    thrown = throw(SQUARE, 3, 11)
    values: dict[PieceId, int] = {("die", number): value for number, value in enumerate((6, 1, 3))}
    before: Layout = {}
    after: Layout = {}
    for place, (name, value) in enumerate(values.items()):
        spot: Vec3 = (0.3 * place, 0.0, 0.0)
        before[name] = Piece(Look("die"), dice.lying(2, spot, size=thrown.size))
        after[name] = Piece(Look("die"), thrown.rest(place, value))
    scene.show(before)
    show = Choreography(scene, scene.timeline.time)
    seconds = roll(show, thrown, values)
    show.perform()
    return scene, after, seconds


@pytest.mark.parametrize("still", [False, True])
def test_a_roll_ends_as_the_layout_has_it_played_or_skipped(still: bool) -> None:
    for skips in (False, True):
        scene, after, seconds = rolled(still=still)
        if skips:
            scene.skip()
        else:
            for _ in range(math.ceil(seconds * 60) + 1):
                scene.advance(1 / 60)
        assert not scene.busy
        assert scene.pieces == after


def test_without_motion_a_roll_is_short_and_nothing_flies() -> None:
    scene, after, seconds = rolled(still=True)
    assert seconds <= 0.25
    scene.advance(1e-3)
    assert scene.pieces == after


def test_a_badge_stands_above_its_die() -> None:
    pose = dice.lying(5, (1.0, 2.0, 0.0))
    x, y, z = dice.badge(pose)
    assert (x, y) == (1.0, 2.0)
    assert z > dice.DIE


def test_the_pointer_finds_each_die() -> None:
    poses = rests(throw(SQUARE, 5, 2))
    for place, pose in enumerate(poses):
        x, y, z = pose.place
        assert dice.pick(((x, y, z + 5.0), (0.0, 0.0, -1.0)), poses) == place
    assert dice.pick(((4.0, 4.0, 5.0), (0.0, 0.0, -1.0)), poses) is None
    behind = [dice.lying(1, (0.0, far, 0.0)) for far in (2.0, 1.0)]
    assert dice.pick(((0.0, -3.0, 0.2), (0.0, 1.0, 0.0)), behind) == 1

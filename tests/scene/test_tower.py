"""Towers: storeys on each other, doors to the front, roofs where they belong."""

from __future__ import annotations

import pytest

from game.scene import tower
from game.scene.geometry import rotated
from game.scene.pose import Pose, turned

FOOT = Pose((1.0, 2.0, 0.2), turned((0.0, 0.0, 1.0), 30.0), 1.1)


@pytest.mark.parametrize("count", range(1, 6))
def test_storeys_stand_on_each_other_upright(count: int) -> None:
    poses = tower.storeys(FOOT, count, "here")
    for level, pose in enumerate(poses):
        assert pose.place == pytest.approx((1.0, 2.0, 0.2 + level * tower.STOREY * 1.1))
        assert rotated(pose.turn, (0.0, 0.0, 1.0)) == pytest.approx((0.0, 0.0, 1.0))
        assert pose.scale == pytest.approx(1.1)
    assert tower.roof(FOOT, count).place[2] == pytest.approx(0.2 + count * tower.STOREY * 1.1)
    assert tower.top(FOOT, count)[2] > tower.roof(FOOT, count).place[2]


def test_only_the_ground_floor_turns_its_door_to_the_front() -> None:
    for level, pose in enumerate(tower.storeys(Pose(), 5, "there")):
        x, y, _ = rotated(pose.turn, (0.0, -1.0, 0.0))
        assert (y < -0.99) == (level == 0)
        assert abs(x) < 0.05 or abs(y) < 0.05


def test_every_tower_is_askew_in_its_own_way_and_keeps_it_as_it_grows() -> None:
    assert tower.storeys(FOOT, 3, "a") != tower.storeys(FOOT, 3, "b")
    assert tower.storeys(FOOT, 5, "a")[:3] == tower.storeys(FOOT, 3, "a")


def test_roofs_that_were_taken_lie_in_each_other() -> None:
    heights = [pose.place[2] for pose in tower.nested(FOOT, 4)]
    assert heights == pytest.approx([0.2 + n * tower.NESTED * 1.1 for n in range(4)])

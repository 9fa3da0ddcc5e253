"""A market row: every slot on the stand, every price before its slot."""

from __future__ import annotations

import pytest

from game.scene import market
from game.scene.geometry import rotated
from game.scene.pose import Pose

AT = Pose((1.0, -2.0, 0.0), scale=0.9)


@pytest.mark.parametrize("slots", range(1, 8))
def test_slots_lie_side_by_side_on_the_stand(slots: int) -> None:
    stand = market.Stand(slots, 0.88, 1.24)
    for slot in range(slots):
        assert abs(stand.across(slot)) + stand.width / 2 <= stand.length / 2
        pose = market.slot_pose(AT, stand, slot)
        assert pose.scale == AT.scale
        assert rotated(pose.turn, (0.0, 0.0, 1.0))[1] < 0, "it leans to the front"
    between = [stand.across(slot + 1) - stand.across(slot) for slot in range(slots - 1)]
    assert all(each > stand.width for each in between)


def test_a_price_lies_before_its_slot_and_a_note_stands_over_it() -> None:
    stand = market.Stand(4, 0.6, 0.6)
    for slot in range(4):
        thing, price = (find(AT, stand, slot) for find in (market.slot_pose, market.price_pose))
        assert price.place[0] == pytest.approx(thing.place[0])
        assert price.place[1] < thing.place[1]
        x, y, z = market.note_point(AT, stand, slot)
        assert x == pytest.approx(thing.place[0])
        assert (y, z) > (thing.place[1], thing.place[2])


def test_a_stand_turns_as_a_whole() -> None:
    stand, turned = market.Stand(3, 0.6, 0.6), market.facing(AT, 90.0)
    x, y, _ = market.slot_pose(turned, stand, 2).place
    assert x < AT.place[0]
    assert y > AT.place[1]

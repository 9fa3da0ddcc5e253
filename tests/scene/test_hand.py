"""A hand of cards: on its rack, in order, none through another, and the pointer finds each."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from game.scene import hand, piles
from game.scene.camera import Camera
from game.scene.geometry import add, dot, minus, rotated, scaled
from game.scene.hand import Fan, Rack
from game.scene.pose import Pose, Vec3, turned
from game.scene.rays import Ray

RACKS = [Rack(), Rack((1.0, -3.0, 0.1), 4.0, 0.9, 12.0), Rack(width=7.5, size=1.0, degrees=-20.0)]
EYE = Camera((0.0, -2.0, 0.0), 0.0, 46.0, 24.0, 46.0)
WINDOW = (1280.0, 720.0)


def on_card(pose: Pose, right: float, up: float) -> Vec3:
    """A point of a card's face, in halves of its sides from its middle."""
    spot = (right * hand.WIDTH / 2, up * hand.HEIGHT / 2, hand.THICKNESS)
    return add(pose.place, rotated(pose.turn, scaled(spot, pose.scale)))


def ray_to(point: Vec3) -> Ray:
    eye = EYE.eye
    return eye, minus(point, eye)


@pytest.mark.parametrize("rack", RACKS)
@pytest.mark.parametrize("count", range(16))
def test_every_card_stands_on_the_rack(rack: Rack, count: int) -> None:
    poses = hand.poses(rack, Fan(count))
    assert len(poses) == count
    back = turned((0.0, 0.0, 1.0), -rack.degrees)
    for pose in poses:
        for side in (-1, 1):
            foot = rotated(back, minus(on_card(pose, side, -1), rack.place))
            assert abs(foot[0]) < rack.width / 2
            assert 0.05 < foot[2] < 0.35 * rack.size
    across = [rotated(back, minus(pose.place, rack.place))[0] for pose in poses]
    assert across == sorted(across)
    assert sum(across) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("rack", RACKS)
@pytest.mark.parametrize("count", [2, 5, 8, 12, 15])
def test_no_card_goes_through_its_neighbour(rack: Rack, count: int) -> None:
    for left, right in pairwise(hand.poses(rack, Fan(count))):
        out = rotated(left.turn, (0.0, 0.0, 1.0))
        for up in (-1.0, -0.5, 0.0, 0.5, 1.0):
            edge = minus(on_card(right, -1, up), on_card(left, 0, 0))
            beside = dot(edge, rotated(left.turn, (1.0, 0.0, 0.0)))
            if abs(beside) < hand.WIDTH / 2 * left.scale:
                assert dot(edge, out) > 0.6 * hand.THICKNESS * left.scale


@pytest.mark.parametrize("count", [1, 2, 5, 9, 14])
def test_the_pointer_finds_each_card_where_it_shows(count: int) -> None:
    rack = RACKS[0]
    for place, pose in enumerate(hand.poses(rack, Fan(count))):
        corner = on_card(pose, -0.9, 0.9)
        assert hand.pick(ray_to(corner), rack, Fan(count)) == place


def test_what_the_pointer_is_on_never_changes_by_what_rises_there() -> None:
    rack = RACKS[0]
    for x in range(120, 1160, 9):
        for y in range(380, 700, 23):
            ray = EYE.ray(float(x), float(y), *WINDOW)
            found = hand.pick(ray, rack, Fan(9))
            if found is not None:
                assert hand.pick(ray, rack, Fan(9, found)) == found
                assert hand.pick(ray, rack, Fan(9, (found + 3) % 9)) == found


def test_a_card_that_stands_out_is_met_above_the_fan() -> None:
    rack, fan = RACKS[0], Fan(7, 3)
    top = on_card(hand.poses(rack, fan)[3], 0.0, 0.97)
    assert hand.pick(ray_to(top), rack, Fan(7)) is None
    assert hand.pick(ray_to(top), rack, fan) == 3
    assert hand.pick(ray_to((0.0, 6.0, 0.0)), rack, fan) is None


def test_cards_that_are_picked_stand_higher_and_the_neighbours_of_a_hovered_one_give_way() -> None:
    rack = RACKS[0]
    rest = hand.poses(rack, Fan(9))
    changed = hand.poses(rack, Fan(9, 4, frozenset({1, 7})))
    rise = [b.place[2] - a.place[2] for a, b in zip(rest, changed, strict=True)]
    assert rise[1] > 0.1
    assert rise[7] > 0.1
    assert rise[4] > 0.05
    aside = [b.place[0] - a.place[0] for a, b in zip(rest, changed, strict=True)]
    assert aside[3] < -0.05
    assert aside[5] > 0.05
    assert abs(aside[2]) < abs(aside[3])
    assert aside[0] == pytest.approx(0.0, abs=1e-9)
    for pose in hand.poses(rack, Fan(9, 0)):
        assert abs(pose.place[0]) < rack.width / 2


def test_a_fan_grows_narrower_by_and_by_and_is_the_same_each_time() -> None:
    rack = RACKS[0]
    pitches = [hand.pitch_of(rack, count) for count in range(2, 15)]
    assert pitches == sorted(pitches, reverse=True)
    assert pitches[0] <= hand.LOOSEST * hand.WIDTH * rack.size
    wide, wider = Rack(width=6.0), Rack(width=6.001)
    for one, other in zip(hand.poses(wide, Fan(8)), hand.poses(wider, Fan(8)), strict=True):
        assert math.dist(one.place, other.place) < 0.01


def test_the_keyboard_walks_along_the_fan() -> None:
    assert hand.step(Fan(5), 1) == 0
    assert hand.step(Fan(5), -1) == 4
    assert hand.step(Fan(5, 4), 1) == 0
    assert hand.step(Fan(5, 2), -1) == 1
    assert hand.step(Fan(0), 1) is None


@pytest.mark.parametrize("count", [0, 1, 5, 6, 44, 60])
def test_a_pile_has_every_card_and_one_on_top(count: int) -> None:
    rest = Pose((1.0, 2.0, 0.0), scale=1.2)
    for pile in (piles.deck(rest, count), piles.discards(rest, count)):
        assert sum(each.cards for each in pile) == count
        assert not pile or pile[-1].cards == 1
        assert len(pile) <= 20
        heights = [each.pose.place[2] for each in pile]
        assert heights == sorted(heights)
        top = heights[-1] + hand.THICKNESS * rest.scale if pile else 0.0
        assert top == pytest.approx(piles.height(count) * rest.scale)


def test_a_pile_keeps_its_lower_cards_as_it_grows() -> None:
    rest = Pose()
    lower = {each.first: each.pose for each in piles.discards(rest, 12)}
    higher = {each.first: each.pose for each in piles.discards(rest, 13)}
    assert lower.items() <= higher.items()


@pytest.mark.parametrize("count", [0, 1, 5, 12])
def test_a_hand_on_the_table_is_a_narrow_fan(count: int) -> None:
    fan = piles.spread(Pose((2.0, 1.0, 0.0), scale=0.8), count)
    assert len(fan) == count
    for one, other in pairwise(fan):
        assert other.place[0] > one.place[0]
        assert other.place[2] - one.place[2] == pytest.approx(hand.THICKNESS * 0.8)
    if count:
        assert fan[-1].place[0] - fan[0].place[0] <= piles.WIDEST * 0.8 + 1e-9

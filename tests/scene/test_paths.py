"""Ways of single pieces: they begin where the piece is and end exactly where it belongs."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

import pytest

from game.scene.director import paths
from game.scene.geometry import rotated
from game.scene.pose import Pose, turned

START = Pose((-6.0, 0.4, 2.1), turned((0.0, 0.0, 1.0), 28.0), 1.13)
GOAL = Pose((2.5, -4.4, 0.36), turned((0.0, 0.0, 1.0), -6.0), 0.87)
Way = Callable[[float], Pose]
WAYS: dict[str, Way] = {
    "blended": lambda part: paths.blended(START, GOAL, part),
    "arched": lambda part: paths.arched(START, GOAL, 0.8, part, 9.0),
    "hopped": lambda part: paths.hopped(START, GOAL, 0.5, part),
    "tossed": lambda part: paths.tossed(START, GOAL, 0.5, 1.2, part),
}


def apart(a: Pose, b: Pose) -> float:
    """How different two poses look, at most: by place, size and where their axes point."""
    axes = ((1.0, 0.0, 0.0), (0.0, 0.0, 1.0))
    turns = [math.dist(rotated(a.turn, axis), rotated(b.turn, axis)) for axis in axes]
    return max(math.dist(a.place, b.place), abs(a.scale - b.scale), *turns)


@pytest.mark.parametrize("name", WAYS)
def test_a_way_begins_at_its_start_and_ends_exactly_at_its_goal(name: str) -> None:
    assert apart(WAYS[name](0.0), START) < 1e-6
    assert WAYS[name](1.0) == GOAL
    assert apart(WAYS[name](0.9999), GOAL) < 0.02


@pytest.mark.parametrize("name", WAYS)
def test_nothing_jumps_on_its_way(name: str) -> None:
    poses = [WAYS[name](step / 400) for step in range(401)]
    assert max(apart(a, b) for a, b in pairwise(poses)) < 0.13


def test_a_block_pops_straight_up_before_it_flies_and_flies_over_what_lies_between() -> None:
    popped = paths.tossed(START, GOAL, 0.5, 1.2, paths.POP)
    assert popped.place[:2] == pytest.approx(START.place[:2])
    assert popped.place[2] == pytest.approx(START.place[2] + 0.5)
    highest = max(paths.tossed(START, GOAL, 0.5, 1.2, n / 50).place[2] for n in range(51))
    assert highest > START.place[2] + 0.8


def test_a_figure_crouches_before_it_leaps() -> None:
    crouching = paths.hopped(START, GOAL, 0.5, paths.CROUCH * 0.9)
    assert crouching.place == START.place
    assert crouching.scale < START.scale * 0.97


def test_a_card_turns_over_once_and_is_never_seen_from_inside_its_stack() -> None:
    rest = Pose((1.0, 2.0, 0.5))
    sides = [paths.overturned(n / 100) for n in range(101)]
    assert sides[0] == 0.0
    assert sides[-1] == 180.0
    assert sides == sorted(sides)
    for n in range(101):
        pose = paths.turned_over(rest, 0.6, n / 100)
        corner = rotated(pose.turn, (0.0, 0.5, 0.0))
        assert pose.place[2] - abs(corner[2]) > rest.place[2] - 0.06
    assert paths.turned_over(rest, 0.6, 1.0) == rest


def test_what_topples_lies_on_its_side_in_the_end_and_its_foot_stays() -> None:
    rest = Pose((0.0, 1.0, 0.155), scale=2.55)
    assert apart(paths.toppled(rest, 0.07, 0.0), rest) < 1e-9
    lying = paths.toppled(rest, 0.07, 1.0)
    up = rotated(lying.turn, (0.0, 0.0, 1.0))
    assert up[2] < 0.1
    assert math.dist(lying.place, rest.place) < rest.scale * 0.4

from __future__ import annotations

import math
import random

from game.render.bounds import CARRIED, Bounds
from game.render.extent import (
    MOST_PARTS,
    WHOLE,
    Ball,
    ball_of,
    ball_round,
    merged,
    reach_of,
    texels,
)
from game.render.light import TO_KEY
from game.render.sighting import Sighting
from game.scene.geometry import IDENTITY, applied, product
from game.scene.pose import Look, Piece, Pose, Vec3
from tests.render.toys import library
from tests.scene.eyes import eye

CAMERA = eye("table")
MATRIX = product(CAMERA.projection(16 / 9), CAMERA.view_matrix())


def on_ball(ball: Ball, chance: random.Random) -> Vec3:
    point = [chance.gauss(0, 1) for _ in range(3)]
    length = math.hypot(*point)
    x, y, z = (c + ball.radius * p / length for c, p in zip(ball.centre, point, strict=True))
    return (x, y, z)


def test_no_point_of_a_ball_shows_outside_its_rectangle() -> None:
    chance = random.Random(1)
    sighting = Sighting(MATRIX)
    for _ in range(40):
        centre = (chance.uniform(-9, 9), chance.uniform(-7, 6), chance.uniform(0, 4))
        ball = Ball(centre, chance.uniform(0.1, 2))
        left, bottom, right, top = sighting.part(ball)
        for _ in range(40):
            x, y, _, w = applied(MATRIX, on_ball(ball, chance))
            assert left <= 0.5 + x / w / 2 <= right
            assert bottom <= 0.5 + y / w / 2 <= top


def test_a_ball_round_the_eye_fills_the_picture() -> None:
    assert Sighting(MATRIX).part(Ball(CAMERA.eye, 1.0)) == WHOLE


def test_the_reach_of_a_piece_holds_the_foot_of_its_shadow() -> None:
    ball = Ball((1.0, 2.0, 3.0), 0.5)
    shadow = [c - 3.0 / TO_KEY[2] * k for c, k in zip(ball.centre, TO_KEY, strict=True)]
    assert any(math.dist(each.centre, shadow) < each.radius for each in reach_of(ball, 0.1))


def test_a_ball_of_a_mesh_and_a_ball_round_balls_hold_them() -> None:
    block = ball_of(library()["block"])
    assert math.dist(block.centre, (0, 0, 0)) < 1e-6
    assert block.radius >= math.dist((0, 0, 0), (0.31, 0.31, 0.31)) - 1e-6
    both = ball_round((block, Ball((3.0, 0.0, 0.0), 1.0)))
    assert both.radius >= math.dist(both.centre, (3.0, 0.0, 0.0)) + 1.0 - 1e-9


def test_rectangles_become_few_and_still_cover_everything() -> None:
    chance = random.Random(2)
    for _ in range(50):
        parts = []
        for _ in range(9):
            x, y = chance.uniform(-0.1, 1), chance.uniform(-0.1, 1)
            parts.append((x, y, x + chance.uniform(0, 0.2), y + chance.uniform(0, 0.2)))
        few = merged(parts)
        assert len(few) <= MOST_PARTS
        for left, bottom, right, top in parts:
            inside = (max(left, 0), max(bottom, 0), min(right, 1), min(top, 1))
            if inside[0] < inside[2] and inside[1] < inside[3]:
                assert any(
                    each[0] <= inside[0]
                    and each[1] <= inside[1]
                    and each[2] >= inside[2]
                    and each[3] >= inside[3]
                    for each in few
                )


def test_rectangles_that_are_small_together_are_one() -> None:
    parts = [(0.1, 0.1, 0.2, 0.2), (0.4, 0.4, 0.5, 0.5)]
    assert merged(parts) == parts
    assert merged(parts, 0.15) == parts
    assert merged(parts, 0.17) == [(0.1, 0.1, 0.5, 0.5)]


def test_what_lies_outside_the_picture_is_not_drawn() -> None:
    assert merged([(1.2, 0.0, 1.5, 1.0), (-1.0, -1.0, -0.5, -0.2)]) == []


def test_pixels_of_a_rectangle_are_rounded_outwards_and_stay_inside() -> None:
    assert texels((0.26, 0.5, 0.31, 1.0), (100, 10), 2) == (24, 3, 9, 7)


def test_what_stands_on_the_turntable_is_found_as_one_and_turns() -> None:
    bounds, sighting = Bounds(library()), Sighting(MATRIX)
    bounds.serve(sighting)
    bounds.put(("block", 1), Piece(Look("block"), Pose((3.0, 0.0, 0.3)), "turntable"))
    bounds.put(("block", 2), Piece(Look("block"), Pose((-5.0, 0.0, 0.3)), "table"))
    bounds.settle()
    assert bounds.cluster(("block", 1)) == CARRIED
    assert sighting.within(WHOLE) == {CARRIED, bounds.cluster(("block", 2))}
    half_turn = (-1.0, 0.0, 0.0, 0.0, 0.0, -1.0, *IDENTITY[6:])
    before, after = bounds.turn(half_turn)
    assert before.centre[0] > 2.9
    assert after.centre[0] < -2.9
    bounds.drop(("block", 1))
    bounds.settle()
    assert sighting.within(WHOLE) == {bounds.cluster(("block", 2))}

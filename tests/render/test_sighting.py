"""What may show in a part of a picture is found again as it was, until something comes or goes."""

from __future__ import annotations

import random

from game.render.extent import WHOLE, Ball, Part
from game.render.sighting import MARGIN, MOST_AREAS, Sighting
from game.scene.geometry import IDENTITY, product
from tests.scene.eyes import eye

CAMERA = eye("table")
MATRIX = product(CAMERA.projection(16 / 9), CAMERA.view_matrix())
SMALL: Part = (0.3, 0.3, 0.4, 0.4)


def ball(chance: random.Random) -> Ball:
    return Ball((chance.uniform(-9, 9), chance.uniform(-7, 6), chance.uniform(0, 2)), 0.4)


def meeting(sighting: Sighting, balls: dict[int, Ball], part: Part, by: float) -> set[int]:
    """The balls that may show in a rectangle, or up to ``by`` beside it."""
    found = set[int]()
    for name, each in balls.items():
        left, bottom, right, top = sighting.part(each)
        across = left < part[2] + by and right > part[0] - by
        if across and bottom < part[3] + by and top > part[1] - by:
            found.add(name)
    return found


def test_nothing_is_missed_while_balls_and_rectangles_move() -> None:
    chance = random.Random(4)
    balls = {number: ball(chance) for number in range(40)}
    sighting = Sighting(MATRIX)
    sighting.watch(balls)
    x, y = 0.2, 0.2
    for step in range(400):
        x, y = (min(max(at + chance.uniform(-0.02, 0.02), 0.0), 0.8) for at in (x, y))
        name = chance.randrange(50)
        if chance.random() < 0.2:
            balls.pop(name, None)
        else:
            balls[name] = ball(chance)
        sighting.changed(name)
        if step % 90 == 89:
            sighting.aim(IDENTITY if step % 180 == 89 else MATRIX)
        for part in ((x, y, x + 0.2, y + 0.2), WHOLE, (x, 0.0, x + 0.1, 1.0)):
            found = sighting.within(part)
            assert meeting(sighting, balls, part, 0.0) <= found
            assert found <= meeting(sighting, balls, part, 5 * MARGIN)


def test_a_rectangle_that_moves_a_little_finds_the_very_same_set() -> None:
    balls: dict[int, Ball] = {1: Ball((0.0, 0.0, 0.0), 0.4)}
    sighting = Sighting(MATRIX)
    sighting.watch(balls)
    found = sighting.within(SMALL)
    by = MARGIN * 0.9
    assert sighting.within((0.3 + by, 0.3 - by, 0.4 + by, 0.4 - by)) is found
    for number in range(MOST_AREAS - 1):
        sighting.within((0.2 * number, 0.8, 0.2 * number + 0.02, 0.82))
    assert sighting.within(SMALL) is found, "a picture has a few such rectangles"


def test_a_rectangle_much_smaller_than_before_finds_what_is_near_it_alone() -> None:
    balls: dict[int, Ball] = {1: Ball((0.0, 0.0, 0.0), 0.4)}
    sighting = Sighting(MATRIX)
    sighting.watch(balls)
    assert sighting.within(WHOLE) == {1}
    assert sighting.within((0.0, 0.0, 0.01, 0.01)) == set()

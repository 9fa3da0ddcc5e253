from __future__ import annotations

import math

import pytest

from game.render.light import TO_KEY, ZENITH, Bounding, eye_of, look_at
from game.scene.pose import Vec3
from tests.render.toys import ToyCamera

BOX = Bounding((-3.0, -2.0, 0.0), (5.0, 4.0, 2.0))


def seen(matrix: tuple[float, ...], point: Vec3) -> tuple[float, ...]:
    return tuple(sum(matrix[4 * k + row] * (*point, 1.0)[k] for k in range(4)) for row in range(3))


@pytest.mark.parametrize("toward", [TO_KEY, ZENITH])
def test_the_light_sees_the_whole_box_and_no_more(toward: Vec3) -> None:
    sight = look_at(BOX, toward)
    corners = [seen(sight.matrix, corner) for corner in BOX.corners()]
    for axis in range(3):
        along = [corner[axis] for corner in corners]
        assert min(along) == pytest.approx(-1.0)
        assert max(along) == pytest.approx(1.0)


def test_what_is_nearer_to_the_light_has_less_depth() -> None:
    sight = look_at(BOX, TO_KEY)
    near = seen(sight.matrix, TO_KEY)
    assert near[2] < seen(sight.matrix, (0.0, 0.0, 0.0))[2]
    assert near[:2] == pytest.approx(seen(sight.matrix, (0.0, 0.0, 0.0))[:2])


def test_the_height_map_is_not_turned() -> None:
    sight = look_at(BOX, ZENITH)
    assert sight.reach == pytest.approx((8.0, 6.0, 2.0))
    assert seen(sight.matrix, (5.0, 4.0, 2.0)) == pytest.approx((1.0, 1.0, -1.0))


def test_the_eye_is_read_from_the_view_matrix() -> None:
    camera = ToyCamera(10.0, 30.0)
    expected = (0.0, -10 * math.cos(math.radians(30)), 10 * math.sin(math.radians(30)))
    assert eye_of(camera.view_matrix()) == pytest.approx(expected)

"""Faces in poses: at rest as they are painted, and never more than the picture has."""

from __future__ import annotations

from itertools import product

import pytest

from game.app.match.company.faces import ACTS, FINE, LOOKS, SPEAKS, SWELLS, WATCHES
from game.render.drawlist import RECORD
from game.ui.boxes import Anchored
from game.ui.marks import Picture
from game.ui.portraits import STILL, Face, Pose
from game.ui.widget import Widget
from tests.ui.stage import surface

NAME, SIZE = "portraits/sprout", 38.0
POSES = [SPEAKS, ACTS, *(Pose(WATCHES, x, y) for x, y in product((-LOOKS, 0.0), (-LOOKS, LOOKS)))]


def drawn(widget: Widget) -> tuple[float, ...]:
    """What is written of a picture: its place in the window and in the atlas."""
    data = bytes(surface(Anchored(widget, 0.0, 0.0)).paint().data)
    return RECORD.unpack(data[: RECORD.size])[:8]


def test_a_face_at_rest_is_the_picture_itself() -> None:
    assert drawn(Face(NAME, SIZE, 3.0, STILL)) == drawn(Picture(NAME, SIZE, SIZE, 3.0))


@pytest.mark.parametrize("pose", POSES)
def test_a_face_in_a_pose_shows_a_part_of_its_picture_in_the_same_place(pose: Pose) -> None:
    whole, seen = drawn(Picture(NAME, SIZE, SIZE, 3.0)), drawn(Face(NAME, SIZE, 3.0, pose))
    assert seen[:4] == whole[:4]
    left, top, right, bottom = seen[4:]
    assert left >= whole[4] - 1e-3
    assert top >= whole[5] - 1e-3
    assert right <= whole[6] + 1e-3
    assert bottom <= whole[7] + 1e-3
    assert right - left == pytest.approx((whole[6] - whole[4]) / pose.near, abs=1e-3)


def test_a_face_comes_to_rest() -> None:
    pose, turns = SPEAKS, 0
    while pose != STILL:
        pose, turns = pose.towards(STILL, 0.2, FINE), turns + 1
    assert turns < 30
    assert STILL.nearer(0.0) is STILL
    assert STILL.nearer(SWELLS).near == pytest.approx(1.02)

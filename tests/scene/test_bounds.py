"""A table is dragged softly no farther than it shows, and slides back when a hand lets go of it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from game.scene.bounds import GIVE, bounded, pulled
from game.scene.camera import Camera
from game.scene.framing import box
from game.scene.pose import Vec3

ASPECT = 16 / 9
THINGS = box((-8.0, -6.0, 0.0), (8.0, 6.0, 0.2))
EYE = Camera((0.0, 0.0, 0.0), 0.0, 56.0, 25.0, 46.0)


def dragged(eye: Camera, steps: int, by: tuple[float, float], since: Vec3 | None = None) -> Camera:
    since = since or eye.target
    for _ in range(steps):
        eye = pulled(eye, eye.panned(*by), THINGS, ASPECT, since)
    return eye


@pytest.mark.parametrize("by", [(0.3, 0.0), (-0.3, 0.0), (0.0, 0.3), (0.0, -0.3), (0.3, -0.3)])
@pytest.mark.parametrize("eye", [EYE, replace(EYE, azimuth=90.0), replace(EYE, distance=9.0)])
def test_however_long_one_drags_a_good_part_of_the_table_shows(
    eye: Camera, by: tuple[float, float]
) -> None:
    gone = dragged(eye, 400, by)
    seen = [gone.project(place, ASPECT, 1.0) for place in THINGS]
    assert min(x for x, _ in seen) < 0.83 * ASPECT
    assert max(x for x, _ in seen) > 0.17 * ASPECT
    assert max(y for _, y in seen) > 0.17
    assert min(y for _, y in seen) < 0.83
    within = bounded(gone, THINGS, ASPECT)
    assert abs(gone.target[0] - within.target[0]) + abs(gone.target[1] - within.target[1]) > 0.0
    assert abs(gone.target[0] - within.target[0]) <= GIVE + 1e-9
    assert abs(gone.target[1] - within.target[1]) <= GIVE + 1e-9


def test_it_goes_more_and_more_slowly_beyond_the_bound_and_never_back() -> None:
    eye, steps = EYE, []
    for _ in range(60):
        after = dragged(eye, 1, (0.3, 0.0), EYE.target)
        steps.append(after.target[0] - eye.target[0])
        eye = after
    assert steps[0] == pytest.approx(0.3)
    assert all(later <= earlier + 1e-9 for earlier, later in pairwise(steps))
    assert 0.0 <= steps[-1] < 0.01


def test_one_long_pull_leads_no_farther_than_many_short_ones() -> None:
    assert dragged(EYE, 1, (300.0, 0.0)).target[0] <= dragged(EYE, 400, (0.3, 0.0)).target[0] + 1e-6


def test_a_pull_back_is_free() -> None:
    gone = dragged(EYE, 400, (0.3, 0.0))
    back = dragged(gone, 1, (-0.3, 0.0), EYE.target)
    assert gone.target[0] - back.target[0] == pytest.approx(0.3)


def test_the_nearer_the_eye_the_farther_along_the_table_it_gets() -> None:
    reach = [
        bounded(replace(EYE, target=(8.0, 0.0, 0.0), distance=d), THINGS, ASPECT).target[0]
        for d in (25.0, 15.0, 8.0)
    ]
    assert reach == sorted(reach)
    assert reach[0] < 5.0 < 6.0 < reach[-1]


def test_where_a_drag_began_is_allowed() -> None:
    begun = (7.9, -5.9, 0.0)
    eye = replace(EYE, target=begun, distance=9.0)
    assert bounded(eye, THINGS, ASPECT, begun) == eye
    assert bounded(eye, THINGS, ASPECT) != eye

"""The turntable under the cube: quarters, inertia, snapping, leaning."""

from __future__ import annotations

import math

from game.scene.geometry import applied
from game.scene.turntable import MAX_TILT, REST_DEGREES, Turntable
from game.titles.biomes.scene import places as at


def come_to_rest(table: Turntable) -> None:
    while table.moving:
        table.advance(1 / 60)


def test_the_turntable_goes_by_quarters_and_snaps_when_let_go_slowly() -> None:
    table = Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)
    table.quarter(1)
    come_to_rest(table)
    assert math.isclose(table.yaw, REST_DEGREES + 90)
    table.grab()
    table.drag(-70)
    table.release(5.0)
    come_to_rest(table)
    assert math.isclose(table.yaw, REST_DEGREES, abs_tol=0.05)


def test_the_turntable_runs_on_when_let_go_fast_and_comes_to_rest() -> None:
    table = Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)
    table.grab()
    table.release(400.0)
    table.advance(0.1)
    assert table.yaw > REST_DEGREES + 20
    for _ in range(600):
        table.advance(1 / 60)
    assert not table.moving


def test_the_turntable_leans_within_limits_and_never_under_the_table() -> None:
    table = Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)
    for direction in (1, -1):
        for _ in range(8):
            table.lean(direction)
        while table.moving:
            table.advance(1 / 60)
        assert table.tilt == direction * MAX_TILT
        rim = [
            table.to_table((math.cos(k / 9) * table.radius, math.sin(k / 9) * table.radius, 0.0))
            for k in range(57)
        ]
        assert min(point[2] for point in rim) > -1e-9
        assert min(point[2] for point in rim) < 0.02


def test_the_turntables_frame_and_back() -> None:
    table = Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)
    table.yaw, table.tilt = 77.0, 13.0
    point = (0.3, -0.8, 1.1)
    assert math.dist(table.from_table(table.to_table(point)), point) < 1e-9
    x, y, z, _ = applied(table.matrix(), point)
    assert math.dist((x, y, z), table.to_table(point)) < 1e-9

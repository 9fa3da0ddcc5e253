"""The camera: rays and projection are each other's inverse, limits hold, everything is in frame."""

from __future__ import annotations

import math

import pytest

from game.rules.chance import Dealer
from game.scene.camera import (
    MAX_DISTANCE,
    MAX_ELEVATION,
    MIN_DISTANCE,
    MIN_ELEVATION,
    PRESETS,
    TABLE,
    CameraFlight,
)
from game.scene.geometry import add, applied, scaled
from game.scene.layout.biomes import layout
from game.scene.places import biomes as at
from game.scene.turntable import MAX_TILT, REST_DEGREES, Turntable
from tests.scene.test_invariant import begin

SIZES = [(1280, 720), (1024, 768), (1920, 1080), (3440, 1440), (3840, 2160)]


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("size", SIZES)
def test_a_ray_through_a_pixel_comes_back_to_it(name: str, size: tuple[int, int]) -> None:
    camera = PRESETS[name]
    for x, y in ((0.1, 0.2), (0.5, 0.5), (0.93, 0.71)):
        origin, direction = camera.ray(x * size[0], y * size[1], *size)
        point = add(origin, scaled(direction, 11.0))
        a, b = camera.project(point, *size)
        assert math.isclose(a, x * size[0], abs_tol=1e-6)
        assert math.isclose(b, y * size[1], abs_tol=1e-6)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_game_is_in_the_table_preset(size: tuple[int, int], seats: int) -> None:
    loose = {"table", "mat", "turntable", "overworld", "block"}
    for name, piece in layout(begin(seats, 1).view(0), 0).items():
        if name[0] not in loose:
            x, y = TABLE.project(piece.pose.place, *size)
            assert 0 <= x <= size[0], name
            assert 0 <= y <= size[1], name


def test_orbit_and_zoom_stay_over_the_table() -> None:
    camera, chance = TABLE, Dealer(3)
    for _ in range(500):
        camera = camera.orbited(chance.below(200) - 100, chance.below(80) - 40)
        camera = camera.zoomed((60 + chance.below(90)) / 100)
        camera = camera.panned(chance.below(9) - 4, chance.below(9) - 4)
        assert MIN_ELEVATION <= camera.elevation <= MAX_ELEVATION
        assert MIN_DISTANCE <= camera.distance <= MAX_DISTANCE
        assert camera.eye[2] > 1.0


def test_a_flight_begins_here_and_ends_there() -> None:
    flight = CameraFlight(PRESETS["table"], PRESETS["cube"], 0.5)
    first = flight.advance(0.001)
    assert math.dist(first.eye, PRESETS["table"].eye) < 0.1
    assert flight.advance(0.3) != PRESETS["cube"]
    assert flight.advance(0.3) == PRESETS["cube"]
    assert flight.done


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

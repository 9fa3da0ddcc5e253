"""The camera: rays and projection are each other's inverse, flights are smooth, limits hold."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from game.rules.chance import Dealer
from game.scene.camera import (
    LEAST_HEIGHT,
    MAX_DISTANCE,
    MAX_ELEVATION,
    MIN_DISTANCE,
    MIN_ELEVATION,
    NEAR,
    REACH,
    Camera,
)
from game.scene.flight import STILL, CameraFlight, mixed
from game.scene.geometry import add, scaled
from game.scene.pose import Vec3
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.looking import PRESETS as NAMED
from game.titles.biomes.scene.sights import OBSTACLES
from tests.scene.eyes import eye

SIZES = [(1280, 720), (1024, 768), (1920, 1080), (3440, 1440), (3840, 2160)]
TABLE, CUBE, BOARD = (eye(name) for name in ("table", "cube", "board"))
STEP = 1 / 60

PRESETS = tuple(preset.name for preset in NAMED)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("size", SIZES)
def test_a_ray_through_a_pixel_comes_back_to_it(name: str, size: tuple[int, int]) -> None:
    camera = eye(name, size)
    for x, y in ((0.1, 0.2), (0.5, 0.5), (0.93, 0.71)):
        origin, direction = camera.ray(x * size[0], y * size[1], *size)
        point = add(origin, scaled(direction, 11.0))
        a, b = camera.project(point, *size)
        assert math.isclose(a, x * size[0], abs_tol=1e-6)
        assert math.isclose(b, y * size[1], abs_tol=1e-6)


def in_the_cube(place: Vec3) -> bool:
    """Whether the near plane of an eye there may cut a block, however the cube is turned."""
    away = math.dist(place[:2], at.CUBE_CENTRE[:2])
    corner = (1.5 * at.BLOCK_PITCH + at.BLOCK / 2) * math.sqrt(2) * at.CUBE_SCALE
    top = (at.CUBE_FLOOR + 4 * at.BLOCK_PITCH) * at.CUBE_SCALE
    return away < corner + NEAR and place[2] < top + NEAR


def test_whatever_a_hand_does_the_eye_stays_over_the_table_and_out_of_things() -> None:
    camera, chance = TABLE, Dealer(3)
    low, high = REACH
    for _ in range(3000):
        camera = camera.orbited(chance.below(200) - 100, chance.below(80) - 40)
        point = (chance.below(17) - 8, chance.below(12) - 6, chance.below(4))
        camera = camera.zoomed((60 + chance.below(70)) / 100, point)
        camera = camera.panned(chance.below(9) - 4, chance.below(9) - 4).lifted(OBSTACLES)
        assert MIN_ELEVATION <= camera.elevation <= MAX_ELEVATION
        assert MIN_DISTANCE <= camera.distance <= MAX_DISTANCE
        assert all(n <= t <= h for n, t, h in zip(low, camera.target, high, strict=True))
        assert camera.eye[2] >= LEAST_HEIGHT or camera.elevation == MAX_ELEVATION
        assert camera.eye[2] > 0.0
        assert not in_the_cube(camera.eye)


def test_what_is_clear_is_not_lifted() -> None:
    for name in (*PRESETS, "seat:1", "seat:2", "seat:3"):
        for size in SIZES:
            assert eye(name, size).lifted(OBSTACLES) == eye(name, size)


def test_an_eye_is_lifted_without_a_jump_on_its_way_round_the_cube() -> None:
    beside = (at.CUBE_CENTRE[0] + 2.6, at.CUBE_CENTRE[1], 1.0)
    low = replace(CUBE, target=beside, distance=MIN_DISTANCE, elevation=MIN_ELEVATION)
    rises = [low.orbited(turn, 0.0).lifted(OBSTACLES).elevation for turn in range(360)]
    assert min(rises) < 30.0
    assert max(rises) > 45.0, "from over the cube one looks down"
    assert max(abs(a - b) for a, b in pairwise(rises)) <= 3.0


def test_what_is_zoomed_at_stays_under_the_pointer() -> None:
    size, point = (1280, 720), (2.0, 1.0, 0.1)
    before = TABLE.project(point, *size)
    nearer = TABLE.zoomed(0.6, point)
    assert nearer.distance < TABLE.distance
    for part in (0.2, 0.5, 0.9, 1.0):
        seen = mixed(TABLE, nearer, part).project(point, *size)
        assert math.dist(seen, before) < 1e-6


def test_a_flight_begins_here_and_ends_there() -> None:
    flight = CameraFlight(TABLE, CUBE, 0.5)
    assert math.dist(flight.advance(0.001).eye, TABLE.eye) < 0.1
    assert flight.advance(0.3) != CUBE
    assert flight.advance(0.3) == CUBE
    assert flight.done


def course(flight: CameraFlight) -> list[Camera]:
    found = [flight.start]
    while not flight.done:
        found.append(flight.advance(STEP))
    return found


@pytest.mark.parametrize("goal", ["cube", "overworld", "board", "seat:1", "seat:2"])
def test_a_flight_has_no_jolts_and_stays_out_of_the_cube(goal: str) -> None:
    for start in {"table", "board", "seat:3"} - {goal}:
        way = course(CameraFlight(eye(start), eye(goal), 0.65))
        steps = [math.dist(a.eye, b.eye) for a, b in pairwise(way)]
        changes = [abs(a - b) for a, b in pairwise(steps)]
        assert max(changes) <= 0.2 * max(steps), "it gathers speed and slows down"
        assert steps[-1] < 0.2 * max(steps)
        assert not any(in_the_cube(camera.eye) for camera in way)


def test_a_flight_that_breaks_off_another_goes_on_from_its_speed() -> None:
    first = CameraFlight(TABLE, CUBE, 0.65)
    before = here = TABLE
    for _ in range(18):
        before, here = here, first.advance(STEP)
    rate = math.dist(before.eye, here.eye)
    smooth_turn = CameraFlight(here, BOARD, 0.65, first.speed)
    assert abs(math.dist(here.eye, smooth_turn.advance(STEP).eye) - rate) < 0.2 * rate
    rough = CameraFlight(here, BOARD, 0.65)
    assert math.dist(here.eye, rough.advance(STEP).eye) < 0.3 * rate
    assert course(smooth_turn)[-1] == BOARD


def test_a_flight_takes_the_short_way_round() -> None:
    start, goal = replace(TABLE, azimuth=170.0), replace(TABLE, azimuth=-170.0)
    turns = [camera.azimuth for camera in course(CameraFlight(start, goal, 0.5, STILL))]
    assert all(abs(turn) >= 170.0 - 1e-6 for turn in turns)

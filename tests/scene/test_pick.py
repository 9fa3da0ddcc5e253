"""Picking agrees with brute force, and what is pointed at is what is meant."""

from __future__ import annotations

import math

import pytest

from game.rules.biomes.view import BiomesView
from game.rules.chance import Dealer
from game.scene.camera import Camera
from game.scene.geometry import minus, unit
from game.scene.pose import Pose, Vec3
from game.scene.rays import box_hit, on_plane
from game.scene.targets import Target
from game.scene.turntable import Turntable
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.anchors import anchor
from game.titles.biomes.scene.pick import pick, walk_cube
from game.titles.biomes.scene.targets import (
    BlockTarget,
    CrossingTarget,
    RimTarget,
    SpaceTarget,
    StackTarget,
)
from tests.scene.eyes import SIZE, eye
from tests.scene.test_invariant import begin

TABLE, CUBE, OVERWORLD, BOARD = (eye(name) for name in ("table", "cube", "overworld", "board"))


def part(chance: Dealer) -> float:
    return chance.below(10_001) / 10_000


def brute_force(ray: tuple[Vec3, Vec3], heights: tuple[int, ...]) -> tuple[int, int, int] | None:
    """The nearest of all blocks that are there, each as a box of the pitch's size."""
    best: tuple[float, tuple[int, int, int]] | None = None
    half = at.BLOCK_PITCH / 2
    for x in range(4):
        for y in range(4):
            for z in range(heights[x * 4 + y]):
                a, b, c = at.block_place((x, y, z))
                along = box_hit(ray, Pose((a, b, c - half)), (half, half), 2 * half)
                if along is not None and (best is None or along < best[0]):
                    best = (along, (x, y, z))
    return best[1] if best else None


def test_the_grid_walk_agrees_with_brute_force() -> None:
    chance = Dealer(5)
    met = 0
    for _ in range(1500):
        heights = tuple(chance.below(5) for _ in range(16))
        angle, rise = part(chance) * math.tau, 0.2 + part(chance)
        eye: Vec3 = (math.cos(angle) * 9, math.sin(angle) * 9, rise * 8)
        aim: Vec3 = (part(chance) * 3 - 1.5, part(chance) * 3 - 1.5, part(chance) * 2.8)
        ray = (eye, unit(minus(aim, eye)))
        walked = walk_cube(ray, heights)
        assert (walked[1] if walked else None) == brute_force(ray, heights)
        met += walked is not None
    assert met > 500


def played(steps: int, seats: int = 4, seed: int = 6) -> BiomesView:
    state, chance = begin(seats, seed), Dealer(seed)
    while steps and state.actor() is not None:
        state.apply(chance.choice(state.legal_moves()))
        steps -= 1
        if state.view(0).fight:
            steps += 1
    return state.view(0)


@pytest.mark.parametrize("camera", [TABLE, OVERWORLD], ids=["table", "overworld"])
def test_pointing_at_a_stack_a_token_or_a_crossing_means_it(camera: Camera) -> None:
    view, table = played(0), Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)
    targets = [StackTarget((r, c)) for r in range(1, 5) for c in range(1, 5)]
    tokens = [RimTarget(cell) for cell, _ in view.rim]
    open_crossings = [CrossingTarget((4, c)) for c in range(5)]
    pointed: list[Target] = [*targets, *tokens, *open_crossings]
    for target in pointed:
        x, y = camera.project(anchor(target, view, 0, table), *SIZE)
        assert pick(camera.ray(x, y, *SIZE), view, 0, table) == target


def test_pointing_at_a_space_of_any_board_means_it() -> None:
    view, table = played(0), Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)
    for seat in range(4):
        for space in ((0, 0), (1, 1), (2, 2)):
            target = SpaceTarget(seat, space)
            x, y = TABLE.project(anchor(target, view, 0, table), *SIZE)
            assert pick(TABLE.ray(x, y, *SIZE), view, 0, table) == target


@pytest.mark.parametrize(
    ("yaw", "tilt"), [(0.0, 0.0), (28.0, 0.0), (118.0, 20.0), (233.0, -16.0), (28.0, 24.0)]
)
def test_the_tops_of_a_full_cube_can_be_pointed_at_however_it_is_turned(
    yaw: float, tilt: float
) -> None:
    view, table = played(0), Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)
    table.yaw, table.tilt = yaw, tilt
    for x in range(4):
        for y in range(4):
            target = BlockTarget((x, y, 3))
            a, b = CUBE.project(anchor(target, view, 0, table), *SIZE)
            assert pick(CUBE.ray(a, b, *SIZE), view, 0, table) == target


def test_the_bare_table_means_nothing() -> None:
    view, table = played(0), Turntable(at.CUBE_CENTRE, at.CUBE_SCALE)
    x, y = TABLE.project((-9.0, -7.0, 0.0), *SIZE)
    assert pick(TABLE.ray(x, y, *SIZE), view, 0, table) is None


def test_a_ray_meets_a_level() -> None:
    spot = on_plane(BOARD.ray(640, 360, *SIZE), 0.0)
    assert spot is not None
    assert abs(spot[2]) < 1e-9
    assert on_plane(((0.0, 0.0, 1.0), (1.0, 0.0, 0.0)), 0.0) is None

"""Miniatures of animal houses: pen, coop, stable, burrow, and the animals in them."""

from __future__ import annotations

import math
from itertools import pairwise

from game.render.models.dwellings import DOOR
from game.render.models.paint import GOLD, ROOF, ROOF_LIGHT, WALL, WALL_DARK, WALL_LIGHT, plain
from game.render.models.toy import Toy

DARK_COAT, WOOL, STRAW = "#4A382C", "#F7F1E2", "#E3BE62"
FENCE, FENCE_RAIL = "#9A6534", "#B98A58"


def sheep(toy: Toy, x: float, y: float, rz: float) -> None:
    """A woolly ball on four legs."""
    with toy.at(x, y, rz=rz):
        for a in (-0.04, 0.04):
            toy.box(0.022, 0.07, 0.05, DARK_COAT, a, 0, 0, bevel=0.004)
        toy.ball(0.075, WOOL, 0, 0, 0.088, squash=0.8, segments=10)
        toy.ball(0.04, DARK_COAT, 0.075, 0, 0.12, segments=8)


def _fence(toy: Toy, posts: list[tuple[float, float]]) -> None:
    for x, y in posts:
        toy.peg(0.022, 0.16, FENCE, x, y, segments=6)
    for (ax, ay), (bx, by) in pairwise(posts):
        length, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
        for z in (0.05, 0.105):
            middle = (ax + bx) / 2, (ay + by) / 2
            toy.box(length, 0.016, 0.024, FENCE_RAIL, *middle, z, rz=turn, bevel=0)


def pen(toy: Toy) -> None:
    """A fenced meadow with a shed and three sheep."""
    toy.box(0.24, 0.18, 0.16, WALL, 0.13, 0.15, bevel=0.01)
    toy.wedge(0.26, 0.3, 0.13, ROOF, 0.13, 0.15, 0.16, rz=90)
    toy.box(0.09, 0.02, 0.11, DOOR, 0.13, 0.06, bevel=0.004)
    left = [(-0.1, -0.22), (-0.34, -0.22), (-0.34, 0.02), (-0.34, 0.25), (-0.08, 0.25)]
    right = [(0.1, -0.22), (0.34, -0.22), (0.34, 0.02), (0.34, 0.25), (0.26, 0.25)]
    _fence(toy, left)
    _fence(toy, right)
    sheep(toy, -0.18, 0.0, 20)
    sheep(toy, 0.03, -0.1, -35)
    sheep(toy, -0.19, 0.16, -10)


def _hen(toy: Toy, x: float, y: float, rz: float) -> None:
    with toy.at(x, y, rz=rz):
        toy.ball(0.05, "#FBF6EA", 0, 0, 0.055, squash=0.85, segments=8)
        toy.ball(0.03, "#FBF6EA", 0.04, 0, 0.11, segments=8)
        toy.cone(0.014, 0.04, GOLD, 0.062, 0, 0.108, ry=90, segments=6)
        toy.box(0.03, 0.012, 0.025, "#C8452F", 0.038, 0, 0.132, bevel=0)


def coop(toy: Toy) -> None:
    """A little house on legs with a ladder, and two hens before it."""
    for x in (-0.15, 0.15):
        for y in (-0.02, 0.2):
            toy.peg(0.022, 0.16, WALL_DARK, x, y, segments=6)
    toy.box(0.4, 0.3, 0.03, WALL_DARK, 0, 0.09, 0.13, bevel=0.006)
    toy.box(0.36, 0.26, 0.18, WALL, 0, 0.09, 0.16, bevel=0.012)
    toy.wedge(0.36, 0.44, 0.19, ROOF, 0, 0.09, 0.34, rz=90)
    toy.cylinder(0.052, 0.02, plain("#2F2018"), 0.08, -0.035, 0.25, rx=90, segments=12, bevel=0.002)
    toy.box(0.09, 0.02, 0.12, DOOR, -0.08, -0.04, 0.165, bevel=0.004)
    toy.box(0.08, 0.26, 0.014, WALL_LIGHT, -0.08, -0.13, 0.07, rx=38, bevel=0.003)
    _hen(toy, 0.16, -0.17, -150)
    _hen(toy, -0.25, -0.16, -40)


def _pony(toy: Toy, x: float, y: float, rz: float) -> None:
    coat, mane = "#A9713F", "#4A2E1C"
    with toy.at(x, y, rz=rz):
        for a in (-0.06, 0.06):
            toy.box(0.03, 0.08, 0.1, coat, a, 0, 0, bevel=0.006)
        toy.box(0.2, 0.09, 0.1, coat, 0, 0, 0.09, bevel=0.02)
        toy.box(0.06, 0.06, 0.14, coat, 0.09, 0, 0.15, ry=18, bevel=0.014)
        toy.box(0.11, 0.055, 0.055, coat, 0.15, 0, 0.25, bevel=0.014)
        toy.box(0.03, 0.03, 0.15, mane, 0.065, 0, 0.18, ry=18, bevel=0.008)
        toy.peg(0.016, 0.12, mane, -0.11, 0, 0.16, ry=200, segments=6)


def stable(toy: Toy) -> None:
    """An open shed with straw, and a pony that looks out."""
    toy.box(0.74, 0.5, 0.02, WALL_DARK, bevel=0.006)
    toy.box(0.68, 0.05, 0.3, WALL, 0, 0.2, 0.02, bevel=0.012)
    for x in (-0.31, 0.31):
        toy.box(0.05, 0.32, 0.27, WALL, x, 0.05, 0.02, bevel=0.012)
        toy.box(0.045, 0.045, 0.3, WALL_LIGHT, x, -0.13, 0.02)
    toy.box(0.035, 0.32, 0.22, WALL_LIGHT, 0.05, 0.05, 0.02, bevel=0.008)
    toy.box(0.78, 0.46, 0.035, ROOF, 0, 0.03, 0.315, rx=-9, bevel=0.01)
    toy.box(0.78, 0.06, 0.05, ROOF_LIGHT, 0, 0.24, 0.27, bevel=0.01)
    toy.cylinder(0.08, 0.12, STRAW, 0.19, 0.02, 0.02, segments=12)
    toy.ball(0.06, STRAW, 0.13, -0.14, 0.03, squash=0.5, segments=8)
    _pony(toy, -0.13, -0.08, -62)


def burrow(toy: Toy) -> None:
    """A green mound with a round door and a chimney."""
    green = "#6FA35F"
    toy.box(0.6, 0.48, 0.03, WALL_DARK, bevel=0.01)
    with toy.at(0, 0.03, 0.02):
        mound = [(0.0, 0.0), (0.28, 0.0), (0.275, 0.1), (0.23, 0.2), (0.15, 0.28), (0.0, 0.31)]
        toy.lathe(mound, green, 18, smooth=0.5)
    toy.box(0.3, 0.16, 0.26, WALL, 0, -0.16, 0.02, bevel=0.02)
    toy.wedge(0.38, 0.2, 0.12, ROOF, 0, -0.16, 0.27)
    toy.cylinder(0.1, 0.02, WALL_LIGHT, 0, -0.228, 0.135, rx=90, segments=16, bevel=0.004)
    toy.cylinder(0.078, 0.03, DOOR, 0, -0.228, 0.135, rx=90, segments=16, bevel=0.006)
    toy.ball(0.013, plain(GOLD), 0.035, -0.262, 0.135, segments=6)
    toy.cylinder(0.035, 0.14, WALL_LIGHT, 0.14, 0.08, 0.22, segments=10)
    for x, y in ((-0.24, -0.19), (0.24, -0.18)):
        toy.ball(0.05, "#4F9258", x, y, 0.05, segments=8)
    for x, y, colour in ((-0.17, 0.0, "#F3D36A"), (0.2, -0.02, "#F7F1E2"), (-0.1, 0.14, "#D98A9C")):
        toy.ball(0.022, colour, x, y, 0.3 - abs(x) * 0.45, segments=6)


MODELS = {"pen": pen, "coop": coop, "stable": stable, "burrow": burrow}

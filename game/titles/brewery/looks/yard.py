"""The kettle yard: the green, the copper kettle on its hearth, steam, what stands about."""

from __future__ import annotations

import math

from game.render.mesh import Surface
from game.render.models.paint import Paint, mixed
from game.render.models.toy import Toy
from game.titles.brewery.looks.greenery import barrel, bush, lantern, sack, tree
from game.titles.brewery.scene.places import GREEN

COPPER, SHINING, GLINT = "#B9622F", "#DE935A", "#F0C08C"
EMBER = Paint("#FF9A3C", Surface.LAMP, Surface.LAMP, 0)
RIVETS, BRICKS = 24, 18
STEAM = (0.15, 0.19, 0.22, 0.17, 0.12)
"""Sizes of the balls of steam, from below."""


def green(toy: Toy) -> None:
    """A round village green: a rim of wood, grass, a fence, lanterns, trees, barrels and sacks."""
    ground(toy)
    for side in (-1, 1):
        lantern(toy, side * 0.56, -GREEN * 0.83, 0.16, 1.1)
    with toy.at(0, 0, 0.17):
        for x, y, size in (
            (-1.15, 0.78, 1.9),
            (-0.85, 1.12, 1.6),
            (1.0, 0.98, 1.8),
            (1.3, 0.5, 1.3),
        ):
            tree(toy, x, y, size)
        bush(toy, -1.38, 0.3, 1.2)
        bush(toy, 1.42, 0.05, 1.1)
        with toy.at(-1.1, -0.66, 0, rz=14):
            barrel(toy, 0.25, 0.54, "#9A6232")
            sack(toy, 0.42, -0.26, 1.1)
            sack(toy, 0.15, -0.44, 0.9, "#E3C98F")
        with toy.at(1.08, -0.78):
            barrel(toy, 0.24, 0.5)
        with toy.at(1.4, -0.42, 0.13, rx=90, rz=20):
            barrel(toy, 0.13, 0.3, "#9A6232", 12)


def ground(toy: Toy) -> None:
    """The round of grass in its rim of wood, sand before what stands on it, and a fence."""
    toy.cylinder(GREEN, 0.16, "#9C6A3C", bevel=0.04, segments=56)
    toy.cylinder(GREEN - 0.09, 0.03, Paint("#8FAE68", paler=0.1), z=0.145, bevel=0.01, segments=56)
    with toy.at(0, -1.1, 0):
        toy.lathe([(0.42, 0.1755), (0.0, 0.1765)], "#D9C08E", 24)
    _fence(toy, GREEN - 0.17)


def _fence(toy: Toy, radius: float) -> None:
    """Posts and rails round the back of the green."""
    posts, wood = 22, "#C9A66E"
    for number in range(posts):
        degrees = 360 * number / posts
        if 200 < degrees < 340:
            continue
        angle = math.radians(degrees)
        place = (radius * math.cos(angle), radius * math.sin(angle))
        toy.peg(0.03, 0.23, wood, *place, 0.16, segments=6)
        middle = degrees + 180 / posts
        if 190 < middle < 338:
            continue
        angle = math.radians(middle)
        for z in (0.22, 0.31):
            with toy.at(radius * math.cos(angle), radius * math.sin(angle), z, rz=middle):
                toy.box(0.025, 0.45, 0.035, wood, bevel=0.006)


def kettle(toy: Toy, plain: bool = False) -> None:
    """The copper kettle on its brick hearth, 2.1 across and 2.5 high."""
    _hearth(toy, plain)
    coat = Paint(COPPER, Surface.METAL, Surface.METAL, 0.25)
    band = Paint(SHINING, Surface.METAL, Surface.METAL, 0.2)
    body = [(0.0, 0.5), (0.8, 0.5), (0.94, 0.56), (1.02, 0.74), (1.04, 0.98), (1.0, 1.2)]
    toy.lathe([*body, (0.96, 1.26)], coat, 44)
    toy.lathe([(0.95, 1.24), (1.04, 1.26), (1.06, 1.31), (1.04, 1.36), (0.95, 1.38)], band, 44)
    dome = [(0.97, 1.36), (0.9, 1.5), (0.7, 1.72), (0.42, 1.88), (0.26, 1.97), (0.2, 2.1)]
    toy.lathe([*dome, (0.19, 2.4)], coat, 44)
    toy.lathe([(0.19, 2.36), (0.25, 2.38), (0.27, 2.44), (0.25, 2.5), (0.15, 2.5)], band, 24)
    toy.lathe([(0.15, 2.5), (0.14, 2.4), (0.0, 2.4)], "#4A2C1A", 20)
    for number in range(0 if plain else RIVETS):
        angle = math.tau * number / RIVETS
        place = (1.055 * math.cos(angle), 1.055 * math.sin(angle), 1.31)
        toy.ball(0.028, Paint(GLINT, Surface.METAL, Surface.METAL, 0), *place, segments=6)
    with toy.at(0.0, -0.76, 1.6, rx=42):
        toy.cylinder(0.24, 0.06, band, bevel=0.015, segments=22)
        toy.cylinder(0.18, 0.02, "#5B3820", z=0.06, segments=20)
        toy.box(0.2, 0.04, 0.04, Paint(GLINT, Surface.METAL, Surface.METAL, 0), z=0.075)
    with toy.at(0.98, -0.1, 0.8):
        toy.cylinder(0.06, 0.5, band, ry=90, segments=14)
    toy.ball(0.09, band, 1.45, -0.1, 0.8, segments=12)
    toy.cylinder(0.05, 0.3, band, 1.45, -0.1, 0.5, segments=12)


def _hearth(toy: Toy, plain: bool) -> None:
    """A round hearth with an arched fire-hole, of bricks unless it is ``plain``."""
    toy.cylinder(1.12, 0.12, "#8A7A6C", bevel=0.03, segments=40)
    toy.cylinder(1.0, 0.44, "#A9583F" if plain else "#8F5A44", z=0.1, bevel=0.02, segments=36)
    for course in range(0 if plain else 4):
        for number in range(BRICKS):
            degrees = 360 * (number + 0.5 * (course % 2)) / BRICKS
            if abs(degrees - 270) < 28 and course < 3:
                continue
            tone = mixed("#B9654A", "#8F4632", ((number * 7 + course * 3) % 5) / 5)
            angle = math.radians(degrees)
            place = (1.0 * math.cos(angle), 1.0 * math.sin(angle), 0.125 + course * 0.103)
            toy.box(0.31, 0.07, 0.088, tone, *place, rz=degrees + 90, bevel=0.012)
    toy.box(0.52, 0.06, 0.3, EMBER, 0, -0.98, 0.12, bevel=0.01)
    with toy.at(0, -1.03, 0.12):
        toy.arch(0.74, 0.13, 0.4, 0.24, "#7C4A38")
    for x, z in ((-0.1, 0.16), (0.1, 0.17), (0.0, 0.24)):
        toy.cylinder(0.045, 0.34, "#6B4226", x - 0.17 * (z < 0.2), -1.04, z, ry=90, segments=8)


def steam(toy: Toy, number: int) -> None:
    """A ball of steam."""
    cloud = Paint("#F4ECDD", Surface.PLAIN, Surface.PLAIN, 0)
    toy.ball(STEAM[number], cloud, segments=14)

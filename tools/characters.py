"""The computer's characters as wooden toys: one for each level. They are only seen in portraits."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.render.models.paint import GOLD, Coat, darker, paler, plain
from game.render.models.toy import Toy

WHITE, PUPIL, BLUSH = "#FFFDF4", "#2A1C14", "#E39A86"
TUFTS = 18
"""Balls that the squirrel's tail is made of."""
LEAF, STRAW, LEATHER = "#6FAE4E", "#E9BE5A", "#6B4326"


def _look(toy: Toy, radius: float, y: float, z: float, apart: float) -> None:
    """Two dark, bright eyes."""
    for x in (-apart, apart):
        toy.ball(radius, plain(PUPIL), x, y, z, segments=12)
        toy.ball(radius * 0.36, plain(WHITE), x - radius * 0.3, y - radius * 0.84, z + radius * 0.4)


def _robe(toy: Toy, width: float, height: float, coat: Coat, hem: Coat) -> None:
    """A turned body that narrows to the neck, on a base like the figures'."""
    toy.cylinder(width + 0.05, 0.05, hem, segments=32)
    profile = [
        (0.0, 0.045),
        (width, 0.045),
        (width + 0.01, 0.075),
        (width * 0.78, height * 0.6),
        (width * 0.56, height),
        (0.0, height),
    ]
    toy.lathe(profile, coat, 32, edges=(1,), smooth=0.5)


def _collar(toy: Toy, radius: float, z: float, coat: Coat) -> None:
    ring = [
        (radius + 0.045 * math.cos(a), z + 0.035 * math.sin(a))
        for a in (math.tau * k / 10 - math.pi / 2 for k in range(11))
    ]
    toy.lathe(ring, coat, 28, smooth=-1.0)


def _arms(toy: Toy, apart: float, z: float, sleeve: Coat, paw: Coat) -> None:
    arm = [(0.0, 0.0), (0.06, 0.02), (0.05, 0.18), (0.0, 0.2)]
    for side in (-1, 1):
        with toy.at(side * apart, -0.02, z, ry=side * 142, rx=18):
            toy.lathe(arm, sleeve, 14, smooth=0.4)
        toy.ball(0.058, paw, side * (apart + 0.115), -0.085, z - 0.15, segments=14)


def _whiskers(toy: Toy, y: float, z: float, coat: Coat) -> None:
    for side in (-1, 1):
        for rise in (-12, 10):
            toy.peg(0.006, 0.17, coat, side * 0.07, y, z, ry=side * (90 + rise), segments=5)


def dormouse(toy: Toy) -> None:
    """The sprout: a small dormouse with great ears and a seedling for a hat."""
    fur, pale = "#C99A63", "#F3E2C2"
    with toy.at(scale=0.88):
        _robe(toy, 0.2, 0.36, LEAF, darker(LEAF))
        _collar(toy, 0.115, 0.35, paler(LEAF, 0.5))
        _arms(toy, 0.13, 0.31, LEAF, pale)
        toy.ball(0.25, fur, 0, 0, 0.56, squash=0.93, segments=24)
        toy.ball(0.15, pale, 0, -0.13, 0.5, squash=0.8, segments=18)
        toy.ball(0.035, plain("#B5586A"), 0, -0.275, 0.535, segments=10)
        _look(toy, 0.046, -0.205, 0.61, 0.105)
        _whiskers(toy, -0.25, 0.505, plain("#7A5634"))
        for side in (-1, 1):
            toy.ball(0.04, plain(BLUSH), side * 0.16, -0.17, 0.51, segments=10)
            with toy.at(side * 0.22, 0.02, 0.76, rx=90, rz=side * 22):
                toy.lathe([(0.0, -0.03), (0.12, -0.02), (0.13, 0.01), (0.0, 0.04)], fur, 22)
                toy.lathe([(0.0, 0.03), (0.085, 0.035), (0.0, 0.052)], plain("#E7A79A"), 18)
        toy.peg(0.016, 0.17, darker(LEAF, 0.15), 0, -0.02, 0.78, segments=8)
        leaf = [(0.0, 0.0), (0.08, 0.02), (0.16, 0.09), (0.17, 0.14), (0.09, 0.13), (0.02, 0.07)]
        for side in (-1, 1):
            with toy.at(0, -0.03, 0.91):
                toy.prism([(side * x, z) for x, z in leaf], 0.035, LEAF, 0.01)


def squirrel(toy: Toy) -> None:
    """The apprentice: a squirrel in a blue apron, a pencil behind the ear."""
    fur, pale, apron = "#BF5B2C", "#F6DFBE", "#4C86B8"
    for k in range(TUFTS):
        up = k / (TUFTS - 1)
        x, z = 0.22 + 0.13 * math.sin(math.pi * up) + 0.17 * up**3, 0.13 + 0.7 * up
        radius = 0.07 + 0.115 * math.sin(math.pi * up**0.8) + 0.03 * up
        toy.ball(radius, paler(fur, 0.3 * up**3), x, 0.17, z, segments=20)
    _robe(toy, 0.21, 0.42, fur, LEATHER)
    with toy.at(0, -0.215, 0.08, rx=-16):
        toy.prism([(-0.13, 0), (0.13, 0), (0.1, 0.26), (-0.1, 0.26)], 0.05, apron, 0.016)
        toy.box(0.12, 0.02, 0.09, paler(apron, 0.35), 0, -0.03, 0.06, bevel=0.008)
    _collar(toy, 0.115, 0.4, apron)
    _arms(toy, 0.14, 0.36, fur, pale)
    toy.ball(0.235, fur, 0, 0, 0.61, squash=0.92, segments=24)
    for side in (-1, 1):
        toy.ball(0.11, pale, side * 0.075, -0.15, 0.545, squash=0.8, segments=16)
        toy.cone(0.07, 0.19, fur, side * 0.14, 0.0, 0.77, ry=side * 14, segments=14)
        toy.cone(0.035, 0.12, darker(fur, 0.4), side * 0.17, 0.0, 0.9, ry=side * 14, segments=10)
    toy.ball(0.035, plain(PUPIL), 0, -0.255, 0.595, segments=10)
    for x in (-0.018, 0.018):
        toy.box(0.032, 0.02, 0.05, plain(WHITE), x, -0.235, 0.49, bevel=0.006)
    _look(toy, 0.045, -0.195, 0.665, 0.098)
    with toy.at(-0.2, -0.1, 0.8, rx=78, rz=-12):
        toy.cylinder(0.022, 0.24, GOLD, segments=6, z=-0.12, bevel=0.002)
        toy.cone(0.022, 0.06, pale, z=0.12, segments=6)


def beaver(toy: Toy) -> None:
    """The builder: a beaver with a straw hat, a leather belt and a broad tail."""
    fur, pale, shirt = "#8A5A35", "#D9B184", "#C8643C"
    tail = [(0.0, 0.0), (0.1, 0.03), (0.15, 0.16), (0.14, 0.32), (0.08, 0.42), (0.0, 0.44)]
    outline = [*tail, *((-x, z) for x, z in reversed(tail[1:-1]))]
    with toy.at(-0.2, 0.14, 0.1, ry=-42):
        toy.prism(outline, 0.06, darker(fur, 0.45), 0.018)
    _robe(toy, 0.25, 0.42, shirt, LEATHER)
    toy.lathe([(0.226, 0.17), (0.246, 0.18), (0.232, 0.24), (0.212, 0.24)], LEATHER, 28)
    toy.box(0.09, 0.03, 0.075, GOLD, 0, -0.24, 0.165, bevel=0.01)
    _arms(toy, 0.17, 0.36, shirt, fur)
    toy.ball(0.255, fur, 0, 0, 0.6, squash=0.9, segments=24)
    toy.ball(0.15, pale, 0, -0.145, 0.53, squash=0.75, segments=18)
    toy.ball(0.06, plain(PUPIL), 0, -0.275, 0.585, squash=0.75, segments=12)
    for x in (-0.032, 0.032):
        toy.box(0.056, 0.03, 0.1, plain(WHITE), x, -0.255, 0.4, bevel=0.008)
    _look(toy, 0.044, -0.205, 0.66, 0.112)
    for side in (-1, 1):
        toy.ball(0.07, fur, side * 0.23, 0.03, 0.7, segments=14)
        toy.ball(0.045, plain("#C98A6A"), side * 0.245, -0.015, 0.705, segments=10)
    with toy.at(0, 0.03, 0.73, rx=-10):
        brim = [(0.0, 0.0), (0.32, 0.0), (0.335, 0.02), (0.3, 0.045), (0.0, 0.06)]
        toy.lathe(brim, STRAW, 32, edges=(1,))
        toy.lathe([(0.0, 0.04), (0.19, 0.04), (0.18, 0.12), (0.1, 0.19), (0.0, 0.2)], STRAW, 28)
        toy.lathe([(0.185, 0.05), (0.2, 0.055), (0.197, 0.1), (0.182, 0.1)], shirt, 28)


def owl(toy: Toy) -> None:
    """The architect: an owl in a teal shawl with golden spectacles."""
    down, dark, shawl = "#8F88A8", "#5A5478", "#2F7F84"
    body = [(0.0, 0.045), (0.23, 0.045), (0.27, 0.16), (0.25, 0.36), (0.18, 0.5), (0.0, 0.52)]
    toy.cylinder(0.27, 0.05, darker(dark), segments=32)
    toy.lathe(body, down, 32, smooth=0.3)
    toy.ball(0.2, "#E6DDD0", 0, -0.1, 0.26, squash=1.05, segments=20)
    for row, count in ((0.31, 2), (0.235, 3), (0.16, 2)):
        for k in range(count):
            x = (k - (count - 1) / 2) * 0.1
            toy.cone(0.034, 0.06, plain(down), x, -0.285 + x * x, row, rx=188, segments=8)
    wing = [(0.0, 0.0), (0.07, 0.08), (0.1, 0.24), (0.07, 0.36), (0.0, 0.4)]
    for side in (-1, 1):
        with toy.at(side * 0.25, -0.01, 0.07, ry=side * -6):
            toy.lathe(wing, dark, 18, smooth=0.2)
    _collar(toy, 0.2, 0.46, shawl)
    toy.box(0.1, 0.04, 0.17, shawl, 0.09, -0.24, 0.29, ry=-12, bevel=0.014)
    toy.ball(0.27, down, 0, 0, 0.67, squash=0.86, segments=26)
    for side in (-1, 1):
        toy.cone(0.09, 0.22, dark, side * 0.19, 0.0, 0.8, ry=side * 24, segments=14)
        _owl_eye(toy, side * 0.112)
    toy.box(0.06, 0.02, 0.02, GOLD, 0, -0.292, 0.71, bevel=0.005)
    toy.cone(0.045, 0.12, GOLD, 0, -0.245, 0.63, rx=152, segments=10)


def _owl_eye(toy: Toy, x: float) -> None:
    """A disc of down, a glass in a golden rim, and the eye behind it."""
    with toy.at(x, -0.225, 0.7, rx=90, rz=x * 120):
        toy.lathe([(0.0, 0.0), (0.125, 0.0), (0.11, 0.03), (0.0, 0.05)], "#EFE7DA", 24)
        rim = [(0.088, 0.05), (0.108, 0.05), (0.108, 0.075), (0.088, 0.075), (0.088, 0.05)]
        toy.lathe(rim, plain(GOLD), 26)
        toy.lathe([(0.0, 0.03), (0.075, 0.035), (0.0, 0.058)], plain("#F2B53A"), 22)
        toy.ball(0.046, plain(PUPIL), 0, 0, 0.05, segments=14)
        toy.ball(0.017, plain(WHITE), -0.017, 0.02, 0.092, segments=8)


def stag(toy: Toy) -> None:
    """The master: an old stag with golden balls on the antlers, in a crimson cloak."""
    with toy.at(scale=0.8):
        _stag(toy)


def _stag(toy: Toy) -> None:
    coat, pale, cloak = "#A8794C", "#EBD6B4", "#8C2F3B"
    _robe(toy, 0.24, 0.5, cloak, darker(cloak, 0.4))
    toy.lathe([(0.245, 0.05), (0.262, 0.06), (0.25, 0.1), (0.235, 0.1)], GOLD, 32)
    _collar(toy, 0.15, 0.48, "#F4EBDC")
    _arms(toy, 0.155, 0.43, cloak, coat)
    toy.ball(0.042, GOLD, 0, -0.205, 0.44, segments=14)
    head = [(0.0, 0.0), (0.1, 0.02), (0.13, 0.1), (0.19, 0.26), (0.17, 0.38), (0.0, 0.44)]
    with toy.at(0, -0.13, 0.5, rx=-14):
        toy.lathe(head, coat, 26, smooth=0.2)
    toy.ball(0.115, pale, 0, -0.2, 0.565, squash=0.85, segments=18)
    toy.ball(0.052, plain(PUPIL), 0, -0.3, 0.59, squash=0.8, segments=12)
    _look(toy, 0.04, -0.215, 0.745, 0.115)
    beard = [(0.0, 0.0), (0.04, 0.05), (0.075, 0.13), (0.05, 0.17), (0.0, 0.17)]
    with toy.at(0, -0.2, 0.36, rx=6):
        toy.lathe(beard, "#F4EBDC", 14, smooth=0.5)
    for side in (-1, 1):
        toy.box(0.1, 0.03, 0.03, plain("#F4EBDC"), side * 0.115, -0.235, 0.79, ry=side * 14)
        ear = [(0.0, 0.0), (0.06, 0.06), (0.05, 0.15), (0.0, 0.22)]
        with toy.at(side * 0.15, -0.02, 0.82, ry=side * 82):
            toy.lathe(ear, coat, 14, smooth=0.2)
        _antler(toy, side)


def _antler(toy: Toy, side: int) -> None:
    horn = "#E7D2A6"
    points = [(0.07, 0.88), (0.17, 1.0), (0.25, 1.14), (0.22, 1.3)]
    for low, high in pairwise(points):
        _branch(toy, side, low, high, horn, 0.034)
    for low, tip in (((0.17, 1.0), (0.34, 1.03)), ((0.25, 1.14), (0.41, 1.2))):
        _branch(toy, side, low, tip, horn, 0.028)
        toy.ball(0.045, GOLD, side * tip[0], 0, tip[1], segments=14)
    toy.ball(0.045, GOLD, side * points[-1][0], 0, points[-1][1], segments=14)


def _branch(
    toy: Toy,
    side: int,
    low: tuple[float, float],
    high: tuple[float, float],
    coat: Coat,
    radius: float,
) -> None:
    across, up = side * (high[0] - low[0]), high[1] - low[1]
    lean = math.degrees(math.atan2(across, up))
    length = math.hypot(across, up)
    toy.cylinder(radius, length, coat, side * low[0], 0, low[1], ry=lean, segments=12)
    toy.ball(radius, coat, side * low[0], 0, low[1], segments=12)


CHARACTERS: dict[str, Callable[[Toy], None]] = {
    SPROUT: dormouse,
    APPRENTICE: squirrel,
    BUILDER: beaver,
    ARCHITECT: owl,
    MASTER: stag,
}
"""Who plays each level."""

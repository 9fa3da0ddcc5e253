"""Miniatures of decorations: fountain, statue, market, garden, well, windmill."""

from __future__ import annotations

import math

from game.render.models.dwellings import door, window
from game.render.models.paint import (
    ACCENT,
    GOLD,
    ROOF,
    WALL,
    WALL_DARK,
    WALL_LIGHT,
    plain,
)
from game.render.models.toy import Toy

POOL, SPRAY, FOAM = "#7CC0E4", "#BFE5F6", "#E9F7FD"
TIMBER, CLOTH_WHITE = "#8A5A34", "#F7EBD3"


def fountain(toy: Toy) -> None:
    """Two basins and a jet of water."""
    toy.cylinder(0.3, 0.045, WALL_DARK, segments=24)
    rim = [(0.0, 0.03), (0.26, 0.03), (0.285, 0.05), (0.285, 0.14), (0.265, 0.155), (0.235, 0.15)]
    with toy.at():
        toy.lathe([*rim, (0.23, 0.1), (0.0, 0.1)], WALL, 24, edges=(3, 4))
    toy.cylinder(0.235, 0.03, plain(POOL), z=0.095, bevel=0.003, segments=24)
    toy.cylinder(0.045, 0.3, WALL, z=0.1, segments=12)
    bowl = [(0.0, 0.33), (0.045, 0.33), (0.15, 0.4), (0.155, 0.43), (0.13, 0.435), (0.0, 0.42)]
    toy.lathe(bowl, WALL_LIGHT, 18, edges=(2, 3))
    toy.cylinder(0.118, 0.02, plain(POOL), z=0.415, bevel=0.003, segments=16)
    toy.cone(0.045, 0.17, plain(SPRAY), z=0.43, segments=10)
    toy.ball(0.034, plain(FOAM), z=0.6, segments=8)
    for k in range(6):
        angle = math.tau * k / 6
        x, y = math.cos(angle), math.sin(angle)
        toy.ball(0.022, plain(FOAM), 0.16 * x, 0.16 * y, 0.128, segments=6)


def statue(toy: Toy) -> None:
    """A wizard with a staff on a plinth with a golden plate."""
    toy.box(0.42, 0.4, 0.06, WALL_LIGHT)
    toy.box(0.32, 0.32, 0.15, WALL, z=0.06, bevel=0.014)
    toy.box(0.36, 0.36, 0.035, WALL_LIGHT, z=0.21, bevel=0.008)
    robe = [
        (0.0, 0.0),
        (0.1, 0.0),
        (0.112, 0.02),
        (0.07, 0.16),
        (0.082, 0.23),
        (0.05, 0.28),
        (0.0, 0.29),
    ]
    with toy.at(z=0.245):
        toy.lathe(robe, WALL_LIGHT, 14, smooth=0.4)
        toy.ball(0.06, WALL_LIGHT, z=0.32, segments=10)
        toy.cone(0.072, 0.14, WALL, z=0.345, segments=12)
        toy.peg(0.012, 0.38, GOLD, 0.125, -0.02, segments=6)
        toy.ball(0.03, GOLD, 0.125, -0.02, 0.4, segments=8)
        toy.box(0.14, 0.035, 0.035, WALL_LIGHT, 0.065, -0.02, 0.19, ry=-12)
        toy.box(0.11, 0.035, 0.035, WALL_LIGHT, -0.07, -0.02, 0.17, ry=30)
    toy.box(0.15, 0.016, 0.07, GOLD, 0, -0.162, 0.1, bevel=0.005)


def market(toy: Toy) -> None:
    """A stall full of fruit under a striped awning."""
    toy.box(0.56, 0.42, 0.03, WALL_DARK)
    toy.box(0.5, 0.15, 0.15, WALL, 0, -0.11, 0.03, bevel=0.012)
    toy.box(0.53, 0.18, 0.02, WALL_LIGHT, 0, -0.11, 0.175, bevel=0.004)
    toy.box(0.46, 0.04, 0.2, WALL, 0, 0.17, 0.03, bevel=0.01)
    for x in (-0.25, 0.25):
        toy.peg(0.02, 0.33, TIMBER, x, -0.04, 0.02, segments=6)
        toy.peg(0.02, 0.4, TIMBER, x, 0.18, 0.02, segments=6)
    for i in range(5):
        coat = ACCENT if i % 2 == 0 else CLOTH_WHITE
        x = -0.24 + i * 0.12
        toy.box(0.12, 0.33, 0.02, coat, x, 0.08, 0.385, rx=14, bevel=0.005)
        toy.box(0.12, 0.014, 0.055, coat, x, -0.083, 0.3, bevel=0.004)
    for i, colour in enumerate(("#D5702F", "#5E9A5B", "#E9C046", "#B8485E")):
        for k in (-0.03, 0.03):
            toy.ball(0.033, colour, -0.18 + i * 0.12 + k, -0.12 + abs(k), 0.215, segments=8)


def garden(toy: Toy) -> None:
    """Flower beds round a bird bath, with an arbour behind."""
    toy.box(0.72, 0.5, 0.025, WALL_DARK, bevel=0.008)
    toy.box(0.66, 0.44, 0.015, "#C9B48A", z=0.02, bevel=0.003)
    flowers = ("#D65B6F", "#F3D36A", "#FFFDF4", "#9B7FC0")
    for k, (x, y) in enumerate(((-0.21, -0.11), (0.21, -0.11), (-0.21, 0.11), (0.21, 0.11))):
        toy.box(0.2, 0.16, 0.06, WALL, x, y, 0.03, bevel=0.012)
        toy.box(0.16, 0.12, 0.03, "#4F8F55", x, y, 0.075, bevel=0.008)
        for i in range(4):
            spot = (x - 0.05 + 0.1 * (i % 2), y - 0.03 + 0.06 * (i // 2))
            toy.ball(0.027, flowers[(k + i) % 4], *spot, 0.12, segments=6)
    toy.peg(0.03, 0.14, WALL_LIGHT, 0, -0.08, 0.03, segments=8)
    bath = [(0.0, 0.15), (0.03, 0.15), (0.085, 0.185), (0.085, 0.2), (0.0, 0.2)]
    with toy.at(0, -0.08):
        toy.lathe(bath, WALL_LIGHT, 12, edges=(2,))
        toy.cylinder(0.066, 0.01, plain(POOL), z=0.196, bevel=0.002, segments=12)
    with toy.at(0, 0.17, 0.03):
        toy.arch(0.34, 0.07, 0.36, 0.11, WALL, stretch=2.4)
        toy.box(0.4, 0.12, 0.03, ROOF, z=0.36, bevel=0.008)
    for x, z, size in (
        (-0.14, 0.3, 0.05),
        (0.12, 0.33, 0.055),
        (-0.02, 0.36, 0.05),
        (0.15, 0.2, 0.04),
    ):
        toy.ball(size, "#4F9258", x, 0.14, z + 0.05, segments=8)


def well(toy: Toy) -> None:
    """A round well under a little roof, with bucket and crank."""
    toy.cylinder(0.26, 0.03, WALL_DARK, segments=18)
    rim = [(0.0, 0.02), (0.19, 0.02), (0.2, 0.04), (0.2, 0.17), (0.185, 0.19), (0.14, 0.19)]
    toy.lathe([*rim, (0.135, 0.12), (0.0, 0.12)], WALL, 18, edges=(3, 4))
    toy.cylinder(0.14, 0.02, plain(POOL), z=0.115, bevel=0.002, segments=16)
    for x in (-0.19, 0.19):
        toy.box(0.04, 0.05, 0.42, TIMBER, x, 0, 0.05)
    toy.peg(0.022, 0.44, TIMBER, -0.22, 0, 0.4, segments=8, ry=90)
    toy.box(0.012, 0.012, 0.11, "#E6CFA2", 0, 0, 0.28, bevel=0)
    bucket = [(0.0, 0.0), (0.04, 0.0), (0.052, 0.085), (0.0, 0.085)]
    with toy.at(z=0.2):
        toy.lathe(bucket, "#A9713F", 10, edges=(1,))
    toy.wedge(0.36, 0.52, 0.2, ROOF, z=0.45, rz=90)
    toy.box(0.02, 0.05, 0.1, TIMBER, 0.225, -0.03, 0.33, bevel=0.004)
    toy.ball(0.022, GOLD, 0.225, -0.05, 0.33, segments=6)


def windmill(toy: Toy) -> None:
    """A windmill whose four sails face the player."""
    toy.cylinder(0.23, 0.04, WALL_DARK, segments=16)
    body = [(0.0, 0.03), (0.19, 0.03), (0.2, 0.05), (0.13, 0.45), (0.12, 0.46), (0.0, 0.46)]
    toy.lathe(body, WALL, 14, edges=(1, 3))
    toy.cylinder(0.158, 0.03, WALL_LIGHT, z=0.445, bevel=0.008, segments=14)
    toy.cone(0.17, 0.2, ROOF, z=0.47, segments=14)
    door(toy, 0, -0.19, 0.045, 0.1, 0.14)
    window(toy, 0, -0.158, 0.235, size=0.75)
    with toy.at(0, -0.16, 0.43):
        toy.peg(0.03, 0.09, TIMBER, 0, 0.05, 0, rx=90, segments=8)
        for k in range(4):
            with toy.at(0, -0.02, 0, ry=20 + 90 * k):
                toy.box(0.022, 0.016, 0.27, TIMBER, bevel=0.003)
                toy.box(0.085, 0.01, 0.19, CLOTH_WHITE, 0.045, -0.006, 0.075, bevel=0.003)
                toy.box(0.085, 0.014, 0.022, ACCENT, 0.045, -0.007, 0.244, bevel=0.003)
        toy.ball(0.032, GOLD, 0, -0.05, 0, segments=8)


MODELS = {
    "fountain": fountain,
    "statue": statue,
    "market": market,
    "garden": garden,
    "well": well,
    "windmill": windmill,
}

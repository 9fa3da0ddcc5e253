"""Miniatures of dwellings: house, cottage, lodge, hut, tower, keep."""

from __future__ import annotations

import math
from itertools import product

from game.render.models.paint import (
    ACCENT,
    GOLD,
    ROOF,
    ROOF_LIGHT,
    WALL,
    WALL_DARK,
    WALL_LIGHT,
    plain,
)
from game.render.models.toy import Toy

DOOR, PANE, SILL, BRICK = "#5B3820", "#FBE3A0", "#F6EAD2", "#A2604A"


def window(toy: Toy, x: float, y: float, z: float, rz: float = 0, size: float = 1.0) -> None:
    """A lit window with a sill, on a wall that faces the player (turned by ``rz``)."""
    with toy.at(x, y, z, rz=rz, scale=size):
        toy.box(0.095, 0.016, 0.105, SILL, z=-0.01, bevel=0.003)
        toy.box(0.07, 0.024, 0.08, plain(PANE), bevel=0.003)


def door(toy: Toy, x: float, y: float, z: float, width: float = 0.1, height: float = 0.15) -> None:
    """A door with a knob, facing the player."""
    toy.box(width, 0.026, height, DOOR, x, y, z, bevel=0.006)
    toy.ball(0.011, plain(GOLD), x + width * 0.28, y - 0.016, z + height * 0.45, segments=6)


def _walls(toy: Toy, width: float, depth: float, height: float) -> None:
    toy.box(width + 0.06, depth + 0.06, 0.03, WALL_DARK)
    toy.box(width, depth, height, WALL, z=0.03, bevel=0.014)


def house(toy: Toy) -> None:
    """Two storeys under a gable that faces the player."""
    _walls(toy, 0.36, 0.36, 0.36)
    toy.box(0.4, 0.4, 0.03, WALL_DARK, z=0.2, bevel=0.006)
    toy.wedge(0.5, 0.46, 0.25, ROOF, z=0.39)
    door(toy, 0, -0.18, 0.03)
    toy.box(0.16, 0.06, 0.02, WALL_LIGHT, 0, -0.2, 0.185, bevel=0.004)
    for x in (-0.09, 0.09):
        window(toy, x, -0.18, 0.255, size=0.9)
    window(toy, 0.18, 0, 0.075, 90, 0.9)
    toy.box(0.07, 0.07, 0.2, BRICK, 0.13, 0.08, 0.45)


def cottage(toy: Toy) -> None:
    """One storey, a broad roof, a chimney and a bench of flowers."""
    _walls(toy, 0.46, 0.36, 0.22)
    toy.wedge(0.48, 0.56, 0.25, ROOF, z=0.25, rz=90)
    door(toy, -0.1, -0.18, 0.03)
    window(toy, 0.11, -0.18, 0.115)
    window(toy, 0.23, 0, 0.115, 90)
    toy.box(0.075, 0.075, 0.22, BRICK, 0.13, 0.06, 0.32)
    toy.box(0.13, 0.05, 0.035, WALL_DARK, 0.11, -0.205, 0.05, bevel=0.006)
    for i, colour in enumerate(("#D5702F", "#F3D36A", "#C8506A")):
        toy.ball(0.02, colour, 0.072 + i * 0.038, -0.205, 0.095, segments=6)


def lodge(toy: Toy) -> None:
    """A long house of logs with a porch."""
    _walls(toy, 0.46, 0.32, 0.06)
    for z, y in product((0.075, 0.135, 0.195), (-0.16, 0.16)):
        toy.peg(0.034, 0.52, WALL_LIGHT, -0.26, y, z + 0.02, segments=8, ry=90)
    toy.box(0.44, 0.31, 0.2, WALL, z=0.06, bevel=0.01)
    toy.wedge(0.46, 0.56, 0.22, ROOF, z=0.25, rz=90)
    door(toy, -0.11, -0.19, 0.03, 0.11, 0.17)
    window(toy, 0.11, -0.195, 0.11, size=1.1)
    toy.box(0.08, 0.08, 0.2, BRICK, 0.15, 0.05, 0.32)
    for x in (-0.19, -0.03):
        toy.peg(0.016, 0.2, WALL_DARK, x, -0.26, 0.0, segments=6)
    toy.box(0.24, 0.13, 0.022, ROOF_LIGHT, -0.11, -0.225, 0.2, rx=14, bevel=0.006)


def hut(toy: Toy) -> None:
    """A round hut under a tall cap."""
    toy.cylinder(0.23, 0.04, WALL_DARK, segments=16)
    toy.cylinder(0.185, 0.2, WALL, z=0.03, bevel=0.012, segments=16)
    toy.cone(0.27, 0.32, ROOF, z=0.22, segments=16)
    toy.ball(0.035, ROOF_LIGHT, z=0.55, segments=8)
    door(toy, 0, -0.185, 0.04, 0.1, 0.14)
    for turn in (-52, 52):
        angle = math.radians(turn)
        window(toy, math.sin(angle) * 0.18, -math.cos(angle) * 0.18, 0.1, turn, 0.8)


def tower(toy: Toy) -> None:
    """A round tower with a pointed roof."""
    toy.cylinder(0.21, 0.05, WALL_DARK, segments=18)
    toy.cylinder(0.165, 0.38, WALL, z=0.04, bevel=0.012, segments=18)
    toy.cylinder(0.2, 0.05, WALL_LIGHT, z=0.4, bevel=0.012, segments=18)
    toy.cone(0.225, 0.27, ROOF, z=0.44, segments=18)
    toy.ball(0.028, GOLD, z=0.71, segments=8)
    door(toy, 0, -0.165, 0.05)
    window(toy, 0, -0.16, 0.27, size=0.9)
    window(toy, 0.16, 0, 0.24, 90, 0.9)


def keep(toy: Toy) -> None:
    """A castle with four corner towers, battlements and a banner."""
    toy.box(0.5, 0.42, 0.04, WALL_DARK)
    toy.box(0.42, 0.34, 0.25, WALL, z=0.04, bevel=0.012)
    for x, y in product((-0.2, 0.2), (-0.155, 0.155)):
        toy.cylinder(0.082, 0.35, WALL_LIGHT, x, y, 0.03, bevel=0.01, segments=12)
        toy.cone(0.11, 0.17, ROOF, x, y, 0.38, segments=12)
    for x in (-0.075, 0.0, 0.075):
        toy.box(0.045, 0.05, 0.05, WALL_LIGHT, x, -0.15, 0.285)
        toy.box(0.045, 0.05, 0.05, WALL_LIGHT, x, 0.15, 0.285)
    toy.box(0.17, 0.03, 0.2, WALL_DARK, 0, -0.175, 0.04, bevel=0.006)
    toy.box(0.12, 0.04, 0.16, "#C9A25E", 0, -0.176, 0.04, bevel=0.006)
    toy.peg(0.011, 0.34, "#D9B98A", 0, 0, 0.28, segments=6)
    with toy.at(0.005, 0, 0.5):
        toy.prism([(0, 0), (0.14, 0.05), (0, 0.1)], 0.012, ACCENT, 0.003)


MODELS = {
    "house": house,
    "cottage": cottage,
    "lodge": lodge,
    "hut": hut,
    "tower": tower,
    "keep": keep,
}

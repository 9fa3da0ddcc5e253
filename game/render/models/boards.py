"""Boards of maple for titles of any grid, and pawns that stand on them."""

from __future__ import annotations

import math
from itertools import product

from game.render.mesh import Surface
from game.render.models.carving import Flat, Point
from game.render.models.furniture import MAPLE, MAPLE_DARK, STUD, STUD_HEART
from game.render.models.paint import PLAYERS, Paint, darker, mixed, paler
from game.render.models.printing import rod
from game.render.models.toy import Toy

BOARD_TOP = 0.135
"""Height on which fields lie."""
RIM = 0.6
"""How far the board reaches beyond its fields."""
NATURAL = "#D8B27C"
_LINE = darker(MAPLE_DARK, 0.12)


def grid_board(
    toy: Toy, columns: int, rows: int, pitch: float = 1.0, *, arrows: bool = True
) -> None:
    """A board with room for so many fields: a dark recess, brass studs, and an arrow for each lane
    unless the ``arrows`` are pieces of their own."""
    width, depth = columns * pitch, rows * pitch
    toy.box(width + 2 * RIM, depth + 2 * RIM, 0.16, MAPLE, z=BOARD_TOP - 0.145, bevel=0.06)
    top = BOARD_TOP + 0.0165
    _inlay(toy, width + 0.2, depth + 0.2, _LINE, top)
    _inlay(toy, width + 0.14, depth + 0.14, mixed(MAPLE_DARK, "#5A3818", 0.45), top + 0.0015)
    if arrows:
        _arrows(toy, (columns, rows), pitch, top)
    for x, y in product((-1, 1), repeat=2):
        place = (x * (width / 2 + RIM * 0.55), y * (depth / 2 + RIM * 0.55), top - 0.005)
        toy.cylinder(0.11, 0.04, STUD, *place, bevel=0.014)
        toy.cylinder(0.06, 0.015, STUD_HEART, place[0], place[1], place[2] + 0.037, bevel=0.004)


def _arrows(toy: Toy, lanes: tuple[int, int], pitch: float, z: float) -> None:
    """An arrow at both ends of each lane."""
    columns, rows = lanes
    for column, side in product(range(columns), (-1, 1)):
        out = rows * pitch / 2 + RIM * 0.52
        _arrow(toy, (column - (columns - 1) / 2) * pitch, side * out, side, z)
    for row, side in product(range(rows), (-1, 1)):
        out = columns * pitch / 2 + RIM * 0.52
        with toy.at(rz=-90):
            _arrow(toy, -(row - (rows - 1) / 2) * pitch, side * out, side, z)


def _inlay(toy: Toy, width: float, depth: float, colour: str, z: float) -> None:
    w, d = width / 2, depth / 2
    points: list[Point] = [(-w, -d, z), (w, -d, z), (w, d, z), (-w, d, z)]
    toy.face(points, [(0, 0, 1)] * 4, colour, Surface.WOOD)


def _arrow(toy: Toy, x: float, y: float, side: int, z: float) -> None:
    """A small arrow that points into a lane."""
    points: list[Point] = [(x - 0.13, y + side * 0.07, z), (x + 0.13, y + side * 0.07, z)]
    points.append((x, y - side * 0.11, z))
    toy.face(points, [(0, 0, 1)] * 3, mixed(MAPLE_DARK, "#5A3818", 0.25), Surface.WOOD)


_BODY: list[Flat] = [
    (0.0, 0.0),
    (0.2, 0.0),
    (0.215, 0.02),
    (0.215, 0.07),
    (0.195, 0.1),
    (0.15, 0.125),
    (0.115, 0.19),
    (0.088, 0.3),
    (0.075, 0.4),
    (0.085, 0.425),
    (0.13, 0.44),
    (0.135, 0.462),
    (0.11, 0.48),
    (0.0, 0.485),
]


def pawn(toy: Toy, player: int | None) -> None:
    """A turned wooden pawn about 0.75 high. Its head is the player's shape: ball, cone, cube or
    diamond; a pawn of nobody's is of bare wood with two burnt rings."""
    colour = NATURAL if player is None else PLAYERS[player]
    toy.lathe(_BODY, Paint(colour, paler=0.28), 24, edges=(2, 3, 9, 10))
    for z, radius in ((0.052, 0.217), (0.3, 0.0895)) if player is None else ((0.052, 0.217),):
        band = "#7C4F2D" if player is None else paler(colour, 0.5)
        toy.lathe([(radius - 0.004, z - 0.014), (radius, z), (radius - 0.004, z + 0.014)], band, 24)
    _HEADS[player if player is not None else 0](toy, colour)


def _ball(toy: Toy, colour: str) -> None:
    toy.ball(0.125, Paint(colour, paler=0.28), z=0.585, segments=18)


def _cone(toy: Toy, colour: str) -> None:
    toy.cone(0.15, 0.29, Paint(colour, paler=0.35), z=0.475, segments=20)


def _cube(toy: Toy, colour: str) -> None:
    toy.box(0.215, 0.215, 0.215, Paint(colour, paler=0.3), z=0.478, bevel=0.028)


def _diamond(toy: Toy, colour: str) -> None:
    profile: list[Flat] = [(0.0, 0.465), (0.15, 0.6), (0.0, 0.755)]
    toy.lathe(profile, Paint(colour, paler=0.3), 4, smooth=1.1)
    for quarter in range(4):
        angle = math.tau * quarter / 4
        corner: Point = (0.15 * math.cos(angle), 0.15 * math.sin(angle), 0.6)
        rod(toy, corner, (0, 0, 0.752), 0.012, paler(colour, 0.3))


_HEADS = (_ball, _cone, _cube, _diamond)

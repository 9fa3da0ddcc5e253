"""The pieces that are handled: block, tile, token, space, scoring card, tray.

Every piece rests on z = 0 and is centred, but for the block, whose origin is its middle.
"""

from __future__ import annotations

import math
from itertools import product

from game.render.mesh import Surface
from game.render.models.carving import Flat, Point
from game.render.models.paint import PLAYERS, Paint, darker, paler
from game.render.models.toy import Toy

BLOCK = 0.62
"""Edge of a block."""
TILE_TOP = 0.067
"""Height of a tile; stacked tiles lie 0.075 apart."""
PICTURE_SIDE = 0.965
"""Edge of a tile's picture."""
PICTURE_LIFT = 0.0015
"""How far a picture lies above the card or wood that carries it."""
CARD = Paint("#E9DCC2", Surface.CARD, Surface.BEVEL)
TOKEN_WOOD = Paint("#C99B62", Surface.TINTED, Surface.TINTED_BEVEL, 0)
"""Tinted by the renderer while the token lies face down."""
TRAY = "#B98552"
EMBLEMS = ((16, 0.0, 0.9), (3, 90.0, 1.15), (4, 45.0, 1.1), (4, 0.0, 1.15))
"""Corners, first corner's angle and stretch of the four players' shapes."""
_PICTURE = "#F1E6CE"
_ROUNDING = 3


def picture(toy: Toy, width: float, depth: float, z: float) -> None:
    """The piece's face picture, lying at height ``z``."""
    w, d = width / 2, depth / 2
    points: list[Point] = [(-w, -d, z), (w, -d, z), (w, d, z), (-w, d, z)]
    uvs: list[Flat] = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    toy.face(points, [(0, 0, 1)] * 4, _PICTURE, Surface.PICTURE, uvs)


def block(toy: Toy) -> None:
    """A block of the cube: tinted wood, paler edges, a stamp on each side."""
    flat = BLOCK / 2 * (1 - 0.15)
    for axis, side in product(range(3), (-1.0, 1.0)):
        _stamped_side(toy, axis, side, flat)
    for signs in product((-1.0, 1.0), repeat=3):
        _rounded_corner(toy, signs, flat)
    for axis in range(3):
        for a, b in product((-1.0, 1.0), repeat=2):
            _rounded_edge(toy, axis, (a, b), flat)


def _stamped_side(toy: Toy, axis: int, side: float, flat: float) -> None:
    normal = tuple(side if k == axis else 0.0 for k in range(3))
    right = (1.0, 0.0, 0.0) if axis == 2 else (-normal[1], normal[0], 0.0)
    up = (0.0, side, 0.0) if axis == 2 else (0.0, 0.0, 1.0)
    points: list[Point] = []
    for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        x, y, z = (normal[k] * BLOCK / 2 + (right[k] * a + up[k] * b) * flat for k in range(3))
        points.append((x, y, z))
    uvs: list[Flat] = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    facing = (normal[0], normal[1], normal[2])
    toy.face(points, [facing] * 4, "#FFFFFF", Surface.STAMP, uvs)


def _arc(step: int) -> Flat:
    angle = math.pi / 2 * step / _ROUNDING
    return math.cos(angle), math.sin(angle)


def _rounded_edge(toy: Toy, axis: int, signs: tuple[float, float], flat: float) -> None:
    round_off = BLOCK / 2 - flat
    for step in range(_ROUNDING):
        points: list[Point] = []
        normals: list[Point] = []
        for end, along in ((step, -1.0), (step + 1, -1.0), (step + 1, 1.0), (step, 1.0)):
            a, b = _arc(end)
            normal = _spread(axis, 0.0, a * signs[0], b * signs[1])
            core = _spread(axis, along * flat, signs[0] * flat, signs[1] * flat)
            normals.append(normal)
            points.append(_out(core, normal, round_off))
        toy.face(points, normals, "#FFFFFF", Surface.TINTED_BEVEL)


def _rounded_corner(toy: Toy, signs: tuple[float, ...], flat: float) -> None:
    core: Point = (signs[0] * flat, signs[1] * flat, signs[2] * flat)
    grid = {
        (i, j): _octant(i, j, signs) for i in range(_ROUNDING + 1) for j in range(_ROUNDING + 1 - i)
    }
    for i, j in grid:
        for trio in (((i, j), (i + 1, j), (i, j + 1)), ((i + 1, j), (i + 1, j + 1), (i, j + 1))):
            if all(place in grid for place in trio):
                normals = [grid[place] for place in trio]
                points = [_out(core, normal, BLOCK / 2 - flat) for normal in normals]
                toy.face(points, normals, "#FFFFFF", Surface.TINTED_BEVEL)


def _octant(i: int, j: int, signs: tuple[float, ...]) -> Point:
    """A direction on the eighth of a sphere, evenly spread along its three sides."""
    rest = _ROUNDING - i - j
    x, y, z = (math.sin(math.pi / 2 * part / _ROUNDING) for part in (i, j, rest))
    length = math.sqrt(x * x + y * y + z * z)
    return (signs[0] * x / length, signs[1] * y / length, signs[2] * z / length)


def _spread(axis: int, along: float, a: float, b: float) -> Point:
    return ((along, a, b), (a, along, b), (a, b, along))[axis]


def _out(core: Point, normal: Point, length: float) -> Point:
    return (
        core[0] + normal[0] * length,
        core[1] + normal[1] * length,
        core[2] + normal[2] * length,
    )


def tile(toy: Toy) -> None:
    """One card of building-tile size with its picture on top."""
    toy.box(1, 1, TILE_TOP, CARD, bevel=0.014)
    picture(toy, PICTURE_SIDE, PICTURE_SIDE, TILE_TOP + PICTURE_LIFT)


def token(toy: Toy) -> None:
    """A weapon token: a wooden disc with a round picture."""
    radius, height, segments = 0.37, 0.07, 28
    toy.cylinder(radius, height, TOKEN_WOOD, bevel=0.018, segments=segments)
    inner = radius * 0.945
    angles = [math.tau * k / segments for k in range(segments)]
    rim = [(math.cos(a), math.sin(a)) for a in angles]
    toy.face(
        [(x * inner, y * inner, height + PICTURE_LIFT) for x, y in rim],
        [(0, 0, 1)] * segments,
        _PICTURE,
        Surface.PICTURE,
        [(0.5 + x / 2, 0.5 + y / 2) for x, y in rim],
    )


def space(toy: Toy) -> None:
    """A printed space of a player board."""
    toy.box(1.03, 1.03, 0.012, Paint("#F0DFBE", Surface.CARD, Surface.BEVEL), bevel=0.004)
    picture(toy, 1.02, 1.02, 0.0135)


def scorecard(toy: Toy) -> None:
    """A scoring card; its picture is square and is drawn for this shape, 0.88 × 1.23."""
    toy.box(0.9, 1.25, 0.04, CARD, bevel=0.012)
    picture(toy, 0.88, 1.23, 0.0415)


def emblem(toy: Toy, player: int, size: float, colour: str) -> None:
    """The player's shape, upright and facing the player: disc, triangle, square or diamond."""
    corners, start, stretch = EMBLEMS[player]
    angles = [math.radians(start) + math.tau * k / corners for k in range(corners)]
    outline = [(size * stretch * math.cos(a), size * stretch * math.sin(a)) for a in angles]
    toy.prism(outline, 0.03, colour, 0.006)


def tray(toy: Toy, player: int) -> None:
    """The box for a player's blocks, 2.44 × 2.14; its floor is at 0.06."""
    width, depth = 2.3, 2.0
    toy.box(width, depth, 0.06, darker(TRAY, 0.12), bevel=0.015)
    for side in (-1, 1):
        toy.box(width + 0.14, 0.12, 0.3, TRAY, 0, side * depth / 2, bevel=0.035)
        toy.box(0.12, depth - 0.1, 0.3, TRAY, side * width / 2, 0, bevel=0.035)
        toy.box(0.7, 0.03, 0.16, PLAYERS[player], 0, side * (depth / 2 + 0.062), 0.07, bevel=0.008)
    with toy.at(0, -depth / 2 - 0.082, 0.15):
        emblem(toy, player, 0.068, "#F6EAD2")
    for x in (-0.6, 0.6):
        toy.box(0.02, depth - 0.14, 0.004, paler(TRAY, 0.05), x, 0, 0.06, bevel=0.001)

"""Dice whose kinds differ in paint, in the shape of their pips, and so in the dark as well."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from game.render.mesh import Surface
from game.render.models.carving import Flat, Point
from game.render.models.paint import Paint
from game.render.models.toy import Toy
from game.scene.dice import DIE, FACES

ROUNDING, STEPS = 0.135, 4
"""How round the edges are, in edges; in how many steps."""
PITCH, PIP = 0.225, 0.103
"""From the middle of a side to its outer pips, and how large a pip is, in edges."""
LARGE = 1.45
"""A single pip is so much larger."""
LIFT = 0.0015
PLACES: dict[int, tuple[Flat, ...]] = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of each value are, in pitches."""
Shapes = list[list[Flat]]
"""Convex outlines that make up one pip, of radius 1."""


class Die(NamedTuple):
    """A kind of die: paint, ink, and the name of its pip in :data:`PIPS`.

    Its sides are of the surface whose edges alone light up under a mark: a green die stays green.
    """

    paint: str
    ink: str
    pip: str


def die(toy: Toy, kind: Die) -> None:
    """A die about its middle; opposite sides sum to seven."""
    body = Paint(kind.paint, Surface.TINTED, Surface.TINTED_BEVEL, 0)
    rounded_box(toy, (DIE, DIE, DIE), DIE * ROUNDING, body, kind.paint)
    for value, out in FACES.items():
        _side(toy, value, out, kind)


def plain_die(toy: Toy, kind: Die) -> None:
    """The same die with sharp edges and few corners, every pip in its place."""
    for value, out in FACES.items():
        right, up = _frame(out)
        corners: list[Flat] = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        half = DIE / 2 * 0.985
        points = [_on(out, right, up, (a * half, b * half), half) for a, b in corners]
        toy.face(points, [out] * 4, kind.paint, Surface.TINTED)
        size = PIP * DIE * (LARGE if value == 1 else 1.0)
        for x, y in PLACES[value]:
            for shape in PLAIN_PIPS[kind.pip]:
                flat = [(x * PITCH * DIE + a * size, y * PITCH * DIE + b * size) for a, b in shape]
                spots = [_on(out, right, up, (a, b), DIE / 2 + LIFT) for a, b in flat]
                toy.face(spots, [out] * len(spots), kind.ink, Surface.CARD)


def _side(toy: Toy, value: int, out: Point, kind: Die) -> None:
    right, up = _frame(out)
    size = PIP * DIE * (LARGE if value == 1 else 1.0)
    for x, y in PLACES[value]:
        for shape in PIPS[kind.pip]:
            flat = [(x * PITCH * DIE + a * size, y * PITCH * DIE + b * size) for a, b in shape]
            points = [_on(out, right, up, (a, b), DIE / 2 + LIFT) for a, b in flat]
            toy.face(points, [out] * len(points), kind.ink, Surface.CARD)


def _frame(out: Point) -> tuple[Point, Point]:
    """What is right and what is up on the side that looks ``out``."""
    if abs(out[2]) > 0.5:
        return (1.0, 0.0, 0.0), (0.0, out[2], 0.0)
    return (-out[1], out[0], 0.0), (0.0, 0.0, 1.0)


def _on(out: Point, right: Point, up: Point, flat: Flat, away: float) -> Point:
    x, y, z = (o * away + r * flat[0] + u * flat[1] for o, r, u in zip(out, right, up, strict=True))
    return (x, y, z)


def rounded_box(
    toy: Toy, size: Point, rounding: float, coat: Paint, edge: str, z: float = 0.0
) -> None:
    """A box with round edges about its middle, which is at height ``z``; its edges have a paint
    of their own."""
    core: Point = (size[0] / 2 - rounding, size[1] / 2 - rounding, size[2] / 2 - rounding)
    with toy.at(0, 0, z):
        for axis, sign in product(range(3), (-1.0, 1.0)):
            out: Point = _spread(axis, sign, 0.0, 0.0)
            corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
            points = [_reached(core, _spread(axis, sign, a, b), out, rounding) for a, b in corners]
            toy.face(points, [out] * 4, coat.colour, coat.surface)
        for axis in range(3):
            for a, b in product((-1.0, 1.0), repeat=2):
                _edge(toy, axis, (a, b), core, rounding, edge, coat.edge)
        for signs in product((-1.0, 1.0), repeat=3):
            _corner(toy, (signs[0], signs[1], signs[2]), core, rounding, edge, coat.edge)


def _edge(
    toy: Toy,
    axis: int,
    signs: Flat,
    core: Point,
    rounding: float,
    colour: str,
    surface: Surface,
) -> None:
    for step in range(STEPS):
        points: list[Point] = []
        normals: list[Point] = []
        for end, along in ((step, -1.0), (step + 1, -1.0), (step + 1, 1.0), (step, 1.0)):
            angle = math.pi / 2 * end / STEPS
            normal = _spread(axis, 0.0, signs[0] * math.cos(angle), signs[1] * math.sin(angle))
            normals.append(normal)
            points.append(_reached(core, _spread(axis, along, *signs), normal, rounding))
        toy.face(points, normals, colour, surface)


def _corner(
    toy: Toy, signs: Point, core: Point, rounding: float, colour: str, surface: Surface
) -> None:
    grid: dict[tuple[int, int], Point] = {}
    for i in range(STEPS + 1):
        for j in range(STEPS + 1 - i):
            parts = [math.sin(math.pi / 2 * part / STEPS) for part in (i, j, STEPS - i - j)]
            length = math.sqrt(sum(part * part for part in parts))
            x, y, z = (sign * part / length for sign, part in zip(signs, parts, strict=True))
            grid[i, j] = (x, y, z)
    for i, j in grid:
        for trio in (((i, j), (i + 1, j), (i, j + 1)), ((i + 1, j), (i + 1, j + 1), (i, j + 1))):
            if all(place in grid for place in trio):
                normals = [grid[place] for place in trio]
                points = [_reached(core, signs, normal, rounding) for normal in normals]
                toy.face(points, normals, colour, surface)


def _spread(axis: int, along: float, a: float, b: float) -> Point:
    """A vector told along an axis and across it."""
    return ((along, a, b), (a, along, b), (a, b, along))[axis]


def _reached(core: Point, signs: Point, normal: Point, rounding: float) -> Point:
    x, y, z = (c * s + n * rounding for c, s, n in zip(core, signs, normal, strict=True))
    return (x, y, z)


def _ring(radius: float, sides: int, x: float = 0.0, y: float = 0.0) -> list[Flat]:
    angles = [math.tau * k / sides for k in range(sides)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def _disc() -> Shapes:
    return [_ring(1.0, 14)]


def _grain() -> Shapes:
    """A pointed grain of corn, upright."""
    side = [(0.68 * math.sin(t) ** 1.25, 1.2 * math.cos(t)) for t in _halves(7)]
    return [[(-x, y) for x, y in side[1:-1]] + [(x, y) for x, y in reversed(side)]]


def _halves(steps: int) -> list[float]:
    return [math.pi * k / steps for k in range(steps + 1)]


def _square() -> Shapes:
    reach, off = 0.86, 0.22
    corners: list[Flat] = []
    for x, y in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        near, far = (x * reach, y * (reach - off)), (x * (reach - off), y * reach)
        corners += [near, far] if x * y > 0 else [far, near]
    return [corners]


def _leaf() -> Shapes:
    """A leaf of three."""
    turns = [math.radians(degrees) for degrees in (90.0, 210.0, 330.0)]
    return [_ring(0.56, 10, 0.6 * math.cos(a), 0.6 * math.sin(a)) for a in turns]


def _star() -> Shapes:
    """A star of four points, cut into kites."""
    kites: Shapes = []
    for quarter in range(4):
        a = math.pi / 2 * quarter
        inner = [
            (0.44 * math.cos(a + d), 0.44 * math.sin(a + d)) for d in (-math.pi / 4, math.pi / 4)
        ]
        tip = (1.28 * math.cos(a), 1.28 * math.sin(a))
        kites.append([(0.0, 0.0), inner[0], tip, inner[1]])
    return kites


def _apple() -> Shapes:
    """An apple: two cheeks, and a leaf above."""
    cheeks = [_ring(0.66, 12, x, -0.2) for x in (-0.3, 0.3)]
    leaf: list[Flat] = [(0.02, 0.5), (0.3, 0.62), (0.62, 1.16), (0.12, 0.98)]
    return [*cheeks, leaf]


def _berry() -> Shapes:
    """A blackberry: rows of three, two and one."""
    rows = ((-0.66, 0.5), (0.0, 0.62), (0.66, 0.5), (-0.36, -0.16), (0.36, -0.16), (0.0, -0.8))
    return [_ring(0.38, 8, x, y) for x, y in rows]


def _sprig() -> Shapes:
    """A leaf that leans on its stalk, pointed at both ends, cut along its rib."""
    leaf = [(0.62 * math.sin(t) ** 1.1, 1.2 * math.cos(t)) for t in _halves(7)]
    lean = math.radians(-38.0)
    c, s = math.cos(lean), math.sin(lean)
    halves: Shapes = []
    for side in (-1, 1):
        half = [(side * (x * 0.94 + 0.07), y) for x, y in leaf[1:-1]]
        rib: list[Flat] = [(side * 0.07, -1.1), (side * 0.07, 1.1)]
        outline = [*rib, *half] if side < 0 else [*reversed(rib), *reversed(half)]
        halves.append([(x * c - y * s, x * s + y * c) for x, y in outline])
    return halves


def _spoon() -> Shapes:
    """A wooden spoon, upright."""
    bowl = [(0.56 * x, 0.62 + 0.62 * y) for x, y in _ring(1.0, 12)]
    handle: list[Flat] = [(-0.15, -1.25), (0.15, -1.25), (0.15, 0.1), (-0.15, 0.1)]
    return [bowl, handle]


_SHAPES: dict[str, Callable[[], Shapes]] = {
    "disc": _disc,
    "grain": _grain,
    "square": _square,
    "leaf": _leaf,
    "star": _star,
    "apple": _apple,
    "berry": _berry,
    "sprig": _sprig,
    "spoon": _spoon,
}
PIPS: dict[str, Shapes] = {name: shape() for name, shape in _SHAPES.items()}
"""The shapes of pips by name."""
PLAIN_PIPS: dict[str, Shapes] = {
    "disc": [_ring(1.0, 6)],
    "grain": [[(0.0, 1.2), (-0.66, 0.0), (0.0, -1.2), (0.66, 0.0)]],
    "square": [[(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)]],
    "leaf": [_ring(0.6, 4, 0.6 * math.cos(a), 0.6 * math.sin(a)) for a in (1.571, 3.665, 5.76)],
    "star": [
        [(0.0, 1.28), (-0.34, 0.0), (0.0, -1.28), (0.34, 0.0)],
        [(1.28, 0.0), (0.0, 0.34), (-1.28, 0.0), (0.0, -0.34)],
    ],
    "apple": [_ring(0.86, 6, 0.0, -0.2), [(0.0, 0.6), (0.4, 0.6), (0.6, 1.1)]],
    "berry": [[(-1.0, 0.7), (0.0, -1.1), (1.0, 0.7)]],
    "sprig": [[(-0.74, -0.95), (0.52, -0.42), (0.74, 0.95), (-0.52, 0.42)]],
    "spoon": [_ring(0.6, 5, 0.0, 0.6), [(-0.15, -1.2), (0.15, -1.2), (0.15, 0.2), (-0.15, 0.2)]],
}
"""The same shapes with few corners."""

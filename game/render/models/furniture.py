"""What the pieces lie on: overworld, turntable, player boards, fight stage, table and cloth."""

from __future__ import annotations

import math
from itertools import product

from game.render.mesh import Surface
from game.render.models.paint import GOLD, PLAYERS, Paint, darker, mixed, paler, plain
from game.render.models.pieces import emblem
from game.render.models.toy import Toy

PITCH = 1.28
"""From crossing to crossing on the overworld."""
OVERWORLD_TOP = 0.104
"""Height on which stacks, tokens and figures stand."""
CUBE_PITCH = 0.636
"""From block to block of the cube."""
TURNTABLE_TOP = 0.27
"""Height on which the cube stands."""
MAPLE, MAPLE_DARK, PATH = "#D3AC78", "#A87C4A", "#F0DAB4"
CLOTH = Paint("#3F5E63", Surface.CLOTH, Surface.CLOTH, 0)
TABLE = "#845433"
STUD, STUD_HEART = "#C9902F", "#F5DFA6"
HEM = "#D9C79C"
_RECESS = mixed(MAPLE_DARK, MAPLE, 0.35)
_LINE = darker(MAPLE_DARK, 0.12)
_PRINT = 0.0015


def _inlay(toy: Toy, width: float, depth: float, colour: str, x: float, y: float, z: float) -> None:
    """A flat rectangle let into the wood."""
    w, d = width / 2, depth / 2
    points = [(x - w, y - d, z), (x + w, y - d, z), (x + w, y + d, z), (x - w, y + d, z)]
    toy.face(points, [(0, 0, 1)] * 4, colour, Surface.WOOD)


def _spot(toy: Toy, radius: float, colour: str, x: float, y: float, z: float, sides: int) -> None:
    """A flat round inlay."""
    angles = [math.tau * k / sides for k in range(sides)]
    points = [(x + radius * math.cos(a), y + radius * math.sin(a), z) for a in angles]
    toy.face(points, [(0, 0, 1)] * sides, colour, Surface.WOOD)


def _ring(
    toy: Toy, radius: float, width: float, colour: str, at: tuple[float, float, float]
) -> None:
    """A flat round line."""
    with toy.at(*at):
        toy.lathe([(radius + width / 2, 0.0), (radius - width / 2, 0.0)], colour, 36)


def _frame_line(toy: Toy, half: float, width: float, colour: str, z: float) -> None:
    """A printed square outline."""
    for side in (-1, 1):
        _inlay(toy, 2 * half + width, width, colour, 0, side * half, z)
        _inlay(toy, width, 2 * half - width, colour, side * half, 0, z)


def overworld(toy: Toy) -> None:
    """The maple board: 4 × 4 places for stacks, paths, 16 places for tokens."""
    toy.box(8, 8, 0.12, MAPLE, 0, 0, OVERWORLD_TOP - 0.12, bevel=0.05)
    printed = OVERWORLD_TOP + _PRINT
    _frame_line(toy, 3.72, 0.035, _LINE, printed)
    _paths(toy, printed)
    for i, j in product(range(4), repeat=2):
        x, y = (i - 1.5) * PITCH, (j - 1.5) * PITCH
        _inlay(toy, 0.97, 0.97, _LINE, x, y, printed)
        _inlay(toy, 0.93, 0.93, _RECESS, x, y, printed + _PRINT)
    for k, side in product(range(4), (-1, 1)):
        along, off = (k - 1.5) * PITCH, side * 2.5 * PITCH
        for x, y in ((along, off), (off, along)):
            _spot(toy, 0.42, _LINE, x, y, printed, 28)
            _spot(toy, 0.40, _RECESS, x, y, printed + _PRINT, 28)
    for x, y in product((-2.5 * PITCH, 2.5 * PITCH), repeat=2):
        _compass(toy, x, y, printed)


def _paths(toy: Toy, z: float) -> None:
    reach, edge, width = 2 * PITCH, darker(MAPLE_DARK, 0.05), 0.27
    for side, colour, lift in ((width + 0.05, edge, 0.0), (width, PATH, 2 * _PRINT)):
        for k in range(-2, 3):
            _inlay(toy, 2 * reach + side, side, colour, 0, k * PITCH, z + lift)
            _inlay(toy, side, 2 * reach + side, colour, k * PITCH, 0, z + lift + _PRINT)
    marks = mixed(MAPLE_DARK, "#FFFFFF", 0.15)
    for k, step, part in product(range(-2, 3), range(-2, 2), (0.32, 0.5, 0.68)):
        along, across = (step + part) * PITCH, k * PITCH
        for x, y in ((along, across), (across, along)):
            _spot(toy, 0.03, marks, x, y, z + 4 * _PRINT, 8)


def _compass(toy: Toy, x: float, y: float, z: float) -> None:
    _ring(toy, 0.25, 0.045, _LINE, (x, y, z))
    with toy.at(x, y, z, rz=-45):
        for tip, colour in ((0.17, _LINE), (-0.17, mixed(_LINE, MAPLE, 0.5))):
            points = [(-0.055, 0.0, 0.0), (0.055, 0.0, 0.0), (0.0, tip, 0.0)]
            toy.face(points, [(0, 0, 1)] * 3, colour, Surface.WOOD)


def stud(toy: Toy) -> None:
    """The brass stud that marks a crossing; a piece of its own, so that it can light up."""
    toy.cylinder(0.085, 0.032, STUD, bevel=0.012, segments=16)
    with toy.at(0, 0, 0.032):
        dome = [(0.05, 0.0), (0.035, 0.008), (0.0, 0.011)]
        toy.lathe(dome, Paint(STUD_HEART, Surface.BEVEL, Surface.BEVEL, 0), 12)


def turntable(toy: Toy) -> None:
    """The cube's turntable, radius 2.1; its top lies at 0.27."""
    toy.cylinder(2.1, 0.1, "#6B4226", bevel=0.03, segments=56)
    disc = [(0.0, 0.03), (1.99, 0.03), (2.03, 0.06), (2.03, 0.23), (1.98, 0.262), (1.86, 0.27)]
    toy.lathe([*disc, (0.0, TURNTABLE_TOP)], "#C08A52", 56, edges=(1, 3))
    line, top = darker("#C08A52", 0.25), TURNTABLE_TOP + 0.002
    _ring(toy, 1.83, 0.025, line, (0, 0, top))
    for k in range(-2, 3):
        _inlay(toy, 4 * CUBE_PITCH, 0.02, line, 0, k * CUBE_PITCH, top)
        _inlay(toy, 0.02, 4 * CUBE_PITCH, line, k * CUBE_PITCH, 0, top + _PRINT)
    for k in range(36):
        angle = math.tau * k / 36
        x, y = 1.915 * math.cos(angle), 1.915 * math.sin(angle)
        colour = "#E9CB92" if k % 9 else GOLD
        with toy.at(x, y, 0.264):
            toy.lathe([(0.03, 0.0), (0.024, 0.012), (0.0, 0.014)], plain(colour), 8)


def board(toy: Toy, player: int) -> None:
    """The frame of a player board, 3.78 wide, with rails in the player's colour."""
    width, wood = 3.42, "#C8965C"
    toy.box(width + 0.36, width + 0.36, 0.1, wood, bevel=0.03)
    _inlay(toy, width + 0.14, width + 0.14, darker(wood, 0.3), 0, 0, 0.1 + _PRINT)
    reach = width / 2 + 0.13
    colour = PLAYERS[player]
    for side in (-1, 1):
        toy.box(width + 0.36, 0.1, 0.1, colour, 0, side * reach, 0.09, bevel=0.025)
        toy.box(0.1, width + 0.16, 0.1, colour, side * reach, 0, 0.09, bevel=0.025)
    for x, y in product((-reach, reach), repeat=2):
        toy.cylinder(0.038, 0.012, paler(colour, 0.5), x, y, 0.188, bevel=0.004, segments=10)
    toy.cylinder(0.16, 0.05, darker(colour, 0.12), 0, -reach, 0.17, bevel=0.014, segments=20)
    with toy.at(0, -reach, 0.222, rx=-90):
        emblem(toy, player, 0.1, "#F6EAD2")


def stage(toy: Toy) -> None:
    """The round stage of a fight, radius 3.9; its cloth lies at 0.15."""
    profile = [(0.0, 0.0), (3.85, 0.0), (3.9, 0.05), (3.9, 0.1), (3.86, 0.135), (3.72, 0.14)]
    toy.lathe([*profile, (3.46, 0.14), (3.44, 0.13), (0.0, 0.13)], "#9C6638", 72, edges=(1, 3))
    with toy.at(z=0.14):
        toy.lathe([(3.72, 0.0), (3.68, 0.014), (3.52, 0.014), (3.48, 0.0)], "#C9A25E", 72)
    cloth = Paint("#5C7B78", Surface.CLOTH, Surface.CLOTH, 0)
    toy.cylinder(3.44, 0.03, cloth, 0, 0, 0.12, bevel=0.01, segments=72)


def table(toy: Toy) -> None:
    """The planks of the table; their top lies below the mat."""
    for i in range(-9, 10):
        colour = TABLE if i % 2 else mixed(TABLE, "#754629", 0.5)
        toy.box(60, 2.98, 0.3, colour, 0, i * 3.0, -0.34, bevel=0.03)


def mat(
    toy: Toy, width: float = 18.2, depth: float = 12.8, x0: float = 0.15, y0: float = -0.05
) -> None:
    """The cloth under everything, with a stitched hem.

    Its top lies on z = 0, its middle at (``x0``, ``y0``).
    """
    toy.box(width, depth, 0.035, CLOTH, x0, y0, -0.035, bevel=0.015)
    stitch = plain(HEM)
    for side in (-1, 1):
        count = int(width / 0.42)
        for i in range(count):
            x = x0 - width / 2 + 0.4 + i * (width - 0.8) / (count - 1)
            _stitch(toy, 0.24, 0.035, stitch, (x, y0 + side * (depth / 2 - 0.28)))
        count = int(depth / 0.42)
        for i in range(count):
            y = y0 - depth / 2 + 0.4 + i * (depth - 0.8) / (count - 1)
            _stitch(toy, 0.035, 0.24, stitch, (x0 + side * (width / 2 - 0.28), y))


def _stitch(toy: Toy, width: float, depth: float, coat: Paint, at: tuple[float, float]) -> None:
    w, d, (x, y) = width / 2, depth / 2, at
    points = [
        (x - w, y - d, 0.004),
        (x + w, y - d, 0.004),
        (x + w, y + d, 0.004),
        (x - w, y + d, 0.004),
    ]
    toy.face(points, [(0, 0, 1)] * 4, coat.colour, coat.surface)

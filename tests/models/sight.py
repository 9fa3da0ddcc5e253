"""What a miniature hides, and its outline, seen from the table's camera, 46° above the table."""

from __future__ import annotations

import array
import math
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from game.render.mesh import VERTEX, Mesh
from game.render.models.pieces import TILE_TOP

SIDE, MIDDLE, SCALE = 128, 64, 96
LEAN = 1 / math.tan(math.radians(46))
"""How far back on the tile something hides that stands so much higher."""
BADGES = ((-0.345, 0.345), (0.345, 0.345))
"""The badges in the back corners, about the middle of the face picture."""
BADGE = 0.095
STAR = (0.36, -0.195)
STAR_SIZE = 0.11
STRIP = (-0.3, -0.45, 0.3, -0.29)
"""The widest cost strip's left, front, right and back."""


def _at(x: float, y: float) -> tuple[float, float]:
    return (MIDDLE + x * SCALE, MIDDLE - (y - 0.2) * SCALE)


def outline(mesh: Mesh) -> Image.Image:
    """Where on its tile's plane the miniature is seen: white on black."""
    rows = [row[:3] for row in VERTEX.iter_unpack(mesh.vertices)]
    flat = [_at(x, y + (z - TILE_TOP) * LEAN) for x, y, z in rows]
    indices = array.array("H", mesh.indices)
    picture = Image.new("1", (SIDE, SIDE))
    pen = ImageDraw.Draw(picture)
    for i in range(0, len(indices), 3):
        pen.polygon([flat[k] for k in indices[i : i + 3]], fill=1)
    return picture


class Hidden(NamedTuple):
    """The shares of what is printed on a tile that can't be seen."""

    left: float
    right: float
    star: float
    strip: float


def hidden(mesh: Mesh) -> Hidden:
    """How much of the badges, the star and the cost strip the miniature stands before."""
    seen = outline(mesh)
    left, right = (_share(_disc(*badge, BADGE), seen) for badge in BADGES)
    strip = Image.new("1", (SIDE, SIDE))
    west, south, east, north = STRIP
    ImageDraw.Draw(strip).rectangle([*_at(west, north), *_at(east, south)], fill=1)
    return Hidden(left, right, _share(_disc(*STAR, STAR_SIZE), seen), _share(strip, seen))


def _disc(x: float, y: float, radius: float) -> Image.Image:
    disc = Image.new("1", (SIDE, SIDE))
    box = [*_at(x - radius, y + radius), *_at(x + radius, y - radius)]
    ImageDraw.Draw(disc).ellipse(box, fill=1)
    return disc


def alike(first: Image.Image, second: Image.Image) -> float:
    """How much of two outlines is common to both: 1 for the same."""
    common = _size(ImageChops.logical_and(first, second))
    return common / _size(ImageChops.logical_or(first, second))


def _share(area: Image.Image, seen: Image.Image) -> float:
    return _size(ImageChops.logical_and(area, seen)) / _size(area)


def _size(picture: Image.Image) -> int:
    return sum(picture.convert("L").histogram()[128:])

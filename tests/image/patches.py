"""Cut-outs of a picture of the table: their grounds, and their marks in the eyes of each vision."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import median
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from game.render.capture import capture
from game.render.models.library import library
from game.render.quality import Quality
from game.render.table import TableRenderer
from game.scene.camera import Camera
from game.scene.pose import Look, Piece, Pose, Vec3
from game.scene.stage import Mark, Scene
from game.scene.turntable import Turntable
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.looks.faces import faces
from game.titles.biomes.scene import places as at
from tests.gl import current
from tests.image.colours import VISIONS, Rgb, difference, lab, pixels_of
from tests.scene.eyes import eye

WINDOW = (1280, 720)
"""The smallest window in which everything must be told apart."""
SIZE = (760, 480)
MARK = 14.0
"""CIEDE2000 of a mark from what it is printed on, at least."""
NO_MARKS: Mapping[int, Mark] = MappingProxyType({})


class Patch(NamedTuple):
    """A cut-out: the colour of its ground, and for every vision the mark's pixels."""

    ground: Rgb
    marks: dict[str, list[bool]]


Group = dict[str, Patch]


def scale_of(preset: str, place: Vec3) -> float:
    """Pixels of one table unit that lies across at ``place``."""
    x, y, z = place
    camera = eye(preset, WINDOW)
    left, right = (camera.project((x + dx, y, z), *WINDOW) for dx in (-0.5, 0.5))
    return math.dist(left, right)


def above(pixels: float) -> Camera:
    """An eye straight above, for which a unit is so many pixels."""
    depth = SIZE[0] / 2 * 2 * 50 / 36 / pixels
    return Camera((0.0, 0.0, 0.0), 0.0, 90.0, depth, 50.0, (0.0, 0.0))


def drawn(
    pieces: Sequence[Piece],
    camera: Camera,
    marks: Mapping[int, Mark] = NO_MARKS,
    quality: Quality = Quality.HIGH,
    pictures: Mapping[str, Image.Image] | None = None,
) -> Image.Image:
    """The pieces on the mat, some of them marked, by the game's own renderer.

    ``pictures``: what is on them; biomes' unless told.
    """
    current()
    scene = Scene(Turntable(at.CUBE_CENTRE))
    scene.put(("mat",), Piece(Look("mat"), Pose()))
    for number, piece in enumerate(pieces):
        scene.put(("piece", number), piece)
    scene.mark({("piece", number): mark for number, mark in marks.items()})
    renderer = TableRenderer(SIZE, quality, library())
    renderer.load_faces(faces(load_biomes()) if pictures is None else pictures)
    renderer.draw(camera, scene)
    picture = capture(SIZE)
    renderer.delete()
    return picture


def patch(picture: Image.Image) -> Patch:
    """Measure a cut-out whose ground is its most usual colour."""
    pixels = pixels_of(picture)
    red, green, blue = (round(median(parts)) for parts in zip(*pixels, strict=True))
    ground = red, green, blue
    return Patch(ground, {vision: _mark(pixels, ground, vision) for vision in VISIONS})


def _mark(pixels: Sequence[Rgb], ground: Rgb, vision: str) -> list[bool]:
    """The pixels nearer to the mark's colour than to the ground's, if it can be seen at all."""
    plain = lab(ground, vision)
    away = [difference(lab(pixel, vision), plain) for pixel in pixels]
    level = max(MARK, sorted(away)[-len(away) // 20] / 2)
    return [each >= level for each in away]


def cut(picture: Image.Image, camera: Camera, place: Vec3, side: float, pixels: float) -> Patch:
    """A square of ``side`` units about ``place``."""
    x, y = camera.project(place, *SIZE)
    y, half = SIZE[1] - y, side * pixels / 2
    box = (x - half, y - half, x + half, y + half)
    wide = max(8, round(side * pixels))
    return patch(picture.resize((wide, wide), Image.Resampling.BILINEAR, box))

"""Still lifes of the toy-box: pieces that titles share, drawn by our own renderer.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from game.render.capture import capture
from game.render.context import close_context, open_context
from game.render.faces.symbols import mask
from game.render.fonts import Fonts
from game.render.glyphs import Atlas
from game.render.mesh import Mesh
from game.render.models.library import library
from game.render.overlay import Overlay
from game.render.quality import Quality
from game.render.table import TableRenderer
from game.scene.camera import Camera
from game.scene.pose import Layout, Look, Piece, PieceId, Pose, Vec3
from game.scene.stage import Mark
from game.ui.badges import over, parted
from game.ui.layout import Stack
from game.ui.surface import Surface
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tools.still_life import StillLife

SIZE = (1280, 720)
NOTE = (56.0, 30.0)
"""Room for a badge, in logical units."""


class Scenery(NamedTuple):
    """What is shown, from where, and what it is drawn with."""

    pieces: Layout
    camera: Camera
    models: Mapping[str, Mesh]
    faces: Mapping[str, Image.Image]
    marks: Mapping[PieceId, Mark] = MappingProxyType({})
    notes: Sequence[tuple[Vec3, Widget]] = ()
    """What stands over points of the table."""


class ToyStill(NamedTuple):
    """One picture of the toy-box."""

    name: str
    tells: str
    scenery: Callable[[], Scenery]
    size: tuple[int, int] = SIZE


def ground() -> Layout:
    """Table and cloth."""
    return {("mat",): Piece(Look("mat"), Pose()), ("table",): Piece(Look("table"), Pose())}


def take(still: ToyStill, out: Path) -> None:
    """Draw a still as a match would be drawn at the best quality. Raises NoOpenGL."""
    shown = still.scenery()
    window = open_context(size=still.size, headless=True)
    renderer = TableRenderer(still.size, Quality.HIGH, {**library(), **shown.models})
    renderer.load_faces(shown.faces)
    life = StillLife(shown.pieces)
    life.marks = shown.marks
    renderer.draw(shown.camera, life)
    _write(shown, still.size)
    capture(still.size).save(out)
    renderer.delete()
    close_context(window)


def _write(shown: Scenery, size: tuple[int, int]) -> None:
    """Paint the notes as a match would paint them."""
    surface = Surface(Atlas(Fonts(), mask), Viewport.of(*size))
    spots = [_units(shown.camera, point, surface.viewport) for point, _ in shown.notes]
    placed = parted(spots, NOTE) if spots else []
    surface.show(
        Stack(*(over(note, at) for (_, note), at in zip(shown.notes, placed, strict=True)))
    )
    overlay = Overlay(surface.atlas)
    overlay.fill(surface.paint())
    overlay.draw(*size)


def _units(camera: Camera, point: Vec3, viewport: Viewport) -> tuple[float, float]:
    width, height = viewport.pixel_width, viewport.pixel_height
    return viewport.to_units(*camera.project(point, width, height))

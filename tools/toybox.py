"""Still lifes of the toy-box: pieces that titles share, drawn by our own renderer.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from game.render.capture import capture
from game.render.context import close_context, open_context
from game.render.mesh import Mesh
from game.render.models.library import library
from game.render.quality import Quality
from game.render.table import TableRenderer
from game.scene.camera import Camera
from game.scene.pose import Layout, Look, Piece, PieceId, Pose
from game.scene.stage import Mark
from tools.still_life import StillLife

SIZE = (1280, 720)


class Scenery(NamedTuple):
    """What is shown, from where, and what it is drawn with."""

    pieces: Layout
    camera: Camera
    models: Mapping[str, Mesh]
    faces: Mapping[str, Image.Image]
    marks: Mapping[PieceId, Mark] = MappingProxyType({})


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
    capture(still.size).save(out)
    renderer.delete()
    close_context(window)

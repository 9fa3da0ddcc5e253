"""A tiny library, camera and scene, so that render tests stand on nothing else."""

from __future__ import annotations

import enum
import math
from collections.abc import Collection
from itertools import product

from PIL import Image, ImageDraw

from game.render.mesh import VERTEX, Mesh, Surface
from game.scene.geometry import IDENTITY
from game.scene.pose import Look, Piece, PieceId, Pose, Vec3

WHITE = (255, 255, 255)


class Mark(enum.Enum):
    """The scene's marks, by the names that the renderer knows."""

    NONE = 0
    TAKEABLE = 1
    HOVER = 2
    CHOSEN = 3
    REFUSED = 4
    GHOST = 5
    DIM = 6
    TARGET = 7


def _quad(corners: list[Vec3], normal: Vec3, colour: tuple[int, int, int], kind: int) -> bytes:
    uvs = ((0, 0), (1, 0), (1, 1), (0, 1))
    return b"".join(
        VERTEX.pack(*corner, *normal, *colour, kind, *uv)
        for corner, uv in zip(corners, uvs, strict=True)
    )


def box(
    size: Vec3,
    colour: tuple[int, int, int] = WHITE,
    kinds: tuple[Surface, Surface] = (Surface.STAMP, Surface.TINTED_BEVEL),
    bottom: float = 0.0,
) -> Mesh:
    """A box whose faces have an edge strip of another surface, without a true bevel."""
    vertices, indices = bytearray(), bytearray()
    half = [each / 2 for each in size]
    for axis, sign in product(range(3), (-1, 1)):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        normal = [0.0, 0.0, 0.0]
        normal[axis] = float(sign)

        def corner(
            a: float,
            b: float,
            out: float,
            u: int = u,
            v: int = v,
            axis: int = axis,
            sign: int = sign,
        ) -> Vec3:
            place = [0.0, 0.0, 0.0]
            place[axis], place[u], place[v] = sign * (half[axis] + out), a * half[u], b * half[v]
            return (place[0], place[1], place[2] + half[2] + bottom)

        order = (
            [(-1, -1), (1, -1), (1, 1), (-1, 1)]
            if sign > 0
            else [(-1, -1), (-1, 1), (1, 1), (1, -1)]
        )
        for reach, out, kind in ((1.0, 0.0, kinds[1]), (0.88, 0.002, kinds[0])):
            base = len(vertices) // VERTEX.size
            corners = [corner(a * reach, b * reach, out) for a, b in order]
            vertices += _quad(corners, (normal[0], normal[1], normal[2]), colour, kind)
            for each in (0, 1, 2, 0, 2, 3):
                indices += (base + each).to_bytes(2, "little")
    return Mesh(bytes(vertices), bytes(indices), len(vertices) // VERTEX.size, len(indices) // 2)


def library() -> dict[str, Mesh]:
    """A block, a tile, a small tower to stand on it, and a mat."""
    return {
        "block": box((0.62, 0.62, 0.62), bottom=-0.31),
        "tile": box((1.0, 1.0, 0.075), (233, 220, 194), (Surface.PICTURE, Surface.BEVEL)),
        "tower": box((0.3, 0.3, 0.6), (180, 110, 60), (Surface.WOOD, Surface.BEVEL), bottom=0.075),
        "mat": box((20.0, 16.0, 0.1), (63, 94, 99), (Surface.CLOTH, Surface.CLOTH), bottom=-0.1),
    }


def faces() -> dict[str, Image.Image]:
    """A stamp for wooden blocks and a picture for tiles."""
    stamp = Image.new("RGBA", (256, 256), (67, 36, 12, 0))
    ImageDraw.Draw(stamp).ellipse((64, 64, 192, 192), outline=(67, 36, 12, 255), width=20)
    tile = Image.new("RGBA", (256, 256), (221, 165, 72, 255))
    ImageDraw.Draw(tile).rectangle((20, 180, 236, 236), fill=(20, 60, 200, 255))
    return {"stamp:wood": stamp, "tile:desert": tile}


class Still:
    """A turntable that stands as it is told."""

    def __init__(self) -> None:
        self.degrees = 0.0

    def matrix(self) -> tuple[float, ...]:
        """A turn about the table's z axis."""
        if not self.degrees:
            return IDENTITY
        c, s = math.cos(math.radians(self.degrees)), math.sin(math.radians(self.degrees))
        return (c, s, 0.0, 0.0, -s, c, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0)


class ToyScene:
    """Pieces, marks and what changed."""

    def __init__(self) -> None:
        self.pieces: dict[PieceId, Piece] = {}
        self.marks: dict[PieceId, Mark] = {}
        self.turntable = Still()
        self._changed: set[PieceId] = set()
        self._removed: set[PieceId] = set()

    def put(
        self, name: PieceId, look: Look, place: Vec3, mark: Mark = Mark.NONE, frame: str = "table"
    ) -> None:
        """Show a piece, or show it elsewhere."""
        self.pieces[name] = Piece(look, Pose(place), frame)
        self.marks[name] = mark
        self._changed.add(name)

    def remove(self, name: PieceId) -> None:
        """Show it no longer."""
        del self.pieces[name]
        self._removed.add(name)

    def take_changes(self) -> tuple[Collection[PieceId], Collection[PieceId]]:
        """As the scene does it."""
        changed, removed = self._changed, self._removed
        self._changed, self._removed = set(), set()
        return changed, removed


class ToyCamera:
    """Looks at the middle of the table from the front, from ``elevation`` degrees."""

    def __init__(self, distance: float = 8.0, elevation: float = 46.0) -> None:
        self.distance, self.elevation = distance, math.radians(elevation)

    def view_matrix(self) -> tuple[float, ...]:
        """Table frame to eye frame."""
        c, s = math.cos(self.elevation), math.sin(self.elevation)
        return (1.0, 0.0, 0.0, 0.0, 0.0, s, -c, 0.0, 0.0, c, s, 0.0, 0.0, 0.0, -self.distance, 1.0)

    def projection(self, aspect: float) -> tuple[float, ...]:
        """A 40° wide lens."""
        f, near, far = 2.75, 0.5, 100.0
        depth = (far + near) / (near - far)
        return (
            f,
            0.0,
            0.0,
            0.0,
            0.0,
            f * aspect,
            0.0,
            0.0,
            0.0,
            0.0,
            depth,
            -1.0,
            0.0,
            0.0,
            2 * far * near / (near - far),
            0.0,
        )


def small_scene() -> ToyScene:
    """A mat, three blocks and a tile with a tower."""
    scene = ToyScene()
    scene.put(("mat",), Look("mat"), (0.0, 0.0, 0.0))
    for column, material in enumerate(("wood", "sand", "emerald")):
        scene.put(("block", column), Look("block", material), (column * 0.7 - 2.0, 0.0, 0.31))
    scene.put(("tile", 0), Look("tile", "tile:desert", "tower"), (1.2, 0.0, 0.0))
    return scene

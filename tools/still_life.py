"""The pictures on the box of biomes: still lifes of its own pieces, drawn by its own renderer."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from PIL import Image

from game.ai.levels import Character
from game.render.capture import capture
from game.render.context import close_context, open_context
from game.render.mesh import Mesh, Surface
from game.render.models.library import library
from game.render.models.paint import Paint
from game.render.models.toy import Toy
from game.render.models.workshop import Sculptor, carve
from game.render.quality import Quality
from game.render.table import TableRenderer
from game.scene.camera import Camera
from game.scene.geometry import on
from game.scene.pose import Layout, Look, Piece, PieceId, Pose, Vec3, turned
from game.scene.stage import Mark
from game.scene.turntable import Turntable
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.looks.faces import faces
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.layout import tile_look
from tools.characters import CHARACTERS
from tools.keepsakes import KEEPSAKES

FINER = 2
"""The picture is drawn so many times larger and averaged down."""
BOARD = Pose((0.95, -1.0, 0.0), turned(at.UP, -16.0))
VILLAGE = {
    (0, 0): "mirage-fountain",
    (0, 1): "snowflake-castle",
    (0, 2): "thunder-keep",
    (1, 0): "oasis-market",
    (1, 1): "toadstool-house",
    (1, 2): "billy-goat-bridge",
    (2, 0): "reindeer-pen",
    (2, 1): "acorn-windmill",
}
SPACE_LEFT = ((2, 2), "forest")
CUBE_AT: Vec3 = (-2.35, 1.45, 0.0)
CUBE_TURN = 31.0
TAKEN = {(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (2, 1), (3, 1)}
"""Columns of the cube whose topmost block is taken, from the front left."""
FIGURES: dict[int, Vec3] = {0: (-1.75, -1.85, 0.0), 1: (-2.75, -1.15, 0.0), 2: (1.55, 1.95, 0.0)}
LOOSE: tuple[tuple[str, Vec3, float], ...] = (
    ("emerald", (-2.7, -2.35, 0.31), 24.0),
    ("sand", (0.35, 1.75, 0.31), -12.0),
)
LID_CAMERA = Camera((-0.55, -0.15, 0.75), 4.0, 27.0, 10.4, 50.0, (0.0, 0.0))

OPEN_CAMERA = Camera((0.1, -0.55, 0.62), -6.0, 25.0, 9.6, 50.0, (0.0, 0.0))
PORTRAIT_CAMERA = Camera((0.0, 0.0, 0.6), 12.0, 22.0, 4.6, 100.0, (0.0, 0.0))
LID_SIZE = (560, 448)
"""Pixels of a lid's picture."""
PORTRAIT_SIZE = (192, 192)
BUST_CAMERA = Camera((0.04, 0.0, 0.79), 10.0, 15.0, 5.15, 100.0, (0.0, 0.0))
BUST_SCALE = 1.5
BACKDROP_AT: Vec3 = (0.0, 2.2, 0.0)
HELD_AT: Vec3 = (0.45, -0.4, 0.06)
HELD_SCALE = 1.3
"""Where a character holds something before it."""


class StillLife:
    """Pieces that lie as they are put, as the renderer wants them."""

    def __init__(
        self, pieces: Layout, marks: Mapping[PieceId, Mark] = MappingProxyType({})
    ) -> None:
        self.pieces: Mapping[PieceId, Piece] = pieces
        self.marks = marks
        self.turntable = Turntable(at.CUBE_CENTRE)
        self._new = set(pieces)

    def take_changes(self) -> tuple[set[PieceId], set[PieceId]]:
        """All pieces as new ones when first asked, none afterwards; and none that are gone."""
        new, self._new = self._new, set()
        return new, set()


def _cube() -> Iterator[tuple[PieceId, Piece]]:
    chance = random.Random(11)
    kinds = ["wood"] * 14 + ["sand"] * 14 + ["stone"] * 14 + ["obsidian"] * 10 + ["emerald"] * 12
    chance.shuffle(kinds)
    middle = Pose(CUBE_AT, turned(at.UP, CUBE_TURN))
    for number, kind in enumerate(kinds):
        z, (y, x) = number // 16, divmod(number % 16, 4)
        if z == 3 and (x, y) in TAKEN:
            continue
        place = ((x - 1.5) * at.BLOCK_PITCH, (y - 1.5) * at.BLOCK_PITCH, at.BLOCK * (z + 0.5))
        yield ("block", x, y, z), Piece(Look("block", kind), on(middle, Pose(place)))


def village() -> Layout:
    """The cube, a finished board, figures and a few blocks."""
    catalogue = load_biomes()
    pieces: Layout = {
        ("mat",): Piece(Look("mat"), Pose()),
        ("table",): Piece(Look("table"), Pose()),
    }
    pieces.update(_cube())
    pieces["board",] = Piece(Look("board0"), BOARD)
    for space, tile in VILLAGE.items():
        pose = at.space_pose(BOARD, space, at.BUILT_Z)
        pieces["tile", tile] = Piece(tile_look(catalogue, tile), pose)
    space, biome = SPACE_LEFT
    look = Look("space", f"space:{biome}")
    pieces["space", *space] = Piece(look, at.space_pose(BOARD, space))
    for seat, place in FIGURES.items():
        pieces["figure", seat] = Piece(Look(f"figure{seat}"), Pose(place, scale=1.5))
    for kind, place, degrees in LOOSE:
        pieces["loose", kind] = Piece(Look("block", kind), Pose(place, turned(at.UP, degrees)))
    return pieces


def portrait(seat: int) -> Image.Image:
    """A seat's figure before the cloth."""
    ground = Piece(Look("mat"), Pose())
    figure = Piece(Look(f"figure{seat}"), Pose(scale=1.5))
    return drawn({("mat",): ground, ("figure", seat): figure}, PORTRAIT_CAMERA, PORTRAIT_SIZE)


def likeness(who: Character) -> Image.Image:
    """One of the computer's characters before the cloth, with what its temper holds."""
    pieces: Layout = {
        ("mat",): Piece(Look("mat"), Pose()),
        ("who",): Piece(Look("who"), Pose(scale=BUST_SCALE)),
    }
    pieces["backdrop",] = Piece(Look("backdrop"), Pose(BACKDROP_AT))
    carved: dict[str, Sculptor] = {"backdrop": _backdrop, "who": CHARACTERS[who.level]}
    if who.temper:
        carved["held"] = KEEPSAKES[who.temper]
        pieces["held",] = Piece(Look("held"), Pose(HELD_AT, scale=HELD_SCALE))
    return drawn(pieces, BUST_CAMERA, PORTRAIT_SIZE, {k: _mesh(s) for k, s in carved.items()})


def _backdrop(toy: Toy) -> None:
    """A cloth that hangs behind somebody."""
    toy.box(9.0, 0.1, 6.0, Paint("#7FA39F", Surface.CLOTH, Surface.CLOTH, 0))


def _mesh(sculptor: Sculptor) -> Mesh:
    carved = carve(sculptor)
    return Mesh(carved.vertices, carved.indices, carved.vertex_count, carved.index_count)


def drawn(
    pieces: Layout,
    camera: Camera,
    size: tuple[int, int],
    models: Mapping[str, Mesh] = MappingProxyType({}),
    printed: Mapping[str, Image.Image] | None = None,
    marks: Mapping[PieceId, Mark] = MappingProxyType({}),
) -> Image.Image:
    """A picture of the pieces at the best quality; ``models`` beside the library's.

    ``printed``: the pictures on them, those of biomes without; ``marks``: what is
    set off. Raises NoOpenGL.
    """
    large = (size[0] * FINER, size[1] * FINER)
    window = open_context(size=large, headless=True)
    renderer = TableRenderer(large, Quality.HIGH, {**library(), **models})
    renderer.load_faces(faces(load_biomes()) if printed is None else printed)
    renderer.draw(camera, StillLife(pieces, marks))
    picture = capture(large)
    renderer.delete()
    close_context(window)
    return picture.resize(size, Image.Resampling.LANCZOS)

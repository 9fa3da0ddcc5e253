"""Pieces that stand on the shelf beside the boxes, cut out of their pictures."""

from __future__ import annotations

from PIL import Image, ImageChops

from game.scene.camera import Camera
from game.scene.pose import Layout, Look, Piece, Pose, turned
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.scene import places as at
from game.titles.biomes.scene.layout import tile_look
from game.ui.panels.gamebox import TRINKETS
from tools.still_life import drawn

CAMERA = Camera((0.0, 0.0, 0.82), 0.0, 9.0, 7.6, 100.0, (0.0, 0.0))
FINER = 2
SEEN = 5
"""What differs by so much from the bare ground belongs to a piece."""
TILE = "toadstool-house"


def left() -> Layout:
    """Three blocks, one on two others, and a figure."""
    return {
        ("wood",): _block("wood", -0.88, 0.0, 0, 14.0),
        ("emerald",): _block("emerald", -0.2, 0.1, 0, -8.0),
        ("sand",): _block("sand", -0.55, 0.05, 1, 24.0),
        ("figure",): Piece(Look("figure0"), Pose((0.72, -0.25, 0.0), scale=1.5)),
    }


def right() -> Layout:
    """A building on its tile, a figure and a block."""
    house = tile_look(load_biomes(), TILE)
    return {
        ("house",): Piece(house, Pose((0.5, 0.0, 0.0), turned(at.UP, -10.0), 1.25)),
        ("figure",): Piece(Look("figure1"), Pose((-0.72, -0.1, 0.0), scale=1.5)),
        ("obsidian",): _block("obsidian", -0.2, 0.75, 0, 20.0),
        ("stone",): _block("stone", -1.1, 0.6, 0, -14.0),
    }


def _block(material: str, x: float, y: float, level: int, degrees: float) -> Piece:
    place = (x, y, at.BLOCK * (0.5 + level))
    return Piece(Look("block", material), Pose(place, turned(at.UP, degrees)))


def trinkets() -> dict[str, Image.Image]:
    """The pictures by name: pieces that stand on the lower edge. Raises NoOpenGL."""
    return {"shelf/left": _cut(left()), "shelf/right": _cut(right())}


def _cut(pieces: Layout) -> Image.Image:
    """Only the pieces, without the ground behind them."""
    wide, high = (round(each) * FINER for each in TRINKETS)
    size = (wide, wide)
    picture, bare = drawn(pieces, CAMERA, size), drawn({}, CAMERA, size)
    change = ImageChops.difference(picture.convert("RGB"), bare.convert("RGB"))
    seen = ImageChops.lighter(ImageChops.lighter(*change.split()[:2]), change.split()[2])
    mask = seen.point([255 * (value >= SEEN) for value in range(256)])
    box = mask.getbbox() or (0, 0, wide, high)
    cut = picture.convert("RGB")
    cut.putalpha(mask)
    middle = (box[0] + box[2]) // 2
    place = (middle - wide // 2, box[3] - high, middle - wide // 2 + wide, box[3])
    return cut.crop(place).resize((wide // FINER, high // FINER), Image.Resampling.LANCZOS)

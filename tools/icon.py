"""Bake the program's icon into ``assets/pictures/icon``: ``python -m tools.icon``.

A little cube of the game's own blocks on its cloth, one block lifted, drawn by its own renderer.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from game.render.context import choose_headless
from game.resources import assets
from game.scene.camera import Camera
from game.scene.geometry import on
from game.scene.pose import Layout, Look, Piece, Pose, turned
from game.titles.biomes.scene import places as at

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
LARGE = 1024
ROUNDING = 0.22
"""Radius of the corners, in parts of the side."""
MARGIN = 0.04
"""Free room round the icon, in parts of the side; small icons need every pixel."""
SMALL = 48
AT = (2.0, -4.0)
CAMERA = Camera((*AT, 0.68), 0.0, 31.0, 3.95, 50.0, (0.0, 0.0))
MIDDLE = Pose((*AT, 0.0), turned(at.UP, 38.0))
BLOCKS = {
    (0, 0, 0): "wood",
    (1, 0, 0): "sand",
    (0, 1, 0): "stone",
    (1, 1, 0): "wood",
    (0, 0, 1): "emerald",
    (1, 0, 1): "obsidian",
    (0, 1, 1): "wood",
    (1, 1, 1): "sand",
}
LIFTED, LIFT = (0, 0, 1), 0.16


def layout() -> Layout:
    """Eight blocks on the cloth, one of them lifted."""
    pieces: Layout = {("mat",): Piece(Look("mat"), Pose())}
    for (x, y, z), kind in BLOCKS.items():
        height = at.BLOCK * (z + 0.5) + (LIFT if (x, y, z) == LIFTED else 0.0)
        place = ((x - 0.5) * at.BLOCK_PITCH, (y - 0.5) * at.BLOCK_PITCH, height)
        pieces["block", x, y, z] = Piece(Look("block", kind), on(MIDDLE, Pose(place)))
    return pieces


def rounded(picture: Image.Image, size: int) -> Image.Image:
    """The picture at ``size``, with round corners and room about it."""
    margin = 0 if size <= SMALL else round(MARGIN * LARGE)
    mask = Image.new("L", (LARGE, LARGE), 0)
    box = (margin, margin, LARGE - 1 - margin, LARGE - 1 - margin)
    ImageDraw.Draw(mask).rounded_rectangle(box, ROUNDING * LARGE, fill=255)
    icon = picture.convert("RGB").resize((LARGE, LARGE), Image.Resampling.LANCZOS)
    icon.putalpha(mask)
    return icon.resize((size, size), Image.Resampling.LANCZOS)


def main() -> None:
    """Bake every size."""
    choose_headless()
    from tools.still_life import drawn

    picture = drawn(layout(), CAMERA, (LARGE, LARGE))
    folder = assets() / "pictures" / "icon"
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        rounded(picture, size).save(folder / f"{size}.png", optimize=True)


if __name__ == "__main__":
    main()

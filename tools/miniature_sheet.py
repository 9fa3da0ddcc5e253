"""Pictures of all miniatures, to judge them by.

``python -m tools.miniature_sheet [FOLDER] [WORD…]``; words pick the tiles whose ids contain one of
them. Each sheet is drawn close up, and as small as the table's camera shows a board.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from game.render.context import choose_headless
from game.rules.biomes.catalogue import Building, Tile
from game.scene.camera import Camera
from game.scene.pose import Layout, Look, Piece, Pose
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.scene.layout import tile_look

COLUMNS, PITCH = 4, 1.12
CLOSE, FAR = (1600, 1240), (520, 400)
ROWS = 3
CAMERA = Camera((0.0, 0.12, 0.15), 0.0, 44.0, 13.2, 85.0, (0.0, 0.0))
"""The table's elevation; what is shown fills the picture."""


def chosen(words: Sequence[str]) -> dict[str, list[Tile]]:
    """The tiles of the classic pack by kind, those that a word picks."""
    found: dict[str, list[Tile]] = {}
    for tile in load_biomes().tiles:
        if words and not any(word in tile.id for word in words):
            continue
        kind = str(tile.type) if isinstance(tile, Building) else "mob"
        found.setdefault(kind, []).append(tile)
    return found


def laid_out(tiles: Sequence[Tile]) -> Layout:
    """Tiles in rows on the mat, with the first at the back left."""
    catalogue = load_biomes()
    pieces: Layout = {("mat",): Piece(Look("mat"), Pose())}
    for number, tile in enumerate(tiles):
        row, column = divmod(number, COLUMNS)
        place = ((column - (COLUMNS - 1) / 2) * PITCH, ((ROWS - 1) / 2 - row) * PITCH, 0.0)
        pieces["tile", tile.id] = Piece(tile_look(catalogue, tile.id), Pose(place))
    return pieces


def main() -> None:
    """Write the sheets."""
    choose_headless()
    from tools.still_life import drawn

    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "out/miniatures")
    folder.mkdir(parents=True, exist_ok=True)
    for kind, tiles in chosen(sys.argv[2:]).items():
        for sheet in range(0, len(tiles), COLUMNS * ROWS):
            pieces = laid_out(tiles[sheet : sheet + COLUMNS * ROWS])
            name = f"{kind}-{sheet // (COLUMNS * ROWS) + 1}"
            for view, size in (("close", CLOSE), ("table", FAR)):
                drawn(pieces, CAMERA, size).save(folder / f"{name}-{view}.png")


if __name__ == "__main__":
    main()

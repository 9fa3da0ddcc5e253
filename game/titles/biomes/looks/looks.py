"""What the pieces of `biomes` look like: its part of the drawing's table of titles."""

from __future__ import annotations

from game.content.miniature import Miniatures
from game.content.packs import ContentError, own_miniatures
from game.render.looks import Looks
from game.rules.biomes.catalogue import Catalogue
from game.titles.biomes.looks.faces import faces
from game.titles.biomes.scene.layout import tile_look


def _miniatures(catalogue: Catalogue) -> dict[str, int]:
    """The miniatures that tiles show when they are turned up, and how many of each: one."""
    return dict.fromkeys((tile_look(catalogue, tile.id).mini for tile in catalogue.tiles), 1)


def _own(catalogue: Catalogue) -> Miniatures:
    """The miniatures of the pack itself; none where its file is broken: its tiles stay bare."""
    try:
        return own_miniatures("biomes", catalogue)
    except ContentError:
        return Miniatures({}, {}, {})


LOOKS = Looks(faces=faces, coming=_miniatures, own=_own, seated=("figure", "board", "tray"))

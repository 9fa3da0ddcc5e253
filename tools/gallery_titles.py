"""What the gallery shows of each title.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tools import gallery_brewery, gallery_stills, gallery_strips, gallery_towers
from tools.gallery_stills import Still
from tools.gallery_strips import Strip


class Rooms(NamedTuple):
    """A title's pictures."""

    stills: Sequence[Still]
    strips: Sequence[Strip]


GALLERIES: dict[str, Rooms] = {
    "biomes": Rooms(gallery_stills.STILLS, gallery_strips.STRIPS),
    "towers": Rooms(gallery_towers.STILLS, gallery_towers.STRIPS),
    "brewery": Rooms(gallery_brewery.STILLS, gallery_brewery.STRIPS),
}
"""By the title's id."""

"""What each title lays out for the stills of its rulebook, and what that is drawn with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PIL import Image

from game.render.mesh import Mesh
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.looks.faces import faces as biomes_faces
from game.titles.brewery.content.loading import load_brewery
from game.titles.brewery.looks.faces import unlettered as brewery_faces
from game.titles.brewery.looks.models import TOYBOX as BREWERY
from game.titles.towers.content.loading import load_towers
from game.titles.towers.looks.faces import faces as towers_faces
from game.titles.towers.looks.models import TOYBOX as TOWERS
from tools.rulebook import biomes, brewery, towers
from tools.rulebook.still import Laid


@dataclass(frozen=True)
class Studio:
    """``stills`` by their names; ``printed``: the pictures on pieces; ``models`` of its own."""

    stills: Mapping[str, Callable[[], Laid]]
    printed: Callable[[], Mapping[str, Image.Image]]
    models: Mapping[str, Mesh]


STUDIOS: dict[str, Studio] = {
    "biomes": Studio(biomes.STILLS, lambda: biomes_faces(load_biomes()), {}),
    "towers": Studio(towers.STILLS, lambda: towers_faces(load_towers()), TOWERS),
    "brewery": Studio(brewery.STILLS, lambda: brewery_faces(load_brewery()), BREWERY),
}
"""By the title's id."""

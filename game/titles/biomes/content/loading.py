"""The packs of `biomes`, for what deals with this title alone."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from game.content.packs import USUAL, load_catalogue, load_file
from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Catalogue


def load_biomes(pack: str = USUAL) -> Catalogue:
    """The pack of that id. Raises ContentError."""
    return cast(Catalogue, load_catalogue(BIOMES.id, pack))


def load_biomes_file(path: str | Path) -> Catalogue:
    """The pack in a file of this title. Raises ContentError."""
    return cast(Catalogue, load_file(path, BIOMES.id))

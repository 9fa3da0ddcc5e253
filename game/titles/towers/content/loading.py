"""The packs of `towers`, for what deals with this title alone."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from game.content.packs import USUAL, load_catalogue, load_file
from game.rules.towers import TOWERS
from game.rules.towers.catalogue import Catalogue


def load_towers(pack: str = USUAL) -> Catalogue:
    """The map of that id. Raises ContentError."""
    return cast(Catalogue, load_catalogue(TOWERS.id, pack))


def load_towers_file(path: str | Path) -> Catalogue:
    """The map in a file of this title. Raises ContentError with everything that is wrong."""
    return cast(Catalogue, load_file(path, TOWERS.id))

"""The packs of `brewery`, for what deals with this title alone."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from game.content.packs import USUAL, load_catalogue, load_file
from game.rules.brewery import BREWERY
from game.rules.brewery.catalogue import Catalogue


def load_brewery(pack: str = USUAL) -> Catalogue:
    """The pack of that id. Raises ContentError."""
    return cast(Catalogue, load_catalogue(BREWERY.id, pack))


def load_brewery_file(path: str | Path) -> Catalogue:
    """The pack in a file of this title. Raises ContentError with everything that is wrong."""
    return cast(Catalogue, load_file(path, BREWERY.id))

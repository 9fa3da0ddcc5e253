"""The packs of `towers`, for what deals with this title alone."""

from __future__ import annotations

from pathlib import Path

from game.content.document import Findings, read_document
from game.content.packs import USUAL
from game.resources import levels
from game.rules.towers.catalogue import Catalogue
from game.titles.towers.content.reader import READER


def load_towers(pack: str = USUAL) -> Catalogue:
    """The map of that id that travels with the program. Raises ContentError."""
    return load_towers_file(levels() / "towers" / f"{pack}.yaml")


def load_towers_file(path: str | Path) -> Catalogue:
    """The map in a file. Raises ContentError with everything that is wrong."""
    file = Path(path)
    findings = Findings(str(file))
    content: Catalogue = READER.read(read_document(file, findings), file.stem, findings)[0]
    return content

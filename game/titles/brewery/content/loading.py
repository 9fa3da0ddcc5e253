"""The packs of `brewery`, for what deals with this title alone."""

from __future__ import annotations

from pathlib import Path

from game.content.document import Findings, read_document
from game.content.packs import USUAL
from game.resources import levels
from game.rules.brewery.catalogue import Catalogue
from game.titles.brewery.content.reader import READER


def load_brewery(pack: str = USUAL) -> Catalogue:
    """The pack of that id that travels with the program. Raises ContentError."""
    return load_brewery_file(levels() / "brewery" / f"{pack}.yaml")


def load_brewery_file(path: str | Path) -> Catalogue:
    """The pack in a file. Raises ContentError with everything that is wrong."""
    file = Path(path)
    findings = Findings(str(file))
    content: Catalogue = READER.read(read_document(file, findings), file.stem, findings)[0]
    return content

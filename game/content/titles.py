"""How the packs of each title are read: the table of this layer."""

from __future__ import annotations

from game.content.reader import Reader
from game.rules.lazy_table import LazyTable

READERS: LazyTable[Reader] = LazyTable()
"""By the title's id."""


@READERS.entry("biomes")
def _() -> Reader:
    from game.titles.biomes.content.reader import READER

    return READER


@READERS.entry("towers")
def _() -> Reader:
    from game.titles.towers.content.reader import READER

    return READER


@READERS.entry("brewery")
def _() -> Reader:
    from game.titles.brewery.content.reader import READER

    return READER

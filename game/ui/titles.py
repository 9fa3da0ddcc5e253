"""How each title is played in a window: the table of this layer."""

from __future__ import annotations

from game.rules.lazy_table import LazyTable
from game.ui.interface import Interface

INTERFACES: LazyTable[Interface] = LazyTable()
"""By the title's id."""


@INTERFACES.entry("biomes")
def _() -> Interface:
    from game.titles.biomes.ui.interface import INTERFACE

    return INTERFACE


@INTERFACES.entry("towers")
def _() -> Interface:
    from game.titles.towers.ui.interface import INTERFACE

    return INTERFACE


@INTERFACES.entry("brewery")
def _() -> Interface:
    from game.titles.brewery.ui.interface import INTERFACE

    return INTERFACE

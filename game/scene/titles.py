"""The table of each title: the table of this layer."""

from __future__ import annotations

from typing import Any

from game.rules.lazy_table import LazyTable
from game.scene.tabletop import Tabletop

TABLETOPS: LazyTable[Tabletop[Any, Any]] = LazyTable()
"""By the title's id."""


@TABLETOPS.entry("biomes")
def _() -> Tabletop[Any, Any]:
    from game.titles.biomes.scene.tabletop import TABLETOP

    return TABLETOP


@TABLETOPS.entry("towers")
def _() -> Tabletop[Any, Any]:
    from game.titles.towers.scene.tabletop import TABLETOP

    return TABLETOP


@TABLETOPS.entry("brewery")
def _() -> Tabletop[Any, Any]:
    from game.titles.brewery.scene.tabletop import TABLETOP

    return TABLETOP

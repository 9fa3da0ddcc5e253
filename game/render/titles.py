"""What each title's pieces look like: the table of this layer."""

from __future__ import annotations

from typing import Any

from game.render.looks import Looks
from game.rules.lazy_table import LazyTable

LOOKS: LazyTable[Looks[Any]] = LazyTable()
"""By the title's id."""


@LOOKS.entry("biomes")
def _() -> Looks[Any]:
    from game.titles.biomes.looks.looks import LOOKS

    return LOOKS


@LOOKS.entry("towers")
def _() -> Looks[Any]:
    from game.titles.towers.looks.looks import LOOKS

    return LOOKS


@LOOKS.entry("brewery")
def _() -> Looks[Any]:
    from game.titles.brewery.looks.looks import LOOKS

    return LOOKS

"""What the games of each title say about its content: the table of this layer."""

from __future__ import annotations

from game.arena.scales import Scales
from game.rules.lazy_table import LazyTable

SCALES: LazyTable[Scales] = LazyTable()
"""By the title's id; a title without any has no balance."""


@SCALES.entry("biomes")
def _() -> Scales:
    from game.titles.biomes.arena import SCALES

    return SCALES


@SCALES.entry("towers")
def _() -> Scales:
    from game.titles.towers.arena import SCALES

    return SCALES


@SCALES.entry("brewery")
def _() -> Scales:
    from game.titles.brewery.arena import SCALES

    return SCALES

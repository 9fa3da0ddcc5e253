"""What is thought about each title: the table of this layer."""

from __future__ import annotations

from game.ai.brain import Brain
from game.rules.lazy_table import LazyTable

BRAINS: LazyTable[Brain] = LazyTable()
"""By the title's id."""


@BRAINS.entry("biomes")
def _() -> Brain:
    from game.titles.biomes.ai.brain import BRAIN

    return BRAIN


@BRAINS.entry("towers")
def _() -> Brain:
    from game.titles.towers.ai.brain import BRAIN

    return BRAIN


@BRAINS.entry("brewery")
def _() -> Brain:
    from game.titles.brewery.ai.brain import BRAIN

    return BRAIN

"""How each title is played in a window: the table of this layer."""

from __future__ import annotations

from game.titles.biomes.ui.interface import INTERFACE as BIOMES
from game.ui.interface import Interface

INTERFACES: dict[str, Interface] = {"biomes": BIOMES}
"""By the title's id."""

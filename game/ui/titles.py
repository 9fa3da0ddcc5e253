"""How each title is played in a window: the table of this layer."""

from __future__ import annotations

from game.titles.biomes.ui.interface import INTERFACE as BIOMES
from game.titles.brewery.ui.interface import INTERFACE as BREWERY
from game.titles.towers.ui.interface import INTERFACE as TOWERS
from game.ui.interface import Interface

INTERFACES: dict[str, Interface] = {"biomes": BIOMES, "towers": TOWERS, "brewery": BREWERY}
"""By the title's id."""

"""What the games of each title say about its content: the table of this layer."""

from __future__ import annotations

from game.arena.scales import Scales
from game.titles.biomes.arena import SCALES as BIOMES
from game.titles.brewery.arena import SCALES as BREWERY
from game.titles.towers.arena import SCALES as TOWERS

SCALES: dict[str, Scales] = {"biomes": BIOMES, "towers": TOWERS, "brewery": BREWERY}
"""By the title's id; a title without any has no balance."""

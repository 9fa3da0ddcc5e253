"""What is thought about each title: the table of this layer."""

from __future__ import annotations

from game.ai.brain import Brain
from game.titles.biomes.ai.brain import BRAIN as BIOMES
from game.titles.brewery.ai.brain import BRAIN as BREWERY
from game.titles.towers.ai.brain import BRAIN as TOWERS

BRAINS: dict[str, Brain] = {"biomes": BIOMES, "towers": TOWERS, "brewery": BREWERY}
"""By the title's id."""

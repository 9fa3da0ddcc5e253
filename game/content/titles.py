"""How the packs of each title are read: the table of this layer."""

from __future__ import annotations

from game.content.reader import Reader
from game.titles.biomes.content.reader import READER as BIOMES
from game.titles.brewery.content.reader import READER as BREWERY
from game.titles.towers.content.reader import READER as TOWERS

READERS: dict[str, Reader] = {"biomes": BIOMES, "towers": TOWERS, "brewery": BREWERY}
"""By the title's id."""

"""How the packs of each title are read: the table of this layer."""

from __future__ import annotations

from game.content.reader import Reader
from game.titles.biomes.content.reader import READER as BIOMES

READERS: dict[str, Reader] = {"biomes": BIOMES}
"""By the title's id."""

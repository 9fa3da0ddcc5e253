"""The table of each title: the table of this layer."""

from __future__ import annotations

from typing import Any

from game.scene.tabletop import Tabletop
from game.titles.biomes.scene.tabletop import TABLETOP as BIOMES
from game.titles.brewery.scene.tabletop import TABLETOP as BREWERY
from game.titles.towers.scene.tabletop import TABLETOP as TOWERS

TABLETOPS: dict[str, Tabletop[Any, Any]] = {"biomes": BIOMES, "towers": TOWERS, "brewery": BREWERY}
"""By the title's id."""

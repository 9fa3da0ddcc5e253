"""The table of each title: the table of this layer."""

from __future__ import annotations

from typing import Any

from game.scene.tabletop import Tabletop
from game.titles.biomes.scene.tabletop import TABLETOP as BIOMES

TABLETOPS: dict[str, Tabletop[Any, Any]] = {"biomes": BIOMES}
"""By the title's id."""

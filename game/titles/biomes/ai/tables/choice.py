"""Which table forecasts a game: with more players each has fewer turns, and other things pay."""

from __future__ import annotations

from typing import Final

from game.titles.biomes.ai.tables import four, general
from game.titles.biomes.ai.tables.kinds import Table

TABLES: Final[dict[int, Table]] = {
    1: general.TABLE,
    2: general.TABLE,
    3: general.TABLE,
    4: four.TABLE,
}
"""By number of players. A table fitted to three alone forecast no better than the general one."""

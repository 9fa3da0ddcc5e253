"""What a table holds."""

from __future__ import annotations

Worth = tuple[float, float, float]
"""What one unit of a feature is worth in points: at the end, soon before it, long before."""
Table = dict[str, Worth]
"""By the names of :data:`game.titles.biomes.ai.forecast.FEATURES`."""

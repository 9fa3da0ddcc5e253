"""The strengths of two that the READMEs of ``game/ai`` and of the titles' ``ai`` publish."""

from __future__ import annotations

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from tools.ratings.fitting import Meeting

ROWS = {
    "biomes": (
        (APPRENTICE, SPROUT, 0.774, 1500),
        (BUILDER, APPRENTICE, 0.675, 1500),
        (ARCHITECT, BUILDER, 0.833, 1500),
        (MASTER, ARCHITECT, 0.778, 400),
    ),
    "towers": (
        (APPRENTICE, SPROUT, 0.673, 1000),
        (BUILDER, APPRENTICE, 0.673, 1000),
        (ARCHITECT, BUILDER, 0.658, 1000),
        (MASTER, ARCHITECT, 0.692, 400),
    ),
    "brewery": (
        (APPRENTICE, SPROUT, 0.884, 1000),
        (BUILDER, APPRENTICE, 0.837, 1000),
        (ARCHITECT, BUILDER, 0.658, 800),
        (MASTER, ARCHITECT, 0.798, 400),
        (MASTER, BUILDER, 0.880, 400),
    ),
}
"""By title: who played whom, the share of wins, and how many games."""
PUBLISHED = {
    title: tuple(
        Meeting(one, other, None, share, float(games)) for one, other, share, games in rows
    )
    for title, rows in ROWS.items()
}
"""The same as meetings."""

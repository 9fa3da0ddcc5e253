"""How strong the levels play, measured as ``docs/ratings.md`` tells."""

from __future__ import annotations

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.session.family.rating.strengths import Strengths, Table

STRENGTHS = Strengths(
    {SPROUT: -1.96, APPRENTICE: -0.74, BUILDER: 0.0, ARCHITECT: 1.6, MASTER: 2.84},
    {2: Table(1.0, 12.6), 3: Table(0.69, 8.0), 4: Table(0.6, 6.1)},
)

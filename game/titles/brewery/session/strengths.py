"""How strong the levels play, measured as ``docs/ratings.md`` tells."""

from __future__ import annotations

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.session.family.rating.strengths import Strengths, Table

STRENGTHS = Strengths(
    {SPROUT: -3.64, APPRENTICE: -1.63, BUILDER: 0.0, ARCHITECT: 0.65, MASTER: 2.01},
    {2: Table(1.0, 6.4), 3: Table(0.82, 6.1), 4: Table(0.78, 6.8)},
)

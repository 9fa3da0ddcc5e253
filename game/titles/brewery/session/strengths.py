"""How strong the levels play, measured as ``docs/ratings.md`` tells."""

from __future__ import annotations

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.session.family.rating.strengths import Strengths, Table

STRENGTHS = Strengths(
    {
        2: Table(
            {SPROUT: -3.65, APPRENTICE: -1.63, BUILDER: 0.0, ARCHITECT: 0.65, MASTER: 2.01},
            1.0,
            6.3,
        ),
        3: Table(
            {SPROUT: -3.68, APPRENTICE: -1.68, BUILDER: 0.01, ARCHITECT: 0.9, MASTER: 1.83},
            0.78,
            6.6,
        ),
        4: Table(
            {SPROUT: -3.49, APPRENTICE: -1.84, BUILDER: -0.31, ARCHITECT: 1.02, MASTER: 2.0},
            0.72,
            7.5,
        ),
    }
)

"""How strong the levels play, measured as ``docs/ratings.md`` tells."""

from __future__ import annotations

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.session.family.rating.strengths import Strengths, Table

STRENGTHS = Strengths(
    {
        2: Table(
            {SPROUT: -1.98, APPRENTICE: -0.75, BUILDER: 0.0, ARCHITECT: 1.6, MASTER: 2.84},
            1.0,
            14.0,
        ),
        3: Table(
            {SPROUT: -2.23, APPRENTICE: -0.64, BUILDER: 0.35, ARCHITECT: 1.46, MASTER: 2.77},
            0.7,
            8.9,
        ),
        4: Table(
            {SPROUT: -2.23, APPRENTICE: -0.72, BUILDER: 0.33, ARCHITECT: 1.73, MASTER: 2.6},
            0.71,
            6.5,
        ),
    }
)

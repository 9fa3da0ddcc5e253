"""How strong the levels play, measured as ``docs/ratings.md`` tells."""

from __future__ import annotations

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.session.family.rating.strengths import Strengths, Table

STRENGTHS = Strengths(
    {
        2: Table(
            {SPROUT: -3.67, APPRENTICE: -1.64, BUILDER: 0.0, ARCHITECT: 0.65, MASTER: 2.01},
            1.0,
            6.7,
        ),
        3: Table(
            {SPROUT: -3.67, APPRENTICE: -1.75, BUILDER: 0.04, ARCHITECT: 0.9, MASTER: 1.83},
            0.78,
            6.8,
        ),
        4: Table(
            {SPROUT: -3.5, APPRENTICE: -1.9, BUILDER: -0.25, ARCHITECT: 1.01, MASTER: 1.99},
            0.74,
            7.5,
        ),
    }
)

"""How strong the levels play, measured as ``docs/ratings.md`` tells."""

from __future__ import annotations

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.session.family.rating.strengths import Strengths, Table

STRENGTHS = Strengths(
    {
        2: Table(
            {SPROUT: -1.98, APPRENTICE: -0.75, BUILDER: 0.0, ARCHITECT: 1.6, MASTER: 2.84},
            1.0,
            13.1,
        ),
        3: Table(
            {SPROUT: -2.17, APPRENTICE: -0.69, BUILDER: 0.3, ARCHITECT: 1.47, MASTER: 2.8},
            0.66,
            9.1,
        ),
        4: Table(
            {SPROUT: -2.25, APPRENTICE: -0.7, BUILDER: 0.34, ARCHITECT: 1.73, MASTER: 2.59},
            0.72,
            6.5,
        ),
    }
)

"""How strong the levels play, measured as ``docs/ratings.md`` tells."""

from __future__ import annotations

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.session.family.rating.strengths import Strengths, Table

STRENGTHS = Strengths(
    {
        2: Table(
            {SPROUT: -1.47, APPRENTICE: -0.73, BUILDER: 0.0, ARCHITECT: 0.63, MASTER: 1.49},
            1.0,
            6.0,
        ),
        3: Table(
            {SPROUT: -1.52, APPRENTICE: -0.67, BUILDER: -0.01, ARCHITECT: 0.68, MASTER: 1.45},
            0.89,
            5.4,
        ),
        4: Table(
            {SPROUT: -1.48, APPRENTICE: -0.74, BUILDER: 0.03, ARCHITECT: 0.69, MASTER: 1.44},
            0.75,
            4.8,
        ),
    }
)

"""How strong the levels play, measured as ``docs/ratings.md`` tells."""

from __future__ import annotations

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.session.family.rating.strengths import Strengths, Table

STRENGTHS = Strengths(
    {SPROUT: -1.47, APPRENTICE: -0.73, BUILDER: 0.0, ARCHITECT: 0.63, MASTER: 1.49},
    {2: Table(1.0, 6.0), 3: Table(0.89, 5.4), 4: Table(0.75, 4.8)},
)

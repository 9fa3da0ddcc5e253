"""How strong the levels play, as measured."""

from __future__ import annotations

from game.session.family.rating.strengths import Strengths, Table

STRENGTHS = Strengths(
    {
        2: Table(
            {"sprout": -1.84, "apprentice": -0.8, "builder": 0.0, "architect": 0.5, "master": 1.4},
            1.0,
            5.8,
        ),
        3: Table(
            {
                "sprout": -1.81,
                "apprentice": -0.96,
                "builder": -0.13,
                "architect": 0.65,
                "master": 1.5,
            },
            0.75,
            5.3,
        ),
        4: Table(
            {
                "sprout": -1.81,
                "apprentice": -0.96,
                "builder": -0.13,
                "architect": 0.65,
                "master": 1.5,
            },
            0.66,
            4.8,
        ),
    },
    -0.8,
)

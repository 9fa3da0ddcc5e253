"""The kinds of goals of brewery by their names."""

from __future__ import annotations

from functools import partial

from game.ai.puzzles.task import Daily, Kind, Puzzles
from game.titles.brewery.ai.puzzles import goals, making, tomorrow
from game.titles.brewery.ai.puzzles.planning import looking, prove

UNITS = ("items",)
_SMALL = 5_000
"""Positions: about one table in three that is drawn takes more, and is dropped soon."""

PUZZLES = Puzzles(
    {
        "points": Kind(goals.Points, UNITS, prove, partial(making.draft, "points"), looking),
        "recipes": Kind(goals.Recipes, UNITS, prove, partial(making.draft, "recipes"), looking),
        "gold": Kind(goals.Gold, UNITS, prove, partial(making.draft, "gold"), looking),
        "score": Kind(goals.score, UNITS, prove, partial(making.draft, "score"), looking),
        "chance": Kind(
            tomorrow.Tomorrow, UNITS, tomorrow.prove, making.chance, tomorrow.foreseeing
        ),
    },
    dailies=(
        Daily("points", 1, 5, 8, _SMALL),
        Daily("gold", 1, 5, 8, _SMALL),
        Daily("score", 1, 5, 8, _SMALL),
        Daily("gold", 2, 3, 8, _SMALL),
        Daily("chance", 2, 0, 4, _SMALL),
        Daily("points", 2, 0, 4, _SMALL),
        Daily("score", 2, 0, 3, _SMALL),
    ),
)

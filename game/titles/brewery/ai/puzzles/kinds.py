"""The kinds of goals of brewery by their names."""

from __future__ import annotations

from game.ai.puzzles.task import Kind, Puzzles
from game.titles.brewery.ai.puzzles import goals, making, tomorrow
from game.titles.brewery.ai.puzzles.planning import looking, prove

UNITS = ("items",)

PUZZLES = Puzzles(
    {
        "points": Kind(goals.points, UNITS, prove, making.points, looking),
        "recipes": Kind(goals.recipes, UNITS, prove, making.recipes, looking),
        "gold": Kind(goals.gold, UNITS, prove, making.gold, looking),
        "score": Kind(goals.score, UNITS, prove, making.score, looking),
        "chance": Kind(tomorrow.chance, UNITS, tomorrow.prove, making.chance, tomorrow.foreseeing),
    }
)

"""The kinds of goals of towers by their names."""

from __future__ import annotations

from game.ai.puzzles.task import Daily, Kind, Puzzles
from game.titles.towers.ai.puzzles import clear, gather, points, raising, visit
from game.titles.towers.ai.puzzles.turns import prove

_UNITS = ("turns",)

PUZZLES = Puzzles(
    {
        "points": Kind(points.task, _UNITS, prove, points.make, single=True),
        "gather": Kind(gather.task, _UNITS, prove, gather.make, single=True),
        "clear": Kind(clear.task, _UNITS, prove, clear.make, single=True),
        "visit": Kind(visit.task, _UNITS, prove, visit.make, single=True),
        "raise": Kind(raising.task, _UNITS, prove, raising.make, single=True),
    },
    dailies=(
        Daily("clear", 2, 5, 8),
        Daily("gather", 3, 3, 8),
        Daily("visit", 3, 2, 6),
        Daily("clear", 3, 1, 5),
        Daily("gather", 3, 0, 2),
        Daily("visit", 3, 0, 1),
        Daily("points", 3, 0, 0),
    ),
)

"""The kinds of goals of biomes by their names."""

from __future__ import annotations

from game.ai.puzzles import bounded
from game.ai.puzzles.task import Kind, Puzzles
from game.titles.biomes.ai.puzzles import most

PUZZLES = Puzzles({"most": Kind(most.task, ("actions",), bounded.prove, most.make)})

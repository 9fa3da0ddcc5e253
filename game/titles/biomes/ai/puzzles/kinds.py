"""The kinds of goals of biomes by their names."""

from __future__ import annotations

from game.ai.puzzles import bounded
from game.ai.puzzles.task import OF_A_DOZEN, OF_HUNDREDS, Daily, Kind, Puzzles
from game.titles.biomes.ai.puzzles import chance, most, rounds, score, take, xp

_ACTIONS, _TURNS = ("actions",), ("turns",)
PUZZLES = Puzzles(
    {
        "most": Kind(most.task, _ACTIONS, most.prove, most.make, few=OF_A_DOZEN),
        "take": Kind(take.task, _ACTIONS, take.prove, take.make),
        "score": Kind(score.task, _TURNS, score.prove, score.make, few=OF_HUNDREDS),
        "rounds": Kind(rounds.task, _TURNS, rounds.prove, rounds.make, few=OF_HUNDREDS),
        "xp": Kind(xp.task, _TURNS, xp.prove, xp.make, few=OF_HUNDREDS),
        "chance": Kind(chance.task, _TURNS, bounded.prove, chance.make, few=OF_A_DOZEN),
    },
    dailies=(
        Daily("most", 4, 5, 8),
        Daily("take", 2, 3, 8),
        Daily("chance", 3, 2, 6),
        Daily("score", 3, 2, 6),
        Daily("most", 5, 0, 3),
        Daily("rounds", 3, 0, 2),
        Daily("xp", 2, 0, 1),
    ),
)

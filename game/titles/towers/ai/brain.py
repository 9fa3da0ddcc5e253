"""What is thought about towers, in one value."""

from __future__ import annotations

from game.ai.brain import Brain, Memory
from game.titles.towers.ai.appraisal import appraise
from game.titles.towers.ai.chances import chances
from game.titles.towers.ai.characters import SEARCHING, mind_of, soft_agent
from game.titles.towers.ai.coach.guide import guide
from game.titles.towers.ai.coach.past import trivial, weight
from game.titles.towers.ai.puzzles.kinds import PUZZLES
from game.titles.towers.ai.tastes import TASTES

BRAIN = Brain(
    appraise,
    soft_agent,
    mind_of,
    chances,
    guide,
    Memory(weight, trivial),
    searching=SEARCHING,
    tempers=tuple(TASTES),
    puzzles=PUZZLES,
)

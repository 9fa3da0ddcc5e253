"""What is thought about biomes, in one value."""

from __future__ import annotations

from game.ai.brain import Brain, Memory
from game.ai.judging.size import Size
from game.ai.levels import TEMPERS
from game.titles.biomes.ai.appraisal import appraise
from game.titles.biomes.ai.chances import chances
from game.titles.biomes.ai.characters import SEARCHING, mind_of, soft_agent
from game.titles.biomes.ai.coach.guide import guide
from game.titles.biomes.ai.coach.past import trivial, weight
from game.titles.biomes.ai.puzzles.kinds import PUZZLES

BRAIN = Brain(
    appraise,
    soft_agent,
    mind_of,
    chances,
    guide,
    Memory(weight, trivial),
    searching=SEARCHING,
    tempers=TEMPERS,
    puzzles=PUZZLES,
    judged=Size(iterations=300, learned=80, first=48, then=120),
)

"""What is thought about brewery, in one value."""

from __future__ import annotations

from game.ai.brain import Brain, Memory
from game.titles.brewery.ai.appraisal import appraise
from game.titles.brewery.ai.chances import chances
from game.titles.brewery.ai.characters import SEARCHING, mind_of, soft_agent
from game.titles.brewery.ai.coach.guide import guide
from game.titles.brewery.ai.coach.past import legal_moves, weight
from game.titles.brewery.ai.tastes import TASTES

BRAIN = Brain(
    appraise,
    soft_agent,
    mind_of,
    chances,
    guide,
    Memory(legal_moves, weight),
    tempers=tuple(TASTES),
    searching=SEARCHING,
)

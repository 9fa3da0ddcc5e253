"""The evaluation of `biomes`: weights, boards, fights, positions, moves, harm, characters."""

from game.titles.biomes.ai.appraisal import appraise
from game.titles.biomes.ai.chances import chances
from game.titles.biomes.ai.characters import mind_of, soft_agent, weights_of
from game.titles.biomes.ai.harm import harmless
from game.titles.biomes.ai.weights import WEIGHTS, Weights

__all__ = [
    "WEIGHTS",
    "Weights",
    "appraise",
    "chances",
    "harmless",
    "mind_of",
    "soft_agent",
    "weights_of",
]

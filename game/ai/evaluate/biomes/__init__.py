"""The evaluation of `biomes`: weights, boards, fights, positions, moves, harm, characters."""

from game.ai.evaluate.biomes.appraisal import appraise
from game.ai.evaluate.biomes.chances import chances
from game.ai.evaluate.biomes.characters import mind_of, soft_agent, weights_of
from game.ai.evaluate.biomes.harm import harmless
from game.ai.evaluate.biomes.weights import WEIGHTS, Weights

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

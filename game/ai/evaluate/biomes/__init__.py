"""The evaluation of `biomes`: weights, boards, fights, positions, moves."""

from game.ai.evaluate.biomes.appraisal import appraise
from game.ai.evaluate.biomes.weights import WEIGHTS, Weights

__all__ = ["WEIGHTS", "Weights", "appraise"]

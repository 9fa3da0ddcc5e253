"""What the levels and the tempers are in `biomes`: how softly they draw, what they weigh.

A level below Builder is made weaker by drawing among its best moves and by looking less far
ahead, never by blunders. A temper weighs what it likes a little more, at a small price in wins;
README.md beside this file tells what was measured.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.ai.evaluate.biomes.appraisal import appraise
from game.ai.evaluate.biomes.harm import harmless
from game.ai.evaluate.biomes.mind import BiomesMind
from game.ai.evaluate.biomes.weights import WEIGHTS, Weights
from game.ai.levels import (
    APPRENTICE,
    BALANCED,
    BUILDER,
    COLLECTOR,
    EXPLORER,
    FIGHTER,
    PLANNER,
    SPROUT,
    Character,
)
from game.ai.mind import MindMaker
from game.ai.soft import SoftAgent, Softness

SOFTNESS: dict[str, Softness] = {
    SPROUT: Softness(temperature=2.0, width=5.0),
    APPRENTICE: Softness(temperature=1.0, width=3.0),
    BUILDER: Softness(),
}
"""By level: how freely it draws."""

Factors = dict[str, float]
"""By name of a weight: what it is multiplied by."""
SIGHT: dict[str, Factors] = {
    SPROUT: {"prospects": 0.6, "fights": 0.6},
}
"""By level: what it sees less of than the others."""

TEMPERED: dict[str, Factors] = {
    BALANCED: {},
    COLLECTOR: {"block": 1.25, "emerald": 1.25, "plenty": 1.3, "hoarded": 1.3},
    FIGHTER: {"fights": 1.4, "might": 1.5, "extra": 1.2, "trophy": 1.4},
    EXPLORER: {"look_tile": 2.5, "look_token": 2.5},
    PLANNER: {"prospects": 1.2, "second": 1.3, "scattered": 1.3},
}
"""By temper: what it likes more than the others do."""


def weights_of(character: Character, weights: Weights = WEIGHTS) -> Weights:
    """The weights that somebody of that level and temper plays with."""
    return _changed(_changed(weights, SIGHT.get(character.level, {})), TEMPERED[character.temper])


def soft_agent(character: Character) -> SoftAgent:
    """The agent of one of the levels in :data:`SOFTNESS`."""
    looking = partial(appraise, weights=weights_of(character))
    return SoftAgent(looking, harmless, SOFTNESS[character.level])


def mind_of(character: Character) -> MindMaker:
    """What somebody who searches knows of a decision, by that temper's weights."""
    return partial(BiomesMind, weights=weights_of(character))


def _changed(weights: Weights, factors: Factors) -> Weights:
    changes = {
        name: _multiplied(getattr(weights, name), factor) for name, factor in factors.items()
    }
    return replace(weights, **changes)  # type: ignore[arg-type] # each keeps its own kind


def _multiplied(weight: object, factor: float) -> object:
    """A weight, a count or a row of weights, multiplied; a count stays one."""
    if isinstance(weight, tuple):
        return tuple(part * factor for part in weight)
    if isinstance(weight, int):
        return round(weight * factor)
    if isinstance(weight, float):
        return weight * factor
    raise TypeError(f"no weight: {weight!r}")
